import { describe, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { attack, man, melee, minded, over } from './scenes.ts';

/** One hit die of 4+ against one parry: a 4 is beaten by 5 or 6, a 5 by 6: 1/6 x 2/6 + 1/6 x 1/6. */
const ONCE = '1/12';
/** The same with a re-roll: 1/6 x (1 - 16/36) + 1/6 x (1 - 25/36). */
const TWICE = '31/216';

const parriedBy = (equipment: Readonly<Record<string, readonly string[]>>, option = 'sword-and-buckler'): string =>
  attack(man(), man(), {}, { rulings: { 'parry-reroll': option }, vary: { 't.equipment': equipment } });

describe('parrying', () => {
  it('MH-PAR-1: swords, dwarf axes, bucklers, gauntlets, blades and claws in hand parry', () =>
    expectExact(
      parriedBy({
        sword: ['sword'],
        'dwarf-axe': ['dwarf-axe'],
        buckler: ['axe', 'buckler'],
        gauntlet: ['axe', 'spiked-gauntlet'],
        second: ['axe', 'sword'],
        blades: ['weeping-blades'],
        axe: ['axe', 'shield'],
        'not in hand': ['axe', 'dagger', 'sword', 'buckler'],
      }),
      { 'mean parried': ONCE },
      { 'mean parried': ONCE },
      { 'mean parried': ONCE },
      { 'mean parried': ONCE },
      { 'mean parried': ONCE },
      { 'mean parried': ONCE },
      { 'mean parried': '0' },
      { 'mean parried': '0' },
    ));

  it('MH-PAR-1: who will not parry does not', () =>
    expectExact(attack(man(), minded({ parry: 'never' }, man({}, 'sword'))), { 'mean parried': '0' }));

  it('MH-PAR-2: one parry a phase, spent on the first enemy who hits', () => {
    const whip = man({ I: 5 }, 'steel-whip');
    const bare = man({ I: 4 });
    const target = man({ A: 0, T: 5, W: 9 }, 'sword');
    // 6 wounds each time. First hitter: the whip hits (1/2) and spends it: 1/12 + 1/2 x 1/12 + 1/2 x 5/72 = 23/144;
    // first possible: 1/12 + 5/72 (a parried die of 1/12 taken off 1/2)
    return expectExact(
      melee([whip, bare], [target], {}, over('parry-window', 'first-hitter', 'first-possible')),
      { 'mean damage.a': '23/144' },
      { 'mean damage.a': '11/72' },
    );
  });

  it('MH-PAR-2: a second enemy of the same phase is not parried, one of the next phase is', () => {
    const first = man({ I: 5 });
    const second = man({ I: 4 });
    const target = man({ A: 0, T: 5, W: 9 }, 'sword');
    // striker 1: 5/72. Striker 2: parried only if 1 missed (1/2): 1/2 x 1/12 + 1/2 x 5/72
    return expectExact(
      melee([first, second], [target], {}, { rulings: { psychology: 'off' }, vary: { 'engagement.rounds': [1, 2] } }),
      { 'mean damage.a': '7/48' },
      { 'mean damage.a': '7/24' },
    );
  });

  it('MH-PAR-3: whips and blows of twice the basic Strength cannot be parried', () =>
    expectExact(
      attack(
        man(),
        man({}, 'sword'),
        {},
        {
          vary: { 'a.equipment': { whip: ['steel-whip'], plain: ['axe'] }, 'a.characteristics.S': [5, 6] },
        },
      ),
      { 'mean parried': '0' },
      { 'mean parried': '0' },
      { 'mean parried': ONCE },
      { 'mean parried': '0' },
    ));

  it('MH-PAR-3: the basic Strength of the defender counts, not that of his weapon', () =>
    // a morning-star lifts S 3 to 4 in the first round: 6 is less than 2 x 4 but not than 2 x 3
    expectExact(attack(man({ S: 6 }), man({}, 'morning-star', 'spiked-gauntlet')), { 'mean parried': '0' }));

  it('MH-PAR-3: unparriable hits stand aside, or may be the highest', () =>
    // axe then whip. Aside: the axe die alone, 1/12. All hits: the axe shows the highest, first at equal dice:
    // 4: 1/6 x 4/6 x 2/6; 5: 1/6 x 5/6 x 1/6
    expectExact(
      attack(
        man({}, 'axe', 'steel-whip'),
        man({}, 'sword'),
        {},
        over('parry-candidates', 'parriable-hits', 'all-hits'),
      ),
      { 'mean parried': ONCE },
      { 'mean parried': '13/216' },
    ));

  it('MH-PAR-4: a parry must beat the highest hit die, and a 6 cannot be beaten', () =>
    // two dice of 4+: highest 4: (16 - 9)/36 x 2/6; highest 5: (25 - 16)/36 x 1/6; highest 6: never
    expectExact(attack(man({ A: 2 }), man({}, 'sword')), { 'mean parried': '23/216' }));

  it('MH-PAR-4: the one blow that showed the highest die is discarded', () =>
    // axe (never saved in light armour) and dagger (5+), T 5: E wounds = 1/6 x (E axe hits + 2/3 E dagger hits);
    // the axe is parried when it shows the highest, first at equal dice: 13/216; the dagger 23/216 - 13/216
    // 1/6 x ((108 - 13) + 2/3 x (108 - 10))/216 = 481/3888
    expectExact(attack(man({}, 'axe', 'dagger'), man({ T: 5 }, 'sword', 'light-armour')), {
      'mean parried': '23/216',
      'mean wounds': '481/3888',
    }));

  it('MH-PAR-4: natural dice are compared, or modified ones', () =>
    // diving: hits on 3+. Natural 3, 4, 5: (3 + 2 + 1)/36; shown as 4, 5, 6: (2 + 1)/36
    expectExact(
      attack(man(), man({}, 'sword'), { diving: true }, over('parry-compare', 'natural', 'modified')),
      { 'mean parried': '1/6' },
      { 'mean parried': ONCE },
    ));

  it('MH-PAR-5: blade and small shield re-roll a failed parry, claws and a dwarf axe beside a blade too, two swords do not', () =>
    expectExact(
      parriedBy({
        both: ['sword', 'buckler'],
        dwarf: ['dwarf-axe', 'buckler'],
        gauntlet: ['sword', 'spiked-gauntlet'],
        claws: ['fighting-claws'],
        swords: ['sword', 'sword'],
        blades: ['weeping-blades'],
        axes: ['dwarf-axe', 'dwarf-axe'],
        axeAndSword: ['sword', 'gromril-dwarf-axe'],
        axe: ['dwarf-axe', 'dagger'],
      }),
      { 'mean parried': TWICE },
      { 'mean parried': TWICE },
      { 'mean parried': TWICE },
      { 'mean parried': TWICE },
      { 'mean parried': ONCE },
      { 'mean parried': ONCE },
      { 'mean parried': TWICE },
      { 'mean parried': TWICE },
      { 'mean parried': ONCE },
    ));

  it('MH-PAR-5: or any two items that parry', () =>
    expectExact(
      parriedBy({ swords: ['sword', 'sword'], blades: ['weeping-blades'], sword: ['sword'] }, 'two-parry-weapons'),
      { 'mean parried': TWICE },
      { 'mean parried': TWICE },
      { 'mean parried': ONCE },
    ));
});
