import type { MergedWalk } from '../dice/explore-merged.ts';
import type { Pieces } from '../dice/pieces.ts';
import { ExactLimitError } from '../errors.ts';
import { endlessLaws, type Passage } from './endless-law.ts';
import { BINS_MAX } from './result.ts';
import type { RoundsLaw } from './rounds-law.ts';
import { lawCount, type WayMerger, type Ways } from './ways.ts';
import { Window } from './window.ts';

/** Widest law of a metric, in values: far more than a report can show. */
const WIDTH_MAX = 16 * BINS_MAX;

/** Probability of reaching the cap of rounds below which it is left out of account. */
const CAPPED_MAX = 1e-15;

/** The chain along which a metric grows. */
export interface MetricChain {
  readonly merger: WayMerger;
  /** The chain's walk: within a round every edge leads to a node of a lower number. */
  readonly walk: Pick<MergedWalk, 'nodeCount' | 'start'>;
  readonly roundsMax: number;
  /** Index of the outcome of a trial that reaches the cap of rounds; -1 when there is none. */
  readonly unresolved: number;
  /** Index outcome → which law its trials belong to, 0-based: one law for all, or one for each. */
  readonly lawOf: readonly number[];
  /** Probability of reaching the cap of rounds. */
  readonly capped: number;
  /** @param ways those of any metric */
  passageOf(ways: Ways): Passage;
  /** @param ways those of any metric */
  roundsOf(ways: Ways): RoundsLaw;
}

/**
 * The law of what a metric is at the end of a trial, found along the chain: round by round, or without regard to rounds where
 * their cap is hardly ever reached.
 * @param increases see {@link WayMerger.merge}; it may fall as well as rise
 * @param first its value at the start
 * @returns the laws, index value, together of mass 1, and the probability left out of them
 * @throws ExactLimitError when it is too wide
 */
export function* accumulateLaw(
  chain: MetricChain,
  increases: Int32Array,
  first: number,
): Pieces<{ readonly laws: readonly Float64Array[]; readonly dropped: number }> {
  const { walk, roundsMax, lawOf, capped } = chain;
  const cappedLaw = lawOf[chain.unresolved] ?? 0;
  const ways = chain.merger.merge(increases, { lawOf, capped: cappedLaw });
  const sums: Window[] = [];
  while (sums.length < lawCount(lawOf)) sums.push(new Window());
  const isEndless = roundsMax > 1 && capped < CAPPED_MAX;
  let dropped = 0;
  if (isEndless) {
    dropped = capped + endlessLaws({ ways, passage: chain.passageOf(ways), start: walk.start, first }, sums);
  } else {
    for (const [law, sum] of sums.entries()) {
      dropped += yield* chain.roundsOf(ways).addTo(sum, ways, { law, isCapped: law === cappedLaw, first });
    }
  }
  const laws: Float64Array[] = [];
  for (const sum of sums) {
    dropped += sum.trim();
    const law = sum.toArray();
    if (law.length > WIDTH_MAX) throw tooWide(law.length);
    laws.push(law);
  }
  return { laws, dropped };
}

function tooWide(width: number): ExactLimitError {
  return new ExactLimitError('exact/wide-metric', `a metric can reach ${width - 1}`, {
    hint: 'ask for fewer rounds, or use method: sampled',
  });
}

/**
 * The law of what a metric comes to.
 * @param laws index outcome, or 0 for all of them → index value → probability
 * @param comesTo what a value comes to by the outcome
 */
export function settledLaw(
  laws: readonly Float64Array[],
  comesTo: (value: number, outcome: number) => number,
): Float64Array {
  const settled: number[] = [];
  for (let outcome = 0; outcome < laws.length; outcome += 1) {
    const law = laws[outcome] as Float64Array;
    for (let value = 0; value < law.length; value += 1) {
      const p = law[value] as number;
      if (p === 0) continue;
      const reached = comesTo(value, outcome);
      while (settled.length <= reached) settled.push(0);
      settled[reached] = (settled[reached] as number) + p;
    }
  }
  return new Float64Array(settled);
}
