import { expect, it } from 'vitest';
import type { FramedRegister } from '../../../src/engine/whole/frame.ts';
import { BEGINNING, Stories } from '../../../src/engine/whole/stories.ts';

/** A register whose only strike takes 3 and goes on, or 7 and ends the trial. */
const REGISTER = {
  classOf: [0],
  start: 0,
  strikes: [
    {
      family: { lawAt: () => ({ leaf: [0, 1], amount: [3, 7], p: [0.75, 0.25] }) },
      effects: [
        [
          { result: 0, part: 0, change: { kept: 1, plus: 0, times: 1 } },
          { result: -1, part: -1, change: { kept: 1, plus: 0, times: 1 } },
        ],
      ],
    },
  ],
} as unknown as FramedRegister;

it('a story ends with whatever value its register has then', () => {
  const stories = new Stories(REGISTER, { value: 0, width: 4, outcomes: 1, negligible: 0 });
  expect(stories.weight(stories.after(BEGINNING, 0, -1))).toBe(0.25);
  expect(stories.weight(stories.after(BEGINNING, 0, 0))).toBe(0.75);
});
