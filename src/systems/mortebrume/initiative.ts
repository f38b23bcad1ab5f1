import type { Dice } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import { drawsLaws } from '../act.ts';
import type { CompileOptions } from '../system.ts';
import type { Aptitude } from './aptitude.ts';
import { Roll, type RollRulings, Rolls } from './roll.ts';
import type { Rulings } from './rulings.ts';
import { SITE } from './sites.ts';

/** Rulings that decide who acts first. */
export type InitiativeRulings = RollRulings & Pick<Rulings, 'initiative'>;

const FIRST = 0;
const SECOND = 1;

const ROLLING_FIRST = 0;
const ROLLING_SECOND = 1;
const TOSSING = 2;
const OVER = 3;

/** Rolls for initiative, as far as they have been made. */
class Draw {
  wills: readonly [Aptitude, Aptitude] = [NOTHING, NOTHING];
  stage = ROLLING_FIRST;
  /** Total of the first side, less that of the second once it has rolled. */
  lead = 0;
  /** Index of the side that acts first. */
  winner = FIRST;
}

const NOTHING: Aptitude = { value: 0, dice: [] };

/** Who of two sides acts first in a turn; made once for an engagement. // MB-TURN-2 */
export class Initiative {
  /** Index side → will of its champion; set before each turn. */
  readonly wills: [Aptitude, Aptitude] = [NOTHING, NOTHING];
  /** Index side → index of that fighter, for logs and shared luck. */
  readonly actors: [number, number] = [0, 1];
  /** Whether wills are rolled: only then must they be set. */
  readonly rollsWills: boolean;
  /** Whether dice decide. */
  readonly isRolled: boolean;
  private readonly rule: Rulings['initiative'];
  private readonly rolls: Rolls;
  private readonly roll = new Roll();
  private readonly current = new Draw();
  private readonly isDrawn: boolean;
  private readonly isRational: boolean;
  private readonly laws = new Map<Aptitude, Map<Aptitude, Tabulated<Draw>>>();

  constructor(rulings: InitiativeRulings, { engine }: Pick<CompileOptions, 'engine'>) {
    this.rule = rulings.initiative;
    this.rollsWills = this.rule === 'will-roll';
    this.isRolled = this.rollsWills || this.rule === 'coin';
    this.rolls = new Rolls(rulings, { engine });
    this.isDrawn = drawsLaws({ engine });
    this.isRational = engine === 'fractions';
  }

  /** Whether it depends on the turn being odd or even. */
  get alternates(): boolean {
    return this.rule === 'alternate';
  }

  /** @param turn from 1 @returns index of the side that acts first */
  play(turn: number, dice: Dice): number {
    if (this.rollsWills) return this.rollWills(turn, dice);
    if (this.rule === 'first-listed') return FIRST;
    if (this.rule === 'alternate') return turn % 2 === 1 ? FIRST : SECOND;
    dice.scope(turn, this.actors[FIRST]);
    return toss(dice);
  }

  private rollWills(turn: number, dice: Dice): number {
    if (this.isDrawn) {
      begin(this.current, this.wills);
      const { law, ends } = this.law();
      dice.scope(turn, this.actors[FIRST]);
      return (ends[dice.draw(law, SITE.initiative)] as Draw).winner;
    }
    const lead = this.total(FIRST, turn, dice) - this.total(SECOND, turn, dice);
    if (lead !== 0) return lead > 0 ? FIRST : SECOND;
    dice.scope(turn, this.actors[FIRST]);
    return toss(dice);
  }

  /** What a side rolls. */
  private total(side: 0 | 1, turn: number, dice: Dice): number {
    dice.scope(turn, this.actors[side]);
    this.rolls.roll(this.roll, this.wills[side], 0, 0, dice, SITE.initiative);
    return this.roll.total;
  }

  /** Totals alone count: nothing fails automatically. */
  private advance(draw: Draw, dice: Dice): void {
    if (draw.stage === TOSSING) {
      draw.winner = toss(dice);
      draw.stage = OVER;
      return;
    }
    const side = draw.stage === ROLLING_FIRST ? FIRST : SECOND;
    this.rolls.roll(this.roll, draw.wills[side], 0, 0, dice, SITE.initiative);
    draw.lead += side === FIRST ? this.roll.total : -this.roll.total;
    if (side === FIRST) draw.stage = ROLLING_SECOND;
    else if (draw.lead === 0) draw.stage = TOSSING;
    else {
      draw.winner = draw.lead > 0 ? FIRST : SECOND;
      draw.stage = OVER;
    }
  }

  private law(): Tabulated<Draw> {
    const [first, second] = this.wills;
    let own = this.laws.get(first);
    if (own === undefined) {
      own = new Map();
      this.laws.set(first, own);
    }
    let table = own.get(second);
    if (table === undefined) {
      table = tabulate(this.procedure(), this.current, this.isRational);
      own.set(second, table);
    }
    return table;
  }

  private procedure(): Procedure<Draw> {
    return {
      createState: () => new Draw(),
      copy: (from, to) => {
        Object.assign(to, from);
      },
      keyLength: 2,
      key: ({ stage, lead, winner }, out) => {
        out[0] = stage | (winner << 2);
        out[1] = stage === ROLLING_SECOND ? lead : 0;
      },
      step: (draw, dice) => this.advance(draw, dice),
      isEnd: ({ stage }) => stage === OVER,
    };
  }
}

function begin(draw: Draw, wills: readonly [Aptitude, Aptitude]): void {
  draw.wills = wills;
  draw.stage = ROLLING_FIRST;
  draw.lead = 0;
  draw.winner = FIRST;
}

/** A coin: 1 for the first-listed side. */
function toss(dice: Dice): number {
  return dice.atLeast(2, 2, SITE.coin) ? SECOND : FIRST;
}
