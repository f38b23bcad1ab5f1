import type { Walk } from '../dice/explore.ts';
import { ExactLimitError } from '../errors.ts';
import { BINS_MAX } from './result.ts';
import { mergedWays, type Ways } from './ways.ts';
import { Window } from './window.ts';

/** Widest law of a metric, in values: far more than a report can show. */
const WIDTH_MAX = 16 * BINS_MAX;

/** Probability below which a way is not gone: even all ways of all rounds together are far below 1e-12 then. */
const NEGLIGIBLE = 1e-20;

/** The chain along which a metric grows. */
export interface MetricChain {
  readonly walk: Walk<unknown>;
  /** Nodes in an order in which every edge of a round leads forward. */
  readonly order: Int32Array;
  readonly roundsMax: number;
  /** Index of the outcome of a trial that reaches the cap of rounds; -1 when there is none. */
  readonly unresolved: number;
  /** Index outcome → which law its trials belong to, 0-based: one law for all, or one for each. */
  readonly lawOf: readonly number[];
}

/**
 * The law of a metric's increase up to the end of a trial, carried along the chain round by round.
 * @param gains index edge → increase
 * @returns the laws, index increase, together of mass 1, and the probability left out of them
 * @throws ExactLimitError when it is too wide
 */
export function accumulateLaw(
  { walk, order, roundsMax, unresolved, lawOf }: MetricChain,
  gains: Int32Array,
): { readonly laws: readonly Float64Array[]; readonly dropped: number } {
  const cappedLaw = lawOf[unresolved] ?? 0;
  const ways = mergedWays(walk, gains, { lawOf, capped: cappedLaw });
  let here = new Rows(order.length);
  let later = new Rows(order.length);
  const laws = Array.from({ length: 1 + Math.max(...lawOf) }, () => new Window());
  const capped = laws[cappedLaw] as Window;
  let dropped = 0;
  here.at(0).set(0, 1);
  for (let round = 1; round <= roundsMax; round += 1) {
    const isLast = round === roundsMax;
    for (let i = 0; i < order.length; i += 1) {
      const node = order[i] as number;
      const row = here.find(node);
      if (row === null) continue;
      dropped += row.trim() + spread(ways, node, row, { here, later: isLast ? null : later, laws, capped });
      here.release(node);
    }
    if (later.count === 0) break;
    [here, later] = [later, here];
  }
  for (const law of laws) dropped += law.trim();
  const width = Math.max(...laws.map(({ low, length }) => low + length));
  if (width > WIDTH_MAX) {
    throw new ExactLimitError('exact/wide-metric', `a metric can reach ${width - 1}`, {
      hint: 'ask for fewer rounds, or use method: sampled',
    });
  }
  return { laws: laws.map((law) => law.toArray()), dropped };
}

/**
 * The law of what a metric comes to.
 * @param laws index outcome, or 0 for all of them → index increase → probability
 * @param comesTo what an increase comes to by the outcome
 */
export function settledLaw(
  laws: readonly Float64Array[],
  comesTo: (increase: number, outcome: number) => number,
): Float64Array {
  const settled: number[] = [];
  laws.forEach((law, outcome) => {
    law.forEach((p, increase) => {
      if (p === 0) return;
      const value = comesTo(increase, outcome);
      while (settled.length <= value) settled.push(0);
      settled[value] = (settled[value] as number) + p;
    });
  });
  return Float64Array.from(settled);
}

interface Targets {
  readonly here: Rows;
  /** Rows of the next round; null in the last one. */
  readonly later: Rows | null;
  /** Where the ends lead, by law. */
  readonly laws: readonly Window[];
  /** Where the cap of rounds leads. */
  readonly capped: Window;
}

/** Passes the masses of one node on along its ways. @returns the mass that is too small to be passed on */
function spread({ start, to, gain, isRoundEnd, weight }: Ways, node: number, row: Window, targets: Targets): number {
  const { here, later, laws, capped } = targets;
  let dropped = 0;
  for (let way = start[node] as number; way < (start[node + 1] as number); way += 1) {
    const share = weight[way] as number;
    if (row.mass * share < NEGLIGIBLE) {
      dropped += row.mass * share;
      continue;
    }
    const target = to[way] as number;
    const rows = isRoundEnd[way] === 1 ? later : here;
    const into = target < 0 ? (laws[-1 - target] as Window) : rows === null ? capped : rows.at(target);
    into.addScaled(row, share, gain[way] as number);
  }
  return dropped;
}

/** Index node → the metric's increase there, for nodes with any mass. */
class Rows {
  /** Nodes with mass. */
  count = 0;
  private readonly rows: (Window | undefined)[];
  private readonly spare: Window[] = [];

  constructor(nodeCount: number) {
    this.rows = new Array<Window | undefined>(nodeCount).fill(undefined);
  }

  find(node: number): Window | null {
    return this.rows[node] ?? null;
  }

  /** The row of a node, empty when it had none. */
  at(node: number): Window {
    const known = this.rows[node];
    if (known !== undefined) return known;
    const row = this.spare.pop() ?? new Window();
    this.rows[node] = row;
    this.count += 1;
    return row;
  }

  release(node: number): void {
    const row = this.rows[node];
    if (row === undefined) return;
    row.clear();
    this.spare.push(row);
    this.rows[node] = undefined;
    this.count -= 1;
  }
}
