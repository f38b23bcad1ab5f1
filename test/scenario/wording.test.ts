import { describe, expect, test } from 'vitest';
import { listed, nearest, show } from '../../src/scenario/wording.ts';

describe('nearest', () => {
  test.each([
    ['swrod', 'sword'],
    ['Épé', 'épée'],
    ['halb', 'halberd'],
    ['two swords', 'two-swords'],
  ])('takes %s for %s', (written, meant) => {
    expect(nearest(written, ['sword', 'épée', 'halberd', 'two-swords'])).toBe(meant);
  });

  test('proposes nothing for a word like none', () => {
    expect(nearest('catapult', ['sword', 'axe'])).toBeNull();
    expect(nearest('x', ['a', 'b'])).toBeNull();
    expect(nearest('', ['a', 'b'])).toBeNull();
  });

  test('compares no more of a hostile word than messages show', () => {
    const shown = 'a'.repeat(60);
    expect(nearest(shown + 'b'.repeat(1_000_000), [shown])).toBe(shown);
  });
});

test('show quotes texts, cuts long ones and names nothing', () => {
  expect([show('a'), show(3), show(null), show([1, 'b c']), show({ a: true })]).toEqual([
    '"a"',
    '3',
    'nothing',
    '[1, b c]',
    '{ a: true }',
  ]);
  expect(show('x'.repeat(500)).length).toBeLessThan(70);
});

test('listed gives all of a short list and the nearest of a long one', () => {
  expect(listed(['a', 'b'], null)).toBe('a, b');
  const words = Array.from({ length: 30 }, (_, index) => `word-${index}`);
  expect(listed(words, 'word-29')).toMatch(/^word-2, word-29|^word-29, .*30 in all\)$/);
  expect(listed(words, null, 'fake')).toContain('(30 in all; `fracas systems fake` lists them)');
});
