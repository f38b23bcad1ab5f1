import { z } from 'zod';
import { settled } from '../../act.ts';
import { idleAt } from '../../asked.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant, Words } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { combatantOf, edition, rulingsOf } from '../combatant.ts';
import { checkFighterId, error, warning } from '../findings.ts';
import { type Action, type LevelChange, potentialOf } from '../potential.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const actionWord = word({
  noun: 'action',
  ids: ['walk', 'run', 'charge', 'engage', 'cover-move', 'pursuit'],
  aliases: {
    marche: 'walk',
    course: 'run',
    engagement: 'engage',
    'déplacement-à-couvert': 'cover-move',
    poursuite: 'pursuit',
  },
}) as z.ZodType<Action>;

const levelChange = word({
  noun: 'level change',
  ids: ['none', 'up', 'down'],
  aliases: { aucun: 'none', montée: 'up', descente: 'down' },
}) as z.ZodType<LevelChange>;

const schema = fields(
  {
    kind: kindWord('action', 'action').describe('whether a move is allowed, and how far it can go'),
    subject: fighterId.describe('who moves'),
    action: actionWord.describe('what he announces'),
    free: z.boolean().default(true).describe('he touches no enemy when he is activated'),
    assaulted: z.boolean().default(false).describe('he was charged or engaged in this activation phase'),
    visible: z.boolean().default(true).describe('he sees the target of his charge'),
    disengaged: z.boolean().default(false).describe('he has disengaged in this activation'),
    level: integer(0, 2, 'level at which he starts: 0 ground, 1 low, 2 high').default(0),
    'level-change': levelChange.default('none').describe('level to which he goes besides'),
    'already-walked': z.boolean().default(false).describe('he has walked in this speaking turn'),
  },
  {
    sujet: 'subject',
    'cible-visible': 'visible',
    libre: 'free',
    assailli: 'assaulted',
    désengagé: 'disengaged',
    niveau: 'level',
    'changement-de-niveau': 'level-change',
    'déjà-marché': 'already-walked',
  },
);

type ActionData = z.infer<typeof schema>;

const OUTCOMES = [outcome('allowed', 'allowed', 'permise'), outcome('forbidden', 'forbidden', 'interdite')];
const ALLOWED = 0;
const FORBIDDEN = 1;

const METRICS = [
  metric('potential', UNITS.millimetres, 'greatest length', 'longueur maximale'),
  metric('contact', UNITS.flag, 'must end in contact', 'doit finir au contact'),
  metric('exclusive', UNITS.flag, 'combines with nothing else', 'ne se combine avec rien d’autre'),
];

/** Edition → actions that combine with nothing; engaging is one however it came about. // CF-MOVE-8 */
const EXCLUSIVE: Readonly<Record<ReturnType<typeof edition>, ReadonlySet<Action>>> = {
  third: new Set(),
  revised: new Set(['run', 'charge', 'engage', 'cover-move']),
};

// CF-MOVE-1 to 6, CF-MOVE-9, CF-MOVE-15
function isAllowed(data: ActionData, variant: Variant): boolean {
  const { action, free, disengaged, level } = data;
  const rulings = rulingsOf(variant);
  const changesLevel = data['level-change'] !== 'none';
  if (data.assaulted && !free && action !== 'pursuit') return false; // pursuits come after the activation phase
  switch (action) {
    case 'walk':
      return !data['already-walked'] && (free || disengaged);
    case 'run':
      return free && !disengaged;
    case 'charge':
      return free && !disengaged && (data.visible || rulings['charge-condition'] === 'free');
    case 'engage':
      return free || disengaged;
    case 'cover-move':
      return free && !disengaged && (rulings['cover-move-level'] === 'any' || (level === 0 && !changesLevel));
    case 'pursuit':
      return !changesLevel; // CF-FLY-7
  }
}

// CF-ERR-10
function check(data: ActionData, variant: Variant): readonly Finding[] {
  const { subject, level } = data;
  const unknown = checkFighterId(['subject'], subject, variant);
  if (unknown.length > 0) return unknown;
  const change = data['level-change'];
  const who = combatantOf(variant, subject);
  const findings: Finding[] = [];
  if (!who.abilities.has('flight') && (level > 0 || change !== 'none')) {
    const message = `${subject} cannot leave the ground: he lacks the ability flight`;
    const at = level > 0 ? 'level' : 'level-change';
    findings.push(error('no-flight', [at], message, 'give him `flight` and MOV-air, or leave him at level 0'));
  }
  if ((change === 'up' && level === 2) || (change === 'down' && level === 0)) {
    const message = `no level lies ${change === 'up' ? 'above 2' : 'below 0'}`;
    findings.push(error('level-change', ['level-change'], message, 'levels are 0, 1 and 2; change by one at a time'));
  }
  return findings;
}

function warn({ action, visible, ...data }: ActionData): readonly Finding[] {
  const findings: Finding[] = [];
  const idle = (key: string, why: Words): void => {
    findings.push(idleAt('confrontation', ['engagement', key], key, why));
  };
  if (action === 'pursuit') {
    const why = { en: 'a pursuit comes after the activations', fr: 'une poursuite vient après les activations' };
    if (!data.free) idle('free', why);
    if (data.assaulted) idle('assaulted', why);
    if (data.disengaged) idle('disengaged', why);
  } else if (data.assaulted && data.free)
    idle('assaulted', { en: 'he touches no enemy', fr: 'il ne touche aucun ennemi' });
  if (!visible && action !== 'charge') {
    findings.push(
      warning(
        'no-effect',
        ['visible'],
        { en: `visible has no effect on a ${action}`, fr: `\`visible\` est sans effet sur l’action \`${action}\`` },
        { en: 'only a charge needs sight', fr: 'seule une charge demande de voir' },
      ),
    );
  }
  if (data['already-walked'] && action !== 'walk') {
    const message = {
      en: `already-walked has no effect on a ${action}`,
      fr: `\`already-walked\` est sans effet sur l’action \`${action}\``,
    };
    findings.push(
      warning('no-effect', ['already-walked'], message, {
        en: 'it only forbids to walk again',
        fr: 'cela interdit seulement de marcher encore',
      }),
    );
  }
  return findings;
}

/** One action of the activation phase, or a pursuit. // CF-MOVE, CF-FLY */
export const action: KindDefinition<ActionData> = {
  listing: {
    id: 'action',
    alias: 'action',
    summary: {
      en: 'whether a move may be announced, and how far it goes',
      fr: 'si un déplacement peut être annoncé, et jusqu’où il va',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field(
        'action',
        'walk, run, charge, engage, cover-move or pursuit',
        'marche, course, charge, engagement, déplacement-à-couvert ou poursuite',
      ),
      field('free', 'true (default) | false: touches no enemy', 'true (défaut) | false : ne touche aucun ennemi'),
      field('assaulted', 'in this activation phase; default false', 'dans cette phase ; par défaut false'),
      field('visible', 'the target of a charge; default true', 'la cible d’une charge ; par défaut true'),
      field('disengaged', 'in this activation; default false', 'pendant cette activation ; par défaut false'),
      field('level', '0 (default), 1 or 2: where he starts', '0 (défaut), 1 ou 2 : d’où il part'),
      field('level-change', 'none (default), up or down', 'aucun (défaut), montée ou descente'),
      field('already-walked', 'in this speaking turn; default false', 'pendant ce tour de parole ; par défaut false'),
    ],
  },
  schema,
  needs: ({ subject, level }) => [{ fighter: subject, characteristics: [level === 0 ? 'MOV' : 'MOV-air'] }],
  check,
  warn,
  compile: (data, variant) => {
    const who = combatantOf(variant, data.subject);
    const allowed = isAllowed(data, variant);
    const flight = { level: data.level, change: data['level-change'] };
    const length = potentialOf(data.action, who, flight, rulingsOf(variant), data.disengaged);
    const isContact = data.action === 'charge' || data.action === 'engage'; // CF-MOVE-10
    const isExclusive = EXCLUSIVE[edition(variant)].has(data.action);
    const opening = { en: `${who.id} announces: ${data.action}`, fr: `${who.id} annonce : ${data.action}` };
    return settled(
      { outcomes: OUTCOMES, metrics: METRICS, actors: [who.id], opening },
      {
        outcome: allowed ? ALLOWED : FORBIDDEN,
        values: [allowed ? length : 0, isContact ? 1 : 0, isExclusive ? 1 : 0],
      },
    );
  },
};
