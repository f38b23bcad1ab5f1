/**
 * Samples a duel in this process and prints what it counted and the CPU times of the sampling alone.
 *
 *   duel.ts FILE CONTESTANT WARM-UP-BLOCKS BLOCKS FIRST-BLOCK WINDOWS [after-exact]
 *
 * Times so many windows of so many blocks, one after another.
 *
 * `compiled` draws rounds, their parts, or attacks from their laws, and `fights` whole fights, by the machine of {@link machineOf}. `dice` is what a run samples where
 * it can: real dice, read by the machine derived from the rules. `rules` rolls the same dice with the rules themselves,
 * `tables` draws from the laws of whole series of dice. With `after-exact` the process first solves the fight
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
const isDrawn = contestant === 'compiled' || contestant === 'fights';
if (!isDrawn && contestant !== 'dice' && contestant !== 'rules' && contestant !== 'tables') {
  throw new Error(`the contestant is compiled, fights, dice, rules or tables, not ${contestant}`);
}

const { blocksAtOnce, runBlock, resultMetrics, Trial } =
  await fromDist<typeof import('../../src/engine/block.ts')>('engine/block.js');
const { createTally } = await fromDist<typeof import('../../src/engine/tally.ts')>('engine/tally.js');
const { BLOCK_TRIALS } = await fromDist<typeof import('../../src/engine/result.ts')>('engine/result.js');
const { TapeDice } = await fromDist<typeof import('../../src/dice/sampled.ts')>('dice/sampled.js');

const { buildAutomaton } = await fromDist<typeof import('../../src/engine/automaton.ts')>('engine/automaton.js');

const { buildDiceMachine } =
  await fromDist<typeof import('../../src/engine/dice-machine.ts')>('engine/dice-machine.js');
const { isParted, machineOf } = await fromDist<typeof import('../../src/engine/planner.ts')>('engine/planner.js');
const { MachinePlayer } =
  await fromDist<typeof import('../../src/engine/compiled/player.ts')>('engine/compiled/player.js');
const { FightPlayer } = await fromDist<typeof import('../../src/engine/whole/player.ts')>('engine/whole/player.js');
const { PartedPlayer } = await fromDist<typeof import('../../src/engine/parted/player.ts')>('engine/parted/player.js');

const duel = await loadScene(file);
if (past === 'after-exact') {
  const { solveExact } = await fromDist<typeof import('../../src/engine/exact.ts')>('engine/exact.js');
  for (let solved = 0; solved < SOLUTIONS_BEFORE; solved += 1) {
    const { model, tactics } = duel.compile('tables');
    solveExact(model, tactics);
  }
}
const { model, tactics } = duel.compile(contestant === 'tables' || isDrawn ? 'tables' : 'dice');
const trial = new Trial(model, tactics);
if (contestant === 'dice') {
  const tables = duel.compile('tables');
  const build = tables.model.registers === undefined ? buildAutomaton : buildDiceMachine;
  const machine = build(tables.model, tables.tactics);
  if (machine === null) throw new Error('no machine can be derived from this duel');
  trial.useWalker(machine);
}
const dice = new TapeDice();
const newTally = (): ReturnType<typeof createTally> => createTally(model.outcomes.length, resultMetrics(model).length);

type Player = InstanceType<typeof MachinePlayer | typeof FightPlayer | typeof PartedPlayer>;

function compiled(): Player {
  const machine = machineOf(model, tactics, contestant === 'fights' ? 'fights' : 'tables');
  if (machine === null) throw new Error('this fight cannot be compiled');
  if (!isParted(machine)) {
    const settle = model.settle?.bind(model);
    return machine.kind === 'fights' ? new FightPlayer(machine, settle) : new MachinePlayer(machine, settle);
  }
  if (model.parts === undefined) throw new Error('a parted machine without parts');
  return new PartedPlayer(machine, { model, tactics, parts: model.parts });
}
const player = isDrawn ? compiled() : null;

function play(seed: number, first: number, count: number, tally: ReturnType<typeof createTally>): void {
  const step = player === null ? blocksAtOnce(trial) : 1;
  for (let done = 0; done < count; done += step) {
    const block = first + done;
    if (player !== null) player.play(seed, block, BLOCK_TRIALS, tally);
    else runBlock(trial, dice, { seed, block, trials: BLOCK_TRIALS * Math.min(step, count - done) }, tally);
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
