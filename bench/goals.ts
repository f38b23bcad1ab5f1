import type { Row } from './section.ts';

/** What the project asks of one measured figure. */
export interface Goal {
  readonly id: string;
  /** What is held to it, in the words of the project. */
  readonly subject: string;
  readonly sense: 'at most' | 'at least';
  readonly limit: number;
  /** Of the limit and of what is seen. */
  readonly unit: string;
}

/** Everything that is asked, in the order of the closing table. */
export const GOALS = [
  { id: 'duel-compiled', subject: 'Mordheim duel compiled', sense: 'at most', limit: 0.14, unit: '× C' },
  { id: 'melee-dice', subject: '5 against 5 on dice', sense: 'at most', limit: 4, unit: '× C' },
  { id: 'sea-compiled', subject: '7th Sea duel compiled', sense: 'at most', limit: 0.35, unit: '× C' },
  { id: 'sea-exact', subject: '7th Sea duel, exact', sense: 'at most', limit: 2, unit: 's' },
  { id: 'confrontation-compiled', subject: 'Confrontation combat compiled', sense: 'at most', limit: 0.6, unit: '× C' },
  { id: 'mortebrume-compiled', subject: 'Mortebrume duel compiled', sense: 'at most', limit: 0.6, unit: '× C' },
  {
    id: 'agreement',
    subject: 'All programs agree, worst deviation',
    sense: 'at most',
    limit: 4,
    unit: 'standard errors',
  },
  { id: 'exact-cold', subject: 'Mordheim duel exact, cold', sense: 'at most', limit: 10, unit: 'ms' },
  { id: 'exact-warm', subject: 'Mordheim duel exact, warm', sense: 'at most', limit: 1, unit: 'ms' },
  { id: 'exact-error', subject: 'Mordheim duel exact, error', sense: 'at most', limit: 1e-12, unit: '' },
  { id: 'matrix', subject: 'Exact matrix of 30 × 30 fighters', sense: 'at most', limit: 10, unit: 's' },
  { id: 'after-exact', subject: 'Sampling after enumerating', sense: 'at most', limit: 1.1, unit: '× fresh' },
  { id: 'workers', subject: 'Efficiency of two workers', sense: 'at least', limit: 0.95, unit: 'of 1' },
  { id: 'report', subject: 'Command to report, 10^6 duels, cold', sense: 'at most', limit: 1, unit: 's' },
  { id: 'report-many', subject: 'The same, 36 variants of 10^6', sense: 'at most', limit: 15, unit: 's' },
  { id: 'memory', subject: 'Peak memory', sense: 'at most', limit: 200, unit: 'MB' },
  { id: 'memory-flat', subject: 'Peak memory of many trials', sense: 'at most', limit: 1.25, unit: '× few' },
  { id: 'die-of-melee', subject: 'A die of 5 against 5', sense: 'at most', limit: 1.25, unit: '× duel' },
  { id: 'heap', subject: 'Heap taken by a trial', sense: 'at most', limit: 8, unit: 'bytes' },
  { id: 'table-warm', subject: 'Charge across a crowded table, warm', sense: 'at most', limit: 50, unit: 'ms' },
] as const satisfies readonly Goal[];

export type GoalId = (typeof GOALS)[number]['id'];

/** A goal and what a measurement came to. */
export interface Judgement {
  readonly id: GoalId;
  /** The limit in words. */
  readonly text: string;
  readonly seen: number;
  readonly isMet: boolean;
}

/** Holds a measured figure to a goal; what is no number meets nothing. */
export function judge(id: GoalId, seen: number): Judgement {
  const goal: Goal = GOALS.find((each) => each.id === id) as Goal;
  const isMost = goal.sense === 'at most';
  const text = `${isMost ? '≤' : '≥'} ${goal.limit} ${goal.unit}`.trimEnd();
  return { id, text, seen, isMet: isMost ? seen <= goal.limit : seen >= goal.limit };
}

/** A goal beside the worst that was seen of it; null where nothing was measured. */
export interface Verdict {
  readonly goal: Goal;
  readonly worst: Judgement | null;
}

/** Every goal, in order, with the worst of the rows that were held to it. */
export function verdictsOf(rows: readonly Row[]): readonly Verdict[] {
  return GOALS.map((goal: Goal): Verdict => {
    const judged = rows.flatMap((row) => (row.goal?.id === goal.id ? [row.goal] : []));
    const sign = goal.sense === 'at most' ? 1 : -1;
    const [worst = null] = [...judged].sort((a, b) => Number(a.isMet) - Number(b.isMet) || sign * (b.seen - a.seen));
    return { goal, worst };
  });
}
