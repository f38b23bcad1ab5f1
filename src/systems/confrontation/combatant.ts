import { InvariantError } from '../../errors.ts';
import type { Variant } from '../system.ts';
import { type Abilities, abilitiesOf } from './abilities.ts';
import { findProfile } from './bestiary.ts';
import { CHARACTERISTIC_IDS, type CharacteristicId } from './characteristics.ts';
import { findItem, type RangedWeapon } from './equipment.ts';
import type { FighterData } from './fighter-schema.ts';
import { settingsOf } from './settings.ts';
import { SIZES, type Size } from './sizes.ts';
import { type FighterTactics, type TacticsData, tacticsOf } from './tactics.ts';

export { type Rulings, rulingsOf } from './rulings.ts';

/** Characteristics with profile and equipment considered; absent ones are null. Lengths in cm. */
export type Characteristics = Readonly<Record<CharacteristicId, number | null>>;

/** Levels of wounds as codes: unhurt 0, light 1, serious 2, critical 3, dead 4. */
export const LEVEL = { unhurt: 0, light: 1, serious: 2, critical: 3, dead: 4 } as const;

/** How a fighter is when the engagement begins. */
export interface StartingState {
  /** Code of his level, 0 to 3. */
  readonly level: number;
  readonly stunned: boolean;
  /** Already under the charge penalty of this turn. */
  readonly charged: boolean;
}

/** A fighter as he enters play: the numbers and facts that rules ask for. Never changes during a trial. */
export interface Combatant {
  /** Name of the instance: `goblin`, `goblin#2`. */
  readonly id: string;
  /** His id in the scenario: `goblin`. */
  readonly fighter: string;
  readonly characteristics: Characteristics;
  /** d6 added to STR at each damage roll hand to hand. */
  readonly strengthDice: number;
  /** Rank of his size, 1 to 4. */
  readonly size: number;
  readonly power: number;
  readonly abilities: Abilities;
  /** His ranged weapons, in order. */
  readonly shots: readonly RangedWeapon[];
  /** Decision point → option, every default filled in. */
  readonly tactics: FighterTactics;
  /** As his scenario writes them: absent where it is silent. */
  readonly ownTactics: TacticsData;
  readonly contactLimit: number;
  readonly state: StartingState;
}

/** The edition whose defaults a variant follows. */
export function edition(variant: Variant): 'third' | 'revised' {
  return variant.edition === 'revised' ? 'revised' : 'third';
}

/** `goblin#2` → `goblin`. */
export function fighterOf(instance: string): string {
  return instance.replace(/#\d+$/, '');
}

/** The fighter of an id or instance as the scenario has him. @throws InvariantError when there is no such fighter */
export function fighterData(variant: Variant, id: string): FighterData {
  const data = variant.fighters[fighterOf(id)];
  if (data === undefined) throw new InvariantError(`fighter ${id} is not defined`);
  return data as FighterData;
}

/** What a fighter carries: ids, and weapons that the scenario describes itself. */
export type CarriedItem = NonNullable<FighterData['equipment']>[number];

/** A fighter with his profile and his equipment merged in. */
export interface MergedFighter {
  readonly characteristics: Characteristics;
  readonly size: Size;
  readonly power: number;
  readonly equipment: readonly CarriedItem[];
  readonly shots: readonly RangedWeapon[];
  /** Canonical words, those of profile and equipment included. */
  readonly abilities: readonly string[];
}

/** What a fighter is, his profile and equipment considered: maps merge key by key, lists add up. */
export function mergedFighter(data: FighterData): MergedFighter {
  const profile = data.profile === undefined ? undefined : findProfile(data.profile);
  const equipment: readonly CarriedItem[] = [...(profile?.equipment ?? []), ...(data.equipment ?? [])];
  const items = equipment.flatMap((item) => (typeof item === 'string' ? (findItem(item) ?? []) : []));
  const size = data.size ?? profile?.size ?? 'medium';
  return {
    characteristics: characteristicsOf(data, items),
    size,
    power: data.power ?? profile?.power ?? SIZES[size].power,
    equipment,
    shots: equipment.flatMap(weaponOf),
    abilities: [
      ...(profile?.abilities ?? []),
      ...items.flatMap(({ abilities }) => abilities),
      ...(data.abilities ?? []),
    ],
  };
}

type Modified = { readonly modifiers: Readonly<Partial<Record<CharacteristicId, number>>> };

function characteristicsOf(data: FighterData, items: readonly Modified[]): Characteristics {
  const profile = data.profile === undefined ? undefined : findProfile(data.profile);
  const own = data.characteristics ?? {};
  const value = (id: CharacteristicId): number | null => {
    const replaced = (id === 'COU' && own.FEAR !== undefined) || (id === 'FEAR' && own.COU !== undefined);
    const printed = own[id] ?? (replaced ? undefined : profile?.characteristics[id]);
    if (printed === undefined) return null;
    return items.reduce((sum, { modifiers }) => sum + (modifiers[id] ?? 0), printed);
  };
  return Object.fromEntries(CHARACTERISTIC_IDS.map((id) => [id, value(id)])) as Characteristics;
}

function weaponOf(item: CarriedItem): readonly RangedWeapon[] {
  if (typeof item !== 'string') return [{ id: 'ranged', ...item.ranged }];
  const ranged = findItem(item)?.ranged ?? null;
  return ranged === null ? [] : [{ id: item, ...ranged }];
}

const LEVELS: Readonly<Record<string, number>> = LEVEL;

/** Builds the combatant of a fighter or instance. @throws InvariantError when there is no such fighter */
export function combatantOf(variant: Variant, id: string): Combatant {
  const data = fighterData(variant, id);
  const { characteristics, size, power, shots, abilities } = mergedFighter(data);
  const { level = 'unhurt', stunned = false, charged = false } = data.state ?? {};
  return {
    id,
    fighter: fighterOf(id),
    characteristics,
    strengthDice: characteristics['strength-dice'] ?? 0,
    size: SIZES[size].rank,
    power,
    abilities: abilitiesOf(abilities, characteristics.AIM !== null && shots.length > 0),
    shots,
    tactics: tacticsOf(data.tactics ?? {}),
    ownTactics: data.tactics ?? {},
    contactLimit: data['contact-limit'] ?? settingsOf(variant).contactLimit[size],
    state: { level: LEVELS[level] ?? 0, stunned, charged },
  };
}

/** Army points of a fighter: as the scenario says, else his profile's and his equipment's; null where these are not known. */
export function costOfFighter(data: FighterData): number | null {
  if (data.cost !== undefined) return data.cost;
  const cost = data.profile === undefined ? null : (findProfile(data.profile)?.cost ?? null);
  if (cost === null) return null;
  const items = (data.equipment ?? []).map((item) => (typeof item === 'string' ? (findItem(item)?.cost ?? 0) : 0));
  return items.reduce((sum, item) => sum + item, cost);
}
