import { stringify } from 'yaml';
import { type Combatant, combatantOf } from '../../../src/systems/seventh-sea/combatant.ts';
import { FIGHTER_SCHEMA } from '../../../src/systems/seventh-sea/fighter-schema.ts';
import { RULINGS } from '../../../src/systems/seventh-sea/rulings.ts';
import { TABLES_SCHEMA } from '../../../src/systems/seventh-sea/tables-schema.ts';

/** A fighter as a scenario writes him. */
export type Fighter = Readonly<Record<string, unknown>>;

/** What a scene says beside its fighters and engagement: rulings, tables. */
interface More {
  readonly rulings?: Readonly<Record<string, string>>;
  readonly tables?: Readonly<Record<string, unknown>>;
  readonly vary?: Readonly<Record<string, unknown>>;
}

/** The text of a scenario. */
export function scene(
  engagement: Readonly<Record<string, unknown>>,
  fighters: Readonly<Record<string, Fighter>> = {},
  more: More = {},
): string {
  const present = Object.keys(fighters).length === 0 ? {} : { fighters };
  return stringify({ system: 'seventh-sea', ...more, ...present, engagement });
}

/** A kind with one `subject`, called `a`. */
export function alone(kind: string, subject: Fighter, fields: object = {}, more: More = {}): string {
  return scene({ kind, subject: 'a', ...fields }, { a: subject }, more);
}

/** A kind with an attacker `a` and a target `b`. */
export function against(kind: string, a: Fighter, b: Fighter, fields: object = {}, more: More = {}): string {
  return scene({ kind, attacker: 'a', target: 'b', ...fields }, { a, b }, more);
}

/** One fighter a side: side `x` has `a`, side `y` has `b`. */
export function versus(kind: string, a: Fighter, b: Fighter, fields: object = {}, more: More = {}): string {
  return scene({ kind, sides: { x: ['a'], y: ['b'] }, ...fields }, { a, b }, more);
}

/** Somebody of the bestiary, with changes. */
export function person(profile: string, changes: object = {}): Fighter {
  return { profile, ...changes };
}

/** A hero with traits in the order Brawn, Finesse, Wits, Resolve, Panache. */
export function hero(traits: readonly [number, number, number, number, number], changes: object = {}): Fighter {
  const [brawn, finesse, wits, resolve, panache] = traits;
  return { rank: 'hero', characteristics: { brawn, finesse, wits, resolve, panache }, ...changes };
}

/** A squad of brutes. */
export function brutes(threat: number, size: number, changes: object = {}): Fighter {
  return { rank: 'squad', characteristics: { threat, size }, ...changes };
}

/** A ship with traits in the order Brawn, Finesse, Wits, Resolve, Panache: guns, crew, rudder, hull, sails. */
export function ship(traits: readonly [number, number, number, number, number], changes: object = {}): Fighter {
  return hero(traits, { rank: 'ship', ...changes });
}

const DEFAULTS = Object.fromEntries(RULINGS.map(({ id, options }) => [id, options[0]?.id ?? '']));

/** Fighters as they enter play, called `a`, `b` and so on. */
export function combatantsOf(
  fighters: readonly Fighter[],
  rulings: Readonly<Record<string, string>> = {},
  tables: object = {},
): readonly Combatant[] {
  const names = fighters.map((_, index) => String.fromCharCode('a'.charCodeAt(0) + index));
  const variant = {
    system: 'seventh-sea',
    edition: null,
    rulings: { ...DEFAULTS, ...rulings },
    tables: TABLES_SCHEMA.parse(tables),
    fighters: Object.fromEntries(fighters.map((fighter, index) => [names[index], FIGHTER_SCHEMA.parse(fighter)])),
    engagement: null,
  };
  return names.map((name) => combatantOf(variant, name));
}
