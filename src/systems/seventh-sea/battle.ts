import type { Dice } from '../../dice/dice.ts';
import { sideOutcomes } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language, ROUND_ENDS } from '../system.ts';
import { type Army, type Hero, type Preparation, raisesSpent, raisesStored, TURNS_TO_WIN } from './armies.ts';
import { metricsOf, type Places, placesOf } from './battle-metrics.ts';
import { BattleState, STAGE } from './battle-state.ts';
import { describeArmy } from './battle-words.ts';
import { total } from './checks.ts';
import type { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { EVEN, type GlobalRolls, LOST, WON } from './global-rolls.ts';
import { RAISE, type Roll } from './pools.ts';
import { SITE } from './sites.ts';
import type { Casualties, Tables, BattleState as TurnState } from './table-types.ts';
import { UNRESOLVED } from './words.ts';

const DRAW = 2;
const D10 = 10;

export interface BattleFacts {
  readonly armies: readonly [Army, Army];
  readonly heroes: readonly Hero[];
  readonly global: GlobalRolls;
  /** Index of the army that attacks first. */
  readonly aggressor: number;
  readonly turns: number;
  /** Points of each heroic opportunity on the next global roll. */
  readonly opportunityBonus: number;
  /** Least reputation that a hero can bring home from one turn, at most 0. */
  readonly leastReputation: number;
  readonly casualties: Tables['casualties-table'];
  /** Equal totals break the row of whoever has one. [battle-tie] */
  readonly tiesReset: boolean;
}

/** A preparation, and the index of the army that makes it. */
interface SidePreparation extends Preparation {
  readonly side: number;
}

/** Two armies, turn by turn, until one has won three in a row. // SS-MASS-1 to 8 */
export class BattleModel extends SmallModel<BattleState> {
  override readonly roundsMax: number;
  override readonly unresolved = DRAW;
  readonly isUnbounded = true;
  readonly keyLength: number;
  private readonly facts: BattleFacts;
  private readonly places: Places;
  /** Those of the first army, then those of the second. */
  private readonly preparations: readonly SidePreparation[];

  constructor(facts: BattleFacts, { engine }: CompileOptions) {
    const { armies, heroes, turns } = facts;
    const sides = armies.map(({ name }) => name);
    super({
      outcomes: sideOutcomes(sides, UNRESOLVED),
      metrics: metricsOf(facts),
      actors: [...sides, ...heroes.map(({ name }) => name)],
      engine,
    });
    this.facts = facts;
    this.roundsMax = turns;
    this.places = placesOf(heroes.length);
    this.preparations = armies.flatMap((army, side) => army.preparations.map((it) => ({ ...it, side })));
    this.keyLength = this.createState().keyLength;
  }

  createState(): BattleState {
    return new BattleState(this.facts.heroes.length, this.metrics.length);
  }

  reset(state: BattleState): void {
    const { armies, heroes, aggressor, turns, leastReputation } = this.facts;
    state.clear();
    state.stage = this.preparations.length === 0 ? STAGE.fighting : STAGE.preparing;
    state.attacker = aggressor;
    state.stock[0] = armies[0].stock;
    state.stock[1] = armies[1].stock;
    state.counts.fill(0);
    for (let hero = 0; hero < heroes.length; hero += 1) {
      heroes[hero]?.victim.begin(state.conditions[hero] as Condition);
      state.counts[this.places.reputation + hero] = -turns * leastReputation;
    }
  }

  protected advance(state: BattleState, dice: Dice): number {
    switch (state.stage) {
      case STAGE.preparing:
        return this.prepare(state, dice);
      case STAGE.fighting:
        return this.fight(state, dice);
      case STAGE.counting:
        return this.countLosses(state, dice);
      case STAGE.looting:
        return this.loot(state, dice);
      default:
        return this.playHero(state, dice);
    }
  }

  // SS-MASS-1
  private prepare(state: BattleState, dice: Dice): number {
    const { roll, less, site, side } = this.preparations[state.at] as SidePreparation;
    dice.scope(1, side);
    state.stock[side] = (state.stock[side] as number) + raisesStored(total(roll, dice, site, -less));
    state.at += 1;
    if (state.at < this.preparations.length) return CONTINUES;
    state.at = 0;
    state.stage = STAGE.fighting;
    return CONTINUES;
  }

  // SS-MASS-2, SS-MASS-3
  private fight(state: BattleState, dice: Dice): number {
    const { global } = this.facts;
    const mine = this.pointsOf(state, 0);
    const theirs = this.pointsOf(state, 1);
    state.opportunities.fill(0);
    state.result = global.play(mine, theirs, state.attacker, state.round, dice);
    this.score(state);
    return this.nextHero(state, 0);
  }

  /** Bonuses of an army in this turn; the free raises among them are spent. // SS-MASS-2 */
  private pointsOf(state: BattleState, side: 0 | 1): number {
    const { armies, opportunityBonus } = this.facts;
    const army = armies[side];
    const raises = raisesSpent(army, state.stock[side] as number, side === 0 ? state.lead : -state.lead);
    state.stock[side] = (state.stock[side] as number) - raises;
    return army.bonus + RAISE * raises + opportunityBonus * (state.opportunities[side] as number);
  }

  // SS-MASS-4
  private score(state: BattleState): void {
    if (state.result === EVEN) {
      if (this.facts.tiesReset) state.lead = 0;
    } else if (state.result === WON) {
      state.lead = Math.max(0, state.lead) + 1;
      state.attacker = 0;
    } else {
      state.lead = Math.min(0, state.lead) - 1;
      state.attacker = 1;
    }
  }

  /** To the next hero who is not out, or to the end of the turn. */
  private nextHero(state: BattleState, from: number): number {
    let hero = from;
    while (hero < state.conditions.length && state.conditions[hero]?.isOut === true) hero += 1;
    state.settleHero();
    state.at = hero;
    state.stage = STAGE.rolling;
    return hero < state.conditions.length ? CONTINUES : this.endTurn(state);
  }

  private endTurn(state: BattleState): number {
    state.at = 0;
    if (Math.abs(state.lead) === TURNS_TO_WIN) {
      state.conclude();
      return CONTINUES;
    }
    state.opportunities.set(state.gathered);
    state.gathered.fill(0);
    state.result = EVEN;
    state.stage = STAGE.fighting;
    state.round += 1;
    return ROUND_ENDS;
  }

  // SS-MASS-5, SS-MASS-6
  private playHero(state: BattleState, dice: Dice): number {
    const hero = this.facts.heroes[state.at] as Hero;
    const condition = state.conditions[state.at] as Condition;
    dice.scope(state.round, 2 + state.at);
    if (state.stage === STAGE.rolling) return this.rollPart(state, hero, condition, dice);
    if (state.stage === STAGE.suffering) {
      const points = total(hero.personal.damages[state.harm] as Roll, dice, SITE.damage);
      if (points <= 0) return this.survive(state, hero.side);
      state.harm = 0;
      state.tn = condition.flesh + points;
      state.stage = STAGE.checking;
      return CONTINUES;
    }
    this.count(state, this.places.dramatic + state.at, hero.victim.check(condition, state.tn, dice));
    if (!condition.isOut) return this.survive(state, hero.side);
    this.count(state, this.places.losses + hero.side, 1);
    return this.nextHero(state, state.at + 1);
  }

  private rollPart(state: BattleState, hero: Hero, condition: Condition, dice: Dice): number {
    const rows = hero.personal.rowsIn(turnOf(state.result, hero.side), condition.isCrippled(hero.victim.who));
    const { damage, reputation, opportunity } = rows.roll(dice, SITE.personal);
    this.count(state, this.places.reputation + state.at, reputation);
    state.chance = this.facts.opportunityBonus === 0 ? 0 : opportunity;
    if (damage < 0) return this.survive(state, hero.side);
    state.harm = damage;
    state.stage = STAGE.suffering;
    return CONTINUES;
  }

  /** His opportunity counts: he is not out. // SS-MASS-7 */
  private survive(state: BattleState, side: number): number {
    state.gathered[side] = (state.gathered[side] as number) + state.chance;
    return this.nextHero(state, state.at + 1);
  }

  // SS-MASS-8
  private countLosses(state: BattleState, dice: Dice): number {
    const { casualties } = this.facts;
    const side = state.at;
    const { wounded, killed }: Casualties = side === winnerOf(state) ? casualties.winner : casualties.loser;
    dice.scope(state.round, side);
    const face = dice.roll(D10, SITE.casualties);
    this.count(state, this.places.wounded + side, wounded[face - 1] as number);
    this.count(state, this.places.killed + side, killed[face - 1] as number);
    if (side === 0) {
      state.at = 1;
      return CONTINUES;
    }
    return this.nextLooter(state, 0);
  }

  private loot(state: BattleState, dice: Dice): number {
    const { loot } = this.facts.heroes[state.at] as Hero;
    dice.scope(state.round, 2 + state.at);
    this.count(state, this.places.loot + state.at, loot.roll(dice, SITE.loot).guilders);
    return this.nextLooter(state, state.at + 1);
  }

  /** To the next hero of the winner who is not out, or to the end. */
  private nextLooter(state: BattleState, from: number): number {
    const { heroes } = this.facts;
    const winner = winnerOf(state);
    let hero = from;
    while (hero < heroes.length && (heroes[hero]?.side !== winner || state.conditions[hero]?.isOut === true)) hero += 1;
    state.at = hero;
    state.stage = STAGE.looting;
    return hero < heroes.length ? CONTINUES : winner;
  }

  private count({ counts }: BattleState, place: number, by: number): void {
    counts[place] = (counts[place] as number) + by;
  }

  /** The losers keep half of the reputation that they won. // SS-MASS-7 */
  settle(metric: number, value: number, outcome: number): number {
    const { heroes, turns, leastReputation } = this.facts;
    const hero = heroes[metric - this.places.reputation];
    if (hero === undefined || outcome === DRAW || outcome === hero.side) return value;
    const least = turns * leastReputation;
    return Math.floor((value + least) / 2) - least;
  }

  key(state: BattleState, out: Int32Array): void {
    state.key(out);
  }

  copy(from: BattleState, to: BattleState): void {
    to.copyFrom(from);
  }

  measure(state: BattleState, out: Int32Array): void {
    out.set(state.counts);
  }

  describe(state: BattleState, language: Language): readonly string[] {
    const { armies, heroes } = this.facts;
    return [
      describeArmy(armies[0], { wins: Math.max(0, state.lead), stock: state.stock[0] as number }, language),
      describeArmy(armies[1], { wins: Math.max(0, -state.lead), stock: state.stock[1] as number }, language),
      ...heroes.map(({ victim }, hero) => describeCondition(victim.who, state.conditions[hero] as Condition, language)),
    ];
  }
}

function winnerOf({ lead }: BattleState): number {
  return lead > 0 ? 0 : 1;
}

/** How a turn goes for an army. */
function turnOf(result: number, side: number): TurnState {
  if (result === EVEN) return 'even';
  return (result === LOST) === (side === 1) ? 'winning' : 'losing';
}
