import { expect } from 'vitest';
import { type Answer, compileText, diagnosticsOf, solveText } from '../../support/solve.ts';
import { type Fighter, type More, scene } from './scenes.ts';

type Place = readonly [number, number];

/** What stands on a table beside its fighters. */
export interface Scenery {
  readonly obstacles?: readonly object[];
  readonly reliefs?: readonly object[];
}

/** Who moves: his mark at the origin, a round base of 3 cm, 10 cm of movement. */
export function mover(changes: Fighter = {}): Fighter {
  const at = changes.centre === undefined ? { mark: [0, 0] } : {};
  return { side: 'blue', characteristics: { MOV: 10 }, base: { circle: 3 }, ...at, ...changes };
}

/** Somebody of the other side on a round base of 3 cm. */
export function enemy(centre: Place, changes: Fighter = {}): Fighter {
  return { side: 'red', base: { circle: 3 }, centre, ...changes };
}

/** Somebody of the same side on a round base of 3 cm. */
export function friend(centre: Place, changes: Fighter = {}): Fighter {
  return { side: 'blue', base: { circle: 3 }, centre, ...changes };
}

/** A rectangle between two opposite corners. */
export function box(id: string, [left, low]: Place, [right, top]: Place, facts: object = {}): object {
  return {
    id,
    polygon: [
      [left, low],
      [right, low],
      [right, top],
      [left, top],
    ],
    ...facts,
  };
}

/** The text of a move of `z`. */
export function tableText(
  move: Readonly<Record<string, unknown>>,
  fighters: Readonly<Record<string, Fighter>> = {},
  scenery: Scenery = {},
  more: More = {},
): string {
  return scene({ kind: 'movement', move: { actor: 'z', ...move }, ...scenery }, { z: mover(), ...fighters }, more);
}

/** How a move ends. */
export interface Ending {
  readonly answer: Answer;
  readonly outcome: string;
}

const OUTCOMES = ['contact', 'arrived', 'short', 'blocked', 'illegal'];

/** Measures a move of `z`. */
export async function moveOn(...table: Parameters<typeof tableText>): Promise<Ending> {
  const [answer] = await solveText(tableText(...table));
  if (answer === undefined) throw new Error('no variant');
  return { answer, outcome: OUTCOMES.find((name) => answer.p(name) === 1) ?? 'none' };
}

/** Expects an ending with these numbers, to a millionth of a millionth of a kilometre. */
export function expectEnding({ answer, outcome }: Ending, wanted: string, numbers: Readonly<Record<string, number>>) {
  expect(outcome).toBe(wanted);
  for (const [name, value] of Object.entries(numbers)) expect(answer.mean(name), name).toBeCloseTo(value, 9);
}

/** Expects that a move is refused for a reason, and that nothing has moved. */
export function expectRefused({ answer, outcome }: Ending, reason: number): void {
  expect(outcome).toBe('illegal');
  expect([answer.mean('reason'), answer.mean('used'), answer.mean('moved')]).toEqual([reason, 0, 0]);
}

/** Errors and warnings of a table. */
export function saidOf(...table: Parameters<typeof tableText>) {
  return diagnosticsOf(tableText(...table));
}

/** Ids of what a table takes for granted. */
export async function takenOf(...table: Parameters<typeof tableText>): Promise<readonly string[]> {
  const [compiled] = await compileText(tableText(...table), 'dice');
  return compiled === undefined ? [] : compiled.system.assumptions(compiled.variant).map(({ id }) => id);
}
