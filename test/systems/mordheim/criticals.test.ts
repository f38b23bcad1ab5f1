import { describe, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { expectSampledLikeExact } from '../conformance/sampling.ts';
import { able, attack, type Beside, man, over, ruled, shooting } from './scenes.ts';

const BY_WEAPON: Beside = ruled('critical-hits', 'by-weapon');
/** Hits on 4+, wounds on 4+: ordinary 1/3, critical 1/6 of the hits. A save of 3+, and wounds enough. */
const KNIGHT = man({ W: 9 }, 'axe', 'gromril-armour', 'shield');
const LATER = { 'first-round': false };

describe('criticals by weapon', () => {
  it('MH-CRIT-1: the main table, tables by weapon, or no criticals', () =>
    // out: 1/2 x (1/9 + 1/6 x 2/3); sword: 1/2 x (1/9 + 1/6 x (1/3 + 5/9 + 8/9)/3); without: 1/2 x 1/2 x 1/3
    expectExact(
      attack(man({}, 'sword'), man(), {}, over('critical-hits', 'main-table', 'by-weapon', 'none')),
      { 'out-of-action': '1/9', 'mean criticals': '1/12' },
      { 'out-of-action': '17/162', 'mean criticals': '1/12' },
      { 'out-of-action': '1/12', 'mean criticals': '0' },
    ));

  it('MH-CRIT-1: none among falls and shots either', () =>
    expectExact(shooting([man({}, 'bow')], man(), {}, ruled('critical-hits', 'none')), {
      'mean criticals': '0',
      'out-of-action': '1/12',
    }));

  it('MH-CRIT-1: where weapons have no rules there is one table', () =>
    expectExact(
      attack(man(), man(), {}, { rulings: { 'critical-hits': 'by-weapon', 'equipment-rules': 'sheet-only' } }),
      { 'out-of-action': '1/9', 'knocked-down': '5/81' },
    ));

  it('MH-CRIT-4: missiles pass armour, or bounce off, or find a vital part', () =>
    // 1-2: 1 unsaved; 3-4: saved as usual; 5-6: 2 unsaved. Wounds 1/2 x (1/9 + 1/6 x (1 + 1/3 + 2)/3)
    expectExact(shooting([man({}, 'bow')], KNIGHT, {}, BY_WEAPON), { unharmed: '95/108', 'mean wounds': '4/27' }));

  it('MH-CRIT-4: a pistol in close combat goes by it too', () =>
    // two shots S 4 on T 3 (3+), save 3+ -2 = 5+: unsaved 2/3. Each wounds 1/2 x (1/2 x 2/3 + 1/6 x (1 + 2/3 + 2)/3)
    expectExact(
      attack(
        man({}, 'brace-of-pistols'),
        KNIGHT,
        {},
        { rulings: { 'critical-hits': 'by-weapon', 'critical-limit': 'unlimited' } },
      ),
      {
        'mean wounds': '29/54',
      },
    ));

  it('MH-CRIT-5: a clubbed head is not helped by its helmet, and a bludgeoned man is out', async () => {
    // flail in a later round, S 3. Ordinary: out 1/3, stunned 1/6, down 1/2 behind a helmet; 3-4: 1/3 each; 6: out
    // out 1/2 x (1/9 + 1/6 x (5/6 x 1/3 + 1/6)); stunned 1/2 x (1/18 + 1/6 x 7/36)
    const scene = (helmet: string): string =>
      attack(man({}, 'flail'), man({}, 'natural-weapons', 'helmet'), LATER, {
        rulings: { 'critical-hits': 'by-weapon', 'helmet-roll': helmet },
      });
    const law = { 'out-of-action': '5/54', stunned: '19/432', 'knocked-down': '49/432' };
    await expectExact(scene('final-result'), law);
    await expectExact(scene('each-die'), law);
    await expectSampledLikeExact(scene('final-result'), { seed: 21, blocks: 4, level: 1e-6 });
  });

  it('MH-CRIT-5: bludgeoned out whatever wounds are left, unless saved; a web of steel makes it likelier', () =>
    // 1/2 x 1/6 x 1/6 x 1/3, or 2/6 with the web
    expectExact(
      attack(man({}, 'flail'), KNIGHT, LATER, {
        ...BY_WEAPON,
        vary: { 'a.abilities': { plain: [], web: ['web-of-steel'] } },
      }),
      { 'out-of-action': '1/216' },
      { 'out-of-action': '1/108' },
    ));

  it('MH-CRIT-6: blades find a gap, storm, or slice', async () => {
    // 1-2: 1 unsaved; 3-4: 2, each saved on 3+; 5-6: 2 unsaved. Unharmed 1 - 1/2 x (1/9 + 1/6 x (1 + 5/9 + 1)/3)
    await expectExact(attack(man({}, 'sword'), KNIGHT, {}, BY_WEAPON), {
      unharmed: '283/324',
      'mean wounds': '17/108',
    });
    // bare: down 1/2 x (1/9 + 1/6 x (1/3 + 1/9)/3)
    await expectExact(attack(man({}, 'sword'), man(), {}, BY_WEAPON), { 'knocked-down': '11/162' });
    // stepping aside (5+) helps against each: wounds 1/2 x (1/9 + 1/6 x (1 + 2/3 + 2)/3) x 2/3
    await expectExact(attack(man({}, 'sword'), able(['step-aside'], KNIGHT), {}, BY_WEAPON), {
      'mean wounds': '17/162',
    });
  });

  it('MH-CRIT-7: bare hands strike again, crush, or floor', async () => {
    // the attack won hits 1/2 and wounds 1/2; +1: out 1/2, down 1/6; +2: out 2/3, down 0
    // out 1/2 x (1/9 + 1/6 x (3/4 x 1/3 + 1/4 x 5/9 + 1/2 + 2/3)/3)
    const scene = attack(man(), man(), {}, BY_WEAPON);
    await expectExact(scene, {
      'out-of-action': '8/81',
      'knocked-down': '11/162',
      'mean hits': '37/72',
      'mean wounds': '37/144',
      'mean criticals': '1/12',
    });
    await expectSampledLikeExact(scene, { seed: 22, blocks: 4, level: 1e-6 });
    // saves: critical unhurt (2/3 x 11/12 + 2/3 + 0)/3
    await expectExact(attack(man(), KNIGHT, {}, BY_WEAPON), { unharmed: '581/648' });
  });

  it('MH-CRIT-7: the attack that is won causes no critical, even without a limit', () =>
    expectExact(
      attack(man(), man({ W: 9 }), {}, { rulings: { 'critical-hits': 'by-weapon', 'critical-limit': 'unlimited' } }),
      {
        'mean criticals': '1/12',
        'mean wounds': '37/144',
      },
    ));

  it('MH-CRIT-7: on a man who is down it goes on where the first was saved', () =>
    // hit at once; ordinary 1/3 x 1/3; critical: 1-2: 1/3, or saved (2/3) and then 1/2 x 1/3; 3-4: 1/3; 5-6: 1
    expectExact(
      attack(man(), man({}, 'axe', 'gromril-armour', 'shield'), { 'target-state': 'knocked-down' }, BY_WEAPON),
      {
        // 1/9 + 1/6 x ((1/3 + 2/3 x 1/6) + 1/3 + 1)/3, where the shield is in hand all the same
        'out-of-action': '17/81',
      },
    ));

  it('MH-CRIT-8: thrusts stab, floor, or skewer', async () => {
    // 1-2: +1; 3-4: floored, saved or not; 5-6: no save, +2; one wound each
    await expectExact(attack(man({}, 'spear'), KNIGHT, {}, BY_WEAPON), {
      'knocked-down': '1/36',
      unharmed: '95/108',
      'mean wounds': '11/108',
    });
    // bare: out 1/2 x (1/9 + 1/6 x (1/2 + 1/3 + 2/3)/3); down 1/2 x (1/9 + 1/6 x (1/6 + 1/3)/3)
    await expectExact(attack(man({}, 'spear'), man(), {}, BY_WEAPON), {
      'out-of-action': '7/72',
      'knocked-down': '5/72',
    });
  });

  it('MH-CRIT-8: who jumps up stays down after a thrust that floored him', () =>
    // 1/2 x 1/6 x 1/3 x 1/3
    expectExact(attack(man({}, 'spear'), able(['jump-up']), {}, BY_WEAPON), { 'knocked-down': '1/108' }));
});
