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
  /** Machines in a row that were given up. */
  readonly refusals: number;
}

export interface MachinesOptions {
  readonly system: GameSystem;
  readonly variants: readonly Variant[];
  /** Indexes of those that are sampled. */
  readonly wanted: readonly number[];
  readonly choice: EngineChoice;
  /** Of each variant. */
  readonly trials: number;
  /** Machines in a row that were given up before; none when absent. */
  readonly refusals?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Bytes of machines after which no further ones are built: every thread has its own. */
const BYTES_MAX = 2 ** 25;

/** Machines in a row after which, where nobody asks for tables, no other is tried: variants of one run are much alike. */
const REFUSALS_MAX = 2;

/** Builds the machines that are to sample, one at least and as many as are to be kept at once; fewer where it is interrupted. */
export async function buildMachines(options: MachinesOptions): Promise<Machines> {
  const { system, variants, wanted, trials, signal } = options;
  const machines: (Machine | null)[] = variants.map(() => null);
  const costs: MachineCost[] = [];
  const isStopped = (): boolean => signal?.aborted === true;
  let bytes = 0;
  let seenTo = 0;
  let { refusals = 0 } = options;
  for (const index of wanted) {
    const variant = variants[index];
    if (variant === undefined || bytes > BYTES_MAX) break;
    await setImmediate();
    const choice = options.choice === 'auto' && refusals >= REFUSALS_MAX ? 'dice' : options.choice;
    const begun = performance.now();
    const compile = (): ReturnType<GameSystem['compile']> => system.compile(variant, { engine: 'tables' });
    const planned = await attend(planMachineInPieces(compile, choice, trials), isStopped);
    if (planned === null) break;
    const machine = planned.result;
    machines[index] = machine;
    refusals = machine === null ? refusals + 1 : 0;
    if (machine !== null) costs.push({ variant: index, ...machine.size, buildMs: performance.now() - begun });
    bytes += machine?.size.bytes ?? 0;
    seenTo += 1;
  }
  return { machines, costs, seenTo, refusals };
}
