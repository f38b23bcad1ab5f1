/**
 * Solves a scenario in this process, once cold and then warm, and prints milliseconds of {@link startWatch}.
 *
 *   exact.ts FILE WARM-UPS REPEATS
 */
import { fromDist } from '../dist.ts';
import { spread } from '../spread.ts';
import { startWatch } from '../threads.ts';
import { loadScene } from './scene.ts';

/** Printed as JSON; times are from the variant to its law, compiling included. */
export interface ExactSample {
  readonly coldMs: number;
  /** CPU time of the first solution, all threads together: V8 compiles and collects beside it. */
  readonly coldCpuMs: number;
  /** Median of the repeats; null without any. */
  readonly warmMs: number | null;
  /** Distinct states walked. */
  readonly states: number;
  /** Outcome → probability. */
  readonly outcomes: Readonly<Record<string, number>>;
}

const [file = '', warmUps = '0', repeats = '0'] = process.argv.slice(2);

const { solveExact } = await fromDist<typeof import('../../src/engine/exact.ts')>('engine/exact.js');
const scene = await loadScene(file);

const solve = (): { readonly ms: number } & Pick<ExactSample, 'states' | 'outcomes'> => {
  const watch = startWatch();
  const { model, tactics } = scene.compile('tables');
  const law = solveExact(model, tactics);
  const ms = watch();
  return {
    ms,
    states: law.states,
    outcomes: Object.fromEntries(model.outcomes.map(({ name }, index) => [name, law.outcomes[index] ?? 0])),
  };
};

const cpuBegun = process.cpuUsage();
const cold = solve();
const { user, system } = process.cpuUsage(cpuBegun);
for (let warmUp = 0; warmUp < Number(warmUps); warmUp += 1) solve();
const warm = Array.from({ length: Number(repeats) }, () => solve().ms);

const sample: ExactSample = {
  coldMs: cold.ms,
  coldCpuMs: (user + system) / 1_000,
  warmMs: warm.length === 0 ? null : spread(warm).median,
  states: cold.states,
  outcomes: cold.outcomes,
};
process.stdout.write(JSON.stringify(sample));
