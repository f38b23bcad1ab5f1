import { FixedTactics, type Tactics } from '../system.ts';
import { DECISIONS, type DecisionId, type OptionOf } from './decisions.ts';

/** `tactics` of a scenario: decision point → option; those that are written. */
export type TacticsData = { readonly [Id in DecisionId]?: OptionOf<Id> | undefined };

/** Every choice that a fighter has made beforehand: decision point → option. */
export type FighterTactics = { readonly [Id in DecisionId]: OptionOf<Id> };

const DEFAULTS: Readonly<Record<string, string | number>> = Object.fromEntries(
  DECISIONS.map(({ id, options }) => [id, id === 'sequence' ? 0 : String(options[0])]),
);

/** The choices of a scenario, with the first option wherever it is silent; `split` where it says nothing of first or second. */
export function tacticsOf(data: TacticsData): FighterTactics {
  const written = Object.fromEntries(Object.entries(data).filter(([, option]) => option !== undefined));
  const splits = data.split === undefined ? {} : { 'split-first': data.split, 'split-second': data.split };
  return { ...DEFAULTS, ...splits, ...written } as FighterTactics;
}

/** Decision points as numbers for {@link Tactics.choose}. */
export const DECISION: Readonly<Record<DecisionId, number>> = Object.fromEntries(
  DECISIONS.map(({ id }, index) => [id, index]),
) as Record<DecisionId, number>;

/** Options of a decision point, by their numbers. */
const OPTIONS: readonly (readonly string[])[] = DECISIONS.map(({ options }) => options.map(String));

/** The number of an option, as {@link Tactics.choose} answers it; of `sequence` the number itself. */
export function optionNumber<Id extends DecisionId>(decision: Id, option: OptionOf<Id>): number {
  if (typeof option === 'number') return option;
  return Math.max(0, OPTIONS[DECISION[decision]]?.indexOf(option) ?? 0);
}

/** What the actors of a model decide, as their scenario says. @param tactics index actor → his choices */
export function fixedTactics(tactics: readonly FighterTactics[]): Tactics {
  return new FixedTactics(
    tactics.map((own) => DECISIONS.map(({ id }) => optionNumber(id as DecisionId, own[id as DecisionId]))),
  );
}
