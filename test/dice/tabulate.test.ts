import { expect, it } from 'vitest';
import { keepPool } from '../../src/dice/keep-pool.ts';
import type { Procedure } from '../../src/dice/procedure.ts';
import { tabulate } from '../../src/dice/tabulate.ts';

/** A die that is rolled and forgotten. */
const forgotten: Procedure<{ isOver: boolean }> = {
  createState: () => ({ isOver: false }),
  copy: (from, to) => {
    to.isOver = from.isOver;
  },
  keyLength: 1,
  key: ({ isOver }, out) => {
    out[0] = Number(isOver);
  },
  step: (state, dice) => {
    dice.roll(6, 0);
    state.isOver = true;
  },
  isEnd: ({ isOver }) => isOver,
};

it('what can end in one way only does so for certain, although six sixths add up to a little less', () => {
  const { law, ends } = tabulate(forgotten, { isOver: false });
  expect(ends).toHaveLength(1);
  expect([...law.probabilities]).toEqual([1]);
});

it('a law whose fractions are out of reach has none, where they were asked for', () => {
  const pool = keepPool({ groups: [{ count: 20, sort: 'exploding' }], kept: 18 });
  const rolled: Procedure<{ isOver: boolean }> = {
    ...forgotten,
    step: (state, dice) => {
      dice.keep(pool, 0);
      state.isOver = true;
    },
  };
  expect(tabulate(rolled, { isOver: false }, true).law.fractions).toBeNull();
  expect(tabulate(forgotten, { isOver: false }, true).law.fractions).toMatchObject({ denominator: 6n });
  expect(tabulate(rolled, { isOver: false }).law.fractions).toBeUndefined();
});
