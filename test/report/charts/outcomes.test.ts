import { expect, it } from 'vitest';
import { draw } from '../../../src/report/charts/draw.ts';
import { outcomeBarsSpec } from '../../../src/report/charts/outcomes.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import { attackFixture } from '../../support/summary-fixture.ts';

it('shows the name of an outcome whole where there is room for it', async () => {
  const summary = attackFixture();
  const [variant] = summary.variants;
  if (variant === undefined) throw new Error('no variant');
  const sure = { p: 1, low: 1, high: 1, count: null, fraction: null, interval: 'exact' as const };
  const label = { en: 'some of them still stand', fr: 'certains tiennent encore' };
  const standing = { ...variant, outcomes: { standing: { ...sure, label } } };
  const told = { ...summary, variants: [standing] };
  const { body, width } = await draw(outcomeBarsSpec(told, standing, ['standing'], new Map(), localeOf('fr')));
  expect(body).toContain('certains tiennent encore');
  expect(width).toBeLessThanOrEqual(420);
});
