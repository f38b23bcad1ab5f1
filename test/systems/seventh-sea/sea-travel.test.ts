import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { type Fighter, hero, scene, ship } from './scenes.ts';

type More = Parameters<typeof scene>[2];
type Fields = Readonly<Record<string, unknown>>;

/** The variants under each option of a ruling, beside other rulings. */
const under = (ruling: string, ...options: readonly string[]): More => ({ vary: { [`rulings.${ruling}`]: options } });

/** Wits 2, and a rank of each of the seafarers' knacks: 3k2. */
const mate = (changes: object = {}): Fighter =>
  hero([2, 2, 2, 2, 2], { skills: { navigation: 1, pilot: 1 }, ...changes });

/** Chances of 3k2 to reach 10, 15, 20. */
const [AT_10, AT_15, AT_20] = [0.846, 0.4698, 0.2098];

const decimal = (value: number): string => value.toFixed(14);

describe('a voyage', () => {
  const voyage = (fields: Fields, more: More = {}): string =>
    scene({ kind: 'voyage', navigator: 'n', pilot: 'p', ...fields }, { n: mate(), p: mate() }, more);

  it('SS-SEA-1: within 40 km of the coast nobody rolls', async () => {
    const along = voyage({ offshore: 1600, 'coast-distance': 40 });
    await expectExact(along, { 'on-course': '1', 'mean off-course': '0', 'mean heading': '-1' });
    expect((await playFaces(along, [])).rolls).toEqual([]);
    const out = voyage({ offshore: 400, 'coast-distance': 41 });
    await expectExact(out, { 'on-course': decimal(AT_10 * AT_10), 'heading=-1': decimal(AT_10 * AT_10) });
  });

  it('SS-SEA-2: 5 and 5 more for each 400 km, by voyage-step full or begun', async () => {
    const far = (offshore: number): string => voyage({ offshore }, under('voyage-step', 'full', 'begun'));
    const [ten, fifteen] = [decimal(AT_10 ** 2), decimal(AT_15 ** 2)];
    await expectExact(far(400), { 'on-course': ten }, { 'on-course': ten });
    await expectExact(far(799), { 'on-course': ten }, { 'on-course': fifteen });
    await expectExact(far(800), { 'on-course': fifteen }, { 'on-course': fifteen });
  });

  it('SS-SEA-3: each raise of a navigator who succeeds eases the TN of the pilot, who always rolls', async () => {
    await expectExact(voyage({ offshore: 800, raises: 1 }), {
      'on-course': decimal(AT_20 * AT_10),
      'mean raises': '1',
    });
    // 15 + 5 missed by the navigator, who eases nothing: the pilot's 14 misses 15.
    const told = await playFaces(voyage({ offshore: 800, raises: 1 }), [9, 9, 9, 7, 7, 7, 1]);
    expect(told.rolls.slice(0, 3)).toEqual(['navigator', 'pilot', 'drift']);
    expect(told.outcome).toBe('lost');
    const eased = await playFaces(voyage({ offshore: 800, raises: 1 }), [10, 5, 9, 9, 7, 7, 1]);
    expect(eased.outcome).toBe('on-course');
  });

  it('SS-SEA-3: a knack without a rank is rolled without explosions, and harder', async () => {
    const green = { n: mate(), p: mate({ skills: { navigation: 1 } }) };
    const text = scene(
      { kind: 'voyage', navigator: 'n', pilot: 'p', offshore: 400 },
      green,
      under('unskilled', 'penalised', 'plain'),
    );
    // 2 plain dice against 15: 21 of 100; 2k2 against 10: 64 of 100.
    await expectExact(text, { 'on-course': decimal(AT_10 * 0.21) }, { 'on-course': decimal(AT_10 * 0.64) });
  });

  it('SS-SEA-3: the raises of best-chance make full success most likely', async () => {
    // TN 15 for both: without a raise 0.2207, with one 0.2098 × 0.846 = 0.1775, with more less than 0.0953.
    const text = voyage({ offshore: 800, raises: 'best-chance' });
    await expectExact(text, { 'mean raises': '0', 'on-course': decimal(AT_15 ** 2) });
  });

  /** Both fail: the navigator against 35 with 2 raises, the pilot against 25. @returns kilometres by ruling */
  const bothFailing = async (navigator: readonly number[], pilot: readonly number[]): Promise<unknown[]> => {
    const kilometres: unknown[] = [];
    for (const reading of ['lowest-total', 'worst-margin', 'smallest-margin']) {
      const text = voyage({ offshore: 1600, raises: 2 }, { rulings: { 'voyage-both-failed': reading } });
      kilometres.push((await playFaces(text, [...navigator, ...pilot, 1])).metrics['off-course']);
    }
    return kilometres;
  };

  it('SS-SEA-4: of two failures that with the lower total counts, or by ruling the larger or smaller margin', async () => {
    // Totals 5 (30 short) and 3 (22 short).
    expect(await bothFailing([1, 2, 3], [1, 1, 2])).toEqual([400, 600, 400]);
    // Totals 3 (32 short) and 5 (20 short).
    expect(await bothFailing([1, 1, 2], [1, 2, 3])).toEqual([600, 600, 400]);
    // Equal totals of 5: 30 and 20 short.
    expect(await bothFailing([1, 2, 3], [1, 2, 3])).toEqual([600, 600, 400]);
  });

  it('SS-SEA-4: of one failure its own margin counts', async () => {
    // The navigator reaches 10; the pilot is 4 short.
    const told = await playFaces(voyage({ offshore: 400 }), [5, 5, 1, 3, 3, 1, 1]);
    expect(told.metrics).toMatchObject({ 'off-course': 0, heading: 0 });
    const navigator = await playFaces(voyage({ offshore: 400 }), [2, 2, 1, 9, 9, 1, 4]);
    expect(navigator.metrics).toMatchObject({ 'off-course': 100, heading: 108 });
  });

  it('SS-SEA-5: 100 km for each 5 points missed, by lost-step full or begun', async () => {
    const kilometres = async (step: string, ...pilot: readonly number[]): Promise<unknown> => {
      const text = voyage({ offshore: 400 }, { rulings: { 'lost-step': step } });
      return (await playFaces(text, [9, 9, 1, ...pilot, 1])).metrics['off-course'];
    };
    // 4 short, 5 short, 6 short.
    expect(await kilometres('full', 3, 3, 1)).toBe(0);
    expect(await kilometres('begun', 3, 3, 1)).toBe(100);
    expect(await kilometres('full', 3, 2, 1)).toBe(100);
    expect(await kilometres('begun', 3, 2, 1)).toBe(100);
    expect(await kilometres('full', 2, 2, 1)).toBe(100);
    expect(await kilometres('begun', 2, 2, 1)).toBe(200);
  });

  it('SS-SEA-5: the drift is any entry of its table, as likely as the others', async () => {
    const lost = 1 - AT_10 ** 2;
    const own = voyage({ offshore: 400 }, { tables: { 'drift-table': [90, 180, 180] } });
    await expectExact(own, { 'heading=90': decimal(lost / 3), 'heading=180': decimal((2 * lost) / 3) });
    const only = voyage({ offshore: 400 }, { tables: { 'drift-table': [7] } });
    await expectExact(only, { 'heading=7': decimal(lost) });
  });
});

describe('a storm', () => {
  /** Ten points of damage without a die. */
  const TEN = { damage: '0k0+10' };
  const brig = (changes: object = {}): Fighter => ship([2, 2, 2, 4, 2], changes);
  const storm = (fields: Fields = TEN, vessel: Fighter = brig(), more: More = {}, pilot: Fighter = mate()): string =>
    scene({ kind: 'storm', ship: 's', pilot: 'p', ...fields }, { s: vessel, p: pilot }, more);

  it('SS-SEA-6: the pilot rides out the damage with the ship’s Panache', async () => {
    await expectExact(storm(), { unscathed: decimal(AT_10), damaged: decimal(1 - AT_10), sunk: '0' });
    await expectExact(storm({ damage: '0k0+15' }), { unscathed: decimal(AT_15) });
    await expectExact(storm({ ...TEN, intervals: 2 }, brig({ tactics: { 'lose-trait': 'resolve' } })), {
      unscathed: decimal(AT_10 ** 2),
    });
  });

  it('SS-SEA-6: nothing happens without damage', async () => {
    await expectExact(storm({ weather: 'calm', intervals: 3 }), { unscathed: '1', 'mean dice-lost': '0' });
    expect((await playFaces(storm({ damage: '1k1-9' }), [4])).rolls).toEqual(['damage of the weather']);
  });

  it('SS-SEA-6: a failure costs a rank and more by storm-step, full or begun', async () => {
    const lost = async (step: string, ...faces: readonly number[]): Promise<unknown> => {
      const text = storm(TEN, brig(), { rulings: { 'storm-step': step } });
      return (await playFaces(text, faces)).metrics['dice-lost'];
    };
    // 4 short, 5 short, 6 short.
    expect(await lost('full', 3, 3, 1)).toBe(1);
    expect(await lost('begun', 3, 3, 1)).toBe(1);
    expect(await lost('full', 3, 2, 1)).toBe(2);
    expect(await lost('begun', 3, 2, 1)).toBe(1);
    expect(await lost('full', 2, 2, 1)).toBe(2);
    expect(await lost('begun', 2, 2, 1)).toBe(2);
  });

  it('SS-SEA-6: ranks are lost as lose-trait says, and what is left of Panache counts', async () => {
    const sailor = brig({ tactics: { 'lose-trait': 'panache' } });
    // One rank of Panache lost: 2 dice of which 1 counts, and 6 is 4 short of 10.
    const told = await playFaces(storm({ ...TEN, intervals: 2 }, sailor), [3, 3, 1, 6, 2]);
    expect(told.metrics['dice-lost']).toBe(2);
    // The highest is Resolve: 3 dice of which 2 count.
    const whole = await playFaces(storm({ ...TEN, intervals: 2 }, brig()), [3, 3, 1, 6, 2, 4]);
    expect(whole.metrics['dice-lost']).toBe(1);
  });

  it('SS-SEA-6: no more ranks are lost than there are, and none of them sinks a ship', async () => {
    const wreck = ship([0, 0, 0, 1, 1]);
    const told = await playFaces(storm(TEN, wreck), [1, 1]);
    expect([told.outcome, told.metrics['dice-lost']]).toEqual(['damaged', 2]);
  });

  it('SS-SEA-6: by storm-dice ranks lost count as criticals, of which twice the Resolve sinks', async () => {
    const readings = under('storm-dice', 'traits-only', 'count-as-critical');
    // 2k1 against 10 by a ship of Resolve 1: from 5 short on, below 6, two ranks are lost. P(2k1 < 6) = 1/4.
    await expectExact(storm(TEN, ship([2, 2, 2, 1, 1]), readings), { sunk: '0' }, { sunk: '1/4' });
  });

  it('SS-SEA-6: without sails the total is 0 or, by ship-zero-trait, a weak die', async () => {
    const calm = ship([2, 2, 2, 4, 0]);
    const readings = under('ship-zero-trait', 'no-roll', 'weak-die');
    const pilot = mate({ skills: { pilot: 2 } });
    // The better of two dice from 0 to 9 against 5.
    await expectExact(
      storm({ damage: '0k0+5' }, calm, readings, pilot),
      { unscathed: '0', 'mean dice-lost': '2' },
      { unscathed: '3/4' },
    );
  });

  it('SS-SEA-6: a pilot without the knack needs 5 more, with dice that do not explode', async () => {
    // 2 plain dice against 15.
    await expectExact(storm(TEN, brig(), {}, mate({ skills: {} })), { unscathed: '21/100' });
  });

  it('SS-SEA-6: the weather table may be replaced, entry by entry', async () => {
    const more = { tables: { 'weather-table': { sirocco: '0k0+15' } } };
    await expectExact(storm({ weather: 'sirocco' }, brig(), more), { unscathed: decimal(AT_15) });
    await expectExact(storm({ weather: 'calme' }, brig(), more), { unscathed: '1' });
  });
});

describe('capsizing', () => {
  const capsize = (fields: Fields, more: More = {}, vessel: Fighter = ship([2, 2, 2, 2, 2])): string =>
    scene({ kind: 'capsize', ship: 's', pilot: 'p', ...fields }, { s: vessel, p: mate() }, more);

  it('SS-SEA-7: the draft and the pilot’s knack against 15', async () => {
    await expectExact(capsize({}), { upright: decimal(AT_15), capsized: decimal(1 - AT_15) });
  });

  it('SS-SEA-7: it takes three dice of the game master', async () => {
    await expectExact(capsize({ 'gm-dice': 2 }), { 'not-forced': '1' });
    expect((await playFaces(capsize({ 'gm-dice': 2 }), [])).rolls).toEqual([]);
  });

  it('SS-SEA-7: those aboard may cancel it for three dice, before the roll or after a failure', async () => {
    await expectExact(capsize({ 'crew-dice': 3, cancel: 'before' }), { cancelled: '1' });
    await expectExact(capsize({ 'crew-dice': 3, cancel: 'after-failure' }), {
      upright: decimal(AT_15),
      cancelled: decimal(1 - AT_15),
      capsized: '0',
    });
    for (const cancel of ['before', 'after-failure']) {
      await expectExact(capsize({ 'crew-dice': 2, cancel }), { cancelled: '0', capsized: decimal(1 - AT_15) });
    }
    await expectExact(capsize({ 'crew-dice': 9, cancel: 'never' }), { capsized: decimal(1 - AT_15) });
  });

  it('SS-SEA-7: without draft the total is 0 or, by ship-zero-trait, a weak die', async () => {
    const readings = under('ship-zero-trait', 'no-roll', 'weak-die');
    await expectExact(capsize({}, readings, ship([2, 2, 2, 0, 2])), { capsized: '1' }, { capsized: '1' });
  });
});

describe('shallow water', () => {
  it('SS-SEA-8: each rank of draft beyond the depth is a critical', async () => {
    const shallows = (depth: number): string =>
      scene({ kind: 'shallows', ship: 's', depth }, { s: ship([2, 2, 2, 3, 2]) });
    await expectExact(shallows(3), { clear: '1', 'mean criticals': '0' });
    await expectExact(shallows(2), { aground: '1', 'mean criticals': '1' });
    await expectExact(shallows(0), { aground: '1', 'mean criticals': '3' });
  });

  const reef = (lookout: Fighter, fields: Fields = {}, more: More = {}): string =>
    scene(
      { kind: 'reef', ship: 's', lookout: 'l', pilot: 'p', ...fields },
      { s: ship([2, 2, 2, 3, 2]), l: lookout, p: mate() },
      more,
    );
  /** Chances of 2k2 to reach 20 and 30. */
  const [SEEN, SEEN_AT_LAST] = [0.118, 0.0172];

  it('SS-SEA-9: the lookout sees the reef, else the pilot, who then steers clear', async () => {
    const seen = SEEN + (1 - SEEN) * SEEN_AT_LAST;
    await expectExact(reef(mate()), {
      clear: decimal(seen * AT_20),
      aground: decimal(seen * (1 - AT_20)),
      'aground-unseen': decimal(1 - seen),
      'mean criticals': decimal(3 * (1 - seen * AT_20)),
    });
    // 3k2 against 25: 0.095249.
    await expectExact(reef(mate(), { tn: 25, depth: 5 }), { clear: decimal(seen * 0.095249), 'mean criticals': '0' });
  });

  it('SS-SEA-9: keen senses help him to see it, and nobody looks twice', async () => {
    const sharp = mate({ abilities: ['keen-senses'] });
    const seen = AT_20 + (1 - AT_20) * SEEN_AT_LAST;
    // 3k2 or, by ruling, 3k3.
    const kept = 0.3658 + (1 - 0.3658) * SEEN_AT_LAST;
    await expectExact(
      reef(sharp, {}, under('keen-senses', 'unkept', 'kept')),
      { clear: decimal(seen * AT_20) },
      { clear: decimal(kept * AT_20) },
    );
    expect((await playFaces(reef(sharp), [9, 9, 10, 2, 9, 9, 3])).rolls).toEqual(['lookout', 'pilot']);
  });
});

describe('provisions', () => {
  const KEEPS = 999;
  const provisions = (crew: number, fields: Fields, more: More = {}): string =>
    scene({ kind: 'provisions', ship: 's', ...fields }, { s: ship([2, crew, 2, 4, 2]) }, more);
  const store = (ranks: number, spoil: number | string = KEEPS): object => ({ name: 'stores', ranks, spoil });

  it('SS-SEA-10: a rank feeds six ranks of crew for four weeks', async () => {
    const weeks = (count: number): string => provisions(6, { weeks: count, stores: [store(1)] });
    await expectExact(weeks(4), { fed: '1', 'mean weeks': '4' });
    await expectExact(weeks(5), { mutiny: '1', 'mean weeks': '4' });
    await expectExact(provisions(12, { weeks: 8, stores: [store(2), store(2)] }), { fed: '1' });
    await expectExact(provisions(0, { weeks: 5, stores: [store(1)] }), { fed: '1', 'mean weeks': '5' });
  });

  it('SS-SEA-11: each lot that holds food rolls as many dice as weeks have passed', async () => {
    // Crew 12 eats half a rank a week: 10 + 7 is not above 17, 18 is.
    const text = provisions(12, { weeks: 2, stores: [store(1, 17), store(1, 9)] });
    const told = await playFaces(text, [9, 9, 9, 8, 9, 1]);
    expect(told.rolls).toEqual(['spoilage', 'spoilage', 'spoilage', 'spoilage']);
    expect(told.outcome).toBe('fed');
    expect((await playFaces(text, [9, 9, 9, 9, 9, 1])).outcome).toBe('mutiny');
  });

  it('SS-SEA-11: by spoilage-explode the dice explode or do not', async () => {
    // More than 10 with one die: 1/10, or never.
    const text = provisions(6, { weeks: 1, stores: [store(1, 10)] }, under('spoilage-explode', 'explode', 'plain'));
    await expectExact(text, { fed: '9/10' }, { fed: '1' });
  });

  it('SS-SEA-11: by spoilage-when food is lost before the meal or after it', async () => {
    // The first lot is lost as soon as it is rolled for.
    const rotten = { weeks: 2, stores: [store(1, 0), store(1)] };
    await expectExact(
      provisions(12, rotten, under('spoilage-when', 'before-meal', 'after-meal')),
      { fed: '1' },
      { fed: '1' },
    );
    await expectExact(
      provisions(12, { ...rotten, weeks: 3 }, under('spoilage-when', 'before-meal', 'after-meal')),
      { mutiny: '1', 'mean weeks': '2' },
      { fed: '1' },
    );
  });

  it('SS-SEA-11: the TN may come from the table, by the name of the food', async () => {
    const table = { tables: { 'spoilage-table': { mangoes: 10 } } };
    await expectExact(provisions(6, { weeks: 1, stores: [store(1, 'mangoes')] }, table), { fed: '9/10' });
    await expectExact(provisions(6, { weeks: 1, stores: [{ name: 'mangoes', ranks: 1 }] }, table), { fed: '9/10' });
    await expectExact(provisions(6, { weeks: 1, stores: [{ nom: 'frais', rangs: 1 }] }), { fed: '9/10' });
  });

  it('SS-SEA-12: hungry crews mutiny within reach of land, else a rank dies each week', async () => {
    const adrift = (weeks: number): string => provisions(3, { weeks, stores: [store(1)], landfall: false });
    await expectExact(adrift(8), { fed: '1', 'mean weeks': '8', 'mean crew-lost': '0' });
    await expectExact(adrift(10), { survived: '1', 'mean weeks': '10', 'mean crew-lost': '2' });
    await expectExact(adrift(11), { starved: '1', 'mean weeks': '10', 'mean crew-lost': '3' });
    await expectExact(provisions(3, { weeks: 11, stores: [store(1)] }), { mutiny: '1', 'mean weeks': '8' });
  });

  it('SS-SEA-12: what is left is eaten in the week of the shortage', async () => {
    // 24 of 5 a week: 4 are left for week 5, and nothing for the 4 who live in week 6.
    const text = provisions(5, { weeks: 6, stores: [store(1)], landfall: false });
    await expectExact(text, { survived: '1', 'mean crew-lost': '2' });
  });

  it('SS-SEA-13: an encounter costs the game master its price in drama dice', async () => {
    const meet = (dice: number): string =>
      scene(
        { kind: 'encounter', 'gm-dice': dice, cost: 'serpent' },
        {},
        { tables: { 'encounter-table': { serpent: 3 } } },
      );
    await expectExact(meet(4), { placed: '1', 'mean gm-left': '1' });
    await expectExact(meet(2), { refused: '1', 'mean gm-left': '2' });
  });
});
