import { describe, expect, it } from 'vitest';
import { cuts } from '../../src/dice/dice.ts';
import { makeLaw } from '../../src/dice/law.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { DiceError } from '../../src/errors.ts';

const siteName = (site: number) => ['to hit', 'to wound'][site] ?? '?';

describe('scripted dice', () => {
  it('show their faces in order, one for each roll, threshold or band', () => {
    const dice = new ScriptedDice([4, 3, 2, 10]);
    expect(dice.roll(6, 0)).toBe(4);
    expect(dice.atLeast(6, 4, 0)).toBe(false);
    expect(dice.band(6, cuts(6, [2, 5]), 0)).toBe(1);
    expect(dice.atLeast(10, 10, 0)).toBe(true);
    expect(() => dice.finish()).not.toThrow();
  });

  it('take a face for a threshold that cannot fail or cannot be met', () => {
    const dice = new ScriptedDice([1, 6]);
    expect(dice.atLeast(6, 1, 0)).toBe(true);
    expect(dice.atLeast(6, 7, 0)).toBe(false);
    dice.finish();
  });

  it.each([0, 7, -1, 2.5, Number.NaN])('refuse to show %d on a d6, naming the die, the site and the sides', (face) => {
    const dice = new ScriptedDice([3, face], { siteName });
    dice.roll(6, 0);
    expect(() => dice.roll(6, 1)).toThrow(`scripted die 2 shows ${face}, but it is a d6 for to wound: 1 to 6`);
  });

  it('say how many dice are needed so far when they run out', () => {
    const dice = new ScriptedDice([3, 4], { siteName });
    dice.roll(6, 0);
    dice.roll(6, 0);
    expect(() => dice.atLeast(6, 3, 1)).toThrow(/die 3 is needed \(a d6 for to wound\), the script has 2/);
  });

  it('complain about faces left over, and count them', () => {
    const dice = new ScriptedDice([3, 4, 5]);
    dice.roll(6, 0);
    expect(() => dice.finish()).toThrow('2 scripted dice are left over: the fight used 1 of 3');
    dice.roll(6, 0);
    expect(() => dice.finish()).toThrow('1 scripted die is left over');
    dice.roll(6, 0);
    dice.finish();
  });

  it('refuse to force a law', () => {
    expect(() => new ScriptedDice([1]).draw(makeLaw([1]), 0)).toThrow(DiceError);
  });
});
