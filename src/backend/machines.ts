import { setImmediate } from 'node:timers/promises';
import type { MachineSize } from '../engine/compiled/machine.ts';
import type { DiceMachine } from '../engine/dice-machine.ts';
import { type AnyMachine, type EngineChoice, planDiceMachine, planMachine } from '../engine/planner.ts';
import type { GameSystem, Variant } from '../systems/system.ts';

/** What building a machine took. */
export interface MachineCost extends MachineSize {
  /** Index of the variant. */
  readonly variant: number;
  readonly buildMs: number;
}

/** The machines of a run. */
export interface Machines {
  /** Index variant → its machine; null where the rules are played. */
  readonly machines: readonly (AnyMachine | null)[];
  /** Index variant → a machine that reads its dice in place of the rules; null where there is none. */
  readonly diceMachines: readonly (DiceMachine | null)[];
  readonly costs: readonly MachineCost[];
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

/** Builds the machines that are to sample, letting signals through between variants. */
export async function buildMachines(options: MachinesOptions): Promise<Machines> {
  const { system, variants, wanted, choice, trials, signal } = options;
  const machines: (AnyMachine | null)[] = variants.map(() => null);
  const diceMachines: (DiceMachine | null)[] = variants.map(() => null);
  const costs: MachineCost[] = [];
  for (const index of wanted) {
    const variant = variants[index];
    if (variant === undefined) continue;
    await setImmediate();
    if (signal?.aborted === true) break;
    const begun = performance.now();
    const compile = (): ReturnType<GameSystem['compile']> => system.compile(variant, { engine: 'tables' });
    const machine = planMachine(compile, choice, trials);
    machines[index] = machine;
    if (machine === null && choice !== 'tables') diceMachines[index] = planDiceMachine(compile, trials);
    if (machine !== null) costs.push({ variant: index, ...machine.size, buildMs: performance.now() - begun });
  }
  return { machines, diceMachines, costs };
}
