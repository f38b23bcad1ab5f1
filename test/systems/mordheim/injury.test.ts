import { describe, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { able, attack, man, melee, over, ruled, TOUGH } from './scenes.ts';

/** 4+ to hit and 6 to wound, one injury die: n/6 of 1/12. */
const of72 = (faces: number): string => `${faces}/72`;

describe('injuries', () => {
  it('MH-INJ-1: the wound that takes the last W earns an injury die, and so does every further one', () =>
    // W 2: an ordinary wound leaves 1; a critical takes both and earns one die: 1/12 x (2/3 x 1/3 + 1/3 x 2/3).
    // W 1 or 0: a critical earns two: the law of K01
    expectExact(
      attack(man(), man({ W: 2 }), {}, { vary: { 'engagement.target-wounds': [2, 1, 0] } }),
      { unharmed: '3/4', wounded: '1/6', 'out-of-action': '1/27' },
      { wounded: '3/4', 'out-of-action': '1/9' },
      { wounded: '3/4', 'out-of-action': '1/9' },
    ));

  it('MH-INJ-1: at 0 wounds every wound brings injury dice', () =>
    expectExact(attack(man(), man({ T: 5, W: 3 }), { 'target-wounds': 0 }), {
      'out-of-action': of72(2),
      wounded: '11/12',
    }));

  it('MH-INJ-1, MH-INJ-2: a critical deals two wounds, of which a man with one had one to lose', async () => {
    // hit 1/2; 4 and 5 wound once, 6 twice
    const one = {
      'wounds=2': '1/12',
      'mean wounds': '1/3',
      'effective-wounds=1': '1/4',
      'mean effective-wounds': '1/4',
    };
    await expectExact(attack(man(), man()), one);
    await expectExact(attack(man(), man({ W: 3 }), { 'target-wounds': 0 }), one);
    await expectExact(attack(man(), man({ W: 2 })), { 'wounds=2': '1/12', 'effective-wounds=2': '1/12' });
  });

  it('MH-INJ-2: or only the first of the dice is rolled', () =>
    // two hits of 6+ (p = 1/12): out 1 - (35/36)^2; single: (1 - (11/12)^2)/3
    expectExact(
      attack(man({ A: 2 }), TOUGH, {}, over('injury-dice', 'per-wound', 'single')),
      { 'out-of-action': '71/1296' },
      { 'out-of-action': '23/432' },
    ));

  it('MH-INJ-2: the bonus of the first wound applies to the single die', () =>
    // 1/2 x (1/3 x 1/3 + 1/6 x (2/3 x 1/3 + 1/3 x 2/3))
    expectExact(attack(man(), man(), {}, ruled('injury-dice', 'single')), { 'out-of-action': '5/54' }));

  it.each<[readonly string[], readonly string[], readonly string[], number, number, number]>([
    [[], [], [], 2, 2, 2],
    [['hard-to-kill'], [], [], 2, 3, 1],
    [['true-grit'], [], [], 3, 2, 1],
    [[], ['club'], [], 1, 3, 2],
    [['hard-head'], ['club'], [], 2, 2, 2],
    [['hard-to-kill'], ['mace'], [], 1, 4, 1],
    [['true-grit'], ['hammer'], [], 1, 4, 1],
    [['true-grit', 'hard-head'], ['staff'], [], 3, 2, 1],
    [[], [], ['strike-to-injure'], 1, 2, 3],
    [[], ['club'], ['strike-to-injure'], 0, 3, 3],
    [['hard-to-kill'], [], ['strike-to-injure'], 1, 3, 2],
  ])(
    'MH-INJ-3: target %j, weapon %j, striker %j: %d down, %d stunned, %d out of six',
    (target, weapon, striker, down, stunned, out) =>
      expectExact(attack(able(striker, man({}, ...weapon)), able(target, TOUGH)), {
        'knocked-down': of72(down),
        stunned: of72(stunned),
        'out-of-action': of72(out),
      }),
  );

  it('MH-INJ-3: a sigmarite hammer concusses, and special-rules: none takes hardness away', async () => {
    // S 4 on T 6
    await expectExact(attack(man({}, 'sigmarite-hammer'), man({ T: 6 })), { 'knocked-down': of72(1) });
    await expectExact(attack(man(), able(['hard-to-kill'], TOUGH), {}, ruled('special-rules', 'none')), {
      'out-of-action': of72(2),
    });
  });

  it('MH-INJ-4: the worst of all dice counts', () =>
    // each of two blows: out, stunned, down 1/36 each
    expectExact(attack(man({ A: 2 }), TOUGH), {
      'out-of-action': '71/1296',
      stunned: '69/1296',
      'knocked-down': '67/1296',
    }));

  it.each<[readonly string[], readonly string[], string, string, string]>([
    [['helmet'], [], '3/72', '1/72', '0'],
    [[], ['thick-skull'], '10/216', '2/216', '0'],
    [['helmet'], ['thick-skull'], '11/216', '1/216', '0'],
    [[], ['no-pain'], '4/72', '0', '0'],
    [['helmet'], ['no-pain'], '4/72', '0', '0'],
    [[], ['jump-up'], '0', '2/72', '2/72'],
    [['helmet'], ['jump-up'], '1/72', '1/72', '2/72'],
    [[], ['jump-up', 'no-pain'], '2/72', '0', '2/72'],
  ])(
    'MH-INJ-5: with %j and %j: down %s, stunned %s, on his feet without wounds %s',
    (worn, abilities, down, stunned, wounded) =>
      expectExact(attack(man(), able(abilities, man({ T: 5 }, 'axe', ...worn))), {
        'knocked-down': down,
        stunned,
        wounded,
        'out-of-action': of72(2),
      }),
  );

  it('MH-INJ-5: the helmet is rolled for on the worst result, or for every stunned die', () =>
    // two blows: worst stunned 69/1296, halved; or each blow stunned 1/72, out 1/36: (70/72)^2 - (69/72)^2
    expectExact(
      attack(man({ A: 2 }), man({ T: 5 }, 'axe', 'helmet'), {}, over('helmet-roll', 'final-result', 'each-die')),
      { stunned: '69/2592', 'out-of-action': '71/1296' },
      { stunned: '139/5184', 'out-of-action': '71/1296' },
    ));

  it('MH-INJ-6: a downed man who is shot takes injury dice, or is out', () => {
    const shooter = man({ A: 0, BS: 3 }, 'axe', 'crossbow-pistol');
    // 1/36 a shot on T 6; out 1/108, down or stunned 2/108. Second shot: 1/108 again, or 1/36 on the downed
    return expectExact(
      melee(
        [shooter, shooter],
        [man({ A: 0, T: 6 })],
        {},
        {
          rulings: { psychology: 'off' },
          vary: { 'rulings.wound-while-down': ['injury-roll', 'out-of-action'] },
        },
      ),
      { a: '215/11664' },
      { a: '73/3888' },
    );
  });
});
