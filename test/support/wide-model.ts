import { makeLaw } from '../../src/dice/law.ts';
import { CONTINUES, type Model, ROUND_ENDS } from '../../src/systems/system.ts';

interface Throw {
  step: number;
  near: number;
  far: number;
}

const said = { en: 'x', fr: 'x' };
const COUNT = 300;

/** Two throws a round, each to one of 300 distances: a round has too many ends for draws of rounds. One in four ends the trial. */
export function wideModel(roundsMax: number): Model {
  const distances = makeLaw(new Float64Array(COUNT).fill(1 / COUNT));
  const model: Model<Throw> = {
    outcomes: ['hit', 'missed'].map((name) => ({ name, label: said })),
    metrics: ['near', 'far'].map((name) => ({ name, label: said, unit: said })),
    actors: ['a'],
    roundsMax,
    unresolved: 1,
    keyLength: 1,
    createState: () => ({ step: 0, near: 0, far: 0 }),
    reset: (state) => {
      Object.assign(state, { step: 0, near: 0, far: 0 });
    },
    step: (state, dice) => {
      const { step } = state;
      state.step = (step + 1) % 3;
      if (step === 0) state.near += dice.draw(distances, 0);
      else if (step === 1) state.far += dice.draw(distances, 1);
      else return dice.atLeast(4, 4, 2) ? 0 : ROUND_ENDS;
      return CONTINUES;
    },
    key: ({ step }, out) => {
      out[0] = step;
    },
    copy: (from, to) => {
      Object.assign(to, from);
    },
    measure: ({ near, far }, out) => {
      out[0] = near;
      out[1] = far;
    },
    describe: () => [],
  };
  return model as Model;
}
