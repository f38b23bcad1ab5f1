import type { Pieces } from '../../dice/pieces.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import { type BlueprintOptions, blueprintInPieces } from './blueprint.ts';
import { NEGLIGIBLE } from './law-columns.ts';
import type { MachineLimits, MachineSize } from './machine.ts';
import { layOutStops, type StopLayout } from './stop-layout.ts';

/**
 * A model with registers as draws from exact laws: a trial goes from stop to stop, where registers are checked and changed.
 * Plain data.
 */
export interface RegisterMachine extends StopLayout {
  readonly kind: 'registers';
  readonly size: MachineSize;
}

/** How the questions of a model are found that its machine answers. */
export function drawnWith({ states, branches, outcomes }: MachineLimits): BlueprintOptions {
  return { states, branches, outcomes, isFused: true, negligible: NEGLIGIBLE };
}

/**
 * Builds the machine of a model with registers in pieces, or null where it is too large.
 * @param model compiled with tabulated sub-procedures, in small steps
 */
export function* buildRegisterMachine(
  model: Model,
  tactics: Tactics,
  limits: MachineLimits,
): Pieces<RegisterMachine | null> {
  const blueprint = yield* blueprintInPieces(model, tactics, drawnWith(limits));
  yield;
  const layout = blueprint === null ? null : layOutStops(model, blueprint);
  if (blueprint === null || layout === null || layout.atoms > limits.outcomes) return null;
  const { stops, courses, ways, effectGains, effectRegisters, columns, atoms } = layout;
  const tables = [stops, courses, ways, effectGains, effectRegisters, columns];
  return {
    kind: 'registers',
    ...layout,
    size: {
      states: blueprint.network.states,
      branches: blueprint.network.branches,
      atoms,
      bytes: tables.reduce((sum, { byteLength }) => sum + byteLength, 0),
      roundsADraw: 0,
    },
  };
}
