import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one that `npm test` always tries. */
const FIXED = 20_261_129;

/** What the cases of properties are drawn from; `PROPERTY_SEED=N` before a command gives another. */
export const PROPERTY_SEED = Number(process.env.PROPERTY_SEED ?? FIXED);

/** A seed for a long run: one that was asked for, else a new one, but in CI, where every run is the same. */
export function longRunSeed(): number {
  const isFixed = process.env.PROPERTY_SEED !== undefined || process.env.CI === 'true';
  return isFixed ? PROPERTY_SEED : Date.now() % 2 ** 31;
}

/** Test files that have properties. */
export function propertyTests(): readonly string[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('test', name))
    .filter((file) => /from '(@fast-check\/vitest|fast-check)'/.test(readFileSync(file, 'utf8')));
}
