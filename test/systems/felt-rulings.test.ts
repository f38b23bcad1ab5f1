import { describe, expect, it } from 'vitest';
import { solveVariant } from '../../src/backend/solution.ts';
import { isAlike } from '../../src/backend/watched.ts';
import { ExactLimitError } from '../../src/errors.ts';
import { type KindDefinition, kindOf, rulingsFelt } from '../../src/systems/kind.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import type { GameSystem, Variant } from '../../src/systems/system.ts';
import { readText } from '../support/solve.ts';
import { runnable } from './conformance/known-answers.ts';

const LIMITS = { states: 2_000, branches: 20_000, work: 1e7 };

function lawOf(system: GameSystem, variant: Variant) {
  const { read = [], ...law } = solveVariant(system, { variant, limits: LIMITS, asks: 'laws' });
  return { read: new Set(read), law };
}

/** Readings that no rule of a variant's kind follows, but which somebody reads: `ruling: option` → the variant read so. */
function unfelt(system: GameSystem, variant: Variant, read: ReadonlySet<string>, felt: ReadonlySet<string>) {
  const others = system.rulings.filter(({ id }) => !felt.has(id));
  return others.flatMap(({ id, options }) =>
    options.flatMap((option): [string, Variant][] => {
      const other = { ...variant, rulings: { ...variant.rulings, [id]: option.id } };
      return isAlike({ variant, read }, other) ? [] : [[`${id}: ${option.id}`, other]];
    }),
  );
}

describe.each(systemNames())('a ruling that no rule of a kind follows in %s', async (name) => {
  const system = await loadSystem(name);
  const file = new URL(`../../src/systems/${name}/kinds/index.ts`, import.meta.url).href;
  const { KINDS } = (await import(file)) as { readonly KINDS: readonly KindDefinition[] };

  it('moves no known answer', { timeout: 600_000 }, async () => {
    const moved: string[] = [];
    let tried = 0;
    for (const { id, yaml } of runnable(system)) {
      for (const { variant } of (await readText(yaml)).variants) {
        const felt = rulingsFelt(kindOf(KINDS, variant), system.rules);
        try {
          const { read, law } = lawOf(system, variant);
          for (const [reading, other] of unfelt(system, variant, read, felt)) {
            tried += 1;
            if (JSON.stringify(lawOf(system, other).law) !== JSON.stringify(law)) moved.push(`${id}, ${reading}`);
          }
        } catch (error) {
          if (!(error instanceof ExactLimitError)) throw error;
        }
      }
    }
    expect(moved).toEqual([]);
    expect(tried).toBeGreaterThan(30);
  });
});
