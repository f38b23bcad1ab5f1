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
