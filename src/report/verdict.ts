import { choiceAxis, isNobodysChoice, ownersOf, sideNames, sideTold } from '../analysis/choice.ts';
import type { Axis, Label, Summary, VariantSummary } from '../analysis/summary.ts';

/** An exact solution may leave out as much: of a smaller chance it tells no more than that it is so small. */
export const RESOLUTION = 1e-12;

/** Two probabilities of exact laws closer than this are the same number. */
const EQUAL = 1e-9;

/** A probability with its interval; `low` = `high` = `p` when exact. */
export interface Estimate {
  readonly p: number;
  readonly low: number;
  readonly high: number;
}

/** Whether an estimate is free of sampling error: some variants of a run may be exact and others sampled. */
export function isCertain({ low, high }: Estimate): boolean {
  return low === high;
}

/** One value of the axis of choice in one circumstance. */
export interface Entry extends Estimate {
  readonly value: Label;
  readonly variant: VariantSummary;
}

/** The other axes held fast: what the choice faces. */
export interface Circumstance {
  /** Axis name → label, without the axis of choice; empty when it is the only one. */
  readonly label: Readonly<Record<string, Label>>;
  /** In the order of the axis. */
  readonly entries: readonly Entry[];
  /** By probability, the best first. */
  readonly ranked: readonly Entry[];
  /** Entries at the head of `ranked` that cannot be told from the best: 1 when it leads alone. */
  readonly level: number;
}

/** A value of the axis of choice over all circumstances counted alike. */
export interface Standing extends Estimate {
  readonly value: Label;
  /** Circumstances in which it leads alone. */
  readonly leads: number;
  /** What one win costs on average, in the unit of the costs; null without costs. `high` is infinite where 0 wins are possible. */
  readonly costPerWin: { readonly value: number; readonly low: number; readonly high: number } | null;
}

/** Many variants: which value of the longest axis serves its owner best, and where. */
export interface ChoiceVerdict {
  readonly kind: 'choice';
  readonly axis: Axis;
  /** Outcome that is maximised. */
  readonly outcome: string;
  /** Whether that outcome is the victory of the side that is told of, so that more is better. */
  readonly isVictory: boolean;
  /** Whether that side chooses along the axis; else it is a circumstance, such as a distance. */
  readonly isChosen: boolean;
  readonly circumstances: readonly Circumstance[];
  /** By average probability, the best first. */
  readonly standings: readonly Standing[];
  /** Standings at the head that cannot be told from the best. */
  readonly level: number;
}

/** One variant: how its outcomes stand. */
export interface SingleVerdict {
  readonly kind: 'single';
  readonly variant: VariantSummary;
  /** Outcome names by probability, the most frequent first. */
  readonly ranked: readonly string[];
  /** Whether the first two cannot be told apart. */
  readonly even: boolean;
}

export type Verdict = ChoiceVerdict | SingleVerdict;

/** What the numbers say, in data; null when there is no variant (an interrupted run). */
export function judge(summary: Summary): Verdict | null {
  const first = summary.variants[0];
  if (first === undefined) return null;
  const axis = summary.variants.length > 1 ? choiceAxis(summary) : undefined;
  return axis === undefined ? judgeSingle(first) : judgeChoice(summary, axis);
}

/** Outcome names over all variants, in the order of their first appearance. */
export function outcomeNames(summary: Summary): string[] {
  return [...new Set(summary.variants.flatMap((variant) => Object.keys(variant.outcomes)))];
}

function judgeSingle(variant: VariantSummary): SingleVerdict {
  const ranked = Object.keys(variant.outcomes).sort((a, b) => chance(variant, b).p - chance(variant, a).p);
  const [first = '', second = ''] = ranked;
  const even = ranked.length > 1 && isLevel(chance(variant, first), chance(variant, second));
  return { kind: 'single', variant, ranked, even };
}

function judgeChoice(summary: Summary, axis: Axis): ChoiceVerdict {
  const sides = sideNames(summary);
  const owners = ownersOf(summary, axis, sides);
  const outcome = sides.length > 0 ? sideTold(summary, axis, sides) : outcomeAsked(summary);
  const circumstances = group(summary, axis, outcome);
  const standings = axis.values
    .map((value) => standingOf(summary, value, outcome, circumstances))
    .filter((standing) => standing !== null)
    .sort((a, b) => b.p - a.p);
  return {
    kind: 'choice',
    axis,
    outcome,
    isVictory: sides.length > 0 && owners.length <= 1 && !isNobodysChoice(summary, axis),
    isChosen: owners.length === 1,
    circumstances,
    standings,
    level: levelCount(standings),
  };
}

/**
 * Without sides nobody wins. What the author's first check is about is what he asks for; else it is the outcome that the
 * variants move most, of those that all of them have, should they be of several kinds, and that are not in vain, should
 * any of these move. Of outcomes moved alike it is the first.
 */
function outcomeAsked(summary: Summary): string {
  const names = outcomeNames(summary);
  const common = names.filter((name) => summary.variants.every(({ outcomes }) => Object.hasOwn(outcomes, name)));
  const claimed = summary.expectations.find(
    ({ outcome }) => outcome !== undefined && common.includes(outcome),
  )?.outcome;
  if (claimed !== undefined) return claimed;
  const candidates = common.length > 0 ? common : names;
  const wanted = candidates.filter((name) => !summary.variants.some(({ outcomes }) => outcomes[name]?.isVain === true));
  const [best = '', width = 0] = mostMoved(summary, wanted);
  return width > EQUAL ? best : (mostMoved(summary, candidates)[0] ?? '');
}

/** Of these outcomes the one whose probability differs most between variants, and by how much. */
function mostMoved(summary: Summary, names: readonly string[]): readonly [string, number] | readonly [] {
  let most: readonly [string, number] | readonly [] = [];
  for (const name of names) {
    const values = summary.variants.map((variant) => chance(variant, name).p);
    const width = Math.max(...values) - Math.min(...values);
    if (width > (most[1] ?? -1) + EQUAL) most = [name, width];
  }
  return most;
}

function group(summary: Summary, axis: Axis, outcome: string): Circumstance[] {
  const groups = new Map<string, { label: Record<string, Label>; entries: Entry[] }>();
  for (const variant of summary.variants) {
    const rest = Object.entries(variant.label).filter(([name]) => name !== axis.name);
    const key = JSON.stringify(rest);
    let found = groups.get(key);
    if (found === undefined) {
      found = { label: Object.fromEntries(rest), entries: [] };
      groups.set(key, found);
    }
    found.entries.push({ value: variant.label[axis.name] ?? '', variant, ...chance(variant, outcome) });
  }
  return [...groups.values()].map(({ label, entries }) => {
    const ranked = [...entries].sort((a, b) => b.p - a.p);
    return { label, entries, ranked, level: levelCount(ranked) };
  });
}

function standingOf(
  summary: Summary,
  value: Label,
  outcome: string,
  circumstances: readonly Circumstance[],
): Standing | null {
  const entries = circumstances.flatMap((c) => c.entries.filter((entry) => entry.value === value));
  // A value that an interrupted run has not met everywhere cannot be averaged against the others.
  if (entries.length < circumstances.length) return null;
  const mean = (pick: (entry: Entry) => number): number =>
    entries.reduce((total, entry) => total + pick(entry), 0) / entries.length;
  const leads = circumstances.filter((c) => c.level === 1 && c.ranked[0]?.value === value).length;
  const costs = entries.map((entry) => costOf(summary, entry.variant, outcome)?.amount ?? null);
  const p = mean((entry) => entry.p);
  const low = mean((entry) => entry.low);
  const high = mean((entry) => entry.high);
  const cost = costs.includes(null) ? null : costs.reduce<number>((total, c) => total + (c ?? 0), 0) / costs.length;
  return {
    value,
    p,
    low,
    high,
    leads,
    costPerWin:
      cost === null || p === 0 || (low === high && p < RESOLUTION)
        ? null
        : { value: cost / p, low: cost / high, high: cost / low },
  };
}

/**
 * Cost of a side in one variant: its declared total where a metric counts it, else its fighters', one of each;
 * null where there are no costs or nobody's.
 */
export function costOf(
  summary: Summary,
  variant: VariantSummary,
  side: string,
): { readonly amount: number; readonly unit: { readonly en: string; readonly fr: string } } | null {
  const fighters = (summary.sides?.[side] ?? [side]).filter((name) => Object.hasOwn(variant.costs, name));
  const unit = Object.values(variant.costs)[0]?.unit;
  const counted = variant.metrics[`cost.${side}`];
  if (counted !== undefined && counted.min === counted.max) {
    return { amount: counted.mean, unit: unit ?? counted.unit };
  }
  if (fighters.length === 0 || unit === undefined) return null;
  return { amount: fighters.reduce((total, name) => total + (variant.costs[name]?.amount ?? 0), 0), unit };
}

/** How many of the first estimates (sorted, best first) cannot be told from the best. */
function levelCount(ranked: readonly Estimate[]): number {
  const [best] = ranked;
  return best === undefined ? 0 : ranked.filter((other) => isLevel(best, other)).length;
}

function isLevel(best: Estimate, other: Estimate): boolean {
  return isCertain(best) && isCertain(other) ? Math.abs(best.p - other.p) <= EQUAL : other.high >= best.low;
}

/** Probability of an outcome; 0 where the variant does not know it. */
export function chance(variant: VariantSummary, outcome: string): Estimate {
  const found = Object.hasOwn(variant.outcomes, outcome) ? variant.outcomes[outcome] : undefined;
  return found === undefined ? { p: 0, low: 0, high: 0 } : { p: found.p, low: found.low, high: found.high };
}

/** Whether the outcome numbers of a variant are free of sampling error. */
export function hasExactNumbers(variant: VariantSummary): boolean {
  return Object.values(variant.outcomes).every((outcome) => outcome.interval === 'exact');
}

/** The variants with the best choice first: what a reader asks about, and what remains when room is short. */
export function bestFirst(summary: Summary, verdict: Verdict | null): readonly VariantSummary[] {
  if (verdict?.kind !== 'choice') return summary.variants;
  const best = verdict.standings[0]?.value;
  const start = summary.variants.find((variant) => variant.label[verdict.axis.name] === best);
  return start === undefined ? summary.variants : [start, ...summary.variants.filter((variant) => variant !== start)];
}
