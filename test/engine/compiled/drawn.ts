import { resultMetrics } from '../../../src/engine/block.ts';
import { createLoops } from '../../../src/engine/compiled/loops.ts';
import { buildMachine, type Machine } from '../../../src/engine/compiled/machine.ts';
import { MachinePlayer } from '../../../src/engine/compiled/player.ts';
import { BLOCK_TRIALS, type Tally } from '../../../src/engine/result.ts';
import { createTally } from '../../../src/engine/tally.ts';
import type { Model } from '../../../src/systems/system.ts';
import type { Compiled } from '../../support/solve.ts';

const loops = createLoops();

export function emptyTally(model: Model): Tally {
  return createTally(model.outcomes.length, resultMetrics(model).length);
}

export function playerOf(machine: Machine, model?: Model): MachinePlayer {
  return new MachinePlayer(machine, loops, model?.settle?.bind(model));
}

/** What a machine counts in the first trials of a seed; null where there is no machine. */
export function drawn(
  { model, tactics }: Pick<Compiled, 'model' | 'tactics'>,
  seed: number,
  trials: number,
): Tally | null {
  const machine = buildMachine(model, tactics);
  if (machine === null) return null;
  const player = playerOf(machine, model);
  const tally = emptyTally(model);
  for (let block = 0, left = trials; left > 0; block += 1, left -= BLOCK_TRIALS) {
    player.play(seed, block, Math.min(BLOCK_TRIALS, left));
  }
  player.flush(tally);
  return tally;
}
