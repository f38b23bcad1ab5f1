import type { Dice, Site } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import { drawsLaws } from '../act.ts';
import type { CompileOptions } from '../system.ts';
import type { Aptitude } from './aptitude.ts';
import type { Rulings } from './rulings.ts';

/** The rulings that say how dice are read. */
export type RollRulings = Pick<Rulings, 'special-success' | 'automatic-failure' | 'destiny-die'>;

/** What a roll showed; filled by {@link Rolls.roll}. */
export class Roll {
  /** Value, dice and modifiers. // MB-ROLL-1 */
  total = 0;
  /** A special face shows: special, should the roll succeed. // MB-ROLL-3 */
  isSpecial = false;
  /** An automatic failure. // MB-ROLL-4 */
  isFailure = false;

  /** Whether it reaches a difficulty. // MB-ROLL-2 */
  reaches(difficulty: number): boolean {
    return !this.isFailure && this.total >= difficulty;
  }

  copyFrom(other: Roll): void {
    this.total = other.total;
    this.isSpecial = other.isSpecial;
    this.isFailure = other.isFailure;
  }
}

/** Most sides of a die. */
const SIDES_MAX = 10;

/** When ones are an automatic failure. // MB-ROLL-4 */
const FAILURE = { none: 0, 'all-ones': 1, 'any-one': 2 } as const;

/** Dice of one roll, as far as they have fallen. */
class Throw {
  /** Sides of the dice, in their order. */
  dice: readonly number[] = [];
  fallen = 0;
  sum = 0;
  ones = 0;
  hasSpecialFace = false;
}

/** Rolls of aptitudes, made once for an engagement; nothing is allocated by a roll of dice. */
export class Rolls {
  private readonly rulings: RollRulings;
  private readonly isDrawn: boolean;
  private readonly isRational: boolean;
  private readonly thrown = new Throw();
  /** Index sides of a die → its special faces, as bits. // MB-ROLL-3 */
  private readonly specialFaces: Int32Array;
  /** One of {@link FAILURE}. // MB-ROLL-4 */
  private readonly failure: number;
  /** Dice of an aptitude → index destiny dice → all dice of the roll. */
  private readonly pools = new Map<readonly number[], (readonly number[])[]>();
  private readonly laws = new Map<readonly number[], Tabulated<Throw>>();

  constructor(rulings: RollRulings, { engine }: Pick<CompileOptions, 'engine'>) {
    this.rulings = rulings;
    this.specialFaces = Int32Array.from({ length: SIDES_MAX + 1 }, (_, sides) => specialFacesOf(sides, rulings));
    this.failure = FAILURE[rulings['automatic-failure']];
    this.isDrawn = drawsLaws({ engine });
    this.isRational = engine === 'fractions';
  }

  /**
   * Rolls an aptitude, every die by itself.
   * @param destiny dice added by destiny points, thrown last // MB-ROLL-6
   */
  roll(into: Roll, { value, dice: own }: Aptitude, modifier: number, destiny: number, dice: Dice, site: Site): void {
    const pool = destiny === 0 ? own : this.withDestiny(own, destiny);
    if (pool.length === 1 && !this.isDrawn) {
      this.rollOne(into, value + modifier, pool[0] as number, dice, site);
      return;
    }
    let { thrown } = this;
    if (this.isDrawn && pool.length > 0) {
      const { law, ends } = this.lawOf(pool);
      thrown = ends[dice.draw(law, site)] as Throw;
    } else {
      begin(thrown, pool);
      while (thrown.fallen < pool.length) this.throwNext(thrown, dice, site, value + modifier);
    }
    into.total = value + thrown.sum + modifier;
    into.isSpecial = thrown.hasSpecialFace;
    into.isFailure = this.hasFailed(thrown);
  }

  /** Rolls a single die. */
  private rollOne(into: Roll, fixed: number, sides: number, dice: Dice, site: Site): void {
    const face = dice.roll(sides, site, fixed);
    into.total = fixed + face;
    into.isSpecial = this.isSpecialFace(face, sides);
    into.isFailure = face === 1 && this.failure !== FAILURE.none;
  }

  private withDestiny(own: readonly number[], destiny: number): readonly number[] {
    let pools = this.pools.get(own);
    if (pools === undefined) {
      pools = [];
      this.pools.set(own, pools);
    }
    const known = pools[destiny];
    if (known !== undefined) return known;
    const added = destinyDie(own, this.rulings);
    const pool = [...own, ...new Array<number>(destiny).fill(added)];
    pools[destiny] = pool;
    return pool;
  }

  /** @param fixed what is added to the dice; for logs */
  private throwNext(thrown: Throw, dice: Dice, site: Site, fixed = 0): void {
    const sides = thrown.dice[thrown.fallen] as number;
    const face = dice.roll(sides, site, fixed + thrown.sum);
    thrown.fallen += 1;
    thrown.sum += face;
    if (face === 1) thrown.ones += 1;
    if (this.isSpecialFace(face, sides)) thrown.hasSpecialFace = true;
  }

  // MB-ROLL-3
  private isSpecialFace(face: number, sides: number): boolean {
    return (((this.specialFaces[sides] as number) >>> face) & 1) === 1;
  }

  // MB-ROLL-4
  private hasFailed({ ones, fallen }: Throw): boolean {
    if (this.failure === FAILURE['all-ones']) return fallen > 0 && ones === fallen;
    return this.failure === FAILURE['any-one'] && ones > 0;
  }

  private lawOf(pool: readonly number[]): Tabulated<Throw> {
    const known = this.laws.get(pool);
    if (known !== undefined) return known;
    const start = new Throw();
    begin(start, pool);
    const table = tabulate(this.procedure(), start, this.isRational);
    this.laws.set(pool, table);
    return table;
  }

  private procedure(): Procedure<Throw> {
    return {
      createState: () => new Throw(),
      copy: (from, to) => {
        Object.assign(to, from);
      },
      keyLength: 1,
      key: (thrown, out) => {
        // Of a full throw nothing matters but its sum, its special face and its failure.
        const isOver = thrown.fallen === thrown.dice.length;
        const ones = isOver ? Number(this.hasFailed(thrown)) : thrown.ones;
        out[0] = thrown.sum | (Number(thrown.hasSpecialFace) << 10) | (thrown.fallen << 11) | (ones << 16);
      },
      // The site is that of the roll; a law is drawn from as a whole.
      step: (thrown, dice) => this.throwNext(thrown, dice, 0),
      isEnd: ({ fallen, dice }) => fallen === dice.length,
    };
  }
}

/** Faces of a die that are special, as bits. // MB-ROLL-3 */
function specialFacesOf(sides: number, { 'special-success': reading }: RollRulings): number {
  if (reading === 'natural-6-8-10') return (1 << 6) | (1 << 8) | (1 << 10);
  return reading === 'maximum-face' ? 1 << sides : 0;
}

function begin(thrown: Throw, dice: readonly number[]): void {
  thrown.dice = dice;
  thrown.fallen = 0;
  thrown.sum = 0;
  thrown.ones = 0;
  thrown.hasSpecialFace = false;
}

/** Sides of the die that a destiny point adds. // MB-ROLL-6 */
function destinyDie(own: readonly number[], rulings: RollRulings): number {
  if (rulings['destiny-die'] === 'd10') return 10;
  return rulings['destiny-die'] === 'd6' ? 6 : (own[0] ?? 6);
}
