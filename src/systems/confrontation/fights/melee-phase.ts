import type { Dice } from '../../../dice/dice.ts';
import type { Clash } from './clash.ts';
import { type FightFacts, headOf } from './facts.ts';
import { type Fight, FREE } from './fight.ts';
import { firstOf } from './members.ts';
import type { Pursuit } from './pursuit.ts';
import type { TurnPart } from './turn-part.ts';

/** Tasks of the agenda: a fighter who pursues, by his index, or from here on a combat that is to be fought. */
export const COMBAT = 32;

type Designation = 'listed' | 'reversed' | 'largest' | 'smallest';

/** The combat phase of a melee: combats one by one, each with the pursuits that follow it. // CF-SEP-4, CF-PUR */
export class MeleePhase implements TurnPart {
  readonly endsFights = false;
  private readonly clash: Clash;
  private readonly pursuit: Pursuit;
  /** Index side → its policy, that of its first fighter. */
  private readonly policies: readonly Designation[];
  private readonly movesFirst: boolean;

  constructor({ party, rulings }: FightFacts, clash: Clash, pursuit: Pursuit) {
    this.clash = clash;
    this.pursuit = pursuit;
    this.policies = [0, 1].map((side) => headOf(party, side)?.tactics['next-combat'] ?? 'listed');
    this.movesFirst = rulings['pursuit-order'] === 'moves-first';
  }

  begin(fight: Fight): void {
    fight.slot = FREE;
    fight.agendaLength = 0;
    this.forgetDesignator(fight);
  }

  settle(fight: Fight): boolean {
    for (;;) {
      if (fight.slot !== FREE) {
        if (this.clash.settle(fight)) return true;
        this.follow(fight);
      }
      if (!this.beginNext(fight)) return false;
    }
  }

  roll(fight: Fight, dice: Dice): void {
    this.clash.roll(fight, dice);
  }

  /** Finds the next combat. @returns false when nothing is left to be done */
  private beginNext(fight: Fight): boolean {
    while (fight.agendaLength > 0) {
      fight.agendaLength -= 1;
      const task = fight.agenda[fight.agendaLength] as number;
      const slot = task >= COMBAT ? task - COMBAT : this.pursuit.pursue(fight, task);
      if (slot !== FREE) return this.start(fight, slot);
    }
    if (fight.unresolved === 0) return this.finish(fight);
    const slot = this.designate(fight);
    fight.designator = 1 - fight.designator; // CF-SEP-4
    return this.start(fight, slot);
  }

  private start(fight: Fight, slot: number): boolean {
    fight.unresolved &= ~(1 << slot);
    this.forgetDesignator(fight);
    this.clash.begin(fight, slot);
    return true;
  }

  private finish(fight: Fight): boolean {
    for (let i = 0; i < fight.units.length; i += 1) fight.unit(i).slot = FREE;
    return false;
  }

  /** Who designates no longer matters once there is nothing to choose from. */
  private forgetDesignator(fight: Fight): void {
    if ((fight.unresolved & (fight.unresolved - 1)) === 0) fight.designator = 0;
  }

  /** After a combat: its winners pursue, one by one or all at once. // CF-PUR-1 */
  private follow(fight: Fight): void {
    const pursuers = this.pursuit.pursuers(fight);
    const members = (fight.bands[0] as number) | (fight.bands[1] as number);
    this.clash.end(fight);
    for (let left = members; left !== 0; left &= left - 1) fight.unit(firstOf(left)).slot = FREE;
    fight.slot = FREE;
    if (this.movesFirst) {
      this.moveAll(fight, pursuers);
      return;
    }
    for (let left = pursuers; left !== 0; ) {
      const last = 31 - Math.clz32(left);
      left &= ~(1 << last);
      fight.schedule(last);
    }
  }

  /** All moves, then the combats that they provoke, in the order of the moves. [pursuit-order] */
  private moveAll(fight: Fight, pursuers: number): void {
    const before = fight.agendaLength;
    for (let left = pursuers; left !== 0; left &= left - 1) {
      const slot = this.pursuit.pursue(fight, firstOf(left));
      if (slot === FREE) continue;
      fight.unresolved &= ~(1 << slot);
      if (!this.isScheduled(fight, slot)) fight.schedule(COMBAT + slot);
    }
    this.forgetDesignator(fight);
    fight.agenda.subarray(before, fight.agendaLength).reverse();
  }

  private isScheduled(fight: Fight, slot: number): boolean {
    for (let i = 0; i < fight.agendaLength; i += 1) if (fight.agenda[i] === COMBAT + slot) return true;
    return false;
  }

  /** The combat that the side whose turn it is wants next. // CF-SEP-4 */
  private designate(fight: Fight): number {
    const policy = this.policies[fight.designator] as Designation;
    let chosen = firstOf(fight.unresolved);
    if (policy === 'listed') return chosen;
    for (let left = fight.unresolved; left !== 0; left &= left - 1) {
      const slot = firstOf(left);
      if (this.isWanted(fight, policy, slot, chosen)) chosen = slot;
    }
    return chosen;
  }

  private isWanted(fight: Fight, policy: Designation, slot: number, other: number): boolean {
    if (policy === 'reversed') return true;
    const larger = this.size(fight, slot) - this.size(fight, other);
    return policy === 'largest' ? larger > 0 : larger < 0;
  }

  private size(fight: Fight, slot: number): number {
    let count = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      const unit = fight.unit(i);
      if (unit.slot === slot && unit.isPresent) count += 1;
    }
    return count;
  }
}
