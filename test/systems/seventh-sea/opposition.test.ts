import { describe, expect, it } from 'vitest';
import { TapeDice } from '../../../src/dice/sampled.ts';
import { Trial } from '../../../src/engine/block.ts';
import { ExactLimitError } from '../../../src/errors.ts';
import { playFaces } from '../../support/script.ts';
import { type Compiled, compileText, diagnosticsOf, expectExact, solveText } from '../../support/solve.ts';
import { against, brutes, type Fighter, hero, person, versus } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;
type More = Parameters<typeof against>[4];

/** Every trait the same. */
const even = (trait: number, changes: Fields = {}): Fighter => hero([trait, trait, trait, trait, trait], changes);
const contest = (a: Fighter, b: Fighter, fields: Fields = {}, more: More = {}): string =>
  against('contest', a, b, { 'attacker-trait': 'wits', ...fields }, more);
/** Plain dice: both are crippled. */
const lame = (trait: number, changes: Fields = {}): Fighter => even(trait, { wounds: { dramatic: trait }, ...changes });

describe('SS-CONT: opposition', () => {
  it('SS-CONT-1: each rolls against five times the trait of the other, and his raises', async () => {
    // One plain die each: 5 or more with 6/10, 10 with 1/10.
    const once = (fields: Fields): string => contest(lame(1), lame(1), { rolls: 1, ...fields });
    await expectExact(once({ 'attacker-raises': 1 }), {
      // He needs a 10: against 1 to 9 he prevails, against another 10 both roll again.
      attacker: '9/100',
      target: '27/50',
      draw: '37/100',
    });
    await expectExact(once({ 'target-raises': 1 }), { attacker: '27/50', target: '9/100', draw: '37/100' });
    await expectExact(once({ 'attacker-raises': 2 }), { attacker: '0', target: '3/5', draw: '2/5' });
  });

  it('SS-CONT-1: the trait of the other sets the TN, whatever one rolls oneself', async () => {
    const mixed = { 'target-trait': 'resolve', rolls: 1 };
    const target = hero([1, 1, 9, 2, 1], { wounds: { dramatic: 2 } });
    // He needs a 10; two plain dice total less with 36/100, and against 5 they fail with 6 of these.
    await expectExact(contest(lame(1), target, mixed), { attacker: '9/250' });
  });

  it('SS-DICE-7: a trait of 0 sets a TN of 5', async () => {
    const witless = hero([1, 1, 0, 1, 1], { wounds: { dramatic: 1 } });
    // One plain die reaches 5 with 6/10; one that counts 0 to 9 does so with 5/10.
    await expectExact(contest(lame(1), witless, { rolls: 1 }), { attacker: '9/20', target: '3/10', draw: '1/4' });
  });

  it('SS-CONT-2: both fail and roll again, one succeeds and prevails, the higher of two successes does', async () => {
    const text = contest(even(1), even(1));
    const { outcome, metrics, rolls } = await playFaces(text, [3, 4, 4, 2, 6, 8]);
    expect([outcome, metrics.rolls, rolls.length]).toEqual(['target', 3, 6]);
    expect((await playFaces(text, [5, 4])).outcome).toBe('attacker');
    expect((await playFaces(text, [9, 10, 1])).outcome).toBe('target');
  });

  it('SS-CONT-2: free raises count in the comparison of totals', async () => {
    const text = contest(even(1), even(1), { 'attacker-free-raises': 1 });
    expect((await playFaces(text, [4, 8])).outcome).toBe('attacker');
    expect((await playFaces(contest(even(1), even(1), { 'target-free-raises': 1 }), [9, 5])).outcome).toBe('target');
  });

  it('SS-CONT-3: equal totals are rolled again, or one side prevails', async () => {
    const text = contest(lame(1), lame(1), {}, { vary: { 'rulings.contest-tie': ['reroll', 'attacker', 'target'] } });
    // A roll: 24/100 + 15/100 for each, 6/100 a tie, 16/100 nobody.
    await expectExact(
      text,
      { attacker: '1/2', target: '1/2', draw: '0', 'mean rolls': '50/39' },
      { attacker: '15/28', target: '13/28', 'mean rolls': '25/21' },
      { attacker: '13/28', target: '15/28' },
    );
  });

  it('SS-CONT-3: the law of an endless contest is a geometric series', async () => {
    const [answer] = await solveText(contest(lame(1), lame(1)));
    const decided = 0.78;
    for (const rolls of [1, 2, 5, 20]) {
      expect(answer?.number(`rolls=${rolls}`)).toBeCloseTo(decided * 0.22 ** (rolls - 1), 13);
    }
  });

  it('SS-CONT-3: a cap of rolls leaves a draw', async () => {
    await expectExact(contest(lame(1), lame(1), { rolls: 3 }), {
      attacker: '123669/250000',
      draw: '1331/125000',
      'rolls=3': '121/2500',
    });
  });

  it('SS-CONT-3: where nobody can succeed it is a draw, and one is told', async () => {
    const hopeless = { 'attacker-raises': 20, 'target-raises': 20 };
    const text = contest(lame(1), lame(1), hopeless);
    await expectExact(text, { draw: '1', 'mean rolls': '0' });
    await expectExact(contest(lame(1), lame(1), { ...hopeless, rolls: 7 }), { draw: '1', 'mean rolls': '7' });
    const found = await diagnosticsOf(text);
    expect(found.map(({ code }) => code)).toEqual(['seventh-sea/undecidable']);
    const { model, tactics } = (await compileText(text, 'dice'))[0] as Compiled;
    expect(new Trial(model, tactics).play(new TapeDice())).toBe(2);
  });

  it('warns of a contest that lasts long, and refuses to solve one that may last longer still', async () => {
    const slow = { 'attacker-raises': 5, 'target-raises': 5 };
    const found = await diagnosticsOf(contest(even(1), even(1), slow));
    expect(found.map(({ code, path }) => [code, path])).toEqual([['seventh-sea/long-contest', 'engagement.rolls']]);
    const slower = contest(even(1), even(1), { 'attacker-raises': 9, 'target-raises': 9 });
    await expect(compileText(slower)).rejects.toThrow(ExactLimitError);
  });

  it('a squad opposes with its threat, and knows its trade', async () => {
    const text = contest(brutes(2, 6), lame(1), { 'attacker-skill': 'tactics', rolls: 1 });
    // 2k2 against 5 and one plain die against 10: both fail with 6/100 × 9/10, both total 10 with 9/100 × 1/10.
    await expectExact(text, { draw: '63/1000' });
  });
});

describe('SS-SURP-1: surprise', () => {
  const surprise = (a: Fighter, b: Fighter, fields: Fields = {}): string => against('surprise', a, b, fields);

  it('SS-SURP-1: Finesse with stealth or ambush opposes Wits with ambush', async () => {
    const sneak = hero([1, 2, 1, 1, 1], { skills: { stealth: 1, ambush: 3 } });
    const guard = hero([1, 1, 3, 1, 1], { skills: { ambush: 1 } });
    // 3k2 against 15; 4k3 against 10.
    const noticed = await playFaces(surprise(sneak, guard), [9, 6, 1, 2, 3, 5, 8]);
    expect([noticed.outcome, noticed.metrics.rolls]).toEqual(['noticed', 1]);
    expect((await playFaces(surprise(sneak, guard), [9, 7, 1, 1, 2, 3, 4])).outcome).toBe('surprised');
    // 5k2 from ambush.
    expect((await playFaces(surprise(sneak, guard, { with: 'ambush' }), [9, 8, 1, 1, 1, 1, 2, 3, 4])).outcome).toBe(
      'surprised',
    );
  });

  it('SS-SURP-1: without a rank the dice do not explode and the TN is harder', async () => {
    // 1 plain die against 5 + 5 each.
    const [answer] = await solveText(surprise(even(1), even(1)));
    expect(answer?.p('surprised')).toBeCloseTo(0.5, 12);
    expect(answer?.mean('rolls')).toBeCloseTo(1 / 0.18, 9);
  });
});

describe('SS-SURP-2: who is surprised', () => {
  const slow = { characteristics: { panache: 1 }, tactics: { defend: 'never' } };
  const ambush = (more: More = {}): string =>
    versus('duel', person('renaldo', slow), person('renaldo', slow), { rounds: 1, surprised: ['b'] }, more);

  it('SS-SURP-2: neither acts nor is hard to hit, for a round', async () => {
    const [answer] = await solveText(ambush());
    expect(answer?.mean('damage.y')).toBe(0);
    // 4k2 reach 5 with 9985/10000: 1 - P(two best of four total 4 or less); 3k2 flesh wounds.
    expect(answer?.mean('damage.x')).toBeCloseTo(REACHES_FIVE * 15.3053053053, 9);
  });

  it('SS-SURP-2: or for the first phase only', async () => {
    const rulings = { vary: { 'rulings.surprise-length': ['round', 'phase'] } };
    const [round, phase] = await solveText(ambush(rulings));
    expect(round?.mean('damage.y')).toBe(0);
    expect(phase?.mean('damage.y')).toBeGreaterThan(1);
    // Only who acts in the first phase, one time in ten, meets a victim that is easy to hit.
    const hits = 0.1 * REACHES_FIVE + 0.9 * 0.62206;
    expect(phase?.mean('damage.x')).toBeLessThan(hits * 15.3053053053);
    expect(phase?.mean('damage.x')).toBeGreaterThan(0.8 * hits * 15.3053053053);
  });
});

/** P(the two best of four exploding dice total 5 or more): all but 1 1 1 1, 2 1 1 1, 2 2 x x, 3 1 1 1. */
const REACHES_FIVE = 1 - 20 / 10_000;

describe('SS-INIT-8: initiative', () => {
  const dice = (a: number, b: number, changes: Fields = {}, more: More = {}): string =>
    versus('initiative', hero([1, 1, 1, 1, a], changes), hero([1, 1, 1, 1, b]), {}, more);

  it('SS-INIT-8: the lowest face acts first, then the larger total, then Panache', async () => {
    const acts = async (faces: readonly number[]): Promise<string> => (await playFaces(dice(2, 3), faces)).outcome;
    expect(await acts([3, 9, 4, 4, 4])).toBe('x');
    expect(await acts([3, 9, 2, 10, 10])).toBe('y');
    expect(await acts([3, 9, 3, 4, 4])).toBe('x');
    expect(await acts([3, 8, 3, 4, 4])).toBe('y');
  });

  it('SS-INIT-8: luck settles the rest, or the list', async () => {
    await expectExact(
      dice(1, 1, {}, { vary: { 'rulings.initiative-tie': ['random', 'listed'] } }),
      { x: '1/2', y: '1/2' },
      { x: '11/20', y: '9/20' },
    );
  });

  it('SS-INIT-8: who has no die comes last, and two without any draw', async () => {
    await expectExact(dice(0, 1), { y: '1', 'first-phase.x=0': '1', 'mean total.y': '11/2' });
    await expectExact(dice(0, 0), { draw: '1' });
  });

  it('SS-INIT-1: action dice do not explode; SS-INIT-2: their sum is the total', async () => {
    const { metrics } = await playFaces(dice(3, 1), [10, 10, 4, 7]);
    expect(metrics).toEqual({ 'first-phase.x': 4, 'first-phase.y': 7, 'total.x': 24, 'total.y': 7 });
  });

  it('SS-INIT-7: combat reflexes roll the highest die again, the lowest, or none', async () => {
    const quick = (tactic: string, panache = 3): string =>
      dice(panache, 0, { abilities: ['combat-reflexes'], tactics: { 'reroll-die': tactic } });
    const first = async (text: string, faces: readonly number[]): Promise<unknown> => {
      const { metrics } = await playFaces(text, faces);
      return [metrics['first-phase.x'], metrics['total.x']];
    };
    expect(await first(quick('highest'), [4, 9, 6, 2])).toEqual([2, 12]);
    expect(await first(quick('lowest'), [4, 9, 6, 10])).toEqual([6, 25]);
    expect(await first(quick('none'), [4, 9, 6])).toEqual([4, 19]);
    expect(await first(quick('highest', 1), [1, 8])).toEqual([8, 8]);
    expect(await first(quick('lowest', 1), [1, 8])).toEqual([8, 8]);
    // Nothing to roll again.
    expect((await playFaces(quick('highest', 0), [])).outcome).toBe('draw');
  });

  it('SS-INIT-7: the law of a re-rolled die is that of all its rolls', async () => {
    for (const tactic of ['highest', 'lowest']) {
      const text = dice(2, 0, { abilities: ['combat-reflexes'], tactics: { 'reroll-die': tactic } });
      const [answer] = await solveText(text);
      let total = 0;
      let first = 0;
      for (let one = 1; one <= 10; one += 1) {
        for (let two = 1; two <= 10; two += 1) {
          const stays = tactic === 'highest' ? Math.min(one, two) : Math.max(one, two);
          for (let again = 1; again <= 10; again += 1) {
            total += (stays + again) / 1000;
            first += Math.min(stays, again) / 1000;
          }
        }
      }
      expect(answer?.mean('total.x')).toBeCloseTo(total, 12);
      expect(answer?.mean('first-phase.x')).toBeCloseTo(first, 12);
    }
  });
});
