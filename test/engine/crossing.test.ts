import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { AddressedDice } from '../../src/dice/addressed.ts';
import { finish } from '../../src/dice/pieces.ts';
import { resultMetrics, Trial } from '../../src/engine/block.ts';
import { contrastMoments, type Followed } from '../../src/engine/crossing.ts';
import { FamilyPlay, mergeJoint } from '../../src/engine/joint.ts';
import { coinModel, coinTactics, differenceModel } from '../support/fake-model.ts';

const SEED = 5;

function family(): Trial[] {
  const coins = [2, 3].map((faces) => coinModel({ faces, roundsMax: 4 }));
  return [...coins, differenceModel({ faces: 6, roundsMax: 4 }, -2)].map((model) => new Trial(model, coinTactics));
}

/** Value of a member's trial, played on its own. */
function valueAt(trial: Trial, number: number, { kind, name }: Followed): number {
  const dice = new AddressedDice();
  dice.seek(SEED, number);
  const outcome = trial.play(dice);
  if (kind === 'outcome') return trial.model.outcomes[outcome]?.name === name ? 1 : 0;
  const metrics = resultMetrics(trial.model);
  const place = metrics.findIndex((metric) => metric.name === name);
  return (metrics[place]?.min ?? 0) + (trial.values[place] ?? 0);
}

const followed = fc.constantFrom<Followed>({ kind: 'outcome', name: 'tails' }, { kind: 'metric', name: 'flips' });
const weight = fc.integer({ min: -3, max: 3 });

test.prop([followed, fc.tuple(weight, weight, weight), fc.integer({ min: 1, max: 60 })], { numRuns: 30 })(
  'the moments of a contrast are those of adding it up trial by trial, in one range or in two',
  (what, weights, trials) => {
    const cut = Math.floor(trials / 2);
    const tallies = [
      { first: 0, trials: cut },
      { first: cut, trials: trials - cut },
    ].map((range) => {
      const play = new FamilyPlay({ seed: SEED, ...range, followed: what }, new AddressedDice());
      for (const member of family()) finish(play.add(member));
      return play.tally();
    });
    const [into, from] = tallies;
    if (into === undefined || from === undefined) throw new Error('two ranges');
    mergeJoint(into, from);
    const members = family();
    let sum = 0;
    let squares = 0;
    for (let number = 0; number < trials; number += 1) {
      const value = members.reduce((total, trial, at) => total + (weights[at] ?? 0) * valueAt(trial, number, what), 0);
      sum += value;
      squares += value * value;
    }
    if (into.crossed === undefined) throw new Error('not crossed');
    expect(contrastMoments(into.crossed, weights, trials)).toEqual({ n: trials, sum, squares });
  },
);
