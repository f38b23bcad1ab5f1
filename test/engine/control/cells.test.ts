import { describe, expect, it } from 'vitest';
import { keepBands, keepPool } from '../../../src/dice/keep-pool.ts';
import { TapeDice } from '../../../src/dice/sampled.ts';
import { Trial } from '../../../src/engine/block.ts';
import { CellSteps } from '../../../src/engine/control/cells.ts';
import { ControlGraph } from '../../../src/engine/control/graph.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import { loadSystem, systemNames } from '../../../src/systems/registry.ts';
import { CONTINUES, type Model, NO_CHOICES, ROUND_ENDS } from '../../../src/systems/system.ts';
import { type Burden, burdenModel } from '../../support/burden-model.ts';
import { compileText } from '../../support/solve.ts';
import { runnable } from '../../systems/conformance/known-answers.ts';

const TRIALS = 2_000;

/** A trial in numbers. */
function playCells(model: Model, cells: CellSteps<unknown>, dice: TapeDice): readonly number[] {
  const cell = cells.start();
  const counters = new Int32Array(model.metrics.length);
  let rounds = 1;
  let code = CONTINUES;
  while (code < 0) {
    code = cells.step(cell, dice);
    if (code !== ROUND_ENDS) continue;
    if (rounds >= model.roundsMax) code = model.unresolved;
    else rounds += 1;
  }
  cells.measure(cell, counters);
  return [code, ...(model.roundsMax > 0 ? [rounds] : []), ...counters];
}

/** The same model, of which the engine knows no registers, or others. */
function withRegisters(model: Model, value: Model['registers']): Model {
  return Object.create(model, { registers: { value } }) as Model;
}

const games = await Promise.all(systemNames().map(async (name) => runnable(await loadSystem(name))));
const compiled = await Promise.all(
  games.flat().map(async ({ id, yaml }) => ({ id, variants: await compileText(yaml, 'tables') })),
);
const cases = compiled.flatMap(({ id, variants }) =>
  variants.flatMap(({ model, tactics }, variant) =>
    model.registers === undefined ? [] : [{ id: `${id} ${variant}`, model, tactics, registers: model.registers }],
  ),
);

describe('registers', () => {
  it('are known of the duels and brawls of 7th Sea', () => {
    expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(['SS-KA-34 0', 'SS-KA-35 0', 'SS-KA-36 0']));
  });

  it.each(cases)('$id goes the ways of the rules on any dice', ({ model, tactics, registers }) => {
    const cells = new CellSteps(model, new ControlGraph(model, tactics, registers));
    const trial = new Trial(model, tactics);
    const [dice, same] = [new TapeDice(), new TapeDice()];
    dice.seek(11, 0);
    same.seek(11, 0);
    for (let played = 0; played < TRIALS; played += 1) {
      const outcome = trial.play(dice);
      expect(playCells(model, cells, same)).toEqual([outcome, ...trial.values]);
    }
  });

  it.each(cases.filter(({ id }) => id === 'SS-KA-36 0'))('$id has the law that it has state by state', (duel) => {
    const { places, amounts, write } = duel.registers;
    const law = solveExact(withRegisters(duel.model, { places, amounts, write }), duel.tactics);
    const slow = solveExact(withRegisters(duel.model, undefined), duel.tactics);
    expect(law.states).toBe(slow.states);
    expect(law.outcomes).toEqual(slow.outcomes);
    for (const [metric, { p }] of law.metrics.entries()) {
      const off = p.map((chance, value) => Math.abs(chance - (slow.metrics[metric]?.p[value] ?? 0)));
      expect(Math.max(...off)).toBeLessThan(1e-14);
    }
  });
});

interface Load {
  load: number;
  isLate: boolean;
}

const die = keepPool({ groups: [{ count: 1, sort: 'plain' }], kept: 1 });
const AMOUNT = 1;

/** A load grows by a die a round, until a die is at most as high as it. @param breach what the step does besides */
function loadModel(breach: (state: Load) => number = () => CONTINUES): Model {
  const said = { en: 'x', fr: 'x' };
  const bandsAt = (value: number): ReturnType<typeof keepBands> =>
    keepBands(die, value < 1 ? [] : [Math.min(10, value) + 1], {
      reading: { register: 0, at: bandsAt },
    });
  const model: Model<Load> = {
    outcomes: ['broken', 'whole'].map((name) => ({ name, label: said })),
    metrics: [{ name: 'carried', label: said, unit: said }],
    actors: ['a'],
    roundsMax: 3,
    unresolved: 1,
    keyLength: 2,
    registers: {
      places: [0],
      amounts: [AMOUNT],
      write: (state, _register, value) => {
        state.load = value;
      },
    },
    createState: () => ({ load: 0, isLate: false }),
    reset: (state) => {
      state.load = 0;
      state.isLate = false;
    },
    step: (state, dice) => {
      state.isLate = !state.isLate;
      if (state.isLate) {
        state.load += dice.keep(die, AMOUNT);
        return breach(state);
      }
      const bands = bandsAt(state.load);
      return bands.starts.length - dice.keepBand(bands, 0) === 1 ? 0 : ROUND_ENDS;
    },
    key: ({ load, isLate }, out) => {
      out[0] = load;
      out[1] = Number(isLate);
    },
    copy: (from, to) => {
      to.load = from.load;
      to.isLate = from.isLate;
    },
    measure: ({ load }, out) => {
      out[0] = load;
    },
    describe: () => [],
  };
  return model as Model;
}

describe('a register', () => {
  it('decides by readings and grows by amounts', () => {
    const { outcomes } = solveExact(loadModel(), NO_CHOICES);
    const slow = solveExact(withRegisters(loadModel(), undefined), NO_CHOICES);
    expect(outcomes[0]).toBeCloseTo(slow.outcomes[0] as number, 14);
    expect(outcomes[0]).toBeGreaterThan(0.5);
  });

  it('may not decide where a step leads', () => {
    const peeking = loadModel(({ load }) => (load > 50 ? 1 : CONTINUES));
    expect(() => solveExact(peeking, NO_CHOICES)).toThrow('decides');
  });

  it('may be anything once the trial is over', () => {
    const wake = (state: Burden): number => {
      state.load = 2 * state.load + 7;
      return 1;
    };
    expect(solveExact(burdenModel({ wake }), NO_CHOICES).outcomes[1]).toBe(1);
  });

  it('may not be anything but kept or replaced', () => {
    const doubling = loadModel((state) => {
      state.load *= 2;
      return CONTINUES;
    });
    expect(() => solveExact(doubling, NO_CHOICES)).toThrow();
  });
});
