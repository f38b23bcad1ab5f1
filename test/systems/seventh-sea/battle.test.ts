import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { alone, type Fighter, hero, scene } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;
type More = Parameters<typeof scene>[2];

/** No rank of anything: a d10 less 5 on global rolls, nothing from inspiring. */
const GENERAL = hero([1, 1, 1, 1, 1]);
/** Chances of one d10 against another: 45 of 100 each, 10 for a tie; with so many points ahead. */
const AHEAD = { 0: 0.45, '-2': 0.28, '-5': 0.1, 2: 0.64, 3: 0.72, 4: 0.79, 5: 0.85, 9: 0.99, 10: 1 } as const;

interface Battle {
  readonly north?: Fields;
  readonly south?: Fields;
  readonly fields?: Fields;
  readonly fighters?: Readonly<Record<string, Fighter>>;
  readonly more?: More;
}

/** Two generals like {@link GENERAL}, g in the north and h in the south; three turns unless said otherwise. */
function battle({ north = {}, south = {}, fields = {}, fighters = {}, more = {} }: Battle = {}): string {
  const armies = {
    north: { general: 'g', preparation: false, ...north },
    south: { general: 'h', preparation: false, ...south },
  };
  const all = { g: GENERAL, h: GENERAL, ...fighters };
  return scene({ kind: 'battle', armies, turns: 3, ...fields }, all, more);
}

/** A probability as a fraction. */
function fraction(p: number): string {
  return `${Math.round(p * 1e14)}/100000000000000`;
}

/** The north wins three turns in a row, each with the chance of being so far ahead. */
function northWins(...ahead: readonly (keyof typeof AHEAD)[]): { readonly north: string } {
  return { north: fraction(ahead.reduce<number>((p, points) => p * AHEAD[points], 1)) };
}

/** A battle table of one level, the same however the turn goes. */
function table(level: string, ...rows: readonly Fields[]): More {
  return { tables: { 'battle-table': { [level]: rows } } };
}

const QUIET: Fields = { damage: 0 };

describe('preparation', () => {
  it('SS-MASS-1: ten points of the quartermaster put one free raise in store', async () => {
    // 2k1: 10 or more with 0.19, 20 with 0.0199; one raise is 5 ahead, two are 10.
    const fighters = { q: hero([1, 1, 1, 1, 1], { skills: { logistics: 1 } }) };
    const north = { quartermaster: 'q', preparation: true, spend: 'all-at-once' };
    const first = 0.81 * AHEAD[0] + 0.1701 * AHEAD[5] + 0.0199 * AHEAD[10];
    await expectExact(battle({ north, fighters }), { north: fraction(first * AHEAD[0] ** 2) });
    await expectExact(battle({ north: { ...north, preparation: false }, fighters }), northWins(0, 0, 0));
  });

  it('SS-MASS-1: so do ten points of the general; without a rank no die explodes, and 5 are taken', async () => {
    const text = battle({
      north: { preparation: true, spend: 'all-at-once' },
      fighters: { g: hero([1, 1, 2, 1, 1]) },
    });
    // The first turn is won only with a raise: 1 + 1 - 5 + 5 against 6 - 5.
    const turns = [1, 1, 6, 5, 5, 1, 5, 5, 1];
    expect(await playFaces(text, [9, 6, ...turns, 1, 1])).toMatchObject({ outcome: 'north', failure: null });
    expect(await playFaces(text, [10, 4, ...turns])).toMatchObject({ outcome: 'draw', failure: null });
    const skilled = battle({
      north: { preparation: true, spend: 'all-at-once' },
      fighters: { g: hero([1, 1, 1, 1, 1], { skills: { inspire: 1 } }) },
    });
    const told = await playFaces(skilled, [10, 1, 4, 1, 5, 2, 1, 2, 1, 1, 1]);
    expect(told).toMatchObject({ outcome: 'north', failure: null });
    expect(told.rolls.slice(0, 4)).toEqual([
      'general, inspiring his troops',
      'global roll of a general',
      'global roll of a general',
      'global roll of a general',
    ]);
  });
});

describe('the global roll', () => {
  it('SS-MASS-2: Wits and strategy, keeping Wits; without a rank no die explodes, and 5 are taken', async () => {
    await expectExact(battle(), northWins(0, 0, 0));
    // 2k1 against d10 - 5: best of two at least 5 below, and explosions.
    const trained = battle({ fighters: { g: hero([1, 1, 1, 1, 1], { skills: { strategy: 1 } }) } });
    const wins = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce(
      (sum, v) => sum + ((2 * v - 1) / 100) * Math.min(1, (v + 4) / 10),
      0.19,
    );
    await expectExact(trained, { north: fraction(wins ** 3) });
  });

  it.each([
    ['bonus', { bonus: 3 }, 3],
    ['numbers times fortification', { numbers: 2, fortification: 2 }, 4],
    ['numbers without fortification', { numbers: 2 }, 2],
    ['no numbers behind fortifications', { fortification: 5 }, 0],
  ] as const)('SS-MASS-2: adds %s', async (_, north, ahead) => {
    await expectExact(battle({ north }), northWins(ahead, ahead, ahead));
  });

  it('SS-MASS-2: adds the command of each officer', async () => {
    const officer = (command: number): Fighter => hero([1, 1, 1, 1, 1], { skills: { command } });
    const fighters = { c: officer(3), d: officer(2) };
    await expectExact(battle({ north: { officers: ['c', 'd'] }, fighters }), northWins(5, 5, 5));
  });

  it('SS-MASS-2: adds 5 for each opportunity of the turn before, or as many as the battle says', async () => {
    const more = table('reserve', { ...QUIET, opportunity: true });
    const heroic = (fields: Fields, heroes: Fields): string =>
      battle({ north: { heroes }, fields, fighters: { p: GENERAL, q: GENERAL }, more });
    await expectExact(heroic({}, { p: 'reserve' }), northWins(0, 5, 5));
    await expectExact(heroic({}, { p: 'reserve', q: 'reserve' }), northWins(0, 10, 10));
    await expectExact(heroic({ 'opportunity-bonus': 2 }, { p: 'reserve' }), northWins(0, 2, 2));
    await expectExact(heroic({ 'opportunity-bonus': 0 }, { p: 'reserve' }), northWins(0, 0, 0));
  });

  it.each([
    ['one-per-turn', 2, northWins(5, 5, 0)],
    ['two-per-turn', 3, northWins(10, 5, 0)],
    ['all-at-once', 2, northWins(10, 0, 0)],
    ['clincher', 1, northWins(0, 0, 5)],
    ['last-stand', 1, northWins(0, 0, 0)],
    ['none', 2, northWins(0, 0, 0)],
  ] as const)('SS-MASS-2: spends free raises %s', async (spend, raises, expected) => {
    await expectExact(battle({ north: { spend, 'free-raises': raises } }), expected);
  });

  it('SS-MASS-2: a last stand comes when the enemy has won two turns in a row', async () => {
    const south = 0.45 * 0.45 * 0.1;
    await expectExact(battle({ north: { spend: 'last-stand', 'free-raises': 1 } }), { south: fraction(south) });
    await expectExact(battle({ north: { spend: 'clincher', 'free-raises': 1 } }), { south: fraction(0.45 ** 3) });
  });
});

describe('tactics', () => {
  const tactics = (rows: Fields): More => ({ tables: { 'tactics-table': rows } });
  const hold = { tactic: 'hold' };

  it('SS-MASS-3: the attacker has what the table says, the aggressor first, then the winner', async () => {
    const more = tactics({ flank: { hold: 5 } });
    const north = { tactic: 'flank' };
    await expectExact(battle({ north, south: hold, more }), northWins(5, 5, 5));
    await expectExact(battle({ north, south: hold, fields: { aggressor: 'south' }, more }), northWins(0, 5, 5));
    await expectExact(battle({ north: hold, south: { tactic: 'flank' }, more }), northWins(0, 0, 0));
    // The south has it where it attacks, and no more once it has lost a turn.
    const southern = { north: hold, south: { tactic: 'flank' }, fields: { aggressor: 'south' }, more };
    await expectExact(battle(southern), northWins('-5', 0, 0));
    await expectExact(battle(southern), { south: fraction(AHEAD[5] ** 3) });
    // A tie changes nothing: the aggressor attacks again.
    const tied = await playFaces(
      battle({ north, south: hold, fields: { turns: 4 }, more }),
      [1, 6, 1, 5, 1, 5, 1, 5, 1, 1],
    );
    expect(tied).toMatchObject({ outcome: 'north', metrics: { rounds: 4 } });
  });

  it('SS-MASS-3: what is not in the table counts 0, and a table may take points', async () => {
    const more = tactics({ flank: { hold: 5 }, hold: { flank: -2 } });
    await expectExact(battle({ north: hold, south: { tactic: 'flank' }, more }), northWins('-2', '-2', '-2'));
    await expectExact(battle({ north: hold, south: hold, more }), northWins(0, 0, 0));
    await expectExact(battle({ south: hold, more }), northWins(0, 0, 0));
  });

  it('SS-MASS-3: chance picks any row of the attacker, or any column of the defender', async () => {
    const random = { tactic: 'random' };
    const even = { north: fraction(((AHEAD[5] + AHEAD[0]) / 2) ** 3) };
    const rows = tactics({ flank: { hold: 5 }, charge: { hold: 0 } });
    await expectExact(battle({ north: random, south: hold, more: rows }), even);
    const columns = tactics({ flank: { hold: 5, retreat: 0 } });
    await expectExact(battle({ north: { tactic: 'flank' }, south: random, more: columns }), even);
    await expectExact(battle({ north: random, south: random }), northWins(0, 0, 0));
    // The first row, 3 + 5 against 7; the second, 3 against 7.
    const text = battle({ north: random, south: hold, more: rows });
    const first = await playFaces(text, [1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 1]);
    expect(first).toMatchObject({ outcome: 'north', failure: null });
    expect(first.rolls[0]).toBe('choice of tactic');
    // Once the south attacks there is no choice: it has but one tactic, and the north defends with the one column.
    expect((await playFaces(text, [2, 3, 7, 3, 7, 3, 7, 1, 1])).outcome).toBe('south');
  });
});

describe('turns in a row', () => {
  it('SS-MASS-4: three of them win, and a turn lost ends the row', async () => {
    const told = await playFaces(battle({ fields: { turns: 6 } }), [2, 1, 2, 1, 1, 2, 2, 1, 2, 1, 2, 1, 1, 1]);
    expect(told).toMatchObject({ outcome: 'north', failure: null, metrics: { rounds: 6 } });
  });

  it.each([
    // WWW, LWWW, and a tie that takes nothing anywhere before the last turn.
    ['nobody', 0.45 ** 3 * (1 + 0.45 + 3 * 0.1)],
    // WWW, LWWW, and a tie in the first turn.
    ['reset', 0.45 ** 3 * (1 + 0.45 + 0.1)],
    // No ties: WWW and LWWW.
    ['reroll', 0.5 ** 3 * 1.5],
  ])('SS-MASS-4: battle-tie %s', async (option, north) => {
    const more = { rulings: { 'battle-tie': option } };
    await expectExact(battle({ fields: { turns: 4 }, more }), { north: fraction(north), south: fraction(north) });
  });

  it('SS-MASS-4: equal totals are rolled again where they are, and are even where no die can tell', async () => {
    const more = { rulings: { 'battle-tie': 'reroll', 'zero-trait': 'no-roll' } };
    expect(await playFaces(battle({ more }), [5, 5, 7, 7, 2, 1, 2, 1, 2, 1, 1, 1])).toMatchObject({
      outcome: 'north',
      failure: null,
      metrics: { rounds: 3 },
    });
    // 5 ahead: 85 of 100 to 10, and 5 ties; then 45 to 45 twice.
    const ahead = { 'free-raises': 1, spend: 'all-at-once' };
    const rolled = { rulings: { 'battle-tie': 'reroll' } };
    await expectExact(battle({ north: ahead, more: rolled }), { north: '17/76' });
    const witless = hero([1, 1, 0, 1, 1], { skills: { strategy: 1 } });
    expect((await playFaces(battle({ fighters: { g: witless, h: witless }, more }), [])).outcome).toBe('draw');
    await expectExact(battle({ fighters: { g: witless, h: witless }, more }), { draw: '1' });
  });
});

describe('the personal roll', () => {
  const rows = table('engaged', { max: 9, ...QUIET, reputation: 1 }, { ...QUIET, reputation: 2 });

  it('SS-MASS-5: a d10, Wits, tactics and a modifier', async () => {
    const subject = hero([1, 1, 3, 1, 1], { skills: { tactics: 2 } });
    // d10 + 5: at most 9 with 4 faces; with 2 more, 2 faces.
    await expectExact(alone('battle-personal', subject, {}, rows), {
      'mean roll': '21/2',
      'roll=15': '1/10',
      'reputation=1': '4/10',
      unhurt: '1',
    });
    await expectExact(alone('battle-personal', subject, { modifier: 2 }, rows), { 'reputation=1': '2/10' });
    await expectExact(alone('battle-personal', subject, { modifier: -20 }, rows), { 'roll=-14': '1/10' });
  });

  it('SS-MASS-5: personal-d10 plain or exploding; that of a cripple does not explode', async () => {
    const exploding = { ...rows, rulings: { 'personal-d10': 'exploding' } };
    await expectExact(alone('battle-personal', GENERAL, {}, rows), { 'roll=11': '1/10' });
    await expectExact(alone('battle-personal', GENERAL, {}, exploding), { 'roll=11': '0', 'roll=12': '1/100' });
    const cripple = { ...GENERAL, wounds: { flesh: 0, dramatic: 1 } };
    await expectExact(alone('battle-personal', cripple, {}, exploding), { 'roll=11': '1/10' });
  });

  it('SS-MASS-5: rows go by the level of engagement, and by how the turn goes', async () => {
    const reputation = (value: number): readonly Fields[] => [{ ...QUIET, reputation: value }];
    const engaged = { winning: reputation(1), even: reputation(10), losing: reputation(30) };
    const more = { tables: { 'battle-table': { engaged, reserve: reputation(50) } } };
    for (const [state, value] of [
      ['winning', 1],
      ['even', 10],
      ['losing', 30],
    ] as const) {
      await expectExact(alone('battle-personal', GENERAL, { state }, more), { [`reputation=${value}`]: '1' });
    }
    await expectExact(alone('battle-personal', GENERAL, { level: 'reserve' }, more), { 'reputation=50': '1' });
    // A turn won, one even, one lost: by the heroes of either side.
    const text = battle({
      north: { heroes: { p: 'engaged' } },
      south: { heroes: { q: 'engaged' } },
      fighters: { p: GENERAL, q: GENERAL },
      more,
    });
    expect((await playFaces(text, [2, 1, 1, 1, 5, 5, 1, 1, 3, 4, 1, 1])).metrics).toMatchObject({
      'reputation.p': 41,
      'reputation.q': 41,
    });
    expect((await playFaces(text, [2, 1, 1, 1, 2, 1, 1, 1, 5, 5, 1, 1])).metrics).toMatchObject({
      'reputation.p': 12,
      'reputation.q': 70,
    });
  });

  it('SS-MASS-5: officer-penalty personal or strategy, once for any number of officers', async () => {
    const officers = { c: GENERAL, d: GENERAL };
    const fought = (ruling: string, north: Fields, turns: number): string =>
      battle({
        north,
        fighters: officers,
        fields: { turns },
        more: { ...rows, rulings: { 'officer-penalty': ruling } },
      });
    const commanded = { officers: ['c', 'd'], heroes: { g: 'engaged', c: 'engaged' } };
    // d10 + 1, 2 less for the general.
    await expectExact(fought('personal', commanded, 1), { 'reputation.g=1': '1', 'reputation.c=1': '8/10' });
    await expectExact(fought('strategy', commanded, 1), { 'reputation.g=1': '8/10', 'reputation.c=1': '8/10' });
    await expectExact(fought('personal', { heroes: { g: 'engaged' } }, 1), { 'reputation.g=1': '8/10' });
    await expectExact(fought('personal', { officers: ['c', 'd'] }, 3), northWins(0, 0, 0));
    await expectExact(fought('strategy', { officers: ['c', 'd'] }, 3), northWins('-2', '-2', '-2'));
  });
});

describe('damage in battle', () => {
  it('SS-MASS-6: battle-soak in points or in dice: Brawn and the best defence', async () => {
    const subject = hero([1, 1, 1, 1, 1], { skills: { footwork: 1 } });
    const soaked = (ruling: string): string =>
      alone(
        'battle-personal',
        subject,
        {},
        { ...table('engaged', { damage: '3k1' }), rulings: { 'battle-soak': ruling } },
      );
    // The best of three, less 2; or 1k1.
    await expectExact(soaked('points'), { unhurt: '8/1000', 'damage=1': '19/1000' });
    await expectExact(soaked('dice'), { unhurt: '0', 'damage=1': '1/10', 'damage=11': '1/100' });
    const parrying = { ...subject, tactics: { 'defence-knack': 'parry' } };
    const more = table('engaged', { damage: '3k1' });
    await expectExact(alone('battle-personal', parrying, {}, more), { unhurt: '1/1000', 'damage=1': '7/1000' });
  });

  it('SS-MASS-6: one wound check by steps of 20, from unhurt to out', async () => {
    const subject = hero([1, 1, 1, 2, 1]);
    const fate = (damage: string, faces: readonly number[]): Promise<Told> =>
      playFaces(alone('battle-personal', subject, {}, table('engaged', { damage })), [5, ...faces]);
    expect(await fate('1k1', [1])).toMatchObject({ outcome: 'unhurt', metrics: { damage: 0 } });
    expect(await fate('1k1', [6, 5])).toMatchObject({ outcome: 'scratched', metrics: { damage: 5, dramatic: 0 } });
    expect(await fate('1k1', [6, 4])).toMatchObject({ outcome: 'wounded', metrics: { dramatic: 1 } });
    expect(await fate('1k1+20', [6, 5])).toMatchObject({ outcome: 'crippled', metrics: { dramatic: 2 } });
    expect(await fate('1k1+60', [6, 5])).toMatchObject({ outcome: 'out', metrics: { dramatic: 4 } });
  });

  it('SS-MASS-6: flesh wounds add up through the battle', async () => {
    const text = battle({
      north: { heroes: { p: 'engaged' } },
      fields: { turns: 2 },
      fighters: { p: hero([1, 1, 1, 2, 1]) },
      more: table('engaged', { damage: '1k1' }),
    });
    // 5 flesh wounds, then 5 more against 9.
    expect(await playFaces(text, [1, 1, 1, 6, 9, 1, 1, 1, 6, 9])).toMatchObject({
      failure: null,
      metrics: { 'dramatic.p': 1, 'losses.north': 0 },
    });
  });

  it('SS-MASS-6, SS-MASS-7: a general who is out rolls no more for himself, and commands all the same', async () => {
    const text = battle({
      north: { heroes: { g: 'engaged' } },
      more: table('engaged', { damage: '1k1+60', opportunity: true, reputation: 2 }),
    });
    const told = await playFaces(text, [2, 1, 1, 1, 1, 4, 5, 2, 1]);
    expect(told).toMatchObject({
      outcome: 'draw',
      failure: null,
      metrics: { 'losses.north': 1, 'losses.south': 0, 'reputation.g': 2 },
    });
    expect(told.rolls.slice(0, 5)).toEqual([
      'global roll of a general',
      'global roll of a general',
      'personal roll',
      'damage',
      'wound check',
    ]);
  });

  it('SS-DRAMA-2, SS-DRAMA-3: a hero spends his own drama dice on wound checks, and to come to', async () => {
    const fate = (tactics: Fields, faces: readonly number[], damage: string): Promise<Told> =>
      playFaces(alone('battle-personal', { ...GENERAL, tactics }, {}, table('engaged', { damage })), [5, ...faces]);
    expect(await fate({ 'drama-wound': 1 }, [9, 4, 4], '1k1')).toMatchObject({ outcome: 'scratched', failure: null });
    expect(await fate({ 'drama-wound': 1, wake: 'always' }, [9, 4, 4], '1k1+60')).toMatchObject({ outcome: 'out' });
    expect(await fate({ wake: 'always' }, [9, 4], '1k1+60')).toMatchObject({ outcome: 'crippled', failure: null });
  });
});

describe('reputation', () => {
  const fought = (reputation: number): string =>
    battle({
      north: { heroes: { p: 'reserve' } },
      fighters: { p: GENERAL },
      more: table('reserve', { ...QUIET, reputation }),
    });

  it('SS-MASS-7: winners keep it, losers half of it, rounded down; all of it while nobody has won', async () => {
    const lost = fraction(0.45 ** 3);
    await expectExact(fought(3), { 'reputation.p=4': lost, 'reputation.p=9': fraction(1 - 0.45 ** 3) });
  });

  it('SS-MASS-7: half of a loss is rounded down, too', async () => {
    const lost = await playFaces(fought(-3), [1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1]);
    expect(lost).toMatchObject({ outcome: 'south', failure: null, metrics: { 'reputation.p': -5 } });
    const drawn = await playFaces(fought(-3), [1, 1, 1, 1, 2, 1, 1, 2, 1]);
    expect(drawn).toMatchObject({ outcome: 'draw', metrics: { 'reputation.p': -9 } });
  });

  it('SS-MASS-7: an opportunity counts for who is not out', async () => {
    const chance = (damage: number | string): string =>
      alone('battle-personal', GENERAL, {}, table('engaged', { damage, opportunity: true }));
    await expectExact(chance(0), { 'opportunity=1': '1' });
    expect(await playFaces(chance('1k1+60'), [5, 5, 5])).toMatchObject({ outcome: 'out', metrics: { opportunity: 0 } });
    expect(await playFaces(chance('1k1'), [5, 9, 7])).toMatchObject({
      outcome: 'crippled',
      metrics: { opportunity: 1 },
    });
  });
});

describe('after the battle', () => {
  const text = battle({
    north: { heroes: { p: 'reserve', q: 'reserve' } },
    south: { heroes: { r: 'reserve' } },
    fighters: { p: hero([1, 1, 1, 1, 1], { skills: { commission: 2 } }), q: GENERAL, r: GENERAL },
  });
  const won = [2, 1, 5, 5, 5];

  it('SS-MASS-8: a d10 a side for the casualties, one and its commission for each hero of the winner', async () => {
    const told = await playFaces(text, [...won, ...won, ...won, 3, 10, 9, 5]);
    expect(told).toMatchObject({
      outcome: 'north',
      failure: null,
      metrics: {
        'wounded.north': 6,
        'killed.north': 3,
        'wounded.south': 40,
        'killed.south': 20,
        'loot.p': 20,
        'loot.q': 0,
        'loot.r': 0,
      },
    });
    expect(told.rolls.slice(-4)).toEqual(['casualties', 'casualties', 'loot', 'loot']);
  });

  it('SS-MASS-8: nothing of the kind where nobody has won, and no loot for who is out', async () => {
    const even = [1, 1, 5, 5, 5];
    expect((await playFaces(text, [...even, ...won, ...won])).metrics).toMatchObject({
      'wounded.north': 0,
      'killed.south': 0,
      'loot.p': 0,
    });
    const fallen = battle({
      north: { heroes: { p: 'engaged' } },
      fighters: { p: GENERAL },
      more: table('engaged', { damage: '1k1+60' }),
    });
    const told = await playFaces(fallen, [2, 1, 5, 1, 1, 2, 1, 2, 1, 1, 1]);
    expect(told).toMatchObject({ outcome: 'north', failure: null, metrics: { 'losses.north': 1, 'loot.p': 0 } });
  });
});
