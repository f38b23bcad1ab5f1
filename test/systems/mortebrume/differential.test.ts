import { expect, it } from 'vitest';
import { resultMetrics } from '../../../src/engine/block.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import { type Compiled, compileText } from '../../support/solve.ts';
import { facts } from './conformance.ts';

const samples = facts.samples.map((text, index) => [`sample ${index + 1}`, text] as const);

it.each(samples)('laws of rolls give what the dice give one by one: %s', async (_, text) => {
  const [byLaw] = (await compileText(text, 'tables')) as [Compiled];
  const [byDie] = (await compileText(text, 'steps')) as [Compiled];
  const [law, die] = [byLaw, byDie].map(({ model, tactics }) => solveExact(model, tactics));
  if (law === undefined || die === undefined) throw new Error('no answer');
  byLaw.model.outcomes.forEach(({ name }, index) => {
    expect(law.outcomes[index], name).toBeCloseTo(die.outcomes[index] ?? Number.NaN, 12);
  });
  resultMetrics(byLaw.model).forEach(({ name }, index) => {
    const [one = [], other = []] = [law.metrics[index]?.p, die.metrics[index]?.p];
    const most = Math.max(one.length, other.length);
    for (let value = 0; value < most; value += 1) {
      expect(one[value] ?? 0, `${name} = ${value}`).toBeCloseTo(other[value] ?? 0, 12);
    }
  });
});
