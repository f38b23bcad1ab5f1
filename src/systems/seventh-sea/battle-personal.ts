import type { Dice } from '../../dice/dice.ts';
import { drawsLaws } from '../act.ts';
import { metric } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language } from '../system.ts';
import { total } from './checks.ts';
import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import type { DieRows } from './die-rows.ts';
import { FATES, fateOf, UNHURT } from './fate.ts';
import { PersonalRoll, type Plight } from './personal-roll.ts';
import type { Roll, Rulings } from './pools.ts';
import { SITE } from './sites.ts';
import type { BattleLevel, BattleState, Tables } from './table-types.ts';
import { Victim } from './victim.ts';
import { UNITS } from './words.ts';
import { combatScale, STEP } from './wounds.ts';

export interface BattlePersonalFacts {
  readonly who: Combatant;
  readonly level: BattleLevel;
  /** How the turn goes for his side. */
  readonly state: BattleState;
  readonly modifier: number;
  readonly table: Tables['battle-table'];
  readonly rulings: Rulings;
}

const STAGE = { rolling: 0, suffering: 1, checking: 2 } as const;

/** State of one personal roll. */
class Part {
  readonly condition = new Condition(0);
  stage: number = STAGE.rolling;
  /** Index of the damage roll that is next. */
  harm = 0;
  /** Flesh wounds against which the next wound check is made. */
  tn = 0;
  /** Heroic opportunity that the roll gives him, unless he falls. */
  chance = 0;
  // Metrics, each from its least value.
  roll = 0;
  damage = 0;
  dramatic = 0;
  reputation = 0;
  opportunity = 0;
}

/** A hero's part in one turn of a battle. // SS-MASS-5, SS-MASS-6 */
export class BattlePersonalModel extends SmallModel<Part> {
  readonly keyLength: number;
  private readonly victim: Victim;
  private readonly personal: PersonalRoll;
  private readonly rows: DieRows<Plight>;
  private readonly leastRoll: number;
  private readonly leastReputation: number;

  constructor({ who, level, state, modifier, table, rulings }: BattlePersonalFacts, options: CompileOptions) {
    const isDrawn = drawsLaws(options);
    const victim = new Victim(who, { scale: combatScale(STEP.ordinary, rulings), rulings, isDrawn });
    const personal = new PersonalRoll({ who, level, modifier, table, rulings, isDrawn });
    const start = new Condition(0);
    victim.begin(start);
    const rows = personal.rowsIn(state, start.isCrippled(who));
    const leastRoll = Math.min(0, rows.pool.min + personal.added);
    const leastReputation = Math.min(0, ...(table[level]?.[state] ?? []).map(({ reputation }) => reputation));
    super({
      outcomes: FATES,
      metrics: [
        { ...metric('roll', UNITS.points, 'personal roll', 'jet personnel'), min: leastRoll },
        metric('damage', UNITS.flesh, 'damage after Brawn and defence', 'dommages, Gaillardise et défense déduites'),
        metric('dramatic', UNITS.dramatic, 'dramatic wounds', 'blessures graves'),
        { ...metric('reputation', UNITS.points, 'reputation', 'réputation'), min: leastReputation },
        metric('opportunity', UNITS.opportunities, 'heroic opportunity', 'opportunité héroïque'),
      ],
      actors: [who.name],
      engine: options.engine,
    });
    this.keyLength = 3 + start.keyLength;
    this.victim = victim;
    this.personal = personal;
    this.rows = rows;
    this.leastRoll = leastRoll;
    this.leastReputation = leastReputation;
  }

  createState(): Part {
    return new Part();
  }

  reset(state: Part): void {
    this.victim.begin(state.condition);
    state.stage = STAGE.rolling;
    state.harm = 0;
    state.tn = 0;
    state.chance = 0;
    state.roll = 0;
    state.damage = 0;
    state.dramatic = 0;
    state.reputation = 0;
    state.opportunity = 0;
  }

  protected advance(state: Part, dice: Dice): number {
    dice.scope(1, 0);
    switch (state.stage) {
      case STAGE.rolling:
        return this.rollPart(state, dice);
      case STAGE.suffering:
        return this.suffer(state, dice);
      default:
        return this.check(state, dice);
    }
  }

  private rollPart(state: Part, dice: Dice): number {
    const { added } = this.personal;
    const reached = dice.keep(this.rows.pool, SITE.personal, added) + added;
    const { damage, reputation, opportunity } = this.rows.at(reached);
    state.roll = reached - this.leastRoll;
    state.reputation = reputation - this.leastReputation;
    state.chance = opportunity;
    state.harm = damage;
    if (damage < 0) return this.survive(state, UNHURT);
    state.stage = STAGE.suffering;
    return CONTINUES;
  }

  private suffer(state: Part, dice: Dice): number {
    const points = Math.max(0, total(this.personal.damages[state.harm] as Roll, dice, SITE.damage));
    if (points === 0) return this.survive(state, UNHURT);
    state.damage = points;
    state.tn = state.condition.flesh + points;
    state.stage = STAGE.checking;
    return CONTINUES;
  }

  private check(state: Part, dice: Dice): number {
    const { condition } = state;
    state.dramatic = this.victim.check(condition, state.tn, dice);
    return this.survive(state, fateOf(this.victim.who, condition, state.dramatic > 0));
  }

  /** An opportunity counts only for who is not out. // SS-MASS-7 */
  private survive(state: Part, fate: number): number {
    if (!state.condition.isOut) state.opportunity = state.chance;
    return fate;
  }

  key(state: Part, out: Int32Array): void {
    out[0] = state.stage | (state.chance << 2);
    out[1] = state.stage === STAGE.suffering ? state.harm : 0;
    out[2] = state.tn;
    state.condition.key(out, 3);
  }

  copy(from: Part, to: Part): void {
    to.condition.copyFrom(from.condition);
    to.stage = from.stage;
    to.harm = from.harm;
    to.tn = from.tn;
    to.chance = from.chance;
    to.roll = from.roll;
    to.damage = from.damage;
    to.dramatic = from.dramatic;
    to.reputation = from.reputation;
    to.opportunity = from.opportunity;
  }

  measure(state: Part, out: Int32Array): void {
    out[0] = state.roll;
    out[1] = state.damage;
    out[2] = state.dramatic;
    out[3] = state.reputation;
    out[4] = state.opportunity;
  }

  describe({ condition }: Part, language: Language): readonly string[] {
    return [describeCondition(this.victim.who, condition, language)];
  }
}
