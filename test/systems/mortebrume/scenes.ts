import { stringify } from 'yaml';

/** One fighter as a scenario writes him. */
export type Fighter = Readonly<Record<string, unknown>>;

/** Fields of an engagement, its kind apart. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a scenario may have besides fighters and engagement: `rulings`, `dice-table`, `vary`. */
export type Rest = Readonly<Record<string, unknown>>;

/** A fighter with these characteristics; further fields merge over. */
export function fighter(characteristics: Fields, rest: Fighter = {}): Fighter {
  return { characteristics, ...rest };
}

/** An entry of the bestiary, its `example-` left out; further fields merge over. */
export function example(profile: string, rest: Fighter = {}): Fighter {
  return { profile: `example-${profile}`, ...rest };
}

/** A whole scenario, as text. */
export function scene(
  fighters: Readonly<Record<string, Fighter>>,
  kind: string,
  fields: Fields = {},
  rest: Rest = {},
): string {
  return stringify({ system: 'mortebrume', ...rest, fighters, engagement: { kind, ...fields } });
}

/** Two fighters `a` and `b`, the attacker and the target of a kind. */
export function versus(kind: string, a: Fighter, b: Fighter, fields: Fields = {}, rest: Rest = {}): string {
  return scene({ a, b }, kind, { attacker: 'a', target: 'b', ...fields }, rest);
}
