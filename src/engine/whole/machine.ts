import { finish, type Pieces } from '../../dice/pieces.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import { type DrawnLaw, drawnLaw, END_BITS, LawColumns, lawName } from '../compiled/law-columns.ts';
import type { MachineSize } from '../compiled/machine.ts';
import type { GroupBits } from '../packing.ts';
import type { SumFacts } from '../sum-counter.ts';
import { ENDINGS_MAX, type FightPlan, NOT_DRAWN, planFightsInPieces } from './plan.ts';
import { leastGain, type TotalLaw, totalsOf } from './totals.ts';

/** Numbers of an ending in {@link FightMachine.endings}: laws of the totals of either register, and the outcome. */
export const ENDING = 4;
export const OUTCOME = 2;

/** An end of a law of totals holds its amount in the lowest bits, and what else was gained above them. */
export const AMOUNT_BITS = 11;
/** What else may be gained beyond the least of a story, at most so many sums. */
export const PLUS_MAX = 2 ** (END_BITS - AMOUNT_BITS);

/** Endings of a law: the likeliest ones are drawn at once, the others in groups of as many. */
const GROUP = 2 ** 15;
export const GROUPS_MAX = ENDINGS_MAX / GROUP;

/** A fight of two as three draws: how it goes as a whole, and what happens to either register on the way. Plain data, its tables shared by threads. */
export interface FightMachine extends SumFacts {
  readonly kind: 'fights';
  readonly groupBits: GroupBits;
  /** Law of the endings, the likeliest first; its ends from `common` on are groups of the others. */
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
  /** Index of what else was gained → packed. */
  readonly plus: Float64Array;
  /** Index register → packed gain with each of an amount. */
  readonly units: readonly [number, number];
  readonly size: MachineSize;
}

/** Builds the machine that draws whole fights, or null where there is none. */
export function buildFights(model: Model, tactics: Tactics): FightMachine | null {
  return finish(buildFightsInPieces(model, tactics));
}

/** The same in pieces. */
export function* buildFightsInPieces(model: Model, tactics: Tactics): Pieces<FightMachine | null> {
  const plan = yield* planFightsInPieces(model, tactics);
  yield;
  return plan === null ? null : layFights(plan);
}

/** Lays out a plan; null where it does not fit. @param group endings of a law, at most */
export function layFights(plan: FightPlan, group = GROUP): FightMachine | null {
  return new Builder(plan, group).build();
}

class Builder {
  readonly #plan: FightPlan;
  readonly #group: number;
  readonly #columns = new LawColumns();
  /** What else was gained → its index. */
  readonly #plus = new Map<number, number>();

  constructor(plan: FightPlan, group: number) {
    this.#plan = plan;
    this.#group = group;
  }

  build(): FightMachine | null {
    const { blueprint, facts, units } = this.#plan;
    const [one, other] = [this.#layTotals(0), this.#layTotals(1)];
    if (one === null || other === null) return null;
    const laid = { ...this.#layOpening(), ...this.#layEndings(one, other) };
    const columns = this.#columns.lay();
    if (columns === null || this.#plus.size > PLUS_MAX) return null;
    const { branches, states } = blueprint.network;
    const tables = [laid.groups, laid.endings, laid.sums, columns];
    return {
      kind: 'fights',
      ...facts,
      ...laid,
      endings: shared(laid.endings, Int32Array),
      sums: shared(laid.sums, Float64Array),
      columns: shared(columns, Int32Array),
      plus: Float64Array.from(this.#plus.keys()),
      units,
      size: {
        states,
        branches,
        atoms: this.#columns.atoms,
        bytes: tables.reduce((sum, { byteLength }) => sum + byteLength, 0),
        roundsADraw: facts.roundsMax,
      },
    };
  }

  #layOpening(): Pick<FightMachine, 'opening' | 'common' | 'groups'> {
    const { p } = this.#plan.endings;
    const group = this.#group;
    const common = Math.min(p.length, group - Math.ceil(p.length / group));
    const opening = [...p.subarray(0, common)];
    const groups: number[] = [];
    for (let from = common; from < p.length; from += group) {
      const own = [...p.subarray(from, from + group)];
      opening.push(sumOf(own));
      groups.push(lawName(this.#columns.append(lawOfChances(own))), from);
    }
    return { opening: lawName(this.#columns.append(lawOfChances(opening))), common, groups: Int32Array.from(groups) };
  }

  #layEndings(one: LaidTotals, other: LaidTotals): Pick<FightMachine, 'endings' | 'sums'> {
    const { packing } = this.#plan;
    const { stories, outcome, rounds, p } = this.#plan.endings;
    const endings = new Int32Array(ENDING * p.length);
    const sums = new Float64Array(p.length);
    for (let at = 0; at < p.length; at += 1) {
      const first = one.get(stories[0][at] as number) as LaidTotal;
      const second = other.get(stories[1][at] as number) as LaidTotal;
      endings[ENDING * at] = first.law;
      endings[ENDING * at + 1] = second.law;
      endings[ENDING * at + OUTCOME] = outcome[at] as number;
      sums[at] = packing.entrySum + (rounds[at] as number) * packing.round + first.least + second.least;
    }
    return { endings, sums };
  }

  /** Null where an amount has no room. */
  #layTotals(register: 0 | 1): LaidTotals | null {
    const { stories, endings, effectOf } = this.#plan;
    const own = stories[register];
    const chances = new Float64Array(own.count);
    for (const [at, story] of endings.stories[register].entries()) {
      chances[story] = (chances[story] as number) + (endings.p[at] as number);
    }
    const laid = new Map<number, LaidTotal>();
    for (const [story, law] of totalsOf(own, { effectOf, chances, negligible: NOT_DRAWN.ending })) {
      if (law.amount.some((amount) => amount >= 2 ** AMOUNT_BITS)) return null;
      const least = leastGain(own, story, effectOf);
      laid.set(story, { law: lawName(this.#columns.append(this.#drawnTotal(law, least))), least });
    }
    return laid;
  }

  #drawnTotal({ plus, amount, p }: TotalLaw, least: number): DrawnLaw {
    const ends = plus.map((each, at) => (this.#plusOf(each - least) << AMOUNT_BITS) | (amount[at] as number));
    return lawOfChances(p, ends);
  }

  #plusOf(plus: number): number {
    const known = this.#plus.get(plus) ?? this.#plus.size;
    this.#plus.set(plus, known);
    return known;
  }
}

/** The same numbers where threads see them without a copy of their own. */
function shared<Numbers extends Int32Array | Float64Array>(
  numbers: Numbers,
  Of: new (buffer: SharedArrayBuffer) => Numbers,
): Numbers {
  const copy = new Of(new SharedArrayBuffer(numbers.byteLength));
  copy.set(numbers);
  return copy;
}

/** Story → its law. */
type LaidTotals = ReadonlyMap<number, LaidTotal>;

interface LaidTotal {
  readonly law: number;
  /** Packed gains that all its totals have at least. */
  readonly least: number;
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
