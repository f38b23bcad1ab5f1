import { expect, it } from 'vitest';
import { loadSystem } from '../../../src/systems/registry.ts';
import { testKnownAnswers } from '../../support/known-answer-tests.ts';
import { runnable } from '../conformance/known-answers.ts';

await testKnownAnswers('mordheim', { tolerance: 1e-9, testsMax: 1_000 });

it('the kinds of close combat have known answers', async () => {
  expect(runnable(await loadSystem('mordheim')).length).toBeGreaterThanOrEqual(33);
});
