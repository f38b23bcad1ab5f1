import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { able, alone, type Beside, type Fields, type Man, man, over, ruled, sumOf } from './scenes.ts';

/** P(no wound) of D3 hits that wound with 1/6, 1/3, 1/2, 2/3. */
const SPARED = { sixth: '455/648', third: '38/81', half: '7/24', twoThirds: '13/81' } as const;
/** The rest of the first: a wound or more, on 6s. */
const HURT = '193/648';

/** T 5: a fall of 3 inches wounds on 6s. */
const tough = (...abilities: readonly string[]): Man => able(abilities, man({ T: 5 }));
/** A fall of 3 inches. */
const fall = (who: Man, fields: Fields = {}, beside?: Beside): string =>
  alone('fall', who, { height: 3, ...fields }, beside);
const single: Beside = ruled('injury-dice', 'single');

describe('falls', () => {
  it('MH-FAL-1: D3 hits at a Strength of the height in inches, up to 10', async () => {
    const heights = { vary: { 'engagement.height': [1, 2, 3, 4] } };
    await expectExact(
      fall(man(), {}, heights),
      { 'fell-unharmed': SPARED.sixth, 'mean hits': '2', 'hits=1': '1/3', 'hits=2': '1/3', 'hits=3': '1/3' },
      { 'fell-unharmed': SPARED.third },
      { 'fell-unharmed': SPARED.half },
      { 'fell-unharmed': SPARED.twoThirds },
    );
    await expectExact(
      fall(man({ T: 10 }), {}, { vary: { 'engagement.height': [10, 15, 100] } }),
      { 'fell-unharmed': SPARED.half },
      { 'fell-unharmed': SPARED.half },
      { 'fell-unharmed': SPARED.half },
    );
  });

  it('MH-FAL-1: neither armour nor a step aside helps', () =>
    expectExact(fall(able(['step-aside', 'resilient', 'dodge'], man({}, 'sword', 'shield', 'gromril-armour'))), {
      'fell-unharmed': SPARED.half,
    }));

  it('MH-FAL-4: an acrobat falls twelve inches unhurt if he passes a test', async () => {
    const acrobat = able(['acrobat'], man({ T: 10 }));
    await expectExact(
      fall(acrobat, {}, { vary: { 'engagement.height': [10, 12, 12.5] } }),
      { 'fell-unharmed': sumOf('1/2', `1/2 * ${SPARED.half}`), 'mean hits': '1' },
      { 'fell-unharmed': sumOf('1/2', `1/2 * ${SPARED.half}`), 'mean hits': '1' },
      { 'fell-unharmed': SPARED.half, 'mean hits': '2' },
    );
    await expectExact(
      fall(able(['acrobat'], man({ I: 6 })), {}, over('natural-six-test', 'fails', 'by-number')),
      { 'mean hits': '1/3' },
      { 'mean hits': '0' },
    );
    await expectExact(fall(acrobat, {}, ruled('special-rules', 'none')), { 'mean hits': '2' });
  });

  it('MH-FAL-1: a begun inch is dropped, or counts', async () => {
    const fractions = over('fall-strength', 'round-down', 'round-up');
    await expectExact(
      fall(man(), { height: 2.5 }, fractions),
      { 'fell-unharmed': SPARED.third },
      { 'fell-unharmed': SPARED.half },
    );
    await expectExact(
      fall(man(), { height: 0.5 }, fractions),
      { 'fell-unharmed': '1', 'mean hits': '0' },
      { 'fell-unharmed': SPARED.sixth, 'mean hits': '2' },
    );
  });

  it('MH-FAL-2: every hit rolls to wound, where that is possible', () =>
    expectExact(
      fall(man({ W: 9 }), {}, { vary: { 'f.characteristics.T': [3, 5, 7] } }),
      { 'mean wounds': '1', 'wounds=3': '1/24' },
      { 'mean wounds': '1/3', 'wounds=3': '1/648' },
      { 'mean wounds': '0', 'mean hits': '2', 'fell-unharmed': '1' },
    ));

  it('MH-FAL-2: criticals never, or without limit and without a save', () =>
    // one more wound for each of two sixths; six wounds are three sixes
    expectExact(
      fall(man({ W: 9 }, 'sword', 'gromril-armour'), {}, over('fall-critical', 'never', 'allowed')),
      { 'mean wounds': '1', 'wounds=6': '0' },
      { 'mean wounds': '4/3', 'wounds=6': '1/648' },
    ));

  it('MH-FAL-2: a fall that needs 6s is critical only where that is allowed at all', () =>
    expectExact(
      fall(
        man({ T: 5, W: 9 }),
        {},
        { ...over('critical-when-six-needed', 'forbidden', 'allowed'), ...ruled('fall-critical', 'allowed') },
      ),
      { 'mean wounds': '1/3' },
      { 'mean wounds': '2/3' },
    ));

  it('MH-CRIT-3: the worst criticals of a fall worsen its injuries', () =>
    // a hit puts him out with 1/6 x (2/3 x 5/9 + 1/3 x 8/9) = 1/9
    expectExact(fall(tough(), {}, { rulings: { 'fall-critical': 'allowed', 'critical-when-six-needed': 'allowed' } }), {
      'fell-out-of-action': sumOf('1', '-1/3 * 8/9', '-1/3 * 64/81', '-1/3 * 512/729'),
    }));

  it('MH-FAL-3: the wounds of one fall are one batch, even where a warrior may finish whom he floored', async () => {
    const chain = over('same-warrior-chain', 'forbidden', 'allowed');
    // each hit puts him out with 1/2 x 1/3
    await expectExact(fall(man(), {}, chain), { 'fell-out-of-action': HURT }, { 'fell-out-of-action': HURT });
    // one die for all the wounds of the batch
    const one = { 'fell-out-of-action': sumOf('17/24 * 1/3') };
    await expectExact(fall(man(), {}, { ...single, ...chain }), one, one);
  });

  it('MH-FAL-3: wounds before the last cost no injury die, and one die or several are rolled', async () => {
    // one wound: (1/2 + 2/4 + 3/8) / 3
    await expectExact(fall(man({ W: 2 })), { 'fell-wounded': '11/24', 'fell-unharmed': SPARED.half });
    await expectExact(fall(man(), {}, single), { 'fell-out-of-action': '17/72', 'fell-knocked-down': '17/72' });
  });

  it('MH-INJ-5: helmets, pain and quick feet work after a fall', async () => {
    const third = `${HURT} * 1/3`;
    await expectExact(
      fall(man({ T: 5 }, 'sword', 'helmet'), {}, { ...single, ...over('helmet-roll', 'final-result', 'each-die') }),
      {
        'fell-stunned': sumOf(`${third} * 1/2`),
        'fell-knocked-down': sumOf(`${third} * 3/2`),
      },
      { 'fell-stunned': sumOf(`${third} * 1/2`) },
    );
    await expectExact(fall(tough('no-pain'), {}, single), {
      'fell-stunned': '0',
      'fell-knocked-down': sumOf(`${HURT} * 2/3`),
    });
    await expectExact(fall(tough('jump-up'), {}, single), { 'fell-knocked-down': '0', 'fell-wounded': sumOf(third) });
    await expectExact(fall(tough('hard-to-kill'), {}, single), { 'fell-out-of-action': sumOf(`${HURT} * 1/6`) });
    await expectExact(
      fall(tough('hard-to-kill'), {}, { rulings: { 'injury-dice': 'single', 'special-rules': 'none' } }),
      { 'fell-out-of-action': sumOf(third) },
    );
  });

  it('MH-FAL-1: hits, then wounds one by one, then injuries, then the helmet', async () => {
    const told = await playFaces(fall(man({}, 'sword', 'helmet'), { height: 4 }, ruled('fall-critical', 'allowed')), [
      ...[5], // three hits
      ...[2], // no wound
      ...[6, 4], // a critical: two wounds
      ...[3], // a wound
      ...[1, 2, 3, 4], // knocked down twice, stunned; the helmet saves
    ]);
    expect(told.failure).toBeNull();
    expect(told).toMatchObject({ outcome: 'fell-knocked-down', metrics: { hits: 3, wounds: 3 } });
    expect(told.rolls).toEqual([
      'hits of the fall',
      ...['to wound', 'to wound', 'critical hit', 'to wound'],
      ...['injury', 'injury', 'injury', 'helmet'],
    ]);
  });
});
