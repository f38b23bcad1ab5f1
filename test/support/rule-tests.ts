import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type KindDefinition, rulingsFelt } from '../../src/systems/kind.ts';
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

  const felt = rulings.filter(({ id }) => kinds.some((kind) => rulingsFelt(kind, rules).has(id)));
  it.each(felt)('every option of $id is tried', ({ id, options }) => {
    expect(tests).toContain(id);
    for (const option of options) expect(tests, option.id).toContain(option.id);
  });

  it.each(kinds)('$listing.id plays rules, and names of their rulings alone those that it never feels', (kind) => {
    const all = rulingsFelt({ ...kind, neverFelt: [] }, rules);
    expect(rules.some(({ engagements }) => engagements.includes(kind.listing.id))).toBe(true);
    expect([...(kind.neverFelt ?? [])].filter((id) => !all.has(id))).toEqual([]);
  });
}
