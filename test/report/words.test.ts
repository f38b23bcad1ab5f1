import { describe, expect, it } from 'vitest';
import { distinctNames } from '../../src/report/words.ts';

describe('names in a chart', () => {
  it('stay apart where they are cut alike, and keep their order', () => {
    const names = distinctNames(['captain with a sword', 'captain with an axe', 'ghoul'], 10);
    expect(names).toEqual(['captain w…', 'captain w… (2)', 'ghoul']);
  });
});
