import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { expectExact, solveText } from '../../support/solve.ts';
import { against, alone, brutes, type Fighter, hero, person } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;
type More = Parameters<typeof against>[4];

const repartee = (mode: string, a: Fighter, b: Fighter, fields: Fields = {}, more: More = {}): string =>
  against('repartee', a, b, { mode, ...fields }, more);
const SIMPLE: More = { rulings: { 'repartee-roll': 'simple' } };
/** Every trait 1, crippled: one plain die. */
const lame = (changes: Fields = {}): Fighter => hero([1, 1, 1, 1, 1], { wounds: { dramatic: 1 }, ...changes });

describe('SS-SOC: duels of wits', () => {
  it('SS-SOC-1: charm opposes Wits, intimidation Resolve, taunts Panache', async () => {
    const one = hero([1, 1, 2, 3, 4]);
    const other = hero([1, 1, 1, 1, 1]);
    for (const [mode, dice] of [
      ['charm', 2],
      ['intimidate', 3],
      ['taunt', 4],
    ] as const) {
      const faces = [...new Array<number>(dice).fill(9), 1];
      const { rolls, outcome } = await playFaces(repartee(mode, one, other), faces);
      expect([rolls, outcome], mode).toEqual([['roll of the attacker', 'roll of the target'], 'success']);
    }
  });

  it('SS-SOC-1: both roll, or by ruling only who begins', async () => {
    const text = repartee('taunt', lame(), lame(), {}, { vary: { 'rulings.repartee-roll': ['opposed', 'simple'] } });
    await expectExact(text, { success: '1/2' }, { success: '3/5' });
  });

  it('SS-SOC-1: a squad has its threat for each trait', async () => {
    const { outcome } = await playFaces(repartee('intimidate', brutes(2, 4), lame()), [3, 4, 2]);
    expect(outcome).toBe('success');
  });

  it('SS-SOC-2: each target beyond the first is a raise', async () => {
    const henchman = { ...lame({ wounds: {} }), rank: 'henchman' };
    const targets = { vary: { 'engagement.targets': [1, 2, 3] } };
    const text = repartee('taunt', lame(), henchman, {}, { ...SIMPLE, ...targets });
    await expectExact(text, { success: '3/5' }, { success: '1/10' }, { success: '0' });
  });

  it('SS-SOC-3: charm needs Resolve successes in a row, and a raise spares one each time', async () => {
    const target = { ...hero([1, 1, 1, 3, 1]), rank: 'henchman' };
    await expectExact(repartee('charm', hero([1, 1, 1, 1, 1]), target, {}, SIMPLE), { success: '27/125' });
    await expectExact(
      repartee('charm', hero([1, 1, 2, 1, 1]), target, {}, { ...SIMPLE, vary: { 'engagement.raises': [0, 1, 2, 3] } }),
      { success: '103823/125000', 'mean raises': '0' }, // 2k2 against 5, three times
      { success: '256/625', 'mean raises': '1' }, // against 10, twice
      { success: '139/500', 'mean raises': '2' }, // against 15, once
      { success: '59/500', 'mean raises': '3' },
    );
  });

  it('SS-SOC-3: the first loss ends a charm', async () => {
    const target = hero([1, 1, 1, 3, 1]);
    const text = repartee('charm', hero([1, 1, 1, 1, 1]), target);
    // Won, a tie rolled again, lost.
    const { outcome, rolls } = await playFaces(text, [9, 3, 6, 6, 2, 7]);
    expect([outcome, rolls.length]).toEqual(['failure', 6]);
    expect((await playFaces(text, [9, 3, 9, 3, 9, 3])).outcome).toBe('success');
  });

  it('SS-SOC-3: best-chance announces as many raises as serve best, and the fewest of equals', async () => {
    const target = { ...hero([1, 1, 1, 3, 1]), rank: 'henchman' };
    const best = { raises: 'best-chance' };
    const [none] = await solveText(repartee('charm', hero([1, 1, 2, 1, 1]), target, best, SIMPLE));
    expect([none?.mean('raises'), none?.p('success')]).toEqual([0, expect.closeTo(0.830584, 12)]);
    const [two] = await solveText(repartee('charm', hero([1, 1, 6, 1, 1]), target, best));
    const chances: number[] = [];
    for (let raises = 0; raises <= 20; raises += 1) {
      const [answer] = await solveText(repartee('charm', hero([1, 1, 6, 1, 1]), target, { raises }));
      chances.push(answer?.p('success') ?? 0);
    }
    expect(two?.mean('raises')).toBe(chances.indexOf(Math.max(...chances)));
    expect(two?.mean('raises')).toBe(2);
    const impossible = { ...lame(), characteristics: { brawn: 1, finesse: 1, wits: 3, resolve: 3, panache: 1 } };
    const [zero] = await solveText(repartee('charm', lame(), impossible, best, SIMPLE));
    expect([zero?.mean('raises'), zero?.p('success')]).toEqual([0, 0]);
  });

  it('SS-SOC-3: deep convictions withstand charm', async () => {
    const text = repartee('charm', hero([9, 9, 9, 9, 9]), lame(), { convictions: true, raises: 2 });
    await expectExact(text, { success: '0', failure: '1', 'mean raises': '2' });
  });

  it('SS-SOC-4: who is intimidated loses a die, and one for each raise', async () => {
    const raises = { vary: { 'engagement.raises': [0, 1] } };
    await expectExact(
      repartee('intimidate', hero([1, 1, 1, 1, 1]), lame(), {}, { ...SIMPLE, ...raises }),
      { 'mean effect': '3/5' },
      { 'effect=2': '1/10', 'effect=0': '9/10', 'mean raises': '1' },
    );
  });

  it('SS-SOC-5: who is taunted must make as many raises', async () => {
    const raises = { vary: { 'engagement.raises': [0, 1] } };
    await expectExact(
      repartee('taunt', hero([1, 1, 1, 1, 1]), lame(), {}, { ...SIMPLE, ...raises }),
      { success: '3/5', 'mean effect': '0' },
      { 'effect=1': '1/10' },
    );
  });
});

describe('SS-SOC-6: busking', () => {
  const show = (fields: Fields, more: More = {}): string =>
    alone('busking', hero([1, 1, 1, 1, 1], { skills: { busking: 1 } }), { trait: 'wits', resolve: 1, ...fields }, more);
  const cents = async (text: string, ...faces: readonly number[]): Promise<unknown> => {
    const { outcome, metrics } = await playFaces(text, faces);
    return outcome === 'success' ? metrics.cents : outcome;
  };

  it('SS-SOC-6: a cent for each point of margin, and one more for each raise', async () => {
    expect(await cents(show({}), 4, 8)).toBe(3);
    expect(await cents(show({}), 4, 2)).toBe('failure');
    expect(await cents(show({}), 5, 5)).toBe(0);
    expect(await cents(show({ raises: 1 }), 10, 4, 3)).toBe(8);
    expect(await cents(show({ raises: 1 }), 9, 8)).toBe('failure');
  });

  it('SS-SOC-6: raises pay by the point or in all, over the raised TN or the base one', async () => {
    const readings = (raise: string, margin: string): More => ({
      rulings: { 'busking-raise': raise, 'busking-margin': margin },
    });
    const paid = (raise: string, margin: string): Promise<unknown> =>
      cents(show({ raises: 2 }, readings(raise, margin)), 10, 9, 1); // 19 against 15, over 5
    expect(await paid('per-point', 'raised-tn')).toBe(12);
    expect(await paid('flat', 'raised-tn')).toBe(6);
    expect(await paid('per-point', 'base-tn')).toBe(42);
    expect(await paid('flat', 'base-tn')).toBe(16);
  });

  it('SS-SOC-6: the audience has five times its Resolve, a squad its threat', async () => {
    const heardBy = (audience: Fighter): string =>
      against('busking', hero([1, 1, 1, 1, 1], { skills: { busking: 1 } }), audience).replace(
        'attacker: a\n  target: b',
        'subject: a\n  trait: wits\n  audience: b',
      );
    await expectExact(heardBy(brutes(2, 6)), { success: '19/100' }); // 2k1 against 10
    await expectExact(heardBy({ ...person('henchman'), characteristics: { resolve: 1 } }), { success: '21/25' });
  });

  it('SS-SOC-6: without a rank it is harder, and no die explodes', async () => {
    const novice = alone('busking', hero([1, 1, 2, 1, 1]), { trait: 'wits', resolve: 1 });
    await expectExact(novice, { success: '16/25', 'cents=10': '1/100' }); // two plain dice against 10
  });
});
