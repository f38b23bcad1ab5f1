import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { solveVariant } from '../../src/backend/solution.ts';
import { createInlineSolver, createSolver } from '../../src/backend/solver.ts';
import { ASKED_LIMITS } from '../../src/engine/exact.ts';
import { BackendError, ExactLimitError } from '../../src/errors.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { loadSystem } from '../../src/systems/registry.ts';

const DUEL = 'scenarios/mordheim/first-duel.yaml';
const mordheim = await loadSystem('mordheim');

/** The first variant of a scenario, each side so many times over. */
async function variantOf(times: number) {
  const { variants } = await loadScenario(DUEL);
  const [first] = variants;
  if (first === undefined) throw new Error(`${DUEL} has no variant`);
  const { sides, ...rest } = first.variant.engagement as {
    readonly sides: Readonly<Record<string, readonly string[]>>;
  };
  const crowded = Object.entries(sides).map(([side, names]) => [side, Array(times).fill(names).flat()]);
  return { ...first.variant, engagement: { ...rest, sides: Object.fromEntries(crowded) } };
}

describe('a solver that may be interrupted, without a thread', () => {
  it('finds the same laws as one that may not', async () => {
    const solver = createInlineSolver(new AbortController().signal);
    for (const [times, asks] of [
      [1, 'fractions'],
      [2, 'laws'],
    ] as const) {
      const task = { variant: await variantOf(times), limits: ASKED_LIMITS, asks };
      expect(await solver.solve(mordheim, task)).toEqual(solveVariant(mordheim, task));
    }
    const limits = { ...ASKED_LIMITS, states: 12_000 };
    const beyond = solver.solve(mordheim, { variant: await variantOf(3), limits, asks: 'laws' });
    await expect(beyond).rejects.toThrow(ExactLimitError);
  });

  it('lets others have their say, and ends without a solution when it is', async () => {
    const interrupt = new AbortController();
    const solver = createInlineSolver(interrupt.signal);
    const solving = solver.solve(mordheim, { variant: await variantOf(3), limits: ASKED_LIMITS, asks: 'laws' });
    await setImmediate();
    interrupt.abort();
    expect(await solving).toBeNull();
  });
});

describe('a solver that may be interrupted', () => {
  it('finds the same laws as one that may not, small ones here and large ones in a thread', async () => {
    const solver = createSolver({ signal: new AbortController().signal });
    try {
      for (const [times, asks] of [
        [1, 'fractions'],
        [2, 'laws'],
      ] as const) {
        const task = { variant: await variantOf(times), limits: ASKED_LIMITS, asks };
        expect(await solver.solve(mordheim, task)).toEqual(solveVariant(mordheim, task));
      }
    } finally {
      await solver.close();
    }
  });

  it('finds several at once as one after the other, and ends what is under way when it is closed', async () => {
    const solver = createSolver({ signal: new AbortController().signal, width: 2 });
    const task = { variant: await variantOf(2), limits: ASKED_LIMITS, asks: 'laws' } as const;
    try {
      const laws = await Promise.all([solver.solve(mordheim, task), solver.solve(mordheim, task)]);
      const alone = solveVariant(mordheim, task);
      expect(laws).toEqual([alone, alone]);
      const large = { ...task, variant: await variantOf(3) };
      // Two that are out of quick reach: the second waits for the first, which may be huge.
      const refused = solver.solve(mordheim, { ...large, limits: { ...ASKED_LIMITS, states: 12_000 } });
      await expect(refused).rejects.toThrow(ExactLimitError);
      const ended = [solver.solve(mordheim, large), solver.solve(mordheim, large)];
      await solver.close();
      expect(await Promise.all(ended)).toEqual([null, null]);
    } finally {
      await solver.close();
    }
  });

  it('says what is out of reach as one that may not', async () => {
    const solver = createSolver({ signal: new AbortController().signal });
    const limits = { ...ASKED_LIMITS, states: 12_000 };
    const solving = solver.solve(mordheim, { variant: await variantOf(3), limits, asks: 'laws' });
    await expect(solving).rejects.toMatchObject({
      constructor: ExactLimitError,
      message: 'the exact solver met more than 12,000 states',
    });
    await solver.close();
  });

  it('ends without a solution when it is', async () => {
    const interrupt = new AbortController();
    const solver = createSolver({ signal: interrupt.signal });
    const solving = solver.solve(mordheim, { variant: await variantOf(3), limits: ASKED_LIMITS, asks: 'laws' });
    await setTimeout(1_500);
    interrupt.abort();
    expect(await solving).toBeNull();
    await solver.close();
    const again = { variant: await variantOf(1), limits: ASKED_LIMITS, asks: 'laws' } as const;
    expect(await solver.solve(mordheim, again)).toBeNull();
  });

  it('fails when its thread dies', async () => {
    const workerUrl = new URL('../support/dying-worker.ts', import.meta.url);
    const solver = createSolver({ signal: new AbortController().signal, workerUrl });
    const solving = solver.solve(mordheim, { variant: await variantOf(3), limits: ASKED_LIMITS, asks: 'laws' });
    await expect(solving).rejects.toThrow(BackendError);
    await solver.close();
  });
});
