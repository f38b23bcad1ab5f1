import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Metric, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { skillId, traitWord } from '../deed-fields.ts';
import { checkPart, error } from '../findings.ts';
import { costOfPurchases, isLegal, type Purchase } from '../purchases.ts';
import { CHARACTERS } from '../ranks.ts';
import type { KindDefinition } from './kind.ts';

/** What may be named as bought, one to a purchase. */
const GOODS = ['trait', 'skill', 'specialisation', 'sword', 'arcane', 'advantage', 'drama'] as const;

const purchase = fields(
  {
    trait: traitWord.optional().describe('trait raised by a rank'),
    skill: skillId.optional().describe('knack raised by a rank'),
    specialisation: z.string().min(1).optional().describe('specialisation by name'),
    sword: integer(0, 99, 'price of a sword of Damocles: 3, 6 or 9').optional(),
    arcane: z.string().min(1).optional().describe('an arcane by name: not for sale'),
    advantage: z.string().min(1).optional().describe('an advantage by name: not for sale'),
    drama: integer(1, 99, 'drama dice: not for sale').optional(),
    special: z.boolean().default(false).describe('an advantage lets the trait rise above 5'),
  },
  { compétence: 'skill', épée: 'sword', avantage: 'advantage', héroïsme: 'drama' },
);

const schema = fields(
  {
    kind: kindWord('experience', 'expérience').describe('what experience buys'),
    subject: fighterId.describe('who has it'),
    award: integer(0, 9999, 'experience points awarded').default(0),
    'drama-left': integer(0, 99, 'drama dice unspent: a point each').default(0),
    purchases: z.array(purchase).min(1).max(100).describe('what he wants to buy'),
  },
  { sujet: 'subject', récompense: 'award', 'héroïsme-restant': 'drama-left', achats: 'purchases' },
);

type ExperienceData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('affordable', 'affordable', 'abordable'),
  outcome('too-dear', 'too dear', 'trop cher'),
  outcome('illegal', 'illegal', 'illégal'),
];
const AFFORDABLE = 0;
const TOO_DEAR = 1;
const ILLEGAL = 2;

const XP = { en: 'XP', fr: 'XP' };

function metricsOf(left: number): readonly Metric[] {
  return [
    metric('cost', XP, 'cost of the purchases', 'coût des achats'),
    {
      ...metric('left', XP, 'points left; below 0 what is missing', 'points restants ; sous 0, ce qui manque'),
      min: Math.min(0, left),
    },
  ];
}

function check({ subject, purchases }: ExperienceData, variant: Variant): readonly Finding[] {
  const findings = [...checkPart(['subject'], subject, CHARACTERS, variant)];
  purchases.forEach((bought, index) => {
    const named = GOODS.filter((good) => bought[good] !== undefined);
    if (named.length === 1) return;
    const message = named.length === 0 ? 'a purchase names nothing' : `a purchase names ${named.join(' and ')}`;
    findings.push(error('purchase', ['purchases', index], message, `name one of ${GOODS.join(', ')}`));
  });
  return findings;
}

/** What somebody can buy with his experience. */
export const experience: KindDefinition<ExperienceData> = {
  listing: {
    id: 'experience',
    alias: 'expérience',
    summary: {
      en: 'what experience points buy, and whether they may',
      fr: 'ce que l’expérience achète, et si c’est permis',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('award', 'experience points awarded, default 0', 'points d’expérience attribués, par défaut 0'),
      field('drama-left', 'drama dice unspent, default 0', 'dés d’héroïsme restants, par défaut 0'),
      field(
        'purchases',
        'list of {trait}, {skill}, {specialisation}, {sword: 3, 6, 9}; special: true lets a trait rise above 5',
        'liste de {trait}, {compétence}, {spécialisation}, {épée : 3, 6, 9} ; spécial : true permet un trait au-delà de 5',
      ),
    ],
  },
  schema,
  check,
  compile: (data, variant) => {
    const who = combatantOf(variant, data.subject);
    const purchases: readonly Purchase[] = data.purchases;
    const points = data.award + data['drama-left']; // SS-XP-1, SS-DRAMA-5
    const cost = costOfPurchases(purchases, who);
    const end = cost <= points ? AFFORDABLE : TOO_DEAR;
    const opening = {
      en: `${data.subject}: ${purchases.length} purchases, ${points} XP`,
      fr: `${data.subject} : ${purchases.length} achats, ${points} XP`,
    };
    return settled(
      { outcomes: OUTCOMES, metrics: metricsOf(points - cost), actors: [data.subject], opening },
      { outcome: isLegal(purchases, who, variant.rulings) ? end : ILLEGAL, values: [cost, points - cost] },
    );
  },
};
