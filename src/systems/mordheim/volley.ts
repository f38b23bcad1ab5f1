import type { Cuts } from '../../dice/dice.ts';
import type { Combatant } from './combatant.ts';
import type { Critical } from './criticals.ts';
import { NEVER } from './numbers.ts';

/** Everything about one blow (or shot) at one target that does not depend on dice: ready for the trial loop. */
export interface Blow {
  /** What strikes, for logs. */
  readonly weapon: string;
  /** Natural d6 needed to hit (1 = always, a die all the same); ignored when `isAutomatic`. */
  readonly toHit: number;
  /** Hits without a die. */
  readonly isAutomatic: boolean;
  /** A miss is rolled again, once. */
  readonly rerollsMiss: boolean;
  /** One die against `toHit`, and nothing else to it. */
  readonly isPlain: boolean;
  /** Added to the die when parries compare modified dice. */
  readonly hitModifier: number;
  /** Bands of the hit die: 0 miss, then one band for each face from `toHit` up to 6. */
  readonly faces: Cuts;
  /** Lowest face that hits, that is the face of band 1. */
  readonly firstFace: number;
  /** A second die needed after a natural 6, when a shot needs 7 or more; 0: none. // MH-SHT-4 */
  readonly confirm: number;
  /** The target discards the hit on 5+ before it wounds. // MH-SHT-6 */
  readonly dodges: boolean;
  /** By weapon and Strength; a hit without a die cannot be parried either. // MH-PAR-3 */
  readonly isParriable: boolean;
  /** A natural 6 to hit wounds by itself. */
  readonly isPoisoned: boolean;
  /** Number to wound; {@link NEVER} when impossible. */
  readonly toWound: number;
  readonly canCrit: boolean;
  /** Bands of the wound die: 0 nothing, 1 wound, 2 critical. */
  readonly wounds: Cuts;
  /** Bands of the critical die, and what each comes to. */
  readonly criticals: Cuts;
  readonly results: readonly Critical[];
  /** Number to save; above 6 there is no save. */
  readonly toSave: number;
  /** Last chance of the target after the save: 5+. */
  readonly sidesteps: boolean;
  /** Bands of the injury die (0 down, 1 stunned, 2 out) for each of INJURY in criticals.ts. */
  readonly injuries: readonly Cuts[];
  /** Which one-critical limit it counts against, 0 where all blows are one warrior's; -1 without a limit. */
  readonly criticalSlot: number;
  /** Index of the run of equal blows that it belongs to. */
  readonly group: number;
}

/** The blows of one striker at one target, in the order in which they are rolled. */
export interface Volley {
  /** Distinguishes the volleys of one compiled engagement. */
  readonly id: number;
  readonly blows: readonly Blow[];
  /** Whether any blow is poisoned, so that the faces of hit dice matter. */
  readonly isPoisoned: boolean;
  /** A shot, or a fall: no parry, and a downed target is hit and wounded like a standing one. // MH-ATK-8, MH-INJ-6 */
  readonly ignoresPosture: boolean;
  /** One batch under every reading, for its blows are not one warrior's. // MH-PSY-9, MH-FAL-3 */
  readonly isOneBatch: boolean;
  /** Index blow → fighter who strikes it; null where all are one warrior's. // MH-PSY-9 */
  readonly strikers: readonly number[] | null;
  /** Bit set of the critical slots that the blows may use. */
  readonly criticalSlots: number;
  // How the target takes it. // MH-INJ-5, MH-PAR-5
  readonly noPain: boolean;
  readonly jumpsUp: boolean;
  /** Number against stunned; {@link NEVER} without helmet or thick skull. */
  readonly headSave: number;
  readonly rerollsParry: boolean;
}

/** The volley of a batch that was not loaded yet. */
export const NO_BLOWS: Volley = {
  id: 0,
  blows: [],
  isPoisoned: false,
  ignoresPosture: false,
  isOneBatch: false,
  strikers: null,
  criticalSlots: 0,
  noPain: false,
  jumpsUp: false,
  headSave: NEVER,
  rerollsParry: false,
};

/** Facts about a volley beside its blows. */
interface VolleyFacts {
  readonly id: number;
  readonly rerollsParry: boolean;
  readonly ignoresPosture: boolean;
  readonly isOneBatch: boolean;
  readonly strikers?: readonly number[];
}

/** Assembles a volley on a target. */
export function makeVolley(blows: readonly Blow[], defender: Combatant, facts: VolleyFacts): Volley {
  const { abilities, hasHelmet } = defender;
  const noPain = abilities.has('no-pain');
  const jumpsUp = abilities.has('jump-up');
  const isPoisoned = blows.some((b) => b.isPoisoned);
  return {
    id: facts.id,
    blows: blows.map(inOneShape),
    isPoisoned,
    ignoresPosture: facts.ignoresPosture,
    isOneBatch: facts.isOneBatch,
    strikers: facts.strikers ?? null,
    criticalSlots: blows.reduce((slots, b) => (b.criticalSlot < 0 ? slots : slots | (1 << b.criticalSlot)), 0),
    noPain,
    jumpsUp,
    headSave: abilities.has('thick-skull') ? (hasHelmet ? 2 : 3) : hasHelmet ? 4 : NEVER,
    rerollsParry: facts.rerollsParry,
  };
}

/**
 * The same blow as an object that is laid out in memory as every other, whatever parts it was put together from: the
 * trial loop reads objects of one layout several times as fast as those of many.
 */
function inOneShape(blow: Blow): Blow {
  return {
    weapon: blow.weapon,
    toHit: blow.toHit,
    isAutomatic: blow.isAutomatic,
    rerollsMiss: blow.rerollsMiss,
    isPlain: blow.isPlain,
    hitModifier: blow.hitModifier,
    faces: blow.faces,
    firstFace: blow.firstFace,
    confirm: blow.confirm,
    dodges: blow.dodges,
    isParriable: blow.isParriable,
    isPoisoned: blow.isPoisoned,
    toWound: blow.toWound,
    canCrit: blow.canCrit,
    wounds: blow.wounds,
    criticals: blow.criticals,
    results: blow.results,
    toSave: blow.toSave,
    sidesteps: blow.sidesteps,
    injuries: blow.injuries,
    criticalSlot: blow.criticalSlot,
    group: blow.group,
  };
}

/** Blows with equal signatures at one target have equal laws. */
export function signatureOf(blows: readonly Blow[]): string {
  return blows
    .map((b) =>
      [
        b.weapon,
        b.toHit,
        b.isAutomatic,
        b.rerollsMiss,
        b.hitModifier,
        b.isParriable,
        b.isPoisoned,
        b.toWound,
        b.canCrit,
        b.criticals.facesIn,
        b.toSave,
        b.injuries.map((injury) => injury.facesIn),
        b.criticalSlot,
        b.group,
      ].join(),
    )
    .join(';');
}
