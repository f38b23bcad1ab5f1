import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createInlineBackend } from '../../../src/backend/inline.ts';
import { solveVariant } from '../../../src/backend/solution.ts';
import { isAlike } from '../../../src/backend/watched.ts';
import { ExactLimitError } from '../../../src/errors.ts';
import { loadScenario } from '../../../src/index.ts';
import { loadSystem } from '../../../src/systems/registry.ts';
import type { GameSystem, Variant } from '../../../src/systems/system.ts';

const LIMITS = { states: 400, branches: 4_000, work: 1e7 };

/** Every other reading of a variant, one ruling at a time. */
function readingsOf(variant: Variant, system: GameSystem): readonly Variant[] {
  return system.rulings.flatMap(({ id, options }) =>
    options
      .filter((option) => option.id !== variant.rulings[id])
      .map((option): Variant => ({ ...variant, rulings: { ...variant.rulings, [id]: option.id } })),
  );
}

/** Shipped scenarios of a game, but those that give their dice. */
function filesOf(game: string): readonly string[] {
  const files = readdirSync(`scenarios/${game}`).map((name) => `scenarios/${game}/${name}`);
  return files.filter((file) => !/^\s+dice:$/m.test(readFileSync(file, 'utf8')));
}

describe.each(['mordheim', 'seventh-sea', 'confrontation', 'mortebrume'])(
  'a reading that nobody asked for in %s',
  (game) => {
    it('leaves the law of shipped scenarios as it is', { timeout: 300_000 }, async () => {
      const system = await loadSystem(game);
      let compared = 0;
      for (const file of filesOf(game)) {
        const [first] = (await loadScenario(file)).variants;
        if (first === undefined) continue;
        const { variant } = first;
        try {
          const { read = [], ...law } = solveVariant(system, { variant, limits: LIMITS, asks: 'laws' });
          const watched = { variant, read: new Set(read) };
          for (const other of readingsOf(variant, system).filter((it) => isAlike(watched, it))) {
            const { read: _, ...its } = solveVariant(system, { variant: other, limits: LIMITS, asks: 'laws' });
            expect(its, file).toEqual(law);
            compared += 1;
          }
        } catch (error) {
          if (!(error instanceof ExactLimitError)) throw error;
        }
      }
      expect(compared).toBeGreaterThan(game === 'mordheim' || game === 'seventh-sea' ? 10 : -1);
    });
  },
);

it('plays every trial of a large fight as it was, all members told from the first or not', {
  timeout: 300_000,
}, async () => {
  const [first] = (await loadScenario('bench/questions/seventh-sea-rulings.yaml')).variants;
  if (first === undefined) throw new Error('the scenario has a variant');
  const { variant } = first;
  const system = await loadSystem('seventh-sea');
  const variants = [variant, ...readingsOf(variant, system)];
  const range = { first: 7, trials: 150, followed: { kind: 'outcome', name: 'heroes' } } as const;
  const backend = createInlineBackend({ variants, seed: 3, engine: 'dice' }, loadSystem);
  const [all] = await backend.share([{ ...range, family: [...variants.keys()] }]);
  expect(all?.tally.alike?.filter(Boolean).length).toBeGreaterThan(5);
  for (const at of variants.keys()) {
    if (at === 0 || all?.tally.alike?.[at - 1] !== true) continue;
    // Beside a stranger it is played.
    const [alone] = await backend.share([{ ...range, family: [at, at] }]);
    expect(alone?.tally.outcomes[0], `member ${at}`).toEqual(all.tally.outcomes[at - 1]);
    expect(alone?.tally.moments[0], `member ${at}`).toEqual(all.tally.moments[at - 1]);
  }
});
