/**
 * Samples a duel in this process and prints what it counted and the CPU time of the sampling alone.
 *
 *   duel.ts FILE CONTESTANT WARM-UP-BLOCKS BLOCKS FIRST-BLOCK
 *
 * `dice` is what a run samples where it can: real dice, read by the machine derived from the rules. `rules` rolls the same
 * dice with the rules themselves, `tables` draws from the laws of whole series of dice.
 */
import { fromDist } from '../dist.ts';
import { loadScene } from './compiled-duel.ts';

/** Printed as JSON. */
export interface DuelSample {
  readonly trials: number;
  /** Outcome → trials. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Metric → Σ value and Σ value². */
  readonly metrics: Readonly<Record<string, { readonly sum: number; readonly squares: number }>>;
  readonly cpuSeconds: number;
}

const SEED = 20_240_229;
const WARM_UP_SEED = SEED + 1;

const [file = '', contestant, warmUpBlocks = '0', blocks = '0', firstBlock = '0'] = process.argv.slice(2);
if (contestant !== 'dice' && contestant !== 'rules' && contestant !== 'tables') {
  throw new Error(`the contestant is dice, rules or tables, not ${contestant}`);
}

const { runBlock, resultMetrics, Trial } =
  await fromDist<typeof import('../../src/engine/block.ts')>('engine/block.js');
const { createTally } = await fromDist<typeof import('../../src/engine/tally.ts')>('engine/tally.js');
const { BLOCK_TRIALS } = await fromDist<typeof import('../../src/engine/result.ts')>('engine/result.js');
const { TapeDice } = await fromDist<typeof import('../../src/dice/sampled.ts')>('dice/sampled.js');

const { buildAutomaton } = await fromDist<typeof import('../../src/engine/automaton.ts')>('engine/automaton.js');

const duel = await loadScene(file);
const { model, tactics } = duel.compile(contestant === 'tables' ? 'tables' : 'dice');
const trial = new Trial(model, tactics);
if (contestant === 'dice') {
  const tables = duel.compile('tables');
  const automaton = buildAutomaton(tables.model, tables.tactics);
  if (automaton === null) throw new Error('no machine can be derived from this duel');
  trial.useWalker(automaton);
}
const dice = new TapeDice();
const newTally = (): ReturnType<typeof createTally> => createTally(model.outcomes.length, resultMetrics(model).length);

const discarded = newTally();
for (let block = 0; block < Number(warmUpBlocks); block += 1) {
  runBlock(trial, dice, { seed: WARM_UP_SEED, block, trials: BLOCK_TRIALS }, discarded);
}

const tally = newTally();
const begin = process.cpuUsage();
for (let block = 0; block < Number(blocks); block += 1) {
  runBlock(trial, dice, { seed: SEED, block: Number(firstBlock) + block, trials: BLOCK_TRIALS }, tally);
}
const { user, system } = process.cpuUsage(begin);

const sample: DuelSample = {
  trials: tally.trials,
  outcomes: Object.fromEntries(model.outcomes.map(({ name }, index) => [name, tally.outcomes[index] ?? 0])),
  metrics: Object.fromEntries(
    resultMetrics(model).map(({ name }, index) => [
      name,
      { sum: tally.sums[index] ?? 0, squares: tally.squares[index] ?? 0 },
    ]),
  ),
  cpuSeconds: (user + system) / 1e6,
};
process.stdout.write(JSON.stringify(sample));
