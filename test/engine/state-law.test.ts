import { expect, it } from 'vitest';
import type { Dice } from '../../src/dice/dice.ts';
import { solveExact } from '../../src/engine/exact.ts';
import { type Model, ROUND_ENDS } from '../../src/systems/system.ts';
import { coinTactics } from '../support/fake-model.ts';

interface Patient {
  level: number;
}

/** A patient who gets worse on heads and better on tails, and dies at level 2; three rounds. */
function patientModel(key: (patient: Patient) => number): Model<Patient> {
  return {
    outcomes: [
      { name: 'dead', label: { en: 'Dead', fr: 'Mort' } },
      { name: 'alive', label: { en: 'Alive', fr: 'Vivant' } },
    ],
    metrics: [
      {
        name: 'level',
        label: { en: 'Level', fr: 'Niveau' },
        unit: { en: 'degrees', fr: 'degrés' },
        isOfState: true,
      },
    ],
    actors: ['patient'],
    unresolved: 1,
    roundsMax: 3,
    keyLength: 1,
    createState: () => ({ level: 0 }),
    reset: (patient) => {
      patient.level = 0;
    },
    step: (patient, dice: Dice) => {
      patient.level += dice.atLeast(2, 2, 0) ? 1 : patient.level === 0 ? 0 : -1;
      return patient.level === 2 ? 0 : ROUND_ENDS;
    },
    key: (patient, out) => {
      out[0] = key(patient);
    },
    copy: (from, to) => {
      to.level = from.level;
    },
    measure: ({ level }, out) => {
      out[0] = level;
    },
    describe: ({ level }) => [`level ${level}`],
  };
}

it('gives the law of a metric that tells the state, though it falls', () => {
  // Dead by HH (1/4) or THH (1/8); alive at 1 by HTH and TTH, at 0 by HTT, THT and TTT.
  const { metrics } = solveExact(patientModel(({ level }) => level) as Model, coinTactics);
  expect([...(metrics[1]?.p ?? [])]).toEqual([3 / 8, 2 / 8, 3 / 8]);
});
