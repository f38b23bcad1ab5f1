import { describe, expect, it } from 'vitest';
import { DrawLuck } from '../../../src/engine/compiled/luck.ts';
import { buildMachine } from '../../../src/engine/compiled/machine.ts';
import { traceChunk } from '../../../src/engine/compiled/trace.ts';
import { drawnTeller } from '../../../src/engine/replay.ts';
import { SumCounter } from '../../../src/engine/sum-counter.ts';
import { CONTINUES, type Model, NO_CHOICES, type Tactics } from '../../../src/systems/system.ts';
import { type Burden, burdenModel } from '../../support/burden-model.ts';
import { type Compiled, compileText } from '../../support/solve.ts';
import { emptyTally } from './drawn.ts';

const SCENES = {
  'a duel of Mordheim': `
system: mordheim
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield] }
  ghoul: { profile: ghoul }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, charger: imperials, rounds: 20 }
`,
  'a combat of Confrontation that often comes to its cap of rounds': `
system: confrontation
wound-table: assumed
fighters:
  paladin: { profile: alahan-paladin }
  lord: { profile: lord-of-carnage }
engagement: { kind: combat, sides: { lion: [paladin], carnage: [lord] }, opening: charge, charger: lion, rounds: 4 }
`,
  'a duel of 7th Sea, whose flesh wounds are registers': `
system: seventh-sea
fighters:
  a: { profile: renaldo }
  b: { profile: henchman, characteristics: { panache: 1 } }
engagement: { kind: duel, sides: { castille: [a], vendel: [b] }, rounds: 2 }
`,
} as const;

/** Compares the replays of some trials, and of some of the second chunk, with what a machine drew. */
function expectToldAsDrawn(
  model: Model,
  tactics: Tactics,
  trials: readonly number[],
  ofSecond: readonly number[] = [],
): void {
  const machine = buildMachine(model, tactics);
  if (machine === null) throw new Error('no machine');
  const luck = new DrawLuck();
  luck.seek(9, 0);
  const first = traceChunk(machine, luck);
  const traced = [...first, ...traceChunk(machine, luck)];
  const tell = drawnTeller({ model, tactics });
  for (const trial of [...trials, ...ofSecond.map((at) => first.length + at)]) {
    const replay = tell({ seed: 9, trial });
    expect(replay.failure).toBeNull();
    const { place, sum } = traced[trial] as (typeof traced)[number];
    expect(replay.outcome).toBe(place - machine.endBase);
    const counter = new SumCounter(machine);
    counter.add(place, sum, 1);
    const tally = emptyTally(model);
    counter.flush(tally);
    expect(replay.metrics.map((value, i) => value - (i === 0 ? 0 : (model.metrics[i - 1]?.min ?? 0)))).toEqual([
      ...tally.sums,
    ]);
  }
}

describe.each(Object.entries(SCENES))('a trial by tables of %s', (_, yaml) => {
  it('is told as it was drawn: the same end, the same rounds and metrics', { timeout: 120_000 }, async () => {
    const [{ model, tactics }] = (await compileText(yaml, 'tables')) as [Compiled];
    expectToldAsDrawn(model, tactics, [0, 1, 2, 3, 4, 5], [6, 7]);
  });
});

describe('a trial by tables of registers', () => {
  const trials = Array.from({ length: 20 }, (_, trial) => trial);

  it('is told with its rounds in which nothing happens', () => {
    const model = burdenModel({ target: 8, isDrawn: true });
    const tell = drawnTeller({ model, tactics: NO_CHOICES });
    const eventless = trials.filter((trial) => {
      const { happenings } = tell({ seed: 9, trial });
      return happenings.filter(({ kind }) => kind === 'die').length < model.roundsMax;
    });
    expect(eventless.length).toBeGreaterThan(0);
    expectToldAsDrawn(model, NO_CHOICES, trials);
  });

  it('is told with what happens before its first die', () => {
    const wake = (state: Burden): number => {
      state.rests += 3;
      return CONTINUES;
    };
    expectToldAsDrawn(burdenModel({ target: 8, isDrawn: true, wake }), NO_CHOICES, trials);
  });
});
