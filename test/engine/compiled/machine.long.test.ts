import { describe, expect, it } from 'vitest';
import { resultMetrics } from '../../../src/engine/block.ts';
import { buildMachine } from '../../../src/engine/compiled/machine.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import { BLOCK_TRIALS } from '../../../src/engine/result.ts';
import { loadSystem, systemNames } from '../../../src/systems/registry.ts';
import { type Compiled, compileText, readText } from '../../support/solve.ts';
import { runnable } from '../../systems/conformance/known-answers.ts';
import { expectLike } from '../../systems/conformance/sampling.ts';
import { drawn } from './drawn.ts';

/** χ² tests of a game, generously; 1e-6 over all of them together. */
const TESTS_MAX = 20_000;

describe.each(systemNames())('the known answers of %s, compiled', async (name) => {
  const cases = runnable(await loadSystem(name));

  it.each(cases)('$id is drawn like its law (false alarm 1e-6 over all)', async ({ yaml }) => {
    if ((await readText(yaml)).script !== null) return;
    for (const compiled of await compileText(yaml, 'tables')) {
      const { model, tactics } = compiled;
      const tally = drawn(compiled, 21, 4 * BLOCK_TRIALS);
      if (tally === null) continue;
      expectLike(tally, solveExact(model, tactics), resultMetrics(model), 1e-6 / TESTS_MAX, 'drawn');
    }
  });
});

it('a fight of more leaves than a call takes arguments is compiled', async () => {
  const text = `system: seventh-sea
rulings: { drama-timing: after }
fighters: { a: { profile: new-hero, drama: 4, tactics: { drama-attack: all } }, b: { profile: new-hero } }
engagement: { kind: duel, sides: { x: [a], y: [b] }, rounds: 1 }
`;
  const [{ model, tactics }] = (await compileText(text, 'tables')) as [Compiled];
  expect(buildMachine(model, tactics)).not.toBeNull();
});
