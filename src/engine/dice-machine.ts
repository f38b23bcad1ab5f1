import type { Law } from '../dice/dice.ts';
import type { Model, Tactics } from '../systems/system.ts';
import { blueprintOf } from './compiled/blueprint.ts';
import { EFFECT_GAINS } from './compiled/effects.ts';
import { type LawPlace, layOutNetwork, NODE, type RegisterLayout } from './compiled/register-layout.ts';
import { type DrawFamily, NotComposable } from './control/composed.ts';
import type { Network } from './control/network.ts';
import { Programs, type Roll } from './control/programs.ts';

/** Numbers of a roll. */
export const ROLL = 4;
/** Within a roll: first column of the law that is drawn from; -1 where dice are rolled. */
export const COLUMN_FROM = 0;
/** Columns of that law less 1, or sides of the dice. */
export const SIZE = 1;
/** First of its outcomes in `next`. */
export const NEXT = 2;

/** Bounds of what is worth deriving. */
const STATES_MAX = 2 ** 15;
const BRANCHES_MAX = 400_000;
const OUTCOMES_MAX = 2 ** 19;
/** Bounds of what a walker has room for. */
export const ROOM = {
  nodes: NODE * STATES_MAX,
  ways: 2 ** 18,
  effects: 2 ** 12,
  rolls: ROLL * 2 ** 15,
  next: 2 ** 21,
  columns: 2 ** 16,
} as const;

/**
 * A model with registers as a machine that reads dice: at each node stand the rolls behind it, so that a trial takes the
 * same luck in the same order as the rules from which the machine was derived. At its nodes, the laws are places of rolls,
 * and `BITS` are 1 where the outcome of the roll is an amount.
 */
export interface DiceMachine extends RegisterLayout {
  readonly rolls: RollTables;
}

export interface RollTables {
  /** {@link ROLL} numbers each roll. */
  readonly rolls: Int32Array;
  /** Index first of a roll + outcome → roll, or ~leaf. */
  readonly next: Int16Array;
  /** Alias tables, see {@link Law}. */
  readonly threshold: Float64Array;
  /** Index 2 × column, and 1 more below the threshold → outcome. */
  readonly outcome: Int16Array;
}

/**
 * Derives the machine of a model with registers; null where it has none, would be too large, or asks for what it cannot read.
 * @param model compiled with tabulated sub-procedures, in small steps
 */
export function buildDiceMachine(model: Model, tactics: Tactics): DiceMachine | null {
  const blueprint = blueprintOf(model, tactics, {
    states: STATES_MAX,
    branches: BRANCHES_MAX,
    outcomes: OUTCOMES_MAX,
    isFused: false,
    negligible: Number.MIN_VALUE,
  });
  if (blueprint === null) return null;
  const { network } = blueprint;
  const laid = layOutRolls(network);
  if (laid === null) return null;
  const layout = layOutNetwork({ model, places: laid.places, amountMax: amountsOf(network), ...blueprint });
  if (layout === null) return null;
  const machine = { ...layout, rolls: laid.rolls };
  return hasRoom(machine) ? machine : null;
}

function hasRoom({ nodes, ways, effectGains, rolls }: DiceMachine): boolean {
  return (
    nodes.length <= ROOM.nodes &&
    ways.length <= ROOM.ways &&
    effectGains.length <= EFFECT_GAINS * ROOM.effects &&
    rolls.next.length <= ROOM.next &&
    rolls.threshold.length <= ROOM.columns
  );
}

function amountsOf({ families }: Network): ReadonlyMap<DrawFamily, readonly number[]> {
  return new Map(families.map((family) => [family, family.hasAmount ? [Math.max(...family.lawAt(0).amount)] : []]));
}

function layOutRolls({
  nodes,
  values,
}: Network): { readonly places: ReadonlyMap<DrawFamily, LawPlace>; readonly rolls: RollTables } | null {
  const programs = new Programs();
  const places = new Map<DrawFamily, LawPlace>();
  try {
    for (const { draw } of nodes) {
      const { family, ask } = draw;
      if (places.has(family)) continue;
      places.set(family, { base: programs.rolls.length, bits: family.hasAmount ? 1 : 0 });
      const leaves = new Map(family.paths.map((path, leaf) => [path[0] as number, leaf]));
      const leafOf = (answer: number): number => (family.hasAmount ? 0 : (leaves.get(answer) ?? 0));
      const last = family.register < 0 ? 0 : ((values.get(family) as readonly number[]).at(-1) as number);
      for (let value = 0; value <= last; value += 1) programs.add(ask, leafOf, value);
      if (ROLL * programs.rolls.length > ROOM.rolls) return null;
    }
  } catch (error) {
    if (error instanceof NotComposable) return null;
    throw error;
  }
  return { places, rolls: tablesOf(programs.rolls) };
}

function tablesOf(rolls: readonly Roll[]): RollTables {
  const laws = [...new Set(rolls.flatMap(({ law }) => law ?? []))];
  const columnOf = new Map<Law, number>();
  let columns = 0;
  for (const law of laws) {
    columnOf.set(law, columns);
    columns += law.alias.length;
  }
  const threshold = new Float64Array(columns);
  const outcome = new Int16Array(2 * columns);
  for (const [law, from] of columnOf) {
    threshold.set(law.threshold, from);
    for (let own = 0; own < law.alias.length; own += 1) {
      outcome[2 * (from + own)] = law.alias[own] as number;
      outcome[2 * (from + own) + 1] = own;
    }
  }
  const first = new Int32Array(rolls.length);
  let outcomes = 0;
  for (const [at, { next }] of rolls.entries()) {
    first[at] = outcomes;
    outcomes += next.length;
  }
  const next = new Int16Array(outcomes);
  for (const [at, roll] of rolls.entries()) next.set(roll.next, first[at]);
  return {
    rolls: Int32Array.from(
      rolls.flatMap(({ law, sides }, at) =>
        law === null
          ? [-1, sides, first[at] as number, 0]
          : [columnOf.get(law) as number, law.alias.length - 1, first[at] as number, 0],
      ),
    ),
    next,
    threshold,
    outcome,
  };
}
