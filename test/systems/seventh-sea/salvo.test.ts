import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { expectExact, solveText } from '../../support/solve.ts';
import { brutes, type Fighter, hero, person, scene } from './scenes.ts';

/** A leader of level 2: one die. */
const HENCHMAN = person('henchman', { equipment: ['musket'] });
/** Is hit at 10, checks wounds with 2k2, is out at four dramatic wounds. */
const LEADER = hero([2, 2, 2, 2, 2], { skills: { footwork: 1 } });

type More = Parameters<typeof scene>[2];

/** A salvo of some on others; targets are called as they are listed. */
function salvo(shooters: readonly Fighter[], targets: Readonly<Record<string, Fighter>>, more: More = {}): string {
  const named = Object.fromEntries(shooters.map((who, index) => [`s${index + 1}`, who]));
  const engagement = { kind: 'salvo', shooters: Object.keys(named), targets: Object.keys(targets) };
  return scene(engagement, { ...named, ...targets }, more);
}

/** One die of a salvo on three brutes and a villain, who never falls. */
function onFour(ruling: string): string {
  return salvo([HENCHMAN], { b: brutes(1, 3), v: person('villain') }, { rulings: { 'salvo-surplus': ruling } });
}

describe('a salvo', () => {
  it('SS-SALVO-1: half the level in dice, rounded up: squads by brutes and threat, henchmen 2, villains and heroes 3', async () => {
    // 2 + 3 + 3 + 5 + 2 = 15: eight dice.
    const shooters = [HENCHMAN, person('villain'), person('new-hero'), brutes(2, 5)];
    const told = await playFaces(salvo(shooters, { b: brutes(1, 6) }), [1, 2, 3, 4, 5, 6, 7, 7]);
    expect(told).toMatchObject({ outcome: 'standing', failure: null, metrics: { hits: 0, losses: 0 } });
    expect(told.rolls).toEqual(new Array(8).fill('salvo'));
  });

  it('SS-SALVO-2: 8, 9 and 10 hit, and a 10 may hit again', async () => {
    const told = await playFaces(salvo([brutes(2, 6)], { b: brutes(1, 30) }), [7, 8, 9, 10, 10, 2]);
    expect(told.metrics).toMatchObject({ hits: 4, 'brutes-killed': 4, losses: 4, dramatic: 0 });
    await expectExact(salvo([HENCHMAN], { b: brutes(1, 30) }), {
      'hits=0': '7/10',
      'hits=1': '27/100',
      'hits=2': '27/1000',
      'mean hits': '1/3',
    });
  });

  it('SS-SALVO-3: everybody takes the same number of hits, and surplus hits fall on different people', async () => {
    // Two hits on four: both on brutes with 1/2. Three: not on one brute with 3/4.
    await expectExact(onFour('distinct'), { 'brutes-killed=2': '621/40000' });
    // Five hits on four: each takes one, the villain perhaps two.
    const told = await playFaces(onFour('distinct'), [10, 10, 10, 10, 8, 4, 9, 9, 9]);
    expect(told).toMatchObject({ failure: null, metrics: { hits: 5, 'brutes-killed': 3, losses: 3 } });
    expect(told.rolls.slice(5)).toEqual([
      'whom a surplus hit strikes',
      ...new Array(told.rolls.length - 6).fill('wound check'),
    ]);
  });

  it('SS-SALVO-3: where surplus hits are independent, some may fall on the same man', async () => {
    // Two hits on four: on different brutes with 3/8. Three: on exactly two of them with 36/64.
    await expectExact(onFour('independent'), { 'brutes-killed=2': '1863/160000' });
    // Both miss the villain; the second falls on the brute who is dead already.
    expect((await playFaces(onFour('independent'), [10, 9, 1, 2, 3, 1])).metrics).toMatchObject({
      hits: 2,
      'brutes-killed': 1,
    });
  });

  it('SS-SALVO-4: a leader takes wounds by his passive defence, and one check by steps of 10', async () => {
    const tables = { 'salvo-wounds': [{ 'tn-max': 10, wounds: 8 }, { wounds: 30 }] };
    const at = (target: Fighter, faces: readonly number[]): Promise<unknown> =>
      playFaces(salvo([HENCHMAN], { t: target }, { tables }), faces).then(({ metrics }) => metrics);
    // 8 flesh wounds a hit against 2 + 2; two hits in one check: missed by 12.
    expect(await at(LEADER, [8, 2, 2])).toMatchObject({ dramatic: 1, losses: 0 });
    expect(await at(LEADER, [10, 8, 2, 2])).toMatchObject({ hits: 2, dramatic: 2 });
    const nimble = hero([2, 2, 2, 2, 2], { skills: { footwork: 2 } });
    expect(await at(nimble, [8, 2, 2])).toMatchObject({ dramatic: 3 });
    expect(await at({ ...nimble, states: ['prone'] }, [8, 2, 2])).toMatchObject({ dramatic: 1 });
  });

  it('SS-SALVO-4: all are annihilated when every brute is dead and every leader out', async () => {
    const target = { b: brutes(1, 1), t: { ...LEADER, wounds: { flesh: 0, dramatic: 3 } } };
    const shooters = [brutes(1, 3)];
    const end = await playFaces(salvo(shooters, target), [8, 8, 1, 1]);
    expect(end).toMatchObject({ outcome: 'annihilated', metrics: { losses: 2, 'brutes-killed': 1 } });
    // The one hit is the leader's.
    expect(await playFaces(salvo(shooters, target), [8, 1, 2, 1, 1])).toMatchObject({
      outcome: 'standing',
      metrics: { losses: 1, 'brutes-killed': 0 },
    });
  });

  it('SS-DRAMA-2, SS-DRAMA-3: a hero spends his own drama dice on wound checks, and to come to', async () => {
    const target = (tactics: object): string =>
      salvo([HENCHMAN], { t: { ...LEADER, wounds: { flesh: 0, dramatic: 3 }, tactics } });
    expect((await playFaces(target({}), [8, 5, 5])).outcome).toBe('annihilated');
    expect((await playFaces(target({ 'drama-wound': 1 }), [8, 5, 5, 5])).outcome).toBe('standing');
    expect((await playFaces(target({ wake: 'always' }), [8, 5, 5])).outcome).toBe('standing');
  });

  it('more dice than fractions reach are solved all the same', async () => {
    const [answer] = await solveText(salvo([...new Array<Fighter>(8).fill(brutes(4, 30))], { b: brutes(1, 30) }));
    expect(answer?.mean('hits')).toBeCloseTo(136 / 3, 9);
  });
});
