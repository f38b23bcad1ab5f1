import type { Dice } from '../../dice/dice.ts';
import { played } from '../act.ts';
import { inVain, metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language, type Metric, type Variant } from '../system.ts';
import type { AttackFields } from './attack-fields.ts';
import { type Combatant, combatantOf } from './combatant.ts';
import { describeCondition } from './condition-words.ts';
import { AVOIDED, HIT } from './exchange.ts';
import { FATES, fateOf } from './fate.ts';
import { Feelings } from './feelings.ts';
import { Fray, IDLE } from './fray.ts';
import { Ground } from './ground.ts';
import { type Manner, mannerOf } from './manner.ts';
import type { Habits } from './pairings.ts';
import { type Pair, type Stakes, stakesOf } from './stakes.ts';
import { Strikes } from './strike.ts';
import { Helpers } from './support.ts';
import { tablesOf } from './tables.ts';
import { wieldedBy } from './wielded.ts';
import { UNITS, WOUND_OUTCOMES } from './words.ts';

const ATTACKER = 0;
const TARGET = 1;

const MISSED = inVain(outcome('miss', 'missed', 'manqué'));
const EVADED = inVain(outcome('avoided', 'avoided', 'évité'));

/** What can come of an attack on a person, in order: FATES but for the first follow. */
const PERSON_OUTCOMES = [MISSED, EVADED, ...FATES.slice(1)];
/** What can come of an attack on a squad, in order. */
const SQUAD_OUTCOMES = [MISSED, EVADED, outcome('felled', 'brutes felled', 'brutes abattues'), WOUND_OUTCOMES.out];
/** Index of the outcome that is the first of {@link FATES} to follow, less its index there. */
const FATES_FROM = 1;
const FELLED = 2;
const ALL_FELLED = 3;

/** State of one attack. */
class Attack {
  readonly fray: Fray;
  hasBegun = false;
  /** A wound check of this attack was failed. */
  hasWounded = false;
  total = 0;
  raises = 0;
  hits = 0;
  damage = 0;
  dramatic = 0;
  felled = 0;

  constructor(fray: Fray) {
    this.fray = fray;
  }
}

/** An attack ready to be played. */
interface AttackFacts {
  readonly combatants: Pair;
  /** Index of the weapon in the attacker's list. */
  readonly weapon: number;
  readonly isDefended: boolean;
  readonly targetStates: readonly string[];
  readonly gmDice: number;
  readonly strikes: Strikes;
}

/** One attack of one fighter on another, from the attack roll to the wound check. */
class AttackModel extends SmallModel<Attack> {
  readonly keyLength: number;
  private readonly facts: AttackFacts;
  private readonly isOnSquad: boolean;
  private readonly leastTotal: number;

  constructor(facts: AttackFacts, leastTotal: number, { engine }: CompileOptions) {
    const isOnSquad = facts.combatants[TARGET].rank === 'squad';
    super({
      outcomes: isOnSquad ? SQUAD_OUTCOMES : PERSON_OUTCOMES,
      metrics: metricsOf(leastTotal, isOnSquad),
      actors: facts.combatants.map(({ name }) => name),
      engine,
    });
    this.facts = facts;
    this.isOnSquad = isOnSquad;
    this.leastTotal = leastTotal;
    this.keyLength = 1 + new Fray(facts.combatants).keyLength;
  }

  createState(): Attack {
    return new Attack(new Fray(this.facts.combatants));
  }

  reset(state: Attack): void {
    setOut(state.fray, this.facts);
    state.hasBegun = false;
    state.hasWounded = false;
    state.total = 0;
    state.raises = 0;
    state.hits = 0;
    state.damage = 0;
    state.dramatic = 0;
    state.felled = 0;
  }

  protected advance(state: Attack, dice: Dice): number {
    const { strikes, weapon, isDefended } = this.facts;
    const { report } = strikes;
    const { fray } = state;
    if (state.hasBegun) strikes.advance(fray, dice);
    else {
      strikes.begin(fray, ATTACKER, TARGET, weapon, isDefended, dice);
      state.hasBegun = true;
      state.total = report.total - this.leastTotal;
      state.raises = report.raises;
      state.hits = report.hits;
      if (report.result !== HIT) return report.result === AVOIDED ? 1 : 0;
    }
    state.damage += report.damage;
    state.dramatic += report.dramatic;
    state.felled += report.felled;
    if (report.dramatic > 0) state.hasWounded = true;
    return fray.stage === IDLE ? this.outcomeOf(state) : CONTINUES;
  }

  private outcomeOf({ fray, hasWounded }: Attack): number {
    const target = fray.condition(TARGET);
    if (this.isOnSquad) return target.isOut ? ALL_FELLED : FELLED;
    return FATES_FROM + fateOf(this.facts.combatants[TARGET], target, hasWounded);
  }

  key(state: Attack, out: Int32Array): void {
    out[0] = (state.hasBegun ? 1 : 0) | (state.hasWounded ? 2 : 0);
    state.fray.key(out, 1);
  }

  copy(from: Attack, to: Attack): void {
    to.fray.copyFrom(from.fray);
    to.hasBegun = from.hasBegun;
    to.hasWounded = from.hasWounded;
    to.total = from.total;
    to.raises = from.raises;
    to.hits = from.hits;
    to.damage = from.damage;
    to.dramatic = from.dramatic;
    to.felled = from.felled;
  }

  measure(state: Attack, out: Int32Array): void {
    out[0] = state.total;
    out[1] = state.raises;
    out[2] = state.hits;
    if (this.isOnSquad) out[3] = state.felled;
    else {
      out[3] = state.damage;
      out[4] = state.dramatic;
    }
  }

  describe({ fray }: Attack, language: Language): readonly string[] {
    return this.facts.combatants.map((who, fighter) => describeCondition(who, fray.condition(fighter), language));
  }
}

/** @param leastTotal lowest attack total, or what lies below it */
function metricsOf(leastTotal: number, isOnSquad: boolean): readonly Metric[] {
  const shared = [
    { ...metric('attack-total', UNITS.points, 'attack total', 'total de l’attaque'), min: leastTotal },
    metric('raises', UNITS.raises, 'raises', 'augmentations'),
    metric('hits', UNITS.hits, 'hits', 'coups portés'),
  ];
  if (isOnSquad) return [...shared, metric('felled', UNITS.brutes, 'brutes felled', 'brutes abattues')];
  return [
    ...shared,
    metric('damage', UNITS.flesh, 'damage', 'dommages'),
    metric('dramatic', UNITS.dramatic, 'dramatic wounds', 'blessures graves'),
  ];
}

/** The fray of an attack about to be made. */
function setOut(fray: Fray, { strikes, gmDice, targetStates }: AttackFacts): void {
  strikes.reset(fray, gmDice);
  const target = fray.condition(TARGET);
  if (targetStates.includes('prone')) target.isProne = true;
  target.isSurprised = targetStates.includes('surprised');
  target.isRecovering = targetStates.includes('recovering');
}

/** How both fight: as the fields of the attack say, else by their own tactics. */
function habitsOf(data: AttackFields, [attacker, target]: Pair, stakes: Stakes): readonly [Habits, Habits] {
  const own = mannerOf(attacker);
  const raises = data.raises === 'none' ? 0 : (data.raises ?? own.raises);
  return [
    {
      manner: {
        raises: raises as Manner['raises'],
        called: data.called ?? own.called,
        freeRaises: data['free-raises'],
        isFeint: data.feint ?? own.isFeint,
        isOffHand: data['off-hand'] ?? own.isOffHand,
        firesPair: data['two-pistols'] ?? own.firesPair,
      },
      drama: stakes.wishes[ATTACKER],
      wakes: false,
    },
    { manner: mannerOf(target), drama: stakes.wishes[TARGET], wakes: target.tactics.wakes },
  ];
}

/** The attacker with the weapon of his attack, which he need not own. */
function armed(data: AttackFields, variant: Variant): { readonly attacker: Combatant; readonly weapon: number } {
  const attacker = combatantOf(variant, data.attacker);
  if (data.weapon === undefined) return { attacker, weapon: 0 };
  const owned = attacker.weapons.findIndex(({ id }) => id === data.weapon);
  if (owned >= 0) return { attacker, weapon: owned };
  const weapons = [...attacker.weapons, wieldedBy(variant, data.attacker, data.weapon)];
  return { attacker: { ...attacker, weapons }, weapon: weapons.length - 1 };
}

/** An attack as its fields describe it. */
export function compileAttack(
  data: AttackFields,
  variant: Variant,
  options: CompileOptions,
): ReturnType<typeof played> {
  const { attacker, weapon } = armed(data, variant);
  const pair: Pair = [attacker, combatantOf(variant, data.target)];
  const stakes = stakesOf(data, pair);
  const habits = habitsOf(data, pair, stakes);
  const combatants: Pair = [
    { ...pair[ATTACKER], drama: stakes.own[ATTACKER] },
    { ...pair[TARGET], drama: stakes.own[TARGET] },
  ];
  const strikes = new Strikes({
    combatants,
    habits,
    ground: new Ground(variant.rulings, data.distance, options),
    helpers: new Helpers([{ squad: -1, brutes: data.support, value: 1 }, null]),
    feelings: new Feelings([
      { kind: 'intimidated', fighter: ATTACKER, by: TARGET, amount: data.intimidated },
      { kind: 'taunted', fighter: ATTACKER, by: TARGET, amount: data.taunted },
    ]),
    bruteDamage: tablesOf(variant)['brute-damage'],
    tellsTotals: true,
  });
  const facts: AttackFacts = {
    combatants,
    weapon,
    isDefended: data.defended,
    targetStates: data['target-states'],
    gmDice: stakes.gmDice,
    strikes,
  };
  return played(new AttackModel(facts, leastTotal(facts), options));
}

/** The lowest attack total; 0 where none is negative, so that metrics of most attacks begin there. */
function leastTotal(facts: AttackFacts): number {
  const fray = new Fray(facts.combatants);
  setOut(fray, facts);
  const { roll } = facts.strikes.foresee(fray, ATTACKER, TARGET, facts.weapon);
  // Drama dice only add to the least of the rest.
  const { pool, bonus } = roll.with(0);
  return Math.min(0, pool.min + bonus);
}
