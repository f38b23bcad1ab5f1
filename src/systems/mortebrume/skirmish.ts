import type { Dice } from '../../dice/dice.ts';
import { InvariantError } from '../../errors.ts';
import { sideOutcomes } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language, ROUND_ENDS } from '../system.ts';
import type { Aptitude } from './aptitude.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { dodgeMoveOf } from './domination.ts';
import { DRAW } from './duel.ts';
import { Exchanges, REACTION, RESULT, type Reaction } from './exchange.ts';
import { fightMetrics } from './fight-metrics.ts';
import { Initiative } from './initiative.ts';
import { Morale, NOBODY } from './morale.ts';
import { type Host, Muster } from './muster.ts';
import type { Plan } from './plan.ts';
import type { Rulings } from './rulings.ts';
import { SkirmishKey } from './skirmish-key.ts';
import { Skirmish, STAGE } from './skirmish-state.ts';

/** Farthest that hand-to-hand combat reaches, in mm. // MB-GEN-2 */
const ZONE = 40;

/** A skirmish, ready to be played. */
export interface SkirmishFacts {
  readonly hosts: readonly [Host, Host];
  /** Both sides, the first-listed first. */
  readonly combatants: readonly Combatant[];
  /** Index fighter → number of attackers → how he answers their combined attack. // MB-SKIR-4 */
  readonly plans: readonly (readonly Plan[])[];
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
  readonly rounds: number;
  readonly hasMorale: boolean;
}

/** Two sides, turn by turn, side by side. // MB-SKIR, MB-TURN-1 */
export class SkirmishModel extends SmallModel<Skirmish> {
  readonly keyLength: number;
  override readonly roundsMax: number;
  override readonly unresolved = DRAW; // MB-SKIR-6
  private readonly facts: SkirmishFacts;
  private readonly muster: Muster;
  private readonly exchanges: Exchanges;
  private readonly initiative: Initiative;
  private readonly skirmishKey: SkirmishKey;
  private readonly morale: Morale;
  /** Index fighter → whether his dodge takes him out of reach. // MB-COMB-6 */
  private readonly dodgesAway: readonly boolean[];

  constructor(facts: SkirmishFacts) {
    const { hosts, combatants, engine, rulings } = facts;
    const names = hosts.map(({ name }) => name);
    const actors = combatants.map(({ name }) => name);
    super({ outcomes: sideOutcomes(names), metrics: fightMetrics(names), actors, engine });
    this.facts = facts;
    this.roundsMax = facts.rounds;
    this.muster = new Muster(combatants);
    this.exchanges = new Exchanges(facts);
    this.initiative = new Initiative(rulings, facts);
    this.skirmishKey = new SkirmishKey({ ...facts, alternates: this.initiative.alternates });
    this.keyLength = this.skirmishKey.length;
    this.morale = new Morale(rulings, facts);
    this.dodgesAway = combatants.map((who) => dodgeMoveOf(who) > ZONE);
  }

  createState(): Skirmish {
    return new Skirmish(this.facts.combatants.length);
  }

  reset(state: Skirmish): void {
    state.begin(this.facts.combatants);
  }

  protected advance(state: Skirmish, dice: Dice): number {
    if (state.stage === STAGE.morale) {
      state.stage = STAGE.initiative;
      if (this.askMorale(state, dice)) return CONTINUES;
    }
    if (state.stage === STAGE.initiative) {
      this.rollInitiative(state, dice);
      if (this.initiative.isRolled) return CONTINUES;
    }
    if (state.stage === STAGE.acting && !this.act(state, dice)) return this.closeTurn(state);
    return this.attack(state, dice);
  }

  /** @returns whether there was a roll // MB-SKIR-1 */
  private askMorale(state: Skirmish, dice: Dice): boolean {
    const { fallenBefore, turn } = state;
    if (!this.facts.hasMorale || fallenBefore[0] + fallenBefore[1] === 0) return false;
    const { morale, facts } = this;
    for (let side = 0; side < 2; side += 1) this.enterMorale(state, side);
    morale.play(turn, dice);
    if (morale.winner === NOBODY) return true;
    const { policy } = facts.hosts[morale.winner] as Host;
    if (policy['morale-use'] === 'none') return true;
    state.boost = morale.bonus;
    state.boostedSide = morale.winner;
    return true;
  }

  private enterMorale(state: Skirmish, side: number): void {
    const { hosts } = this.facts;
    const host = hosts[side] as Host;
    const entry = this.morale.sides[side === 0 ? 0 : 1];
    entry.actor = this.muster.champion(state, host);
    entry.aptitude = this.willOf(entry.actor);
    entry.level = this.muster.level(state, host);
    entry.enemiesLost = state.fallenBefore[1 - side] as number; // MB-MOR-3
  }

  // MB-SKIR-2
  private rollInitiative(state: Skirmish, dice: Dice): void {
    const { initiative, facts, muster } = this;
    for (let side = 0; side < 2; side += 1) {
      const champion = muster.champion(state, facts.hosts[side] as Host);
      initiative.actors[side] = champion;
      if (initiative.rollsWills) initiative.wills[side] = this.willOf(champion);
    }
    state.side = initiative.play(state.turn, dice);
    state.stage = STAGE.acting;
  }

  /** @returns false when nobody can act any more // MB-SKIR-3, MB-SKIR-5 */
  private act(state: Skirmish, dice: Dice): boolean {
    const { muster } = this;
    const { hosts } = this.facts;
    if (!muster.hasAble(state, hosts[state.side] as Host)) {
      state.side = 1 - state.side;
      if (!muster.hasAble(state, hosts[state.side] as Host)) return false;
    }
    const host = hosts[state.side] as Host;
    muster.call(state, host);
    state.target = muster.targetOf(state, host, hosts[1 - state.side] as Host, dice);
    state.stage = STAGE.attacking;
    return true;
  }

  // MB-SKIR-4
  private attack(state: Skirmish, dice: Dice): number {
    const { target } = state;
    const attacker = state.group[state.next] as number;
    this.exchange(state, attacker, dice);
    state.next += 1;
    const end = this.endOf(state);
    if (end !== CONTINUES) return end;
    const hasEscaped = this.exchanges.report.result === RESULT.dodged && this.dodgesAway[target] === true;
    if (state.next === state.groupSize || hasEscaped || !state.condition(target).isConscious) {
      state.disband();
      state.side = 1 - state.side; // MB-SKIR-5
      state.stage = STAGE.acting;
      return this.closeTurn(state);
    }
    return CONTINUES;
  }

  /** The turn is over as soon as nobody can act in it any more. // MB-SKIR-5 */
  private closeTurn(state: Skirmish): number {
    const { muster, facts } = this;
    if (muster.hasAble(state, facts.hosts[0]) || muster.hasAble(state, facts.hosts[1])) return CONTINUES;
    state.endTurn();
    return ROUND_ENDS;
  }

  private exchange(state: Skirmish, attacker: number, dice: Dice): void {
    const { exchanges } = this;
    const { target } = state;
    exchanges.prepare(attacker, target);
    if (state.groupSize > 1) this.plan(state);
    const isDefenceBoosted = this.boostRoll(state);
    exchanges.play(state.condition(attacker), state.condition(target), state.turn, dice);
    const { reaction } = exchanges.report;
    if (reaction === REACTION.pass) state.hasPassed = true;
    if (isDefenceBoosted && reaction !== REACTION.take) state.boost = 0;
    this.noteAfter(state, attacker, state.side);
    this.noteAfter(state, target, 1 - state.side);
  }

  private noteAfter(state: Skirmish, fighter: number, side: number): void {
    state.note(fighter);
    if (!state.condition(fighter).isConscious) state.fallen[side] = (state.fallen[side] as number) + 1;
  }

  // MB-COMB-3, MB-COMB-4
  private plan({ target, next, groupSize, hasPassed }: Skirmish): void {
    const { order } = this.exchanges;
    const plans = this.facts.plans[target] as readonly Plan[];
    const { wanted, malus } = plans[groupSize] as Plan;
    order.reaction = wanted[next] as Reaction;
    order.mayPass = !hasPassed;
    order.passModifier -= malus[next] as number;
    order.dodgeModifier -= malus[next] as number;
  }

  /** The bonus of morale on the first roll for which it is meant. @returns whether it is on the answer // MB-MOR-7 */
  private boostRoll(state: Skirmish): boolean {
    const { boost, boostedSide, side } = state;
    if (boost === 0) return false;
    const { order } = this.exchanges;
    const isOwn = boostedSide === side;
    const use = (this.facts.hosts[boostedSide] as Host).policy['morale-use'];
    if (use === 'first-attack' && isOwn) {
      order.attackModifier += boost;
      order.attackDice = 1;
      state.boost = 0;
    }
    if (use !== 'first-defence' || isOwn) return false;
    order.passModifier += boost;
    order.dodgeModifier += boost;
    order.answerDice = 1;
    return true;
  }

  // MB-SKIR-6
  private endOf(state: Skirmish): number {
    const { hosts } = this.facts;
    const isFirstUp = this.muster.hasConscious(state, hosts[0]);
    const isSecondUp = this.muster.hasConscious(state, hosts[1]);
    if (isFirstUp) return isSecondUp ? CONTINUES : 0;
    return isSecondUp ? 1 : DRAW;
  }

  private willOf(index: number): Aptitude {
    const { name, aptitudes } = this.facts.combatants[index] as Combatant;
    if (aptitudes.will === null) throw new InvariantError(`${name} has no will to roll`);
    return aptitudes.will;
  }

  key(state: Skirmish, out: Int32Array): void {
    this.skirmishKey.write(state, out);
  }

  copy(from: Skirmish, to: Skirmish): void {
    to.copyFrom(from);
  }

  measure(state: Skirmish, out: Int32Array): void {
    const { hosts, combatants } = this.facts;
    for (let side = 0; side < 2; side += 1) {
      const { first, end } = hosts[side] as Host;
      let damage = 0;
      let losses = 0;
      for (let i = first; i < end; i += 1) {
        const { physique } = state.conditions[i] as Condition;
        damage += (combatants[i] as Combatant).physiqueLeft - physique;
        if (physique === 0) losses += 1;
      }
      out[1 - side] = damage;
      out[2 + side] = losses;
    }
  }

  describe({ conditions }: Skirmish, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}
