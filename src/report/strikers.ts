import { sideNames } from '../analysis/choice.ts';
import type { Axis, OutcomeSummary, Summary, VariantSummary } from '../analysis/summary.ts';
import { outcomeNames } from './verdict.ts';

/** Keys of an engagement that name the side which strikes, charges or moves first. */
const FIRST_KEYS: ReadonlySet<string> = new Set(['charger', 'first', 'first-striker', 'first-turn', 'initiative']);

/** The outcomes when one side goes first, averaged over everything else that varies, each case counted alike. */
export interface StrikerRow {
  /** Side that goes first. */
  readonly side: string;
  /** Variants behind the averages. */
  readonly count: number;
  /** Outcome → mean share with the mean of the bounds, which errs on the safe side. */
  readonly outcomes: Readonly<Record<string, OutcomeSummary>>;
}

/** The axis that says who goes first, with the outcomes by its values. */
export interface Strikers {
  readonly axis: Axis;
  readonly rows: readonly StrikerRow[];
}

/** The outcomes by who goes first; null where no axis says so, or an interruption left cases out. */
export function splitByStriker(summary: Summary): Strikers | null {
  const sides = sideNames(summary);
  const axis = summary.axes.find(
    ({ name, values }) =>
      name.startsWith('engagement.') &&
      FIRST_KEYS.has(name.split('.').at(-1) ?? '') &&
      values.length > 1 &&
      values.every((value) => sides.includes(String(value))),
  );
  if (axis === undefined) return null;
  const names = outcomeNames(summary);
  const rows = axis.values.map((side): StrikerRow => {
    const variants = summary.variants.filter(({ label }) => label[axis.name] === side);
    return { side: String(side), count: variants.length, outcomes: meansOf(variants, names) };
  });
  const [first] = rows;
  const isWhole = first !== undefined && first.count > 0 && rows.every(({ count }) => count === first.count);
  return isWhole ? { axis, rows } : null;
}

function meansOf(variants: readonly VariantSummary[], names: readonly string[]): StrikerRow['outcomes'] {
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = variants.flatMap(({ outcomes }) => (Object.hasOwn(outcomes, name) ? [outcomes[name]] : []));
      const all = found.filter((outcome) => outcome !== undefined);
      const [first] = all;
      if (first === undefined || all.length < variants.length) return [];
      const mean = (pick: (outcome: OutcomeSummary) => number): number =>
        all.reduce((sum, outcome) => sum + pick(outcome), 0) / all.length;
      const interval = all.every((outcome) => outcome.interval === 'exact') ? 'exact' : 'wilson';
      const [p, low, high] = [mean((each) => each.p), mean((each) => each.low), mean((each) => each.high)];
      return [[name, { label: first.label, p, low, high, count: null, fraction: null, interval }] as const];
    }),
  );
}
