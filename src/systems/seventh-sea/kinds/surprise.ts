import type { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import type { Contest } from '../contest.ts';
import { ContestAct, contestOf } from '../contest-act.ts';
import { checkOpponents, warning } from '../findings.ts';
import { FIGHTERS } from '../ranks.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('surprise', 'surprise').describe('whether somebody is taken by surprise'),
    attacker: fighterId.describe('who sneaks up or lies in wait'),
    target: fighterId.describe('who may notice him'),
    with: word({
      noun: 'knack of surprise',
      ids: ['stealth', 'ambush'],
      aliases: { 'déplacement-silencieux': 'stealth', 'guet-apens': 'ambush' },
    })
      .default('stealth')
      .describe('knack of the attacker'),
  },
  { attaquant: 'attacker', cible: 'target', avec: 'with' },
);

type SurpriseData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('surprised', 'surprised', 'surpris'),
  outcome('noticed', 'noticed', 'repéré'),
  outcome('draw', 'undecided', 'indécis'),
] as const;

/** Finesse and a knack against Wits and ambush. // SS-SURP-1 */
function contestIn(
  { attacker, target, with: knack }: SurpriseData,
  variant: Variant,
  options: CompileOptions,
): Contest {
  const plain = { raises: 0, freeRaises: 0 };
  return contestOf(
    [
      { who: combatantOf(variant, attacker), trait: 'finesse', skill: knack, ...plain },
      { who: combatantOf(variant, target), trait: 'wits', skill: 'ambush', ...plain },
    ],
    variant,
    options,
  );
}

/** One fighter tries to surprise another. */
export const surprise: KindDefinition<SurpriseData> = {
  listing: {
    id: 'surprise',
    alias: 'surprise',
    summary: { en: 'whether one fighter takes another by surprise', fr: 'surprendre un adversaire, ou être repéré' },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('with', 'stealth (default) or ambush', 'déplacement-silencieux (défaut) ou guet-apens'),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  check: (data, variant) => checkOpponents(data, variant, FIGHTERS),
  warn: (data, variant) => {
    if (contestIn(data, variant, { engine: 'tables' }).isDecidable) return [];
    const message = {
      en: 'neither of them can reach his TN: it stays undecided',
      fr: 'aucun des deux ne peut atteindre son ND\u00a0: rien ne se décide',
    };
    return [
      warning('undecidable', [], message, {
        en: 'give them ranks in stealth or ambush',
        fr: 'donnez-leur des rangs en `stealth` ou en `ambush`',
      }),
    ];
  },
  compile: (data, variant, options) => {
    const names = [data.attacker, data.target] as const;
    const contest = contestIn(data, variant, options);
    return played(new ContestAct({ contest, names, outcomes: OUTCOMES, rollsMax: null }, options));
  },
};
