import { expect } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { type Fields, type Fighter, fighter, scene } from './scenes.ts';

/** Rolls 10 + d10 for everything; 6, 8 and 10 are special, 1 fails. */
export function striker(damage: number, more: Fields = {}, rest: Fighter = {}): Fighter {
  const roll = '10+d10';
  const numbers = { 'weapon-skill': roll, dodge: roll, casting: roll, will: roll, physique: 20, movement: 12 };
  return fighter({ ...numbers, ...more }, { weapon: { damage }, ...rest });
}

/** One who chooses so. */
export function choosing(damage: number, tactics: Fields, more: Fields = {}): Fighter {
  return striker(damage, more, { tactics });
}

export type Rulings = Readonly<Record<string, string>>;

/** How a scenario goes with these faces, all of which it must use. */
export async function played(
  faces: readonly number[],
  fighters: Readonly<Record<string, Fighter>>,
  kind: string,
  fields: Fields,
  rulings: Rulings = {},
): Promise<Told> {
  const told = await playFaces(scene(fighters, kind, fields, { rulings }), faces);
  expect(told.failure).toBeNull();
  return told;
}
