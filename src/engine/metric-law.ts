import type { Walk } from '../dice/explore.ts';
import { ExactLimitError } from '../errors.ts';
import { BINS_MAX } from './result.ts';
import { mergedWays } from './ways.ts';
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
  const capped = lawOf[unresolved] ?? 0;
  const { start, to, gain, isRoundEnd, weight } = mergedWays(walk, gains, { lawOf, capped });
  let here = new Rows(order.length);
  let later = new Rows(order.length);
  const laws = Array.from({ length: 1 + Math.max(...lawOf) }, () => new Window());
  let dropped = 0;
  here.at(0).set(0, 1);
  for (let round = 1; round <= roundsMax; round += 1) {
    for (let i = 0; i < order.length; i += 1) {
      const node = order[i] as number;
      const row = here.rows[node];
      if (row === undefined) continue;
      dropped += row.trim();
      const { mass } = row;
      const end = start[node + 1] as number;
      for (let way = start[node] as number; way < end; way += 1) {
        const share = weight[way] as number;
        if (mass * share < NEGLIGIBLE) {
          dropped += mass * share;
          continue;
        }
        let target = to[way] as number;
        let rows = here;
        if (isRoundEnd[way] === 1) {
          rows = later;
          if (round === roundsMax) target = -1 - capped;
        }
        const into = target < 0 ? (laws[-1 - target] as Window) : (rows.rows[target] ?? rows.at(target));
        into.addScaled(row, share, gain[way] as number);
      }
      here.release(node, row);
    }
    if (later.count === 0) break;
    [here, later] = [later, here];
  }
  for (const law of laws) dropped += law.trim();
  const width = Math.max(...laws.map(({ low, length }) => low + length));
  if (width > WIDTH_MAX) throw tooWide(width);
  return { laws: laws.map((law) => law.toArray()), dropped };
}

function tooWide(width: number): ExactLimitError {
  return new ExactLimitError('exact/wide-metric', `a metric can reach ${width - 1}`, {
    hint: 'ask for fewer rounds, or use method: sampled',
  });
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

/** Index node → the metric's increase there, for nodes with any mass. */
class Rows {
  /** Nodes with mass. */
  count = 0;
  readonly rows: (Window | undefined)[];
  private readonly spare: Window[] = [];

  constructor(nodeCount: number) {
    this.rows = new Array<Window | undefined>(nodeCount).fill(undefined);
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

  release(node: number, row: Window): void {
    row.clear();
    this.spare.push(row);
    this.rows[node] = undefined;
    this.count -= 1;
  }
}
