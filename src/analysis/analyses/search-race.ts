import type { JointTally } from '../../engine/joint.ts';
import { InvariantError } from '../../errors.ts';
import type { SearchRequest } from '../../scenario/analyses/search.ts';
import {
  bernsteinLower,
  bernsteinTail,
  type DifferenceSample,
  droppedBestBound,
  halvingRounds,
  survivors,
} from '../../stats/halving.ts';
import { type PairCounts, signTail } from '../../stats/paired.ts';
import type { Lab } from '../lab.ts';
import type { Session } from '../session.ts';
import { pairedTrials } from './paired-trials.ts';

/** Members of one family beside its first: many share the first's trials, and threads still have families to share. */
const FAMILY_MAX = 64;

/** How a candidate fared in the race. */
export interface Runner {
  /** Trials on which it has been seen, and those that ended as wished. */
  trials: number;
  hits: number;
  /** Round in which it was dropped, from 1; null for finalists. */
  droppedIn: number | null;
}

export interface Race {
  readonly runners: readonly Runner[];
  /** Indexes of the candidates left, best first. */
  readonly finalists: readonly number[];
  readonly rounds: readonly { readonly candidates: number; readonly survivors: number; readonly trials: number }[];
  /** Bound on the chance that the best was dropped. */
  readonly droppedBest: number;
  /** At the confidence of the result, no candidate dropped is better than the best finalist by more than this; at least 0. */
  readonly missedBy: number;
  /** Trials played of each, so that later ones are fresh. */
  readonly trialsTotal: number;
}

/** What a hit of a candidate counts for: 1, or what one unit of its cost buys. */
export function weightOf({ candidates, payer }: SearchRequest, index: number): number {
  const cost = candidates[index]?.cost ?? 1;
  return payer?.isDivisor === true ? 1 / cost : 1;
}

/**
 * Successive halving on shared luck. Half of the budget is raced; the other half replays the same trials of those that
 * a round drops beside its leader, which is what the bounds stand on: pairs of trials on the same dice.
 * @param budget trials of one candidate, summed over all
 */
export async function race(request: SearchRequest, budget: number, lab: Lab, session: Session): Promise<Race> {
  const { candidates, keep } = request;
  const runners = candidates.map((): Runner => ({ trials: 0, hits: 0, droppedIn: null }));
  const plan = halvingRounds({ candidates: candidates.length, budget: Math.floor(budget / 2), finalists: keep });
  const evidence = new Evidence(request, plan.length, lab.confidence);
  let alive: readonly number[] = [...candidates.keys()];
  for (const [index, round] of plan.entries()) {
    const first = round.trialsTotal - round.trials;
    await playRound(request, alive, { first, trials: round.trials }, runners, lab, session);
    const scores = alive.map((at) => weightOf(request, at) * ((runners[at]?.hits ?? 0) / round.trialsTotal));
    const kept = survivors(scores, round.survivors).map((place) => alive[place] ?? 0);
    const dropped = alive.filter((at) => !kept.includes(at));
    const [leader] = kept;
    if (leader === undefined) throw new InvariantError('a round of a race that nobody survives');
    for (const at of dropped) {
      const runner = runners[at];
      if (runner !== undefined) runner.droppedIn = index + 1;
    }
    await besideFirst(
      request,
      [leader, ...dropped],
      { first: 0, trials: round.trialsTotal },
      lab,
      session,
      (at, pairs) => evidence.add(leader, at, pairs),
    );
    alive = kept;
  }
  return {
    ...{ runners, finalists: alive, ...evidence.bounds() },
    rounds: plan.map(({ candidates: size, survivors: left, trials }) => ({
      candidates: size,
      survivors: left,
      trials,
    })),
    trialsTotal: plan.at(-1)?.trialsTotal ?? 0,
  };
}

interface Range {
  readonly first: number;
  readonly trials: number;
}

async function playRound(
  request: SearchRequest,
  alive: readonly number[],
  range: Range,
  runners: readonly Runner[],
  lab: Lab,
  session: Session,
): Promise<void> {
  const count = (at: number, hits: number): void => {
    const runner = runners[at];
    if (runner === undefined) throw new InvariantError(`there is no candidate ${at}`);
    runner.trials += range.trials;
    runner.hits += hits;
  };
  let firstHits = 0;
  await besideFirst(request, alive, range, lab, session, (at, { both, onlyA, onlyB }) => {
    count(at, both + onlyA);
    firstHits = both + onlyB;
  });
  count(alive[0] ?? -1, firstHits);
}

/** Plays a family in parts, and hands over the pairs of every other member (a) with its first (b). */
export async function besideFirst(
  request: SearchRequest,
  [first, ...others]: readonly number[],
  range: Range,
  lab: Lab,
  session: Session,
  take: (other: number, pairs: PairCounts) => void,
): Promise<void> {
  if (first === undefined || others.length === 0) return;
  const parts = Array.from({ length: Math.ceil(others.length / FAMILY_MAX) }, (_, part) =>
    others.slice(part * FAMILY_MAX, (part + 1) * FAMILY_MAX),
  );
  const tallies = await Promise.all(parts.map((part) => session.pairs([first, ...part], range)));
  parts.forEach((part, at) => {
    part.forEach((other, place) => {
      take(other, pairsOf(request, tallies[at], place, { first, other }, lab));
    });
  });
}

function pairsOf(
  { candidates, measure }: SearchRequest,
  tally: JointTally | undefined,
  place: number,
  { first, other }: { readonly first: number; readonly other: number },
  lab: Lab,
): PairCounts {
  const [one, two] = [candidates[first], candidates[other]];
  if (tally === undefined || one === undefined || two === undefined)
    throw new InvariantError('a family without trials');
  const models = { first: lab.model(one.variant), other: lab.model(two.variant) };
  const trials = pairedTrials(tally, place, measure, models);
  if (trials.kind !== 'outcome') throw new InvariantError('a search is about an outcome');
  return trials.counts;
}

/** What the pairs of dropped candidates with the leaders of their rounds say against their having been the best. */
class Evidence {
  readonly #request: SearchRequest;
  readonly #rounds: number;
  readonly #error: number;
  readonly #pValues: number[] = [];
  /** Dropped candidate → the leader of its round, and by how much it may be better. */
  readonly #excess = new Map<number, { readonly leader: number; readonly most: number }>();

  constructor(request: SearchRequest, rounds: number, confidence: number) {
    this.#request = request;
    this.#rounds = rounds;
    const { length } = request.candidates;
    // All differences of all rounds hold together, as a leader may be dropped in a later round itself.
    this.#error = (1 - confidence) / Math.max(1, rounds * length * (length - 1));
  }

  /** @param pairs of the dropped candidate (a) with the leader (b) */
  add(leader: number, dropped: number, pairs: PairCounts): void {
    const sample = differenceOf(pairs, weightOf(this.#request, leader), weightOf(this.#request, dropped));
    const isPlain = this.#request.payer?.isDivisor !== true;
    if (sample === null) {
      this.#pValues.push(1);
      this.#excess.set(dropped, { leader, most: Number.POSITIVE_INFINITY });
      return;
    }
    this.#pValues.push(isPlain ? signTail(pairs.onlyB, pairs.onlyA) : bernsteinTail(sample));
    this.#excess.set(dropped, { leader, most: Math.max(0, -bernsteinLower(sample, this.#error)) });
  }

  bounds(): Pick<Race, 'droppedBest' | 'missedBy'> {
    const bound = droppedBestBound(this.#pValues, this.#request.candidates.length, this.#rounds);
    // No candidate is better by more than all that there is.
    const most = Math.max(...this.#request.candidates.map((_, index) => weightOf(this.#request, index)));
    const missedBy = [...this.#excess.keys()].reduce((worst, index) => Math.max(worst, this.#excessOf(index)), 0);
    return { droppedBest: bound, missedBy: Math.min(most, missedBy) };
  }

  /** Over a finalist: a leader that was dropped later adds what it may itself be better by. */
  #excessOf(index: number): number {
    const found = this.#excess.get(index);
    return found === undefined ? 0 : found.most + this.#excessOf(found.leader);
  }
}

/** Leader (b) less dropped (a), each hit at its weight; null with fewer than two pairs. */
function differenceOf({ n, both, onlyA, onlyB }: PairCounts, ofB: number, ofA: number): DifferenceSample | null {
  if (n < 2) return null;
  const mean = (ofB * (both + onlyB) - ofA * (both + onlyA)) / n;
  const squares = (both * (ofB - ofA) ** 2 + onlyB * ofB ** 2 + onlyA * ofA ** 2) / n;
  const variance = Math.max(0, ((squares - mean * mean) * n) / (n - 1));
  return { mean, variance, n, range: ofA + ofB };
}
