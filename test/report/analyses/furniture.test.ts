import { describe, expect, it } from 'vitest';
import { pointName, ROW_NAMES, rowName, titleLines } from '../../../src/report/analyses/furniture.ts';
import { textWidth } from '../../../src/report/charts/letters.ts';

describe('the name of a row', () => {
  it('is shown whole where it takes one line: as long as that may be, as measured without a screen', () => {
    const longest = 'halberd · armoured dwarf';
    expect(rowName(longest)).toBe(longest);
    expect(rowName(`${longest}s`)).toContain('\n');
    expect(rowName('recovery-steps\u00a0: enchaînées')).toBe('recovery-steps\u00a0:\nenchaînées');
    expect(ROW_NAMES.labelLimit).toBeGreaterThanOrEqual(textWidth(longest, 11));
  });
});

describe('words about a curve', () => {
  it('are broken at blanks and after hyphens where their place is too narrow, and else left whole', () => {
    expect(pointName('best-damage', 8)).toBe('best-\ndamage');
    expect(pointName('une hache', 9)).toBe('une\nhache');
    expect(pointName('best-damage', 3)).toBe('best-damage');
    expect(pointName('-3', 100)).toBe('-3');
  });

  it('stand beside it in lines no longer than it is high', () => {
    expect(titleLines('P(hero)')).toEqual(['P(hero)']);
    const lines = titleLines('dommages infligés par hero (blessures légères)');
    expect(lines).toEqual(['dommages infligés par hero', '(blessures légères)']);
    expect(titleLines('a'.repeat(50))).toEqual(['a'.repeat(50)]);
  });
});
