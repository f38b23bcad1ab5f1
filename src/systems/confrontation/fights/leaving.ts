import type { Dice } from '../../../dice/dice.ts';
import { type Combatant, LEVEL } from '../combatant.ts';
import { Disengagements } from '../disengagement.ts';
import { SITE } from '../sites.ts';
import type { FightFacts } from './facts.ts';
import { COUNT, type Fight, FLAG, PRESENCE } from './fight.ts';
import type { Front } from './front.ts';
import { memberAt, sizeOf } from './members.ts';
import type { Party } from './party.ts';
import { Targets } from './targets.ts';
import type { TurnPart } from './turn-part.ts';
import type { Values } from './values.ts';

/** The attempt is due, or the choice of whom to engage next. */
const TRYING = 0;
const CHOOSING = 1;

/** Whether anybody would ever leave contact. */
export function mayLeave({ combatants }: Party): boolean {
  return combatants.some(({ tactics }) => tactics.disengage !== 'never');
}

/** Disengagements, after the assaults of a turn: side by side, in list order. // CF-TURN-3, CF-DIS */
export class Leaving implements TurnPart {
  readonly endsFights = true;
  private readonly combatants: readonly Combatant[];
  private readonly sideOf: readonly number[];
  private readonly front: Front;
  private readonly values: Values;
  private readonly disengagements: Disengagements;
  private readonly targets: Targets;
  private readonly isOpenAtOnce: boolean;

  /** @param isOpenAtOnce attempts are possible in the first turn, too // CF-DIS-8 */
  constructor(facts: FightFacts, front: Front, values: Values, isOpenAtOnce: boolean) {
    const { party, rulings, engine } = facts;
    this.combatants = party.combatants;
    this.sideOf = party.sideOf;
    this.front = front;
    this.values = values;
    this.disengagements = new Disengagements({ combatants: party.combatants, rulings, engine });
    this.targets = new Targets(facts);
    this.isOpenAtOnce = isOpenAtOnce;
  }

  begin(fight: Fight): void {
    fight.cursor = 0;
    fight.stage = TRYING;
  }

  settle(fight: Fight): boolean {
    if (fight.stage === CHOOSING) return true;
    const isClosed = fight.isFirstTurn && !this.isOpenAtOnce;
    for (; !isClosed && fight.cursor < fight.units.length; fight.cursor += 1)
      if (this.tries(fight, fight.cursor)) return true;
    fight.cursor = 0;
    return false;
  }

  roll(fight: Fight, dice: Dice): void {
    if (fight.stage === TRYING) this.attempt(fight, fight.cursor, dice);
    else this.choose(fight, fight.cursor, dice);
  }

  /** Whether a fighter will and may try. // CF-DIS-1, CF-DIS-8 */
  private tries(fight: Fight, fighter: number): boolean {
    const { tactics } = this.combatants[fighter] as Combatant;
    if (tactics.disengage === 'never') return false;
    if (fight.unit(fighter).is(FLAG.assaulted | FLAG.acted)) return false;
    const contacts = this.front.contacts(fight, fighter);
    if (contacts === 0 || !this.wants(fight, fighter, contacts)) return false;
    this.prepare(fight, fighter, contacts);
    return this.disengagements.mayTry(tactics.disengage);
  }

  /** The decision `disengage-when`. */
  private wants(fight: Fight, fighter: number, contacts: number): boolean {
    const { level } = fight.unit(fighter).condition;
    switch ((this.combatants[fighter] as Combatant).tactics['disengage-when']) {
      case 'light':
        return level >= LEVEL.light;
      case 'serious':
        return level >= LEVEL.serious;
      case 'outnumbered':
        return sizeOf(contacts) >= 2;
      default:
        return true;
    }
  }

  private prepare(fight: Fight, fighter: number, contacts: number): void {
    const { disengagements, values } = this;
    const unit = fight.unit(fighter);
    disengagements.start(fighter, values.initiative(unit, fighter), values.strength(unit, fighter));
    for (let i = 0; i < fight.units.length; i += 1) if ((contacts & (1 << i)) !== 0) disengagements.face(i);
  }

  private attempt(fight: Fight, fighter: number, dice: Dice): void {
    const unit = fight.unit(fighter);
    const { tactics } = this.combatants[fighter] as Combatant;
    const contacts = this.front.contacts(fight, fighter);
    const way = tactics.disengage === 'never' ? 'agility' : tactics.disengage;
    this.prepare(fight, fighter, contacts);
    fight.cursor += 1;
    if (!this.disengagements.attempt(way, unit.condition, fight.round, dice)) {
      unit.flags |= FLAG.forced; // CF-DIS-6
    } else if (tactics['after-disengaging'] === 'leave') {
      fight.remove(fighter, PRESENCE.left);
      fight.count(COUNT.left, this.sideOf[fighter] as number, 1);
    } else if (this.targets.isRandom(fighter, contacts)) {
      fight.cursor = fighter;
      fight.stage = CHOOSING;
    } else this.engage(fight, fighter, contacts, this.targets.choose(fight, fighter, contacts));
  }

  private choose(fight: Fight, fighter: number, dice: Dice): void {
    const contacts = this.front.contacts(fight, fighter);
    dice.scope(fight.round, fighter);
    const target = memberAt(contacts, dice.roll(sizeOf(contacts), SITE.target) - 1);
    fight.cursor += 1;
    fight.stage = TRYING;
    this.engage(fight, fighter, contacts, target);
  }

  /** He turns to one of those whom he touched; the others are out of this turn's combat. // CF-DIS-7 */
  private engage(fight: Fight, fighter: number, contacts: number, target: number): void {
    fight.unit(fighter).flags |= FLAG.acted | FLAG.engaging;
    fight.unit(target).flags |= FLAG.assaulted;
    for (let i = 0; i < fight.units.length; i += 1) {
      if (i !== target && (contacts & (1 << i)) !== 0) fight.unit(i).flags |= FLAG.apart;
    }
  }
}
