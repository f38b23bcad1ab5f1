import { InvariantError } from '../../errors.ts';
import type { Variant } from '../system.ts';
import { type Abilities, abilitiesOf } from './abilities.ts';
import type { Aptitude, AptitudeData } from './aptitude.ts';
import { findProfile } from './bestiary.ts';
import type { AptitudeId } from './characteristics.ts';
import type { FighterData } from './fighter-schema.ts';
import { millimetres } from './lengths.ts';
import type { CharacteristicsData, Special, SpellData, WeaponClass, WeaponData } from './profile-schema.ts';
import { diceTableOf, writtenAptitude } from './settings.ts';
import { type FighterTactics, type TacticsData, tacticsOf } from './tactics.ts';

export { type Rulings, rulingsOf } from './rulings.ts';

/** What a blow, a shot or a spell does. */
export interface Effect {
  readonly damage: number;
  readonly special: Special;
  /** Length of its push-back, in mm. */
  readonly recoil: number;
}

export interface Weapon extends Effect {
  readonly class: WeaponClass;
  /** In mm; null where it has no range bands. // MB-SHOT-3 */
  readonly reach: number | null;
}

/** How a fighter is when the engagement begins. */
export interface StartingState {
  readonly isStunned: boolean;
  readonly isActivated: boolean;
  readonly isWithoutDodge: boolean;
  readonly isPrisoner: boolean;
  readonly isDead: boolean;
}

/** Somebody whom a fighter holds prisoner. */
export interface Held {
  /** His id in the scenario. */
  readonly fighter: string;
  readonly size: number;
  /** His greatest physique. */
  readonly physique: number;
  readonly health: 'conscious' | 'out' | 'dead';
}

/** A fighter as he enters play: the numbers and facts that rules ask for. Never changes during a trial. */
export interface Combatant {
  /** Name of the instance: `human`, `human#2`. */
  readonly name: string;
  /** His id in the scenario: `human`. */
  readonly fighter: string;
  /** Null where he lacks one, or where nothing says its dice. */
  readonly aptitudes: Readonly<Record<AptitudeId, Aptitude | null>>;
  /** Value of his will, its dice apart; null where he has none. // MB-CAPT-3 */
  readonly willValue: number | null;
  /** Dice beside his remaining physique when he throws; null where nothing says them. */
  readonly throwDice: readonly number[] | null;
  /** Dice beside half his will when he escapes; null where nothing says them. */
  readonly escapeDice: readonly number[] | null;
  /** Greatest physique. */
  readonly physique: number;
  readonly physiqueLeft: number;
  readonly armour: number;
  readonly shield: number;
  /** Simple move in mm, burdens considered. // MB-PRIS-3 */
  readonly movement: number;
  /** In mm, carried objects and prisoner included. // MB-PICK-4, MB-PRIS-2 */
  readonly encumbrance: number;
  /** That of the objects that he carries alone, in mm. */
  readonly carried: number;
  readonly size: number;
  /** Horde value. */
  readonly level: number;
  /** Points; null where nobody says them. */
  readonly cost: number | null;
  /** Displacement after a successful dodge, in mm. */
  readonly dodgeMove: number;
  readonly weapon: Weapon;
  readonly spell: Effect;
  readonly holds: Held | null;
  /** Added to his weapon skill and dodge rolls: 0, or -3 while he holds a prisoner. // MB-PRIS-5 */
  readonly burden: number;
  readonly destiny: number;
  readonly abilities: Abilities;
  /** Decision point → option, every default filled in. */
  readonly tactics: FighterTactics;
  readonly state: StartingState;
}

/** `human#2` → `human`. */
export function fighterOf(instance: string): string {
  return instance.replace(/#\d+$/, '');
}

/** The fighter of an id or instance as the scenario has him. @throws InvariantError when there is no such fighter */
export function fighterData(variant: Variant, id: string): FighterData {
  const data = variant.fighters[fighterOf(id)];
  if (data === undefined) throw new InvariantError(`fighter ${id} is not defined`);
  return data as FighterData;
}

/** A fighter with his profile merged in. */
export interface MergedFighter {
  readonly characteristics: CharacteristicsData;
  readonly weapon: WeaponData;
  readonly spell: SpellData;
  readonly tactics: TacticsData;
}

/** A fighter with his profile merged in; what the scenario itself writes comes first. */
export function mergedFighter(data: FighterData): MergedFighter {
  const profile = data.profile === undefined ? undefined : findProfile(data.profile);
  return {
    characteristics: merged(profile?.characteristics, data.characteristics),
    weapon: merged(profile?.weapon, data.weapon),
    spell: merged(profile?.spell, data.spell),
    tactics: merged(profile?.tactics, data.tactics),
  };
}

function merged<Part extends object>(base: Part | undefined, over: Part | undefined): Part {
  const written = Object.entries(over ?? {}).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(written) } as Part;
}

/** Points of a fighter; null where neither the scenario nor his profile says them. */
export function costOfFighter(data: FighterData): number | null {
  return data.cost ?? mergedFighter(data).characteristics.cost ?? null;
}

/** Malus of whoever holds a prisoner that is not out of combat. // MB-PRIS-5 */
const PRISONER_MALUS = -3;

function heldBy(variant: Variant, { holds }: FighterData): Held | null {
  if (holds === undefined || variant.fighters[fighterOf(holds)] === undefined) return null;
  return heldOf(variant, holds);
}

/** Somebody as a prisoner. @throws InvariantError when there is no such fighter */
export function heldOf(variant: Variant, id: string): Held {
  const data = fighterData(variant, id);
  const { physique = 1, size = 1, ...rest } = mergedFighter(data).characteristics;
  const left = rest['physique-left'] ?? physique;
  const isDead = data.condition?.includes('dead') ?? false;
  return { fighter: fighterOf(id), size, physique, health: isDead ? 'dead' : left === 0 ? 'out' : 'conscious' };
}

/** What holding somebody costs. Lengths in mm. // MB-PRIS-2 to 5 */
export function burdenOf(
  movement: number,
  held: Held | null,
): { readonly encumbrance: number; readonly movement: number; readonly malus: number } {
  if (held === null || held.health === 'dead') return { encumbrance: 0, movement, malus: 0 };
  const encumbrance = millimetres(2 * held.size);
  if (held.health === 'out') {
    return { encumbrance, movement: Math.max(0, movement - millimetres(held.physique)), malus: 0 };
  }
  return { encumbrance, movement: Math.floor(movement / 2), malus: PRISONER_MALUS };
}

/**
 * A fighter with every default filled in.
 * @param id of a fighter or instance
 * @param holds the prisoner that he holds, where it is not the one of the scenario
 * @throws InvariantError when there is no such fighter
 */
export function combatantOf(variant: Variant, id: string, holds?: Held | null): Combatant {
  const data = fighterData(variant, id);
  const { characteristics, weapon, spell, tactics } = mergedFighter(data);
  const table = diceTableOf(variant);
  const aptitude = (own: AptitudeData | undefined): Aptitude | null =>
    own === undefined ? null : writtenAptitude(own, table);
  const { physique = 1, size = 1, level = 1, armour = 0, shield = 0, will } = characteristics;
  const held = holds === undefined ? heldBy(variant, data) : holds;
  const burden = burdenOf(millimetres(characteristics.movement ?? 0), held);
  const carried = millimetres(data.carried ?? 0);
  return {
    name: id,
    fighter: fighterOf(id),
    aptitudes: {
      'weapon-skill': aptitude(characteristics['weapon-skill']),
      dodge: aptitude(characteristics.dodge),
      will: aptitude(will),
      casting: aptitude(characteristics.casting),
    },
    willValue: will?.value ?? null,
    throwDice: characteristics['throw-dice'] ?? null,
    escapeDice: characteristics['escape-dice'] ?? aptitude(will)?.dice ?? null,
    physique,
    physiqueLeft: characteristics['physique-left'] ?? physique,
    armour,
    shield,
    movement: burden.movement,
    encumbrance: millimetres(characteristics.encumbrance ?? 0) + carried + burden.encumbrance,
    carried,
    size,
    level,
    cost: characteristics.cost ?? null,
    dodgeMove: millimetres(characteristics['dodge-move'] ?? 0),
    weapon: weaponOf(weapon),
    spell: effectOf(spell),
    holds: held,
    burden: burden.malus,
    destiny: data.destiny ?? 0,
    abilities: abilitiesOf(data.abilities ?? {}),
    tactics: tacticsOf(tactics),
    state: stateOf(data),
  };
}

function effectOf({ damage = 0, special = 'none', recoil = 0 }: SpellData): Effect {
  return { damage, special, recoil: millimetres(recoil) };
}

/** Part by part: what V8 reads as one sort of object it reads faster. */
function weaponOf(data: WeaponData): Weapon {
  const { damage, special, recoil } = effectOf(data);
  return { damage, special, recoil, class: data.class ?? 'short', reach: lengthOf(data.reach) };
}

function lengthOf(cm: number | undefined): number | null {
  return cm === undefined ? null : millimetres(cm);
}

function stateOf({ condition = [] }: FighterData): StartingState {
  return {
    isStunned: condition.includes('stunned'),
    isActivated: condition.includes('activated'),
    isWithoutDodge: condition.includes('no-dodge'),
    isPrisoner: condition.includes('prisoner'),
    isDead: condition.includes('dead'),
  };
}
