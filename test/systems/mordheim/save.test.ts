import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { able, attack, man, over, ruled } from './scenes.ts';

/** A need of 6 to wound, 4+ to hit: unharmed unless 1/12 x (1 - save). */
const saved = (need: number): string => `${72 - Math.min(6, need - 1)}/72`;
const NONE = 7;

describe('armour saves', () => {
  it('MH-SAVE-1: armour saves by its number, one better with a shield', () =>
    expectExact(
      attack(
        man(),
        man({ T: 5 }),
        {},
        {
          vary: {
            't.equipment': {
              none: ['axe'],
              light: ['axe', 'light-armour'],
              heavy: ['axe', 'heavy-armour'],
              ithilmar: ['axe', 'ithilmar-armour'],
              gromril: ['axe', 'gromril-armour'],
              shield: ['axe', 'shield'],
              'light, shield': ['axe', 'shield', 'light-armour'],
              'heavy, shield': ['axe', 'shield', 'heavy-armour'],
              'gromril, shield': ['axe', 'shield', 'gromril-armour'],
              'buckler, helmet': ['axe', 'helmet', 'buckler'],
            },
            't.tactics': { still: { parry: 'never' } },
          },
        },
      ),
      ...[NONE, 6, 5, 5, 4, 6, 5, 4, 3, NONE].map((need) => ({ unharmed: saved(need) })),
    ));

  it('MH-SAVE-2: a natural 1 fails: no save is better than 2+', () =>
    // gromril, shield and a dagger: 4 - 1 - 1 = 2+; neither ruling can better it
    expectExact(
      attack(
        man({}, 'dagger'),
        man({ T: 5 }, 'axe', 'shield', 'gromril-armour'),
        {},
        over('natural-one-save', 'fails', 'by-number'),
      ),
      { unharmed: saved(2) },
      { unharmed: saved(2) },
    ));

  it('MH-SAVE-3: Strength reduces the save: 4 by 1, 5 by 2 ... 8 by 5', () =>
    // gromril and shield 3+; Toughness two above Strength, so that 6 wounds
    Promise.all(
      [3, 4, 5, 6, 7, 8].map((S, penalty) =>
        expectExact(attack(man({ S }), man({ T: S + 2 }, 'axe', 'shield', 'gromril-armour')), {
          unharmed: saved(3 + penalty),
        }),
      ),
    ));

  it('MH-SAVE-3: axes, gromril weapons and perfect killers reduce it by 1 each', () =>
    // on heavy armour and shield, 4+
    expectExact(
      attack(
        man(),
        man({ T: 5 }, 'club', 'shield', 'heavy-armour'),
        {},
        {
          vary: {
            'a.equipment': {
              sword: ['sword'],
              axe: ['axe'],
              'dwarf axe': ['dwarf-axe'],
              'gromril sword': ['gromril-sword'],
              'gromril axe': ['gromril-axe'],
            },
            'a.abilities': { plain: [], killer: ['perfect-killer'] },
          },
        },
      ),
      ...[4, 5, 5, 6, 5, 6, 5, 6, 6, NONE].map((need) => ({ unharmed: saved(need) })),
    ));

  it('MH-SAVE-3: the final Strength counts, with weapon, mighty blow and dive', async () => {
    const target = man({ T: 6 }, 'club', 'shield', 'heavy-armour');
    // halberd S 4 on T 6: 6 to wound, 4+ becomes 5+
    await expectExact(attack(man({}, 'halberd'), target), { unharmed: saved(5) });
    await expectExact(attack(able(['mighty-blow'], man({}, 'sword')), target), { unharmed: saved(5) });
    // diving: 3+ to hit, 6 to wound, saved on 5+: 1 - 2/3 x 1/6 x 2/3
    await expectExact(attack(man({}, 'sword'), target, { diving: true }), { unharmed: '25/27' });
  });

  it('MH-SAVE-3: pistols have a fixed penalty of 2, warplock ones of 3, and killers add theirs', () =>
    // a brace against gromril and shield (3+); S 4 on T 6 and S 5 on T 7 wound on 6, not better on the other: T 7 for both (6)
    // wounds: 2 shots x 1/12 x (need - 1)/6: 5+, 6+; killer 6+, none
    expectExact(
      attack(
        man(),
        man({ T: 7, W: 9 }, 'club', 'shield', 'gromril-armour'),
        {},
        {
          vary: {
            'a.equipment': { plain: ['sword', 'brace-of-pistols'], warp: ['sword', 'brace-of-warplock-pistols'] },
            'a.abilities': { plain: [], killer: ['perfect-killer'] },
          },
        },
      ),
      { 'mean wounds': '1/9' },
      { 'mean wounds': '5/36' },
      { 'mean wounds': '5/36' },
      { 'mean wounds': '1/6' },
    ));

  it('MH-SAVE-4: daggers and fists better the save by 1, before the penalty', () =>
    expectExact(
      attack(
        man(),
        man({ T: 5 }),
        {},
        {
          vary: {
            'a.characteristics': { three: { S: 3 }, four: { S: 4, WS: 3 } },
            't.equipment': { none: ['axe'], light: ['axe', 'light-armour'] },
            'a.equipment': { dagger: ['dagger'], gromril: ['gromril-dagger'] },
          },
        },
      ),
      // S 3: 6+, none (7 - 1 + 1); light 5+, 6+
      { unharmed: saved(6) },
      { unharmed: saved(NONE) },
      { unharmed: saved(5) },
      { unharmed: saved(6) },
      // S 4 on T 5, 5+ to wound: ordinary 1/6, critical 1/6. None: 1 - 1/2 x 1/3
      { unharmed: '5/6' },
      { unharmed: '5/6' },
      // light and dagger at S 4: 6+. Ordinary 1/6 x 5/6, critical 1/6 x (1/3 x 5/6 + 2/3): 1 - 1/2 x 1/6 x 32/18
      { unharmed: '23/27' },
      { unharmed: '5/6' },
    ));

  it('MH-SAVE-4: a fist betters the save by 1', () =>
    // S 4 - 1 = 3 on T 5
    expectExact(attack(man({ S: 4 }, 'helmet'), man({ T: 5 }, 'axe', 'light-armour')), { unharmed: saved(5) }));

  it('MH-SAVE-5: behind a two-handed weapon or a pair the shield does not save', () =>
    expectExact(
      attack(
        man(),
        man({ T: 5 }),
        {},
        {
          vary: {
            't.equipment': {
              halberd: ['halberd', 'shield'],
              two: ['double-handed', 'shield', 'light-armour'],
              claws: ['fighting-claws', 'shield', 'light-armour'],
            },
            't.tactics': { still: { parry: 'never' } },
          },
        },
      ),
      { unharmed: saved(NONE) },
      { unharmed: saved(6) },
      { unharmed: saved(6) },
    ));

  it('MH-SAVE-6: stepping aside saves on 5+ after the armour, whatever the Strength', async () => {
    // 1/12 x 2/3 bare; with heavy armour 1/12 x 2/3 x 2/3
    await expectExact(attack(man(), able(['step-aside'], man({ T: 5 }))), { unharmed: '17/18' });
    await expectExact(attack(man(), able(['step-aside'], man({ T: 5 }, 'axe', 'heavy-armour'))), {
      unharmed: '26/27',
    });
    // S 9 on T 10 (5+): 1 - 1/2 x 1/3 x 2/3
    await expectExact(attack(man({ S: 9 }), able(['step-aside'], man({ T: 10 }))), { unharmed: '8/9' });
    await expectExact(attack(man(), able(['step-aside'], man({ T: 5 })), {}, ruled('special-rules', 'none')), {
      unharmed: '11/12',
    });
  });

  it('MH-SAVE-6: a critical is stepped aside from once, or wound by wound', () =>
    // ordinary 1/3 x 2/3, critical 1/6 x 2/3 or 1/6 x (1 - 1/9): one wound less as often as none
    expectExact(
      attack(man(), able(['step-aside'], man({ W: 9 })), {}, over('step-aside-roll', 'per-hit', 'per-wound')),
      { unharmed: '5/6', 'mean wounds': '2/9', 'wounds=1': '1/9', 'wounds=2': '1/18' },
      { unharmed: '22/27', 'mean wounds': '2/9', 'wounds=1': '4/27', 'wounds=2': '1/27' },
    ));

  it('MH-SAVE-6, MH-CRIT-3: the wound that is left of a master stroke keeps its +2', () =>
    // critical 6: two wounds, one of them stepped aside from; injury 1 + 2 stuns
    playFaces(attack(man(), able(['step-aside']), {}, ruled('step-aside-roll', 'per-wound')), [4, 6, 6, 5, 1, 1]).then(
      (told) => expect(told).toMatchObject({ failure: null, outcome: 'stunned', metrics: { wounds: 1 } }),
    ));

  it('MH-SAVE-6: it cancels criticals too, before they double', () =>
    // gromril 4+: ordinary 1/3 x 1/2, critical 1/6 x (1/3 x 1/2 + 2/3) = 5/36; wounds 1/2 x 2/3 x (1/6 + 2 x 5/36)
    expectExact(attack(man(), able(['step-aside'], man({ W: 9 }, 'axe', 'gromril-armour'))), {
      'mean wounds': '4/27',
      unharmed: '97/108',
    }));
});
