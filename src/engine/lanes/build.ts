import { EFFECT_GAINS, EFFECT_REGISTERS, KEEP, PLUS, TIMES } from '../compiled/effects.ts';
import { NODE, PLACE_BITS, type RegisterLayout, WAY } from '../compiled/register-layout.ts';
import type { DrawFamily } from '../control/composed.ts';
import type { Network } from '../control/network.ts';
import type { Roll } from '../control/programs.ts';
import {
  DRAW,
  EFFECTS,
  END_BITS,
  type LaneTables,
  OTHER,
  OVER,
  PLAIN,
  SORT_BITS,
  STRIKE,
  WAY_SHIFT,
  WAYS,
} from './layout.ts';
import { endsOf, type Kind, RollLayout } from './rolls.ts';

/** Rolls that answer the questions of a family. */
export interface FamilyRolls {
  /** First roll, that for a register of 0. */
  readonly first: number;
  /** Values of the register, 1 where none is read. */
  readonly count: number;
}

export interface LaneFacts {
  readonly layout: RegisterLayout;
  readonly network: Network;
  readonly rolls: readonly Roll[];
  readonly rollsOf: ReadonlyMap<DrawFamily, FamilyRolls>;
  /** Bits of a register among the packed ones. */
  readonly valueBits: number;
}

/** Lays out a machine that reads dice for the loops; null where they have no room for it. */
export function buildLanes(facts: LaneFacts): LaneTables | null {
  return new Builder(facts).build();
}

/** Nodes whose laws are of one kind; their ways stand side by side, leaf by leaf, so that those often taken are near each other. */
interface Group {
  readonly nodes: number[];
  /** Its first way. */
  from: number;
}

class Builder {
  readonly #facts: LaneFacts;
  readonly #rolls: RollLayout;
  /** What one round adds to a sum; 0 without rounds. */
  readonly #round: number;
  readonly #groups = new Map<DrawFamily, Group>();
  /** Index node → its place in its group. */
  readonly #index: number[] = [];
  /** Index node → least and most rounds that end on a way to it; the least is above the most where there is none. */
  readonly #leastRounds: Float64Array;
  readonly #mostRounds: Float64Array;
  readonly #effects = new Map<string, number>();
  readonly #effectList: number[][] = [];
  readonly #kinds = new Map<string, number>();
  readonly #plainKinds = new Map<DrawFamily, number | null>();
  #wayCount = 0;

  constructor(facts: LaneFacts) {
    const { network, layout, rolls } = facts;
    this.#facts = facts;
    this.#rolls = new RollLayout(rolls);
    this.#round = layout.roundsMax === 0 ? 0 : layout.cap / layout.roundsMax;
    this.#leastRounds = new Float64Array(network.nodes.length).fill(Number.POSITIVE_INFINITY);
    this.#mostRounds = new Float64Array(network.nodes.length);
    for (const [node, { draw, leaves }] of network.nodes.entries()) {
      const group = this.#groups.get(draw.family) ?? { nodes: [], from: 0 };
      this.#groups.set(draw.family, group);
      this.#index.push(group.nodes.length);
      group.nodes.push(node);
      for (let leaf = 0; leaf < leaves.length; leaf += 1) this.#noteRounds(this.#wayOf(node, leaf));
    }
    for (const [family, group] of this.#groups) {
      group.from = this.#wayCount;
      this.#wayCount += family.paths.length * group.nodes.length;
    }
  }

  build(): LaneTables | null {
    const { layout, network } = this.#facts;
    if (this.#wayCount > WAYS) return null;
    const places = network.nodes.map((_, node) => this.#standAt(node));
    const to = new Int32Array(this.#wayCount);
    const effectOf = new Int16Array(this.#wayCount);
    for (const [node, { draw, leaves }] of network.nodes.entries()) {
      const { from, nodes } = this.#groups.get(draw.family) as Group;
      for (let leaf = 0; leaf < leaves.length; leaf += 1) {
        const way = this.#wayOf(node, leaf);
        const at = from + leaf * nodes.length + (this.#index[node] as number);
        to[at] = this.#placeOf(way.place, places);
        effectOf[at] = this.#effectOf(way);
      }
    }
    if (!this.#rolls.hasRoom || this.#effectList.length > EFFECTS) return null;
    const { kinds, thresholds, ends, heads, targets } = this.#rolls;
    const column = (name: keyof Kind): Int32Array => Int32Array.from(kinds, (kind) => kind[name]);
    const effect = (at: number): number[] => this.#effectList.map((each) => each[at] as number);
    const [gain, unit, keep, plus, times] = [0, 1, 2, 3, 4].map(effect) as [
      number[],
      number[],
      number[],
      number[],
      number[],
    ];
    return {
      first: column('first'),
      size: column('size'),
      next: column('next'),
      stride: column('stride'),
      shift: column('shift'),
      mask: column('mask'),
      amount: column('amount'),
      amountFirst: column('amountFirst'),
      amountSize: column('amountSize'),
      enter: Float64Array.from(kinds, (kind) => kind.enter),
      thresholds: Int32Array.from(thresholds),
      ends: Int32Array.from(ends),
      heads: Int32Array.from(heads),
      targets: Int32Array.from(targets),
      to,
      effectOf,
      gain: Float64Array.from(gain),
      unit: Float64Array.from(unit),
      keep: Int32Array.from(keep),
      plus: Int32Array.from(plus),
      times: Int32Array.from(times),
      start: this.#placeOf(layout.entry, places),
      startSum: layout.entrySum - (this.#isRoundHeld(layout.entry) ? this.#round : 0),
      capped: this.#placeOf(layout.capped, places),
      hasOthers: kinds.some(({ sort }) => sort === OTHER),
    };
  }

  /** A way of the layout. */
  #wayOf(node: number, leaf: number): Way {
    const { nodes, ways, effectGains, effectRegisters } = this.#facts.layout;
    const way = ways[(nodes[NODE * node + WAY] as number) + leaf] as number;
    const effect = way >>> PLACE_BITS;
    return {
      place: way & (2 ** PLACE_BITS - 1),
      gain: effectGains[EFFECT_GAINS * effect] as number,
      unit: effectGains[EFFECT_GAINS * effect + 1] as number,
      keep: effectRegisters[EFFECT_REGISTERS * effect + KEEP] as number,
      plus: effectRegisters[EFFECT_REGISTERS * effect + PLUS] as number,
      times: effectRegisters[EFFECT_REGISTERS * effect + TIMES] as number,
    };
  }

  #noteRounds({ place, gain }: Way): void {
    if (place >= this.#mostRounds.length) return;
    const rounds = this.#round === 0 ? 0 : Math.floor(gain / this.#round);
    this.#leastRounds[place] = Math.min(this.#leastRounds[place] as number, rounds);
    this.#mostRounds[place] = Math.max(this.#mostRounds[place] as number, rounds);
  }

  /** Whether a round ends on some way to a node, so that the cap may be reached there. */
  #isEntered(node: number): boolean {
    return (this.#mostRounds[node] as number) > 0;
  }

  /** Whether one round ends on every way to a node: it is counted there rather than on the ways. */
  #isRoundHeld(node: number): boolean {
    return this.#leastRounds[node] === 1 && this.#mostRounds[node] === 1;
  }

  #placeOf(place: number, places: readonly number[]): number {
    const { endBase } = this.#facts.layout;
    return place < endBase ? (places[place] as number) : OVER | ((place - endBase) << WAY_SHIFT);
  }

  #effectOf({ place, gain, unit, keep, plus, times }: Way): number {
    const held = place < this.#mostRounds.length && this.#isRoundHeld(place) ? this.#round : 0;
    const effect = [gain - held, unit, keep, plus, times];
    const name = effect.join();
    const known = this.#effects.get(name);
    if (known !== undefined) return known;
    this.#effects.set(name, this.#effectList.length);
    this.#effectList.push(effect);
    return this.#effectList.length - 1;
  }

  /** Whether nothing happens on any way from a node. */
  #isIdle(node: number): boolean {
    const { leaves } = this.#facts.network.nodes[node] as Network['nodes'][number];
    return leaves.every((_, leaf) => {
      const [gain, unit, keep, plus, times] = this.#effectList[this.#effectOf(this.#wayOf(node, leaf))] as number[];
      return gain === 0 && unit === 0 && keep === this.#allRegisters && plus === 0 && times === 0;
    });
  }

  /** What keeps every register. */
  get #allRegisters(): number {
    const { network, valueBits } = this.#facts;
    return 2 ** (network.entry.changes.length * valueBits) - 1;
  }

  /** The word of a node. */
  #standAt(node: number): number {
    if (this.#isEntered(node)) return this.#drawAt(node);
    return this.#strikeAt(node) ?? this.#plainAt(node) ?? this.#drawAt(node);
  }

  #word(node: number, kind: number): number {
    const { from } = this.#groups.get(this.#familyOf(node)) as Group;
    const { sort } = this.#rolls.kinds[kind] as Kind;
    return sort | (kind << SORT_BITS) | ((from + (this.#index[node] as number)) << WAY_SHIFT);
  }

  #drawAt(node: number): number {
    const enter = this.#isRoundHeld(node) ? this.#round : 0;
    const kind = this.#kindOf(this.#familyOf(node));
    if (enter === 0) return this.#word(node, kind);
    const entered = this.#kindNamed(`entered ${kind}`, () =>
      this.#rolls.add({ ...(this.#rolls.kinds[kind] as Kind), enter }),
    );
    return this.#word(node, entered);
  }

  /** An amount and the reading that follows it in any case, where it does no more than to raise what is read, and gains with it. */
  #strikeAt(node: number): number | null {
    const { network, rolls, valueBits } = this.#facts;
    const family = this.#familyOf(node);
    if (!family.hasAmount || network.nodes[node]?.leaves.length !== 1) return null;
    const { place, gain, unit, keep, plus, times } = this.#wayOf(node, 0);
    if (place >= network.nodes.length || this.#isEntered(place)) return null;
    const { register } = this.#familyOf(place);
    const { first } = this.#rollsOf(family);
    const { law } = rolls[first] as Roll;
    if (register < 0 || law === null || keep !== this.#allRegisters || times !== 2 ** (register * valueBits))
      return null;
    // The least amount, where outcomes are counted from 0.
    const least = plus / times;
    if (!Number.isInteger(least) || gain !== least * unit || least + law.probabilities.length > 2 ** END_BITS)
      return null;
    const reading = this.#kindOf(this.#familyOf(place));
    const kind = this.#kindNamed(`strike ${first} ${least} ${unit} ${reading}`, () =>
      this.#rolls.add({
        ...(this.#rolls.kinds[reading] as Kind),
        sort: STRIKE,
        amountFirst: this.#rolls.columnsOf(law, least),
        amountSize: law.alias.length - 1,
        enter: unit,
      }),
    );
    return this.#word(place, kind);
  }

  /** A draw of which nothing is gained, wherever it leads. */
  #plainAt(node: number): number | null {
    const family = this.#familyOf(node);
    if (!this.#isIdle(node)) return null;
    const known = this.#plainKinds.get(family);
    const kind = known === undefined ? this.#layPlain(family) : known;
    this.#plainKinds.set(family, kind);
    return kind === null ? null : this.#word(node, kind);
  }

  /** The kind of such draws of a family, their columns leading on at once; null where it has none. */
  #layPlain(family: DrawFamily): number | null {
    const { sort, next, size } = this.#rolls.kinds[this.#kindOf(family)] as Kind;
    const { law } = this.#facts.rolls[this.#rollsOf(family).first] as Roll;
    if (family.hasAmount || family.register >= 0 || sort !== DRAW || law === null) return null;
    const targetOf = (outcome: number): number => this.#rolls.targets[next + outcome] as number;
    const ends = Array.from(law.alias, (_, column) => endsOf(law, column).map(targetOf) as [number, number]);
    const limit = 2 ** (END_BITS - 1);
    if (ends.flat().some((target) => target < -limit || target >= limit)) return null;
    const first = this.#rolls.thresholds.length;
    for (const [column, [below, above]] of ends.entries()) {
      this.#rolls.addColumn(law.threshold[column] as number, below, above);
    }
    return this.#rolls.add({ sort: PLAIN, first, size });
  }

  /** The kind of the draws of a family. */
  #kindOf(family: DrawFamily): number {
    const { first, count } = this.#rollsOf(family);
    const { nodes } = this.#groups.get(family) as Group;
    const step = nodes.length;
    return this.#kindNamed(`draw ${first}`, () => {
      if (family.register >= 0) {
        const { valueBits } = this.#facts;
        const register = { shift: family.register * valueBits, mask: 2 ** valueBits - 1 };
        return this.#rolls.readingKindOf(first, count, register, step);
      }
      const isIdle = nodes.every((node) => this.#isIdle(node));
      const kind = this.#rolls.kindOf(first, { step, isIdle });
      if (family.hasAmount) (this.#rolls.kinds[kind] as Kind).amount = -1;
      return kind;
    });
  }

  #kindNamed(name: string, add: () => number): number {
    const known = this.#kinds.get(name) ?? add();
    this.#kinds.set(name, known);
    return known;
  }

  #familyOf(node: number): DrawFamily {
    return (this.#facts.network.nodes[node] as Network['nodes'][number]).draw.family;
  }

  #rollsOf(family: DrawFamily): FamilyRolls {
    return this.#facts.rollsOf.get(family) as FamilyRolls;
  }
}

/** A way, and what happens on it. */
interface Way {
  readonly place: number;
  readonly gain: number;
  readonly unit: number;
  readonly keep: number;
  readonly plus: number;
  readonly times: number;
}
