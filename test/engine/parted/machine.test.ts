import { describe, expect, it } from 'vitest';
import { resultMetrics } from '../../../src/engine/block.ts';
import { PartedPlayer, type TracedTrial } from '../../../src/engine/parted/player.ts';
import { drawnTeller } from '../../../src/engine/replay.ts';
import { BLOCK_TRIALS } from '../../../src/engine/result.ts';
import { merge } from '../../../src/engine/tally.ts';
import { bytesOf } from '../../support/tally-bytes.ts';
import { expectLike } from '../../systems/conformance/sampling.ts';
import { drawn, emptyTally, FIGHTS, lawOf, machineOf, sceneOf } from './fights.ts';

/** 1e-6 over the tests of χ² of this file: three fights, an outcome and some eleven metrics each. */
const LEVEL = 1e-6 / 36;
const BLOCKS = 24;
const TIMEOUT = 240_000;

describe.each(Object.entries(FIGHTS))('%s', (_, yaml) => {
  it('has the outcomes and metrics of the exact solution', { timeout: TIMEOUT }, async () => {
    const scene = await sceneOf(yaml);
    const tally = drawn(scene, machineOf(scene), 71, BLOCKS * BLOCK_TRIALS);
    expectLike(tally, lawOf(scene), resultMetrics(scene.model), LEVEL, 'drawn by parts');
  });

  it('is told as it was drawn: the same end, the same rounds and metrics', { timeout: TIMEOUT }, async () => {
    const scene = await sceneOf(yaml);
    const player = new PartedPlayer(machineOf(scene), scene);
    const traced = [...player.trace(9, 0, 300)].flat();
    const tell = drawnTeller(scene);
    for (const trial of [0, 1, 2, 3, 4, 5, 6, 7, 257, 299]) {
      const replay = tell({ seed: 9, trial });
      expect(replay.failure).toBeNull();
      expect(replay.outcome).toBe(traced[trial]?.outcome);
      expect(replay.metrics).toEqual([...(traced[trial]?.values ?? [])]);
    }
  });
});

describe('a fight drawn by parts', () => {
  const yaml = FIGHTS['two pairs, a charge and fear'];

  it('has the same bytes whole or in ranges, and a trial is the same however many are asked for', async () => {
    const scene = await sceneOf(yaml);
    const machine = machineOf(scene);
    const whole = drawn(scene, machine, 5, 2 * BLOCK_TRIALS);
    const ranges = emptyTally(scene);
    for (const block of [1, 0]) {
      const player = new PartedPlayer(machine, scene);
      const part = emptyTally(scene);
      player.play(5, block, BLOCK_TRIALS, part);
      player.flush(part);
      merge(ranges, part);
    }
    expect(bytesOf(ranges)).toEqual(bytesOf(whole));
    const traced = [...new PartedPlayer(machine, scene).trace(5, 0, 1_000)].flat();
    const few = drawn(scene, machine, 5, 1_000);
    expect([...few.sums]).toEqual(sumsOf(traced));
  });

  it('counts alike when its sums have to be taken down after every round', async () => {
    const scene = await sceneOf(yaml);
    const machine = machineOf(scene);
    const often = { ...machine, counting: { ...machine.counting, roundsASum: 1 } };
    expect(bytesOf(drawn(scene, often, 5, 5_000))).toEqual(bytesOf(drawn(scene, machine, 5, 5_000)));
  });

  it('has the same law where the rules must play what stands in no table', { timeout: TIMEOUT }, async () => {
    const scene = await sceneOf(yaml);
    const machine = machineOf(scene);
    // Every second row is taken away.
    const ofNode = machine.rows.ofNode.map((row, node) => (node % 2 === 0 ? 0 : row));
    const holed = { ...machine, rows: { ...machine.rows, ofNode } };
    const tally = drawn(scene, holed, 72, 8 * BLOCK_TRIALS);
    expectLike(tally, lawOf(scene), resultMetrics(scene.model), LEVEL, 'half by rules');
  });
});

/** Index metric → sum over trials. */
function sumsOf(traced: readonly TracedTrial[]): readonly number[] {
  const metrics = [...(traced[0]?.values.keys() ?? [])];
  return metrics.map((metric) => traced.reduce((sum, { values }) => sum + (values[metric] ?? 0), 0));
}
