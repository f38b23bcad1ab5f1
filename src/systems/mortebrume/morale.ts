import type { Dice } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import type { Aptitude } from './aptitude.ts';
import { Opposition, RESULT } from './opposition.ts';
import { Roll, type RollRulings, Rolls } from './roll.ts';
import type { Rulings } from './rulings.ts';
import { SITE } from './sites.ts';

/** Rulings that decide morale. */
export type MoraleRulings = RollRulings &
  Pick<
    Rulings,
    'automatic-failure-opposed' | 'take-automatic-failure' | 'dodge-tie' | 'morale-double' | 'morale-value-tie'
  >;

/** Neither side wins. */
export const NOBODY = -1;

/** What the winner gets on one roll of his choice. // MB-MOR-6 */
const BONUS = 3;

/** One side of a roll for morale; filled before it. */
export class MoraleSide {
  aptitude: Aptitude = { value: 0, dice: [] };
  /** Enemies out of combat or fled in the previous turn. // MB-MOR-3 */
  enemiesLost = 0;
  /** Sum of the levels of those who still fight. // MB-MOR-4 */
  level = 0;
  /** Index of the fighter who rolls. */
  actor = 0;
}

/** Rolls for morale, made once for an engagement. // MB-MOR-2 to 7 */
export class Morale {
  readonly sides: readonly [MoraleSide, MoraleSide] = [new MoraleSide(), new MoraleSide()];
  /** Index of the side that won, or {@link NOBODY}. */
  winner = NOBODY;
  /** What it may add to one roll. // MB-MOR-6 */
  bonus = 0;
  /** Result of the first side less that of the second. */
  margin = 0;
  private readonly opposition: Opposition;
  private readonly rulings: MoraleRulings;
  private readonly rolls: Rolls;
  private readonly first = new Roll();
  private readonly second = new Roll();

  constructor(rulings: MoraleRulings, options: Pick<CompileOptions, 'engine'>) {
    // Ties are nobody's, whatever weapon passes are ruled to do. // MB-MOR-5
    this.opposition = new Opposition(rulings, 'nobody');
    this.rulings = rulings;
    this.rolls = new Rolls(rulings, options);
  }

  /** Rolls for both, first-listed side first. @param round for logs and shared luck */
  play(round: number, dice: Dice): void {
    const { first, second } = this;
    this.roll(0, first, round, dice);
    this.roll(1, second, round, dice);
    this.margin = first.total - second.total;
    const result = this.opposition.pass(first, second); // MB-MOR-5
    this.winner = NOBODY;
    this.bonus = 0;
    if (result === RESULT.attacker) this.win(0, first, second);
    else if (result === RESULT.defender) this.win(1, second, first);
  }

  private roll(side: 0 | 1, into: Roll, round: number, dice: Dice): void {
    const { aptitude, actor } = this.sides[side];
    dice.scope(round, actor);
    this.rolls.roll(into, aptitude, this.modifier(side), 0, dice, SITE.morale);
  }

  /** What a side adds to its roll. // MB-MOR-3, MB-MOR-4 */
  modifier(side: 0 | 1): number {
    const { enemiesLost, level } = this.sides[side];
    const other = this.sides[side === 0 ? 1 : 0].level;
    // MB-MOR-4
    const hasMore = level > other || (level === other && this.rulings['morale-value-tie'] === 'both');
    return enemiesLost + (hasMore ? 1 : 0);
  }

  // MB-MOR-6
  private win(side: number, own: Roll, other: Roll): void {
    this.winner = side;
    this.bonus = BONUS;
    if (own.isSpecial || other.isFailure) this.bonus *= 2;
    if (own.isSpecial && other.isFailure && this.rulings['morale-double'] === 'cumulative') this.bonus *= 2;
  }
}
