import type { Model } from '../../systems/system.ts';
import type { DrawFamily, Leaf } from '../control/composed.ts';
import { changeOf } from '../control/graph.ts';
import { type Grid, gridOf } from '../control/grid.ts';
import { type Stop, type Stops, stopsOf } from '../control/stops.ts';
import type { Packing } from '../packing.ts';
import { type Blueprint, effectsIn, frameOf, packNetwork, type RegisterFrame } from './blueprint.ts';
import { type Effect, Effects, type EffectTables } from './effects.ts';
import { certain, drawnLaw, LawColumns, type LawPlace, type LawRow, lawName, WIDTH_BITS } from './law-columns.ts';
import { type DrawnFamily, StopLaws } from './stop-laws.ts';

/** Numbers of a stop. */
export const STOP = 4;
/** Within a stop: first column of its law for a register of 0. */
export const BASE = 0;
/** Bits of the columns of each law; above them, where the register begins that it reads. */
export const READ = 1;
/** Mask of that register; 0 where none is read. */
export const MASK = 2;
/** First of its ways. */
export const WAY = 3;

/** Numbers of a course. */
export const COURSE = 2;
/** Within a course: its law, whose ends are columns of the grid above one bit for a round that ends. */
export const LAW = 0;
/** First stop of its row. */
export const ROW = 1;

/** Bits of a course in a way; above them stands an effect. */
export const COURSE_BITS = 18;

/** Stops, those of the grid that are none included, at most. */
export const STOPS_MAX = 2 ** 18;
/** Ways, at most. */
export const WAYS_MAX = 2 ** 20;
/** Columns of a grid that ends have room for. */
const GRID_COLUMNS_MAX = 2 ** 15;

/**
 * The tables of a machine that goes from stop to stop: at a stop a law is drawn from that may depend on a register, what it
 * brings is counted, and then a course is drawn that leads to the next stop. Plain data. Places are stops, and from `endBase` on the outcomes.
 */
export interface StopLayout extends RegisterFrame, EffectTables {
  /** Stop at which trials begin: nothing happens there. */
  readonly entry: number;
  /** What one round adds to a sum. */
  readonly round: number;
  /** Rounds that end from one stop to the next, at most. */
  readonly roundsAStop: number;
  /** {@link STOP} numbers each. */
  readonly stops: Int32Array;
  /** {@link COURSE} numbers each; the last ones lead to the outcomes. */
  readonly courses: Int32Array;
  /** Index first way of a stop + leaf → course in the lowest {@link COURSE_BITS}, and effect above them. */
  readonly ways: Int32Array;
  /** Laws, see {@link LawColumns}. */
  readonly columns: Int32Array;
  /** Outcomes of all laws. */
  readonly atoms: number;
}

/** In place of nodes: of the stop at which trials begin; of places without a stop. */
const ENTRY = -1;
const NOWHERE = -2;

/** How the places of a machine are numbered. */
export interface StopPlan {
  readonly stops: Stops;
  readonly grid: Grid;
  /** Course → node where it begins. */
  readonly courseNodes: readonly number[];
  /** Place → node of its stop; {@link ENTRY} at the last, {@link NOWHERE} where there is none. */
  readonly stopNodes: Int32Array;
}

/** @returns null where there are too many stops */
export function planStops({ graph, network }: Blueprint): StopPlan | null {
  const stops = stopsOf(network);
  const grid = gridOf(graph, network, stops);
  const size = grid.rows * grid.columns;
  if (size >= STOPS_MAX || grid.columns > GRID_COLUMNS_MAX) return null;
  const stopNodes = new Int32Array(size + 1).fill(NOWHERE);
  stopNodes[size] = ENTRY;
  for (const [from, { to }] of stops.courses) {
    for (const node of to) stopNodes[grid.rowOf(from) * grid.columns + grid.columnOf(node)] = node;
  }
  return { stops, grid, courseNodes: [...stops.courses.keys()], stopNodes };
}

/** Lays out the ways of trials; null where they do not fit. */
export function layOutStops(model: Model, blueprint: Blueprint): StopLayout | null {
  const { network } = blueprint;
  const laws = new StopLaws(network);
  const amounts = network.families.filter(({ hasAmount }) => hasAmount);
  const amountMax = new Map(amounts.map((family) => [family, laws.of(family).amountMax]));
  const packing = packNetwork(model, network, amountMax);
  // Only where rounds have no loops.
  const plan = packing === null ? null : planStops(blueprint);
  return packing === null || plan === null ? null : new Builder({ model, blueprint, laws, packing, plan }).build();
}

interface LayoutFacts {
  readonly model: Model;
  readonly blueprint: Blueprint;
  readonly laws: StopLaws;
  readonly packing: Packing;
  readonly plan: StopPlan;
}

class Builder {
  readonly #model: Model;
  readonly #blueprint: Blueprint;
  readonly #stopLaws: StopLaws;
  readonly #packing: Packing;
  readonly #plan: StopPlan;
  readonly #effectOf: (leaf: Leaf) => Effect;
  readonly #laws = new LawColumns();
  readonly #places = new Map<LawRow, LawPlace>();
  /** Node of a stop → stop; {@link ENTRY} is where trials begin. */
  readonly #byNode: ReadonlyMap<number, Stop>;
  /** Node → its course. */
  readonly #courseOf: ReadonlyMap<number, number>;

  constructor({ model, blueprint, laws, packing, plan }: LayoutFacts) {
    this.#model = model;
    this.#blueprint = blueprint;
    this.#stopLaws = laws;
    this.#packing = packing;
    this.#plan = plan;
    this.#effectOf = effectsIn(packing, blueprint.valueBits);
    const { stops } = plan.stops;
    this.#byNode = new Map([beginning(blueprint.network.entry), ...stops].map((stop) => [stop.node, stop]));
    this.#courseOf = new Map(plan.courseNodes.map((node, course) => [node, course]));
  }

  build(): StopLayout | null {
    const { grid, stops, stopNodes } = this.#plan;
    const entry = grid.rows * grid.columns;
    const second = [...stopNodes.keys()].filter((place) => this.#drawnAt(place)?.rare != null);
    const endBase = entry + 1 + second.length;
    if (endBase > STOPS_MAX || stops.stops.some(({ family }) => family !== null && !this.#stopLaws.of(family).fits))
      return null;
    const courses = this.#layCourses(
      endBase,
      second.map((_, at) => entry + 1 + at),
    );
    const ways = this.#layStops(second);
    const columns = this.#laws.lay();
    if (ways === null || columns === null) return null;
    let most = 0;
    // There may be more leaves than a call takes arguments.
    for (const { leaves } of stops.stops) {
      for (const leaf of leaves) most = Math.max(most, leaf?.rounds ?? 0);
    }
    return {
      ...frameOf(this.#model, this.#blueprint, this.#packing, endBase),
      entry,
      round: this.#packing.round,
      roundsAStop: most + 1,
      courses,
      ...ways,
      columns,
      atoms: this.#laws.atoms,
    };
  }

  #drawnAt(place: number): DrawnFamily | undefined {
    const family = this.#stopOf(place)?.family ?? null;
    return family === null ? undefined : this.#stopLaws.of(family);
  }

  #stopOf(place: number): Stop | undefined {
    return this.#byNode.get(this.#plan.stopNodes[place] as number);
  }

  /** @param second places of second stops */
  #layCourses(endBase: number, second: readonly number[]): Int32Array {
    const { grid, stops } = this.#plan;
    const rows: number[] = [];
    for (const [node, { to, rounds, p }] of stops.courses) {
      const ends = to.map((stop, i) => (grid.columnOf(stop) << 1) | (rounds[i] as number));
      rows.push(lawName(this.#laws.add(drawnLaw(ends, p))), grid.rowOf(node) * grid.columns);
    }
    const nothing = lawName(this.#laws.add(certain(0)));
    for (const outcome of this.#model.outcomes.keys()) rows.push(nothing, endBase + outcome);
    for (const place of second) rows.push(nothing, place);
    return Int32Array.from(rows);
  }

  /** @param second places that have a second stop */
  #layStops(second: readonly number[]): Pick<StopLayout, 'stops' | 'ways' | keyof EffectTables> | null {
    const { stopNodes, courseNodes } = this.#plan;
    const effects = new Effects();
    const same = effects.indexOf(this.#effectOf(nothingAfter(this.#blueprint.network.entry)));
    const others = new Map(second.map((place, at) => [place, at]));
    const firstOther = courseNodes.length + this.#model.outcomes.length;
    const table = new Int32Array(STOP * (stopNodes.length + second.length));
    const ways: number[] = [];
    for (const place of stopNodes.keys()) {
      const stop = this.#stopOf(place);
      if (stop === undefined) continue;
      const drawn = this.#drawnAt(place);
      const way = ways.length;
      table.set([...this.#readingOf(stop.family, drawn?.common ?? [certain(0)]), way], STOP * place);
      for (const leaf of stop.leaves) ways.push(leaf === undefined ? 0 : this.#wayTo(leaf, effects));
      const other = others.get(place);
      if (other === undefined || stop.family === null || drawn?.rare == null) continue;
      ways[way + stop.family.paths.length] = (firstOther + other) | (same << COURSE_BITS);
      table.set([...this.#readingOf(stop.family, drawn.rare), way], STOP * (stopNodes.length + other));
    }
    const courses = firstOther + second.length;
    const fits = courses <= 1 << COURSE_BITS && effects.count <= 1 << (31 - COURSE_BITS) && ways.length <= WAYS_MAX;
    if (!fits) return null;
    return { stops: table, ways: Int32Array.from(ways), ...effects.lay() };
  }

  #wayTo(leaf: Leaf, effects: Effects): number {
    const { network } = this.#blueprint;
    const { next, outcome } = leaf;
    const course =
      next === null
        ? this.#plan.courseNodes.length + outcome
        : (this.#courseOf.get(network.nodeOf.get(next) as number) as number);
    return course | (effects.indexOf(this.#effectOf(leaf)) << COURSE_BITS);
  }

  /** The numbers of a stop but for its ways. */
  #readingOf(family: DrawFamily | null, laws: LawRow): readonly [base: number, read: number, mask: number] {
    const { base, bits } = this.#placeOf(laws);
    const register = family?.register ?? -1;
    if (register < 0) return [base, bits, 0];
    const { valueBits } = this.#blueprint;
    return [base, bits | ((register * valueBits) << WIDTH_BITS), 2 ** valueBits - 1];
  }

  #placeOf(laws: LawRow): LawPlace {
    const place = this.#places.get(laws) ?? this.#laws.addRow(laws);
    this.#places.set(laws, place);
    return place;
  }
}

/** Where trials begin, what happens before their first course being counted at the start. */
function beginning(entry: Leaf): Stop {
  return { node: ENTRY, family: null, leaves: [nothingAfter(entry)] };
}

/** A leaf that leads where another one does, and nothing happens on the way. */
function nothingAfter(leaf: Leaf): Leaf {
  return {
    ...leaf,
    rounds: 0,
    changes: leaf.changes.map(() => changeOf(1, 0, 0)),
    gains: leaf.gains.map(() => changeOf(0, 0, 0)),
  };
}
