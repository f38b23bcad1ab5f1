import { stringify } from 'yaml';

/** A fighter as a scenario writes him. */
export type Fighter = Readonly<Record<string, unknown>>;

/** What a scene says beside its fighters and engagement. */
export interface More {
  readonly edition?: 'third' | 'revised';
  readonly rulings?: Readonly<Record<string, string>>;
  readonly 'wound-table'?: unknown;
  readonly 'range-difficulty'?: Readonly<Record<string, number>>;
  readonly 'cover-difficulty'?: Readonly<Record<string, number>>;
  readonly 'contact-limit'?: number | Readonly<Record<string, number>>;
  readonly vary?: Readonly<Record<string, unknown>>;
}

/** The text of a scenario. */
export function scene(
  engagement: Readonly<Record<string, unknown>>,
  fighters: Readonly<Record<string, Fighter>>,
  more: More = {},
): string {
  return stringify({ system: 'confrontation', ...more, fighters, engagement });
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

/** Somebody with these characteristics. */
export function fighter(characteristics: Readonly<Record<string, number>>, changes: object = {}): Fighter {
  return { characteristics, ...changes };
}

/** Somebody of the bestiary, with changes. */
export function profile(id: string, changes: object = {}): Fighter {
  return { profile: id, ...changes };
}

/** A soldier like any other. */
export const SOLDIER: Readonly<Record<string, number>> = {
  MOV: 10,
  INI: 3,
  ATT: 4,
  STR: 5,
  DEF: 4,
  RES: 7,
  COU: 4,
  DIS: 2,
};
