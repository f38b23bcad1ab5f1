import type { Dice } from '../../dice/dice.ts';
import { played } from '../act.ts';
import { metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language, type Metric, type Outcome } from '../system.ts';
import { check, total } from './checks.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { FATES, fateOf, OUT, UNHURT } from './fate.ts';
import type { Hazard } from './hazard.ts';
import { SITE } from './sites.ts';
import { UNITS } from './words.ts';

/** What is counted of a hazard, by name. */
const METRICS = {
  damage: metric('damage', UNITS.flesh, 'damage', 'dommages'),
  dramatic: metric('dramatic', UNITS.dramatic, 'new dramatic wounds', 'nouvelles blessures graves'),
  flesh: metric('flesh', UNITS.flesh, 'flesh wounds in the end', 'blessures légères à la fin'),
} as const satisfies Readonly<Record<string, Metric>>;

type Count = keyof typeof METRICS;

/** Escaped altogether. */
export const AVOIDED = outcome('avoided', 'avoided', 'évité');

/** Stages of a danger, in order. */
const ESCAPING = 0;
const SUFFERING = 1;
const CHECKING = 2;

/** State of somebody in danger. */
class Plight {
  readonly condition = new Condition(0);
  stage = ESCAPING;
  timesLeft = 0;
  isHurt = false;
  hasWounds = false;
  damage = 0;
  dramatic = 0;
  /** Flesh wounds in the end; 0 until then. */
  flesh = 0;
}

/** What a kind shows of a hazard. */
export interface HazardView {
  /** The outcome of who was not hurt; null where everybody is. */
  readonly unhurt: Outcome | null;
  readonly counts: readonly Count[];
}

/** Somebody in danger: escapes, damage and wound checks until it is over or he is out. */
class HazardModel extends SmallModel<Plight> {
  readonly keyLength: number;
  private readonly hazard: Hazard;
  private readonly counts: readonly Count[];
  /** Index of the first fate less its place among the outcomes. */
  private readonly from: number;

  constructor(hazard: Hazard, { unhurt, counts }: HazardView, { engine }: CompileOptions) {
    const fates = FATES.slice(1);
    super({
      outcomes: unhurt === null ? fates : [unhurt, ...fates],
      metrics: counts.map((name) => METRICS[name]),
      actors: [hazard.who.name],
      engine,
    });
    this.hazard = hazard;
    this.counts = counts;
    this.from = unhurt === null ? 1 : 0;
    this.keyLength = 1 + new Plight().condition.keyLength;
  }

  createState(): Plight {
    return new Plight();
  }

  reset(state: Plight): void {
    const { who, victim } = this.hazard;
    if (victim === null) state.condition.begin(who);
    else victim.begin(state.condition);
    state.stage = ESCAPING;
    state.timesLeft = this.hazard.times;
    state.isHurt = false;
    state.hasWounds = false;
    state.damage = 0;
    state.dramatic = 0;
    state.flesh = 0;
  }

  protected advance(state: Plight, dice: Dice): number {
    dice.scope(1, 0);
    switch (state.stage) {
      case ESCAPING:
        return this.escape(state, dice);
      case SUFFERING:
        return this.suffer(state, dice);
      default:
        return this.check(state, dice);
    }
  }

  private escape(state: Plight, dice: Dice): number {
    const { escape: way, who } = this.hazard;
    if (way !== null) {
      const roll = way.rolls[state.condition.isCrippled(who) ? 1 : 0];
      if (check(roll, way.tn, dice, way.site)) return this.passOver(state);
    }
    state.stage = SUFFERING;
    return CONTINUES;
  }

  private suffer(state: Plight, dice: Dice): number {
    const { damage, victim } = this.hazard;
    const points = typeof damage === 'number' ? damage : total(damage, dice, SITE.damage);
    state.damage += points;
    if (points === 0 && this.from === 0) return this.passOver(state); // SS-HAZ-4
    state.isHurt = true;
    if (victim === null) return OUT - this.from;
    state.condition.flesh += points;
    state.stage = CHECKING;
    return CONTINUES;
  }

  private check(state: Plight, dice: Dice): number {
    const { victim } = this.hazard;
    if (victim === null) return OUT - this.from;
    const { condition } = state;
    const dramatic = victim.check(condition, condition.flesh, dice); // SS-WND-1
    state.dramatic += dramatic;
    if (dramatic > 0) state.hasWounds = true;
    return this.passOver(state);
  }

  /** The danger is over for this time. */
  private passOver(state: Plight): number {
    const { who } = this.hazard;
    state.timesLeft -= 1;
    state.stage = ESCAPING;
    if (state.timesLeft > 0 && !state.condition.isOut) return CONTINUES;
    state.flesh = state.condition.flesh;
    return (state.isHurt ? fateOf(who, state.condition, state.hasWounds) : UNHURT) - this.from;
  }

  key(state: Plight, out: Int32Array): void {
    out[0] = state.stage | (state.isHurt ? 4 : 0) | (state.hasWounds ? 8 : 0) | (state.timesLeft << 4);
    state.condition.key(out, 1);
  }

  copy(from: Plight, to: Plight): void {
    to.condition.copyFrom(from.condition);
    to.stage = from.stage;
    to.timesLeft = from.timesLeft;
    to.isHurt = from.isHurt;
    to.hasWounds = from.hasWounds;
    to.damage = from.damage;
    to.dramatic = from.dramatic;
    to.flesh = from.flesh;
  }

  measure(state: Plight, out: Int32Array): void {
    for (let i = 0; i < this.counts.length; i += 1) out[i] = state[this.counts[i] as Count];
  }

  describe({ condition }: Plight, language: Language): readonly string[] {
    return [describeCondition(this.hazard.who, condition, language)];
  }
}

/** Somebody in danger, as a model. */
export function compileHazard(hazard: Hazard, view: HazardView, options: CompileOptions): ReturnType<typeof played> {
  return played(new HazardModel(hazard, view, options));
}
