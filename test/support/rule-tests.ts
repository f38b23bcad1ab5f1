import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { KindDefinition } from '../../src/systems/kind.ts';
import { loadSystem } from '../../src/systems/registry.ts';

/** Engagement kinds of a game, with what they rest on. */
async function kindsOf(system: string): Promise<readonly KindDefinition[]> {
  const file = new URL(`../../src/systems/${system}/kinds/index.ts`, import.meta.url).href;
  return ((await import(file)) as { readonly KINDS: readonly KindDefinition[] }).KINDS;
}

/** The text of all tests of a game, but of those that only look for others. */
function testsOf(system: string): string {
  const folder = new URL(`../systems/${system}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

/** Every rule that is played has a test that names it, and every ruling that a kind feels is tried in all its options. */
export async function testCoverage(name: string): Promise<void> {
  const { rules, rulings } = await loadSystem(name);
  const kinds = await kindsOf(name);
  const tests = testsOf(name);

  const played = rules.filter(({ engagements }) => engagements.length > 0).map(({ id }) => id);
  it.each(played)('%s has a test that names it', (rule) => {
    expect(tests).toMatch(new RegExp(`'${rule}\\b|'[^'\\n]*\\b${rule}\\b`));
  });

  const felt = rulings.filter(({ id }) => kinds.some((kind) => kind.rulings.has(id)));
  it.each(felt)('every option of $id is tried', ({ id, options }) => {
    expect(tests).toContain(id);
    for (const option of options) expect(tests, option.id).toContain(option.id);
  });
}

/**
 * Kinds and rules agree on which rulings can change what.
 * @param neverFelt kind → rulings that switch a rule of it where it never comes to that
 */
export async function testRulingsOfKinds(
  name: string,
  neverFelt: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const { rules } = await loadSystem(name);
  const kinds = (await kindsOf(name)).map((kind) => [kind.listing.id, kind] as const);

  it.each(kinds)('the kind %s knows the rulings of every rule that it plays', (id, { rulings }) => {
    const played = rules.filter(({ engagements }) => engagements.includes(id));
    expect(played.length).toBeGreaterThan(0);
    const missing = new Set(played.flatMap((rule) => rule.rulings).filter((it) => !rulings.has(it)));
    expect([...missing]).toEqual(neverFelt[id] ?? []);
  });

  it.each(kinds)('the kind %s names no ruling that none of its rules has', (id, { rulings }) => {
    const felt = new Set(rules.filter(({ engagements }) => engagements.includes(id)).flatMap((rule) => rule.rulings));
    expect([...rulings].filter((it) => !felt.has(it))).toEqual([]);
  });
}
