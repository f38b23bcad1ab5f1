import type { Dice } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import { drawsLaws } from '../act.ts';
import type { CompileOptions } from '../system.ts';
import type { Aptitude } from './aptitude.ts';
import {
  isAnswered,
  isLanded,
  Opposition,
  type OppositionRulings,
  REACTION,
  RESULT,
  type Reaction,
  type Result,
} from './opposition.ts';
import { Roll, type RollRulings, Rolls } from './roll.ts';
import { SITE } from './sites.ts';

/** Rulings that decide an attack roll and its answer. */
export type ContestRulings = OppositionRulings & RollRulings;

const ATTACKING = 0;
const ANSWERING = 1;
const OVER = 2;

/** One of two who roll: what with, and for whom. */
export class Party {
  /** Index of the fighter, for logs and shared luck. */
  actor = 0;
  aptitude: Aptitude = { value: 0, dice: [] };
  modifier = 0;
  /** Dice added by destiny points. // MB-ROLL-6 */
  destiny = 0;
  readonly roll = new Roll();

  copyFrom(other: Party): void {
    this.actor = other.actor;
    this.aptitude = other.aptitude;
    this.modifier = other.modifier;
    this.destiny = other.destiny;
    this.roll.copyFrom(other.roll);
  }
}

/** An attack roll and the roll that answers it, with how they compare. */
export class Contest {
  readonly attack = new Party();
  readonly answer = new Party();
  reaction: Reaction = REACTION.pass;
  round = 1;
  stage = ATTACKING;
  result: Result = RESULT.missed;
  /** The attacker's blow lands, and is special. // MB-DMG-2 */
  isSpecialAttack = false;
  /** The target's blow lands, and is special. */
  isSpecialAnswer = false;

  begin(stage: number): void {
    this.stage = stage;
    this.result = RESULT.missed;
    this.isSpecialAttack = false;
    this.isSpecialAnswer = false;
  }

  end(result: Result): void {
    this.stage = OVER;
    this.result = result;
    this.isSpecialAttack = isLanded(result) && this.attack.roll.isSpecial;
    this.isSpecialAnswer = isAnswered(result) && this.answer.roll.isSpecial;
  }

  /** Ends as another of the same start did. */
  endAs(other: Contest): void {
    this.stage = OVER;
    this.result = other.result;
    this.isSpecialAttack = other.isSpecialAttack;
    this.isSpecialAnswer = other.isSpecialAnswer;
  }

  copyFrom(other: Contest): void {
    this.attack.copyFrom(other.attack);
    this.answer.copyFrom(other.answer);
    this.reaction = other.reaction;
    this.round = other.round;
    this.stage = other.stage;
    this.result = other.result;
    this.isSpecialAttack = other.isSpecialAttack;
    this.isSpecialAnswer = other.isSpecialAnswer;
  }

  /** What tells contests of the same start apart, in two numbers. */
  writeKey(out: Int32Array): void {
    const { stage, attack } = this;
    out[1] = stage === ANSWERING ? attack.roll.total : 0;
    if (stage === OVER) {
      out[0] = OVER | (this.result << 2) | (Number(this.isSpecialAttack) << 5) | (Number(this.isSpecialAnswer) << 6);
    } else if (stage === ANSWERING) {
      out[0] = ANSWERING | (Number(attack.roll.isFailure) << 2) | (Number(attack.roll.isSpecial) << 3);
    } else out[0] = ATTACKING;
  }
}

/** Modifiers that differ by more than that decide as if by that. */
const LEAD_MAX = 1023;
/** Most aptitudes of an engagement. */
const APTITUDES_MAX = 1024;

/** Attack rolls and their answers in one engagement, made once for it. // MB-CC-4, MB-CC-5, MB-SWEEP-4 */
export class Contests {
  /** The one contest: to be filled, then played, then read. */
  readonly contest = new Contest();
  private readonly opposition: Opposition;
  private readonly rolls: Rolls;
  private readonly isDrawn: boolean;
  private readonly isRational: boolean;
  private readonly laws = new Map<number, Tabulated<Contest>>();
  private readonly numbers = new Map<Aptitude, number>();

  constructor(rulings: ContestRulings, { engine }: Pick<CompileOptions, 'engine'>) {
    this.opposition = new Opposition(rulings, rulings['pass-tie']);
    this.rolls = new Rolls(rulings, { engine });
    this.isDrawn = drawsLaws({ engine });
    this.isRational = engine === 'fractions';
  }

  /** Both rolls, or the attack alone where it is taken. The totals are told only where they are rolled die by die. */
  play(dice: Dice): void {
    const { contest } = this;
    contest.begin(ATTACKING);
    if (this.isDrawn) {
      this.draw(dice);
      return;
    }
    this.rollAttack(contest, dice);
    this.advance(contest, dice);
  }

  /** The attack roll alone, to be answered by several. // MB-SWEEP-4 */
  attack(dice: Dice): void {
    this.contest.begin(ATTACKING);
    this.rollAttack(this.contest, dice);
  }

  /** The answer of one target to the attack roll that `contest` shows. // MB-SWEEP-4 */
  respond(dice: Dice): void {
    this.contest.begin(ANSWERING);
    if (this.isDrawn && this.contest.reaction !== REACTION.take) this.draw(dice);
    else this.advance(this.contest, dice);
  }

  private draw(dice: Dice): void {
    const { contest } = this;
    const isAnswering = contest.stage === ANSWERING;
    dice.scope(contest.round, isAnswering ? contest.answer.actor : contest.attack.actor);
    const { law, ends } = this.law();
    contest.endAs(ends[dice.draw(law, isAnswering ? answerSite(contest) : SITE.attack)] as Contest);
  }

  private advance(contest: Contest, dice: Dice): void {
    if (contest.stage === ATTACKING) this.rollAttack(contest, dice);
    else if (contest.reaction === REACTION.take) contest.end(this.opposition.taken(contest.attack.roll));
    else this.rollAnswer(contest, dice);
  }

  private rollAttack(contest: Contest, dice: Dice): void {
    const { actor, aptitude, modifier, destiny, roll } = contest.attack;
    dice.scope(contest.round, actor);
    this.rolls.roll(roll, aptitude, modifier, destiny, dice, SITE.attack);
    contest.stage = ANSWERING;
  }

  private rollAnswer(contest: Contest, dice: Dice): void {
    const { actor, aptitude, modifier, destiny, roll } = contest.answer;
    dice.scope(contest.round, actor);
    this.rolls.roll(roll, aptitude, modifier, destiny, dice, answerSite(contest));
    const attack = contest.attack.roll;
    const isPass = contest.reaction === REACTION.pass;
    contest.end(isPass ? this.opposition.pass(attack, roll) : this.opposition.dodge(attack, roll));
  }

  private law(): Tabulated<Contest> {
    const key = this.keyOf(this.contest);
    const known = this.laws.get(key);
    if (known !== undefined) return known;
    const table = tabulate(this.procedure(), this.contest, this.isRational);
    this.laws.set(key, table);
    return table;
  }

  /** A number of all on which a contest depends: of modifiers and totals only how far they are apart. */
  private keyOf({ stage, attack, answer, reaction }: Contest): number {
    const isAnswering = stage === ANSWERING;
    const lead =
      (isAnswering ? attack.roll.total : attack.modifier) - (reaction === REACTION.take ? 0 : answer.modifier);
    const shown = isAnswering ? Number(attack.roll.isFailure) | (Number(attack.roll.isSpecial) << 1) : attack.destiny;
    const flags = stage | (reaction << 2) | (answer.destiny << 4) | (shown << 5);
    const attacking = isAnswering ? 0 : this.numberOf(attack.aptitude);
    const answering = reaction === REACTION.take ? 0 : this.numberOf(answer.aptitude);
    const bounded = Math.max(-LEAD_MAX, Math.min(LEAD_MAX, lead)) + LEAD_MAX;
    return ((attacking * APTITUDES_MAX + answering) * 128 + flags) * 2 * (LEAD_MAX + 1) + bounded;
  }

  private numberOf(aptitude: Aptitude): number {
    let number = this.numbers.get(aptitude);
    if (number === undefined) {
      number = this.numbers.size + 1;
      this.numbers.set(aptitude, number);
    }
    return number;
  }

  private procedure(): Procedure<Contest> {
    return {
      createState: () => new Contest(),
      copy: (from, to) => to.copyFrom(from),
      keyLength: 2,
      key: (contest, out) => contest.writeKey(out),
      step: (contest, dice) => this.advance(contest, dice),
      isEnd: ({ stage }) => stage === OVER,
    };
  }
}

function answerSite({ reaction }: Contest): number {
  return reaction === REACTION.dodge ? SITE.dodge : SITE.pass;
}
