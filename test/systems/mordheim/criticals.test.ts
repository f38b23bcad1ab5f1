import { describe, expect, it } from 'vitest';
import { expectExact, solveText } from '../../support/solve.ts';
import { expectSampledLikeExact } from '../conformance/sampling.ts';
import {
  able,
  attack,
  type Beside,
  type Man,
  man,
  melee,
  minded,
  over,
  ruled,
  shooting,
  skirmish,
  sumOf,
} from './scenes.ts';

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

describe('what criticals do to a fight', () => {
  const rules = (option = 'by-weapon'): Beside => ({ rulings: { 'critical-hits': option, psychology: 'off' } });
  /** W 9, T 3: struck once a round by S 3, 1/12 of which are critical, and 1/36 of which do one of the three things. */
  const butt = (...equipment: readonly string[]): Man => man({ I: 1, W: 9 }, ...equipment);

  it('MH-CRIT-5: a hammered man does not strike any more in this turn', async () => {
    // a critical by 1/12: hammered 1/36, out 1/72; else he strikes with his bare hands
    await expectExact(melee([man({ I: 9, W: 9 }, 'mace')], [butt()], {}, rules()), {
      'mean damage.b': sumOf('69/72 * 37/144'),
    });
    // he strikes before: nothing is lost
    await expectExact(melee([man({ I: 1, W: 9 }, 'mace')], [man({ I: 9, W: 9 })], {}, rules()), {
      'mean damage.b': '37/144',
    });
  });

  it('MH-CRIT-5: a weapon is lost for the rest of the combat, and fists are left', () =>
    // hammered 1/36, out 1/72, disarmed 1/72. Axe on a bare man: 1/2 x (1/3 + 1/6 x (1 + 2 + 2)/3) = 11/36. Fists, S 2 on T 3
    // 5+, saved on 6: ordinary 1/6 x 5/6; critical 1/6 x (5/6 + 5/6 + 1)/3, and by a body blow 1/2 x 1/3 x 5/6 more
    expectExact(melee([man({ I: 9, W: 9 }, 'flail')], [butt('axe')], {}, rules()), {
      'mean damage.b': sumOf(
        '68/72 * 11/36',
        '1/72 * 1/2 * 1/6 * 5/6',
        '1/72 * 1/2 * 1/6 * 8/9',
        '1/72 * 1/2 * 1/6 * 1/3 * 1/2 * 1/3 * 5/6',
      ),
    }));

  it('MH-CRIT-5: of two weapons either may be lost, and the other one strikes on', () =>
    // axe 33/108; dagger, saved on 6: 1/2 x (1/3 x 5/6 + 1/6 x (1 + 5/3 + 2)/3) = 29/108; with one of them lost the other alone
    expectExact(
      melee(
        [man({ I: 9, W: 9 }, 'flail')],
        [butt('axe', 'dagger')],
        {},
        { rulings: { 'critical-hits': 'by-weapon', 'critical-limit': 'unlimited' } },
      ),
      { 'mean damage.b': sumOf('68/72 * 62/108', '1/72 * 31/108') },
    ));

  it('MH-CRIT-5: a back-up weapon is drawn, and a lost sword no longer parries', async () => {
    // the first blow disarms with 1/72, the second comes from another man and meets no sword: psychology is off
    const lost = melee(
      [man({ I: 9 }, 'flail'), man({ I: 8 }, 'axe')],
      [man({ A: 0, I: 1, W: 9, S: 9 }, 'sword', 'axe')],
      {},
      rules(),
    );
    const kept = melee(
      [man({ I: 9 }, 'flail'), man({ I: 8 }, 'axe')],
      [man({ A: 0, I: 1, W: 9, S: 9 }, 'axe')],
      {},
      rules(),
    );
    const [withSword] = await solveText(lost);
    const [without] = await solveText(kept);
    expect(withSword?.number('mean damage.a')).toBeLessThan(without?.number('mean damage.a') ?? 0);
  });

  it('MH-CRIT-4: a ricochet hits the nearest other enemy, within six inches', () => {
    // need 4+ at 12 inches of 24; a plain wound 1/3, critical 1/6: 1-2 one, 3-4 one and the other is hit: 1/2, 5-6 two
    const idle = man({ A: 0, W: 9 });
    const scene = (men: readonly Man[]): string =>
      skirmish([man({}, 'bow')], men, { distance: 30, rounds: 1 }, { rulings: { 'critical-hits': 'by-weapon' } });
    return Promise.all([
      expectExact(scene([idle]), { 'mean damage.a': '0' }),
      expectExact(
        skirmish([man({}, 'bow')], [minded({ stance: 'hold' }, idle)], { distance: 12, rounds: 1 }, rules()),
        { 'mean damage.a': sumOf('1/2 * 1/3', '1/2 * 1/6 * 4/3') },
      ),
      expectExact(
        skirmish(
          [man({}, 'bow')],
          [minded({ stance: 'hold' }, idle), minded({ stance: 'hold' }, idle)],
          { distance: 12, rounds: 1 },
          rules(),
        ),
        { 'mean damage.a': sumOf('1/2 * 1/3', '1/2 * 1/6 * 4/3', '1/2 * 1/6 * 1/3 * 1/2') },
      ),
    ]);
  });

  it('MH-CRIT-8: who is skewered fights with his man alone for the rest of the round', () => {
    // b1 (I 1) faces a1's spear (I 9) and a2 (I 5): a2 strikes b1 unless a1 has torn him away: 35/36 of 11/36
    const far = man({ I: 9, W: 9 }, 'spear');
    const near = man({ I: 5, W: 9 }, 'axe');
    const victim = man({ A: 0, I: 1, W: 9 });
    return expectExact(melee([far, near], [victim], {}, rules()), {
      // spear: 1/2 x (1/3 + 1/6) = 1/4 wounds; floored (1/36) before the axe falls he is out at the first wound: counted as
      // such a blow is, hit at once: 1/3 + 1/6 x 5/3
      'mean damage.a': sumOf('1/4', '34/36 * 11/36', '1/36 * 11/18'),
    });
  });

  it('MH-CRIT-8: in a skirmish the two are torn away from the others until a new charge', () =>
    expectSampledLikeExact(
      skirmish(
        [man({ I: 9, M: 6 }, 'spear'), man({ I: 5, M: 6 }, 'mace', 'dagger')],
        [man({ W: 2 }, 'sword')],
        { distance: 6, rounds: 3 },
        rules(),
      ),
      { seed: 23, blocks: 4, level: 1e-6 },
    ));
});
