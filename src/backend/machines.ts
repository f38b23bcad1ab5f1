import { setImmediate } from 'node:timers/promises';
import type { Machine, MachineSize } from '../engine/compiled/machine.ts';
import { type EngineChoice, planMachineInPieces } from '../engine/planner.ts';
import type { GameSystem, Variant } from '../systems/system.ts';
import { attend } from './attention.ts';

/** What building a machine took. */
export interface MachineCost extends MachineSize {
  /** Index of the variant. */
  readonly variant: number;
  readonly buildMs: number;
}

/** The machines of some variants. */
export interface Machines {
  /** Index variant → its machine; null where the rules are played. */
  readonly machines: readonly (Machine | null)[];
  readonly costs: readonly MachineCost[];
  /** For how many of the variants wanted, from the first on, it was seen to. */
  readonly seenTo: number;
}

export interface MachinesOptions {
  readonly system: GameSystem;
  readonly variants: readonly Variant[];
  /** Indexes of those that are sampled. */
  readonly wanted: readonly number[];
  readonly choice: EngineChoice;
  /** Of each variant. */
  readonly trials: number;
  readonly signal?: AbortSignal | undefined;
}

/** Bytes of machines after which no further ones are built: every thread has its own. */
const BYTES_MAX = 2 ** 25;

/** Builds the machines that are to sample, one at least and as many as are to be kept at once; fewer where it is interrupted. */
export async function buildMachines(options: MachinesOptions): Promise<Machines> {
  const { system, variants, wanted, choice, trials, signal } = options;
  const machines: (Machine | null)[] = variants.map(() => null);
  const costs: MachineCost[] = [];
  const isStopped = (): boolean => signal?.aborted === true;
  let bytes = 0;
  let seenTo = 0;
  for (const index of wanted) {
    const variant = variants[index];
    if (variant === undefined || bytes > BYTES_MAX) break;
    await setImmediate();
    const begun = performance.now();
    const compile = (): ReturnType<GameSystem['compile']> => system.compile(variant, { engine: 'tables' });
    const planned = await attend(planMachineInPieces(compile, choice, trials), isStopped);
    if (planned === null) break;
    const machine = planned.result;
    machines[index] = machine;
    if (machine !== null) costs.push({ variant: index, ...machine.size, buildMs: performance.now() - begun });
    bytes += machine?.size.bytes ?? 0;
    seenTo += 1;
  }
  return { machines, costs, seenTo };
}
