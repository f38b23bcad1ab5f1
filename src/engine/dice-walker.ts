import { TapeDice, WORDS } from '../dice/sampled.ts';
import { TENS_ON_TAPE, TENS_OVERHANG } from '../dice/tens.ts';
import { InvariantError } from '../errors.ts';
import type { Model } from '../systems/system.ts';
import { EFFECT_GAINS, EFFECT_REGISTERS, KEEP, PLUS, TIMES } from './compiled/effects.ts';
import { BASE, BITS, MASK, NODE, PLACE_BITS, WAY } from './compiled/register-layout.ts';
import { COLUMN_FROM, type DiceMachine, NEXT, ROLL, ROOM, SIZE } from './dice-machine.ts';
import type { Tally } from './result.ts';
import { SumCounter } from './sum-counter.ts';

/** Trials per call of the inner loop. */
const CHUNK_TRIALS = 256;

// The layout, see LAYOUT below, in literal numbers: constants that come from another module are not folded into the loop's
// code.
const NODE_BASE = 0;
const NODE_BITS = 1;
const NODE_MASK = 2;
const NODE_WAY = 3;
const NODE_SHIFT = 2;
const PLACE_SHIFT = 18;
const PLACE_MASK = 0x3ffff;
const GAINS_SHIFT = 1;
const REGISTERS_SHIFT = 2;
const EFFECT_KEEP = 0;
const EFFECT_PLUS = 1;
const EFFECT_TIMES = 2;
const ROLL_SHIFT = 2;
const ROLL_COLUMN = 0;
const ROLL_SIZE = 1;
const ROLL_NEXT = 2;
const TEN = 10;
const WORDS_END = 1022;

// All that the loop reads and writes stands in constants of this module: of those V8 folds the addresses.

const ends = new Int32Array(CHUNK_TRIALS);
const sums = new Float64Array(CHUNK_TRIALS);
/** The tables of the machine that was loaded last. */
const nodes = new Int32Array(ROOM.nodes);
const ways = new Int32Array(ROOM.ways);
const effectGains = new Float64Array(EFFECT_GAINS * ROOM.effects);
const effectRegisters = new Int32Array(EFFECT_REGISTERS * ROOM.effects);
const rolls = new Int32Array(ROOM.rolls);
const nextOf = new Int16Array(ROOM.next);
const threshold = new Float64Array(ROOM.columns);
const outcomes = new Int16Array(2 * ROOM.columns);
/** The tapes of the dice that are being read, as far as they are filled. */
const words = new Int32Array(WORDS);
const tens = new Uint8Array(TENS_ON_TAPE + TENS_OVERHANG);

/** Each number of the layout beside the literal that stands for it. */
const LAYOUT = [
  [BASE, NODE_BASE],
  [BITS, NODE_BITS],
  [MASK, NODE_MASK],
  [WAY, NODE_WAY],
  [NODE, 1 << NODE_SHIFT],
  [PLACE_BITS, PLACE_SHIFT],
  [2 ** PLACE_BITS, PLACE_MASK + 1],
  [EFFECT_GAINS, 1 << GAINS_SHIFT],
  [EFFECT_REGISTERS, 1 << REGISTERS_SHIFT],
  [KEEP, EFFECT_KEEP],
  [PLUS, EFFECT_PLUS],
  [TIMES, EFFECT_TIMES],
  [ROLL, 1 << ROLL_SHIFT],
  [COLUMN_FROM, ROLL_COLUMN],
  [SIZE, ROLL_SIZE],
  [NEXT, ROLL_NEXT],
  [WORDS, WORDS_END + 2],
] as const;

let loaded: DiceMachine | null = null;

function load(machine: DiceMachine): void {
  if (loaded === machine) return;
  if (LAYOUT.some(([there, here]) => there !== here)) throw new InvariantError('the loop knows another layout');
  loaded = machine;
  nodes.set(machine.nodes);
  ways.set(machine.ways);
  effectGains.set(machine.effectGains);
  effectRegisters.set(machine.effectRegisters);
  rolls.set(machine.rolls.rolls);
  nextOf.set(machine.rolls.next);
  threshold.set(machine.rolls.threshold);
  outcomes.set(machine.rolls.outcome);
  rehearse(machine);
}

/** Chunks of one trial for V8 to see all of {@link playChunk}, see `rehearse` of the compiled draws. */
const REHEARSALS = 200;

function rehearse(machine: DiceMachine): void {
  const dice = new TapeDice();
  dice.seek(0, 0);
  for (let at = 0; at < REHEARSALS; at += 1) playChunk(machine, dice, 1);
}

/** Plays trials of a model with registers on the machine that was derived from it: the same luck, the same ends, less work. */
export class DiceWalker {
  readonly #machine: DiceMachine;
  readonly #counter: SumCounter;

  constructor(model: Model, machine: DiceMachine) {
    this.#machine = machine;
    this.#counter = new SumCounter(machine, model.settle?.bind(model));
  }

  /** Plays trials on dice that stand at their first, and adds them to a tally. */
  playTrials(dice: TapeDice, trials: number, tally: Tally): void {
    load(this.#machine);
    for (let left = trials; left > 0; left -= CHUNK_TRIALS) {
      const count = Math.min(CHUNK_TRIALS, left);
      playChunk(this.#machine, dice, count);
      this.#counter.count(ends, sums, count);
    }
    this.#counter.flush(tally);
  }
}

/** Plays trials; where they ended and what they have gained is in {@link ends} and {@link sums}. */
function playChunk(machine: DiceMachine, dice: TapeDice, trials: number): void {
  const { entry, entryRegisters, entrySum, endBase, cap, capped } = machine;
  words.set(dice.words);
  tens.set(dice.tens.values);
  let at = dice.wordsTaken;
  let tensAt = dice.tens.taken;
  let tensEnd = dice.tens.end;
  for (let trial = 0; trial < trials; trial += 1) {
    let place = entry;
    let held = entryRegisters;
    let sum = entrySum;
    while (place < endBase) {
      const node = place << NODE_SHIFT;
      const bits = nodes[node + NODE_BITS] as number;
      let roll =
        ((nodes[node + NODE_BASE] as number) + ((held >>> (bits >>> 8)) & (nodes[node + NODE_MASK] as number))) | 0;
      let outcome = 0;
      while (roll >= 0) {
        const row = roll << ROLL_SHIFT;
        const from = rolls[row + ROLL_COLUMN] as number;
        const size = rolls[row + ROLL_SIZE] as number;
        if (from >= 0) {
          if (at > WORDS_END) {
            dice.turnWords();
            words.set(dice.words);
            at = 0;
          }
          const column = (from + ((words[at] as number) & size)) | 0;
          const luck = (words[(at + 1) | 0] as number) >>> 0;
          const isOwn = luck < (threshold[column] as number) ? 1 : 0;
          at = (at + 2) | 0;
          outcome = outcomes[((column << 1) + isOwn) | 0] as number;
        } else if (size === TEN) {
          if (tensAt === tensEnd) {
            dice.tens.taken = tensAt;
            dice.tens.turn();
            tens.set(dice.tens.values);
            tensEnd = dice.tens.end;
            tensAt = 0;
          }
          outcome = ((tens[tensAt] as number) - 1) | 0;
          tensAt = (tensAt + 1) | 0;
        } else {
          outcome = rollOther(dice, size, at);
          at = dice.wordsTaken;
        }
        roll = nextOf[((rolls[row + ROLL_NEXT] as number) + outcome) | 0] as number;
      }
      const way = ways[((nodes[node + NODE_WAY] as number) + ~roll) | 0] as number;
      const amount = Math.imul(outcome, bits & 1);
      const effect = way >>> PLACE_SHIFT;
      const gains = effect << GAINS_SHIFT;
      const change = effect << REGISTERS_SHIFT;
      sum += (effectGains[gains] as number) + amount * (effectGains[gains + 1] as number);
      const kept = held & (effectRegisters[change + EFFECT_KEEP] as number);
      const added = Math.imul(amount, effectRegisters[change + EFFECT_TIMES] as number);
      held = (kept + (effectRegisters[change + EFFECT_PLUS] as number) + added) | 0;
      place = way & PLACE_MASK;
      if (sum >= cap && place < endBase) place = capped;
    }
    ends[trial] = place;
    sums[trial] = sum;
  }
  dice.wordsTaken = at;
  dice.tens.taken = tensAt;
}

/** Rolls a die whose tape is not read here. @param taken words of the tape of draws that are taken */
function rollOther(dice: TapeDice, sides: number, taken: number): number {
  dice.wordsTaken = taken;
  return dice.roll(sides, 0) - 1;
}
