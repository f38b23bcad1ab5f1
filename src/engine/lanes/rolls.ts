import type { Law } from '../../dice/dice.ts';
import { NotComposable } from '../control/composed.ts';
import type { Roll } from '../control/programs.ts';
import {
  COLUMNS,
  DIE_BITS,
  DRAW,
  END_BITS,
  HEAD_DICE,
  HEADS,
  KINDS,
  OTHER,
  OUTCOMES,
  SORT_BITS,
  TENS,
} from './layout.ts';

const TEN = 10;
const TICKS = 2 ** 32;
/** More sides are read off the tape of draws. */
const OTHER_SIDES_MAX = 1024;

/** What a step draws from, see `LaneTables`. */
export interface Kind {
  readonly sort: number;
  first: number;
  size: number;
  next: number;
  stride: number;
  shift: number;
  mask: number;
  amount: number;
  amountFirst: number;
  amountSize: number;
  enter: number;
}

/** A register and where it stands among the packed ones. */
export interface ReadRegister {
  readonly shift: number;
  readonly mask: number;
}

/** The ways of a family of draws. */
export interface FamilyWays {
  /** Between those of one leaf and of the next. */
  readonly step: number;
  /** Whether nothing happens on any of them but that they lead on. */
  readonly isIdle: boolean;
}

/** Lays out the rolls of programs. */
export class RollLayout {
  readonly kinds: Kind[] = [];
  readonly thresholds: number[] = [];
  readonly ends: number[] = [];
  readonly heads: number[] = [];
  readonly targets: number[] = [];
  readonly #rolls: readonly Roll[];
  /** Law → what its outcomes are raised by → first column. */
  readonly #firstOf = new Map<Law, Map<number, number>>();
  /** Roll → its kind. */
  readonly #known = new Map<number, number>();

  constructor(rolls: readonly Roll[]) {
    this.#rolls = rolls;
  }

  /** Adds a kind. @returns its number */
  add(kind: Partial<Kind> & Pick<Kind, 'sort'>): number {
    this.kinds.push({ ...NO_KIND, ...kind });
    return this.kinds.length - 1;
  }

  /** The kind of a roll, and those of the rolls that may follow it in its program. */
  kindOf(roll: number, ways: FamilyWays): number {
    const known = this.#known.get(roll);
    if (known !== undefined) return known;
    const { law, sides } = this.#roll(roll);
    const own = this.add({ sort: law === null ? (sides === TEN ? TENS : OTHER) : DRAW });
    this.#known.set(roll, own);
    const kind = this.kinds[own] as Kind;
    if (law === null && sides === TEN) this.#layTens(kind, roll, ways);
    else if (law === null) {
      if (sides > OTHER_SIDES_MAX) throw new NotComposable();
      kind.size = sides;
      kind.next = this.#layTargets(this.#roll(roll).next, ways);
    } else {
      kind.first = this.columnsOf(law);
      kind.size = law.alias.length - 1;
      kind.next = this.#layTargets(this.#roll(roll).next, ways);
    }
    return own;
  }

  /** The kind of a pool of which a register is read, from its rolls for each value of that register. */
  readingKindOf(first: number, count: number, { shift, mask }: ReadRegister, step: number): number {
    const rows = Array.from({ length: count }, (_, value) => this.#roll(first + value));
    const law = rows[0]?.law ?? null;
    if (law === null || rows.some((row) => row.law !== law)) throw new NotComposable();
    const size = law.alias.length - 1;
    const width = (rows[0] as Roll).next.length;
    const answers = rows.map(({ next }) => next.map((to) => ~to * step));
    const next = this.targets.length;
    const columns = { first: this.columnsOf(law), size, shift, mask };
    // Mostly it matters only by how much the total exceeds the register: rows for the next value are those of this one, moved.
    const isMoved = answers.every((row, value) => {
      const before = answers[value - 1];
      return before === undefined || before.every((answer, at) => at + 1 === width || row[at + 1] === answer);
    });
    if (isMoved) {
      for (let value = count - 1; value > 0; value -= 1) this.targets.push(answers[value]?.[0] as number);
      this.targets.push(...(answers[0] as readonly number[]));
      return this.add({ sort: DRAW, ...columns, next: next + count - 1, stride: -1 });
    }
    for (const row of answers) this.targets.push(...row);
    return this.add({ sort: DRAW, ...columns, next, stride: width });
  }

  /** First column of a law. @param raised what is added to its outcomes */
  columnsOf(law: Law, raised = 0): number {
    const byRaise = this.#firstOf.get(law) ?? new Map<number, number>();
    this.#firstOf.set(law, byRaise);
    const known = byRaise.get(raised);
    if (known !== undefined) return known;
    const first = this.thresholds.length;
    byRaise.set(raised, first);
    for (let column = 0; column < law.alias.length; column += 1) {
      const [below, above] = endsOf(law, column);
      this.addColumn(law.threshold[column] as number, below + raised, above + raised);
    }
    return first;
  }

  /** Adds a column. @param below its end below the threshold, and `above`, integers of 16 bits */
  addColumn(threshold: number, below: number, above: number): void {
    this.thresholds.push(threshold | 0);
    this.ends.push((below << END_BITS) | (above & (2 ** END_BITS - 1)));
  }

  /** Whether all fits into the tables. */
  get hasRoom(): boolean {
    return (
      this.kinds.length <= KINDS &&
      this.thresholds.length <= COLUMNS &&
      this.heads.length <= HEADS &&
      this.targets.length <= OUTCOMES
    );
  }

  #roll(roll: number): Roll {
    return this.#rolls[roll] as Roll;
  }

  /** See `LaneTables.targets`. */
  #targetOf(to: number, ways: FamilyWays): number {
    if (to < 0) return ~to * ways.step;
    const kind = this.kindOf(to, ways);
    return ~((kind << SORT_BITS) | (this.kinds[kind] as Kind).sort);
  }

  #layTargets(next: readonly number[], ways: FamilyWays): number {
    const targets = next.map((to) => this.#targetOf(to, ways));
    this.targets.push(...targets);
    return this.targets.length - targets.length;
  }

  /** Dice that are rolled in a row whatever they show: the first few lead to rows of what the others lead to. */
  #layTens(kind: Kind, roll: number, ways: FamilyWays): void {
    const headDice = this.#dice(roll, HEAD_DICE);
    const heads = this.#after(roll, headDice);
    const rows = [...new Set(heads)];
    const restDice = Math.min(...rows.map((row) => this.#dice(row, HEAD_DICE)));
    const width = 2 ** (DIE_BITS * restDice);
    kind.shift = headDice;
    kind.mask = headDice + restDice;
    kind.size = 2 ** (DIE_BITS * headDice) - 1;
    kind.stride = width - 1;
    const targets = new Array<number>(width * rows.length).fill(0);
    for (const [at, row] of rows.entries()) {
      for (const [outcome, to] of this.#after(row, restDice).entries()) {
        targets[at * width + faceIndex(outcome, restDice)] = this.#targetOf(to, ways);
      }
    }
    kind.first = this.heads.length;
    for (let index = 0; index <= kind.size; index += 1) this.heads.push(0);
    for (const [outcome, to] of heads.entries()) {
      this.heads[kind.first + faceIndex(outcome, headDice)] = width * rows.indexOf(to);
    }
    kind.next = this.targets.length;
    kind.amount = ways.isIdle && targets.every((target) => target >= 0) ? -1 : 0;
    for (const target of targets) this.targets.push(target);
  }

  /** How many ten-sided dice are rolled in a row in any case, up to a limit. */
  #dice(to: number, limit: number): number {
    if (to < 0 || limit === 0) return 0;
    const { law, sides, next } = this.#roll(to);
    return law === null && sides === TEN ? 1 + Math.min(...next.map((each) => this.#dice(each, limit - 1))) : 0;
  }

  /** Where so many dice lead, the last counting fastest. */
  #after(to: number, dice: number): readonly number[] {
    return dice === 0 ? [to] : this.#roll(to).next.flatMap((each) => this.#after(each, dice - 1));
  }
}

const NO_KIND = {
  first: 0,
  size: 0,
  next: 0,
  stride: 0,
  shift: 0,
  mask: 0,
  amount: 0,
  amountFirst: 0,
  amountSize: 0,
  enter: 0,
} as const;

/** Outcomes of a law below the threshold of a column and from it on; the same where it is not needed. */
export function endsOf(law: Law, column: number): readonly [number, number] {
  const threshold = law.threshold[column] as number;
  const alias = law.alias[column] as number;
  return [threshold === 0 ? alias : column, threshold === TICKS ? column : alias];
}

/** Index of dice by their faces, a few bits each, the first lowest. @param outcome their faces less 1, the last counting fastest */
function faceIndex(outcome: number, dice: number): number {
  let index = 0;
  for (let left = outcome, die = dice - 1; die >= 0; die -= 1) {
    index |= ((left % TEN) + 1) << (DIE_BITS * die);
    left = Math.floor(left / TEN);
  }
  return index;
}
