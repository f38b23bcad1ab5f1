/**
 * Samples a duel in this process and prints what it counted and the CPU times of the sampling alone.
 *
 *   duel.ts FILE CONTESTANT WARM-UP-BLOCKS BLOCKS FIRST-BLOCK WINDOWS [after-exact]
 *
 * Times so many windows of so many blocks, one after another.
 *
 * `compiled` draws from tables by the machine of src/engine/compiled, `dice` rolls every die by the rules, `tables` lets the rules
 * draw from the laws of whole series of dice. With `after-exact` the process first solves the fight
 * exactly: the rules' code has met other dice before it samples.
 */
import { setTimeout } from 'node:timers/promises';
import { fromDist } from '../dist.ts';
import { loadScene } from './scene.ts';

/** Printed as JSON. */
export interface DuelSample {
  readonly trials: number;
  /** Outcome → trials. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Metric → Σ value and Σ value². */
  readonly metrics: Readonly<Record<string, { readonly sum: number; readonly squares: number }>>;
  /** Of each window. */
  readonly cpuSeconds: readonly number[];
}

const SEED = 20_240_229;
const WARM_UP_SEED = SEED + 1;
/** So many that the optimiser has made up its mind about the code. */
const SOLUTIONS_BEFORE = 20;
const CLEARING_MS = 150;

const [file = '', contestant, warmUpBlocks = '0', blocks = '0', firstBlock = '0', windows = '1', past = ''] =
  process.argv.slice(2);
if (contestant !== 'compiled' && contestant !== 'dice' && contestant !== 'tables') {
  throw new Error(`the contestant is compiled, dice or tables, not ${contestant}`);
}

const { runBlock, resultMetrics, Trial } =
  await fromDist<typeof import('../../src/engine/block.ts')>('engine/block.js');
const { createTally } = await fromDist<typeof import('../../src/engine/tally.ts')>('engine/tally.js');
const { BLOCK_TRIALS } = await fromDist<typeof import('../../src/engine/result.ts')>('engine/result.js');
const { TapeDice } = await fromDist<typeof import('../../src/dice/sampled.ts')>('dice/sampled.js');

const { buildMachine } =
  await fromDist<typeof import('../../src/engine/compiled/machine.ts')>('engine/compiled/machine.js');
const { createLoops } = await fromDist<typeof import('../../src/engine/compiled/loops.ts')>('engine/compiled/loops.js');
const { MachinePlayer } =
  await fromDist<typeof import('../../src/engine/compiled/player.ts')>('engine/compiled/player.js');

const duel = await loadScene(file);
if (past === 'after-exact') {
  const { solveExact } = await fromDist<typeof import('../../src/engine/exact.ts')>('engine/exact.js');
  for (let solved = 0; solved < SOLUTIONS_BEFORE; solved += 1) {
    const { model, tactics } = duel.compile('tables');
    solveExact(model, tactics);
  }
}
const { model, tactics } = duel.compile(contestant === 'dice' ? 'dice' : 'tables');
const trial = new Trial(model, tactics);
const dice = new TapeDice();
const newTally = (): ReturnType<typeof createTally> => createTally(model.outcomes.length, resultMetrics(model).length);

function compiled(): InstanceType<typeof MachinePlayer> {
  const machine = buildMachine(model, tactics);
  if (machine === null) throw new Error('this fight cannot be compiled');
  return new MachinePlayer(machine, createLoops(), model.settle?.bind(model));
}
const player = contestant === 'compiled' ? compiled() : null;

function play(seed: number, first: number, count: number, tally: ReturnType<typeof createTally>): void {
  for (let block = first; block < first + count; block += 1) {
    if (player !== null) player.play(seed, block, BLOCK_TRIALS);
    else runBlock(trial, dice, { seed, block, trials: BLOCK_TRIALS }, tally);
  }
  player?.flush(tally);
}

/** Plays blocks; CPU time in seconds. */
function timed(first: number, count: number): number {
  const begin = process.cpuUsage();
  play(SEED, first, count, tally);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
}

// What was loaded, solved and built before is cleared away first, for code that V8 had made for it goes with it, and would have
// to be made again later. Part of that V8 does on other threads, whose time counts as ours: a second collection ends the
// first, and the pause lets them finish.
global.gc?.();
global.gc?.();
play(WARM_UP_SEED, 0, Number(warmUpBlocks), newTally());
await setTimeout(CLEARING_MS);
const tally = newTally();
const cpuSeconds = Array.from({ length: Number(windows) }, (_, window) =>
  timed(Number(firstBlock) + window * Number(blocks), Number(blocks)),
);

const sample: DuelSample = {
  trials: tally.trials,
  outcomes: Object.fromEntries(model.outcomes.map(({ name }, index) => [name, tally.outcomes[index] ?? 0])),
  metrics: Object.fromEntries(
    resultMetrics(model).map(({ name }, index) => [
      name,
      { sum: tally.sums[index] ?? 0, squares: tally.squares[index] ?? 0 },
    ]),
  ),
  cpuSeconds,
};
process.stdout.write(JSON.stringify(sample));
