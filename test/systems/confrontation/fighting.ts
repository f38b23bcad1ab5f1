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
