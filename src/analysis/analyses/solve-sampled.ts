import { BLOCK_TRIALS, type Tally } from '../../engine/result.ts';
import { merge } from '../../engine/tally.ts';
import type { SolveRequest } from '../../scenario/analyses/solve.ts';
import { meanSequence, mixtureScale } from '../../stats/confidence-sequence.ts';
import { looks } from '../../stats/looks.ts';
import type { Moments } from '../../stats/moments.ts';
import {
  answer,
  type Bisection,
  credibleCrossing,
  giveUp,
  nextQuery,
  provenCrossing,
  signVerdict,
  startBisection,
} from '../../stats/probabilistic-bisection.ts';
import { type Estimate, shareAtAnyLook } from '../estimate.ts';
import { type Lab, metricPlace, outcomeIndex } from '../lab.ts';
import type { Session } from '../session.ts';
import type { Solution } from './solve-result.ts';

/**
 * Finds the crossing of a curve known through trials only, each value on luck of its own: probabilistic bisection over
 * the values, whose tests are intervals that hold at every look. The curve is taken to be monotone, and to rise or fall
 * as its two ends do. @source Waeber, Frazier & Henderson (2013)
 */
export async function searchCrossing(request: SolveRequest, lab: Lab): Promise<Solution> {
  const { points, positions, trials } = request;
  const trialsMax = trials ?? lab.trialsMax;
  const variants = points.map(({ candidate }) => candidate.variant);
  // Some eight values are looked at closely, whatever the length of the list.
  return lab.use(variants, TESTS_EXPECTED * trialsMax, async (session) => {
    const curve = new Curve(request, lab, session, looks(BLOCK_TRIALS, trialsMax));
    const direction = await curve.direction(lab.confidence);
    if (direction === 'flat') {
      return {
        ...{ method: 'sampled', values: curve.values(), direction, crossings: [] },
        ...{ credible: null, proven: null },
      };
    }
    const found = await curve.search(direction === 'rising', lab.confidence);
    const credible = credibleCrossing(found, lab.confidence);
    const proven = provenCrossing(found);
    const bracket = { low: credible.low, high: credible.high };
    return {
      ...{ method: 'sampled', values: curve.values(), direction },
      crossings: crossingIn(bracket, curve.values(), request.target, positions),
      credible: { ...bracket, probability: credible.probability },
      proven: proven === null ? null : { low: proven.low, high: proven.high, error: proven.error },
    };
  });
}

const TESTS_EXPECTED = 8;
/** Both ends are told apart at this error before the search begins. */
const DIRECTION_ERROR = 1e-3;

/** A crossing that is pinned down to two values; none where more than two are left, or it lies beyond an end. */
function crossingIn(
  { low, high }: { readonly low: number | null; readonly high: number | null },
  values: readonly (Estimate | null)[],
  target: number,
  positions: readonly number[] | null,
): Solution['crossings'] {
  if (low === null || high === null || high - low !== 1) return [];
  const [before, after] = [values[low]?.value, values[high]?.value];
  const [from, to] = [positions?.[low], positions?.[high]];
  if (before === undefined || after === undefined || from === undefined || to === undefined || before === after) {
    return [{ after: low, before: high, at: null }];
  }
  const share = Math.min(1, Math.max(0, (target - before) / (after - before)));
  return [{ after: low, before: high, at: from + (to - from) * share }];
}

/** The values of a curve, each on as many trials as its tests have taken. */
class Curve {
  readonly #request: SolveRequest;
  readonly #lab: Lab;
  readonly #session: Session;
  readonly #looks: readonly number[];
  readonly #tallies = new Map<number, Tally>();

  constructor(request: SolveRequest, lab: Lab, session: Session, looks: readonly number[]) {
    this.#request = request;
    this.#lab = lab;
    this.#session = session;
    this.#looks = looks;
  }

  /** Which of both ends lies higher; flat where the trials do not tell. */
  async direction(confidence: number): Promise<'rising' | 'falling' | 'flat'> {
    const last = this.#request.points.length - 1;
    if (last === 0) return 'rising';
    do {
      await this.#more(0);
      await this.#more(last);
      const level = Math.max(confidence, 1 - DIRECTION_ERROR);
      const [first, second] = [this.#estimate(0, level), this.#estimate(last, level)];
      if (first.high < second.low) return 'rising';
      if (first.low > second.high) return 'falling';
    } while (this.#canGoOn(0));
    return 'flat';
  }

  /** Bisects until one gap holds the crossing at the level, or no test within reach tells more. */
  async search(isRising: boolean, level: number): Promise<Bisection> {
    const { points } = this.#request;
    // The search is over indexes: its answers are points of the list.
    let state = startBisection([...points.keys()]);
    for (;;) {
      const query = nextQuery(state, { ignorable: (1 - level) / 2 });
      if (query === null) return state;
      const verdict = await this.#test(query.index, query.error, isRising);
      state = verdict === null ? giveUp(state, query.index) : answer(state, query.index, verdict);
    }
  }

  /** On which side of the target a value lies, were the curve turned so that it rises; null when the trials run out. */
  async #test(index: number, error: number, isRising: boolean): Promise<ReturnType<typeof signVerdict>> {
    if (!this.#tallies.has(index)) await this.#more(index);
    for (;;) {
      const interval = this.#estimate(index, 1 - error);
      const { target } = this.#request;
      const verdict = isRising
        ? signVerdict(interval, target, error)
        : signVerdict({ low: -interval.high, high: -interval.low }, -target, error);
      if (verdict !== null) return verdict;
      if (!this.#canGoOn(index)) return null;
      await this.#more(index);
    }
  }

  #canGoOn(index: number): boolean {
    return (this.#tallies.get(index)?.trials ?? 0) < (this.#looks.at(-1) ?? 0);
  }

  /** Goes on to the next look at a value. */
  async #more(index: number): Promise<void> {
    const known = this.#tallies.get(index);
    const first = known?.trials ?? 0;
    const look = this.#looks.find((trials) => trials > first);
    if (look === undefined) return;
    const [fresh] = await this.#session.more([index], { first, trials: look - first });
    if (fresh === undefined) return;
    if (known === undefined) this.#tallies.set(index, fresh);
    else merge(known, fresh);
  }

  #estimate(index: number, confidence: number): Estimate {
    const { measure, points } = this.#request;
    const tally = this.#tallies.get(index);
    const variant = points[index]?.candidate.variant;
    if (tally === undefined || variant === undefined) throw new RangeError(`point ${index} has no trials`);
    const model = this.#lab.model(variant);
    const n = tally.trials;
    if (measure.kind === 'outcome') {
      return shareAtAnyLook(tally.outcomes[outcomeIndex(model, measure.name)] ?? 0, n, confidence);
    }
    const { index: metric, least } = metricPlace(model, measure.name);
    const moments: Moments = { n, sum: tally.sums[metric] ?? 0, squares: tally.squares[metric] ?? 0 };
    const value = least + moments.sum / n;
    const interval = meanSequence(moments, mixtureScale(BLOCK_TRIALS, confidence), confidence);
    if (interval === null) throw new RangeError('a mean with its error takes at least two trials');
    return { value, low: least + interval.low, high: least + interval.high, n, method: 'confidence-sequence' };
  }

  /** What is known of every point. */
  values(): readonly (Estimate | null)[] {
    return this.#request.points.map((_, index) =>
      this.#tallies.has(index) ? this.#estimate(index, this.#lab.confidence) : null,
    );
  }
}
