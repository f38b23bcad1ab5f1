/** Measures the move of a crowded table in this process, once cold and then warm: milliseconds of {@link startWatch}. */
import { fromDist } from '../dist.ts';
import { spread } from '../spread.ts';
import { startWatch } from '../threads.ts';
import { loadScene } from './scene.ts';

/** Printed as JSON; both times are from the variant to its law. */
export interface TableSample {
  readonly coldMs: number;
  /** Median of some further ones. */
  readonly warmMs: number;
  /** Probability of contact: 1. */
  readonly contact: number;
}

const WARM_UPS = 20;
const REPEATS = 40;

const { solveExact } = await fromDist<typeof import('../../src/engine/exact.ts')>('engine/exact.js');
const scene = await loadScene('crowded-table.yaml');

const solve = (): { readonly ms: number; readonly contact: number } => {
  const watch = startWatch();
  const { model, tactics } = scene.compile('tables');
  const { outcomes } = solveExact(model, tactics);
  const ms = watch();
  return { ms, contact: outcomes[model.outcomes.findIndex(({ name }) => name === 'contact')] ?? 0 };
};

const { ms: coldMs, contact } = solve();
for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) solve();
const warm = Array.from({ length: REPEATS }, () => solve().ms);

const sample: TableSample = { coldMs, warmMs: spread(warm).median, contact };
process.stdout.write(JSON.stringify(sample));
