import { keepBands, keepPool } from '../../src/dice/keep-pool.ts';
import { CONTINUES, type Model, ROUND_ENDS } from '../../src/systems/system.ts';

export interface Burden {
  load: number;
  carried: number;
  rests: number;
  next: 'wake' | 'rest' | 'walk' | 'take' | 'bear';
}

const ONE_DIE = { groups: [{ count: 1, sort: 'plain' as const }], kept: 1 };
const NEXT: readonly Burden['next'][] = ['wake', 'rest', 'walk', 'take', 'bear'];
const [WALK, TAKE, BEAR] = [0, 1, 2];
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
}

/** A porter meets loads of 1 to 10, and breaks down when a d10 shows no more than all that he bears: a register. */
export function burdenModel({ roundsMax = 4, target = 5, rest, wake, isDrawn = false }: BurdenOptions = {}): Model {
  const die = keepPool(ONE_DIE, isDrawn);
  const ofRound = rest === undefined ? 'walk' : 'rest';
  const first = wake === undefined ? ofRound : 'wake';
  const bandsAt = (value: number): ReturnType<typeof keepBands> =>
    keepBands(die, value < 1 ? [] : [Math.min(10, value) + 1], { register: 0, at: bandsAt });
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
          state.next = 'walk';
          return rest?.(state) ?? CONTINUES;
        case 'walk':
          if (!dice.atLeast(10, target, WALK)) return endRound(state);
          state.next = 'take';
          return CONTINUES;
        case 'take': {
          const taken = dice.keep(die, TAKE);
          state.load += taken;
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
