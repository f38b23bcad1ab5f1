import type { Dice } from '../../dice/dice.ts';
import { outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import type { CompileOptions, Language } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { type Ending, endingMetrics, endingsOf, measureEndings } from './ending.ts';
import { Exchanges, RESULT } from './exchange.ts';
import { half } from './lengths.ts';
import type { Rulings } from './rulings.ts';

/** Indices of the fighters; the dominator is the captor himself or a companion. */
const CAPTOR = 0;
const TARGET = 1;
const COMPANION = 2;

const OUTCOMES = [
  outcome('captured', 'captured', 'capturé'),
  outcome('resisted', 'resists', 'résiste'),
  outcome('not-dominated', 'not dominated', 'non dominé'),
  outcome('countered', 'the target dominates', 'la cible domine'),
];
const CAPTURED = 0;
const RESISTED = 1;
const NOT_DOMINATED = 2;
const COUNTERED = 3;

/** State of a capture. */
class Capture {
  /** Index fighter → condition. */
  readonly conditions: readonly Condition[];

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
  }

  condition(index: number): Condition {
    return this.conditions[index] as Condition;
  }
}

/** A capture, ready to be tried. */
export interface CaptureFacts {
  /** The captor, the target, and the companion who dominates it where there is one. */
  readonly combatants: readonly Combatant[];
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
}

function endingsIn(combatants: readonly Combatant[]): readonly Ending[] {
  return ['attacker', 'target', 'dominator']
    .slice(0, combatants.length)
    .flatMap((who, i) => endingsOf(i, who, ['lost']));
}

/** A fighter, or a companion of his, dominates somebody to take him prisoner. // MB-CAPT */
export class CaptureModel extends SmallModel<Capture> {
  readonly keyLength = 1;
  private readonly facts: CaptureFacts;
  private readonly endings: readonly Ending[];
  private readonly exchanges: Exchanges;
  /** Index of who attacks the target. */
  private readonly dominator: number;

  constructor(facts: CaptureFacts) {
    const { combatants, engine } = facts;
    const endings = endingsIn(combatants);
    super({ outcomes: OUTCOMES, metrics: endingMetrics(endings), actors: combatants.map(({ name }) => name), engine });
    this.facts = facts;
    this.endings = endings;
    this.exchanges = new Exchanges(facts);
    this.dominator = combatants.length > COMPANION ? COMPANION : CAPTOR;
  }

  createState(): Capture {
    return new Capture(this.facts.combatants.length);
  }

  reset(state: Capture): void {
    const { combatants } = this.facts;
    for (let i = 0; i < combatants.length; i += 1) state.condition(i).begin(combatants[i] as Combatant);
  }

  protected advance(state: Capture, dice: Dice): number {
    const { exchanges, dominator } = this;
    const { rulings } = this.facts;
    exchanges.prepare(dominator, TARGET);
    exchanges.order.isWithheld = dominator === CAPTOR || rulings['companion-damage'] === 'none'; // MB-CAPT-2
    exchanges.play(state.condition(dominator), state.condition(TARGET), 1, dice);
    const { result } = exchanges.report;
    if (result === RESULT.defender) return COUNTERED; // MB-CAPT-6
    if (result !== RESULT.attacker) return NOT_DOMINATED;
    const isCaptured = dominator === CAPTOR ? this.byWill() : this.byPhysique(state.condition(CAPTOR));
    if (isCaptured) {
      state.condition(TARGET).isPrisoner = true;
      return CAPTURED;
    }
    this.backlash(state.condition(CAPTOR));
    return RESISTED;
  }

  private fighter(index: number): Combatant {
    return this.facts.combatants[index] as Combatant;
  }

  // MB-CAPT-3
  private byWill(): boolean {
    const captor = this.fighter(CAPTOR);
    return (captor.willValue ?? 0) + this.weaponDamage(true) >= this.targetWill;
  }

  // MB-CAPT-5
  private byPhysique({ physique }: Condition): boolean {
    return physique >= this.targetWill;
  }

  private get targetWill(): number {
    return this.fighter(TARGET).willValue ?? 0;
  }

  /** Damage of the captor's weapon. @param doubles on a special success with it // MB-DMG-2, MB-BODY-3 */
  private weaponDamage(doubles: boolean): number {
    const { damage, special } = this.fighter(CAPTOR).weapon;
    const { order, report } = this.exchanges;
    const isDoubled =
      doubles &&
      report.isSpecialAttack &&
      !order.isBodyStrike &&
      (this.facts.rulings['special-doubling'] !== 'stunning-only' || special === 'stunning');
    return isDoubled ? 2 * damage : damage;
  }

  /** What a failed attempt costs. // MB-CAPT-4, MB-CAPT-5 */
  private backlash(captor: Condition): void {
    const { rulings } = this.facts;
    const whole =
      this.dominator === CAPTOR ? this.weaponDamage(rulings['capture-backlash'] === 'with-special') : this.targetWill;
    captor.wound(Math.max(0, half(whole, rulings) - this.protection(captor)), rulings);
  }

  private protection({ armour }: Condition): number {
    const { rulings } = this.facts;
    if (rulings['backlash-armour'] === 'ignored') return 0;
    return armour + (rulings.shield === 'flat' ? this.fighter(CAPTOR).shield : 0);
  }

  /** It is over after one step. */
  key(_state: Capture, out: Int32Array): void {
    out[0] = 0;
  }

  copy(from: Capture, to: Capture): void {
    for (let i = 0; i < from.conditions.length; i += 1) to.condition(i).copyFrom(from.condition(i));
  }

  measure({ conditions }: Capture, out: Int32Array): void {
    measureEndings(this.endings, this.facts.combatants, conditions, out, 0);
  }

  describe({ conditions }: Capture, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}
