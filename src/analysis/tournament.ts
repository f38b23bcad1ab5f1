import { fillWords, STATE_LENGTH, STREAM, seedGenerator } from '../dice/rng.ts';
import type { Roster } from '../scenario/analyses/roster.ts';
import { clopperPearson, wilson } from '../stats/interval.ts';
import type { Matchup } from '../stats/matchup.ts';
import type { Uniform } from '../stats/variates.ts';
import type { Variant } from '../systems/system.ts';
import { certain, combined, type Estimate } from './estimate.ts';
import { type Lab, outcomeIndex } from './lab.ts';

/** What one fight of two entries is worth to the one in the first seat: mean and variance of its points. */
interface Bout {
  /** Points of the first seat: 1 for its win, 1/2 for whatever is nobody's. */
  readonly score: number;
  /** Sampling variance of that mean; 0 when exact. */
  readonly variance: number;
  /** Probability that nobody wins. */
  readonly draws: number;
}

/** All against all, both seatings of a pair taken together. */
export interface Tournament {
  readonly matchup: Matchup;
  /** Row's points against column, with intervals; null on the diagonal. */
  readonly scores: readonly (readonly (Estimate | null)[])[];
  /** Share of fights of each pair that nobody wins; 0 on the diagonal. */
  readonly draws: readonly (readonly number[])[];
  /** Index entry → mean of its points over all opponents. */
  readonly means: readonly (Estimate & { readonly standardError: number })[];
  /** Covariance of the means of two entries: what the one takes from the other in their pair. */
  readonly covariance: (one: number, other: number) => number;
  /** What the first seat scores, over all pairs. */
  readonly firstSeat: Estimate;
  /** Trials of each seating of a pair; null when all are exact. */
  readonly trials: number | null;
}

/** Trials of each cell, where it must be sampled and nobody says otherwise. */
const TRIALS_MAX = 50_000;

/** Plays every pair in both seatings. @throws what {@link Lab} throws */
export async function playTournament(roster: Roster, lab: Lab): Promise<Tournament> {
  const { seats, cells } = roster;
  const trials = lab.trialsFor(roster, TRIALS_MAX);
  const variants = cells.flat().flatMap((variant) => variant ?? []);
  const bouts = (await boutsOf(variants, [seats[0].outcome, seats[1].outcome], trials, lab)).values();
  const table = cells.map((row) => row.map((variant) => (variant === null ? null : (bouts.next().value ?? null))));
  const isExact = table.every((row) => row.every((bout) => bout === null || bout.variance === 0));
  const pairs = pairsOf(table);
  const scores = pairs.map((row) =>
    row.map((pair) => (pair === null ? null : scoreOf(pair, 2 * trials, lab.confidence))),
  );
  const effective = pairs.map((row, one) =>
    row.map((_, other) => {
      const pair = pairs[Math.min(one, other)]?.[Math.max(one, other)] ?? null;
      return pair === null ? 0 : effectiveTrials(pair, 2 * trials);
    }),
  );
  const seated = table.flat().map((bout) => (bout === null ? null : scoreOf(bout, trials, lab.confidence)));
  return {
    matchup: { scores: pairs.map((row) => row.map((pair) => pair?.score ?? 0.5)), trials: isExact ? null : effective },
    scores,
    draws: pairs.map((row) => row.map((pair) => pair?.draws ?? 0)),
    means: pairs.map((row, entry) => ({ ...meanOf(scores[entry] ?? []), standardError: errorOfMean(row) })),
    covariance: (one, other) => -(pairs[one]?.[other]?.variance ?? 0) / (pairs.length - 1) ** 2,
    firstSeat: meanOf(seated),
    trials: isExact ? null : trials,
  };
}

async function boutsOf(
  variants: readonly Variant[],
  [first, second]: readonly [string, string],
  trials: number,
  lab: Lab,
): Promise<readonly Bout[]> {
  const found = new Map<number, Bout>();
  const open: number[] = [];
  lab.expect(variants, 'outcomes');
  for (const [index, variant] of variants.entries()) {
    const law = await lab.law(variant, 'outcomes');
    const model = lab.model(variant);
    const [win, loss] = [outcomeIndex(model, first), outcomeIndex(model, second)];
    if (law === null) open.push(index);
    else found.set(index, { ...pointsOf(law.outcomes[win] ?? 0, law.outcomes[loss] ?? 0), variance: 0 });
  }
  const tallies = await lab.use(
    open.flatMap((index) => variants[index] ?? []),
    open.length * trials,
    (session) => session.tallies([...open.keys()], trials),
  );
  open.forEach((index, at) => {
    const tally = tallies[at];
    const variant = variants[index];
    if (tally === undefined || variant === undefined) return;
    const model = lab.model(variant);
    const share = (name: string): number => (tally.outcomes[outcomeIndex(model, name)] ?? 0) / tally.trials;
    const [win, loss] = [share(first), share(second)];
    const { score, draws } = pointsOf(win, loss);
    // Var of 1, 1/2 or 0 points. One that never varied may do so in a trial of n/4, by half a point: 4/n · (1/2)².
    const variance = Math.max(win + draws / 4 - score * score, 1 / tally.trials);
    found.set(index, { score, draws, variance: variance / tally.trials });
  });
  return variants.map((_, index) => found.get(index) ?? { score: 0.5, draws: 1, variance: 0 });
}

function pointsOf(win: number, loss: number): Pick<Bout, 'score' | 'draws'> {
  const draws = Math.max(0, 1 - win - loss);
  return { score: Math.min(1, win + draws / 2), draws };
}

/** Both seatings of every pair; one half of the table mirrors the other to the last bit. */
function pairsOf(table: readonly (readonly (Bout | null)[])[]): (Bout | null)[][] {
  const pairs: (Bout | null)[][] = table.map((row) => row.map(() => null));
  for (const [one, row] of pairs.entries()) {
    for (let other = 0; other < one; other += 1) {
      const [there, back] = [table[other]?.[one] ?? null, table[one]?.[other] ?? null];
      if (there === null || back === null) continue;
      const pair = pairOf(there, back);
      (pairs[other] ?? [])[one] = pair;
      row[other] = { ...pair, score: 1 - pair.score };
    }
  }
  return pairs;
}

/** Both seatings of a pair, counted alike. @param there row in the first seat @param back row in the second */
function pairOf(there: Bout, back: Bout): Bout {
  return {
    score: (there.score + 1 - back.score) / 2,
    variance: (there.variance + back.variance) / 4,
    draws: (there.draws + back.draws) / 2,
  };
}

/** Trials of wins and losses alone that would know the score as well; Infinity when exact. @param trials behind it */
function effectiveTrials({ score, variance }: Bout, trials: number): number {
  if (variance === 0) return Number.POSITIVE_INFINITY;
  // Of what one has won throughout no spread is seen: each of its trials counts.
  if (score <= 0 || score >= 1) return trials;
  return Math.max(1, (score * (1 - score)) / variance);
}

function scoreOf(bout: Bout, trials: number, confidence: number): Estimate {
  const { score, variance } = bout;
  if (variance === 0) return certain(score);
  if (score === 0 || score === 1)
    return {
      value: score,
      ...clopperPearson(score * trials, trials, confidence),
      n: trials,
      method: 'clopper-pearson',
    };
  const effective = effectiveTrials(bout, trials);
  return { value: score, ...wilson(score * effective, effective, confidence), n: trials, method: 'wilson' };
}

/** Mean of independent scores, in [0,1]; its trials are those of all of them. */
function meanOf(scores: readonly (Estimate | null)[]): Estimate {
  const known = scores.filter((score) => score !== null);
  // Divided last: the mean of certainties is certain.
  const count = known.length;
  const { value, low, high, n, method } = combined(known.map((estimate) => ({ weight: 1, estimate })));
  const trials = known.reduce((sum, score) => sum + (score.n ?? 0), 0);
  return {
    value: value / count,
    low: Math.max(0, low / count),
    high: Math.min(1, high / count),
    n: n === null ? null : trials,
    method,
  };
}

function errorOfMean(row: readonly (Bout | null)[]): number {
  const known = row.filter((pair) => pair !== null);
  return Math.sqrt(known.reduce((sum, { variance }) => sum + variance, 0)) / known.length;
}

/** Uniform numbers that follow from a seed. */
export function uniformsFrom(seed: number): Uniform {
  const state = new Int32Array(STATE_LENGTH);
  seedGenerator(state, seed, 0, STREAM.resampling);
  const words = new Int32Array(512);
  let at = words.length;
  return () => {
    if (at >= words.length) {
      fillWords(state, words);
      at = 0;
    }
    const high = (words[at] ?? 0) >>> 5;
    const low = (words[at + 1] ?? 0) >>> 6;
    at += 2;
    return (high * 67_108_864 + low) / 9_007_199_254_740_992;
  };
}
