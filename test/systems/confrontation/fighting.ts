import { expect } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { type Answer, solveText } from '../../support/solve.ts';
import { type Fighter, fighter, type More, scene } from './scenes.ts';

/** Nobody throws a 6 again: a face is a roll. */
export const PLAIN = {
  'explode-opposed': 'never',
  'explode-attack': 'never',
  'explode-parry': 'never',
  'explode-test': 'never',
} as const;

/** Somebody whom nothing hurts, and who hurts nobody: blows are only counted. */
export const IDOL = { MOV: 10, INI: 3, ATT: 4, STR: 0, DEF: 4, RES: 40 };

/** Somebody who kills with each hit, and dies of each. */
export const GLASS = { MOV: 10, INI: 3, ATT: 4, STR: 20, DEF: 4, RES: 0 };

/** A fighter with tactics, who throws no 6 again. */
export function man(
  characteristics: Readonly<Record<string, number>>,
  tactics: object = {},
  changes: object = {},
): Fighter {
  return fighter(characteristics, { tactics: { ...PLAIN, ...tactics }, ...changes });
}

/** The exact answer of the only variant of a scene. */
export async function answerOf(
  engagement: Readonly<Record<string, unknown>>,
  fighters: Readonly<Record<string, Fighter>>,
  more: More = {},
): Promise<Answer> {
  const [answer] = await solveText(scene({ ...engagement }, fighters, { 'wound-table': 'assumed', ...more }));
  if (answer === undefined) throw new Error('no variant');
  return answer;
}

/** A scene played with forced faces. */
export function told(
  faces: readonly number[],
  engagement: Readonly<Record<string, unknown>>,
  fighters: Readonly<Record<string, Fighter>>,
  more: More = {},
): Promise<Told> {
  return playFaces(scene({ ...engagement }, fighters, { 'wound-table': 'assumed', ...more }), faces);
}

/** Chance that an attack hits whom nothing protects, no 6 thrown again. */
export const HIT = 5 / 6;

/** Chance that an attack is parried by one die, no 6 thrown again. @param lead of the attack over the parry */
export function parried(lead: number): number {
  let ways = 0;
  for (let i = 2; i <= 6; i += 1) for (let j = 2; j <= 6; j += 1) if (j >= i + lead) ways += 1;
  return ways / 36;
}

/** Numbers, but for rounding. */
export function near(...numbers: readonly number[]): readonly unknown[] {
  return numbers.map((n) => expect.closeTo(n, 12));
}

/** How far an assault is played; the field's name is no property that an editor may take for a promise's. */
export const UP_TO_CONTACT: object = Object.fromEntries([['then', 'contact']]);
export const ONE_TURN: object = Object.fromEntries([['then', 'turn']]);

/** Attacks with all his dice, and nothing hurts him or is hurt by him. */
export const RUNNER = man(IDOL, { split: 'all-attack', parry: 'never' });
/** Waits, and lets everything happen to him. */
export const WAITING = man(IDOL, { split: 'all-defence', parry: 'never' });
/** Nobody stands up to him who has any courage. */
export const TERROR = man({ ...IDOL, FEAR: 30 }, { split: 'all-attack', parry: 'never' });
export const COWARD = man({ ...IDOL, COU: 0 }, { split: 'all-attack', parry: 'never' });

/** An assault of one on one, from 10 cm. */
export function assault(a: Fighter, b: Fighter, fields: object, more: More = {}): Promise<Answer> {
  const engagement = { kind: 'assault', sides: { x: ['a'], y: ['b'] }, charger: 'x', distance: 10, ...fields };
  return answerOf(engagement, { a, b }, more);
}
