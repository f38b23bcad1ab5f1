import type { Model, Tactics } from '../systems/system.ts';
import { blueprintOf } from './compiled/blueprint.ts';
import { layOutNetwork, type RegisterLayout } from './compiled/register-layout.ts';
import { type DrawFamily, NotComposable } from './control/composed.ts';
import type { Network } from './control/network.ts';
import { Programs, type Roll } from './control/programs.ts';
import { buildLanes, type FamilyRolls } from './lanes/build.ts';
import type { LaneTables } from './lanes/layout.ts';
import type { SumFacts } from './sum-counter.ts';

/** Bounds of what is worth deriving. */
const STATES_MAX = 2 ** 15;
const BRANCHES_MAX = 400_000;
const OUTCOMES_MAX = 2 ** 19;
const ROLLS_MAX = 2 ** 15;

/**
 * A model with registers as a machine that reads dice: behind each question stand the rolls that answer it, so that a trial
 * takes the same luck in the same order as the rules from which the machine was derived. Plain data.
 */
export interface DiceMachine extends SumFacts {
  /** Registers at the start, packed. */
  readonly entryRegisters: number;
  /** Sum from which the cap of rounds is reached. */
  readonly cap: number;
  readonly lanes: LaneTables;
}

/**
 * Derives the machine of a model with registers; null where it has none, would be too large, or asks for what it cannot read.
 * @param model compiled with tabulated sub-procedures, in small steps
 * @param branchesMax steps that the rules are asked for, at most
 */
export function buildDiceMachine(model: Model, tactics: Tactics, branchesMax = BRANCHES_MAX): DiceMachine | null {
  const blueprint = blueprintOf(model, tactics, {
    states: STATES_MAX,
    branches: Math.min(branchesMax, BRANCHES_MAX),
    outcomes: OUTCOMES_MAX,
    isFused: false,
    negligible: Number.MIN_VALUE,
  });
  if (blueprint === null) return null;
  const { network, valueBits } = blueprint;
  const amountMax = amountsOf(network);
  // The loops have laws of their own.
  const places = new Map(network.families.map((family) => [family, { base: 0, bits: 0 }]));
  const layout = layOutNetwork({ model, places, amountMax, ...blueprint });
  if (layout === null) return null;
  const lanes = layOutLanes(layout, network, valueBits);
  if (lanes === null) return null;
  const { endBase, outcomeCount, fields, groupBits, offsets, roundsMax, entryRegisters, cap } = layout;
  return { endBase, outcomeCount, fields, groupBits, offsets, roundsMax, entryRegisters, cap, lanes };
}

function amountsOf({ families }: Network): ReadonlyMap<DrawFamily, readonly number[]> {
  return new Map(families.map((family) => [family, family.hasAmount ? [Math.max(...family.lawAt(0).amount)] : []]));
}

function layOutLanes(layout: RegisterLayout, network: Network, valueBits: number): LaneTables | null {
  try {
    const { rolls, rollsOf } = programsOf(network);
    return rolls.length > ROLLS_MAX ? null : buildLanes({ layout, network, rolls, rollsOf, valueBits });
  } catch (error) {
    if (error instanceof NotComposable) return null;
    throw error;
  }
}

/** The rolls behind the questions of each family, once for each value of the register that it reads. */
function programsOf({ nodes, values }: Network): {
  readonly rolls: readonly Roll[];
  readonly rollsOf: ReadonlyMap<DrawFamily, FamilyRolls>;
} {
  const programs = new Programs();
  const rollsOf = new Map<DrawFamily, FamilyRolls>();
  for (const { draw } of nodes) {
    const { family, ask } = draw;
    if (rollsOf.has(family)) continue;
    const leaves = new Map(family.paths.map((path, leaf) => [path[0] as number, leaf]));
    const leafOf = (answer: number): number => (family.hasAmount ? 0 : (leaves.get(answer) ?? 0));
    const last = family.register < 0 ? 0 : ((values.get(family) as readonly number[]).at(-1) as number);
    rollsOf.set(family, { first: programs.rolls.length, count: last + 1 });
    for (let value = 0; value <= last; value += 1) programs.add(ask, leafOf, value);
    if (programs.rolls.length > ROLLS_MAX) break;
  }
  return { rolls: programs.rolls, rollsOf };
}
