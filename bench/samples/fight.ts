/**
 * Samples an engagement by its rules on dice in this process: CPU time, dice rolled and bytes allocated a trial.
 *
 *   fight.ts FILE WARM-UP-BLOCKS BLOCKS FIRST-BLOCK      (needs --expose-gc)
 */
import type { Cuts, Dice, Law, Site } from '../../src/dice/dice.ts';
import type { KeepBands, KeepPool } from '../../src/dice/keep-pool.ts';
import { fromDist } from '../dist.ts';
import { spread } from '../spread.ts';
import { loadScene } from './scene.ts';

/** Printed as JSON. */
export interface FightSample {
  readonly trials: number;
  readonly cpuSeconds: number;
  /** Dice rolled a trial, on average. */
  readonly dice: number;
  /** Bytes of the heap taken a trial, on average over a block: the median of all blocks. */
  readonly bytes: number;
}

const SEED = 20_240_229;
const WARM_UP_SEED = SEED + 1;
/** Trials whose dice are counted. */
const COUNTED = 20_000;

const [file = '', warmUpBlocks = '0', blocks = '0', firstBlock = '0'] = process.argv.slice(2);

const { runBlock, resultMetrics, Trial } =
  await fromDist<typeof import('../../src/engine/block.ts')>('engine/block.js');
const { createTally } = await fromDist<typeof import('../../src/engine/tally.ts')>('engine/tally.js');
const { BLOCK_TRIALS } = await fromDist<typeof import('../../src/engine/result.ts')>('engine/result.js');
const { TapeDice } = await fromDist<typeof import('../../src/dice/sampled.ts')>('dice/sampled.js');

/** Counts what is rolled. */
class CountingDice implements Dice {
  rolled = 0;
  private readonly dice: Dice;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  scope(round: number, actor: number): void {
    this.dice.scope(round, actor);
  }

  roll(sides: number, site: Site): number {
    this.rolled += 1;
    return this.dice.roll(sides, site);
  }

  atLeast(sides: number, target: number, site: Site): boolean {
    return this.roll(sides, site) >= target;
  }

  totalAtMost(count: number, sides: number, limit: number, site: Site): boolean {
    this.rolled += count;
    return this.dice.totalAtMost(count, sides, limit, site);
  }

  band(sides: number, cuts: Cuts, site: Site): number {
    this.rolled += 1;
    return this.dice.band(sides, cuts, site);
  }

  draw(law: Law, site: Site): number {
    this.rolled += 1;
    return this.dice.draw(law, site);
  }

  keep(pool: KeepPool, site: Site): number {
    this.rolled += pool.isDrawn ? 1 : pool.rolled;
    return this.dice.keep(pool, site);
  }

  keepBand(bands: KeepBands, site: Site): number {
    this.rolled += bands.pool.isDrawn ? 1 : bands.pool.rolled;
    return this.dice.keepBand(bands, site);
  }
}

const scene = await loadScene(file);
const { model, tactics } = scene.compile('dice');
const trial = new Trial(model, tactics);
const dice = new TapeDice();
const tally = createTally(model.outcomes.length, resultMetrics(model).length);
for (let block = 0; block < Number(warmUpBlocks); block += 1) {
  runBlock(trial, dice, { seed: WARM_UP_SEED, block, trials: BLOCK_TRIALS }, tally);
}

global.gc?.();
// What V8 makes once falls into some blocks, code and feedback anew after a collection into the first; what trials take, into all.
const heap = new Float64Array(Number(blocks) + 1);
heap[0] = process.memoryUsage().heapUsed;
const begin = process.cpuUsage();
for (let block = 0; block < Number(blocks); block += 1) {
  runBlock(trial, dice, { seed: SEED, block: Number(firstBlock) + block, trials: BLOCK_TRIALS }, tally);
  heap[block + 1] = process.memoryUsage().heapUsed;
}
const { user, system } = process.cpuUsage(begin);
const trials = Number(blocks) * BLOCK_TRIALS;
const growths = Array.from(heap.subarray(1), (used, block) => used - (heap[block] as number));
const bytes = spread(growths).median / BLOCK_TRIALS;

dice.seek(SEED, 0);
const counting = new CountingDice(dice);
const slow = scene.compile('dice');
const counted = new Trial(slow.model, slow.tactics);
for (let at = 0; at < COUNTED; at += 1) counted.play(counting);

const sample: FightSample = { trials, cpuSeconds: (user + system) / 1e6, dice: counting.rolled / COUNTED, bytes };
process.stdout.write(JSON.stringify(sample));
