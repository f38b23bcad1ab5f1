import { keepBands, keepPool } from '../../src/dice/keep-pool.ts';
import { CONTINUES, type Model, ROUND_ENDS } from '../../src/systems/system.ts';

export interface Burden {
  load: number;
  carried: number;
  rests: number;
  next: 'wake' | 'rest' | 'choose' | 'walk' | 'take' | 'haul' | 'bear';
}

const NEXT: readonly Burden['next'][] = ['wake', 'rest', 'choose', 'walk', 'take', 'haul', 'bear'];
const [WALK, TAKE, BEAR, FIND, CHOICE] = [0, 1, 2, 3, 4];
const said = { en: 'x', fr: 'x' };

interface BurdenOptions {
  readonly roundsMax?: number;
  /** Least face of a d10 on which a load is met; in rounds without one nothing happens. */
  readonly target?: number;
  /** What a step without dice does with which every round begins, and one with which a trial does; there is none when absent. */
  readonly rest?: (state: Burden) => number;
  readonly wake?: (state: Burden) => number;
  /** Whether the total of the pools is drawn, as by engine `tables`. */
  readonly isDrawn?: boolean;
  /** Dice of a load, and of the check whether he bears it. */
  readonly count?: number;
  /** What each point of a load weighs. */
  readonly weight?: number;
  /** Whether both answers to whether a load is met count, and the same step then asks for another die. */
  readonly isFinding?: boolean;
  /** Whether a round begins with a d10 that may lead to a load at once, which is then another sort of step. */
  readonly isChoosing?: boolean;
}

/** A porter meets loads of some dice, and breaks down when as many show no more than all that he bears: a register. */
export function burdenModel(options: BurdenOptions = {}): Model {
  const { roundsMax = 4, target = 5, rest, wake, isDrawn = false, count = 1, weight = 1 } = options;
  const { isFinding = false, isChoosing = false } = options;
  const pool = keepPool({ groups: [{ count, sort: 'plain' }], kept: count }, isDrawn);
  const afterRest = isChoosing ? 'choose' : 'walk';
  const ofRound = rest === undefined ? afterRest : 'rest';
  const first = wake === undefined ? ofRound : 'wake';
  const bandsAt = (value: number): ReturnType<typeof keepBands> =>
    keepBands(pool, value < weight ? [] : [Math.min(10 * count, Math.floor(value / weight)) + 1], {
      reading: { register: 0, at: bandsAt },
    });
  const endRound = (state: Burden): number => {
    state.next = ofRound;
    return ROUND_ENDS;
  };
  const model: Model<Burden> = {
    outcomes: ['broken', 'home'].map((name) => ({ name, label: said })),
    metrics: ['carried', 'rests'].map((name) => ({ name, label: said, unit: said })),
    actors: ['porter'],
    roundsMax,
    unresolved: 1,
    keyLength: 2,
    registers: {
      places: [0],
      amounts: [TAKE],
      write: (state, _register, value) => {
        state.load = value;
      },
    },
    createState: () => ({ load: 0, carried: 0, rests: 0, next: first }),
    reset: (state) => {
      Object.assign(state, { load: 0, carried: 0, rests: 0, next: first });
    },
    step: (state, dice) => {
      switch (state.next) {
        case 'wake':
          state.next = ofRound;
          return wake?.(state) ?? CONTINUES;
        case 'rest':
          state.next = afterRest;
          return rest?.(state) ?? CONTINUES;
        case 'choose':
          state.next = dice.atLeast(10, 4, CHOICE) ? 'haul' : 'walk';
          return CONTINUES;
        case 'walk': {
          const isMet = dice.atLeast(10, target, WALK);
          if (isFinding) state.rests += isMet ? (dice.atLeast(10, 8, FIND) ? 3 : 1) : 2;
          if (!isMet) return endRound(state);
          state.next = 'take';
          return CONTINUES;
        }
        case 'take':
        case 'haul': {
          if (state.next === 'haul') state.rests += 1;
          const taken = dice.keep(pool, TAKE);
          state.load += weight * taken;
          state.carried += taken;
          state.next = 'bear';
          return CONTINUES;
        }
        case 'bear': {
          const { starts } = bandsAt(state.load);
          const isBroken = starts.length - dice.keepBand(bandsAt(state.load), BEAR) === 1;
          return isBroken ? 0 : endRound(state);
        }
      }
    },
    key: ({ load, next }, out) => {
      out[0] = load;
      out[1] = NEXT.indexOf(next);
    },
    copy: (from, to) => {
      Object.assign(to, from);
    },
    measure: ({ carried, rests }, out) => {
      out[0] = carried;
      out[1] = rests;
    },
    describe: ({ load, next }) => [`${next} ${load}`],
  };
  return model as Model;
}
