import { describe, expect, it } from 'vitest';
import { absorb } from '../../src/dice/absorb.ts';
import type { Dice } from '../../src/dice/dice.ts';
import type { Procedure } from '../../src/dice/procedure.ts';
import { tabulate } from '../../src/dice/tabulate.ts';

/** A state in a number; it ends below 0. */
interface Spot {
  at: number;
}

function walkOf(step: (spot: Spot, dice: Dice) => void): Procedure<Spot> {
  return {
    createState: () => ({ at: 0 }),
    copy: (from, to) => {
      to.at = from.at;
    },
    keyLength: 1,
    key: ({ at }, out) => {
      out[0] = at;
    },
    step,
    isEnd: ({ at }) => at < 0,
  };
}

/** End → its fraction. */
function fractionsOf(procedure: Procedure<Spot>, from = 0): Readonly<Record<number, string>> {
  const { law, ends } = absorb(procedure, { at: from });
  const { numerators = [], denominator = 1n } = law.fractions ?? {};
  return Object.fromEntries(ends.map(({ at }, i) => [at, `${numerators[i]}/${denominator}`]));
}

describe('absorb', () => {
  it('repeats a roll until it decides', () => {
    const race = walkOf((spot, dice) => {
      const face = dice.roll(6, 0);
      if (face === 1) spot.at = -1;
      else if (face <= 3) spot.at = -2;
    });
    expect(fractionsOf(race)).toEqual({ '-1': '1/3', '-2': '2/3' });
  });

  it('solves the gambler’s ruin', () => {
    // Up with 2/6, down with 4/6, from 1 to 4 or 0: (2 - 1) / (2^4 - 1).
    const ruin = walkOf((spot, dice) => {
      const next = spot.at + (dice.atLeast(6, 5, 0) ? 1 : -1);
      spot.at = next === 4 ? -4 : next === 0 ? -1 : next;
    });
    expect(fractionsOf(ruin, 1)).toEqual({ '-4': '1/15', '-1': '14/15' });
  });

  it('is the law of a procedure that never comes back', () => {
    const straight = walkOf((spot, dice) => {
      spot.at = spot.at < 6 ? spot.at + dice.roll(6, 0) : -spot.at;
    });
    const absorbed = absorb(straight, { at: 0 });
    const tabulated = tabulate(straight, { at: 0 });
    const chances = new Map(tabulated.ends.map(({ at }, i) => [at, tabulated.law.probabilities[i] ?? 0]));
    expect(absorbed.ends).toHaveLength(tabulated.ends.length);
    absorbed.ends.forEach(({ at }, i) => {
      expect(absorbed.law.probabilities[i]).toBeCloseTo(chances.get(at) ?? 0, 14);
    });
  });
});
