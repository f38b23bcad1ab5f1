import { describe, expect, it } from 'vitest';
import { solveFractions } from '../../../src/engine/exact.ts';
import { loadSystem } from '../../../src/systems/registry.ts';
import { type Compiled, compileText, solveText } from '../../support/solve.ts';
import { knownAnswersOf, numberAt, outcomeAt, runnable } from '../conformance/known-answers.ts';
import { expectSampledLikeExact } from '../conformance/sampling.ts';

const system = await loadSystem('mordheim');
const all = knownAnswersOf('mordheim');
const cases = runnable(system);

/** χ² tests of this file, generously: cases × variants × (outcomes and metrics). 1e-6 over all of them together. */
const TESTS_MAX = 1_000;

describe(`known answers (${cases.length} of ${all.length}: those of the kinds ${system.kinds.map((kind) => kind.id).join(', ')})`, () => {
  it.each(cases)('$id is exact', async ({ yaml, expect: expected }) => {
    const answers = await solveText(yaml);
    const rational = await compileText(yaml, 'fractions');
    const fractions = rational.map(({ model, tactics }) => solveFractions(model, tactics));
    for (const { path, value, fraction } of expected) {
      const off = Math.abs(numberAt(answers, path) - value);
      expect(off, path).toBeLessThan(fraction === undefined ? 1e-9 : 1e-12);
      const place = outcomeAt(path);
      if (fraction === undefined || place === null) continue;
      const index = (rational[place.variant] as Compiled).model.outcomes.findIndex((o) => o.name === place.outcome);
      const text = fractions[place.variant]?.[index] ?? null;
      // Null: too long to be shown. The float has been compared.
      if (text !== null) expect(text, path).toBe(fraction);
    }
  });

  it.each(cases)('$id is sampled like its law', ({ yaml }) =>
    expectSampledLikeExact(yaml, { seed: 20, blocks: 4, level: 1e-6 / TESTS_MAX }),
  );
});

it('the kinds of close combat have known answers', () => {
  expect(cases.length).toBeGreaterThanOrEqual(33);
});
