import { describe, expect, it } from 'vitest';
import { checkItems } from '../../../src/systems/mordheim/check-items.ts';
import type { Doing } from '../../../src/systems/mordheim/kinds/kind.ts';

const COMBAT: readonly Doing[] = ['blows', 'opening-shots'];
const SHOOTING: readonly Doing[] = ['shots'];
const SKIRMISH: readonly Doing[] = ['blows', 'opening-shots', 'shots', 'moves'];

/** Codes and places of the warnings about a list of equipment. */
function warnings(doings: readonly Doing[], equipment: readonly string[], reading = 'published'): readonly string[] {
  const variant = {
    system: 'mordheim',
    edition: null,
    rulings: { 'equipment-rules': reading },
    tables: null,
    fighters: {},
    engagement: {},
  };
  const found = checkItems('a', { equipment: [...equipment] }, variant, doings, (index) => [equipment[index] ?? '']);
  return found.map(({ code, path }) => `${code.replace('mordheim/', '')} ${path.join('.')}`);
}

describe('pointless items', () => {
  it.each([
    ['a sword and a bow', ['sword', 'bow'], ['no-effect bow'], [], []],
    ['a bow alone', ['bow'], ['no-effect bow', 'fists fighters.a.equipment'], [], ['fists fighters.a.equipment']],
    [
      'two bows',
      ['axe', 'bow', 'long-bow'],
      ['no-effect bow', 'no-effect long-bow'],
      ['no-effect long-bow'],
      ['no-effect long-bow'],
    ],
    ['a shield behind a halberd', ['halberd', 'shield'], ['no-effect shield'], [], []],
    ['a third blade', ['axe', 'dagger', 'sword'], ['no-effect sword'], [], ['no-effect sword']],
    ['a pair of one kind', ['axe', 'axe', 'axe'], ['no-effect axe'], [], ['no-effect axe']],
    ['a buckler too many', ['axe', 'dagger', 'buckler'], ['no-effect buckler'], [], ['no-effect buckler']],
    [
      'a gauntlet too many',
      ['halberd', 'spiked-gauntlet'],
      ['no-effect spiked-gauntlet'],
      [],
      ['no-effect spiked-gauntlet'],
    ],
    ['a lance on foot', ['lance', 'sword'], ['no-effect lance'], [], ['no-effect lance']],
    [
      'what claws exclude',
      ['fighting-claws', 'sword', 'throwing-knives'],
      ['no-effect sword', 'no-effect throwing-knives'],
      ['no-effect throwing-knives'],
      ['no-effect sword', 'no-effect throwing-knives'],
    ],
    [
      'claws behind another weapon',
      ['sword', 'fighting-claws'],
      ['no-effect fighting-claws'],
      [],
      ['no-effect fighting-claws'],
    ],
    ['a pistol in the other hand', ['axe', 'pistol'], [], [], []],
    ['a pistol without a hand', ['halberd', 'pistol'], ['no-effect pistol'], [], []],
    ['a pistol after a bow', ['axe', 'bow', 'pistol'], ['no-effect bow'], ['no-effect pistol'], []],
    ['a pistol twice', ['axe', 'pistol', 'pistol'], ['no-effect pistol'], ['no-effect pistol'], ['no-effect pistol']],
    ['a bow twice', ['axe', 'bow', 'bow'], ['no-effect bow', 'no-effect bow'], ['no-effect bow'], ['no-effect bow']],
    [
      'a brace after a better one',
      ['axe', 'brace-of-warplock-pistols', 'brace-of-pistols'],
      ['no-effect brace-of-pistols'],
      ['no-effect brace-of-pistols'],
      ['no-effect brace-of-pistols'],
    ],
    [
      'two braces',
      ['axe', 'brace-of-pistols', 'brace-of-duelling-pistols'],
      ['no-effect brace-of-duelling-pistols'],
      ['no-effect brace-of-duelling-pistols'],
      ['no-effect brace-of-duelling-pistols'],
    ],
    [
      'a crossbow pistol after a bow',
      ['axe', 'bow', 'crossbow-pistol'],
      ['no-effect bow'],
      ['no-effect crossbow-pistol'],
      [],
    ],
  ])('%s: in combat, in shooting, in a skirmish', (_, equipment, combat, shooting, skirmish) => {
    expect(warnings(COMBAT, equipment)).toEqual(combat);
    expect(warnings(SHOOTING, equipment)).toEqual(shooting);
    expect(warnings(SKIRMISH, equipment)).toEqual(skirmish);
    expect(warnings(['moves'], equipment)).toEqual([]);
    expect(warnings([], equipment)).toEqual([]);
  });

  it('MH-ATK-8: a crossbow pistol is for the shots before the blows', () => {
    expect(warnings(['blows'], ['axe', 'crossbow-pistol'])).toEqual(['no-effect crossbow-pistol']);
    expect(warnings(COMBAT, ['axe', 'crossbow-pistol'])).toEqual([]);
  });

  it('MH-EQ-5: sheet-only leaves light, heavy and gromril armour, the shield, and bows where there are shots', () => {
    const sheet = ['light-armour', 'heavy-armour', 'gromril-armour', 'shield'];
    expect(warnings(COMBAT, sheet, 'sheet-only')).toEqual([]);
    expect(warnings(COMBAT, ['axe', 'bow', 'helmet', 'buckler'], 'sheet-only')).toHaveLength(4);
    expect(warnings(SHOOTING, ['axe', 'bow', 'helmet', 'buckler'], 'sheet-only')).toEqual(['no-effect helmet']);
    expect(warnings(SKIRMISH, ['axe', 'bow', 'ithilmar-armour'], 'sheet-only')).toEqual([
      'no-effect axe',
      'no-effect ithilmar-armour',
    ]);
  });
});
