import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord, option } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import type { Contest } from '../contest.ts';
import { ContestAct, contestOf, type Party } from '../contest-act.ts';
import { freeRaises, raises, skillId, traitWord, warnOfSkill } from '../deed-fields.ts';
import { checkOpponents, warning } from '../findings.ts';
import { FIGHTERS } from '../ranks.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('contest', 'opposition').describe('two roll against each other until one prevails'),
    attacker: fighterId.describe('who begins it'),
    target: fighterId.describe('who opposes him'),
    'attacker-trait': traitWord.describe('trait of the attacker'),
    'target-trait': traitWord.optional().describe('trait of the target; that of the attacker by default'),
    'attacker-skill': skillId.optional().describe('knack of the attacker'),
    'target-skill': skillId.optional().describe('knack of the target'),
    'attacker-raises': raises,
    'target-raises': raises,
    'attacker-free-raises': freeRaises,
    'target-free-raises': freeRaises,
    rolls: z
      .union([
        integer(1, 1000, 'pairs of rolls at most'),
        option('number of rolls', ['unlimited'], { illimité: 'unlimited' }),
      ])
      .default('unlimited')
      .describe('pairs of rolls after which it is a draw: 1 to 1000, or unlimited'),
  },
  {
    attaquant: 'attacker',
    cible: 'target',
    'trait-attaquant': 'attacker-trait',
    'trait-cible': 'target-trait',
    'compétence-attaquant': 'attacker-skill',
    'compétence-cible': 'target-skill',
    'augmentations-attaquant': 'attacker-raises',
    'augmentations-cible': 'target-raises',
    'augmentations-gratuites-attaquant': 'attacker-free-raises',
    'augmentations-gratuites-cible': 'target-free-raises',
    jets: 'rolls',
  },
);

type ContestData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('attacker', 'attacker', 'attaquant'),
  outcome('target', 'target', 'cible'),
  outcome('draw', 'nobody', 'personne'),
] as const;

/** Chance of a pair of rolls under which a contest without a cap lasts long. */
const SLOW = 0.002;

function partiesOf(data: ContestData, variant: Variant): readonly [Party, Party] {
  const trait = data['attacker-trait'];
  const attacker: Party = {
    who: combatantOf(variant, data.attacker),
    trait,
    skill: data['attacker-skill'],
    raises: data['attacker-raises'],
    freeRaises: data['attacker-free-raises'],
  };
  const target: Party = {
    who: combatantOf(variant, data.target),
    trait: data['target-trait'] ?? trait,
    skill: data['target-skill'],
    raises: data['target-raises'],
    freeRaises: data['target-free-raises'],
  };
  return [attacker, target];
}

function contestIn(data: ContestData, variant: Variant, options: CompileOptions): Contest {
  return contestOf(partiesOf(data, variant), variant, options);
}

function warn(data: ContestData, variant: Variant): readonly Finding[] {
  return [
    ...warnOfSkill('attacker-skill', data['attacker-skill'], variant),
    ...warnOfSkill('target-skill', data['target-skill'], variant),
    ...warnOfLength(data, variant),
  ];
}

/** Whether it ends at all, and soon enough. // SS-CONT-3 */
function warnOfLength(data: ContestData, variant: Variant): readonly Finding[] {
  const contest = contestIn(data, variant, { engine: 'tables' });
  const { wins, losses, isDecidable } = contest;
  if (!isDecidable) {
    const message = {
      en: 'neither of them can reach his TN: nobody will ever prevail',
      fr: 'aucun des deux ne peut atteindre son ND\u00a0: personne ne l’emportera jamais',
    };
    return [
      warning('undecidable', [], message, {
        en: 'lower the raises, or give them more dice',
        fr: 'diminuez les augmentations, ou donnez-leur plus de dés',
      }),
    ];
  }
  if (data.rolls !== 'unlimited' || wins + losses >= SLOW) return [];
  const rolls = Math.round(1 / (wins + losses));
  const message = {
    en: `they need ${rolls.toLocaleString('en')} pairs of rolls on average`,
    fr: `il leur faut ${rolls.toLocaleString('fr')} paires de jets en moyenne`,
  };
  return [
    warning('long-contest', ['rolls'], message, { en: 'cap them: `rolls: 10`', fr: 'limitez-les\u00a0: `rolls: 10`' }),
  ];
}

/** Two fighters who oppose each other. */
export const contest: KindDefinition<ContestData> = {
  listing: {
    id: 'contest',
    alias: 'opposition',
    summary: {
      en: 'two roll against each other’s trait until one prevails',
      fr: 'jet d’opposition, jusqu’à ce que l’un l’emporte',
    },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('attacker-trait', 'trait of the attacker', 'trait de l’attaquant'),
      field(
        'target-trait',
        'trait of the target, default that of the attacker',
        'trait de la cible, par défaut celui de l’attaquant',
      ),
      field('attacker-skill', 'knack of the attacker, if any', 'compétence de l’attaquant, s’il y en a une'),
      field('target-skill', 'knack of the target, if any', 'compétence de la cible, s’il y en a une'),
      field('attacker-raises', 'TN +5 each, default 0', 'ND +5 chacune, par défaut 0'),
      field('target-raises', 'TN +5 each, default 0', 'ND +5 chacune, par défaut 0'),
      field('attacker-free-raises', 'total +5 each, default 0', 'total +5 chacune, par défaut 0'),
      field('target-free-raises', 'total +5 each, default 0', 'total +5 chacune, par défaut 0'),
      field(
        'rolls',
        'cap of pairs of rolls, or unlimited (default)',
        'nombre maximal de paires de jets, ou illimité (défaut)',
      ),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  check: (data, variant) => checkOpponents(data, variant, FIGHTERS),
  warn,
  compile: (data, variant, options) => {
    const rollsMax = typeof data.rolls === 'number' ? data.rolls : null;
    const names = [data.attacker, data.target] as const;
    const facts = { contest: contestIn(data, variant, options), names, outcomes: OUTCOMES, rollsMax };
    return played(new ContestAct(facts, options));
  },
};
