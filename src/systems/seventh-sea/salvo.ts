import type { Dice, Law } from '../../dice/dice.ts';
import { Act, drawsLaws } from '../act.ts';
import { metric, outcome } from '../outcomes.ts';
import { CONTINUES, type CompileOptions } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';
import type { Rulings } from './rulings.ts';
import { rollSalvo, salvoDice, salvoLaw } from './salvo-hits.ts';
import { SITE } from './sites.ts';
import type { SalvoRow } from './table-types.ts';
import { Victim } from './victim.ts';
import { UNITS } from './words.ts';
import { combatScale, STEP } from './wounds.ts';

const OUTCOMES = [
  outcome('annihilated', 'all of them are out', 'tous hors de combat'),
  outcome('standing', 'some still stand', 'certains tiennent encore'),
];
const ANNIHILATED = 0;
const STANDING = 1;

const METRICS = [
  metric('hits', UNITS.hits, 'hits', 'coups au but'),
  metric('brutes-killed', UNITS.brutes, 'brutes killed', 'brutes tuées'),
  metric('losses', UNITS.fighters, 'individuals out', 'individus hors de combat'),
  metric('dramatic', UNITS.dramatic, 'dramatic wounds of leaders', 'blessures graves des chefs'),
];

/** Dice up to which the law of the hits is also worked out in fractions. */
const RATIONAL_DICE_MAX = 40;

/** TN of whoever lies, and what each rank of a defence knack adds. // SS-ATT-2, SS-ATT-3 */
const TN_BASE = 5;
const TN_A_RANK = 5;

/** What leaders and squads add to the level of a salvo. // SS-SALVO-1 */
const LEVEL_OF = { hero: 3, villain: 3, henchman: 2, ship: 0 } as const;

/** Level of a salvo. // SS-SALVO-1 */
export function salvoLevel(shooters: readonly Combatant[]): number {
  return shooters.reduce((sum, who) => sum + (who.rank === 'squad' ? who.size + who.threat : LEVEL_OF[who.rank]), 0);
}

/** Individuals of a group, every brute counted. // SS-SALVO-3 */
export function individualsIn(group: readonly Combatant[]): number {
  return group.reduce((sum, { size }) => sum + size, 0);
}

/** Flesh wounds that each hit does to a leader. // SS-SALVO-4 */
export function woundsOfHit({ passive, isProne }: Combatant, table: readonly SalvoRow[]): number {
  const tn = isProne ? TN_BASE : TN_BASE + TN_A_RANK * passive.rank;
  return table.find(({ 'tn-max': most }) => most === undefined || tn <= most)?.wounds ?? 0;
}

/** A leader under fire. */
interface Leader {
  readonly victim: Victim;
  readonly woundsOfHit: number;
}

export interface SalvoFacts {
  readonly shooters: readonly Combatant[];
  readonly targets: readonly Combatant[];
  readonly table: readonly SalvoRow[];
  readonly rulings: Rulings;
}

const STAGE = { firing: 0, sharing: 1, checking: 2, felling: 3 } as const;

/**
 * - share: hits that everybody takes
 * - surplus: hits beyond these which may still fall on the next individual
 * - passed: hits of the surplus that have missed the leader under fire
 * - leader: index of the leader under fire
 * - taken: hits of that leader
 * - standing: 1 once somebody is known to stand
 */
type Name =
  | 'stage'
  | 'share'
  | 'surplus'
  | 'passed'
  | 'leader'
  | 'taken'
  | 'standing'
  | 'hits'
  | 'killed'
  | 'losses'
  | 'dramatic';

/** Musket fire of one group on another: hits are shared out, brutes die, leaders roll. // SS-SALVO-1 to 4 */
export class SalvoModel extends Act<Name> {
  private readonly diceCount: number;
  private readonly law: Law | null;
  private readonly leaders: readonly Leader[];
  private readonly brutes: number;
  private readonly individuals: number;
  private readonly isDistinct: boolean;
  /** The leader under fire; begun anew for each check. */
  private readonly condition = new Condition(0);

  constructor({ shooters, targets, table, rulings }: SalvoFacts, options: CompileOptions) {
    const level = salvoLevel(shooters);
    const diceCount = salvoDice(level);
    const leaders = targets.filter(({ rank }) => rank !== 'squad');
    super({
      outcomes: OUTCOMES,
      metrics: METRICS,
      actors: ['salvo', ...leaders.map(({ name }) => name)],
      engine: options.engine,
      keyed: ['stage', 'share', 'surplus', 'passed', 'leader', 'taken', 'standing', 'killed'],
      counted: ['hits', 'killed', 'losses', 'dramatic'],
      opening: {
        en: `level ${level}: ${diceCount} dice on ${individualsIn(targets)} individuals`,
        fr: `niveau ${level} : ${diceCount} dés sur ${individualsIn(targets)} individus`,
      },
    });
    const isDrawn = drawsLaws(options);
    const isRational = options.engine === 'fractions';
    this.diceCount = diceCount;
    this.law = isDrawn && (!isRational || diceCount <= RATIONAL_DICE_MAX) ? salvoLaw(diceCount, isRational) : null;
    this.leaders = leaders.map((who) => ({
      victim: new Victim(who, { scale: combatScale(STEP.explosive, rulings), rulings, isDrawn }),
      woundsOfHit: woundsOfHit(who, table),
    }));
    this.individuals = individualsIn(targets);
    this.brutes = this.individuals - leaders.length;
    this.isDistinct = rulings['salvo-surplus'] === 'distinct';
  }

  protected advance(state: Record<Name, number>, dice: Dice): number {
    switch (state.stage) {
      case STAGE.firing:
        return this.fire(state, dice);
      case STAGE.sharing:
        dice.scope(1, 1 + state.leader);
        return this.share(state, dice);
      case STAGE.checking:
        dice.scope(1, 1 + state.leader);
        return this.checkLeader(state, dice);
      default:
        return this.fellBrutes(state, dice);
    }
  }

  // SS-SALVO-2, SS-SALVO-3
  private fire(state: Record<Name, number>, dice: Dice): number {
    const { law, diceCount, individuals } = this;
    dice.scope(1, 0);
    state.hits = law === null ? rollSalvo(diceCount, dice) : dice.draw(law, SITE.salvo);
    state.share = Math.floor(state.hits / individuals);
    state.surplus = state.hits % individuals;
    return this.goOn(state, 0);
  }

  /** To a leader, or to the brutes once there is none left. */
  private goOn(state: Record<Name, number>, leader: number): number {
    state.leader = leader;
    state.taken = state.share;
    state.passed = 0;
    state.stage = leader < this.leaders.length ? STAGE.sharing : STAGE.felling;
    return CONTINUES;
  }

  /** Whether surplus hits fall on the leader rather than on those who come after him. [salvo-surplus] // SS-SALVO-3 */
  private share(state: Record<Name, number>, dice: Dice): number {
    const left = this.individuals - state.leader;
    if (state.surplus > 0) {
      state.surplus -= 1;
      // Distinct hits: one die for whether any of them is his. Others: a die for each.
      const mine = this.isDistinct ? state.surplus + 1 : 1;
      const isHit = dice.atLeast(left, left - mine + 1, SITE.surplus);
      if (isHit) state.taken += 1;
      else state.passed += 1;
      if (!this.isDistinct && state.surplus > 0) return CONTINUES;
    }
    state.surplus += state.passed;
    state.passed = 0;
    if (state.taken > 0) {
      state.stage = STAGE.checking;
      return CONTINUES;
    }
    state.standing = 1;
    return this.goOn(state, state.leader + 1);
  }

  // SS-SALVO-4
  private checkLeader(state: Record<Name, number>, dice: Dice): number {
    const { condition } = this;
    const { victim, woundsOfHit: wounds } = this.leaders[state.leader] as Leader;
    victim.begin(condition);
    state.dramatic += victim.check(condition, condition.flesh + state.taken * wounds, dice);
    if (condition.isOut) state.losses += 1;
    else state.standing = 1;
    return this.goOn(state, state.leader + 1);
  }

  /** Every brute who is hit dies. // SS-SALVO-4 */
  private fellBrutes(state: Record<Name, number>, dice: Dice): number {
    const { brutes, isDistinct } = this;
    if (brutes === 0) return this.end(state);
    if (state.share > 0 || isDistinct) {
      state.killed = state.share > 0 ? brutes : state.surplus;
      state.surplus = 0;
    } else if (state.surplus > 0) {
      dice.scope(1, 0);
      if (dice.atLeast(brutes, state.killed + 1, SITE.surplus)) state.killed += 1;
      state.surplus -= 1;
    }
    return state.surplus > 0 ? CONTINUES : this.end(state);
  }

  private end(state: Record<Name, number>): number {
    state.losses += state.killed;
    return state.standing === 0 && state.killed === this.brutes ? ANNIHILATED : STANDING;
  }
}
