import type { Findings } from './analysis/variant.ts';
import type { Backend, SamplingJob } from './backend/backend.ts';
import { buildMachines, type MachineCost, type Machines } from './backend/machines.ts';
import { type Sampled, type SamplingProgress, sample } from './backend/sample.ts';
import { type Plan, trialsExpected } from './engine/plan.ts';
import type { EngineChoice } from './engine/planner.ts';
import type { GameSystem, Variant } from './systems/system.ts';

/** What sampling came to. */
export interface Luck {
  /** Index variant → what was sampled, for those with any trial. */
  readonly results: ReadonlyMap<number, NonNullable<Findings['sampled']>>;
  readonly workers: number;
  readonly trials: number;
  readonly durationMs: number;
  readonly isInterrupted: boolean;
  /** What the machines that sampled took to build. */
  readonly machines: readonly MachineCost[];
}

export const NO_LUCK: Luck = {
  results: new Map(),
  workers: 0,
  trials: 0,
  durationMs: 0,
  isInterrupted: false,
  machines: [],
};

/** Trials that a machine draws while one is rolled by the rules, at least: some ten nanoseconds against a microsecond. */
const DRAWN_A_ROLLED = 32;

export interface SamplingOptions {
  readonly system: GameSystem;
  readonly variants: readonly Variant[];
  /** Indexes of those to be sampled, one at least. */
  readonly wanted: readonly number[];
  readonly plan: Plan;
  readonly seed: number;
  readonly choice: EngineChoice;
  /** What samples variants without a machine. */
  readonly byRules: SamplingJob['engine'];
  readonly signal: AbortSignal | undefined;
  /** @param trials that are rolled by the rules, or take as long */
  readonly workersFor: (trials: number) => number;
  readonly createBackend: (job: SamplingJob, workers: number) => Backend;
  /** The first die is about to fall. */
  readonly onBegin: (workers: number) => void;
  readonly onProgress: (progress: SamplingProgress) => void;
}

/** Samples variants: as many at once as there is memory for their machines. */
export async function sampleVariants(options: SamplingOptions): Promise<Luck> {
  const { wanted, plan, signal } = options;
  const results = new Map<number, NonNullable<Findings['sampled']>>();
  const costs: MachineCost[] = [];
  let [workers, trials, durationMs, refusals] = [0, 0, 0, 0];
  for (let at = 0; at < wanted.length; ) {
    const built = await buildMachines({ ...options, wanted: wanted.slice(at), trials: trialsExpected(plan), refusals });
    refusals = built.refusals;
    costs.push(...built.costs);
    if (signal?.aborted === true) break;
    const group = wanted.slice(at, at + built.seenTo);
    const rest = plan.kind === 'trials' ? (wanted.length - at - group.length) * plan.trials : 0;
    const begun = performance.now();
    const sampled = await sampleGroup(options, built, { group, isFirst: at === 0, before: trials, rest });
    durationMs += performance.now() - begun;
    workers = Math.max(workers, sampled.workers);
    sampled.all.forEach(({ tally, stopped }, position) => {
      const index = group[position];
      if (tally === null || index === undefined) return;
      const machine = built.machines[index] ?? null;
      results.set(index, { tally, stopped, engine: machine === null ? options.byRules : 'tables' });
      trials += tally.trials;
    });
    at += group.length;
  }
  const isInterrupted = wanted.some((index) => (results.get(index)?.stopped ?? 'interrupted') === 'interrupted');
  return { results, workers, trials, durationMs, isInterrupted, machines: costs };
}

interface Group {
  /** Indexes of its variants. */
  readonly group: readonly number[];
  readonly isFirst: boolean;
  /** Trials of the groups before it, and of those after it. */
  readonly before: number;
  readonly rest: number;
}

async function sampleGroup(
  options: SamplingOptions,
  { machines }: Machines,
  { group, isFirst, before, rest }: Group,
): Promise<{ readonly all: readonly Sampled[]; readonly workers: number }> {
  const { variants, seed, plan, signal } = options;
  const drawn = machines.filter((machine) => machine !== null).length;
  const rolled = group.length - drawn + drawn / DRAWN_A_ROLLED;
  const workers = options.workersFor(rolled * trialsExpected(plan));
  if (isFirst) options.onBegin(workers);
  const backend = options.createBackend({ variants, seed, engine: options.byRules, machines }, workers);
  try {
    const all = await sample(backend, {
      variants: group,
      plan,
      ...(signal === undefined ? {} : { signal }),
      onProgress: ({ trialsDone, trialsPlanned }) =>
        options.onProgress({ trialsDone: before + trialsDone, trialsPlanned: before + trialsPlanned + rest }),
    });
    return { all, workers };
  } finally {
    await backend.close();
  }
}
