import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { playFaces } from '../../support/script.ts';
import { type Compiled, compileText, expectExact, solveText } from '../../support/solve.ts';
import { able, dive, type Man, man, over, ruled, sumOf } from './scenes.ts';

/** A diver hits him on 3+ and wounds him on a 6: 1/9 a blow, a third of it out of action. */
const foe = (characteristics: Man['characteristics'] = {}, ...equipment: readonly string[]): Man =>
  man({ T: 6, ...characteristics }, ...equipment);
/** A plain blow wounds him with 1/12. Down, stunned and out are states 2, 3 and 4, equally likely: 3 on average. */
const diver = (characteristics: Man['characteristics'] = {}, ...equipment: readonly string[]): Man =>
  man({ T: 5, ...characteristics }, ...equipment);
/** Neither strikes nor scares. */
const idle = foe({ A: 0 });
const terror = able(['causes-fear'], idle);

const STATES = ['unharmed', 'wounded', 'knocked-down', 'stunned', 'out-of-action'];

it('a diving charge has its outcomes and counts in order', async () => {
  const { model } = (await compileText(dive(diver(), idle)))[0] as Compiled;
  expect(model.outcomes.map(({ name }) => name)).toEqual([
    ...['not-allowed', 'holds'],
    ...STATES.map((state) => `fell-${state}`),
    ...STATES.map((state) => `target-${state}`),
  ]);
  expect(model.metrics.map(({ name }) => name)).toEqual(['hits', 'attacker-state', 'target-state']);
});

describe('diving charges', () => {
  it('MH-DIV-1: from six inches at most, for acrobats as well', async () => {
    const heights = { vary: { 'engagement.height': [6, 6.5] } };
    await expectExact(
      dive(diver(), idle, {}, heights),
      { 'not-allowed': '0' },
      { 'not-allowed': '1', 'mean hits': '0' },
    );
    await expectExact(dive(able(['acrobat']), idle, {}, heights), { 'not-allowed': '0' }, { 'not-allowed': '1' });
  });

  it('MH-DIV-1: at an enemy within two inches of the landing point', async () => {
    await expectExact(
      dive(diver(), idle, { distance: 2 }, over('within-bounds', 'inclusive', 'strict')),
      { 'not-allowed': '0' },
      { 'not-allowed': '1', 'mean target-state': '0' },
    );
    await expectExact(dive(diver(), idle, { distance: 2.1 }), { 'not-allowed': '1' });
  });

  it('MH-DIV-2: fear holds him on the roof', () =>
    // Ld 7 fails with 15/36, before any test of Initiative
    expectExact(
      dive(diver({ I: 0 }), terror, { height: 2 }, over('psychology', 'on', 'off')),
      { holds: '5/12', 'mean hits': sumOf('7/12 * 2'), 'fell-unharmed': sumOf('7/12 * 455/648') },
      { holds: '0', 'mean hits': '2' },
    ));

  it.each(['causes-fear', 'fearsome', 'immune-psychology', 'deathwish', 'frenzy', 'fanatical'])(
    'MH-DIV-2: %s overcomes fear',
    (ability) => expectExact(dive(able([ability], diver({ Ld: 0 })), terror), { holds: '0' }),
  );

  it('MH-DIV-2: a failed test is a fall and no charge', () =>
    // two tests of 1/2, then S 4 on T 5: 1/3 a hit
    expectExact(
      dive(diver(), idle, { height: 4 }, over('jump-fall-height', 'full', 'remaining')),
      { 'fell-unharmed': sumOf('3/4 * 38/81'), 'mean hits': '3/2', 'mean target-state': sumOf('1/4 * 1/9 * 3') },
      // S 2 on T 5: 1/6 a hit
      { 'fell-unharmed': sumOf('1/2 * 38/81', '1/4 * 455/648'), 'mean target-state': sumOf('1/4 * 1/9 * 3') },
    ));

  it('MH-JMP-4: an acrobat rolls every failed test again, once', () =>
    expectExact(
      dive(able(['acrobat'], diver()), idle, { height: 4 }, over('special-rules', 'published', 'none')),
      { 'mean hits': sumOf('7/16 * 2'), 'mean target-state': sumOf('9/16 * 1/9 * 3') },
      { 'mean hits': '3/2' },
    ));

  it('MH-DIV-2: he strikes first as one who charged, and is struck back', () =>
    expectExact(dive(diver({ I: 1 }), foe({ I: 9 })), {
      'target-unharmed': '8/9',
      'target-out-of-action': '1/27',
      'mean target-state': '1/3',
      'mean attacker-state': sumOf('8/9 * 1/12 * 3'),
    }));

  it('MH-DIV-2: his enemy was charged: quick reflexes and a spear strike by Initiative', async () => {
    const first = { 'mean attacker-state': '1/4', 'mean target-state': sumOf('11/12 * 1/9 * 3') };
    await expectExact(dive(diver({ I: 1 }), able(['lightning-reflexes'], foe({ I: 9 }))), first);
    await expectExact(dive(diver({ I: 1 }), foe({ I: 9 }, 'spear')), first);
  });

  it('MH-DIV-2: who comes down on whom he frightens is hit by 6s alone', () =>
    // Ld 7: 7/12 x 1/12 + 5/12 x 1/36
    expectExact(
      dive(able(['causes-fear'], diver({ A: 0 })), foe(), {}, over('psychology', 'on', 'off')),
      { 'mean attacker-state': sumOf('13/216 * 3') },
      { 'mean attacker-state': '1/4' },
    ));

  it('MH-DIV-2: stupidity is not tested, and frenzy doubles his blows', async () => {
    await expectExact(dive(able(['stupidity'], diver({ Ld: 0 })), idle), { 'mean target-state': '1/3' });
    await expectExact(dive(able(['frenzy'], diver()), foe({ A: 0, W: 9 })), { 'target-unharmed': '64/81' });
  });

  it('MH-DIV-3: one to hit and one of Strength, against armour too', async () => {
    // S 4 takes one from a save of 4+
    await expectExact(dive(diver(), foe({ A: 0 }, 'club', 'gromril-armour')), {
      'target-unharmed': sumOf('1', '-1/9 * 2/3'),
    });
    // the man below strikes plainly
    await expectExact(dive(diver({ A: 0 }), foe()), { 'mean attacker-state': '1/4' });
  });

  it.each(['roll-each-round', 'roll-once', 'active-side-first', 'weapon-skill'])(
    'MH-ORD-4: equal Initiative of a spear is settled by %s',
    (tie) =>
      expectExact(dive(diver(), foe({}, 'spear'), {}, ruled('initiative-tie', tie)), {
        // his blow first, or second
        'mean attacker-state': tie === 'active-side-first' ? sumOf('8/9 * 1/4') : sumOf('1/2 * 8/9 * 1/4', '1/2 * 1/4'),
      }),
  );

  it('MH-ATK-8: crossbow pistols are fired before the blows', async () => {
    const archer = diver({ BS: 3 }, 'sword', 'crossbow-pistol');
    const told = await playFaces(dive(archer, foe()), [6, 6, 5]);
    expect(told).toMatchObject({ failure: null, outcome: 'target-out-of-action' });
  });

  it('gains on a charge on foot what its scenario says', async () => {
    const file = parseDocument(readFileSync('scenarios/mordheim/diving-charge.yaml', 'utf8')).toJS();
    const { system, fighters, vary, description } = file;
    const engagement = { kind: 'melee', sides: { above: ['diver'], below: ['enemy'] }, charger: 'above', rounds: 1 };
    const onFoot = { system, fighters, engagement, vary: { enemy: vary.enemy } };
    const answers = await solveText(JSON.stringify(onFoot));
    expect(answers).toHaveLength(2);
    for (const answer of answers) {
      expect(description.replace(/\s+/g, ' ')).toContain(`${(100 * answer.p('above')).toFixed(1)}%`);
    }
  });

  it('MH-DIV-2: fear, then the tests of the jump, then the blows', async () => {
    const told = await playFaces(dive(able(['acrobat'], diver()), able(['causes-fear'], foe()), { height: 4 }), [
      ...[3, 4], // Ld 7
      ...[4, 3, 2], // the first test fails and is rolled again
      ...[3, 5], // a hit that does not wound
      ...[4, 6, 3], // struck back and stunned
    ]);
    expect(told.failure).toBeNull();
    expect(told.outcome).toBe('target-unharmed');
    expect(told.metrics).toEqual({ hits: 0, 'attacker-state': 3, 'target-state': 0 });
    expect(told.rolls).toEqual([
      'fear test',
      ...['Initiative test', 'Initiative test, re-rolled', 'Initiative test'],
      ...['to hit', 'to wound', 'to hit', 'to wound', 'injury'],
    ]);
  });
});
