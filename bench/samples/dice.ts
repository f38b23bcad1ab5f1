/**
 * Rolls one contestant's dice in this process and prints nanoseconds of CPU time per die.
 *
 *   dice.ts CONTESTANT DICE
 */
import { fromDist } from '../dist.ts';

/** Printed as JSON. */
export interface DiceSample {
  readonly nsPerDie: number;
  /** Mean of what a die adds: shows that the dice were rolled, and that they are fair. */
  readonly mean: number;
}

/** Sums `count` dice. */
type Roller = (count: number) => number;

const SEED = 7;
/** Dice per call of the loop: the optimiser replaces a loop between calls. */
const CHUNK = 6_300;
/** Roll and keep: 7k3. */
const POOL = { rolled: 7, kept: 3 } as const;

/** Each loads its library only when asked for: one contestant per process. */
const rollers: Readonly<Record<string, (() => Promise<Roller>) | undefined>> = {
  'tape-d6': () => tapeRoller(6),
  'tape-d10': () => tapeRoller(10),
  'tape-7k3': tapeKeeper,
  'pure-rand-d6': () => pureRandRoller(6),
  'pure-rand-d10': () => pureRandRoller(10),
  'rpg-dice-roller-1d6': () => rpgRoller(1, 6),
  'rpg-dice-roller-100d6': () => rpgRoller(100, 6),
  'rpg-dice-roller-100d10': () => rpgRoller(100, 10),
  // Tens explode and are added up, then the highest are kept.
  'rpg-dice-roller-7k3': () => rpgRoller(POOL.rolled, 10, `!!kh${POOL.kept}`),
};

async function tapeRoller(sides: number): Promise<Roller> {
  const { TapeDice } = await fromDist<typeof import('../../src/dice/sampled.ts')>('dice/sampled.js');
  const dice = new TapeDice();
  dice.seek(SEED, 0);
  return (count) => {
    let sum = 0;
    for (let rolled = 0; rolled < count; rolled += 1) sum += dice.roll(sides, 0);
    return sum;
  };
}

async function tapeKeeper(): Promise<Roller> {
  const { TapeDice } = await fromDist<typeof import('../../src/dice/sampled.ts')>('dice/sampled.js');
  const { keepPool } = await fromDist<typeof import('../../src/dice/keep-pool.ts')>('dice/keep-pool.js');
  const pool = keepPool({ groups: [{ count: POOL.rolled, sort: 'exploding' }], kept: POOL.kept });
  const dice = new TapeDice();
  dice.seek(SEED, 0);
  return (count) => {
    let sum = 0;
    for (let rolled = 0; rolled < count; rolled += POOL.rolled) sum += dice.keep(pool, 0);
    return sum;
  };
}

async function pureRandRoller(sides: number): Promise<Roller> {
  const { uniformInt } = await import('pure-rand/distribution/uniformInt');
  const { xoroshiro128plus } = await import('pure-rand/generator/xoroshiro128plus');
  const generator = xoroshiro128plus(SEED);
  return (count) => {
    let sum = 0;
    for (let rolled = 0; rolled < count; rolled += 1) sum += uniformInt(generator, 1, sides);
    return sum;
  };
}

async function rpgRoller(pool: number, sides: number, ending = ''): Promise<Roller> {
  const { DiceRoll } = await import('@dice-roller/rpg-dice-roller');
  const notation = `${pool}d${sides}${ending}`;
  return (count) => {
    let sum = 0;
    for (let rolled = 0; rolled < count; rolled += pool) sum += new DiceRoll(notation).total;
    return sum;
  };
}

function sumOf(roll: Roller, diceMax: number): number {
  let sum = 0;
  for (let rolled = 0; rolled < diceMax; rolled += CHUNK) sum += roll(CHUNK);
  return sum;
}

const [name = '', count = '0'] = process.argv.slice(2);
const roll = await rollers[name]?.();
if (roll === undefined) throw new Error(`contestants are ${Object.keys(rollers).join(', ')}; not ${name}`);
const diceCount = Math.ceil(Number(count) / CHUNK) * CHUNK;
sumOf(roll, diceCount / 4);
const begin = process.cpuUsage();
const sum = sumOf(roll, diceCount);
const { user, system } = process.cpuUsage(begin);
const sample: DiceSample = { nsPerDie: ((user + system) * 1_000) / diceCount, mean: sum / diceCount };
process.stdout.write(JSON.stringify(sample));
