import { expect, it } from 'vitest';
import { expectAtMost } from '../../support/replication.ts';
import { analyseToy, toyText } from '../../support/toy-game.ts';

const RUNS = 1_000;
const HANDS = toyText(
  '{ kind: best-play, try: { a.hand: [paper, scissors], b.hand: [paper, scissors] } }',
  'a: { hand: rock }\n  b: { hand: rock }',
);

it('what options and best play are worth is covered at the level: paper beats rock by 1/4, the game is worth 1/2', async () => {
  const missed = { effect: 0, gain: 0, game: 0 };
  let widths = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { maximiser, game } = await analyseToy('best-play', HANDS, { method: 'sampled', trials: 200, seed });
    const effect = maximiser.options.find(({ option }) => option === 'paper')?.effect;
    const { gain, strategy } = maximiser.best;
    if (effect === undefined || strategy['a.hand'] !== 'paper') throw new Error('paper is not the best');
    if (effect.low > 0.25 || effect.high < 0.25) missed.effect += 1;
    if (gain.low > 0.25 || gain.high < 0.25) missed.gain += 1;
    if (game.value.low > 0.5 || game.value.high < 0.5) missed.game += 1;
    widths += game.value.high - game.value.low;
  }
  // The interval of a value of many mixes is cautious; those of single differences are not.
  for (const count of Object.values(missed)) expectAtMost(count / RUNS, 0.05, RUNS);
  expect(missed.effect).toBeGreaterThan(15);
  // Nine cells of 200 trials each: mixes held fast would have 2·1.96·√(Σ p(1-p)/200)/9 = 0.042.
  expect(widths / RUNS).toBeLessThan(0.25);
}, 600_000);
