import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AnalysisResult } from './analysis/analyses/results.ts';
import { factsOf, type ModelFacts } from './analysis/facts.ts';
import { type HashedSummary, summarize } from './analysis/summarize.ts';
import type { Performance, Summary } from './analysis/summary.ts';
import type { Findings } from './analysis/variant.ts';
import { ahead } from './backend/ahead.ts';
import type { Backend, SamplingJob } from './backend/backend.ts';
import { createInlineBackend } from './backend/inline.ts';
import type { SamplingProgress } from './backend/sample.ts';
import { type SolutionTask, solveVariant } from './backend/solution.ts';
import { createInlineSolver, createSolver, type Solver } from './backend/solver.ts';
import { createThreadsBackend } from './backend/threads.ts';
import { ASKED_LIMITS, AUTO_LIMITS } from './engine/exact.ts';
import type { EngineChoice } from './engine/planner.ts';
import type { ExactResult } from './engine/result.ts';
import { playScript } from './engine/script.ts';
import { type RunChoices, type Settings, settle } from './engine/settings.ts';
import { ExactLimitError, FracasError } from './errors.ts';
import { hashSummary } from './hash.ts';
import { type Luck, NO_LUCK, sampleVariants } from './sampling.ts';
import type { Scenario } from './scenario/scenario.ts';
import { atScript } from './scenario/script.ts';
import { loadSystem } from './systems/registry.ts';
import type { GameSystem, Variant } from './systems/system.ts';
import { VERSION } from './version.ts';
import { fewerWorkers, solversFor, workersFor } from './workers.ts';

export interface RunOptions extends RunChoices {
  /** Integer 0..2^53-1; the file's, or drawn, when absent. */
  readonly seed?: number | undefined;
  /**
   * What samples: every die by itself, draws from exact laws, or whichever takes less time for so many trials (default).
   * The two draw different luck from a seed.
   */
  readonly engine?: EngineChoice | undefined;
  /** Threads that sample, no more than the machine has room for; 0 for the caller's own. All cores by default. */
  readonly workers?: number | undefined;
  /** A soft stop: blocks under way are finished, and the summary is marked partial. */
  readonly signal?: AbortSignal | undefined;
  readonly observer?: RunObserver | undefined;
}

/** Hears how a run goes. */
export interface RunObserver {
  /** Something that the user should know about the way the answer is found, in English and in French. */
  note?(text: string, french: string): void;
  /** Sampling begins. `isDrawn`: nobody gave the seed. `workers` is 0 in the caller's own thread. */
  sampling?(begin: { readonly seed: number; readonly isDrawn: boolean; readonly workers: number }): void;
  progress?(progress: SamplingProgress): void;
}

/** What a run needs of the outside; replaced in tests. */
export interface RunPorts {
  readonly loadSystem: (name: string) => Promise<GameSystem>;
  readonly solve: (system: GameSystem, task: SolutionTask) => ExactResult;
  /** What takes the place of `solve` where it may be interrupted; absent: nothing. @param width threads that it may start */
  readonly createSolver?: (signal: AbortSignal, width: number) => Solver;
  /** @param workers 0 for the caller's own thread */
  readonly createBackend: (job: SamplingJob, workers: number) => Backend;
}

const PORTS: RunPorts = {
  loadSystem,
  solve: solveVariant,
  createSolver: (signal, width) => (width > 0 ? createSolver({ signal, width }) : createInlineSolver(signal)),
  createBackend: (job, workers) =>
    workers === 0 ? createInlineBackend(job, loadSystem) : createThreadsBackend(job, { workers }),
};

/** After so many variants in a row that are too large for an exact answer, `auto` tries no further ones. */
const AUTO_FAILURES_MAX = 3;

const SEED_END = 2 ** 32;

/**
 * Runs a scenario: every variant exactly or by sampling, as its `run:` block and the options say.
 * @throws ExactLimitError when an exact answer was asked for and is out of reach; BackendError when workers fail;
 *   ScenarioError when scripted dice do not fit; InvariantError when Fracas contradicts itself
 */
export async function run(scenario: Scenario, options: RunOptions = {}, ports: RunPorts = PORTS): Promise<Summary> {
  const solver = openSolver(options, ports);
  try {
    return await runWith(solver, scenario, options, ports);
  } finally {
    await solver.close();
  }
}

/** An interrupt ends a long solution, unless nobody can interrupt. */
function openSolver({ signal, workers }: RunOptions, { solve: solveHere, createSolver: create }: RunPorts): Solver {
  if (signal !== undefined && create !== undefined) return create(signal, solversFor(workers));
  return {
    width: 1,
    solve: async (system, task) => solveHere(system, task),
    close: async () => undefined,
  };
}

async function runWith(solver: Solver, scenario: Scenario, options: RunOptions, ports: RunPorts): Promise<Summary> {
  const clock = startClock();
  // 1, 2: the scenario comes parsed, with its axes expanded.
  const settings = settle(scenario.run, options);
  // 3: compile.
  const system = await ports.loadSystem(scenario.system);
  const seed = new Seed(options.seed ?? scenario.run.seed);
  const facts = await describeAll(scenario, system, options.signal);
  const task: Task = { scenario, options, settings, ports, solver, system, seed };
  // 4: every branch of every die, where that is asked for or small enough.
  const laws = await solveAll(task);
  // What it holds is not needed by the trials.
  await solver.close();
  // 5: trials with sampled dice for the others.
  const luck = scenario.script === null ? await sampleAll(task, laws) : playScripted(task, scenario.script);
  // 6: what the numbers say, and what else the scenario asks.
  const findings = facts.map(
    (model, index): Findings => ({ model, exact: laws[index] ?? null, sampled: luck.results.get(index) ?? null }),
  );
  const { results: analyses, interrupted } = await conductAll(task, findings);
  const hashed = summarize({
    version: VERSION,
    scenario,
    system,
    findings,
    analyses,
    seed: seed.used,
    confidence: settings.confidence,
    isInterrupted: luck.isInterrupted || interrupted.length > 0,
    interrupted,
  });
  // 7: the hash, and what is not hashed.
  return seal(hashed, clock.stop(luck));
}

/**
 * Solves every variant of a scenario exactly.
 * @throws ExactLimitError when one is out of reach
 */
export function solve(scenario: Scenario, options: Omit<RunOptions, 'method'> = {}): Promise<Summary> {
  return run(scenario, { ...options, method: 'exact' });
}

interface Task {
  readonly scenario: Scenario;
  readonly options: RunOptions;
  readonly settings: Settings;
  readonly ports: RunPorts;
  readonly solver: Solver;
  readonly system: GameSystem;
  readonly seed: Seed;
}

/** The seed of a run: given, or drawn when the first die is about to fall. */
class Seed {
  readonly isGiven: boolean;
  #value: number | null;
  #isUsed = false;

  constructor(given: number | null | undefined) {
    this.#value = given ?? null;
    this.isGiven = this.#value !== null;
  }

  take(): number {
    this.#isUsed = true;
    this.#value ??= randomInt(SEED_END);
    return this.#value;
  }

  /** Null while no die has fallen. */
  get used(): number | null {
    return this.#isUsed ? this.#value : null;
  }
}

/** Index variant → what results say of its model, which is let go; fewer where an interruption came first. */
async function describeAll(
  { variants }: Scenario,
  system: GameSystem,
  signal: AbortSignal | undefined,
): Promise<readonly ModelFacts[]> {
  const facts: ModelFacts[] = [];
  for (const { variant } of variants) {
    await setImmediate();
    if (signal?.aborted === true) break;
    facts.push(factsOf(system.compile(variant, { engine: 'dice' }).model));
  }
  return facts;
}

/** Index variant → exact law; null where it is not asked for, out of reach, or an interruption came first. */
async function solveAll({
  scenario,
  options,
  settings,
  solver,
  system,
}: Task): Promise<readonly (ExactResult | null)[]> {
  const { method } = settings;
  const laws: (ExactResult | null)[] = scenario.variants.map(() => null);
  if (method === 'sampled' || scenario.script !== null) return laws;
  const limits = method === 'auto' ? AUTO_LIMITS : ASKED_LIMITS;
  const variants = scenario.variants.map(({ variant }) => variant);
  const lawOf = ahead(variants.length, solver.width, (index) =>
    solver.solve(system, { variant: variants[index] as Variant, limits, asks: 'fractions' }),
  );
  let failures = 0;
  for (const index of variants.keys()) {
    // Lets signals through between variants.
    await setImmediate();
    if (options.signal?.aborted === true || failures === AUTO_FAILURES_MAX) break;
    try {
      laws[index] = await lawOf(index);
      failures = 0;
    } catch (error) {
      if (!(error instanceof ExactLimitError)) throw error;
      if (method !== 'auto') throw outOfReach(error, index, variants.length);
      failures += 1;
    }
  }
  const solved = laws.filter((law) => law !== null).length;
  if (method === 'auto' && solved > 0 && settings.isSampleSized) {
    const all = laws.length;
    if (solved === all) options.observer?.note?.(...SOLVED_ALL);
    else {
      options.observer?.note?.(
        `${solved} of ${all} variants are solved exactly, the others sampled`,
        `variantes résolues exactement\u00a0: ${solved} sur ${all}, les autres sont tirées au sort`,
      );
    }
  }
  return laws;
}

const SOLVED_ALL = [
  'small enough to be solved exactly: trials and precision are not needed (--method sampled samples all the same)',
  'assez petit pour une solution exacte\u00a0: ni essais ni précision ne sont nécessaires (--method sampled tire quand même)',
] as const;

function outOfReach(error: ExactLimitError, index: number, variantCount: number): ExactLimitError {
  const where = variantCount === 1 ? '' : `variants[${index}]: `;
  const advice = '--method sampled (or auto) gives an answer with its uncertainty';
  const hint = error.hint === undefined ? advice : `${error.hint}; ${advice}`;
  return new ExactLimitError(error.code, `${where}${error.message}`, { hint, cause: error });
}

/** Samples the variants without a law, or all of them when both answers are asked for. */
async function sampleAll(task: Task, laws: readonly (ExactResult | null)[]): Promise<Luck> {
  const { scenario, options, settings, ports, system, seed } = task;
  const { method, plan } = settings;
  const { signal, observer, engine } = options;
  const all = scenario.variants.map((_, index) => index);
  const wanted = method === 'exact' ? [] : all.filter((index) => method === 'both' || laws[index] === null);
  if (wanted.length === 0) return NO_LUCK;
  return sampleVariants({
    system,
    variants: scenario.variants.map(({ variant }) => variant),
    wanted,
    plan,
    seed: seed.take(),
    choice: engineFor(method, options),
    byRules: engine === 'tables' ? 'tables' : 'dice',
    signal,
    workersFor: (trials) => workersFor(trials, options.workers),
    createBackend: ports.createBackend,
    onBegin: (workers) => {
      const fewer = fewerWorkers(options.workers, workers);
      if (fewer !== null) observer?.note?.(...fewer);
      observer?.sampling?.({ seed: seed.take(), isDrawn: !seed.isGiven, workers });
    },
    onProgress: (progress) => observer?.progress?.(progress),
  });
}

/** An audit of the exact solver is rolled: tables come of the same laws as its answer. */
function engineFor(method: Settings['method'], { engine = 'auto' }: RunOptions): EngineChoice {
  return method === 'both' && engine === 'auto' ? 'dice' : engine;
}

interface Conducted {
  readonly results: readonly AnalysisResult[];
  /** Kinds of the analyses that an interruption left out. */
  readonly interrupted: readonly string[];
}

/** Everything that `analyses:` asks, in its order. */
async function conductAll(task: Task, findings: readonly Findings[]): Promise<Conducted> {
  const { scenario, options, ports, solver, system, settings, seed } = task;
  if (scenario.analyses.length === 0) return { results: [], interrupted: [] };
  // What was left out would be missing in them, too.
  if (options.signal?.aborted === true) return { results: [], interrupted: scenario.analyses.map(({ kind }) => kind) };
  // Most scenarios ask for none, and need not wait for these modules.
  const { conduct } = await import('./analysis/analyses/results.ts');
  const { AnalysisInterrupted, Lab } = await import('./analysis/lab.ts');
  const lab = new Lab({
    system,
    settings,
    known: scenario.variants.flatMap(({ variant }, index) => {
      const found = findings[index];
      return found === undefined ? [] : [{ variant, findings: found }];
    }),
    seed: () => seed.take(),
    solve: (variant, limits, asks) => solver.solve(system, { variant, limits, asks }),
    width: solver.width,
    createBackend: (job, trials) => ports.createBackend(job, workersFor(trials, options.workers)),
    pause: () => setImmediate(),
    signal: options.signal,
    onTrials: (trialsDone, trialsPlanned) => options.observer?.progress?.({ trialsDone, trialsPlanned }),
  });
  const results: AnalysisResult[] = [];
  try {
    for (const request of scenario.analyses) results.push(await conduct(request, lab));
  } catch (error) {
    if (!(error instanceof AnalysisInterrupted)) throw error;
  }
  return { results, interrupted: scenario.analyses.slice(results.length).map(({ kind }) => kind) };
}

/** The one trial of `engagement.dice`. */
function playScripted({ scenario, settings, system }: Task, faces: readonly number[]): Luck {
  const [only, second] = scenario.variants;
  if (only === undefined || second !== undefined) {
    const message = `scripted dice make one fight, not ${scenario.variants.length} variants`;
    const hint = 'remove `vary:`, or `engagement.dice`';
    throw atScript(scenario, new FracasError('run/script-variants', message, { hint }));
  }
  if (settings.method === 'exact' || settings.method === 'both') {
    const message = `scripted dice cannot be solved by method ${settings.method}`;
    const hint = 'remove `method:`, or `engagement.dice`';
    throw atScript(scenario, new FracasError('run/script-method', message, { hint }));
  }
  const { model, tactics } = system.compile(only.variant, { engine: 'dice' });
  const siteName = (site: number): string => system.sites[site]?.en ?? `site ${site}`;
  try {
    const tally = playScript(model, tactics, faces, siteName);
    return { ...NO_LUCK, results: new Map([[0, { tally, stopped: 'trials' as const, isScripted: true }]]) };
  } catch (error) {
    throw atScript(scenario, error);
  }
}

function startClock(): { stop(luck: Luck): Performance } {
  const startedAt = new Date().toISOString();
  const begun = performance.now();
  return {
    stop: (luck) => ({
      durationMs: performance.now() - begun,
      workers: Math.max(1, luck.workers),
      engine: engineOf(luck),
      machines: luck.machines,
      trialsPerSecond: luck.durationMs > 0 ? (1000 * luck.trials) / luck.durationMs : null,
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
      startedAt,
    }),
  };
}

/** What sampled, over all variants. */
function engineOf({ results }: Luck): Performance['engine'] {
  const engines = new Set([...results.values()].map(({ engine = 'dice' }) => engine));
  const [only = 'dice'] = engines;
  return engines.size > 1 ? 'mixed' : only;
}

/** Puts the hash where readers expect it and the wall-clock figures last. */
function seal(hashed: HashedSummary, figures: Performance): Summary {
  const { schema, tool, version, title, description, system, systemTitle, edition, ...rest } = hashed;
  const head = { schema, tool, version, title, description, system, systemTitle, edition };
  return { ...head, hash: hashSummary(hashed), ...rest, performance: figures };
}
