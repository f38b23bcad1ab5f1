import { describe, expect, it } from 'vitest';
import { AUTO_LIMITS } from '../../src/engine/exact.ts';
import { solveFractions } from '../../src/engine/fractions.ts';
import { loadSystem } from '../../src/systems/registry.ts';
import {
  type KnownAnswer,
  knownAnswersOf,
  numberAt,
  outcomeAt,
  runnable,
} from '../systems/conformance/known-answers.ts';
import { expectSampledLikeExact } from '../systems/conformance/sampling.ts';
import { type Compiled, compileText, readText, solveText } from './solve.ts';

interface Options {
  /** How far a number that is no fraction may be off, in parts of itself where it is more than 1. */
  readonly tolerance: number;
  /** χ² tests of the file, generously: cases × variants × (outcomes and metrics). 1e-6 over all of them together. */
  readonly testsMax: number;
}

/** Holds a game to the known answers of its specification, those of the kinds that it has by now. */
export async function testKnownAnswers(name: string, { tolerance, testsMax }: Options): Promise<void> {
  const system = await loadSystem(name);
  const cases = runnable(system);

  describe(`known answers (${cases.length} of ${knownAnswersOf(name).length})`, () => {
    it.each(cases)('$id is exact', (answer) => expectExact(answer, tolerance));

    it.each(cases)('$id is sampled like its law', async ({ yaml }) => {
      // Scripted dice leave nothing to chance.
      if ((await readText(yaml)).script !== null) return;
      await expectSampledLikeExact(yaml, { seed: 20, blocks: 4, level: 1e-6 / testsMax });
    });
  });
}

async function expectExact({ yaml, expect: expected }: KnownAnswer, tolerance: number): Promise<void> {
  // Where `method: auto` samples a known answer, its limits are too narrow.
  const answers = await solveText(yaml, 'tables', AUTO_LIMITS);
  for (const { path, value, fraction } of expected) {
    const off = Math.abs(numberAt(answers, path) - value) / Math.max(1, Math.abs(value));
    expect(off, path).toBeLessThan(fraction === undefined ? tolerance : 1e-12);
    if (fraction === '1' && outcomeAt(path) !== null) expect(numberAt(answers, path), path).toBe(1);
  }
  const isLaw = (await readText(yaml)).script === null;
  if (isLaw && expected.some(({ fraction }) => fraction !== undefined)) await expectFractions(yaml, expected);
}

async function expectFractions(yaml: string, expected: KnownAnswer['expect']): Promise<void> {
  const rational = await compileText(yaml, 'fractions');
  const fractions = rational.map(({ model, tactics }) => solveFractions(model, tactics));
  for (const { path, fraction } of expected) {
    const place = outcomeAt(path);
    if (fraction === undefined || place === null) continue;
    const index = (rational[place.variant] as Compiled).model.outcomes.findIndex((o) => o.name === place.outcome);
    const text = fractions[place.variant]?.[index] ?? null;
    // Null: too long to be shown. The float has been compared.
    if (text !== null) expect(text, path).toBe(fraction);
  }
}
