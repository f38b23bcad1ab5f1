import { describe, expect, it } from 'vitest';
import type { Summary } from '../../../src/analysis/summary.ts';
import { coloursOf } from '../../../src/report/charts/palette.ts';
import { armouryFixture, attackFixture } from '../../support/summary-fixture.ts';

/** An attack that ends so often in each of these. */
function endsIn(shares: Readonly<Record<string, number>>): Summary {
  const summary = attackFixture();
  const figures = (p: number) => ({ p, low: p, high: p, count: null, fraction: null, interval: 'exact' as const });
  const outcomes = Object.fromEntries(
    Object.entries(shares).map(([name, p]) => [name, { ...figures(p), label: { en: name, fr: name } }]),
  );
  return { ...summary, variants: summary.variants.map((variant) => ({ ...variant, outcomes })) };
}

describe('the colours of outcomes that are no sides', () => {
  it('are deepest for what the report is about, wherever it is named', () => {
    const summary = endsIn({ ahead: 0.5, dodged: 0.3, missed: 0.2 });
    const names = ['ahead', 'dodged', 'missed'];
    expect([...coloursOf(summary, names, 'ahead')]).toEqual([
      ['ahead', 'r6'],
      ['dodged', 'r3'],
      ['missed', 'r0'],
    ]);
    expect([...coloursOf(summary, names, 'missed').values()]).toEqual(['r0', 'r3', 'r6']);
  });

  it('are spent on nothing that never happens', () => {
    const summary = endsIn({ ahead: 0.5, behind: 0, dodged: 0, missed: 0.5 });
    const colours = coloursOf(summary, ['ahead', 'behind', 'dodged', 'missed'], 'ahead');
    expect([...colours]).toEqual([
      ['ahead', 'r6'],
      ['missed', 'r0'],
    ]);
  });

  it('are never twice the same, up to ten outcomes', () => {
    for (let count = 1; count <= 10; count += 1) {
      const names = Array.from({ length: count }, (_, index) => `end${index}`);
      const summary = endsIn(Object.fromEntries(names.map((name) => [name, 1 / count])));
      const colours = [...coloursOf(summary, names, 'end0').values()];
      expect(new Set(colours).size).toBe(count);
      expect(colours[0]).not.toBe('r0');
    }
  });
});

it('gives each side a hue of its own', () => {
  const colours = coloursOf(armouryFixture(), ['imperials', 'draw', 'enemies'], 'imperials');
  expect(colours.get('imperials')).toBe('a');
  expect(colours.get('enemies')).toBe('b');
});
