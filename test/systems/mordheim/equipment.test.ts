import { describe, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { able, attack, man, melee, minded, over, ruled, TOUGH } from './scenes.ts';

/** What a list amounts to for its owner: attacks he makes, how he parries one blow and saves it (T 5). */
const asStriker = (...items: readonly string[]): string => attack(man({}, ...items), TOUGH);
const asTarget = (abilities: readonly string[], ...items: readonly string[]): string =>
  attack(man(), able(abilities, minded({ parry: 'never' }, man({ T: 5 }, ...items))));
const SHIELD = { unharmed: '67/72' };
const BARE = { unharmed: '11/12' };

describe('hands', () => {
  it('MH-EQ-1: the first melee weapon of the list is the main one', async () => {
    // on T 5 light armour: an axe is never saved, a sword on 6
    const target = man({ T: 5 }, 'club', 'light-armour');
    const striker = (...items: readonly string[]): string => attack(man({ A: 3 }, ...items), target);
    await expectExact(striker('helmet', 'axe', 'sword'), { 'mean wounds': '23/72' });
    await expectExact(striker('bow', 'sword', 'axe'), { 'mean wounds': '7/24' });
  });

  it('MH-EQ-1: a spiked gauntlet is never the main weapon', () =>
    // morning-star S 4 (5+ on T 5) once, gauntlet S 3 (6) once: 1 - 5/6 x 11/12
    expectExact(asStriker('spiked-gauntlet', 'morning-star'), { 'mean attacks': '2', unharmed: '55/72' }));

  it('MH-EQ-1: without a melee weapon there are fists: S - 1, and the victim saves on 6', () =>
    // S 2 on T 3: 5+. Ordinary 1/6 x 5/6, critical 1/6 x (1/3 x 5/6 + 2/3): 1 - 1/2 x 8/27
    expectExact(attack(man({ A: 2 }, 'bow'), man()), { 'mean attacks': '1', unharmed: '23/27' }));

  it('MH-EQ-1: a lance serves in the saddle only', () =>
    // on foot a sword beside it: S 3 on T 5, which the lance in the list does not keep out of his hand, and parries
    expectExact(
      attack(
        man(),
        man({ T: 5 }, 'lance', 'sword'),
        {},
        { vary: { 't.abilities': { foot: [], mounted: ['mounted'] } } },
      ),
      { 'mean parried': '1/12' },
      { 'mean parried': '0' },
    ));

  it('MH-EQ-1: who has claws first uses no other weapon, who has another first no claws', async () => {
    // a brace, a crossbow pistol and throwing knives beside the claws do nothing; behind a sword the claws do nothing
    await expectExact(
      attack(
        man(),
        TOUGH,
        {},
        {
          vary: {
            'a.equipment': {
              claws: ['fighting-claws', 'brace-of-pistols'],
              brace: ['brace-of-pistols', 'fighting-claws'],
              sword: ['sword', 'fighting-claws', 'dagger'],
            },
            'engagement.first-round': [true, false],
          },
        },
      ),
      // claws: two blows of 1/12; the brace: two shots (S 4 on T 5: 1/2 x 1/3), then fists, which cannot hurt T 5 (S 2: 6,
      // saved on 6: 1/2 x 1/6 x 5/6); sword and dagger: 1/12 and, saved on 6, 5/72
      { 'mean attacks': '2', unharmed: '121/144' },
      { 'mean attacks': '2', unharmed: '121/144' },
      { 'mean attacks': '2', unharmed: '25/36' },
      { 'mean attacks': '1', unharmed: '67/72' },
      { 'mean attacks': '2', unharmed: '737/864' },
      { 'mean attacks': '2', unharmed: '737/864' },
    );
    const shooter = man({ A: 0, BS: 3 }, 'fighting-claws', 'crossbow-pistol');
    await expectExact(melee([shooter], [man({ A: 0, T: 5, W: 9 })]), { 'mean damage.a': '1/12' });
  });

  it.each<[string, readonly string[], number, (readonly string[])?]>([
    ['the first one-handed weapon', ['axe', 'dagger', 'shield'], 2],
    ['the shield that comes first', ['axe', 'shield', 'dagger'], 1],
    ['no spear', ['axe', 'spear', 'lance', 'morning-star'], 1],
    ['a gauntlet', ['axe', 'spiked-gauntlet'], 2],
    ['a pistol', ['axe', 'pistol', 'dagger'], 2],
    ['nothing but shields beside a spear', ['spear', 'sword', 'dagger'], 1],
    ['a gauntlet beside a morning-star', ['morning-star', 'dagger', 'spiked-gauntlet'], 2],
    ['no gauntlet beside a spear', ['spear', 'spiked-gauntlet'], 1],
    ['nothing beside a halberd', ['halberd', 'sword', 'pistol'], 1],
    ['nothing beside natural weapons', ['natural-weapons', 'sword', 'pistol'], 1],
    ['nothing beside claws but their own second blow', ['fighting-claws', 'sword'], 2],
    ['nothing beside a lance', ['lance', 'sword', 'spiked-gauntlet'], 1, ['mounted']],
  ])('MH-EQ-2: the other hand holds %s (%j)', (_, items, attacks, abilities = []) =>
    expectExact(attack(able(abilities, man({}, ...items)), TOUGH), { 'mean attacks': `${attacks}` }),
  );

  it.each<[readonly string[], boolean, (readonly string[])?]>([
    [['axe', 'shield'], true],
    [['axe', 'dagger', 'shield'], false],
    [['spear', 'sword', 'shield'], true],
    [['morning-star', 'buckler', 'shield'], true],
    [['lance', 'buckler', 'shield'], true, ['mounted']],
    [['spear', 'buckler', 'shield'], false],
    [['helmet', 'shield'], true],
    [['natural-weapons', 'shield'], false],
    [['halberd', 'shield'], false],
  ])('MH-EQ-2: with %j the shield is in hand: %s', (items, isHeld, abilities = []) =>
    expectExact(asTarget(abilities, ...items), isHeld ? SHIELD : BARE),
  );

  it('MH-EQ-3: a parry item that is not in hand does not parry; armour and helmet always serve', async () => {
    await expectExact(attack(man(), man({}, 'axe', 'dagger', 'buckler')), { 'mean parried': '0' });
    await expectExact(attack(man(), man({}, 'double-handed', 'buckler')), { 'mean parried': '0' });
    // light armour 6+: 1/12 x 5/6 wounded, a third of it stunned, halved by the helmet
    await expectExact(attack(man(), man({ T: 5 }, 'halberd', 'light-armour', 'helmet')), {
      unharmed: '67/72',
      stunned: '5/432',
    });
  });

  it('MH-EQ-4: later rounds are fought with the later weapons', () =>
    // morning-star and shield, then axe and dagger
    expectExact(
      attack(
        minded({ 'later-weapons': ['axe', 'dagger'] }, man({}, 'morning-star', 'shield', 'axe', 'dagger')),
        TOUGH,
        {},
        {
          vary: { 'engagement.first-round': [true, false] },
        },
      ),
      { 'mean attacks': '1', unharmed: '5/6' },
      // axe on a bare man 1/12; dagger saved on 6: 1 - 11/12 x 67/72
      { 'mean attacks': '2', unharmed: '737/864' },
    ));

  it('MH-EQ-4: the defender changes hands too', () =>
    expectExact(
      attack(
        man(),
        minded({ 'later-weapons': ['axe', 'shield'] }, man({ T: 5 }, 'sword', 'axe', 'shield')),
        {},
        {
          vary: { 'engagement.first-round': [true, false] },
        },
      ),
      { 'mean parried': '1/12' },
      { 'mean parried': '0', unharmed: '67/72' },
    ));

  it('MH-EQ-4: a brace in both hands leaves neither shield nor parry in the first round', () =>
    expectExact(
      attack(
        man(),
        man({ T: 5 }),
        {},
        {
          vary: {
            't.equipment': { sword: ['sword', 'brace-of-pistols'], shield: ['axe', 'shield', 'brace-of-pistols'] },
            't.tactics.pistols': ['first-round', 'hold'],
          },
        },
      ),
      { 'mean parried': '0', unharmed: '11/12' },
      { 'mean parried': '1/12' },
      { unharmed: '11/12' },
      { unharmed: '67/72' },
    ));

  it('MH-EQ-4: nor does it strike first as a spear or last as a two-handed weapon', async () => {
    // a spear of I 1 would come before I 9; his own two shots come after 1/36 out
    await expectExact(melee([man({ I: 1, T: 5 }, 'spear', 'brace-of-pistols')], [man({ I: 9, T: 5 })]), { b: '1/36' });
    // a two-handed weapon of I 9 would come last; two shots (S 4 on T 5: 1/2 x 1/3) come first: (5/6)^2 x 1/36
    await expectExact(melee([man({ I: 9, T: 5 }, 'double-handed', 'brace-of-pistols')], [man({ I: 1, T: 5 })]), {
      b: '25/1296',
    });
  });

  it('MH-EQ-5: sheet-only leaves plain blows, printed armour, shields in any case, and no helmet', async () => {
    const rules = over('equipment-rules', 'published', 'sheet-only');
    await expectExact(
      attack(man({ A: 2 }, 'axe', 'sword'), man({ T: 5 }, 'club'), {}, rules),
      { 'mean attacks': '3' },
      { 'mean attacks': '2' },
    );
    await expectExact(attack(man(), man({}, 'sword'), {}, rules), { 'mean parried': '1/12' }, { 'mean parried': '0' });
    await expectExact(attack(man(), man({ T: 5 }, 'halberd', 'shield'), {}, rules), BARE, SHIELD);
    await expectExact(attack(man(), man({ T: 5 }, 'club', 'ithilmar-armour'), {}, rules), { unharmed: '17/18' }, BARE);
    await expectExact(
      attack(man(), man({ T: 5 }, 'club', 'helmet'), {}, rules),
      { stunned: '1/72' },
      { stunned: '1/36' },
    );
    await expectExact(attack(man({}, 'dagger'), man({ T: 5 }, 'club'), {}, rules), SHIELD, BARE);
    await expectExact(attack(man({}, 'axe'), man({ T: 5 }, 'club', 'light-armour'), {}, rules), BARE, SHIELD);
  });

  it('MH-EQ-5: sheet-only counts a shield in later rounds too, whatever is drawn then', () =>
    expectExact(
      attack(
        man(),
        minded({ 'later-weapons': ['sword'] }, man({ T: 5 }, 'sword', 'shield')),
        {},
        { ...ruled('equipment-rules', 'sheet-only'), vary: { 'engagement.first-round': [true, false] } },
      ),
      SHIELD,
      SHIELD,
    ));

  it('MH-EQ-5: sheet-only knows no strike order by weapon, nor shots before blows', async () => {
    const rules = ruled('equipment-rules', 'sheet-only');
    // I 4 strikes first with a two-handed weapon: S 3, not 5
    await expectExact(melee([man({ I: 4, T: 5 }, 'double-handed')], [man({ I: 3, T: 5 }, 'spear')], {}, rules), {
      a: '1/36',
      b: '11/432',
    });
    await expectExact(melee([man({ A: 0 }, 'axe', 'crossbow-pistol')], [man({ A: 0 })], {}, rules), {
      'mean damage.a': '0',
    });
  });
});
