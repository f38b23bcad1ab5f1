import type { Metric } from '../system.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import { armourLost, dead, lost, out, stunned } from './words.ts';

/** What can be told of how a fighter ends. */
const COUNTS = {
  lost: { metric: lost, of: ({ physiqueLeft }: Combatant, { physique }: Condition) => physiqueLeft - physique },
  'armour-lost': { metric: armourLost, of: (who: Combatant, { armour }: Condition) => who.armour - armour },
  stunned: { metric: stunned, of: (_: Combatant, { isStunned }: Condition) => Number(isStunned) },
  out: { metric: out, of: (_: Combatant, { physique }: Condition) => Number(physique === 0) },
  dead: { metric: dead, of: (_: Combatant, { isDead }: Condition) => Number(isDead) },
} as const;

/** A number about the end of one fighter: `lost`, `armour-lost`, `stunned`, `out`, `dead`. */
export type Count = keyof typeof COUNTS;

/** One number about the end of one fighter. */
export interface Ending {
  readonly count: Count;
  /** Index of the fighter among the conditions of a model. */
  readonly fighter: number;
  /** What he is called in the metric: his role, or his own name. */
  readonly who: string;
}

/** Several numbers about one fighter. */
export function endingsOf(fighter: number, who: string, counts: readonly Count[]): readonly Ending[] {
  return counts.map((count) => ({ count, fighter, who }));
}

/** Metrics of endings. */
export function endingMetrics(endings: readonly Ending[]): readonly Metric[] {
  return endings.map(({ count, who }) => COUNTS[count].metric(who));
}

/** Writes the numbers of endings into `out` from `at` on. @returns the place after them */
export function measureEndings(
  endings: readonly Ending[],
  combatants: readonly Combatant[],
  conditions: readonly Condition[],
  out: Int32Array,
  at: number,
): number {
  for (let i = 0; i < endings.length; i += 1) {
    const { count, fighter } = endings[i] as Ending;
    out[at + i] = COUNTS[count].of(combatants[fighter] as Combatant, conditions[fighter] as Condition);
  }
  return at + endings.length;
}
