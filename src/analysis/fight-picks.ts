import type { FightBar, VariantFights, VariantSummary } from './summary-parts.ts';

/** Values with a smaller probability have no bar that a reader could see. */
const BAR_MIN = 1e-5;
const BARS_MAX = 60;

/** How a trial ended. */
export interface Played {
  readonly trial: number;
  /** Name of its outcome. */
  readonly outcome: string;
  /** Metric → value. */
  readonly values: Readonly<Record<string, number>>;
}

/**
 * The bars of the metric that leads (rounds, else damage, else the first that varies), or of the outcomes where none
 * varies, each with the first trial behind it.
 */
export function barsOf(played: readonly Played[], summary: VariantSummary): Pick<VariantFights, 'metric' | 'bars'> {
  const metric = leadingMetric(summary);
  const valueIn = ({ outcome, values }: Played): number | string => (metric === null ? outcome : (values[metric] ?? 0));
  const found = new Map<number | string, { count: number; readonly trial: number }>();
  for (const each of played) {
    const value = valueIn(each);
    const bar = found.get(value);
    if (bar === undefined) found.set(value, { count: 1, trial: each.trial });
    else bar.count += 1;
  }
  const bars = barValues(summary, metric).map((value): FightBar => {
    const { count, trial } = found.get(value) ?? { count: 0, trial: null };
    return { value, count, trial };
  });
  return { metric, bars };
}

/** What a report shows a histogram of first. */
function leadingMetric({ metrics }: VariantSummary): string | null {
  const varying = Object.keys(metrics).filter((name) => {
    const { min = 0, max = 0, isMeasured = false } = metrics[name] ?? {};
    return !isMeasured && min !== max;
  });
  const isDamage = (name: string): boolean => /^damage(\.|$)/.test(name);
  return varying.find((name) => name === 'rounds') ?? varying.find(isDamage) ?? varying[0] ?? null;
}

/** The values that have a bar, the likeliest when there are too many, in their order; or the outcomes that can come. */
function barValues({ metrics, outcomes }: VariantSummary, metric: string | null): readonly (number | string)[] {
  if (metric === null) return Object.keys(outcomes).filter((name) => (outcomes[name]?.p ?? 0) > 0);
  return Object.entries(metrics[metric]?.p ?? {})
    .filter(([, p]) => p >= BAR_MIN)
    .sort(([, p], [, q]) => q - p)
    .slice(0, BARS_MAX)
    .map(([value]) => Number(value))
    .sort((a, b) => a - b);
}

/**
 * The best, the middle and the worst of the trials for the first of the sides: won before undecided before lost, then with fewer losses
 * of its own, then won sooner or lost later, then by number. Without a side from the lowest value of the metric to the
 * highest; nothing without either.
 */
export function pickFights(
  played: readonly Played[],
  sides: readonly string[],
  metric: string | null,
): VariantFights['picks'] {
  const [side] = sides;
  if (side === undefined && metric === null) return [];
  const order = [...played].sort(side === undefined ? byValue(metric ?? '') : byFortune(side, sides));
  const trialAt = (index: number): number => order[index]?.trial ?? 0;
  const [first, middle, last] = [0, Math.floor((order.length - 1) / 2), order.length - 1].map(trialAt);
  const [low, high] = side === undefined ? (['lowest', 'highest'] as const) : (['best', 'worst'] as const);
  return [
    { kind: low, trial: first ?? 0 },
    { kind: 'median', trial: middle ?? 0 },
    { kind: high, trial: last ?? 0 },
  ];
}

type Order = (one: Played, other: Played) => number;

function byValue(metric: string): Order {
  return (one, other) => (one.values[metric] ?? 0) - (other.values[metric] ?? 0) || one.trial - other.trial;
}

function byFortune(side: string, sides: readonly string[]): Order {
  const standing = ({ outcome }: Played): number => (outcome === side ? 0 : sides.includes(outcome) ? 2 : 1);
  const losses = ({ values }: Played): number => values[`losses.${side}`] ?? 0;
  const haste = (each: Played): number => [1, 0, -1][standing(each)] ?? 0;
  return (one, other) =>
    standing(one) - standing(other) ||
    losses(one) - losses(other) ||
    haste(one) * ((one.values.rounds ?? 0) - (other.values.rounds ?? 0)) ||
    one.trial - other.trial;
}
