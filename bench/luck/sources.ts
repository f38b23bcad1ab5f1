import { AddressedDice } from '../../src/dice/addressed.ts';
import { TapeDice } from '../../src/dice/sampled.ts';

/** Dice laid end to end in an order in which a relation between them would show. */
export interface Source {
  readonly name: string;
  /** What comes after what. */
  readonly order: string;
  /** Dice that come from different places before the first place has its next turn; 1 where there are no turns. */
  readonly lanes: number;
  /**
   * Goes to the beginning.
   * @param sides of every die
   * @returns the next face, 1..sides, again and again
   */
  open(sides: number): () => number;
}

const SEED = 1;
/** Bits of a seed, of a block and of a trial. */
const NUMBER_BITS = 53;
/** Bits of the parts of an address. */
const ROUND_BITS = 22;
const ACTOR_BITS = 10;
const SITE_BITS = 8;
/** Trials are counted in the bits below; the neighbours that differ in one bit differ above, so that none comes twice. */
const TRIAL_BITS = 30;
/** Dice taken at the start of a block. */
const START_DICE = 16;
/** A small fight: rounds, fighters, sites and rolls at each. */
const FIGHT = { rounds: 6, actors: 4, sites: 8, counts: 2 } as const;
const FIGHT_DICE = FIGHT.rounds * FIGHT.actors * FIGHT.sites * FIGHT.counts;

/** The number itself, and those that differ from it in one of its lowest bits. */
export function neighboursOf(number: number, bits: number): readonly number[] {
  const flipped = Array.from({ length: bits }, (_, bit) => {
    const unit = 2 ** bit;
    return Math.floor(number / unit) % 2 === 0 ? number + unit : number - unit;
  });
  return [number, ...flipped];
}

/** Several tapes of dice, one die of each in turn. @param starts seed and block of each */
function inTurn(starts: readonly (readonly [seed: number, block: number])[]): Source['open'] {
  return (sides) => {
    const tapes = starts.map(([seed, block]) => {
      const dice = new TapeDice();
      dice.seek(seed, block);
      return dice;
    });
    let turn = -1;
    return () => {
      turn = turn + 1 < tapes.length ? turn + 1 : 0;
      return (tapes[turn] as TapeDice).roll(sides, 0);
    };
  };
}

/** Rolls a batch of dice at a time. @param roll adds the faces of batch `number` by `push` */
function inBatches(roll: (number: number, push: (face: number) => void, sides: number) => void): Source['open'] {
  return (sides) => {
    const faces: number[] = [];
    let at = 0;
    let number = 0;
    return () => {
      if (at === faces.length) {
        faces.length = 0;
        at = 0;
        roll(number, (face) => faces.push(face), sides);
        number += 1;
      }
      at += 1;
      return faces[at - 1] as number;
    };
  };
}

function openStarts(sides: number): () => number {
  const dice = new TapeDice();
  return inBatches((block, push) => {
    dice.seek(SEED, block);
    for (let die = 0; die < START_DICE; die += 1) push(dice.roll(sides, 0));
  })(sides);
}

function openFights(sides: number): () => number {
  const dice = new AddressedDice();
  return inBatches((trial, push) => {
    dice.seek(SEED, trial);
    for (let round = 1; round <= FIGHT.rounds; round += 1) {
      for (let actor = 0; actor < FIGHT.actors; actor += 1) {
        dice.scope(round, actor);
        for (let site = 0; site < FIGHT.sites; site += 1) {
          for (let count = 0; count < FIGHT.counts; count += 1) push(dice.roll(sides, site));
        }
      }
    }
  })(sides);
}

function openTrials(sides: number): () => number {
  const dice = new AddressedDice();
  let trial = -1;
  return () => {
    trial += 1;
    dice.seek(SEED, trial);
    return dice.roll(sides, 0);
  };
}

const OTHER_SEEDS = neighboursOf(SEED, NUMBER_BITS).slice(1);

/** Of each trial, the die at one address and then those at all addresses, seeds and trials that differ from it in one bit. */
function openAddressBits(sides: number): () => number {
  const dice = new AddressedDice();
  return inBatches((trial, push) => {
    dice.seek(SEED, trial);
    // The second die differs in its count.
    push(dice.roll(sides, 0));
    push(dice.roll(sides, 0));
    for (let bit = 0; bit < SITE_BITS; bit += 1) push(dice.roll(sides, 2 ** bit));
    for (let bit = 0; bit < ACTOR_BITS; bit += 1) {
      dice.scope(0, 2 ** bit);
      push(dice.roll(sides, 0));
    }
    for (let bit = 0; bit < ROUND_BITS; bit += 1) {
      dice.scope(2 ** bit, 0);
      push(dice.roll(sides, 0));
    }
    for (const seed of OTHER_SEEDS) {
      dice.seek(seed, trial);
      push(dice.roll(sides, 0));
    }
    for (let bit = TRIAL_BITS; bit < NUMBER_BITS; bit += 1) {
      dice.seek(SEED, trial + 2 ** bit);
      push(dice.roll(sides, 0));
    }
  })(sides);
}

/** All that the batteries of tests look at, in the suite and by hand. */
export const SOURCES: readonly Source[] = [
  { name: 'tape', order: 'the tape of one seed and block', lanes: 1, open: inTurn([[SEED, 0]]) },
  {
    name: 'tape-seeds',
    order: 'tapes whose seeds differ in one bit, in turn',
    lanes: 1 + NUMBER_BITS,
    open: inTurn(neighboursOf(SEED, NUMBER_BITS).map((seed) => [seed, 0])),
  },
  {
    name: 'tape-blocks',
    order: 'tapes whose blocks differ in one bit, in turn',
    lanes: 1 + NUMBER_BITS,
    open: inTurn(neighboursOf(0, NUMBER_BITS).map((block) => [SEED, block])),
  },
  {
    name: 'tape-starts',
    order: `the first ${START_DICE} dice of one block after another`,
    lanes: START_DICE,
    open: openStarts,
  },
  {
    name: 'addressed',
    order: 'addressed dice of small fights, one trial after another',
    lanes: FIGHT_DICE,
    open: openFights,
  },
  {
    name: 'addressed-trials',
    order: 'the addressed die at one address of one trial after another',
    lanes: 1,
    open: openTrials,
  },
  {
    name: 'addressed-bits',
    order: 'addressed dice whose seed, trial, round, actor, site or count differ in one bit, in turn',
    lanes: 2 + SITE_BITS + ACTOR_BITS + ROUND_BITS + NUMBER_BITS + (NUMBER_BITS - TRIAL_BITS),
    open: openAddressBits,
  },
];
