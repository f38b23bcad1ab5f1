import type { DrawLuck } from '../compiled/luck.ts';
import type { Ended } from '../compiled/trials.ts';
import { drawChunk, load } from './draws.ts';
import type { FightMachine } from './machine.ts';

/** Draws chunk after chunk as the player does, and keeps how their trials ended. */
export function traceFights(machine: FightMachine): (luck: DrawLuck) => readonly Ended[] {
  return (luck) => {
    load(machine);
    const { places, sums } = drawChunk(machine, luck);
    return Array.from(places, (place, trial) => ({ place, sum: sums[trial] as number }));
  };
}
