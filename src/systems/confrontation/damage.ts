import type { Dice } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import { type LawBook, lawBookFor } from './law-book.ts';
import { KILLED } from './levels.ts';
import type { Rulings } from './rulings.ts';
import { SITE } from './sites.ts';
import type { WoundLookup } from './wound-table.ts';

/** Room for a face, and for two. */
const FACES = 7;
const PAIRS = FACES * FACES;

/** Who is hurt, as a damage roll asks for it. */
export interface Hurt {
  /** X of his survival instinct, 0 without. // CF-WND-1 */
  survival: number;
  /** Rows up by `hard-boiled`. // CF-ABL-14 */
  readonly rowsUp: number;
  /** Doubles are nothing special. // CF-ABL-13 */
  readonly isImmuneToDoubles: boolean;
}

type Immunity = Pick<Hurt, 'rowsUp' | 'isImmuneToDoubles'>;

const SURVIVAL = 0;
const FIRST_DIE = 1;
const SECOND_DIE = 2;
const STRENGTH_DICE = 3;
const OVER = 4;

/** A damage roll, as far as its dice have come. */
export class DamageRoll {
  /** S - w - RES. */
  excess = 0;
  survival = 0;
  rowsUp = 0;
  isImmuneToDoubles = false;
  /** Strength dice still to roll. */
  strengthDice = 0;
  /** The location is told, even if the roll is cancelled. */
  tellsLocation = false;
  /** What comes next. */
  stage = SURVIVAL;
  isCancelled = false;
  /** Column, 1 to 6; 0 where it is not told. */
  location = 0;
  /** Greater face of the two. */
  high = 0;
  /** Code of what is inflicted. */
  inflicted = 0;

  begin(excess: number, strengthDice: number, { survival, rowsUp, isImmuneToDoubles }: Hurt): void {
    this.excess = excess;
    this.strengthDice = strengthDice;
    this.survival = survival;
    this.rowsUp = rowsUp;
    this.isImmuneToDoubles = isImmuneToDoubles;
    this.stage = survival > 0 ? SURVIVAL : FIRST_DIE;
    this.isCancelled = false;
    this.location = 0;
    this.high = 0;
    this.inflicted = 0;
  }

  get isOver(): boolean {
    return this.stage === OVER;
  }

  copyFrom(other: DamageRoll): void {
    this.excess = other.excess;
    this.survival = other.survival;
    this.rowsUp = other.rowsUp;
    this.isImmuneToDoubles = other.isImmuneToDoubles;
    this.strengthDice = other.strengthDice;
    this.tellsLocation = other.tellsLocation;
    this.stage = other.stage;
    this.isCancelled = other.isCancelled;
    this.location = other.location;
    this.high = other.high;
    this.inflicted = other.inflicted;
  }
}

/** Damage rolls on one wound table, made once for an engagement. // CF-WND */
export class Damage {
  private readonly lookup: WoundLookup;
  private readonly isWorseOnDoubles: boolean;
  private readonly tellsLocation: boolean;
  private readonly roll = new DamageRoll();
  /** Least and greatest excess: beyond, all come to the same. */
  private readonly least: number;
  private readonly greatest: number;
  /** Index rows up → a table as {@link tabulate} makes it, where it was asked for. */
  private readonly codes: Uint8Array[] = [];
  /** The same for those immune to doubles. */
  private readonly codesOfImmune: Uint8Array[] = [];
  private readonly laws: LawBook<DamageRoll> | null;

  /** @param tellsLocation rolls are told their location, cancelled or not */
  constructor(
    lookup: WoundLookup,
    rulings: Pick<Rulings, 'exceptional-wound'>,
    { engine, tellsLocation = false }: { readonly engine: CompileOptions['engine']; readonly tellsLocation?: boolean },
  ) {
    this.lookup = lookup;
    this.least = lookup.least - 6;
    this.greatest = lookup.greatest;
    this.isWorseOnDoubles = rulings['exceptional-wound'] === 'one-worse';
    this.tellsLocation = tellsLocation;
    this.laws = lawBookFor(
      {
        createState: () => new DamageRoll(),
        copy: (from, to) => to.copyFrom(from),
        keyLength: 2,
        key: writeKey,
        step: (roll, dice) => this.advance(roll, dice),
        isEnd: ({ isOver }) => isOver,
        isCut: () => false,
      },
      engine,
    );
  }

  /**
   * A damage roll; the answer is good until the next one.
   * @param excess S - w - RES
   * @param strengthDice d6 added to S
   */
  play(excess: number, strengthDice: number, hurt: Hurt, dice: Dice): DamageRoll {
    const { roll, laws } = this;
    if (laws === null) {
      this.rollOut(excess, strengthDice, hurt, dice);
      return roll;
    }
    roll.tellsLocation = this.tellsLocation;
    roll.begin(excess, strengthDice, hurt);
    return laws.draw(keyOf(roll), roll, dice, SITE.damage);
  }

  /** Rolls it from its start to its end, and tells what it came to. */
  private rollOut(excess: number, strengthDice: number, hurt: Hurt, dice: Dice): void {
    const { roll } = this;
    const isCancelled = hurt.survival > 0 && dice.atLeast(6, hurt.survival, SITE.survival);
    roll.inflicted = 0;
    roll.location = 0;
    if (isCancelled && !this.tellsLocation) return;
    const first = dice.roll(6, SITE.damage, excess);
    const second = dice.roll(6, SITE.damage, excess);
    if (this.tellsLocation) roll.location = Math.min(first, second);
    if (isCancelled) return;
    let sum = excess;
    for (let left = strengthDice; left > 0; left -= 1) {
      sum += dice.roll(6, SITE.strengthDie, sum + Math.max(first, second));
    }
    roll.inflicted = this.inflicted(sum, first, second, hurt);
  }

  /** Rolls a die. */
  private advance(roll: DamageRoll, dice: Dice): void {
    if (roll.stage === SURVIVAL) this.rollSurvival(roll, dice);
    else if (roll.stage === FIRST_DIE) {
      roll.high = dice.roll(6, SITE.damage, roll.excess);
      roll.stage = SECOND_DIE;
    } else if (roll.stage === SECOND_DIE) this.rollSecond(roll, dice);
    else {
      roll.excess += dice.roll(6, SITE.strengthDie, roll.excess + roll.high);
      roll.strengthDice -= 1;
      if (roll.strengthDice === 0) this.settle(roll);
    }
  }

  // CF-WND-1
  private rollSurvival(roll: DamageRoll, dice: Dice): void {
    roll.isCancelled = dice.atLeast(6, roll.survival, SITE.survival);
    roll.stage = roll.isCancelled && !roll.tellsLocation ? OVER : FIRST_DIE;
  }

  // CF-WND-2
  private rollSecond(roll: DamageRoll, dice: Dice): void {
    const first = roll.high;
    const second = dice.roll(6, SITE.damage, roll.excess);
    roll.high = Math.max(first, second);
    roll.location = Math.min(first, second);
    if (roll.isCancelled) roll.stage = OVER;
    else if (roll.strengthDice > 0) roll.stage = STRENGTH_DICE;
    else this.settle(roll);
  }

  private settle(roll: DamageRoll): void {
    roll.inflicted = this.inflicted(roll.excess, roll.location, roll.high, roll);
    roll.stage = OVER;
  }

  /** Code of what two faces inflict. // CF-WND-3, CF-WND-4 */
  private inflicted(excess: number, a: number, b: number, { rowsUp, isImmuneToDoubles }: Immunity): number {
    const tables = isImmuneToDoubles ? this.codesOfImmune : this.codes;
    const codes = tables[rowsUp] ?? this.tabulate(tables, rowsUp);
    const bounded = Math.max(this.least, Math.min(this.greatest, excess));
    return codes[(bounded - this.least) * PAIRS + a * FACES + b] as number;
  }

  /** Index excess above the least × {@link PAIRS} + one face × {@link FACES} + the other → code. */
  private tabulate(tables: Uint8Array[], rowsUp: number): Uint8Array {
    const { least, greatest, lookup } = this;
    const isWorse = this.isWorseOnDoubles && tables === this.codes;
    const codes = new Uint8Array((greatest - least + 1) * PAIRS);
    for (let at = 0; at < codes.length; at += 1) {
      const a = Math.floor((at % PAIRS) / FACES);
      const b = at % FACES;
      if (a === 0 || b === 0) continue;
      const result = least + Math.floor(at / PAIRS) + Math.max(a, b);
      const code = lookup.code(result, Math.min(a, b), rowsUp);
      codes[at] = a === b && isWorse ? Math.min(KILLED, code + 1) : code;
    }
    tables[rowsUp] = codes;
    return codes;
  }
}

function writeKey(roll: DamageRoll, out: Int32Array): void {
  const { stage, tellsLocation, location, inflicted } = roll;
  if (roll.isOver) {
    out[0] = stage | (inflicted << 3) | (tellsLocation ? location << 6 : 0);
    out[1] = 0;
    return;
  }
  out[0] = stage | (location << 6) | (roll.high << 9) | (roll.strengthDice << 12) | (Number(roll.isCancelled) << 14);
  out[1] = roll.excess;
}

/** Excesses further off all come to the same. */
const EXCESS_MAX = 2047;

/** Number of what a damage roll depends on, in 23 bits. */
function keyOf({ excess, strengthDice, survival, rowsUp, isImmuneToDoubles }: DamageRoll): number {
  const bounded = Math.max(-EXCESS_MAX, Math.min(EXCESS_MAX, excess)) + EXCESS_MAX;
  return bounded | (strengthDice << 12) | (survival << 14) | (rowsUp << 17) | (Number(isImmuneToDoubles) << 22);
}
