import { describe, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { able, attack, man, melee, over, ruled, TOUGH } from './scenes.ts';

/** Table 5.2: rows Strength 1-10, columns Toughness 1-10; 7 stands for impossible. */
const TO_WOUND = [
  [4, 5, 6, 6, 7, 7, 7, 7, 7, 7],
  [3, 4, 5, 6, 6, 7, 7, 7, 7, 7],
  [2, 3, 4, 5, 6, 6, 7, 7, 7, 7],
  [2, 2, 3, 4, 5, 6, 6, 7, 7, 7],
  [2, 2, 2, 3, 4, 5, 6, 6, 7, 7],
  [2, 2, 2, 2, 3, 4, 5, 6, 6, 7],
  [2, 2, 2, 2, 2, 3, 4, 5, 6, 6],
  [2, 2, 2, 2, 2, 2, 3, 4, 5, 6],
  [2, 2, 2, 2, 2, 2, 2, 3, 4, 5],
  [2, 2, 2, 2, 2, 2, 2, 2, 3, 4],
];
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('to wound', () => {
  it('MH-WND-1: the number to wound is that of table 5.2', () =>
    // hit 1/2, no save on a bare man
    expectExact(
      attack(man(), man(), {}, { vary: { 'a.characteristics.S': TEN, 't.characteristics.T': TEN } }),
      ...TO_WOUND.flatMap((row) => row.map((need) => ({ unharmed: `${12 - (7 - need)}/12` }))),
    ));

  it('MH-WND-3: a resilient man is wounded at Strength - 1 and saves at the full Strength', async () => {
    // S 4 as 3 on T 5: 6; heavy armour 5+ becomes 6+ by S 4: 1 - 1/12 x 5/6
    await expectExact(attack(man({ S: 4 }), able(['resilient'], man({ T: 5 }, 'axe', 'heavy-armour'))), {
      unharmed: '67/72',
    });
    // S 1 stays 1 on T 4: 6
    await expectExact(attack(man({ S: 1 }), able(['resilient'], man({ T: 4 }))), { unharmed: '11/12' });
  });

  it('MH-WND-3: a sigmarite hammer needs one less against the undead, and may then be critical', () =>
    // S 4 on T 6 needs 6: 5+ against undead and possessed; criticals on the 6
    expectExact(
      attack(
        man({}, 'sigmarite-hammer'),
        man({ T: 6 }),
        {},
        {
          vary: { 't.abilities': { living: [], undead: ['undead'], possessed: ['possessed'] } },
        },
      ),
      { unharmed: '11/12', 'mean criticals': '0' },
      { unharmed: '5/6', 'mean criticals': '1/12' },
      { unharmed: '5/6', 'mean criticals': '1/12' },
    ));

  it('MH-WND-3: no need is better than 2+, nor possible what is not', () =>
    // S 5 on T 3 is 2+ for everyone; S 4 on T 8 never
    expectExact(
      attack(man({ S: 4 }, 'sigmarite-hammer'), able(['undead']), {}, { vary: { 't.characteristics.T': [3, 9] } }),
      { unharmed: '7/12' },
      { unharmed: '1' },
    ));

  it('MH-WND-4: black lotus wounds by itself on a natural 6 to hit, even the impossible', () =>
    // A 0 + 1 = one blow, S 3 on T 8: only the 6; after a re-roll 1/6 + 1/2 x 1/6; immune: never
    expectExact(
      attack(
        man({ A: 0 }, 'weeping-blades'),
        man({ T: 8 }),
        {},
        {
          vary: {
            'a.abilities': { calm: [], hate: ['hatred'] },
            't.abilities': { living: [], immune: ['immune-poison'] },
          },
        },
      ),
      { unharmed: '5/6', 'mean criticals': '0' },
      { unharmed: '1' },
      { unharmed: '3/4', 'mean criticals': '0' },
      { unharmed: '1' },
    ));

  it('MH-WND-4: the wound die of a lotus hit is rolled all the same, and its 6 is critical', () =>
    // S 3 on T 4 needs 5+. Hits 4, 5, 6; criticals 1/2 x 1/6; unharmed: 1 - (1/6 + 1/3 x 1/3)
    expectExact(attack(man({ A: 0 }, 'weeping-blades'), man({ T: 4 })), {
      'mean criticals': '1/12',
      unharmed: '13/18',
    }));

  it('MH-WND-4: lotus does nothing where WS 0 is hit without a die', () =>
    expectExact(
      attack(man({ A: 0 }, 'weeping-blades'), man({ T: 8, WS: 0 }), {}, over('ws-zero', 'automatic', 'two-plus')),
      { unharmed: '1' },
      { unharmed: '5/6' },
    ));
});

describe('criticals', () => {
  it('MH-CRIT-1: a 6 that was needed is no critical, or is one; the impossible never', () =>
    expectExact(
      attack(
        man(),
        man(),
        {},
        {
          vary: {
            't.characteristics.T': [4, 5, 7],
            'rulings.critical-when-six-needed': ['forbidden', 'allowed'],
          },
        },
      ),
      { 'mean criticals': '1/12' },
      { 'mean criticals': '1/12' },
      { 'mean criticals': '0' },
      { 'mean criticals': '1/12' },
      { 'mean criticals': '0', 'mean wounds': '0' },
      { 'mean criticals': '0', 'mean wounds': '0' },
    ));

  it('MH-CRIT-2: one critical for each warrior, phase or side, or no limit', () => {
    const steady = (I: number): ReturnType<typeof man> => man({ I, W: 9 });
    // p = 1/12 each; a strikes twice (I 5, 4), b once (I 3): per side of a 1/12 + 11/12 x 1/12
    return expectExact(
      melee(
        [steady(5), steady(4)],
        [steady(3)],
        {},
        {
          rulings: { psychology: 'off' },
          vary: { 'rulings.critical-limit': ['per-warrior', 'per-phase', 'per-side', 'unlimited'] },
        },
      ),
      { 'mean criticals.a': '1/6', 'mean criticals.b': '1/12' },
      { 'mean criticals.a': '23/144', 'mean criticals.b': '121/1728' },
      { 'mean criticals.a': '23/144', 'mean criticals.b': '1/12' },
      { 'mean criticals.a': '1/6', 'mean criticals.b': '1/12' },
    );
  });

  it('MH-CRIT-2: a warrior has one critical a phase, used up even if it is saved', () =>
    // two blows, gromril and shield (3+): 1 - (11/12)^2, or 2 x 1/12
    expectExact(
      attack(
        man({ A: 2 }),
        man({}, 'axe', 'gromril-armour', 'shield'),
        {},
        over('critical-limit', 'per-warrior', 'unlimited'),
      ),
      { 'mean criticals': '23/144' },
      { 'mean criticals': '1/6' },
    ));

  it('MH-CRIT-2: the limit begins anew with the next phase', () =>
    expectExact(melee([man()], [man({ A: 0, W: 9 })], { rounds: 2 }, ruled('critical-limit', 'per-phase')), {
      'mean criticals.a': '1/6',
    }));

  it('MH-CRIT-3: 1-2 is saved as usual, 3 and more is not; two wounds each', () =>
    // save 3+: ordinary 1/3 x 1/3; critical 1/6 x (1/3 x 1/3 + 2/3) = 7/54
    // unharmed 1 - 1/2 x 13/54; wounds 1/2 x (1/9 + 2 x 7/54)
    expectExact(attack(man(), man({ W: 9 }, 'axe', 'gromril-armour', 'shield')), {
      unharmed: '95/108',
      'mean wounds': '5/27',
    }));

  it('MH-CRIT-3: 5-6 adds 2 to both injury dice', () =>
    // out: 1/2 x (1/3 x 1/3 + 1/6 x (2/3 x 5/9 + 1/3 x 8/9)); knocked down: a pair of 1-2 only without the +2:
    // 1/2 x (1/9 + 1/6 x 2/3 x 1/9)
    expectExact(attack(man(), man()), { 'out-of-action': '1/9', 'knocked-down': '5/81' }));

  it('MH-CRIT-3: a web of steel adds 1 to the critical die', async () => {
    // save 3+: 1/6 x (1/6 x 1/3 + 5/6) = 4/27; unharmed 1 - 1/2 x (1/9 + 4/27)
    await expectExact(attack(able(['web-of-steel']), man({ W: 9 }, 'axe', 'gromril-armour', 'shield')), {
      unharmed: '47/54',
    });
    // bare: out 1/2 x (1/9 + 1/6 x (1/2 x 5/9 + 1/2 x 8/9))
    await expectExact(attack(able(['web-of-steel']), man()), { 'out-of-action': '25/216' });
    // a skill: gone without special rules
    await expectExact(attack(able(['web-of-steel']), man(), {}, ruled('special-rules', 'none')), {
      'out-of-action': '1/9',
    });
  });
});

it('MH-WND-1: nothing happens to a man out of reach of wounds', () =>
  expectExact(attack(man({ A: 5 }), man({ T: 7 })), { unharmed: '1', 'mean hits': '5/2' }));

it('MH-CRIT-1: tough men see no criticals', () => expectExact(attack(man({ A: 3 }), TOUGH), { 'mean criticals': '0' }));
