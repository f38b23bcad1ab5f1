import { describe, expect, it } from 'vitest';
import { isAlike, watch, withoutRulings } from '../../src/backend/watched.ts';
import type { Variant } from '../../src/systems/system.ts';

const VARIANT: Variant = {
  ...{ system: 'fake', edition: null, tables: {}, fighters: {}, engagement: { kind: 'duel' } },
  rulings: { tie: 'draw', cap: 'none' },
};
const read = (rulings: Variant['rulings']): Variant => ({ ...VARIANT, rulings });

describe('a watched variant', () => {
  it('notes the rulings that are read of it, and reads as it did', () => {
    const { own, read: noted } = watch(VARIANT);
    expect([...noted]).toEqual([]);
    expect(own.rulings.tie).toBe('draw');
    expect([...noted]).toEqual(['tie']);
    expect(own).toEqual(VARIANT);
    expect([...noted]).toEqual(['tie', 'cap']);
  });

  it('is alike to another that differs where nobody asked', () => {
    const watched = watch(VARIANT);
    const other = read({ tie: 'draw', cap: 'two' });
    expect(withoutRulings(other)).toBe(withoutRulings(VARIANT));
    expect(isAlike(watched, other)).toBe(true);
    expect(watched.own.rulings.cap).toBe('none');
    expect(isAlike(watched, other)).toBe(false);
    expect(isAlike(watched, read({ tie: 'both', cap: 'none' }))).toBe(true);
  });

  it('is no twin of one that differs in anything else, or knows other rulings', () => {
    expect(withoutRulings({ ...VARIANT, edition: 'first' })).not.toBe(withoutRulings(VARIANT));
    expect(withoutRulings(read({ tie: 'draw' }))).not.toBe(withoutRulings(VARIANT));
  });
});
