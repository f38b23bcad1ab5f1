import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../../src/errors.ts';
import { parsePool } from '../../../src/systems/seventh-sea/pool-text.ts';
import type { Tables } from '../../../src/systems/seventh-sea/table-types.ts';
import { rowAt, tablesOf } from '../../../src/systems/seventh-sea/tables.ts';
import { TABLES_SCHEMA } from '../../../src/systems/seventh-sea/tables-schema.ts';

/** The tables of a variant that writes these. */
function tables(own: object | null): Tables {
  const parsed = own === null ? null : TABLES_SCHEMA.parse(own);
  return tablesOf({
    system: 'seventh-sea',
    edition: null,
    rulings: {},
    fighters: {},
    engagement: null,
    tables: parsed,
  });
}

describe('tables', () => {
  const defaults = tables(null);

  it('have defaults', () => {
    expect(tables({})).toEqual(defaults);
    expect(defaults['brute-damage']).toEqual({
      unarmed: 3,
      improvised: 4,
      knife: 5,
      fencing: 6,
      heavy: 9,
      missile: 6,
      firearm: 15,
    });
    expect(defaults['drift-table']).toHaveLength(10);
    expect(defaults['casualties-table'].loser.killed).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  });

  const row = (
    level: 'reserve' | 'disengaged' | 'engaged' | 'first-line',
    state: 'losing' | 'even' | 'winning',
    roll: number,
  ) => {
    const { damage, reputation, opportunity } = rowAt(defaults['battle-table'][level]?.[state] ?? [], roll);
    return [damage, reputation, opportunity];
  };

  it('have a battle table by level, state of the turn and roll', () => {
    expect(row('reserve', 'losing', 5)).toEqual([0, 0, false]);
    expect(row('disengaged', 'losing', 10)).toEqual(['2k1', 0, false]);
    expect(row('disengaged', 'losing', 11)).toEqual(['1k1', 0, false]);
    expect(row('disengaged', 'winning', 16)).toEqual([0, 1, false]);
    expect(row('engaged', 'even', 15)).toEqual(['2k2', 1, false]);
    expect(row('engaged', 'even', 16)).toEqual(['1k1', 2, true]);
    expect(row('engaged', 'winning', 21)).toEqual([0, 3, true]);
    expect(row('first-line', 'losing', 10)).toEqual(['6k3', 2, false]);
    expect(row('first-line', 'winning', 11)).toEqual(['3k2', 3, true]);
    expect(row('first-line', 'even', 40)).toEqual(['2k2', 5, true]);
  });

  it('take single entries, in French as well, beside those that they have', () => {
    const own = tables({
      'coups-des-brutes': { couteau: 7 },
      'weather-table': { tempête: '5g3', fog: '1k1' },
      'improvised-table': { barrel: 4 },
    });
    expect(own['brute-damage']).toEqual({ ...defaults['brute-damage'], knife: 7 });
    expect(own['weather-table']).toEqual({ ...defaults['weather-table'], storm: '5g3', fog: '1k1' });
    expect(own['improvised-table']).toEqual({ tiny: 0, small: 1, medium: 2, large: 3, barrel: 4 });
    expect(own['spoilage-table']).toEqual(defaults['spoilage-table']);
  });

  it('are otherwise replaced as a whole', () => {
    const rows = [
      { max: 9, damage: '2k1' },
      { damage: 0, reputation: 2, opportunity: true },
    ];
    const own = tables({
      'drift-table': [90],
      'battle-table': { 'première-ligne': rows, engaged: { losing: rows, even: rows, winning: rows } },
    });
    expect(own['drift-table']).toEqual([90]);
    const read = [
      { max: 9, damage: '2k1', reputation: 0, opportunity: false },
      { damage: 0, reputation: 2, opportunity: true },
    ];
    const inAllStates = { losing: read, even: read, winning: read };
    expect(own['battle-table']).toEqual({ 'first-line': inAllStates, engaged: inAllStates });
  });
});

describe('rows', () => {
  const rows = [{ max: 2, lost: 2 }, { max: 6, lost: 1 }, { lost: 0 }];

  it('apply up to their bound, the last one always', () => {
    expect([-3, 2, 3, 6, 7, 99].map((value) => rowAt(rows, value).lost)).toEqual([2, 2, 1, 1, 0, 0]);
  });

  it('have to end without a bound', () => {
    expect(() => rowAt([{ max: 2 }], 3)).toThrow(InvariantError);
  });
});

describe('the text of a pool', () => {
  it.each([
    ['5k3', 5, 3, 0],
    ['12g6+5', 12, 6, 5],
    [' 4 K 2 - 10 ', 4, 2, -10],
    ['0k0', 0, 0, 0],
    ['2k3', 2, 3, 0],
  ])('%s', (text, rolled, kept, bonus) => {
    expect(parsePool(text)).toEqual({ rolled, kept, bonus });
  });

  it.each(['', '5', 'k3', '4d6', '100k2', '5k3+', '5k3+1d6', '-1k1'])('%j is none', (text) => {
    expect(parsePool(text)).toBeNull();
  });
});
