import type { Dice } from '../../dice/dice.ts';
import { sideOutcomes } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language, ROUND_ENDS } from '../system.ts';
import { announceCharge, breakThrough, type Charge } from './charge.ts';
import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { Exchanges } from './exchange.ts';
import { fightMetrics, leftBySide } from './fight-metrics.ts';
import { Initiative } from './initiative.ts';
import type { Rulings } from './rulings.ts';

const OPENING = 0;
const FIRST = 1;
const SECOND = 2;

/** Index of the outcome of a fight that nobody wins; those of the sides come before. */
export const DRAW = 2;

/** State of a duel. */
class Duel {
  /** Index side → condition of its fighter. */
  readonly conditions: readonly [Condition, Condition] = [new Condition(), new Condition()];
  stage = OPENING;
  /** Index of the side that acts first this turn. */
  first = 0;
  /** From 1. */
  turn = 1;
}

/** A duel, ready to be played. */
export interface DuelFacts {
  readonly sides: readonly [string, string];
  /** Index side → its fighter. */
  readonly combatants: readonly [Combatant, Combatant];
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
  readonly rounds: number;
  /** A fighter is beaten when he is dead, not as soon as he is out of combat. // MB-DUEL-2 */
  readonly isToDeath: boolean;
  /** With what a side opens the fight; null where nobody charges. // MB-DUEL-3 */
  readonly opening: { readonly side: number; readonly charge: Charge } | null;
}

/** One against one, turn by turn. // MB-DUEL */
export class DuelModel extends SmallModel<Duel> {
  readonly keyLength = 3;
  override readonly roundsMax: number;
  override readonly unresolved = DRAW; // MB-DUEL-2
  private readonly facts: DuelFacts;
  private readonly exchanges: Exchanges;
  private readonly initiative: Initiative;

  constructor(facts: DuelFacts) {
    const { sides, combatants, engine, rulings } = facts;
    super({
      outcomes: sideOutcomes(sides),
      metrics: [...fightMetrics(sides), ...leftBySide(sides)],
      actors: combatants.map(({ name }) => name),
      engine,
    });
    this.facts = facts;
    this.roundsMax = facts.rounds;
    this.exchanges = new Exchanges(facts);
    this.initiative = new Initiative(rulings, facts);
    combatants.forEach(({ aptitudes }, side) => {
      if (aptitudes.will !== null) this.initiative.wills[side] = aptitudes.will;
    });
  }

  createState(): Duel {
    return new Duel();
  }

  reset(state: Duel): void {
    const { combatants } = this.facts;
    for (let side = 0; side < 2; side += 1) (state.conditions[side] as Condition).begin(combatants[side] as Combatant);
    state.stage = OPENING;
    state.first = 0;
    state.turn = 1;
  }

  // MB-DUEL-1, MB-TURN-1
  protected advance(state: Duel, dice: Dice): number {
    if (state.stage === OPENING) {
      state.first = this.initiative.play(state.turn, dice);
      state.stage = FIRST;
      if (this.initiative.isRolled) return CONTINUES;
    }
    while (state.stage <= SECOND) {
      const actor = state.stage === FIRST ? state.first : 1 - state.first;
      state.stage += 1;
      if (!(state.conditions[actor] as Condition).isAble) continue; // MB-TURN-4
      this.attack(state, actor, dice);
      const end = this.endOf(state);
      if (end !== CONTINUES || state.stage <= SECOND) return end;
    }
    return endTurn(state);
  }

  private attack(state: Duel, actor: number, dice: Dice): void {
    const { exchanges } = this;
    const attacker = state.conditions[actor] as Condition;
    const charge = this.chargeOf(state, actor);
    exchanges.prepare(actor, 1 - actor);
    if (charge !== null) announceCharge(exchanges.order, charge, this.facts.rulings);
    exchanges.play(attacker, state.conditions[1 - actor] as Condition, state.turn, dice);
    if (charge !== null) breakThrough(charge, exchanges.report, attacker);
  }

  /** The first action of who charges, in the first turn. // MB-DUEL-3 */
  private chargeOf({ turn }: Duel, actor: number): Charge | null {
    const { opening } = this.facts;
    return turn === 1 && opening?.side === actor ? opening.charge : null;
  }

  // MB-DUEL-2
  private endOf({ conditions }: Duel): number {
    const { isToDeath } = this.facts;
    const isFirstBeaten = isBeaten(conditions[0], isToDeath);
    const isSecondBeaten = isBeaten(conditions[1], isToDeath);
    if (isFirstBeaten) return isSecondBeaten ? DRAW : 1;
    return isSecondBeaten ? 0 : CONTINUES;
  }

  key({ conditions, stage, first, turn }: Duel, out: Int32Array): void {
    const { initiative, facts } = this;
    const isOdd = initiative.alternates ? turn % 2 : 0;
    const isFirstTurn = facts.opening !== null && turn === 1 ? 1 : 0;
    out[0] = stage | ((stage === OPENING ? 0 : first) << 2) | (isOdd << 3) | (isFirstTurn << 4);
    out[1] = conditions[0].code;
    out[2] = conditions[1].code;
  }

  copy(from: Duel, to: Duel): void {
    to.conditions[0].copyFrom(from.conditions[0]);
    to.conditions[1].copyFrom(from.conditions[1]);
    to.stage = from.stage;
    to.first = from.first;
    to.turn = from.turn;
  }

  measure({ conditions }: Duel, out: Int32Array): void {
    const { combatants } = this.facts;
    for (let side = 0; side < 2; side += 1) {
      const { physique } = conditions[side] as Condition;
      out[1 - side] = (combatants[side] as Combatant).physiqueLeft - physique;
      out[2 + side] = physique === 0 ? 1 : 0;
      out[4 + side] = physique;
    }
  }

  describe({ conditions }: Duel, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}

function isBeaten({ physique, isDead }: Condition, isToDeath: boolean): boolean {
  return isToDeath ? isDead : physique === 0;
}

// MB-TURN-6
function endTurn(state: Duel): number {
  state.conditions[0].endTurn();
  state.conditions[1].endTurn();
  state.stage = OPENING;
  state.turn += 1;
  return ROUND_ENDS;
}
