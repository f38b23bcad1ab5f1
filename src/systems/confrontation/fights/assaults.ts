import type { Dice } from '../../../dice/dice.ts';
import {
  type AssaultEntry,
  aimsOf,
  firstPresent,
  hasTargets,
  isChargeOf,
  type Redirection,
  reachOf,
} from './assault-plan.ts';
import type { Fear } from './fear.ts';
import { COUNT, type Fight, FLAG, PRESENCE } from './fight.ts';
import type { Front } from './front.ts';
import { memberAt } from './members.ts';
import { impactStrength, type Missiles } from './missiles.ts';
import type { Penalties } from './penalties.ts';
import type { TurnPart } from './turn-part.ts';

/** What has happened in the assaults of the first turn: bits of {@link Fight.story}. // CF-ASLT-13 */
export const STORY = { contact: 1, redirected: 2, fled: 4, shot: 8, refused: 16 } as const;

/** Where an assault stands. */
const ENTERING = 0;
/** The courage test of the assailant is due. // CF-ASLT-2 (b) */
const DARING = 1;
const AIMING = 2;
/** His shot is due. // CF-ASLT-2 (c) */
const FIRING = 3;
/** The targets in {@link Fight.pending} still stand up to him. // CF-ASLT-2 (d) */
const FACING = 4;
const STANDING = 5;
const MOVING = 6;
/** The targets in {@link Fight.pending} still take the impact. // CF-ABL-26 */
const CRASHING = 7;
const STRUCK = 8;
const LEAVING = 9;

export interface AssaultsOptions {
  readonly front: Front;
  /** In the order of play. */
  readonly entries: readonly AssaultEntry[];
  readonly fear: Fear;
  readonly missiles: Missiles;
  readonly penalties: Penalties;
  /** Bit set of those who are under the charge penalty when the first turn begins. */
  readonly charged: number;
  /** What happens is told, as outcomes ask for it. */
  readonly tellsStory: boolean;
  /** Flight of a target lets an assault be redirected, as its death does. // CF-ASLT-9 */
  readonly flightRedirects: boolean;
}

/** Assaults, first of all activations: every assailant who is not in contact yet. // CF-TURN-3, CF-ASLT */
export class Assaults implements TurnPart {
  readonly endsFights = true;
  private readonly options: AssaultsOptions;

  constructor(options: AssaultsOptions) {
    this.options = options;
  }

  begin(fight: Fight): void {
    fight.cursor = 0;
    fight.stage = ENTERING;
  }

  settle(fight: Fight): boolean {
    while (fight.cursor < this.options.entries.length) if (this.goOn(fight)) return true;
    if (fight.isFirstTurn) this.countContacts(fight);
    fight.cursor = 0;
    fight.stage = ENTERING;
    return false;
  }

  roll(fight: Fight, dice: Dice): void {
    const entry = this.entry(fight);
    if (fight.stage === DARING) this.dare(fight, entry, dice);
    else if (fight.stage === FIRING) this.fire(fight, entry, dice);
    else if (fight.stage === STANDING) this.stand(fight, entry, dice);
    else this.crash(fight, entry, dice);
  }

  /** One stage further. @returns whether a roll is due */
  private goOn(fight: Fight): boolean {
    const entry = this.entry(fight);
    switch (fight.stage) {
      case ENTERING:
        return this.enter(fight, entry);
      case AIMING:
        return this.takeAim(fight, entry);
      case FACING:
        return this.face(fight, entry);
      case MOVING:
        return this.move(fight, entry);
      case CRASHING:
        return this.findStruck(fight);
      case LEAVING:
        return this.leave(fight, entry);
      default:
        return true;
    }
  }

  /** Whether he goes at all, and whether he has to dare it. // CF-ASLT-12, CF-ASLT-15, CF-ASLT-2 (b) */
  private enter(fight: Fight, entry: AssaultEntry): boolean {
    const unit = fight.unit(entry.by);
    if (!unit.isPresent || unit.is(FLAG.over) || this.options.front.contacts(fight, entry.by) !== 0) {
      return this.go(fight, LEAVING);
    }
    if (!hasTargets(fight, entry)) {
      unit.flags |= FLAG.over;
      return this.go(fight, LEAVING);
    }
    fight.actor = entry.by;
    if (!this.options.fear.mustDare(fight, entry.by, aimsOf(fight, entry), isChargeOf(fight, entry))) {
      return this.go(fight, fight.isRedirected ? FACING : AIMING);
    }
    return this.due(fight, DARING);
  }

  private dare(fight: Fight, entry: AssaultEntry, dice: Dice): void {
    const dares = this.options.fear.dare(fight, entry.by, aimsOf(fight, entry), isChargeOf(fight, entry), dice);
    if (dares) {
      this.go(fight, fight.isRedirected ? FACING : AIMING);
      return;
    }
    this.tell(fight, STORY.refused); // CF-FEAR-5
    if (fight.isRedirected) this.stop(fight, entry, reachOf(fight, entry) - fight.unit(entry.by).distance);
    this.go(fight, LEAVING);
  }

  // CF-ASLT-2 (c)
  private takeAim(fight: Fight, entry: AssaultEntry): boolean {
    if (!entry.fires) return this.go(fight, FACING);
    fight.target = firstPresent(fight, entry.on);
    return this.due(fight, FIRING);
  }

  private fire(fight: Fight, entry: AssaultEntry, dice: Dice): void {
    this.options.missiles.fire(fight, entry.by, fight.target, dice);
    if (!fight.unit(fight.target).isPresent) this.tell(fight, STORY.shot);
    this.go(fight, FACING);
  }

  /** The targets that have to test, in order. // CF-ASLT-2 (d) */
  private face(fight: Fight, entry: AssaultEntry): boolean {
    const isCharge = isChargeOf(fight, entry);
    fight.pending = 0;
    for (const target of aimsOf(fight, entry)) {
      if (!fight.unit(target).isPresent) continue;
      if (this.options.fear.mustStand(fight, target, entry.by, isCharge)) fight.pending |= 1 << target;
    }
    return this.nextToStand(fight, entry);
  }

  private nextToStand(fight: Fight, entry: AssaultEntry): boolean {
    for (const target of aimsOf(fight, entry)) {
      if ((fight.pending & (1 << target)) === 0) continue;
      fight.actor = target;
      return this.due(fight, STANDING);
    }
    return this.go(fight, MOVING);
  }

  private stand(fight: Fight, entry: AssaultEntry, dice: Dice): void {
    const { fear, front } = this.options;
    const target = fight.actor;
    fight.pending &= ~(1 << target);
    const isFree = front.contacts(fight, target) === 0;
    if (!fear.stand(fight, target, entry.by, isChargeOf(fight, entry), isFree, dice)) this.tell(fight, STORY.fled);
    this.nextToStand(fight, entry);
  }

  /** The move, and what comes of it. // CF-ASLT-4 to 7, CF-ASLT-9 to 11 */
  private move(fight: Fight, entry: AssaultEntry): boolean {
    const unit = fight.unit(entry.by);
    const reach = reachOf(fight, entry);
    const left = reach - unit.distance;
    const { isRedirected } = fight;
    if (!hasTargets(fight, entry)) {
      if (!isRedirected && this.mayRedirect(fight, entry, left)) return this.redirect(fight);
      this.stop(fight, entry, Math.max(0, left));
      return this.go(fight, LEAVING);
    }
    const needed = unit.distance + (isRedirected ? (entry.redirect as Redirection).distance : 0);
    if (needed <= reach) return this.touch(fight, entry, needed, reach - needed);
    if (isRedirected) this.stop(fight, entry, 0);
    else unit.distance -= reach;
    unit.flags &= ~FLAG.aloft; // CF-FLY-9
    return this.go(fight, LEAVING);
  }

  /** Contact with every target that is still there. // CF-ASLT-5, CF-ASLT-6 */
  private touch(fight: Fight, entry: AssaultEntry, moved: number, left: number): boolean {
    const unit = fight.unit(entry.by);
    const isCharge = isChargeOf(fight, entry);
    this.countMovement(fight, entry, left);
    this.tell(fight, fight.isRedirected ? STORY.redirected : STORY.contact);
    unit.flags |= FLAG.acted | (isCharge ? FLAG.charging : FLAG.engaging);
    if (isCharge && unit.is(FLAG.aloft)) unit.flags |= FLAG.diving; // CF-FLY-10
    unit.flags &= ~FLAG.aloft;
    fight.pending = 0;
    for (const target of aimsOf(fight, entry)) {
      if (!fight.unit(target).isPresent) continue;
      fight.pending |= 1 << target;
      fight.unit(target).flags |= FLAG.assaulted;
      if (fight.isRedirected) this.join(fight, target);
      fight.unit(this.options.front.other(entry.by, target)).flags |= FLAG.touching;
    }
    if (isCharge) unit.reached = fight.pending;
    if (!isCharge || entry.impact === 0) return this.go(fight, LEAVING);
    unit.distance = moved;
    return this.go(fight, CRASHING);
  }

  /** Somebody takes part from now on, with the penalty that he is under. // CF-ASLT-14 */
  private join(fight: Fight, target: number): void {
    const { charged, penalties } = this.options;
    fight.unit(target).flags |= FLAG.joined;
    if (fight.isFirstTurn && (charged & (1 << target)) !== 0) penalties.impose(fight, target, 1);
  }

  // CF-ABL-26
  private findStruck(fight: Fight): boolean {
    if (fight.pending === 0) return this.go(fight, LEAVING);
    fight.actor = this.entry(fight).by;
    fight.target = memberAt(fight.pending, 0);
    return this.due(fight, STRUCK);
  }

  private crash(fight: Fight, entry: AssaultEntry, dice: Dice): void {
    fight.pending &= ~(1 << fight.target);
    const strength = impactStrength(entry.impact, fight.unit(entry.by).distance);
    this.options.missiles.crash(fight, entry.by, fight.target, strength, dice);
    this.go(fight, CRASHING);
  }

  /** His targets being gone, he comes to their place, and may go on. // CF-ASLT-9 */
  private mayRedirect(fight: Fight, { redirect, whenGone, on }: AssaultEntry, left: number): boolean {
    if (redirect === null || whenGone !== 'redirect' || left < 0) return false;
    return firstPresent(fight, redirect.on) >= 0 && this.mayGoOn(fight, on);
  }

  private redirect(fight: Fight): boolean {
    fight.isRedirected = true;
    return this.go(fight, ENTERING);
  }

  /** His assault is over, for good. @param left millimetres that he has not moved */
  private stop(fight: Fight, entry: AssaultEntry, left: number): void {
    const unit = fight.unit(entry.by);
    unit.flags = (unit.flags | FLAG.over) & ~FLAG.aloft;
    this.countMovement(fight, entry, entry.whenGone === 'run' && this.mayGoOn(fight, entry.on) ? 0 : left);
  }

  /** Whether he may choose what to do at the place of his targets. [flight-redirects] // CF-ASLT-9 */
  private mayGoOn(fight: Fight, targets: readonly number[]): boolean {
    if (this.options.flightRedirects) return true;
    return !targets.some((target) => fight.unit(target).presence === PRESENCE.routed);
  }

  /** To the next entry; the last of a speaking turn has its charges weighed. // CF-PEN-2, CF-ASLT-15 */
  private leave(fight: Fight, entry: AssaultEntry): boolean {
    const next = this.options.entries[fight.cursor + 1];
    if (next === undefined || next.speakingTurn !== entry.speakingTurn) this.options.penalties.weigh(fight);
    const unit = fight.unit(entry.by);
    if (unit.is(FLAG.over | FLAG.acted)) unit.distance = 0;
    fight.cursor += 1;
    fight.isRedirected = false;
    fight.actor = 0;
    fight.target = 0;
    fight.pending = 0;
    fight.stage = ENTERING;
    return false;
  }

  private entry(fight: Fight): AssaultEntry {
    return this.options.entries[fight.cursor] as AssaultEntry;
  }

  private due(fight: Fight, stage: number): boolean {
    fight.stage = stage;
    return true;
  }

  private go(fight: Fight, stage: number): boolean {
    fight.stage = stage;
    return false;
  }

  private tell(fight: Fight, what: number): void {
    if (this.options.tellsStory) fight.story |= what;
  }

  private countMovement(fight: Fight, entry: AssaultEntry, left: number): void {
    if (entry.isFirst && fight.isFirstTurn) fight.counts[COUNT.movementLeft] = left;
  }

  private countContacts(fight: Fight): void {
    for (const { by } of this.options.entries)
      if (this.options.front.contacts(fight, by) !== 0) fight.count(COUNT.inContact, 0, 1);
  }
}
