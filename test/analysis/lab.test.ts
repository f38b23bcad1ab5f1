import { describe, expect, it } from 'vitest';
import { asksOf, Lab, type LabOptions } from '../../src/analysis/lab.ts';
import { createInlineBackend } from '../../src/backend/inline.ts';
import type { Asks } from '../../src/engine/result.ts';
import { settle } from '../../src/engine/settings.ts';
import { ExactLimitError } from '../../src/errors.ts';
import { coinResult } from '../support/fake-exact.ts';
import { type CoinDuel, coinScenario, coinVariant, loadCoins } from '../support/fake-model.ts';

/** A lab whose solver notes what it is asked for. @param facesMax what is within reach, by what is asked for */
async function labOf(facesMax: Readonly<Record<Asks, number>>, options: Partial<LabOptions> = {}) {
  const asked: string[] = [];
  const system = await loadCoins();
  const lab = new Lab({
    system,
    settings: settle(coinScenario([{ faces: 2, roundsMax: 1 }]).run, {}),
    known: [],
    seed: () => 1,
    solve: async (variant, _limits, asks) => {
      const duel = variant.engagement as CoinDuel;
      asked.push(`${duel.faces} ${asks}`);
      if (duel.faces > facesMax[asks]) throw new ExactLimitError('exact/states', 'too many states');
      const law = coinResult(duel);
      return asks === 'laws' ? law : { ...law, metrics: law.metrics.slice(0, 1) };
    },
    width: 1,
    createBackend: (job) => createInlineBackend(job, loadCoins),
    pause: async () => undefined,
    signal: undefined,
    onTrials: () => undefined,
    ...options,
  });
  return { lab, asked };
}

const duel = (faces: number) => coinVariant({ faces, roundsMax: 1 });

describe('a lab', () => {
  it('asks for the odds alone of an outcome, for all laws of a metric', () => {
    expect(asksOf({ kind: 'outcome', name: 'red' })).toBe('outcomes');
    expect(asksOf({ kind: 'metric', name: 'points' })).toBe('laws');
  });

  it('does not take the odds for all laws, but all laws for the odds', async () => {
    const { lab, asked } = await labOf({ outcomes: 9, laws: 9 });
    const odds = await lab.law(duel(2), 'outcomes');
    const laws = await lab.law(duel(2), 'laws');
    expect(laws?.metrics.length).toBeGreaterThan(odds?.metrics.length ?? 0);
    expect(await lab.law(duel(2), 'outcomes')).toBe(laws);
    await lab.law(duel(3), 'laws');
    await lab.law(duel(3), 'outcomes');
    expect(asked).toEqual(['2 outcomes', '2 laws', '3 laws']);
  });

  it('tries the odds of what has no law within reach, once', async () => {
    const { lab, asked } = await labOf({ outcomes: 9, laws: 3 });
    expect(await lab.law(duel(5), 'laws')).toBeNull();
    expect(await lab.law(duel(5), 'outcomes')).not.toBeNull();
    expect(await lab.law(duel(5), 'outcomes')).not.toBeNull();
    expect(asked).toEqual(['5 laws', '5 outcomes']);
  });

  it('has what is expected solved beside what is asked for, each once, and gives up as without', async () => {
    const faces = [2, 3, 9, 10, 4, 8, 7, 6, 5];
    const answers = async (width: number) => {
      const { lab, asked } = await labOf({ outcomes: 5, laws: 0 }, { width });
      lab.expect(
        faces.map((each) => duel(each)),
        'outcomes',
      );
      const laws = [await lab.law(duel(2), 'outcomes')];
      const begun = asked.length;
      for (const each of faces.slice(1)) laws.push(await lab.law(duel(each), 'outcomes'));
      return { laws, begun, asked };
    };
    const [one, three] = [await answers(1), await answers(3)];
    expect(three.laws).toEqual(one.laws);
    expect(one.laws.map((law) => law !== null)).toEqual([true, true, false, false, true, false, false, false, false]);
    expect([one.begun, three.begun]).toEqual([1, 3]);
    expect(new Set(three.asked).size).toBe(three.asked.length);
  });
});
