import { describe, expect, it } from 'vitest';
import { buildMachine, type Machine } from '../../../src/engine/compiled/machine.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import { loadSystem } from '../../../src/systems/registry.ts';
import { CONTINUES, type Model, NO_CHOICES, ROUND_ENDS, type Tactics } from '../../../src/systems/system.ts';
import { type Burden, burdenModel } from '../../support/burden-model.ts';
import { type Compiled, compileText } from '../../support/solve.ts';
import { runnable } from '../../systems/conformance/known-answers.ts';
import { tableLaw } from './table-law.ts';

const sea = runnable(await loadSystem('seventh-sea'));

async function compiledCase(id: string): Promise<Compiled> {
  const [compiled] = await compileText(sea.find((each) => each.id === id)?.yaml ?? '', 'tables');
  if (compiled === undefined) throw new Error(`no case ${id}`);
  return compiled;
}

describe('draws of a model with registers', () => {
  it('make a machine of the duels of 7th Sea', async () => {
    for (const id of ['SS-KA-34', 'SS-KA-35', 'SS-KA-36', 'SS-KA-40']) {
      const { model, tactics } = await compiledCase(id);
      expect(buildMachine(model, tactics), id).not.toBeNull();
    }
  });

  it('make none where there are too many states, or outcomes', async () => {
    const { model, tactics } = await compiledCase('SS-KA-34');
    const limits = { states: 60_000, branches: 1e6, work: 1e6, outcomes: 1e6 };
    expect(buildMachine(model, tactics, limits)).not.toBeNull();
    expect(buildMachine(model, tactics, { ...limits, states: 20 })).toBeNull();
    expect(buildMachine(model, tactics, { ...limits, outcomes: 1_000 })).toBeNull();
  });

  it('make none where a round is over before the first die', () => {
    expect(buildMachine(burdenModel({ wake: () => ROUND_ENDS }), NO_CHOICES)).toBeNull();
  });
});

function machineOf(model: Model): Machine {
  const machine = buildMachine(model, NO_CHOICES);
  if (machine === null) throw new Error('no machine');
  return machine;
}

/** Beyond which tables may not draw another law than the rules: some hundred outcomes a draw, each off by less than 2^-32. */
const DRAWN_APART = 1e-7;

function expectSameLaw(machine: Machine, model: Model, tactics: Tactics): void {
  const exact = solveExact(model, tactics);
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
}

describe('the tables of a machine with registers', () => {
  it.each([
    ['rounds may pass in which nothing happens', { target: 8 }],
    ['there are none', { target: 8, roundsMax: 1 }],
    ['one step asks for two dice that count', { target: 8, isFinding: true }],
    ['rounds begin with another sort of step', { target: 8, isChoosing: true }],
    ['loads have many totals', { target: 8, count: 20, isChoosing: true, roundsMax: 2 }],
    ['nothing but steps without dice follows a round', { rest: () => CONTINUES }],
    // What follows the last round is beyond the cap, and must not count.
    [
      'what follows a round without dice brings gains',
      {
        rest: (state: Burden) => {
          state.rests += 1;
          return CONTINUES;
        },
      },
    ],
  ])('draw the law of the rules, the cap of rounds included, where %s', (_, options) => {
    const model = burdenModel(options);
    expectSameLaw(machineOf(model), model, NO_CHOICES);
  });

  it.each(['SS-KA-40', 'SS-KA-42'])('draw the law of %s, damage and its check at once', async (id) => {
    const { model, tactics } = await compiledCase(id);
    const machine = buildMachine(model, tactics);
    if (machine === null) throw new Error('no machine');
    expectSameLaw(machine, model, tactics);
  });

  it('are not made where a register may outgrow its bits', () => {
    // With nine points he may go on: 1,017 are room for a register of ten bits, 1,026 are not.
    expect(buildMachine(burdenModel({ weight: 113 }), NO_CHOICES)).not.toBeNull();
    expect(buildMachine(burdenModel({ weight: 114 }), NO_CHOICES)).toBeNull();
  });

  it('hold counts of more bits where amounts may come to much', () => {
    const machine = machineOf(burdenModel({ roundsMax: 1_000 }));
    expect(machine.groupBits).toEqual([15, 15, 11, 11]);
  });
});
