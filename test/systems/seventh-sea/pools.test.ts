import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { expectExact, solveText } from '../../support/solve.ts';
import { alone, brutes, hero, person, scene } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;

const roll = (pool: string, fields: Fields = {}, more: Parameters<typeof scene>[2] = {}): string =>
  scene({ kind: 'roll', pool, ...fields }, {}, more);
/** A roll under each option of a ruling. */
const under = (ruling: string, ...options: readonly string[]) => ({ vary: { [`rulings.${ruling}`]: options } });
const totalOf = async (text: string, ...faces: readonly number[]): Promise<unknown> =>
  (await playFaces(text, faces)).metrics.total;

describe('single dice', () => {
  it('SS-DICE-1: a 10 is rolled again and added, without limit', async () => {
    await expectExact(roll('1k1', { tn: 20 }), {
      success: '1/100',
      'total=9': '1/10',
      'total=10': '0',
      'total=11': '1/100',
      'total=29': '1/1000',
    });
    expect(await totalOf(roll('1k1'), 10, 10, 3)).toBe(23);
  });

  it('SS-DICE-1: an exploded die is one die for keeping, and dice may be forbidden to explode', async () => {
    expect(await totalOf(roll('2k1'), 10, 3, 9)).toBe(13);
    expect(await totalOf(roll('2k1', { explode: false }), 10, 9)).toBe(10);
  });

  it('SS-DICE-2: the best dice are kept and added up', async () => {
    expect(await totalOf(roll('3k2'), 4, 9, 7)).toBe(16);
    expect(await totalOf(roll('3g2-3'), 4, 9, 7)).toBe(13);
  });

  it('SS-DICE-17: laws agree with the published chances of pools', async () => {
    const chances: readonly (readonly [string, number, number])[] = [
      ['2k1', 30, 0.001999],
      ['3k2', 20, 0.2098],
      ['6k2', 15, 0.8167794],
      ['7k3', 30, 0.376571918],
      ['5k5', 25, 0.714525],
      ['8k4', 30, 0.7195156884],
      ['10k5', 30, 0.9578705212],
    ];
    for (const [pool, tn, chance] of chances) {
      const [answer] = await solveText(roll(pool, { tn }));
      expect(answer?.p('success'), `${pool} against ${tn}`).toBeCloseTo(chance, 10);
    }
    const [answer] = await solveText(roll('10k5'));
    expect(answer?.mean('total')).toBeCloseTo(44.8910968719, 9);
  });
});

describe('building a pool', () => {
  it('SS-DICE-3: bonus dice, then penalties, then drama dice', async () => {
    // 2k2 +2 -1 = 3k2, a drama die: 4k3
    expect(await totalOf(roll('2k2', { dice: 2, penalty: 1, drama: 1 }), 2, 3, 4, 9)).toBe(16);
    // Penalties empty it before the drama die comes, which explodes.
    expect(await totalOf(roll('2k2', { penalty: 2, drama: 1, crippled: true }), 10, 5)).toBe(15);
    // Bonus dice come in time to save a die: 2k1 +2 -3 = 1k1
    expect(await totalOf(roll('2k1', { dice: 2, penalty: 3 }), 7)).toBe(7);
  });

  it('SS-DICE-3: points go on the total', async () => {
    await expectExact(roll('1k1+4', { bonus: -1, tn: 12 }), { success: '1/5', 'mean total': '82/9' });
  });

  it('SS-DICE-4: beyond ten rolled dice are kept instead', async () => {
    const ten = [9, 8, 7, 6, 5, 4, 3, 2, 1, 1];
    expect(await totalOf(roll('12k6'), ...ten)).toBe(44); // 10k8
    expect(await totalOf(roll('10k6'), ...ten)).toBe(39);
  });

  it('SS-DICE-4: beyond ten kept dice are points', async () => {
    const ten = [9, 8, 7, 6, 5, 4, 3, 2, 1, 1];
    expect(await totalOf(roll('15k10'), ...ten)).toBe(46 + 50);
    expect(await totalOf(roll('11k11'), ...ten)).toBe(46 + 20);
  });

  it('SS-DICE-4: ordinary dice give way before drama dice', async () => {
    // 10k2 and a drama die: nine ordinary ones, ten in all, four kept.
    const faces = [5, 5, 5, 1, 1, 1, 1, 1, 1];
    expect(await totalOf(roll('10k2', { crippled: true, drama: 1 }), ...faces, 10, 7)).toBe(32);
  });

  it('SS-DICE-5: penalties take rolled dice first', async () => {
    await expectExact(
      roll('4k3', { tn: 10 }, { vary: { 'engagement.penalty': [1, 2] } }),
      { success: '229/250' }, // 3k3
      { success: '16/25' }, // 2k2
    );
    await expectExact(roll('4k3', { tn: 10, dice: -2 }), { success: '16/25' });
  });

  it('SS-DICE-6: more kept than rolled keep what is rolled, or roll as many', async () => {
    await expectExact(
      roll('2k3', { tn: 20 }, under('keep-more-than-rolled', 'keep-rolled', 'roll-as-many')),
      { success: '59/500' }, // 2k2
      { success: '1829/5000' }, // 3k3
    );
    await expectExact(roll('2k3', { tn: 20, dice: 1 }), { success: '1829/5000' });
  });

  it('SS-DICE-8: what penalties empty totals its points, or keeps a die', async () => {
    const rulings = under('empty-pool', 'zero', 'one-die');
    await expectExact(
      roll('2k2+3', { penalty: 2, tn: 13 }, rulings),
      { success: '0', 'total=3': '1' },
      { success: '1/10' },
    );
    expect(
      await totalOf(roll('2k2', { penalty: 4, crippled: true }, { rulings: { 'empty-pool': 'one-die' } }), 10),
    ).toBe(10);
  });
});

describe('traits and knacks', () => {
  const NO_WITS = hero([1, 2, 0, 1, 1], { skills: { tactics: 2 } });
  const wits = (who: object, fields: Fields = {}, more: Parameters<typeof scene>[2] = {}): string =>
    alone('roll', who as never, { trait: 'wits', ...fields }, more);

  it('SS-DICE-7: a trait of 0 keeps one weak die, or rolls nothing', async () => {
    const rulings = under('zero-trait', 'weak-die', 'no-roll');
    await expectExact(wits(NO_WITS, { skill: 'tactics', tn: 5 }, rulings), { success: '3/4' }, { success: '0' });
    await expectExact(wits(NO_WITS, { tn: 5 }), { success: '1/2', 'total=0': '1/10', 'total=10': '0' });
    expect(await totalOf(wits(NO_WITS, { skill: 'tactics' }), 10, 4)).toBe(4);
  });

  it('SS-DICE-9: a knack without a rank does not explode and is harder', async () => {
    const climb = { trait: 'finesse', skill: 'climbing', tn: 10 };
    const rulings = under('unskilled', 'penalised', 'plain');
    await expectExact(alone('roll', person('renaldo'), climb, rulings), { success: '21/100' }, { success: '16/25' });
    await expectExact(roll('2k2', { tn: 10, unskilled: true }, rulings), { success: '21/100' }, { success: '16/25' });
  });

  it('SS-DICE-9: trait rolls and squads do not care', async () => {
    await expectExact(alone('roll', person('renaldo'), { trait: 'finesse', tn: 10 }), { success: '16/25' });
    const squad = { trait: 'finesse', skill: 'climbing', tn: 10 };
    await expectExact(alone('roll', brutes(2, 6), squad), { success: '16/25' });
  });

  it('SS-DICE-10: dice of the crippled do not explode, drama dice do', async () => {
    const rulings = under('crippled-ten', 'ten', 'zero');
    await expectExact(roll('2k2', { crippled: true, tn: 15 }, rulings), { success: '21/100' }, { success: '1/10' });
    expect(await totalOf(roll('2k1', { crippled: true, drama: 1 }), 10, 4, 10, 10, 2)).toBe(32);
  });

  it('SS-DICE-10: dramatic wounds up to Resolve cripple heroes and villains', async () => {
    const hurt = (rank: string): string =>
      alone('roll', { ...hero([1, 2, 2, 2, 2]), rank, wounds: { dramatic: 2 } }, { trait: 'wits', tn: 15 });
    await expectExact(hurt('hero'), { success: '21/100' });
    await expectExact(hurt('villain'), { success: '21/100' });
  });

  it('SS-DICE-10: a crippled 10 counts as ruled even without the knack, and the TN stays harder', async () => {
    await expectExact(
      roll('2k2', { crippled: true, unskilled: true, tn: 10 }, under('crippled-ten', 'ten', 'zero')),
      { success: '21/100' },
      { success: '1/10' },
    );
  });

  it('SS-DICE-14: trait and knack are rolled, the trait is kept', async () => {
    const fields = { trait: 'wits', tn: 20 };
    await expectExact(alone('roll', person('new-hero'), fields), { success: '1829/5000' }); // 3k3
    const clever = person('new-hero', { skills: { tactics: 2 } });
    await expectExact(alone('roll', clever, { ...fields, skill: 'tactics' }), { success: '35897/50000' }); // 5k3
    await expectExact(alone('roll', clever, { ...fields, skill: 'tactique' }), { success: '35897/50000' });
  });

  it('SS-DICE-15: perception is Wits, and keen senses add a die', async () => {
    const look = { check: 'perception', tn: 20 };
    const keen = person('new-hero', { abilities: ['keen-senses'] });
    await expectExact(alone('roll', person('new-hero'), look), { success: '1829/5000' });
    await expectExact(
      alone('roll', keen, look, under('keen-senses', 'unkept', 'kept')),
      { success: '14219/25000' }, // 4k3
      { success: '4321/6250' }, // 4k4
    );
  });
});

describe('against a TN', () => {
  it('SS-DICE-11: the total must reach it', async () => {
    await expectExact(roll('1k1', { tn: 9 }), {
      success: '1/5',
      failure: '4/5',
      'margin=-8': '1/10',
      'margin=0': '1/10',
    });
  });

  it('SS-DICE-12: a raise makes it harder by 5', async () => {
    await expectExact(roll('1k1', { raises: 1, tn: 5 }), { success: '1/10' });
  });

  it('SS-DICE-13: a free raise adds 5 to the total', async () => {
    await expectExact(roll('1k1', { 'free-raises': 1, tn: 10 }), { success: '3/5', 'mean total': '100/9' });
  });
});

describe('SS-DICE-16: drama dice', () => {
  const drama = (timing: string, fields: Fields, pool = '1k1'): string =>
    roll(pool, fields, { rulings: { 'drama-timing': timing } });
  const told = (text: string, ...faces: readonly number[]): Promise<Told> => playFaces(text, faces);

  it('SS-DICE-16: announced beforehand they are rolled and kept, and spent whatever comes', async () => {
    const { metrics, outcome, rolls } = await told(drama('before', { tn: 5, drama: 2 }), 9, 4, 10, 3);
    expect([metrics.total, metrics['drama-spent'], outcome, rolls]).toEqual([26, 2, 'success', ['roll']]);
    await expectExact(drama('before', { tn: 0, drama: 3 }), { 'mean drama-spent': '3' });
  });

  it('SS-DICE-16: after the roll they come one by one, while the total misses the TN', async () => {
    const text = drama('after', { tn: 20, drama: 2 });
    const enough = await told(text, 10, 10, 1);
    expect([enough.metrics.total, enough.metrics['drama-spent'], enough.rolls]).toEqual([21, 0, ['roll']]);
    const one = await told(text, 9, 10, 3);
    expect([one.metrics.total, one.metrics['drama-spent'], one.outcome]).toEqual([22, 1, 'success']);
    const two = await told(text, 9, 4, 6);
    expect([two.metrics.total, two.metrics['drama-spent'], two.outcome]).toEqual([19, 2, 'failure']);
    expect(two.rolls).toEqual(['roll', 'drama die added', 'drama die added']);
  });

  it('SS-DICE-16: after the roll a TN that is reached needs none', async () => {
    await expectExact(drama('after', { tn: 9, drama: 1 }), { 'mean drama-spent': '4/5' });
    await expectExact(drama('after', { tn: 0, drama: 1 }), { 'mean drama-spent': '0' });
  });
});

it('a margin below 0 is told as it is', async () => {
  const { metrics } = await playFaces(roll('2k1', { tn: 12 }), [3, 5]);
  expect(metrics).toEqual({ total: 5, margin: -7, 'drama-spent': 0 });
});
