import { Fraction } from '../../../src/dice/fraction.ts';

/** A fighter of a scene, in the shape of the scenario format. */
export interface Man {
  readonly profile?: string;
  readonly characteristics?: Readonly<Record<string, number>>;
  readonly equipment?: readonly string[];
  readonly abilities?: readonly string[];
  readonly tactics?: Readonly<Record<string, unknown>>;
  readonly cost?: number;
}

export type Fields = Readonly<Record<string, unknown>>;

/** What stands beside fighters and engagement: `rulings`, `vary`. */
export interface Beside {
  readonly rulings?: Readonly<Record<string, string>>;
  readonly vary?: Fields;
}

/** A warrior (WS 3, S 3, T 3, W 1, I 3, A 1, Ld 7), bare and without a weapon's rules unless equipped. */
export function man(characteristics: Man['characteristics'] = {}, ...equipment: readonly string[]): Man {
  return { profile: 'warrior', characteristics, equipment: equipment.length > 0 ? equipment : ['natural-weapons'] };
}

/** The same with abilities. */
export function able(abilities: readonly string[], who: Man = man()): Man {
  return { ...who, abilities };
}

/** The same with a tactic. */
export function minded(tactics: Fields, who: Man): Man {
  return { ...who, tactics };
}

/** Toughness 5 against Strength 3 needs a 6 to wound: no criticals, one wound, one injury die. */
export const TOUGH: Man = man({ T: 5 });

/** The YAML (its JSON subset) of one attack of `a` on `t`. */
export function attack(a: Man, t: Man, engagement: Fields = {}, beside: Beside = {}): string {
  const data = {
    system: 'mordheim',
    fighters: { a, t },
    engagement: { kind: 'attack', attacker: 'a', target: 't', ...engagement },
  };
  return JSON.stringify({ ...data, ...beside });
}

/** Side `a` against side `b`, whose fighters are a1, a2 … and b1, b2 …; one round unless said otherwise. */
function sided(kind: string, a: readonly Man[], b: readonly Man[], engagement: Fields, beside: Beside): string {
  const named = (side: string, men: readonly Man[]): [string, Man][] => men.map((who, i) => [`${side}${i + 1}`, who]);
  const first = named('a', a);
  const second = named('b', b);
  const ids = (entries: readonly [string, Man][]): string[] => entries.map(([id]) => id);
  const data = {
    system: 'mordheim',
    fighters: Object.fromEntries([...first, ...second]),
    engagement: { kind, sides: { a: ids(first), b: ids(second) }, rounds: 1, ...engagement },
  };
  return JSON.stringify({ ...data, ...beside });
}

/** The YAML of a close combat in which nobody charges and `a` has the first turn unless said otherwise. */
export function melee(a: readonly Man[], b: readonly Man[], engagement: Fields = {}, beside: Beside = {}): string {
  return sided('melee', a, b, engagement, beside);
}

/** The YAML of a skirmish from 12 inches in which `a` has the first turn unless said otherwise. */
export function skirmish(a: readonly Man[], b: readonly Man[], engagement: Fields = {}, beside: Beside = {}): string {
  return sided('skirmish', a, b, { distance: 12, ...engagement }, beside);
}

/** The YAML of a diving charge of `a` at `t`, from one inch unless said otherwise: no test is needed. */
export function dive(a: Man, t: Man, engagement: Fields = {}, beside: Beside = {}): string {
  const data = {
    system: 'mordheim',
    fighters: { a, t },
    engagement: { kind: 'diving-charge', attacker: 'a', target: 't', height: 1, ...engagement },
  };
  return JSON.stringify({ ...data, ...beside });
}

/** The YAML of what happens to one fighter `f`: a kind with a `subject`. */
export function alone(kind: string, f: Man, engagement: Fields = {}, beside: Beside = {}): string {
  const data = { system: 'mordheim', fighters: { f }, engagement: { kind, subject: 'f', ...engagement } };
  return JSON.stringify({ ...data, ...beside });
}

/** The YAML of a shooting of s1, s2 … at `t`: one phase at 12 inches unless said otherwise. */
export function shooting(shooters: readonly Man[], t: Man, engagement: Fields = {}, beside: Beside = {}): string {
  const named = shooters.map((who, i): [string, Man] => [`s${i + 1}`, who]);
  const data = {
    system: 'mordheim',
    fighters: { ...Object.fromEntries(named), t },
    engagement: { kind: 'shooting', shooters: named.map(([id]) => id), target: 't', range: 12, ...engagement },
  };
  return JSON.stringify({ ...data, ...beside });
}

/** An axis over the options of one ruling. */
export function over(ruling: string, ...options: readonly string[]): Beside {
  return { vary: { [`rulings.${ruling}`]: options } };
}

/** One ruling. */
export function ruled(ruling: string, option: string): Beside {
  return { rulings: { [ruling]: option } };
}

/** Psychology off, where its tests would only be in the way. */
export const CALM: Beside = ruled('psychology', 'off');

/** The sum of products of fractions, each written like `33/36 * 1/6`. */
export function sumOf(...terms: readonly string[]): string {
  const product = (term: string): Fraction =>
    term.split('*').reduce((all, factor) => all.times(Fraction.parse(factor.trim())), Fraction.one);
  return terms.reduce((sum, term) => sum.plus(product(term)), Fraction.zero).toString();
}
