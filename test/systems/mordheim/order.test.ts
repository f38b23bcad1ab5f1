import { describe, expect, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { expectSampledLikeExact } from '../conformance/sampling.ts';
import { fieldAfter } from './field.ts';
import { able, CALM, type Man, man, melee, minded, over, ruled, skirmish, sumOf } from './scenes.ts';

/** Strikes of 1/12 on T 5: the first puts the other out with 1/36, the second only if he still stands (11/12). */
const A_FIRST = { a: '1/36', b: '11/432' };
const B_FIRST = { a: '11/432', b: '1/36' };
/** A lash of 1/12 before the charger's blow of 1/12, both of which put out with 1/36, and one more by her after it. */
const LASH_FIRST = {
  a: sumOf('1/36', '11/12 * 11/12 * 1/36', '2/36 * 1/36'),
  b: sumOf('11/12 * 1/36'),
};
/** The charger first, then the lash, then one more blow if he is left. */
const HE_FIRST = { a: sumOf('11/12 * 1/36', '11/12 * 35/36 * 1/36'), b: '1/36' };
const foe = (I: number, ...equipment: readonly string[]): Man => man({ I, T: 5 }, ...equipment);

describe('striking order', () => {
  it('MH-ORD-1: who is floored before his moment does not strike', () =>
    expectExact(melee([foe(4)], [foe(3)]), A_FIRST));

  it('MH-ORD-1: who stands up or is stunned strikes according to his state when the phase begins', () =>
    // b1 strikes in round 1 if left up (11/12); in round 2 if up or up again (34/36) and left up (11/12)
    expectExact(melee([man({ I: 9, T: 5, W: 9 })], [foe(3)], { rounds: 2 }, CALM), {
      'mean damage.b': sumOf('11/12 * 1/12', '34/36 * 11/12 * 1/12'),
    }));

  it('MH-ORD-2: a charger strikes first', () =>
    expectExact(melee([foe(1)], [foe(9)], {}, { vary: { 'engagement.charger': ['a', 'none'] } }), A_FIRST, B_FIRST));

  it('MH-ORD-2: in the turn of the charge only', () =>
    // b1 strikes after the charge (11/12); in round 2 first, by I 9 (33/36), or last when he stood up (1/36 x 11/12)
    expectExact(melee([man({ I: 1, T: 5, W: 9 })], [foe(9)], { charger: 'a', rounds: 2 }), {
      'mean damage.b': sumOf('11/12 * 1/12', '33/36 * 1/12', '1/36 * 11/12 * 1/12'),
    }));

  it('MH-ORD-2: a spear strikes first in the first round', () =>
    expectExact(
      melee([foe(1, 'spear')], [foe(9)], {}, { vary: { 'a1.equipment': { spear: ['spear'], axe: ['axe'] } } }),
      A_FIRST,
      B_FIRST,
    ));

  it('MH-ORD-2: lightning reflexes strike with the chargers', () =>
    expectExact(
      melee(
        [able(['lightning-reflexes'], foe(9))],
        [foe(1)],
        {},
        {
          vary: { 'engagement.charger': ['b'], 'a1.abilities': { quick: ['lightning-reflexes'], slow: [] } },
        },
      ),
      A_FIRST,
      B_FIRST,
    ));

  it('MH-ORD-2, MH-ATK-1: a charged steel-whip lashes out before the charger', async () => {
    // The lash: out 1/9; floored by a plain wound 1/6 x 2/3, by a critical 1/12 x 1/3; he stands 3/4 and strikes back:
    // out 1/9, floored 5/36. Her own blow later is out with 1/9, with 1/12 where her critical is spent.
    // a: 1/9 + 3/4 x 3/4 x 1/9 + 1/9 x 1/9 + 1/36 x 1/12; b: 3/4 x 1/9
    const sister = man({ I: 4 }, 'steel-whip');
    const scene = melee([sister], [man({ I: 3 })], { charger: 'b' });
    await expectExact(scene, { a: '61/324', b: '1/12' });
    await expectSampledLikeExact(scene, { seed: 20, blocks: 4, level: 1e-6 });
  });

  it('MH-ORD-3: lash and charge are compared by Initiative, or one of them goes first', () =>
    // on T 5 each blow floors or puts out with 1/12, out with 1/36. The lash first: a 1/36, then she strikes again if he
    // is left (35/36) and, where he still stands (11/12), has left her up (11/12). He first: both of hers at 11/12.
    expectExact(
      melee(
        [foe(3, 'steel-whip')],
        [foe(4)],
        { charger: 'b' },
        {
          vary: {
            'rulings.strike-first-tie': ['initiative', 'charger-first', 'spear-first'],
            'a1.characteristics.I': [3, 5],
          },
        },
      ),
      HE_FIRST,
      LASH_FIRST,
      HE_FIRST,
      HE_FIRST,
      LASH_FIRST,
      LASH_FIRST,
    ));

  it('MH-ATK-1: the lash is for a charger alone, and there is one of it', async () => {
    // b1 charges a1 and b2 charges a2: a1 lashes at b1, though she strikes at the last enemy otherwise
    const idle = man({ A: 0, T: 5, W: 9 });
    const sister = (tactics: Readonly<Record<string, unknown>> = {}): Man =>
      minded(tactics, man({ A: 0 }, 'steel-whip'));
    const open = man({ A: 0, T: 3, W: 2 });
    // T 3 falls to her with 1/3 a blow, T 5 to 1/12; A 0: the lash is all she has
    await expectExact(melee([sister({ target: 'weakest' }), idle], [idle, open], { charger: 'b' }, CALM), {
      'mean damage.a': '1/12',
    });
    await expectExact(melee([idle, sister({ target: 'strongest' })], [idle, open], { charger: 'b' }, CALM), {
      'mean damage.a': '1/3',
    });
    // two chargers, or two whips, bring no second one: 1/12 for the lash, and for the other whip 1/12
    await expectExact(melee([sister()], [idle, idle], { charger: 'b' }, CALM), { 'mean damage.a': '1/12' });
    await expectExact(melee([man({ A: 0 }, 'steel-whip', 'steel-whip')], [idle], { charger: 'b' }, CALM), {
      'mean damage.a': '1/6',
    });
  });

  it('MH-ATK-1: nobody lashes out who was not charged, or later', () =>
    expectExact(
      melee(
        [man({ A: 0 }, 'steel-whip')],
        [man({ A: 0, T: 5, W: 9 })],
        { rounds: 2 },
        { vary: { 'engagement.charger': ['b', 'a', 'none'] } },
      ),
      { 'mean damage.a': '1/12' },
      { 'mean damage.a': '1/12' },
      { 'mean damage.a': '0' },
    ));

  it('MH-ATK-1: who strikes first anyway lashes out among his blows', () =>
    // two blows at T 5 in one batch before the charger's: each out with 1/36; he strikes where both fail to wound
    expectExact(melee([able(['lightning-reflexes'], man({ I: 9 }, 'steel-whip'))], [foe(1)], { charger: 'b' }), {
      a: sumOf('35/36 * 1/36', '1/36'),
      b: sumOf('11/12 * 11/12 * 1/9'),
    }));

  it('MH-DWN-4: what the lash did to a man does not help the blows that follow it', () =>
    // downed by her lash he is rolled to hit as if he stood; out 1/36 by each: 1/36 + 35/36 x 1/36
    expectExact(melee([man({ I: 9 }, 'steel-whip')], [man({ A: 0, T: 5 })], { charger: 'b' }), {
      a: sumOf('1/36', '35/36 * 1/36'),
    }));

  it('MH-ORD-2: a two-handed weapon strikes last even on the charge, unless he is a strongman', () =>
    // S 5 on T 7 and S 3 on T 5 both wound on 6
    expectExact(
      melee(
        [foe(9, 'double-handed')],
        [man({ I: 1, T: 7 })],
        { charger: 'a' },
        {
          vary: { 'a1.abilities': { plain: [], strong: ['strongman'] } },
        },
      ),
      B_FIRST,
      A_FIRST,
    ));

  it('MH-ORD-2: who stood up strikes last, or as usual', () =>
    // damage by b1 (I 5) on W 9: r1 11/12 (the charge comes first); r2 11/12 standing; stood up 1/36, after a's blow
    // (11/12) or before it: 1/12 x (22/12 + 1/36 x 11/12), 1/12 x (22/12 + 1/36)
    expectExact(
      melee(
        [man({ I: 3, T: 5, W: 9 })],
        [foe(5)],
        { charger: 'a', rounds: 2 },
        over('stood-up-strike', 'last', 'normal'),
      ),
      { 'mean damage.b': '803/5184' },
      { 'mean damage.b': '67/432' },
    ));

  it('MH-ORD-2: who stood up strikes even after a two-handed weapon', () =>
    // S 5 on T 7 and S 3 on T 5 wound on 6. b1 comes first (I 9); in round 2 he is up (33/36), or up again and after a1
    expectExact(melee([man({ I: 3, T: 5, W: 9 }, 'double-handed')], [man({ I: 9, T: 7 })], { rounds: 2 }), {
      'mean damage.b': sumOf('1/12', '33/36 * 1/12', '1/36 * 11/12 * 1/12'),
    }));

  it('MH-ORD-2: a spear is not first in later rounds', () =>
    // round 1: the spear first; round 2: only if it is left up by b1 twice
    expectExact(melee([foe(1, 'spear')], [man({ I: 9, T: 5, W: 9 })], { rounds: 2 }), {
      'mean damage.a': sumOf('1/12', '11/12 * 11/12 * 1/12'),
    }));

  it('MH-ORD-3: the greater Initiative strikes first, an ithilmar weapon adds 1', async () => {
    await expectExact(melee([foe(4)], [foe(5)]), B_FIRST);
    await expectExact(melee([foe(4, 'ithilmar-axe')], [foe(4, 'axe')]), A_FIRST);
    // the off-hand blade counts: two blows of 1/12 first
    await expectExact(melee([foe(4, 'club', 'ithilmar-axe')], [man({ I: 4, T: 5 })], {}, CALM), { b: '121/5184' });
  });

  it('MH-ORD-3: chargers and spears are compared by Initiative, or one of them goes first', () =>
    expectExact(
      melee(
        [foe(3)],
        [foe(4, 'spear')],
        { charger: 'a' },
        {
          vary: {
            'rulings.strike-first-tie': ['initiative', 'charger-first', 'spear-first'],
            'b1.characteristics.I': [4, 2],
          },
        },
      ),
      B_FIRST,
      A_FIRST,
      A_FIRST,
      A_FIRST,
      B_FIRST,
      B_FIRST,
    ));

  it('MH-ORD-3: lightning reflexes are compared with chargers by Initiative, whoever goes before spears', () =>
    expectExact(
      melee(
        [able(['lightning-reflexes'], foe(9))],
        [foe(1)],
        { charger: 'b' },
        over('strike-first-tie', 'initiative', 'charger-first', 'spear-first'),
      ),
      A_FIRST,
      A_FIRST,
      A_FIRST,
    ));

  it('MH-ORD-2: who strikes first by his reflexes strikes at those who charged', async () => {
    // a1 is there from round 1, a2 charges in round 5: M 2, 8 inches
    const near = man({ A: 0, T: 5, W: 9 });
    const slow = man({ A: 0, M: 2, T: 5, W: 9 });
    const hurt = async (target: Man): Promise<readonly number[]> => {
      const scene = skirmish([near, slow], [minded({ stance: 'hold' }, target)], { distance: 8, rounds: 5 }, CALM);
      const field = await fieldAfter(scene, 5, [1, 1, 1, 1, 4, 6]);
      return field.units.map(({ wounds }) => wounds);
    };
    expect(await hurt(able(['lightning-reflexes'], man({ I: 9 })))).toEqual([9, 8, 1]);
    expect(await hurt(man({ I: 9 }))).toEqual([8, 9, 1]);
    // a spear of his own is first for another reason, in its first round only; two hands strike last
    expect(await hurt(able(['lightning-reflexes'], man({ I: 9 }, 'spear')))).toEqual([9, 8, 1]);
    expect(await hurt(able(['lightning-reflexes'], man({ I: 9, S: 1 }, 'double-handed')))).toEqual([8, 9, 1]);
  });

  it('MH-ORD-4: equal Initiative is rolled for, or settled by side or Weapon Skill', () =>
    // half and half: (1/36 + 11/432)/2
    expectExact(
      melee(
        [foe(3)],
        [foe(3)],
        { 'first-turn': 'b' },
        over('initiative-tie', 'roll-each-round', 'roll-once', 'active-side-first', 'weapon-skill'),
      ),
      { a: '23/864', b: '23/864' },
      { a: '23/864', b: '23/864' },
      B_FIRST,
      { a: '23/864', b: '23/864' },
    ));

  it('MH-ORD-4: the higher Weapon Skill goes first under weapon-skill', () =>
    // WS 4 hits WS 3 on 3+ (1/9 a blow, out 1/27), WS 3 hits WS 4 on 4+
    expectExact(melee([man({ WS: 4, T: 5 })], [man({ T: 5 })], {}, ruled('initiative-tie', 'weapon-skill')), {
      a: '1/27',
      b: '2/81',
    }));

  it('MH-ORD-4: a fresh roll every round, or one for the whole fight', () =>
    // nobody falls here: what differs is the number of order dice, which the scripted fights count
    expectExact(
      melee(
        [man({ T: 5, W: 9 })],
        [man({ T: 5, W: 9 })],
        { rounds: 2 },
        over('initiative-tie', 'roll-each-round', 'roll-once'),
      ),
      { draw: '1', 'mean damage.a': '1/6' },
      { draw: '1', 'mean damage.a': '1/6' },
    ));

  it('MH-ORD-5: crossbow pistols shoot before all blows', () =>
    // shot 1/36 on T 6 floors the charger, out 1/108; his blow 1/12 x 1/3 if he still stands (35/36)
    expectExact(
      melee([man({ I: 9, T: 6 })], [man({ I: 1, A: 0, T: 5 }, 'club', 'crossbow-pistol')], { charger: 'a' }),
      {
        b: '1/108',
        a: '35/1296',
      },
    ));

  it('MH-ORD-6: the first round is the first in contact', () =>
    // held by fear in round 1 (Ld 0), a1 fights his first round in round 2, charged and frightened: 6 to hit, and the
    // flail is S 5 on T 5 (4+): 1/6 x (1/3 + 2 x 1/6)
    expectExact(
      melee([man({ Ld: 0 }, 'flail')], [able(['causes-fear'], man({ A: 0, T: 5, W: 9 }))], { charger: 'a', rounds: 2 }),
      { 'mean damage.a': '1/9' },
    ));

  it('MH-ORD-7: everyone is in contact with everyone, or each with his own opponent', () => {
    // a1 goes for the weakest: T 3 (1/3 a blow) when he can reach him, else T 5 (1/12)
    const hunter = minded({ target: 'weakest' }, man());
    const idle = man({ A: 0, T: 5, W: 9 });
    const weak = man({ A: 0, T: 3, W: 9 });
    return expectExact(
      melee(
        [hunter, idle],
        [idle, weak],
        {},
        { rulings: { psychology: 'off' }, vary: { 'engagement.contact': ['all', 'paired'] } },
      ),
      { 'mean damage.a': '1/3' },
      { 'mean damage.a': '1/12' },
    );
  });

  it('MH-ORD-7: paired sides meet in list order, the shorter one over and over', () => {
    // b1 and b3 meet the first of a, b2 the second: a combat master has two attacks or one
    const master = able(['combat-master'], man());
    const idle = man({ A: 0, T: 5, W: 9 });
    const scene = (a: readonly Man[]): string => melee(a, [idle, idle, idle], { contact: 'paired' }, CALM);
    return Promise.all([
      expectExact(scene([master, idle]), { 'mean damage.a': '1/6' }),
      expectExact(scene([idle, master]), { 'mean damage.a': '1/12' }),
    ]);
  });

  it('MH-ORD-7: pairs are made anew from the living', () => {
    const idle = man({ A: 0, T: 5 });
    const other = man({ A: 0, T: 3, W: 9 });
    // round 1: 1/12 on b1. Round 2 (b's): b1 out 1/36, a1 meets b2: 1/3; up or up again 34/36: 1/12; stunned, now
    // down 1/36: 1/6
    return expectExact(
      melee(
        [man(), man({ A: 0 })],
        [idle, other],
        { contact: 'paired', rounds: 2 },
        { rulings: { psychology: 'off' } },
      ),
      { 'mean damage.a': sumOf('1/12', '1/36 * 1/3', '34/36 * 1/12', '1/36 * 1/6') },
    );
  });
});

describe('turns', () => {
  it('MH-TURN-2: a charge takes the first turn, then first-turn decides; in every round both sides strike', () => {
    // a floors b1 in round 1 of two. b recovers in round 2 if it is b's turn: stands up (1/36 again) or is down (1/6);
    // else down 1/6, stunned 1: 1/36 x (1 + 33/36 + 1/36 + 1/6) or 1/36 x (1 + 33/36 + 1/6 + 1)
    const scene = (engagement: Readonly<Record<string, unknown>>): string =>
      melee([man({ I: 9 })], [man({ A: 0, T: 5 })], { rounds: 2, ...engagement });
    return Promise.all([
      expectExact(scene({}), { a: '19/324' }),
      expectExact(scene({ charger: 'a' }), { a: '19/324' }),
      expectExact(scene({ 'first-turn': 'b' }), { a: '37/432' }),
      expectExact(scene({ charger: 'b' }), { a: '37/432' }),
    ]);
  });

  it('MH-TURN-4: the fight ends with the last man of a side, or in a draw at the cap', () =>
    // b1 is out with 1/36 in round 1; the rest goes on
    expectExact(melee([man({ I: 9 })], [man({ A: 0, T: 5 })], { rounds: 2 }), {
      'rounds=1': '1/36',
      'rounds=2': '35/36',
      draw: '305/324',
    }));

  it('MH-TURN-4: a side whose men all lie stunned has not lost', () =>
    expectExact(melee([man({ I: 9 })], [man({ A: 0, T: 5 })]), { a: '1/36', draw: '35/36' }));
});
