import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { able, type Man, man, minded, over, ruled, shooting, TOUGH } from './scenes.ts';

const bow = man({}, 'bow');
/** Hits on 4+; on T 5 a 6 wounds, without criticals: 1/36 each of down, stunned, out. */
const twoBows = able(['quick-shot'], bow);

/** A shot that hits with chance `hit` and wounds on a 6: unharmed unless it is not saved. */
const unharmed = (hit: string, need: number): { unharmed: string } => {
  const [top = 0, bottom = 1] = hit.split('/').map(Number);
  return { unharmed: `${36 * bottom - top * Math.min(6, need - 1)}/${36 * bottom}` };
};
const NONE = 7;

describe('one shot after the other', () => {
  it('MH-SHT-6: a shot is resolved before the next, and nobody shoots at a man who is out', () =>
    // of 36 x 36: out 36 + 35, stunned 33 + 1 + 35, down 33 + 34
    expectExact(shooting([twoBows], TOUGH), {
      'mean shots': '71/36',
      'out-of-action': '71/1296',
      stunned: '69/1296',
      'knocked-down': '67/1296',
    }));

  it('MH-SHT-6: hit, second die, dodge, wound, critical, save, injuries, helmet; then the next shot', async () => {
    const target = able(['dodge'], man({}, 'sword', 'gromril-armour', 'helmet'));
    const faces = [
      [6, 4], // needs 7: a 6, and 4+
      [4], // dodge 5+ fails
      [6, 1], // critical, vital part
      [3], // save 4+ fails: 2 wounds
      [1, 4], // two injury dice, the worse stunned
      [4], // helmet 4+
      [5], // the second arrow misses
    ].flat();
    const yaml = shooting(
      [able(['quick-shot'], man({ BS: 2 }, 'bow'))],
      target,
      { range: 20, cover: true },
      ruled('seven-plus-to-hit', 'six-then-four'),
    );
    const told = await playFaces(yaml, faces);
    expect(told.failure).toBeNull();
    expect(told.outcome).toBe('knocked-down');
    expect(told.metrics).toEqual({ shots: 2, hits: 1, wounds: 2, 'effective-wounds': 1, criticals: 1 });
    expect(told.rolls).toEqual([
      'to hit',
      'to hit, second die',
      'dodge',
      'to wound',
      'critical hit',
      'armour save',
      'injury',
      'injury',
      'helmet',
      'to hit',
    ]);
  });

  it('MH-SHT-6: shooters shoot in list order', async () => {
    const blunderbuss = man({}, 'blunderbuss');
    await expectExact(shooting([blunderbuss, bow], TOUGH), { 'mean shots': '35/18' });
    await expectExact(shooting([bow, blunderbuss], TOUGH), { 'mean shots': '71/36' });
  });

  it('MH-SHT-6: `2 x archer` are two of them', () =>
    expectExact(shooting([bow], TOUGH, { shooters: ['2 x s1'] }), {
      'mean shots': '71/36',
      'out-of-action': '71/1296',
    }));

  it('MH-SHT-6: a dodge discards a hit before it wounds', () =>
    // 1/2 hits, of which 2/3 are left: 1/3 x 1/6 = 1/18
    expectExact(shooting([bow], able(['dodge'], TOUGH)), { 'mean hits': '1/2', unharmed: '17/18' }));

  it('MH-INJ-6: a shot at a man who is down: injury dice, or he is out', () =>
    // hit and wound 1/12
    expectExact(
      shooting(
        [bow],
        TOUGH,
        {},
        {
          vary: {
            'engagement.target-state': ['knocked-down', 'stunned'],
            'rulings.wound-while-down': ['injury-roll', 'out-of-action'],
          },
        },
      ),
      { 'knocked-down': '17/18', stunned: '1/36', 'out-of-action': '1/36', 'mean hits': '1/2' },
      { 'knocked-down': '11/12', stunned: '0', 'out-of-action': '1/12', 'mean wounds': '1/12' },
      { 'knocked-down': '0', stunned: '35/36', 'out-of-action': '1/36' },
      { 'knocked-down': '0', stunned: '11/12', 'out-of-action': '1/12' },
    ));

  it('MH-INJ-6: wounds left to a standing man are taken first', () =>
    expectExact(
      shooting([bow], man({ T: 5, W: 3 }), {}, { vary: { 'engagement.target-wounds': [3, 1, 0] } }),
      { unharmed: '11/12', wounded: '1/12', 'out-of-action': '0' },
      { unharmed: '0', wounded: '11/12', 'out-of-action': '1/36' },
      { wounded: '11/12', 'out-of-action': '1/36' },
    ));

  it('MH-INJ-2: a critical shot earns two injury dice, or one', () =>
    // S 3 on T 3: wound 1/2 x (2/6 + 1/6 crit); ordinary 1/6 hit: 1/3 out; critical 1/12: parts 0 and 1 twice, part 2 worse
    // per wound: 1/18 + 1/12 x (2/3 x 5/9 + 1/3 x 8/9); single: 1/18 + 1/12 x (2/3 x 1/3 + 1/3 x 2/3)
    expectExact(
      shooting([bow], man(), {}, over('injury-dice', 'per-wound', 'single')),
      { 'out-of-action': '1/9' },
      { 'out-of-action': '5/54' },
    ));

  it('MH-SHT-9: between two phases the target recovers, after the last he does not', () =>
    // down after phase 1 (1/36): up again; stunned (1/36): down
    expectExact(
      shooting([bow], TOUGH, { turns: 2 }, over('recovery-steps', 'one', 'chain')),
      {
        unharmed: '121/144',
        // up and not hit again
        wounded: '11/432',
        // standing, wounded or not (34/36), and floored in phase 2; or stunned, and no worse (34/36)
        'knocked-down': '17/324',
        stunned: '35/1296',
        'out-of-action': '71/1296',
        'mean shots': '71/36',
      },
      { unharmed: '121/144', wounded: '11/216', 'knocked-down': '35/1296', stunned: '35/1296' },
    ));

  it('MH-SHT-9: he who will not stand up stays down', () =>
    expectExact(shooting([bow], minded({ 'stand-up': 'never' }, TOUGH), { turns: 2 }), {
      wounded: '0',
      // stunned and then down, or down either time: (1/36 + 1/36) x 34/36 + 33/36 x 1/36
      'knocked-down': '101/1296',
    }));
});

describe('critical shots', () => {
  const thrower = able(['knife-fighter'], man({}, 'throwing-knives'));
  /** Too many wounds to die of. */
  const hulk = man({ W: 10 });

  it('MH-SHT-7: every shot may be critical, or one of a shooter in a phase', () =>
    // three knives, each critical with 1/2 x 1/6: all of them, or 1 - (11/12)^3
    expectExact(
      shooting([thrower], hulk, { range: 3 }, over('critical-limit-shooting', 'unlimited', 'per-shooter')),
      { 'mean criticals': '1/4' },
      { 'mean criticals': '397/1728' },
    ));

  it('MH-SHT-7: the next shooter has a critical of his own', () =>
    expectExact(shooting([thrower, thrower], hulk, { range: 3 }, ruled('critical-limit-shooting', 'per-shooter')), {
      'mean criticals': '397/864',
    }));

  it('MH-SHT-7: the next phase has a critical of its own', () =>
    expectExact(
      shooting([twoBows], hulk, { turns: 2 }, ruled('critical-limit-shooting', 'per-shooter')),
      // 2 x (1 - (11/12)^2)
      { 'mean criticals': '23/72' },
    ));

  it('MH-CRIT-1: a shot that needs a 6 to wound is no critical, or is one', () =>
    expectExact(
      shooting([bow], TOUGH, {}, over('critical-when-six-needed', 'forbidden', 'allowed')),
      { 'mean criticals': '0', 'mean wounds': '1/12' },
      { 'mean criticals': '1/12', 'mean wounds': '1/6' },
    ));

  it('MH-CRIT-3: arts of close combat do not help an arrow, nor against it', () =>
    expectExact(
      shooting(
        [able(['web-of-steel', 'strike-to-injure', 'mighty-blow'], bow)],
        able(['step-aside', 'resilient'], TOUGH),
        {},
        ruled('critical-when-six-needed', 'allowed'),
      ),
      // two injury dice 2/3 of the time: 5/9 out, with +2 8/9: 1/12 x 2/3
      { 'out-of-action': '1/18', unharmed: '11/12' },
    ));
});

describe('saves against shots', () => {
  /** Base 3 with the shield. */
  const knight = (T: number): Man => man({ T }, 'axe', 'gromril-armour', 'shield');

  it.each<[string, number, number]>([
    ['short-bow', 3, 3],
    ['bow', 3, 3],
    ['long-bow', 3, 3],
    ['elf-bow', 3, 4],
    ['sling', 3, 3],
    ['repeater-crossbow', 3, 3],
    ['crossbow', 4, 4],
    ['crossbow-pistol', 4, 4],
    ['pistol', 4, 5],
    ['brace-of-pistols', 4, 5],
    ['warplock-pistol', 5, 6],
    ['brace-of-warplock-pistols', 5, 6],
    ['handgun', 4, 5],
    ['hunting-rifle', 4, 5],
  ])('MH-SAVE-3: a %s has Strength %i; gromril and shield save on %i', async (item, strength, need) => {
    const shooter = man({}, item);
    await expectExact(shooting([shooter], knight(strength + 2), { range: 3 }), unharmed('1/2', need));
    // Toughness 4 above it is more than any luck
    await expectExact(shooting([shooter], man({ T: strength + 4 }), { range: 3 }), { unharmed: '1' });
  });

  it.each<[string, string, number, number]>([
    ['duelling-pistol', '2/3', 4, 5],
    ['brace-of-duelling-pistols', '2/3', 4, 5],
    ['blunderbuss', '1/1', 3, 3],
  ])('MH-SAVE-3: a %s hits %s, at Strength %i; gromril and shield save on %i', (item, hit, strength, need) =>
    expectExact(shooting([man({}, item)], knight(strength + 2), { range: 3 }), unharmed(hit, need)),
  );

  it('MH-SAVE-3: knives are as strong as their thrower, and pierce as much', () =>
    expectExact(
      shooting([man({}, 'throwing-knives')], knight(6), { range: 3 }, { vary: { 's1.characteristics.S': [4, 3, 2] } }),
      unharmed('1/2', 4),
      unharmed('1/2', 3),
      { unharmed: '1' },
    ));

  it('MH-SAVE-3: a perfect killer pierces one more', () =>
    expectExact(
      shooting(
        [able(['perfect-killer'], bow)],
        knight(5),
        {},
        { vary: { 's1.equipment': { bow: ['bow'], 'elf bow': ['elf-bow'] } } },
      ),
      unharmed('1/2', 4),
      unharmed('1/2', 5),
    ));

  it('MH-SAVE-1, MH-SAVE-5: a shield counts against shots behind two hands too; a buckler does not', () =>
    expectExact(
      shooting(
        [bow],
        TOUGH,
        {},
        {
          vary: {
            't.equipment': {
              bare: ['axe', 'buckler', 'helmet'],
              shield: ['axe', 'shield'],
              'two hands': ['halberd', 'shield'],
              'two weapons': ['axe', 'sword', 'light-armour', 'shield'],
              claws: ['natural-weapons', 'heavy-armour', 'shield'],
            },
          },
        },
      ),
      ...[NONE, 6, 6, 5, 4].map((need) => unharmed('1/2', need)),
    ));

  it('MH-SAVE-2: a natural 1 fails against shots too', () =>
    // gromril, shield, blowpipe: 4 - 1 - 1 = 2; by number no better
    expectExact(
      shooting([man({}, 'blowpipe')], knight(5), { range: 4 }, over('natural-one-save', 'fails', 'by-number')),
      // a natural 6 to hit wounds, saved on 2+
      { 'mean wounds': '1/36' },
      { 'mean wounds': '1/36' },
    ));

  it('MH-EQ-3: a helmet protects from arrows as well', () =>
    expectExact(
      shooting([bow], man({ T: 5 }, 'axe', 'helmet'), {}, over('helmet-roll', 'final-result', 'each-die')),
      {
        stunned: '1/72',
        'knocked-down': '1/24',
      },
      {
        stunned: '1/72',
        'knocked-down': '1/24',
      },
    ));
});

describe('blowpipes', () => {
  const blower = man({}, 'blowpipe');

  it('MH-WND-4: a natural 6 to hit wounds by itself, where nothing else could; the victim saves on 6', () =>
    expectExact(shooting([blower], TOUGH, { range: 4 }), { 'mean hits': '1/2', unharmed: '31/36' }));

  it('MH-WND-4: nobody immune to poison minds', () =>
    expectExact(shooting([blower], able(['immune-poison'], TOUGH), { range: 4 }), { unharmed: '1' }));

  it('MH-WND-4: its ordinary hits roll to wound at Strength 1, and no 6 is critical', () =>
    // T 1: 4+. 1/3 x 1/2 + 1/6, of which 5/6 are not saved
    expectExact(
      shooting([blower], man({ T: 1, W: 9 }), { range: 4 }, over('critical-when-six-needed', 'forbidden', 'allowed')),
      { 'mean wounds': '5/18', 'mean criticals': '0' },
      { 'mean wounds': '5/18', 'mean criticals': '0' },
    ));

  it('MH-WND-4, MH-SHT-4: where 7 or more is needed every hit is a natural 6', () =>
    // BS 1, far, in cover: 8
    expectExact(
      shooting(
        [man({ BS: 1 }, 'blowpipe')],
        TOUGH,
        { range: 8, cover: true },
        over('seven-plus-to-hit', 'impossible', 'six-then-four', 'natural-six'),
      ),
      { 'mean wounds': '0' },
      { 'mean hits': '1/18', 'mean wounds': '5/108' },
      { 'mean hits': '1/6', 'mean wounds': '5/36' },
    ));

  it('MH-SAVE-4: armour saves one better against a blowpipe', () =>
    expectExact(
      shooting(
        [blower],
        TOUGH,
        { range: 4 },
        { vary: { 't.equipment': [['axe'], ['axe', 'light-armour'], ['axe', 'heavy-armour', 'shield']] } },
      ),
      ...[6, 5, 3].map((need) => unharmed('1/1', need)),
    ));
});

describe('MH-EQ-5: on the sheet a missile weapon has range and Strength', () => {
  const rules = over('equipment-rules', 'published', 'sheet-only');
  const bare = man({ T: 10 }, 'natural-weapons');

  it.each<[string, Man, Record<string, unknown>, readonly [string, string], readonly [string, string]]>([
    ['no preparation, no move-or-fire', man({}, 'handgun'), { turns: 3, moved: true }, ['0', '0'], ['3', '1']],
    ['no preparation', man({}, 'pistol'), { turns: 3, range: 3 }, ['2', '1'], ['3', '3/2']],
    ['no aim of a duelling pistol', man({}, 'duelling-pistol'), { range: 5 }, ['1', '2/3'], ['1', '1/2']],
    [
      'all modifiers of thrown knives',
      man({}, 'throwing-knives'),
      { range: 6, moved: true },
      ['1', '1/2'],
      ['1', '1/6'],
    ],
    ['a blunderbuss like any other', man({}, 'blunderbuss'), { turns: 3, range: 8 }, ['1', '1'], ['3', '3/2']],
    ['no blunderbuss without skill', man({ BS: 0 }, 'blunderbuss'), {}, ['1', '1'], ['0', '0']],
    ['one arrow', able(['quick-shot'], man({}, 'bow')), {}, ['2', '1'], ['1', '1/2']],
    ['one knife', able(['knife-fighter'], man({}, 'throwing-knives')), { range: 3 }, ['3', '3/2'], ['1', '1/2']],
    ['one pistol', able(['pistolier'], man({}, 'brace-of-pistols')), { range: 3 }, ['2', '1'], ['1', '1/2']],
    [
      'one bolt of a repeater',
      minded({ 'fire-twice': 'yes' }, man({}, 'repeater-crossbow')),
      {},
      ['2', '2/3'],
      ['1', '1/2'],
    ],
    ['the range all the same', man({}, 'short-bow'), { range: 16.5 }, ['1', '0'], ['1', '0']],
  ])('%s', (_, shooter, fields, published, sheet) =>
    expectExact(
      shooting([shooter], bare, fields, rules),
      ...[published, sheet].map(([shots, struck]) => ({ 'mean shots': shots, 'mean hits': struck })),
    ),
  );

  it('saves fall by Strength alone', async () => {
    const knight = man({ T: 6 }, 'axe', 'gromril-armour', 'shield');
    await expectExact(shooting([man({}, 'handgun')], knight, {}, rules), unharmed('1/2', 5), unharmed('1/2', 4));
    const tough = man({ T: 5 }, 'axe', 'gromril-armour', 'shield');
    await expectExact(shooting([man({}, 'elf-bow')], tough, {}, rules), unharmed('1/2', 4), unharmed('1/2', 3));
  });

  it('a blowpipe is not poisoned, not saved better, and may be critical', () =>
    // T 1: 4+; 1/2 x (2/6 + 1/6 x 2)
    expectExact(
      shooting([man({}, 'blowpipe')], man({ T: 1, W: 9 }), { range: 4 }, rules),
      { 'mean criticals': '0' },
      {
        'mean wounds': '1/3',
        'mean criticals': '1/12',
      },
    ));
});
