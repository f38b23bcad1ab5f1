import type { Arena } from './arena.ts';
import type { Combatant } from './combatant.ts';
import { type Fight, FLAG, LASTING, STAGE, type Unit } from './fight.ts';
import type { Loadout } from './loadout.ts';
import { lowest } from './order.ts';
import { OUT, STANDING } from './posture.ts';
import { isFrenzied, isNear } from './psychology.ts';
import { canShoot } from './shots.ts';

/** What descriptions tell of a man. */
const TOLD = FLAG.held | FLAG.afraid | FLAG.stupid;

/** What of a fight can still be asked for before it is forgotten: of one fight at a time, see {@link look}. */
export class Liveness {
  /** Whether blows are being struck, or tests follow them. */
  areBlows = false;
  /** Bit set of those who are still to strike in this phase. */
  strikers = 0;
  /** Bit set of those who may still flee in this phase. // MH-PSY-8 */
  fleers = 0;
  /** Bit set of those who may still deal blows in this phase, those at men who flee included. // MH-PSY-9 */
  dealers = 0;
  private readonly arena: Arena;
  private readonly isTold: boolean;
  /** Standing alone needs two enemies, and friends who are not near. */
  private readonly mayStandAlone: boolean;
  // Index fighter.
  private readonly shoots: readonly boolean[];
  /** Whether it makes a difference that he was charged. // MH-ORD-2, MH-ATK-1 */
  private readonly reacts: readonly boolean[];
  /** Whether his enemies' blows depend on whether he charged. // MH-HIT-1 */
  private readonly isWatched: readonly boolean[];
  /** Whether his first round of a combat is any different from later ones. // MH-ORD-6 */
  private readonly changes: readonly boolean[];

  /** @param isTold whether states are told in words */
  constructor(arena: Arena, isTold: boolean) {
    const { fighters, sideOf, rulings } = arena;
    this.arena = arena;
    this.isTold = isTold;
    this.mayStandAlone = rulings.psychology !== 'off' && fighters.length > 2;
    this.shoots = fighters.map(canShoot);
    this.reacts = fighters.map(
      ({ abilities }, i) => abilities.has('lightning-reflexes') || arena.lashes(i, 0, 0) || arena.lashes(i, 1, 0),
    );
    this.isWatched = fighters.map(
      (_, i) => arena.isUnstoppable[i] === true || this.reacts.some((reacts, e) => reacts && sideOf[e] !== sideOf[i]),
    );
    this.changes = fighters.map((who) => arena.mayDisarm || hasFirstRound(who));
  }

  /** Whether a fighter's first round of a combat is any different from later ones. // MH-ORD-6 */
  hasFirstRound(index: number): boolean {
    return this.changes[index] === true;
  }

  /** Looks at the fight that is asked about from here on. */
  look(fight: Fight): void {
    const { stage, striker } = fight;
    this.areBlows = stage === STAGE.pistols || stage === STAGE.striking || stage === STAGE.closing;
    this.strikers = fight.pending | fight.early | (striker < 0 ? 0 : 1 << striker);
    this.fleers = 0;
    this.dealers = this.strikers;
    if (!this.areBlows || !this.mayStandAlone || this.arena.hasFriendsNear[fight.activeSide] === true) return;
    this.fleers = this.fleersOf(fight);
    for (let left = this.fleers; left !== 0; left &= left - 1) {
      for (let foes = fight.unit(lowest(left)).contacts; foes !== 0; foes &= foes - 1) {
        if (fight.unit(lowest(foes)).posture === STANDING) this.dealers |= foes & -foes;
      }
    }
  }

  /** Slots of criticals that a blow of this phase may still ask for. // MH-CRIT-2 */
  criticalSlots(): number {
    let slots = 0;
    for (let left = this.dealers; left !== 0; left &= left - 1) slots |= this.arena.volleys.criticalSlots(lowest(left));
    return slots;
  }

  /** Of a fighter's flags those that still matter. */
  flags(fight: Fight, index: number): number {
    const unit = fight.unit(index);
    if (unit.flags === 0) return 0;
    const { isTold, arena } = this;
    const bits = (isTold ? TOLD : arena.isSpread ? 0 : FLAG.held) | FLAG.calmed | FLAG.unloaded;
    const live = this.areBlows ? this.liveInPhase(fight, unit, index) : this.liveBefore(fight, unit, index);
    return unit.flags & (bits | live) & (this.changes[index] === true ? -1 : ~FLAG.fought);
  }

  private liveInPhase(fight: Fight, unit: Unit, index: number): number {
    const bit = 1 << index;
    const { strikers } = this;
    const deals = (this.dealers & bit) !== 0;
    const suffers = (unit.contacts & this.dealers) !== 0;
    // Before his next turn he is tested anew; until then a stupid man neither parries nor strikes at who flees. // MH-PSY-7
    let live = deals || suffers || this.arena.sideOf[index] === fight.activeSide ? FLAG.stupid : 0;
    if (deals) live |= FLAG.fought | FLAG.charging | FLAG.diving;
    if (suffers) live |= FLAG.fought | (this.isWatched[index] === true ? FLAG.charging : 0);
    if ((this.fleers & bit) !== 0) live |= FLAG.fought;
    if (unit.posture === STANDING && (unit.contacts & strikers) !== 0) live |= FLAG.parrySpent;
    if ((strikers & bit) === 0) return live;
    live |= FLAG.afraid | (this.reacts[index] === true ? FLAG.charged : 0);
    return strikers === bit ? live : live | FLAG.stoodUp;
  }

  /** Before the phase, in a skirmish; at the opening of a round only what lasts is left. */
  private liveBefore(fight: Fight, unit: Unit, index: number): number {
    const { stage, cursor, activeSide } = fight;
    if (stage === STAGE.opening) return this.arena.sideOf[index] === activeSide ? LASTING : LASTING & ~FLAG.stupid;
    const place = activeSide === 0 ? index : index - this.arena.sizes[0];
    const hasMoved = stage === STAGE.shooting || (stage === STAGE.moving && place < cursor);
    const mayShoot = this.shoots[index] === true && !(stage === STAGE.shooting && place < cursor);
    let live = FLAG.fought | FLAG.charging | FLAG.stupid | FLAG.afraid;
    if (this.reacts[index] === true) live |= FLAG.charged;
    if (!hasMoved) live |= FLAG.stoodUp | FLAG.spent;
    if (unit.contacts !== 0) live |= FLAG.stoodUp;
    return mayShoot ? live | FLAG.spent | FLAG.moved : live;
  }

  /** Who may still have to test for standing alone, unless his friends stay on their feet. // MH-PSY-8 */
  private fleersOf(fight: Fight): number {
    const { activeSide } = fight;
    const first = activeSide === 0 ? 0 : this.arena.sizes[0];
    const end = activeSide === 0 ? this.arena.sizes[0] : fight.units.length;
    let beset = 0;
    for (let i = first; i < end; i += 1) if (this.isBeset(fight, i)) beset |= 1 << i;
    let fleers = 0;
    for (let left = beset; left !== 0; left &= left - 1) {
      const index = lowest(left);
      if (fight.stage === STAGE.closing && index < fight.cursor) continue;
      if (!this.isSteadied(fight, index, beset)) fleers |= 1 << index;
    }
    return fleers;
  }

  /** Whether a man on his feet has two enemies against him whom he can fear. */
  private isBeset(fight: Fight, index: number): boolean {
    const unit = fight.unit(index);
    if (unit.posture !== STANDING || (unit.contacts & (unit.contacts - 1)) === 0) return false;
    const { isImmuneToFear, isCombatMaster } = this.arena.combatant(index);
    if (isImmuneToFear || isCombatMaster || isFrenzied(this.arena, unit, index)) return false;
    let living = 0;
    for (let left = unit.contacts; left !== 0; left &= left - 1)
      if (fight.unit(lowest(left)).posture < OUT) living += 1;
    return living >= 2;
  }

  /** Whether a friend near him is sure to stand until the phase is over. */
  private isSteadied(fight: Fight, index: number, beset: number): boolean {
    const { sideOf } = this.arena;
    for (let friend = 0; friend < fight.units.length; friend += 1) {
      const unit = fight.unit(friend);
      if (sideOf[friend] !== sideOf[index] || unit.posture !== STANDING || (beset & (1 << friend)) !== 0) continue;
      const isSafe = (unit.contacts & this.strikers) === 0 && (!this.arena.mayDisarm || this.strikers === 0);
      if (isSafe && isNear(fight, friend, index)) return true;
    }
    return false;
  }
}

/** Whether anything is different in a fighter's first round: hands, Strength, hatred, place in the order, pistols. */
function hasFirstRound({ first, later, abilities, carriesCrossbowPistol }: Combatant): boolean {
  if (carriesCrossbowPistol || first.strikesFirst || first.brace !== null || first.pistol !== null) return true;
  if ([...abilities].some((id) => id === 'hatred' || id.startsWith('hatred:'))) return true;
  const hands = [first.main, first.second, later.main, later.second];
  if (hands.some((carried) => carried !== null && carried.weapon.firstRoundStrength !== null)) return true;
  return !isSame(first, later);
}

function isSame(first: Loadout, later: Loadout): boolean {
  return JSON.stringify(first) === JSON.stringify(later);
}
