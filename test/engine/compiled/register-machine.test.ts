import { describe, expect, it } from 'vitest';
import { exploreMergedInPieces } from '../../../src/dice/explore-merged.ts';
import { finish } from '../../../src/dice/pieces.ts';
import { Chain } from '../../../src/engine/chain.ts';
import { buildMachine } from '../../../src/engine/compiled/machine.ts';
import type { RegisterMachine } from '../../../src/engine/compiled/register-machine.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import { roundsOf } from '../../../src/engine/steps.ts';
import { loadSystem } from '../../../src/systems/registry.ts';
import { CONTINUES, type Model, NO_CHOICES, ROUND_ENDS, type Tactics } from '../../../src/systems/system.ts';
import { type Burden, burdenModel } from '../../support/burden-model.ts';
import { type Compiled, compileText } from '../../support/solve.ts';
import { runnable } from '../../systems/conformance/known-answers.ts';
import { StopSteps } from '../control/stop-steps.ts';
import { tableLaw } from './table-law.ts';

const sea = runnable(await loadSystem('seventh-sea'));

async function compiledCase(id: string): Promise<Compiled> {
  const [compiled] = await compileText(sea.find((each) => each.id === id)?.yaml ?? '', 'tables');
  if (compiled === undefined) throw new Error(`no case ${id}`);
  return compiled;
}

/** Compares the law of trials that go from stop to stop with that of the rules; the stops at which nothing is drawn. */
function expectSameLaw(model: Model, tactics: Tactics): number {
  const exact = solveExact(model, tactics);
  const steps = new StopSteps(model, tactics);
  const options = { negligible: 3e-18, rounds: roundsOf(model) };
  const walk = finish(exploreMergedInPieces(steps, steps.start(), { states: 1e5, branches: 1e7 }, options));
  const chain = new Chain(model, walk);
  const { outcomes, rounds } = finish(chain.solveOutcomes());
  for (const [outcome, p] of outcomes.entries()) {
    expect(Math.abs(p - (exact.outcomes[outcome] as number))).toBeLessThan(1e-12);
  }
  const own = model.roundsMax > 0 ? 1 : 0;
  const laws = [
    ...(own === 1 ? [rounds] : []),
    ...model.metrics.map((_, metric) => finish(chain.solveMetric(metric, 0))),
  ];
  for (const [metric, law] of laws.entries()) {
    const off = law.map((p, value) => Math.abs(p - (exact.metrics[metric]?.p[value] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(1e-12);
  }
  return [...steps.stops.values()].filter(({ family }) => family === null).length;
}

describe('draws from stop to stop', () => {
  it.each(['SS-KA-40', 'SS-KA-42'])('have the exact law of %s to 1e-12', async (id) => {
    const { model, tactics } = await compiledCase(id);
    expectSameLaw(model, tactics);
  });

  it('have the exact law where rounds may pass in which nothing happens, at stops at which nothing is drawn', () => {
    expect(expectSameLaw(burdenModel({ target: 8 }), NO_CHOICES)).toBeGreaterThan(0);
    expect(expectSameLaw(burdenModel({ target: 8, rest: () => CONTINUES }), NO_CHOICES)).toBeGreaterThan(0);
  });

  it('make a machine of the duels of 7th Sea', async () => {
    for (const id of ['SS-KA-34', 'SS-KA-35', 'SS-KA-36', 'SS-KA-40']) {
      const { model, tactics } = await compiledCase(id);
      expect(buildMachine(model, tactics)?.kind, id).toBe('registers');
    }
  });

  it('make none where there are too many states, or outcomes', async () => {
    const { model, tactics } = await compiledCase('SS-KA-34');
    const limits = { states: 60_000, branches: 1e6, work: 1e6, outcomes: 1e6 };
    expect(buildMachine(model, tactics, limits)).not.toBeNull();
    expect(buildMachine(model, tactics, { ...limits, states: 20 })).toBeNull();
    expect(buildMachine(model, tactics, { ...limits, outcomes: 1_000 })).toBeNull();
  });

  // What follows the last round is beyond the cap, and must not count; a machine looks for the cap at its draws.
  it.each<[string, (state: Burden) => number]>([
    [
      'brings gains',
      (state) => {
        state.rests += 1;
        return CONTINUES;
      },
    ],
    ['ends the trial', ({ carried }) => (carried < 0 ? CONTINUES : 1)],
  ])('make none where what follows a round without dice %s', (_, rest) => {
    expect(buildMachine(burdenModel({ rest }), NO_CHOICES)).toBeNull();
  });

  it('make none where a round is over before the first die', () => {
    expect(buildMachine(burdenModel({ wake: () => ROUND_ENDS }), NO_CHOICES)).toBeNull();
  });

  it('make one where nothing but steps without dice follows a round', () => {
    expect(buildMachine(burdenModel({ rest: () => CONTINUES }), NO_CHOICES)?.kind).toBe('registers');
  });
});

/** Beyond which tables may not draw another law than the rules: some hundred outcomes a draw, each off by less than 2^-32. */
const DRAWN_APART = 1e-7;

describe('the tables of a machine with registers', () => {
  it.each([
    ['rounds may pass in which nothing happens', { target: 8 }],
    ['there are none', { target: 8, roundsMax: 1 }],
    ['one step asks for two dice that count', { target: 8, isFinding: true }],
    ['two rounds may end from one stop to the next', { target: 8, isChoosing: true }],
    [
      'loads have so many totals that rare ones are drawn at second stops',
      { target: 8, count: 20, isChoosing: true, roundsMax: 2 },
    ],
  ])('draw the law of the rules, the cap of rounds included, where %s', (_, options) => {
    const model = burdenModel(options);
    const machine = buildMachine(model, NO_CHOICES) as RegisterMachine;
    const exact = solveExact(model, NO_CHOICES);
    const { outcomes, metrics } = tableLaw(machine);
    for (const [outcome, p] of outcomes.entries()) {
      expect(Math.abs(p - (exact.outcomes[outcome] as number))).toBeLessThan(DRAWN_APART);
    }
    for (const [metric, law] of metrics.entries()) {
      const expected = exact.metrics[metric]?.p ?? new Float64Array(0);
      for (let value = 0; value < Math.max(law.length, expected.length); value += 1) {
        expect(Math.abs((law[value] ?? 0) - (expected[value] ?? 0))).toBeLessThan(DRAWN_APART);
      }
    }
  });

  it('are not made where a register may outgrow its bits', () => {
    // With nine points he may go on: 1,017 are room for a register of ten bits, 1,026 are not.
    expect(buildMachine(burdenModel({ weight: 113 }), NO_CHOICES)).not.toBeNull();
    expect(buildMachine(burdenModel({ weight: 114 }), NO_CHOICES)).toBeNull();
  });

  it('hold counts of more bits where amounts may come to much', () => {
    const machine = buildMachine(burdenModel({ roundsMax: 1_000 }), NO_CHOICES) as RegisterMachine;
    expect(machine.groupBits).toEqual([15, 15, 11, 11]);
  });
});
