import type { Model, Tactics } from '../../systems/system.ts';
import { type Blueprint, blueprintOf, effectsIn, packNetwork } from '../compiled/blueprint.ts';
import { type DrawnLaw, drawnLaw, LawColumns, lawName, NEGLIGIBLE } from '../compiled/law-columns.ts';
import { ASKED_MACHINE, type MachineSize } from '../compiled/machine.ts';
import { drawnWith } from '../compiled/register-machine.ts';
import { StopLaws } from '../compiled/stop-laws.ts';
import type { Leaf } from '../control/composed.ts';
import { changeOf } from '../control/graph.ts';
import type { GroupBits, Packing } from '../packing.ts';
import { startMetrics } from '../steps.ts';
import type { SumFacts } from '../sum-counter.ts';
import { type Endings, endingsOf } from './endings.ts';
import { type Frame, frameOf } from './frame.ts';
import { Stories } from './stories.ts';
import { leastGain, type TotalLaw, totalsOf } from './totals.ts';

/** Numbers of an ending in {@link FightMachine.endings}: laws of the totals of either register, and the outcome. */
export const ENDING = 4;
export const OUTCOME = 2;

/** An end of a law of totals holds its amount in the lowest bits, and what else was gained above them. */
export const AMOUNT_BITS = 11;
const PLUS_MAX = 2 ** (16 - AMOUNT_BITS);

/** Endings of a law: the likeliest ones are drawn at once, the others in groups of as many. */
const GROUP = 2 ** 15;
/** Endings of a machine, at most. */
export const ENDINGS_MAX = 2 ** 20;
export const GROUPS_MAX = ENDINGS_MAX / GROUP;

/** Outcomes of a law, and endings of a fight, that are so improbable are left out. */
export interface Negligible {
  readonly law: number;
  readonly ending: number;
}

/** What is not drawn. */
const DRAWN: Negligible = { law: NEGLIGIBLE, ending: 2 ** -40 };

/**
 * A fight of two as three draws: how it goes as a whole, and what either register brings by it. Plain data.
 */
export interface FightMachine extends SumFacts {
  readonly kind: 'fights';
  readonly groupBits: GroupBits;
  /** Law of the endings; those from `common` on are groups. */
  readonly opening: number;
  readonly common: number;
  /** Index 2 × group → law of its endings; and the first of them. */
  readonly groups: Int32Array;
  /** {@link ENDING} numbers each. */
  readonly endings: Int32Array;
  /** Index ending → what a trial has gained but for totals. */
  readonly sums: Float64Array;
  /** Laws, see {@link LawColumns}. */
  readonly columns: Int32Array;
  /** Index what else was gained in a total → packed. */
  readonly plus: Float64Array;
  /** Index register → packed gain with each of the amount. */
  readonly units: readonly [number, number];
  readonly size: MachineSize;
}

/** All that a machine of whole fights is made of. */
export interface FightPlan {
  readonly blueprint: Blueprint;
  readonly frame: Frame;
  readonly packing: Packing;
  readonly stories: readonly [Stories, Stories];
  readonly endings: Endings;
  /** Index register → value at the start. */
  readonly values: readonly number[];
  /** What a leaf does, its rounds apart. */
  readonly effectOf: ReturnType<typeof effectsIn>;
}

/** Null where fights fall apart otherwise, or into too many ways. */
export function planFights(model: Model, tactics: Tactics, negligible: Negligible = DRAWN): FightPlan | null {
  if (model.registers?.places.length !== 2 || model.roundsMax === 0) return null;
  const blueprint = blueprintOf(model, tactics, { ...drawnWith(ASKED_MACHINE), negligible: negligible.law });
  const frame = blueprint === null ? null : frameOf(blueprint);
  if (blueprint === null || frame === null) return null;
  const { network, graph, valueBits } = blueprint;
  const laws = new StopLaws(network);
  const amounts = network.families.filter(({ hasAmount }) => hasAmount);
  const packing = packNetwork(model, network, new Map(amounts.map((family) => [family, laws.of(family).amountMax])));
  if (packing === null) return null;
  const outcomes = model.outcomes.length;
  const width =
    1 +
    [...network.values].reduce(
      (most, [{ register }, met]) => (register < 0 ? most : Math.max(most, met.at(-1) ?? 0)),
      0,
    );
  const values = graph.startRegisters.map((value, register) => {
    const { kept, plus } = network.entry.changes[register] ?? changeOf(1, 0, 0);
    return kept * value + plus;
  });
  const stories = [0, 1].map((register) => {
    const framed = frame.registers[register] as Frame['registers'][number];
    return new Stories(framed, { value: values[register] as number, width, outcomes });
  }) as [Stories, Stories];
  const { roundsMax, unresolved } = model;
  const endings = endingsOf(frame, stories, {
    roundsMax,
    capped: unresolved,
    outcomes,
    negligible: negligible.ending,
    endingsMax: ENDINGS_MAX,
  });
  if (endings === null) return null;
  const packed = effectsIn(packing, valueBits);
  const known = new Map<Leaf, ReturnType<typeof packed>>();
  const effectOf = (leaf: Leaf): ReturnType<typeof packed> => {
    const effect = known.get(leaf) ?? packed({ ...leaf, rounds: 0 });
    known.set(leaf, effect);
    return effect;
  };
  return { blueprint, frame, packing, stories, endings, values, effectOf };
}

/** Builds the machine that draws whole fights, or null where there is none. */
export function buildFights(model: Model, tactics: Tactics): FightMachine | null {
  const plan = planFights(model, tactics);
  return plan === null ? null : layFights(model, plan);
}

/** Lays out a plan; null where it does not fit. */
export function layFights(model: Model, plan: FightPlan): FightMachine | null {
  return new Builder(model, plan).build();
}

class Builder {
  readonly #model: Model;
  readonly #plan: FightPlan;
  readonly #columns = new LawColumns();
  readonly #plus = new Map<number, number>();

  constructor(model: Model, plan: FightPlan) {
    this.#model = model;
    this.#plan = plan;
  }

  build(): FightMachine | null {
    const { blueprint, packing } = this.#plan;
    const units = [this.#unitOf(0), this.#unitOf(1)] as const;
    if (units[0] === null || units[1] === null) return null;
    const totals = [this.#layTotals(0), this.#layTotals(1)] as const;
    if (totals[0] === null || totals[1] === null) return null;
    const { stories, outcome, rounds, p } = this.#plan.endings;
    const drawn = this.#layEndings(p);
    const table = new Int32Array(ENDING * p.length);
    const sums = new Float64Array(p.length);
    for (let at = 0; at < p.length; at += 1) {
      const [one, other] = [0, 1].map((register) => totals[register]?.get(stories[register]?.[at] as number)) as [
        LaidTotal,
        LaidTotal,
      ];
      table[ENDING * at] = one.law;
      table[ENDING * at + 1] = other.law;
      table[ENDING * at + OUTCOME] = outcome[at] as number;
      sums[at] = packing.entrySum + (rounds[at] as number) * packing.round + one.base + other.base;
    }
    const columns = this.#columns.lay();
    if (columns === null || this.#plus.size > PLUS_MAX) return null;
    const starts = startMetrics(this.#model);
    const { branches, states } = blueprint.network;
    const tables = [table, sums, columns];
    return {
      kind: 'fights',
      endBase: 0,
      outcomeCount: this.#model.outcomes.length,
      fields: packing.fields,
      groupBits: packing.groupBits,
      offsets: [1, ...starts],
      roundsMax: this.#model.roundsMax,
      ...drawn,
      endings: table,
      sums,
      columns,
      plus: Float64Array.from(this.#plus.keys()),
      units: [units[0], units[1]],
      size: {
        states,
        branches,
        atoms: this.#columns.atoms,
        bytes: tables.reduce((sum, { byteLength }) => sum + byteLength, 0),
        roundsADraw: this.#model.roundsMax,
      },
    };
  }

  /** Packed gain with each of an amount, the same for all strikes of a register; else null. */
  #unitOf(register: number): number | null {
    const units = new Set<number>();
    for (const { effects } of this.#plan.frame.registers[register]?.strikes ?? []) {
      for (const struck of effects.flat()) if (struck !== undefined) units.add(this.#plan.effectOf(struck.leaf).unit);
    }
    return units.size > 1 ? null : ([...units][0] ?? 0);
  }

  #layEndings(p: Float64Array): Pick<FightMachine, 'opening' | 'common' | 'groups'> {
    const common = Math.min(p.length, GROUP - Math.ceil(p.length / GROUP));
    const opening = [...p.subarray(0, common)];
    const groups: number[] = [];
    for (let from = common; from < p.length; from += GROUP) {
      const own = [...p.subarray(from, from + GROUP)];
      opening.push(sumOf(own));
      groups.push(lawName(this.#columns.append(lawOfChances(own))), from);
    }
    return { opening: lawName(this.#columns.append(lawOfChances(opening))), common, groups: Int32Array.from(groups) };
  }

  /** Story → its law; null where one has no room. */
  #layTotals(register: 0 | 1): ReadonlyMap<number, LaidTotal> | null {
    const { stories, endings, effectOf, frame, values } = this.#plan;
    const chances = new Float64Array(stories[register].count);
    for (const [at, story] of endings.stories[register].entries()) {
      chances[story] = (chances[story] as number) + (endings.p[at] as number);
    }
    const { start } = frame.registers[register] as Frame['registers'][number];
    const laws = totalsOf(stories[register], {
      effectOf,
      chances,
      part: start,
      value: values[register] as number,
      negligible: DRAWN.ending,
    });
    const laid = new Map<number, LaidTotal>();
    for (const [story, law] of laws) {
      const base = leastGain(stories[register], story, effectOf);
      const drawn = this.#drawnTotal(law, base);
      if (drawn === null) return null;
      laid.set(story, { law: lawName(this.#columns.append(drawn)), base });
    }
    return laid;
  }

  #drawnTotal({ plus, amount, p }: TotalLaw, base: number): DrawnLaw | null {
    if (amount.some((each) => each >= 2 ** AMOUNT_BITS)) return null;
    const ends = plus.map((each, at) => (this.#plusOf(each - base) << AMOUNT_BITS) | (amount[at] as number));
    return lawOfChances(p, ends);
  }

  #plusOf(plus: number): number {
    const known = this.#plus.get(plus) ?? this.#plus.size;
    this.#plus.set(plus, known);
    return known;
  }
}

interface LaidTotal {
  readonly law: number;
  /** Packed gains that all its totals have at least. */
  readonly base: number;
}

/** A law of ends. @param ends their numbers when absent */
function lawOfChances(chances: readonly number[], ends: readonly number[] = [...chances.keys()]): DrawnLaw {
  const all = sumOf(chances);
  return drawnLaw(
    ends,
    chances.map((chance) => chance / all),
  );
}

/** Adds from the end: the least first, where the likeliest stand first. */
function sumOf(chances: readonly number[]): number {
  return chances.reduceRight((sum, each) => sum + each, 0);
}
