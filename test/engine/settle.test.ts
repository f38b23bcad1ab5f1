import { expect, it } from 'vitest';
import { TapeDice } from '../../src/dice/sampled.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { Trial } from '../../src/engine/block.ts';
import { solveExact } from '../../src/engine/exact.ts';
import { replayScript } from '../../src/engine/replay.ts';
import type { Model } from '../../src/systems/system.ts';
import { coinModel, coinTactics } from '../support/fake-model.ts';

const TAILS = 1;
const DRAW = 2;

/** A coin duel of three rounds: flips count half for tails, and nothing in a draw. */
function settledModel(): Model {
  const settle = (_: number, value: number, outcome: number): number => {
    if (outcome === DRAW) return 0;
    return outcome === TAILS ? Math.floor(value / 2) : value;
  };
  return Object.assign(coinModel({ faces: 2, roundsMax: 3 }), { settle });
}

it('the exact solver settles a metric by the outcome of a trial, the cap of rounds included', () => {
  // Heads wins by flips 1, 3, 5; tails by 2, 4, 6, which settle as 1, 2, 3; a draw as 0.
  const [, flips] = solveExact(settledModel(), coinTactics).metrics;
  const expected = [1 / 64, 1 / 2 + 1 / 4, 1 / 16, 1 / 8 + 1 / 64, 0, 1 / 32];
  expect(flips?.p.length).toBe(expected.length);
  expected.forEach((p, value) => {
    expect(flips?.p[value], `${value} flips`).toBeCloseTo(p, 14);
  });
});

it('trials and replays settle metrics as the exact solver does', () => {
  const stage = { model: settledModel(), tactics: coinTactics };
  const trial = new Trial(stage.model, coinTactics);
  for (const [faces, outcome, flips] of [
    [[2, 2, 2, 1], 1, 2],
    [[2, 2, 1], 0, 3],
    [[2, 2, 2, 2, 2, 2], 2, 0],
  ] as const) {
    expect(trial.play(new ScriptedDice(faces))).toBe(outcome);
    expect(trial.values[1]).toBe(flips);
    const replay = replayScript(stage, faces, String);
    expect([replay.outcome, replay.metrics[1]]).toEqual([outcome, flips]);
  }
});

it('sampled trials settle metrics with the frequency of the exact law', () => {
  const dice = new TapeDice();
  dice.seek(7, 0);
  const trial = new Trial(settledModel(), coinTactics);
  const counts = new Array<number>(6).fill(0);
  for (let played = 0; played < 16_384; played += 1) {
    trial.play(dice);
    const flips = trial.values[1] as number;
    counts[flips] = (counts[flips] as number) + 1;
  }
  // Five standard deviations: a false alarm once in two million runs.
  expect(Math.abs((counts[1] as number) - 12_288)).toBeLessThan(5 * Math.sqrt(16_384 * 0.75 * 0.25));
  expect(counts[4]).toBe(0);
});
