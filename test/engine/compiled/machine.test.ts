import { describe, expect, it } from 'vitest';
import { chainOf } from '../../../src/engine/compiled/chain.ts';
import { DrawLuck } from '../../../src/engine/compiled/luck.ts';
import { ASKED_MACHINE, buildMachine, drawsOf } from '../../../src/engine/compiled/machine.ts';
import { traceChunk } from '../../../src/engine/compiled/trace.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import { BLOCK_TRIALS, type Tally } from '../../../src/engine/result.ts';
import { SumCounter } from '../../../src/engine/sum-counter.ts';
import { loadSystem, systemNames } from '../../../src/systems/registry.ts';
import { NO_CHOICES } from '../../../src/systems/system.ts';
import { burdenModel } from '../../support/burden-model.ts';
import { type Compiled, compileText, readText } from '../../support/solve.ts';
import { bytesOf } from '../../support/tally-bytes.ts';
import { wideModel } from '../../support/wide-model.ts';
import { runnable } from '../../systems/conformance/known-answers.ts';
import { drawn, emptyTally, playerOf } from './drawn.ts';
import { propagate } from './propagate.ts';
import { tableLaw } from './table-law.ts';

const DUEL = `
system: mordheim
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield] }
  ghoul: { profile: ghoul }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, charger: imperials, rounds: 20 }
`;
/** Too many ends of a round for draws of rounds: they answer questions. */
const PAIRS = `
system: mordheim
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield] }
  ghoul: { profile: ghoul }
engagement:
  kind: melee
  sides: { imperials: [2 x captain], undead: [2 x ghoul] }
  charger: imperials
  contact: paired
  rounds: 3
`;

/** Flesh wounds are registers. */
const SWORDS = `
system: seventh-sea
fighters:
  a: { profile: renaldo }
  b: { profile: henchman, characteristics: { panache: 1 } }
engagement: { kind: duel, sides: { castille: [a], vendel: [b] }, rounds: 20 }
`;

type Scene = Pick<Compiled, 'model' | 'tactics'>;

describe.each(systemNames())('the known answers of %s, compiled', async (name) => {
  const cases = runnable(await loadSystem(name));

  it.each(cases)('$id has draws whose laws make exactly its law, to 1e-12', async ({ yaml }) => {
    if ((await readText(yaml)).script !== null) return;
    for (const { model, tactics } of await compileText(yaml, 'tables')) {
      const chain = chainOf(model, tactics, ASKED_MACHINE);
      if (chain === null) continue;
      const laws = drawsOf(chain);
      if (laws === null) continue;
      const exact = solveExact(model, tactics);
      const hasFields = !model.metrics.some(({ isOfState }) => isOfState === true);
      const { outcomes, fields } = propagate(chain, laws, hasFields);
      outcomes.forEach((p, outcome) => {
        expect(Math.abs(p - (exact.outcomes[outcome] as number))).toBeLessThan(1e-12);
      });
      const own = model.roundsMax > 0 ? 1 : 0;
      fields.forEach((byOutcome, metric) => {
        const law = new Map<number, number>();
        byOutcome.forEach((values, outcome) => {
          for (const [gain, p] of values) {
            const counted = gain + (chain.offsets[metric] ?? 0);
            const isRounds = metric < own;
            const value = isRounds
              ? Math.min(model.roundsMax, counted)
              : (model.settle?.(metric - own, counted, outcome) ?? counted);
            law.set(value, (law.get(value) ?? 0) + p);
          }
        });
        const expected = exact.metrics[metric]?.p ?? new Float64Array(0);
        for (const [value, p] of law) expect(Math.abs(p - (expected[value] ?? 0))).toBeLessThan(1e-12);
      });
    }
  });
});

describe('draws that answer questions', () => {
  it.each([1, 2, 3])('come to a cap of %i rounds as the rules do', (roundsMax) => {
    const model = wideModel(roundsMax);
    const machine = buildMachine(model, NO_CHOICES);
    if (machine === null) throw new Error('no machine');
    expect(machine.size.roundsADraw).toBe(0);
    const missed = 0.75 ** roundsMax;
    if (roundsMax === 1) {
      const { outcomes } = tableLaw(machine);
      expect(Math.abs((outcomes[1] as number) - missed)).toBeLessThan(1e-9);
      expect(Math.abs((outcomes[0] as number) - (1 - missed))).toBeLessThan(1e-9);
    }

    const tally = drawn({ model, tactics: NO_CHOICES }, 7, BLOCK_TRIALS) as Tally;
    expect((tally.histograms[0] as Float64Array).subarray(roundsMax + 1).every((count) => count === 0)).toBe(true);
    // Five standard errors: fails by chance less than once in a million.
    const tolerance = 5 * Math.sqrt((missed * (1 - missed)) / BLOCK_TRIALS);
    expect(Math.abs((tally.outcomes[1] as number) / BLOCK_TRIALS - missed)).toBeLessThan(tolerance);
  });
});

describe('a machine', () => {
  const compiledFirst = async (text: string): Promise<Scene> => {
    const [compiled] = await compileText(text, 'tables');
    if (compiled === undefined) throw new Error('no variant');
    return compiled;
  };

  it.each<[string, () => Scene | Promise<Scene>]>([
    ['a duel', () => compiledFirst(DUEL)],
    ['two pairs', () => compiledFirst(PAIRS)],
    ['a duel of registers', () => compiledFirst(SWORDS)],
    ['steps that often come to the cap', () => ({ model: wideModel(2), tactics: NO_CHOICES })],
    ['registers that often come to the cap', () => ({ model: burdenModel({ target: 8 }), tactics: NO_CHOICES })],
    ['rounds in which nothing happens', () => ({ model: burdenModel({ target: 11 }), tactics: NO_CHOICES })],
  ])('counts what its trials one by one come to: %s', async (_, sceneOf) => {
    const scene = await sceneOf();
    const { model, tactics } = scene;
    const machine = buildMachine(model, tactics);
    if (machine === null) throw new Error('no machine');
    const luck = new DrawLuck();
    luck.seek(5, 0);
    const counter = new SumCounter(machine);
    for (let left = BLOCK_TRIALS; left > 0; ) {
      const chunk = traceChunk(machine, luck);
      for (const { place, sum } of chunk) counter.add(place, sum, 1);
      left -= chunk.length;
    }
    const traced = emptyTally(model);
    counter.flush(traced);
    expect(bytesOf(traced)).toEqual(bytesOf(drawn(scene, 5, BLOCK_TRIALS) as Tally));
  });

  it.each([DUEL, SWORDS])('draws the same first trials of a block however many are asked for', async (text) => {
    const [compiled] = await compileText(text, 'tables');
    const { model, tactics } = compiled as Compiled;
    const machine = buildMachine(model, tactics);
    if (machine === null) throw new Error('no machine');
    const count = (trials: readonly number[]): Tally => {
      const tally = emptyTally(model);
      const player = playerOf(machine);
      for (const some of trials) player.play(3, 0, some);
      player.flush(tally);
      return tally;
    };
    const luck = new DrawLuck();
    luck.seek(3, 0);
    const counter = new SumCounter(machine);
    const chunks = [0, 1, 2].map(() => traceChunk(machine, luck));
    // Two whole chunks, and some trials of the third.
    const asked = 2 * (chunks[0]?.length ?? 0) + 77;
    for (const { place, sum } of chunks.flat().slice(0, asked)) counter.add(place, sum, 1);
    const expected = emptyTally(model);
    counter.flush(expected);
    expect(bytesOf(count([asked]))).toEqual(bytesOf(expected));
  });

  it('keeps within its bounds of memory, and is not built beyond them', async () => {
    for (const text of [DUEL, PAIRS]) {
      const [{ model, tactics }] = (await compileText(text, 'tables')) as [Compiled];
      const size = buildMachine(model, tactics)?.size;
      if (size === undefined) throw new Error('no machine');
      expect(size.states).toBeLessThanOrEqual(ASKED_MACHINE.states);
      expect(size.bytes).toBeLessThanOrEqual(2 ** 23);
    }
    const [compiled] = await compileText(DUEL, 'tables');
    const { model, tactics } = compiled as Compiled;
    expect(buildMachine(model, tactics, { ...ASKED_MACHINE, states: 10 })).toBeNull();
    expect(buildMachine(model, tactics, { ...ASKED_MACHINE, branches: 100 })).toBeNull();
  });
});
