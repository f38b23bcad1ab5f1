import { InvariantError } from '../../errors.ts';
import type { Variant } from '../system.ts';
import { findProfile } from './bestiary.ts';
import type { FighterData } from './fighter-schema.ts';
import type { Rank } from './ranks.ts';
import type { Rulings } from './rulings.ts';
import { DEFENCE_KNACKS, type DefenceKnack, rankOf } from './skills.ts';
import { tablesOf } from './tables.ts';
import { type FighterTactics, type TacticsData, tacticsOf } from './tactics.ts';
import { SQUAD_SIZE, TRAITS, type Trait } from './traits.ts';
import { findWeapon, isFirearm, priceOf, type Weapon } from './weapons.ts';

/** Wounds of a person. */
export interface Wounds {
  readonly flesh: number;
  readonly dramatic: number;
}

/** A knack with its rank; `defence` is that of a squad. */
export interface Knack {
  readonly id: DefenceKnack | 'defence';
  readonly rank: number;
}

/** Brutes who help a villain or a henchman. // SS-SQ-9 */
export interface Support {
  /** Id of the squad. */
  readonly squad: string;
  /** Brutes asked for; Wits and the living limit them. */
  readonly brutes: number;
  /** What each of them adds. */
  readonly value: number;
}

/** Guns of a ship by side. */
export interface Guns {
  readonly port: number;
  readonly starboard: number;
}

/** Somebody, or a ship, as he enters play: the numbers and facts that rules ask for. Never changes during a trial. */
export interface Combatant {
  /** His id in the scenario. */
  readonly name: string;
  readonly rank: Rank;
  /** Of a squad: its threat, for each. */
  readonly traits: Readonly<Record<Trait, number>>;
  /** Of a squad; else 0. */
  readonly threat: number;
  /** Living brutes of a squad at the start; else 1. */
  readonly size: number;
  /** Rank of a knack by id; `attack-…` and `parry-…` fall back on `attack` and `parry`, the rest on 0. */
  skill(id: string): number;
  /** In order of preference, each as he wields it: sizes, ranges, reloads and rulings settled. At least one, but for ships. */
  readonly weapons: readonly Weapon[];
  readonly abilities: ReadonlySet<string>;
  readonly tactics: FighterTactics;
  /** At the start. */
  readonly wounds: Wounds;
  /** Own drama dice at the start. // SS-DRAMA-1 */
  readonly drama: number;
  /** Added to each of his attack rolls, five points each. */
  readonly freeRaises: number;
  /** Of the scenery. // SS-MOVE-1 */
  readonly level: number;
  readonly isProne: boolean;
  readonly support: Support | null;
  readonly guns: Guns | null;
  /** What his passive defence rests on; of a squad its defence. // SS-ATT-2, SS-SQ-4 */
  readonly passive: Knack;
  /** What he defends himself actively with. // SS-DEF-1 */
  readonly active: Knack;
}

/** A fighter with his profile merged in: every key of the scenario that a profile may give. */
export interface MergedFighter {
  readonly rank: Rank;
  readonly characteristics: Readonly<Partial<Record<Trait | 'threat' | 'size', number>>>;
  readonly skills: Readonly<Record<string, number>>;
  readonly equipment: readonly string[];
  readonly abilities: readonly string[];
  readonly tactics: TacticsData;
}

/** Entries of the second map over those of the first; undefined ones count as absent. */
function over<Value>(
  base: Readonly<Record<string, Value | undefined>>,
  own: Readonly<Record<string, Value | undefined>> | undefined,
): Readonly<Record<string, Value>> {
  const entries = [...Object.entries(base), ...Object.entries(own ?? {})];
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}

/** What a fighter is, his profile considered: maps merge key by key, lists replace. */
export function mergedFighter(data: FighterData): MergedFighter {
  const profile = data.profile === undefined ? undefined : findProfile(data.profile);
  const rank = data.rank ?? profile?.rank ?? 'hero';
  return {
    rank,
    characteristics: over(profile?.characteristics ?? {}, data.characteristics),
    skills: over(profile?.skills ?? {}, data.skills),
    equipment: data.equipment ?? profile?.equipment ?? (rank === 'ship' ? [] : ['unarmed']),
    abilities: data.abilities ?? [],
    tactics: over<string | number>(profile?.tactics ?? {}, data.tactics),
  };
}

/** What a fighter costs, in guilders: as the scenario says, else what he carries; null for a ship. // SS-GEAR-1 */
export function costOfFighter(data: FighterData): number | null {
  if (data.cost !== undefined) return data.cost;
  const { rank, equipment } = mergedFighter(data);
  return rank === 'ship' ? null : equipment.reduce((sum, item) => sum + priceOf(item), 0);
}

/** The fighter of an id as the scenario has him. @throws InvariantError when there is no such fighter */
export function fighterData(variant: Variant, id: string): FighterData {
  const data = variant.fighters[id];
  if (data === undefined) throw new InvariantError(`fighter ${id} is not defined`);
  return data as FighterData;
}

/** Rank of a fighter by id. @throws InvariantError when there is no such fighter */
export function rankOfFighter(variant: Variant, id: string): Rank {
  return mergedFighter(fighterData(variant, id)).rank;
}

/** Builds the combatant of a fighter id. @throws InvariantError when there is no such fighter */
export function combatantOf(variant: Variant, id: string): Combatant {
  const data = fighterData(variant, id);
  const { rank, characteristics, skills, equipment, abilities, tactics: chosen } = mergedFighter(data);
  const threat = rank === 'squad' ? (characteristics.threat ?? 0) : 0;
  const traits = traitsOf(rank, characteristics, threat);
  const tactics = tacticsOf(chosen);
  const weapons = weaponsOf(equipment, data, traits.brawn, variant);
  const skill = (knack: string): number => rankOf(skills, knack);
  return {
    name: id,
    rank,
    traits,
    threat,
    size: rank === 'squad' ? (characteristics.size ?? SQUAD_SIZE) : 1,
    skill,
    weapons: weapons.length === 0 && rank !== 'ship' ? weaponsOf(['unarmed'], data, traits.brawn, variant) : weapons,
    abilities: new Set(abilities),
    tactics,
    wounds: { flesh: data.wounds?.flesh ?? 0, dramatic: data.wounds?.dramatic ?? 0 },
    drama: data.drama ?? startingDrama(rank, traits),
    freeRaises: data['free-raises'] ?? 0,
    level: data.level ?? 0,
    isProne: data.states?.includes('prone') ?? false,
    support: supportOf(data, variant),
    guns: data.guns ?? null,
    passive:
      rank === 'squad' ? { id: 'defence', rank: skill('defence') } : knackOf(tactics.passiveKnack, skill, weapons),
    active: knackOf(tactics.defenceKnack, skill, weapons),
  };
}

function traitsOf(rank: Rank, own: MergedFighter['characteristics'], threat: number): Record<Trait, number> {
  const value = (trait: Trait): number => (rank === 'squad' ? threat : (own[trait] ?? 0));
  return {
    brawn: value('brawn'),
    finesse: value('finesse'),
    wits: value('wits'),
    resolve: value('resolve'),
    panache: value('panache'),
  };
}

/** Heroes and ships begin with as many drama dice as their lowest trait. // SS-DRAMA-1 */
function startingDrama(rank: Rank, traits: Readonly<Record<Trait, number>>): number {
  return rank === 'hero' || rank === 'ship' ? Math.min(...TRAITS.map((trait) => traits[trait])) : 0;
}

/** Rank of the parry that goes with the first melee weapon. */
function parryRank(skill: Combatant['skill'], weapons: readonly Weapon[]): number {
  const family = weapons.find(({ melee }) => melee !== null)?.melee?.family ?? 'unarmed';
  return skill(`parry-${family}`);
}

/** The knack that a tactic names; the best of all, first in order, where it names none. */
function knackOf(tactic: 'best' | DefenceKnack, skill: Combatant['skill'], weapons: readonly Weapon[]): Knack {
  const ranked = DEFENCE_KNACKS.map((id) => ({ id, rank: id === 'parry' ? parryRank(skill, weapons) : skill(id) }));
  const named = ranked.find(({ id }) => id === tactic);
  const [first = { id: 'footwork' as const, rank: 0 }] = ranked;
  return named ?? ranked.reduce((best, knack) => (knack.rank > best.rank ? knack : best), first);
}

function supportOf({ support }: FighterData, variant: Variant): Support | null {
  if (support === undefined) return null;
  const { squad, brutes, value } = support;
  const data = variant.fighters[squad] as FighterData | undefined;
  const threat = data === undefined ? 0 : (mergedFighter(data).characteristics.threat ?? 0);
  return { squad, brutes, value: typeof value === 'number' ? value : threat };
}

/** Action dice that a powder horn saves on each reload. // SS-ATT-14 */
const POWDER_HORN = 5;
/** Metres that each rank of Brawn adds to a throw. // SS-ATT-11 */
const METRES_A_RANK = 2;

function weaponsOf(
  items: readonly string[],
  { improvised }: FighterData,
  brawn: number,
  variant: Variant,
): readonly Weapon[] {
  const hasHorn = items.includes('powder-horn');
  const wielded = (weapon: Weapon): Weapon => {
    if (weapon.id === 'improvised') return improvisedWeapon(weapon, improvised, variant);
    return asLoaded(asThrown(asRated(weapon, variant.rulings), brawn), hasHorn);
  };
  return items.flatMap((item) => {
    const weapon = findWeapon(item);
    return weapon === undefined ? [] : [wielded(weapon)];
  });
}

/** [vouge-rating] // SS-DMG-1 */
function asRated(weapon: Weapon, rulings: Rulings): Weapon {
  if (weapon.id !== 'vouge' || weapon.melee === null || rulings['vouge-rating'] !== 'heavy') return weapon;
  return { ...weapon, melee: { ...weapon.melee, rolled: 3, kept: 2 } };
}

function asThrown(weapon: Weapon, brawn: number): Weapon {
  if (weapon.missile === null || !weapon.missile.isThrown) return weapon;
  return { ...weapon, missile: { ...weapon.missile, range: weapon.missile.range + METRES_A_RANK * brawn } };
}

function asLoaded(weapon: Weapon, hasHorn: boolean): Weapon {
  if (!hasHorn || weapon.missile === null || !isFirearm(weapon)) return weapon;
  return { ...weapon, missile: { ...weapon.missile, reload: weapon.missile.reload - POWDER_HORN } };
}

const BREAKS = { fragile: 'on-explosion', sturdy: 'on-second-explosion', solid: 'never' } as const;

/** What a scenario says of an improvised weapon. */
export interface Improvised {
  readonly size?: number | string | undefined;
  readonly edge?: string | undefined;
  readonly build?: string | undefined;
}

/** The weapon `improvised`, by size, edge and build. // SS-DMG-2 */
export function improvisedWeapon(weapon: Weapon, made: Improvised | undefined, variant: Variant): Weapon {
  const { size = 'small', edge = 'blunt', build = 'sturdy' } = made ?? {};
  const rolled = typeof size === 'number' ? size : (tablesOf(variant)['improvised-table'][size] ?? 0);
  return {
    ...weapon,
    melee: { family: 'improvised', rolled, kept: edge === 'sharp' ? 2 : 1 },
    breaks: BREAKS[build as keyof typeof BREAKS],
  };
}
