/** Solves the duel in this process, once cold and then warm, and prints milliseconds of wall-clock time. */
import { fromDist } from '../dist.ts';
import { spread } from '../spread.ts';
import { loadDuel } from './compiled-duel.ts';

/** Printed as JSON; both times are from the variant to its law, compiling included. */
export interface ExactSample {
  readonly coldMs: number;
  /** Median of many further solutions. */
  readonly warmMs: number;
  /** Outcome → probability. */
  readonly outcomes: Readonly<Record<string, number>>;
}

const WARM_UPS = 200;
const REPEATS = 200;

const { solveExact } = await fromDist<typeof import('../../src/engine/exact.ts')>('engine/exact.js');
const duel = await loadDuel();

const solve = (): { readonly ms: number; readonly outcomes: Readonly<Record<string, number>> } => {
  const begin = performance.now();
  const { model, tactics } = duel.compile('tables');
  const law = solveExact(model, tactics);
  const ms = performance.now() - begin;
  return {
    ms,
    outcomes: Object.fromEntries(model.outcomes.map(({ name }, index) => [name, law.outcomes[index] ?? 0])),
  };
};

const cold = solve();
for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) solve();
const warm = Array.from({ length: REPEATS }, () => solve().ms);

const sample: ExactSample = { coldMs: cold.ms, warmMs: spread(warm).median, outcomes: cold.outcomes };
process.stdout.write(JSON.stringify(sample));
