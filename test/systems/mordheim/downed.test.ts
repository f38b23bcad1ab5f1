import { describe, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { able, attack, CALM, man, melee, over, TOUGH } from './scenes.ts';

const DOWN = { 'target-state': 'knocked-down' };
const STUNNED = { 'target-state': 'stunned' };

describe('the fallen', () => {
  it('MH-DWN-1: a knocked-down man is hit automatically, or by the dice', () =>
    // T 5: 1/6, or 1/2 x 1/6
    expectExact(
      attack(man(), TOUGH, DOWN, over('downed-hit', 'automatic', 'rolled')),
      { 'out-of-action': '1/6', 'mean hits': '1' },
      { 'out-of-action': '1/12', 'mean hits': '1/2' },
    ));

  it('MH-DWN-1: the first unsaved wound removes him whatever his wounds, and ends the attacks', () =>
    // second attack only if the first did not wound (5/6)
    expectExact(attack(man({ A: 2 }), man({ T: 5, W: 3 }), DOWN), {
      'out-of-action': '11/36',
      'mean hits': '11/6',
      'mean wounds': '11/36',
    }));

  it('MH-DWN-1: he saves, steps aside, and may be hit critically or not', () =>
    // gromril 4+: ordinary 1/3 x 1/2; critical 1/6 x (1/3 x 1/2 + 2/3) = 5/36; ignored: 1/2 x 1/2
    expectExact(
      attack(man(), man({}, 'club', 'gromril-armour'), DOWN, {
        vary: {
          'rulings.critical-on-downed': ['allowed', 'ignored'],
          't.abilities': { plain: [], agile: ['step-aside'] },
        },
      }),
      { 'out-of-action': '11/36', 'mean wounds': '4/9', 'mean criticals': '1/6' },
      { 'out-of-action': '11/54', 'mean criticals': '1/6' },
      { 'out-of-action': '1/4', 'mean wounds': '1/4', 'mean criticals': '0' },
      { 'out-of-action': '1/6', 'mean criticals': '0' },
    ));

  it('MH-DWN-2: a stunned man is out without dice, or treated as knocked down', () =>
    expectExact(
      attack(man(), man({ T: 10 }), STUNNED, over('stunned-target', 'out-of-action', 'as-knocked-down')),
      { 'out-of-action': '1', 'mean hits': '1', 'mean wounds': '1' },
      { 'out-of-action': '0', stunned: '1', 'mean hits': '1', 'mean wounds': '0' },
    ));

  it('MH-DWN-3: nobody parries lying down', () =>
    expectExact(
      attack(
        man(),
        man({ T: 5 }, 'sword'),
        {},
        {
          rulings: { 'downed-hit': 'rolled', 'stunned-target': 'as-knocked-down' },
          vary: { 'engagement.target-state': ['standing', 'knocked-down', 'stunned'] },
        },
      ),
      { 'mean parried': '1/12' },
      { 'mean parried': '0', 'out-of-action': '1/12' },
      { 'mean parried': '0', 'out-of-action': '1/12' },
    ));

  it('MH-DWN-4: a warrior does not finish whom he floored in the same phase, or does', () =>
    // two attacks of 1/12. One batch: out 71/1296. One by one: out, then standing 33/36 -> 1/36, down 1/36 -> 1/6,
    // stunned 1/36 -> 1: (36 + 33 + 6 + 36)/1296
    expectExact(
      attack(man({ A: 2 }), TOUGH, {}, over('same-warrior-chain', 'forbidden', 'allowed')),
      { 'out-of-action': '71/1296' },
      { 'out-of-action': '37/432' },
    ));

  it('MH-DWN-4: another warrior finishes him in the same phase', () =>
    // the same sum as blow by blow
    expectExact(melee([man({ I: 5 }), man({ I: 4 })], [man({ A: 0, T: 5 })], {}, CALM), { a: '37/432' }));

  it('MH-DWN-4: whom he shot down he strikes as if standing', () =>
    // shot 1/36 on T 6: out, stunned, down 1/108 each; blow 1/12 of which out 1/3, or finishing as above
    // forbidden: 1/108 + 107/108 x 1/36; allowed: 1/108 + 35/36 x 1/36 + 1/108 x 1/6 + 1/108
    expectExact(
      melee(
        [man({ BS: 3 }, 'club', 'crossbow-pistol')],
        [able(['hard-head'], man({ A: 0, T: 6 }))],
        {},
        over('same-warrior-chain', 'forbidden', 'allowed'),
      ),
      { a: '143/3888' },
      { a: '61/1296' },
    ));

  it('MH-DWN-5: nobody leaves, and men who lie down are still in play', () =>
    expectExact(melee([man({ A: 0 })], [man({ A: 0 })], { rounds: 30 }), {
      draw: '1',
      'mean rounds': '30',
      'rounds=30': '1',
    }));
});
