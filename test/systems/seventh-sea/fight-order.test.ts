import { describe, expect, it } from 'vitest';
import type { CompileOptions } from '../../../src/systems/system.ts';
import { playFaces } from '../../support/script.ts';
import { solveText } from '../../support/solve.ts';
import { type Man, type Readings, twin } from './fight-twin.ts';
import { killersText } from './fighters.ts';
import { hero, versus } from './scenes.ts';

/** Compares with the twin; the readings are those of the twin. */
async function expectTwin(men: readonly Man[], readings: Readings = {}, engine: CompileOptions['engine'] = 'tables') {
  const [answer] = await solveText(killersText(men, readings), engine);
  const [x, y, draw] = twin(men, readings);
  expect(answer?.p('x'), 'x').toBeCloseTo(x, 11);
  expect(answer?.p('y'), 'y').toBeCloseTo(y, 11);
  expect(answer?.p('draw'), 'draw').toBeCloseTo(draw, 11);
  return [x, y, draw] as const;
}

const x = (panache: number, more: Omit<Man, 'side' | 'panache'> = {}): Man => ({ side: 0, panache, ...more });
const y = (panache: number, more: Omit<Man, 'side' | 'panache'> = {}): Man => ({ side: 1, panache, ...more });

describe('the order of a fight', () => {
  it('SS-INIT-1, SS-INIT-3: the lower die acts first; of equal ones luck decides who is left without a die', async () => {
    // Unlike dice: the other has none that is due. Alike: the second parries, and neither has a die left.
    expect(await expectTwin([x(1), y(1)])).toEqual([0.45, 0.45, 0.1].map((p) => expect.closeTo(p, 12)));
  });

  it('SS-INIT-3: initiative-tie listed gives ties to the side listed first, random to either', async () => {
    const men = [x(1, { defend: 'never' }), y(1, { defend: 'never' })];
    expect(await expectTwin(men, { isListed: true })).toEqual([0.55, 0.45, 0].map((p) => expect.closeTo(p, 12)));
    expect(await expectTwin(men)).toEqual([0.5, 0.5, 0].map((p) => expect.closeTo(p, 12)));
  });

  it('SS-INIT-2, SS-INIT-3: the greater total of unspent dice acts first, then the greater Panache', async () => {
    // Threes alike: whoever has another die to come has the greater total, and strikes first.
    await expectTwin([x(2, { defend: 'never' }), y(1, { defend: 'never' })]);
    await expectTwin([x(2, { hold: 1 }), y(1)]);
  });

  it.each([
    ['lowest', 'never'],
    ['highest', 'held'],
    ['highest', 'interrupt'],
  ] as const)('SS-FIGHT-3: dice are spent %s first, by one who defends himself %s', async (dieOrder, defend) => {
    await expectTwin([x(2, { dieOrder, defend, hold: 1 }), y(1, { dieOrder })]);
  });

  it('SS-FIGHT-3: which due die is spent matters to the total that is left', async () => {
    const chance = async (dieOrder: 'lowest' | 'highest'): Promise<number | undefined> => {
      const men = [x(2, { hold: 1, dieOrder }), y(2, { defend: 'never' })];
      return (await solveText(killersText(men)))[0]?.p('x');
    };
    // As the twin has them.
    expect(await chance('lowest')).toBeCloseTo(0.146925, 11);
    expect(await chance('highest')).toBeCloseTo(0.146025, 11);
  });

  it.each(['latest', 'earliest'] as const)('SS-INIT-5: two %s dice to come buy a defence', async (interruptDice) => {
    await expectTwin([x(1), y(3, { defend: 'interrupt', interruptDice })]);
  });

  it('SS-INIT-5: a defence by interruption costs two dice, so one alone does not buy it', async () => {
    const [, , held] = await expectTwin([x(1), y(1, { defend: 'interrupt' })]);
    expect(held).toBeCloseTo(0.1, 12);
    const [interrupted] = await expectTwin([x(1), y(2, { defend: 'interrupt' })]);
    expect(interrupted).toBe(0);
  });

  it.each(['last-phase', 'no-threat', 'never'] as const)(
    'SS-INIT-4, SS-FIGHT-4: dice held are released %s',
    async (release) => {
      await expectTwin([x(1, { hold: 1, release }), y(1)]);
      await expectTwin([x(2, { hold: 1, release }), y(1, { hold: 5, release })]);
    },
  );

  it('SS-FIGHT-4: whoever never releases a held die never attacks with it', async () => {
    const [attacked] = await expectTwin([x(2, { hold: 2, release: 'never', defend: 'never' }), y(0)]);
    expect(attacked).toBe(0);
    const [released] = await expectTwin([x(2, { hold: 2, release: 'no-threat', defend: 'never' }), y(0)]);
    expect(released).toBeCloseTo(1, 12);
  });

  it('SS-DEF-1: a die of this very phase defends where defend-current-die is allowed, not where held-only', async () => {
    expect(await expectTwin([x(1), y(1)], { heldOnly: true })).toEqual([0.5, 0.5, 0].map((p) => expect.closeTo(p, 12)));
    await expectTwin([x(2, { hold: 1 }), y(1)], { heldOnly: true });
    await expectTwin([x(1), y(3, { defend: 'interrupt', dieOrder: 'highest' })], { heldOnly: true });
  });

  it('SS-FIGHT-7: phase-order fixed settles a phase once, recomputed after every die', async () => {
    const men = [x(2, { hold: 1 }), y(2, { defend: 'never' })];
    const [fixed] = await expectTwin(men, { isFixed: true });
    const [recomputed] = await expectTwin(men);
    expect(fixed).toBeCloseTo(0.146, 12);
    expect(recomputed).toBeCloseTo(0.146925, 12);
    await expectTwin([x(2, { hold: 1 }), y(1)], { isFixed: true, isListed: true });
    await expectTwin([x(1), x(1), y(1)], { isFixed: true });
  });

  it('SS-INIT-6: unspent-dice lost are gone; kept, they are due at once in the next round', async () => {
    const men = [x(2, { hold: 2, release: 'never' }), y(1)];
    const [, lost] = await expectTwin(men, { rounds: 2 });
    const [, kept] = await expectTwin(men, { rounds: 2, keeps: true });
    expect(kept).toBeLessThan(lost);
    await expectTwin([x(1, { hold: 1, release: 'never' }), y(1, { hold: 1, release: 'no-threat' })], {
      rounds: 3,
      keeps: true,
    });
    await expectTwin([x(1, { hold: 1 }), y(1, { defend: 'interrupt' })], { rounds: 2, keeps: true, isFixed: true });
  });

  it.each(['highest', 'lowest'] as const)('SS-INIT-7: combat reflexes roll the %s die again', async (reflexes) => {
    const [again] = await expectTwin([x(2, { reflexes }), y(1)]);
    const [once] = await expectTwin([x(2), y(1)]);
    expect(again).not.toBeCloseTo(once, 3);
  });

  it('SS-INIT-7: whoever declines keeps his dice', async () => {
    const declining = killersText([x(2), y(1)]).replace(
      '    tactics:\n',
      '    abilities: [combat-reflexes]\n    tactics:\n      reroll-die: none\n',
    );
    const [answer] = await solveText(declining);
    expect(answer?.p('x')).toBeCloseTo(twin([x(2), y(1)])[0], 11);
  });

  it('SS-SURP-2: surprise takes the dice of a round, or by surprise-length phase the first phase alone', async () => {
    expect(await expectTwin([x(1), y(1, { isSurprised: true })])).toEqual([1, 0, 0].map((p) => expect.closeTo(p, 12)));
    const [, second] = await expectTwin([x(1), y(1, { isSurprised: true })], { rounds: 2 });
    expect(second).toBe(0);
    const [short] = await expectTwin([x(1), y(1, { isSurprised: true })], { shortSurprise: true });
    expect(short).toBeGreaterThan(0.45);
    expect(short).toBeLessThan(1);
    await expectTwin([x(1), y(3, { isSurprised: true, defend: 'interrupt' })], { shortSurprise: true });
    await expectTwin([x(2), y(1, { isSurprised: true })], { shortSurprise: true, isFixed: true });
  });

  it('SS-FIGHT-1: whoever falls loses his dice, and the others fight on', async () => {
    await expectTwin([x(1), x(1), y(2)]);
    await expectTwin([x(1), y(1), y(1, { aimsAtLast: true })], { rounds: 2 });
    await expectTwin([x(1, { hold: 1, release: 'no-threat', aimsAtLast: true }), y(1), y(1, { defend: 'never' })]);
  });

  describe('what lasts a round', () => {
    const fencer = hero([2, 2, 2, 2, 1], { skills: { 'attack-fencing': 1 }, equipment: ['rapier'] });
    /** Two rounds: b is surprised in the first, and 8 on the attack dice reaches 5, but not the 15 of his footwork. */
    const told = (b: ReturnType<typeof hero>, faces: readonly number[]) =>
      playFaces(versus('duel', fencer, b, { rounds: 2, surprised: ['b'] }), faces);
    const [DIE, ATTACK, MISS] = [[3], [4, 4, 1], [1, 1]];

    it('SS-SURP-2: who was surprised evades again in the next round', async () => {
      const b = hero([2, 2, 2, 2, 1], { skills: { footwork: 2 } });
      const hit = [...DIE, ...ATTACK, 1, 1, 1, 1, 1, 1];
      expect(await told(b, [...hit, 3, 5, ...ATTACK, ...MISS])).toMatchObject({
        failure: null,
        outcome: 'draw',
        metrics: { 'damage.x': 2 },
      });
    });

    it('SS-DRAMA-3: who came to by a drama die evades again in the next round', async () => {
      const b = hero([2, 2, 2, 1, 1], { skills: { footwork: 2 }, tactics: { wake: 'always' } });
      const felled = [...DIE, ...ATTACK, 10, 10, 10, 9, 10, 10, 9, 1, 1, 2, 1];
      expect(await told(b, [...felled, 3, 5, ...ATTACK, ...MISS])).toMatchObject({
        failure: null,
        outcome: 'draw',
        metrics: { 'damage.x': 68 },
      });
    });
  });

  // Were he to climb to his target first, he would shoot with no die left: the mean would be 0.
  it('SS-MOVE-1: who shoots need not come to the level of his target', async () => {
    const gunman = hero([2, 2, 2, 2, 1], { equipment: ['pistol'] });
    const [shot] = await solveText(versus('duel', gunman, { ...gunman, level: 2 }, { rounds: 1, surprised: ['b'] }));
    expect(shot?.mean('damage.x')).toBeCloseTo(0.219109, 6);
  });

  it('SS-FIGHT-2: a fight has one winner, in the round in which the last enemy falls', async () => {
    const [answer] = await solveText(killersText([x(1), y(1)], { rounds: 3 }));
    expect(answer?.chance('rounds', 1)).toBeCloseTo(0.9, 12);
    expect(answer?.chance('rounds', 2)).toBeCloseTo(0.09, 12);
    expect(answer?.chance('rounds', 3)).toBeCloseTo(0.01, 12);
    expect(answer?.p('draw')).toBeCloseTo(0.001, 12);
    expect(answer?.mean('losses.x')).toBeCloseTo(0.4995, 12);
  });

  it('draws what it rolls: classes of throws change no number', async () => {
    await expectTwin([x(2, { hold: 1, defend: 'interrupt' }), y(1, { dieOrder: 'highest' })], {}, 'steps');
    await expectTwin([x(1), y(1)], { rounds: 2, keeps: true, isFixed: true }, 'steps');
    await expectTwin([x(2), y(1)], {}, 'fractions');
  });
});
