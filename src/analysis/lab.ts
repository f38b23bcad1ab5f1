import type { Backend, SamplingJob } from '../backend/backend.ts';
import { isAlike, type Watched, withoutRulings } from '../backend/watched.ts';
import { resultMetrics } from '../engine/block.ts';
import { ASKED_LIMITS, AUTO_LIMITS, type ExactLimits } from '../engine/exact.ts';
import { trialsExpected } from '../engine/plan.ts';
import type { Asks, ExactResult, Tally } from '../engine/result.ts';
import type { Settings } from '../engine/settings.ts';
import { ExactLimitError, InvariantError } from '../errors.ts';
import type { Measure } from '../scenario/scenario-parts.ts';
import { lawSpread } from '../stats/moments.ts';
import type { GameSystem, Variant } from '../systems/system.ts';
import { canonicalJson } from './canonical.ts';
import { certain, type Estimate, meanEstimate, shareAtAnyLook, shareEstimate } from './estimate.ts';
import { factsOf, type ModelFacts } from './facts.ts';
import { AnalysisInterrupted, EMPTY_SESSION, openSession, type Session } from './session.ts';
import type { Findings } from './variant.ts';

export { AnalysisInterrupted, type Session };

/** What a lab is equipped with. */
export interface LabOptions {
  readonly system: GameSystem;
  readonly settings: Settings;
  /** What the run has found out already: variants of the scenario with their findings. */
  readonly known: readonly { readonly variant: Variant; readonly findings: Findings }[];
  /** The seed of the run; asked for when the first die falls. */
  readonly seed: () => number;
  /** Null when interrupted. */
  readonly solve: (variant: Variant, limits: ExactLimits, asks: Asks) => Promise<ExactResult | null>;
  /** How many solutions may be asked for at once. */
  readonly width: number;
  /** @param trials how many are to be expected in all, for the choice of threads */
  readonly createBackend: (job: SamplingJob, trials: number) => Backend;
  /** Lets events through between pieces of work. */
  readonly pause: () => Promise<void>;
  readonly signal: AbortSignal | undefined;
  readonly onTrials: (done: number, planned: number) => void;
}

interface WatchedLaw extends Watched {
  readonly law: ExactResult;
  readonly asks: Asks;
}

/** A solution that will be asked for. */
interface Expected {
  readonly variant: Variant;
  readonly asks: Asks;
}

/** Exact answers are no longer tried after so many in a row that were out of reach. */
const FAILURES_MAX = 3;
/** Trials after which a question that is not decided is given up, where nobody says how many there may be. */
const SEQUENTIAL_TRIALS_MAX = 1_000_000;
/** A variance takes two trials. */
const TRIALS_MIN = 2;

/** Where analyses get their numbers: exact laws where they are small enough, else trials. */
export class Lab {
  readonly #options: LabOptions;
  /** What was solved for all laws, … */
  readonly #laws = new Map<string, ExactResult | null>();
  /** … and for the odds alone. */
  readonly #odds = new Map<string, ExactResult | null>();
  /** Solutions of which the rulings that were read are known, by all but how their rulings read. */
  readonly #watched = new Map<string, readonly WatchedLaw[]>();
  readonly #tallies = new Map<string, Tally>();
  readonly #models = new Map<string, ModelFacts>();
  /** Solutions that will be asked for next, in their order, and those of them that are under way. */
  #expected: readonly Expected[] = [];
  readonly #begun = new Map<string, Promise<ExactResult | null>>();
  #failures = 0;
  #sessions = 0;

  constructor(options: LabOptions) {
    this.#options = options;
    for (const { variant, findings } of options.known) {
      const key = canonicalJson(variant);
      this.#models.set(key, findings.model);
      if (findings.exact !== null) this.#laws.set(key, findings.exact);
      const tally = findings.sampled?.tally;
      if (tally !== undefined && tally.trials >= TRIALS_MIN) this.#tallies.set(key, tally);
    }
  }

  /** Level of every interval, in (0,1). */
  get confidence(): number {
    return this.#options.settings.confidence;
  }

  get system(): GameSystem {
    return this.#options.system;
  }

  /** Trials of each variant that the run asks for, where something must be sampled; two at least. */
  get trials(): number {
    return Math.max(TRIALS_MIN, trialsExpected(this.#options.settings.plan));
  }

  /** The most trials that a question may take which ends when it is decided. */
  get trialsMax(): number {
    const { plan } = this.#options.settings;
    if (plan.kind === 'trials') return this.trials;
    return Math.max(TRIALS_MIN, Math.min(SEQUENTIAL_TRIALS_MAX, plan.trialsMax));
  }

  /** Trials that an analysis asks for itself; else those of the run, up to a limit of its own. */
  trialsFor({ trials }: { readonly trials: number | null }, most: number): number {
    return trials ?? Math.min(this.trials, most);
  }

  /**
   * How far a difference on shared luck is sampled: until it is known to the precision of the run, in place of which an
   * analysis or the run may ask for trials.
   */
  differenceFor(
    { trials }: { readonly trials: number | null },
    most: number,
  ): { readonly trials: number; readonly halfWidth: number | null } {
    const { plan } = this.#options.settings;
    if (trials !== null || plan.kind === 'trials') {
      return { trials: this.trialsFor({ trials }, most), halfWidth: null };
    }
    // Without anything in common two shares have twice the variance of one.
    const enough = Math.min(2 * this.trials, most, plan.trialsMax);
    return { trials: Math.max(TRIALS_MIN, enough), halfWidth: plan.halfWidth };
  }

  /** Whether the run wants exact answers or none. */
  get isExactOnly(): boolean {
    return this.#options.settings.method === 'exact';
  }

  /** The seed of the run. */
  get seed(): number {
    return this.#options.seed();
  }

  /** The names of a variant's outcomes and metrics. */
  model(variant: Variant): ModelFacts {
    const key = canonicalJson(variant);
    const known = this.#models.get(key);
    if (known !== undefined) return known;
    const model = factsOf(this.system.compile(variant, { engine: 'dice' }).model);
    this.#models.set(key, model);
    return model;
  }

  /**
   * The exact law of a variant; null where the run samples, or where it is out of reach and the run may sample.
   * @param asks what of it is looked at: the odds alone may have no law of a metric
   * @throws ExactLimitError when exact answers were asked for
   * @throws AnalysisInterrupted
   */
  async law(variant: Variant, asks: Asks): Promise<ExactResult | null> {
    const { method } = this.#options.settings;
    if (method === 'sampled') return null;
    const key = canonicalJson(variant);
    const whole = this.#laws.get(key);
    const found = asks === 'laws' ? this.#laws : this.#odds;
    const known = asks === 'laws' ? whole : (whole ?? found.get(key));
    if (known !== undefined) return known;
    await this.#pause();
    if (method === 'auto' && this.#failures >= FAILURES_MAX) return null;
    const twin = this.#watchedLike(variant).find((watched) => watched.asks === asks || watched.asks === 'laws');
    const law = twin?.law ?? (await this.#solve(variant, asks, method === 'auto'));
    found.set(key, law);
    return law;
  }

  /** Says of which variants laws will be asked for next, so that several can be solved at once. */
  expect(variants: readonly Variant[], asks: Asks): void {
    this.#expected = variants.map((variant) => ({ variant, asks }));
  }

  /** Begins a solution, and those expected after it for which there is room. */
  #begin(wanted: Expected, limits: ExactLimits): Promise<ExactResult | null> {
    const { solve, width } = this.#options;
    const key = canonicalJson(wanted);
    const own = this.#begun.get(key) ?? solve(wanted.variant, limits, wanted.asks);
    this.#begun.delete(key);
    while (this.#begun.size < width - 1 && this.#expected.length > 0) {
      const [next, ...later] = this.#expected as readonly [Expected, ...Expected[]];
      this.#expected = later;
      const place = canonicalJson(next);
      if (place === key || this.#isKnown(next)) continue;
      const law = solve(next.variant, limits, next.asks);
      // What nobody asks for in the end fails unheard.
      law.catch(() => undefined);
      this.#begun.set(place, law);
    }
    return own;
  }

  #isKnown({ variant, asks }: Expected): boolean {
    const key = canonicalJson(variant);
    const isSolved = this.#laws.has(key) || (asks === 'outcomes' && this.#odds.has(key));
    return isSolved || this.#watchedLike(variant).length > 0;
  }

  /** Whether two variants are known to have one law, because nothing in either asks where they differ. */
  isAlike(one: Variant, other: Variant): boolean {
    return this.#watchedLike(one).some((watched) => this.#watchedLike(other).includes(watched));
  }

  /** Solutions that a variant shares, since it differs from theirs in rulings that nobody read. */
  #watchedLike(variant: Variant): readonly WatchedLaw[] {
    return (this.#watched.get(withoutRulings(variant)) ?? []).filter((watched) => isAlike(watched, variant));
  }

  async #solve(variant: Variant, asks: Asks, mayFail: boolean): Promise<ExactResult | null> {
    try {
      const law = await this.#begin({ variant, asks }, mayFail ? AUTO_LIMITS : ASKED_LIMITS);
      if (law === null) throw new AnalysisInterrupted();
      this.#failures = 0;
      if (law.read !== undefined) {
        const place = withoutRulings(variant);
        const watched = { variant, read: new Set(law.read), law, asks };
        this.#watched.set(place, [...(this.#watched.get(place) ?? []), watched]);
      }
      return law;
    } catch (error) {
      if (!mayFail || !(error instanceof ExactLimitError)) throw error;
      this.#failures += 1;
      return null;
    }
  }

  /** The exact laws of several variants, when there is one of each; null otherwise. */
  async laws(variants: readonly Variant[], asks: Asks): Promise<readonly ExactResult[] | null> {
    const laws: ExactResult[] = [];
    this.expect(variants, asks);
    for (const variant of variants) {
      const law = await this.law(variant, asks);
      if (law === null) return null;
      laws.push(law);
    }
    return laws;
  }

  /**
   * One measure of each variant: exact where there is a law, what the run sampled where it has, else from trials of its
   * own on luck of its own.
   * @param ownTrials of each that has no law: all are then sampled here, so that their luck has nothing in common
   * @returns in the order of `variants`
   */
  async estimates(
    variants: readonly Variant[],
    measure: Measure,
    ownTrials: number | null = null,
  ): Promise<readonly Estimate[]> {
    const trials = ownTrials ?? this.trials;
    const found = new Map<string, Estimate>();
    const missing = new Map<string, Variant>();
    this.expect(variants, asksOf(measure));
    for (const variant of variants) {
      const key = canonicalJson(variant);
      if (found.has(key) || missing.has(key)) continue;
      const law = await this.law(variant, asksOf(measure));
      const tally = ownTrials === null ? this.#tallies.get(key) : undefined;
      if (law !== null) found.set(key, exactEstimate(law, measure, this.model(variant)));
      else if (tally !== undefined)
        found.set(key, this.#estimateOf(tally, measure, variant, this.#options.settings.peek));
      else missing.set(key, variant);
    }
    const left = [...missing];
    const sampled = await this.use([...missing.values()], left.length * trials, (session) =>
      session.tallies(
        left.map((_, index) => index),
        trials,
      ),
    );
    left.forEach(([key, variant], index) => {
      const tally = sampled[index];
      if (tally !== undefined) found.set(key, this.#estimateOf(tally, measure, variant, false));
    });
    return variants.map((variant) => {
      const estimate = found.get(canonicalJson(variant));
      if (estimate === undefined) throw new InvariantError('an estimate is missing');
      return estimate;
    });
  }

  /** A measure of a sampled variant with its interval. @param isPeeked whether that of a share is to hold at every look */
  #estimateOf(tally: Tally, measure: Measure, variant: Variant, isPeeked: boolean): Estimate {
    const model = this.model(variant);
    const n = tally.trials;
    if (measure.kind === 'outcome') {
      const share = isPeeked ? shareAtAnyLook : shareEstimate;
      return share(tally.outcomes[outcomeIndex(model, measure.name)] ?? 0, n, this.confidence);
    }
    const { index, least } = metricPlace(model, measure.name);
    return meanEstimate({ n, sum: tally.sums[index] ?? 0, squares: tally.squares[index] ?? 0 }, this.confidence, least);
  }

  /**
   * Plays trials of some variants; threads are started once for all that `work` asks of its session.
   * @param trials how many are to be expected in all
   * @throws AnalysisInterrupted, BackendError, InvariantError
   */
  async use<Result>(
    variants: readonly Variant[],
    trials: number,
    work: (session: Session) => Promise<Result>,
  ): Promise<Result> {
    const { createBackend, signal, onTrials } = this.#options;
    this.#sessions += 1;
    const number = this.#sessions;
    if (variants.length === 0) return work(EMPTY_SESSION);
    const seed = this.seed;
    const seeds = variants.map((_, index) => mixedSeed(seed, number, index));
    const backend = createBackend({ variants, seed, seeds, engine: 'dice' }, trials);
    const stop = (): void => backend.stop();
    signal?.addEventListener('abort', stop);
    try {
      return await work(openSession(backend, { expected: trials, signal, onTrials }));
    } finally {
      signal?.removeEventListener('abort', stop);
      await backend.close();
    }
  }

  async #pause(): Promise<void> {
    await this.#options.pause();
    if (this.#options.signal?.aborted === true) throw new AnalysisInterrupted();
  }
}

/** What an exact solution must tell for a measure. */
export function asksOf({ kind }: Measure): Asks {
  return kind === 'outcome' ? 'outcomes' : 'laws';
}

/** A measure of an exact law. */
export function exactEstimate(law: ExactResult, measure: Measure, model: ModelFacts): Estimate {
  return certain(
    measure.kind === 'outcome'
      ? (law.outcomes[outcomeIndex(model, measure.name)] ?? 0)
      : metricMean(law, model, measure.name),
  );
}

function metricMean(law: ExactResult, model: ModelFacts, name: string): number {
  const { index, least } = metricPlace(model, name);
  return lawSpread(law.metrics[index]?.p ?? new Float64Array(1), least).mean;
}

/** Index of an outcome; -1 where the variant does not know it: then it never happens. */
export function outcomeIndex(model: ModelFacts, name: string): number {
  return model.outcomes.findIndex((outcome) => outcome.name === name);
}

/** Index of a metric among those of results, and the value that counts begin at. */
export function metricPlace(model: ModelFacts, name: string): { readonly index: number; readonly least: number } {
  const metrics = resultMetrics(model);
  const index = metrics.findIndex((metric) => metric.name === name);
  return { index, least: metrics[index]?.min ?? 0 };
}

/** A seed that shares nothing with its neighbours'. @source C. Wellons' lowbias32, applied to each part in turn */
function mixedSeed(seed: number, session: number, index: number): number {
  let h = 0x6f6e65;
  for (const part of [seed | 0, Math.floor(seed / 2 ** 32), session, index]) {
    h = Math.imul(h ^ part, 0x7feb352d);
    h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
    h ^= h >>> 16;
  }
  return h >>> 0;
}
