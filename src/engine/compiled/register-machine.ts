import type { Model, Tactics } from '../../systems/system.ts';
import { layOutLaws, NEGLIGIBLE } from './law-layout.ts';
import type { MachineLimits, MachineSize } from './machine.ts';
import { type BlueprintOptions, blueprintOf, layOutNetwork, type RegisterLayout } from './register-layout.ts';

/**
 * A model with registers as draws from exact laws: a trial goes from node to node; the law at a node may depend on what
 * a register holds there, and its outcomes change registers. Plain data. At its nodes, `BITS` are those of a column.
 */
export interface RegisterMachine extends RegisterLayout {
  readonly kind: 'registers';
  /** Laws of all nodes, see {@link LawLayout}. */
  readonly columns: Int32Array;
  readonly size: MachineSize;
}

/** How whole attacks, say, are drawn at once. */
export function drawnWith({ states, branches, outcomes }: MachineLimits): BlueprintOptions {
  return { states, branches, outcomes, isFused: true, negligible: NEGLIGIBLE };
}

/**
 * Builds the machine of a model with registers, or null where it is too large.
 * @param model compiled with tabulated sub-procedures, in small steps
 */
export function buildRegisterMachine(model: Model, tactics: Tactics, limits: MachineLimits): RegisterMachine | null {
  const blueprint = blueprintOf(model, tactics, drawnWith(limits));
  const laws = blueprint === null ? null : layOutLaws(blueprint.network);
  if (blueprint === null || laws === null) return null;
  const { columns, places, amountMax, atoms } = laws;
  const layout = layOutNetwork({ model, places, amountMax, ...blueprint });
  if (layout === null) return null;
  const { nodes, ways, effectGains, effectRegisters } = layout;
  const tables = [nodes, ways, effectGains, effectRegisters, columns];
  return {
    kind: 'registers',
    ...layout,
    columns,
    size: {
      states: blueprint.network.states,
      branches: blueprint.network.branches,
      atoms,
      bytes: tables.reduce((sum, { byteLength }) => sum + byteLength, 0),
      roundsADraw: 0,
    },
  };
}
