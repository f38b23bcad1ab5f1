import { describe, expect, it } from 'vitest';
import { keyNames } from '../../src/scenario/key-names.ts';
import { inFrench, pathInFrench } from '../../src/scenario/quotes.ts';
import { loadSystem } from '../../src/systems/registry.ts';

const [sea, mortebrume] = await Promise.all([loadSystem('seventh-sea'), loadSystem('mortebrume')]);

describe('a French text', () => {
  it.each([
    ['`cancel` est sans effet', '«\u202fannuler\u202f» est sans effet'],
    ['écrivez `guns: { port: 2, starboard: 3 }`', 'écrivez «\u202fcanons: { bâbord: 2, tribord: 3 }\u202f»'],
    ['donnez-leur `equipment: [musket]`', 'donnez-leur «\u202féquipement: [mousquet]\u202f»'],
    ['`tables.tactics-table` est vide', '«\u202ftables.table-des-tactiques\u202f» est vide'],
    ['avec `half-range: short`', 'avec «\u202fhalf-range: courte\u202f»'],
    ['par `rulings.half-range`', 'par «\u202frulings.half-range\u202f»'],
    ['à 6.5 m de `zzz`', 'à 6,5 m de «\u202fzzz\u202f»'],
  ])('names what it quotes: %s', (text, told) => expect(inFrench(text, sea)).toBe(told));

  it('takes no longer for a piece the more pieces there are', () => {
    // A walk through the schemas for each piece would take minutes.
    expect(inFrench('`'.repeat(1_000_000), sea)).toHaveLength(2_000_000);
  });

  it('names a word as its key has it', () => {
    expect(inFrench('`malus-split: even`', mortebrume)).toBe('«\u202frépartition-du-malus: égal\u202f»');
    expect(inFrench('`special: push-back`', mortebrume)).toBe('«\u202fspéciale: recul\u202f»');
  });
});

describe('a path in a French text', () => {
  const place = { start: 0, end: 0 };
  const words = keyNames({ equipment: ['équipement'], fighters: [] });
  const item = { kind: 'scalar', value: 'mousquet', place } as const;
  const list = { kind: 'list', items: [item], place } as const;
  const fighter = { kind: 'map', place, entries: [{ key: 'Équipement', keyPlace: place, node: list }] } as const;
  const fighters = { kind: 'map', place, entries: [{ key: 'target', keyPlace: place, node: fighter }] } as const;
  const root = { kind: 'map', place, entries: [{ key: 'fighters', keyPlace: place, node: fighters }] } as const;

  it('names keys as the file does, and beyond it as French does', () => {
    expect(pathInFrench(['fighters', 'target', 'equipment', 0], sea, root, words)).toBe(
      'fighters.target.Équipement[0]',
    );
    expect(pathInFrench(['fighters', 'target', 'guns', 'port'], sea, root, words)).toBe(
      'fighters.target.canons.bâbord',
    );
    expect(pathInFrench(['fighters', 'target', 'guns'], sea, null, words)).toBe('fighters.target.canons');
  });
});
