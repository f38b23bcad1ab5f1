import { describe, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { able, attack, CALM, man, melee, minded, over, ruled, TOUGH } from './scenes.ts';

/** Table 5.1: rows attacker WS 1-10, columns defender WS 1-10. */
const TO_HIT = [
  [4, 4, 5, 5, 5, 5, 5, 5, 5, 5],
  [3, 4, 4, 4, 5, 5, 5, 5, 5, 5],
  [3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
  [3, 3, 3, 4, 4, 4, 4, 4, 5, 5],
  [3, 3, 3, 3, 4, 4, 4, 4, 4, 4],
  [3, 3, 3, 3, 3, 4, 4, 4, 4, 4],
  [3, 3, 3, 3, 3, 3, 4, 4, 4, 4],
  [3, 3, 3, 3, 3, 3, 3, 4, 4, 4],
  [3, 3, 3, 3, 3, 3, 3, 3, 4, 4],
  [3, 3, 3, 3, 3, 3, 3, 3, 3, 4],
];
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const sixths = (need: number): string => `${7 - need}/6`;

describe('attacks', () => {
  it('MH-ATK-1: A is doubled by frenzy, then bonuses, then weapons are added', () =>
    // 2 x 2 + 1 (charge) + 1 (second weapon) = 6; hitting on 4+
    expectExact(
      attack(able(['frenzy', 'charge-attacks-2'], man({ A: 2 }, 'axe', 'sword')), man(), { charging: true }),
      { 'mean attacks': '6', 'mean hits': '3' },
    ));

  it('MH-ATK-2: the weapon, mighty blow and diving add to Strength', () =>
    // on T 5: S 3 wounds on 6; 4 on 5+; 5 on 4+; halberd, two-handed, mighty blow, then all with mighty blow
    expectExact(
      attack(
        man({}, 'natural-weapons'),
        TOUGH,
        {},
        {
          vary: {
            'a.equipment': { bare: ['natural-weapons'], halberd: ['halberd'], two: ['double-handed'] },
            'a.abilities': { none: [], mighty: ['mighty-blow'] },
          },
        },
      ),
      { unharmed: '11/12' },
      { unharmed: '5/6' },
      { unharmed: '5/6' },
      { unharmed: '3/4' },
      { unharmed: '3/4' },
      { unharmed: '2/3' },
    ));

  it('MH-ATK-2: flail and morning-star are heavier in the first round only', () =>
    // first round S 5 (4+) and S 4 (5+) on T 5, later S 3 (6)
    expectExact(
      attack(
        man(),
        TOUGH,
        {},
        {
          vary: {
            'a.equipment': { flail: ['flail'], star: ['morning-star'] },
            'engagement.first-round': [true, false],
          },
        },
      ),
      { unharmed: '3/4' },
      { unharmed: '11/12' },
      { unharmed: '5/6' },
      { unharmed: '11/12' },
    ));

  it('MH-ATK-2: spear and lance need a mount and a charge', () =>
    // charging: spear S 4 (5+), lance S 5 (4+) mounted; S 3 (6) on foot or standing still; on foot fists for the lance (S 2,
    // saved on 6)
    expectExact(
      attack(
        man(),
        TOUGH,
        {},
        {
          vary: {
            'a.equipment': { spear: ['spear'], lance: ['lance'] },
            'a.abilities': { foot: [], mounted: ['mounted'] },
            'engagement.charging': [true, false],
          },
        },
      ),
      { unharmed: '11/12' },
      { unharmed: '11/12' },
      { unharmed: '5/6' },
      { unharmed: '11/12' },
      { unharmed: '67/72' },
      { unharmed: '67/72' },
      { unharmed: '3/4' },
      { unharmed: '11/12' },
    ));

  it('MH-ATK-2: Strength stays within 1 and 10', async () => {
    // S 9 + 2 is 10 on T 10: 4+ (11 would be 3+)
    await expectExact(attack(man({ S: 9 }, 'double-handed'), man({ T: 10 })), { unharmed: '3/4' });
    // a fist of S 1 stays 1, on T 4: 6 (0 could not wound); fists let the victim save on 6: 1 - 1/2 x 1/6 x 5/6
    await expectExact(attack(man({ S: 1 }, 'helmet'), man({ T: 4 })), { unharmed: '67/72' });
  });

  it('MH-ATK-3: a charger with the ability has one attack more', () =>
    expectExact(
      attack(able(['charge-attacks-2']), man(), {}, { vary: { 'engagement.charging': [true, false] } }),
      { 'mean attacks': '2' },
      { 'mean attacks': '1' },
    ));

  it('MH-ATK-3: a combat master has one attack more with two enemies in contact', async () => {
    const master = able(['combat-master']);
    const idle = man({ A: 0, T: 5, W: 9 });
    // each attack deals 1/2 x 1/6 on T 5
    await expectExact(melee([master], [idle]), { 'mean damage.a': '1/12' });
    await expectExact(melee([master], [idle, idle]), { 'mean damage.a': '1/6' });
  });

  it('MH-ATK-3: attacks that are split are counted before the first of them puts an enemy out', () =>
    // one at each enemy of T 5: 2 x 1/12, also where the first is out, 1/36
    expectExact(
      melee([minded({ split: 'even' }, able(['combat-master']))], [man({ A: 0, T: 5 }), man({ A: 0, T: 5 })]),
      {
        'mean damage.a': '1/6',
      },
    ));

  it('MH-ATK-4: fists make exactly one attack', () =>
    expectExact(attack(man({ A: 4 }, 'helmet'), man()), { 'mean attacks': '1', 'mean hits': '1/2' }));

  it('MH-ATK-5: of two weapons one strikes once, by choice', () =>
    // on T 5 in light armour: an axe is never saved, a dagger on 5+: (2 + 2/3)/12, (1 + 4/3)/12
    expectExact(
      attack(
        man({ A: 2 }, 'axe', 'dagger'),
        man({ T: 5 }, 'axe', 'light-armour'),
        {},
        {
          vary: { 'a.tactics.single-attack-with': ['off-hand', 'main'] },
        },
      ),
      { 'mean attacks': '3', 'mean wounds': '2/9' },
      { 'mean attacks': '3', 'mean wounds': '7/36' },
    ));

  it('MH-ATK-5: a pair of weapons adds one attack, a gauntlet too', () =>
    expectExact(
      attack(
        man({ A: 2 }),
        man(),
        {},
        {
          vary: {
            'a.equipment': { claws: ['fighting-claws'], blades: ['weeping-blades'], fist: ['axe', 'spiked-gauntlet'] },
          },
        },
      ),
      { 'mean attacks': '3' },
      { 'mean attacks': '3' },
      { 'mean attacks': '3' },
    ));

  it('MH-ATK-6: a pistol in the off-hand adds one attack of fixed Strength in the first round', () =>
    // on T 6 the sword of a mighty blow (S 4) wounds on 6, and so does the pistol (S 4, not 5): 1/12 each
    expectExact(
      attack(
        able(['mighty-blow'], man({}, 'sword', 'pistol')),
        man({ T: 6 }),
        {},
        {
          vary: { 'engagement.first-round': [true, false] },
        },
      ),
      { 'mean attacks': '2', 'mean wounds': '1/6' },
      { 'mean attacks': '1', 'mean wounds': '1/12' },
    ));

  it('MH-ATK-6: a pistol shot can be parried', () =>
    // blow and shot hit on 4+; the higher die is parried: 23/216 as two swords; with one die 1/12
    expectExact(attack(man({}, 'axe', 'pistol'), man({}, 'sword')), { 'mean parried': '23/216' }));

  it('MH-ATK-7: a brace replaces all blows of the first round, or adds two shots', () =>
    expectExact(
      attack(
        man({ A: 3 }, 'sword', 'dagger', 'brace-of-pistols'),
        man(),
        {},
        {
          vary: { 'rulings.brace-attacks': ['replace', 'add'], 'engagement.first-round': [true, false] },
        },
      ),
      { 'mean attacks': '2' },
      { 'mean attacks': '4' },
      { 'mean attacks': '5' },
      { 'mean attacks': '4' },
    ));

  it('MH-ATK-7: with two shots added, a whip in the main hand lashes once more in a charge, and a pair has but one blade', () =>
    expectExact(
      attack(
        man({}, 'steel-whip', 'brace-of-pistols'),
        TOUGH,
        {},
        {
          rulings: { 'brace-attacks': 'add' },
          vary: {
            'a.equipment': { whip: ['steel-whip', 'brace-of-pistols'], pair: ['weeping-blades', 'brace-of-pistols'] },
            'engagement.charging': [true, false],
          },
        },
      ),
      { 'mean attacks': '4' },
      { 'mean attacks': '3' },
      { 'mean attacks': '3' },
      { 'mean attacks': '3' },
    ));

  it('MH-ATK-7: of several braces the first of the list is used', () =>
    // two shots that hit on 4+: S 5 wounds T 5 on 4+, S 4 on 5+
    expectExact(
      attack(
        man(),
        TOUGH,
        {},
        {
          vary: {
            'a.equipment': {
              stronger: ['sword', 'brace-of-warplock-pistols', 'brace-of-pistols'],
              weaker: ['sword', 'brace-of-pistols', 'brace-of-warplock-pistols'],
            },
          },
        },
      ),
      { unharmed: '9/16' },
      { unharmed: '25/36' },
    ));

  it('MH-ATK-8: a crossbow pistol shoots before the first blows, needing 9 - BS', async () => {
    const shooter = man({ A: 0, BS: 3 }, 'axe', 'crossbow-pistol');
    const target = man({ A: 0, T: 6 });
    // 6 to hit (BS 3), 6 to wound T 6 (no critical): 1/36, out 1/3
    await expectExact(melee([shooter], [target]), { a: '1/108', 'mean damage.a': '1/36' });
    // 5+ against a large target
    await expectExact(melee([shooter], [able(['large'], target)]), { 'mean damage.a': '1/18' });
    // once only: W 9 keeps him there for a second round
    await expectExact(melee([shooter], [man({ A: 0, T: 6, W: 9 })], { rounds: 2 }), { 'mean damage.a': '1/36' });
    // not with BS 0, nor on hold
    await expectExact(melee([man({ A: 0, BS: 0 }, 'axe', 'crossbow-pistol')], [target]), { 'mean damage.a': '0' });
    await expectExact(melee([minded({ pistols: 'hold' }, shooter)], [target]), { 'mean damage.a': '0' });
  });

  it('MH-ATK-8: the shot is dodged, not parried; it meets the shield though it be slung, and resilience does nothing', async () => {
    const shooter = able(['mighty-blow', 'strike-to-injure'], man({ A: 0, BS: 3 }, 'axe', 'crossbow-pistol'));
    const against = (t: ReturnType<typeof man>): string => melee([shooter], [t]);
    await expectExact(against(man({ A: 0, T: 6 }, 'sword', 'buckler')), { 'mean damage.a': '1/36', a: '1/108' });
    await expectExact(against(able(['dodge'], man({ A: 0, T: 6 }))), { 'mean damage.a': '1/54' });
    await expectExact(against(able(['resilient', 'step-aside'], man({ A: 0, T: 6 }))), { 'mean damage.a': '1/36' });
    // heavy armour 5+, shield 4+, penalty 1: saved on 5+
    await expectExact(against(man({ A: 0, T: 6 }, 'halberd', 'heavy-armour', 'shield')), { 'mean damage.a': '1/54' });
  });

  it('MH-ATK-8: the critical of a shot counts in the limit of the phase', () =>
    // shot 1/6 x 1/6, blow 1/2 x 1/6: 1/36 + 35/36 x 1/12, or their sum
    expectExact(
      melee(
        [man({ BS: 3 }, 'axe', 'crossbow-pistol')],
        [man({ A: 0, W: 9 })],
        {},
        over('critical-limit', 'per-warrior', 'unlimited'),
      ),
      { 'mean criticals.a': '47/432' },
      { 'mean criticals.a': '1/9' },
    ));

  it('MH-SHT-4 in MH-ATK-8: a shot that needs 7 is impossible, a 6 and a 4+, or a 6', () =>
    // BS 2 needs 7; wound on 6
    expectExact(
      melee(
        [man({ A: 0, BS: 2 }, 'axe', 'crossbow-pistol')],
        [man({ A: 0, T: 6 })],
        {},
        over('seven-plus-to-hit', 'impossible', 'six-then-four', 'natural-six'),
      ),
      { 'mean damage.a': '0' },
      { 'mean damage.a': '1/72' },
      { 'mean damage.a': '1/36' },
    ));

  it('MH-ATK-9: a downed man is left alone while another stands, or is fair game', () => {
    const weakest = minded({ target: 'weakest' }, man({ I: 4 }));
    const idle = man({ A: 0, T: 5 });
    // first striker: b1 down, stunned or out 1/36 each. Only standing: 1/36 + 1/36. Free: the second finishes him
    // down (1/6) or stunned (1): 1/36 x (1 + 33/36 + 1/6 + 1 + 1/36) = 112/1296
    return expectExact(
      melee(
        [man({ I: 5 }), weakest],
        [idle, idle],
        {},
        {
          rulings: { psychology: 'off' },
          vary: { 'rulings.attack-downed': ['only-if-no-standing', 'free'] },
        },
      ),
      { 'mean losses.b': '1/18' },
      { 'mean losses.b': '7/81' },
    );
  });

  it('MH-ATK-9: targets are chosen first, weakest, strongest or at random, or blows are split', () => {
    const soft = man({ A: 0, T: 3, W: 9 });
    const hard = man({ A: 0, T: 5, W: 9 });
    // two attacks: on T 5 1/12 each; on T 3 1/2 x (1/3 + 1/6 x 2): 1/3 without limit of criticals
    const two = (tactics: Readonly<Record<string, string>>): string =>
      melee(
        [minded(tactics, man({ A: 2 }))],
        [hard, soft],
        {},
        {
          rulings: { psychology: 'off', 'critical-limit': 'unlimited' },
        },
      );
    return Promise.all([
      expectExact(two({ target: 'first' }), { 'mean damage.a': '1/6' }),
      expectExact(two({ target: 'weakest' }), { 'mean damage.a': '2/3' }),
      expectExact(two({ target: 'strongest' }), { 'mean damage.a': '1/6' }),
      expectExact(two({ target: 'random' }), { 'mean damage.a': '5/12' }),
      expectExact(two({ split: 'even' }), { 'mean damage.a': '5/12' }),
    ]);
  });
});

describe('to hit', () => {
  it('MH-HIT-1: the number to hit is that of table 5.1', () =>
    expectExact(
      attack(man(), man(), {}, { vary: { 'a.characteristics.WS': TEN, 't.characteristics.WS': TEN } }),
      ...TO_HIT.flatMap((row) => row.map((need) => ({ 'mean hits': sixths(need) }))),
    ));

  it('MH-HIT-1: an unstoppable charge is made with WS + 1', () =>
    // WS 3 on WS 3: 4+; charging as WS 4: 3+
    expectExact(
      attack(able(['unstoppable-charge']), man(), {}, { vary: { 'engagement.charging': [true, false] } }),
      { 'mean hits': '2/3' },
      { 'mean hits': '1/2' },
    ));

  it('MH-HIT-1: whom an unstoppable charger charged strikes at his WS, or at one more', async () => {
    // WS 4 on WS 3: 3+; on WS 3 + 1: 4+
    const scene = (charged: boolean): string =>
      attack(
        man({ WS: 4 }),
        able(['unstoppable-charge']),
        { charged },
        over('unstoppable-charge', 'when-striking', 'both-ways'),
      );
    await expectExact(scene(true), { 'mean hits': '2/3' }, { 'mean hits': '1/2' });
    await expectExact(scene(false), { 'mean hits': '2/3' }, { 'mean hits': '2/3' });
    // in a fight: in the round of the charge, not in the next
    const idle = able(['unstoppable-charge'], man({ A: 0, T: 5, W: 9 }));
    await expectExact(
      melee(
        [idle],
        [man({ WS: 4 })],
        { charger: 'a', rounds: 2 },
        over('unstoppable-charge', 'when-striking', 'both-ways'),
      ),
      { 'mean damage.b': '2/9' },
      { 'mean damage.b': '7/36' },
    );
  });

  it('MH-HIT-1: a natural 1 misses, or counts by number', () =>
    // duelling pistols dive on WS 2: 3 - 1 - 1 = 1+; two shots
    expectExact(
      attack(
        man({}, 'sword', 'brace-of-duelling-pistols'),
        man({ WS: 2 }),
        { diving: true },
        over('natural-one-hit', 'misses', 'by-number'),
      ),
      { 'mean hits': '5/3' },
      { 'mean hits': '2' },
    ));

  it('MH-HIT-2: WS 0 is hit automatically and cannot parry it, or on 2+', () =>
    // 2+ with the sword: dice 2..5 beaten by higher ones: (4 + 3 + 2 + 1)/36
    expectExact(
      attack(man(), man({ WS: 0 }, 'sword'), {}, over('ws-zero', 'automatic', 'two-plus')),
      { 'mean hits': '1', 'mean parried': '0' },
      { 'mean hits': '5/6', 'mean parried': '5/18' },
    ));

  it('MH-HIT-3: a hater re-rolls misses once, in his first round only', () =>
    // 1/2 + 1/2 x 1/2
    expectExact(
      attack(
        able(['hatred', 'expert-swordsman'], man({}, 'sword')),
        man(),
        { charging: true },
        {
          vary: { 'engagement.first-round': [true, false], 'engagement.charging': [true, false] },
        },
      ),
      { 'mean hits': '3/4' },
      { 'mean hits': '3/4' },
      { 'mean hits': '3/4' },
      { 'mean hits': '1/2' },
    ));

  it('MH-HIT-3: sword mastery is for swords', () =>
    // charging: sword 3/4, then axe 1/2
    expectExact(attack(able(['expert-swordsman'], man({}, 'sword', 'axe')), man(), { charging: true }), {
      'mean hits': '5/4',
    }));

  it('MH-HIT-3: special-rules: none takes mastery, and not hatred', () =>
    expectExact(
      attack(
        able(['expert-swordsman'], man({}, 'sword')),
        man(),
        { charging: true },
        {
          rulings: { 'special-rules': 'none' },
          vary: { 'a.abilities': { expert: ['expert-swordsman'], hate: ['hatred'] } },
        },
      ),
      { 'mean hits': '1/2' },
      { 'mean hits': '3/4' },
    ));

  it('MH-HIT-4: who failed his fear test hits with a natural 6 alone, WS 0 included', () =>
    expectExact(
      attack(man(), man(), { 'fear-failed': true }, { vary: { 't.characteristics.WS': [0, 1, 3] } }),
      { 'mean hits': '1/6' },
      { 'mean hits': '1/6' },
      { 'mean hits': '1/6' },
    ));

  it('MH-HIT-4: psychology off, fear does not hinder him', () =>
    expectExact(
      attack(man(), man(), { 'fear-failed': true }, over('psychology', 'on', 'off')),
      { 'mean hits': '1/6' },
      { 'mean hits': '1/2' },
    ));

  it('MH-DIV-3: diving adds 1 to hit and to Strength, but not to that of pistols', async () => {
    // 3+ to hit; S 4 on T 5: 5+; no save change on a bare man: 1 - 2/3 x 1/3
    await expectExact(attack(man(), TOUGH, { diving: true }), { unharmed: '7/9', 'mean hits': '2/3' });
    // S 4 against heavy armour and shield (4+): 5+ to save; T 6: 6 to wound, 1 - 2/3 x 1/6 x 2/3
    await expectExact(attack(man(), man({ T: 6 }, 'axe', 'heavy-armour', 'shield'), { diving: true }), {
      unharmed: '25/27',
    });
    // pistols keep S 4 on T 7 (6): 1 - (1 - 2/3 x 1/6)^2 unharmed (8/9)^2
    await expectExact(attack(man({}, 'sword', 'brace-of-pistols'), man({ T: 7 }), { diving: true }), {
      unharmed: '64/81',
    });
  });
});

it('MH-EQ-5: special and weapon rules off leave plain blows', () =>
  expectExact(attack(man({}, 'double-handed'), TOUGH, {}, ruled('equipment-rules', 'sheet-only')), {
    unharmed: '11/12',
  }));

it('MH-ATK-9: nobody strikes at a man who is out', () =>
  // two strikers on one man: the second strikes only if he is still there, down or stunned (psychology off)
  // a wins: 1/36 out at once; else standing 33/36 -> 1/36; down 1/36 -> 1/6; stunned 1/36 -> 1
  expectExact(melee([man({ I: 5 }), man({ I: 4 })], [man({ A: 0, T: 5 })], {}, CALM), { a: '37/432' }));
