import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createInlineBackend } from '../src/backend/inline.ts';
import { createThreadsBackend } from '../src/backend/threads.ts';
import { BLOCK_TRIALS } from '../src/engine/result.ts';
import { DiceError, ExactLimitError, FracasError, InvariantError } from '../src/errors.ts';
import { hashSummary } from '../src/hash.ts';
import { type RunObserver, type RunPorts, run } from '../src/run.ts';
import { coinResult, coinSolver } from './support/fake-exact.ts';
import { type CoinDuel, coinScenario, loadCoins } from './support/fake-model.ts';

const DUELS: readonly CoinDuel[] = [
  { faces: 2, roundsMax: 3 },
  { faces: 20, roundsMax: 5 },
];
const WORKER = new URL('./support/coins-worker.ts', import.meta.url);

/** @param facesMax largest duel that the exact solver can take */
function portsFor(facesMax: number): RunPorts {
  return {
    loadSystem: loadCoins,
    solve: coinSolver(facesMax),
    createBackend: (job, workers) =>
      workers === 0 ? createInlineBackend(job, loadCoins) : createThreadsBackend(job, { workers, workerUrl: WORKER }),
  };
}

const ALL_EXACT = portsFor(255);
const SMALL_EXACT = portsFor(6);

describe('method auto', () => {
  it('solves what is small enough, samples the rest, and says which', async () => {
    const summary = await run(coinScenario(DUELS), { trials: 50_000, workers: 0 }, SMALL_EXACT);
    expect(summary.variants.map(({ method }) => method)).toEqual(['exact', 'sampled']);
    expect(summary.variants.map(({ trials }) => trials)).toEqual([null, 50_000]);
    expect(summary.seed).toBe(1);
  });

  it('needs no seed when everything is exact, and says that trials were not needed', async () => {
    const notes: string[] = [];
    const observer: RunObserver = { note: (text) => notes.push(text) };
    const summary = await run(coinScenario(DUELS), { trials: 50, observer }, ALL_EXACT);
    expect(summary.seed).toBeNull();
    expect(summary.performance.trialsPerSecond).toBeNull();
    expect(notes).toEqual([expect.stringContaining('solved exactly')]);
  });

  it('tries no further exact answers after three that were out of reach', async () => {
    let tried = 0;
    const ports: RunPorts = {
      ...SMALL_EXACT,
      solve: () => {
        tried += 1;
        throw new ExactLimitError('exact/states', 'too many');
      },
    };
    const duels = [20, 21, 22, 23, 24, 25].map((faces) => ({ faces, roundsMax: 2 }));
    const summary = await run(coinScenario(duels), { trials: 100 }, ports);
    expect(tried).toBe(3);
    expect(summary.variants).toHaveLength(6);
  });
});

describe('method exact', () => {
  it('out of reach is an error of use that says what to do', async () => {
    const running = run(coinScenario(DUELS), { method: 'exact' }, SMALL_EXACT);
    await expect(running).rejects.toMatchObject({
      constructor: ExactLimitError,
      exitCode: 2,
      message: 'variants[1]: too many states',
      hint: expect.stringContaining('--method sampled'),
    });
  });
});

describe('method both', () => {
  it('gives the exact numbers with an audit by sampling', async () => {
    const summary = await run(coinScenario(DUELS), { method: 'both', trials: 200_000, workers: 0 }, ALL_EXACT);
    for (const variant of summary.variants) {
      expect(variant).toMatchObject({ method: 'both', trials: 200_000, audit: { agrees: true, trials: 200_000 } });
      expect(variant.audit?.worstZ).toBeLessThan(5);
      expect(variant.outcomes.heads?.interval).toBe('exact');
    }
  });

  it('is a defect when sampler and solver disagree', async () => {
    const biased = { ...ALL_EXACT, solve: () => coinResult({ faces: 3, roundsMax: 3 }) };
    const running = run(coinScenario([{ faces: 2, roundsMax: 3 }]), { method: 'both', trials: 50_000 }, biased);
    await expect(running).rejects.toMatchObject({ constructor: InvariantError, exitCode: 70 });
    await expect(running).rejects.toThrow('outcomes.heads');
  });
});

describe('reproducibility', () => {
  it('the same scenario and seed give the same bytes on any number of workers', async () => {
    const bytes = async (workers: number): Promise<string> => {
      const options = { method: 'sampled', trials: 3 * BLOCK_TRIALS + 10, workers } as const;
      const { performance: _, ...hashed } = await run(coinScenario(DUELS), options, ALL_EXACT);
      return JSON.stringify(hashed);
    };
    const inline = await bytes(0);
    for (const workers of [1, 2, 3]) expect(await bytes(workers)).toBe(inline);
  });

  it('a seed that nobody gave is drawn, told, written, and gives the same result when given', async () => {
    const told: number[] = [];
    const unseeded = coinScenario(DUELS, {
      run: { method: 'sampled', trials: 1000, precision: null, seed: null, confidence: 0.95 },
    });
    const observer: RunObserver = {
      sampling: ({ seed, isDrawn }) => {
        if (isDrawn) told.push(seed);
      },
    };
    const first = await run(unseeded, { observer }, ALL_EXACT);
    expect(told).toEqual([first.seed]);
    const again = await run(unseeded, { seed: first.seed ?? -1, observer }, ALL_EXACT);
    expect(again.hash).toBe(first.hash);
    expect(told).toHaveLength(1);
  });

  it('the hash covers everything but itself and the wall clock', async () => {
    const summary = await run(coinScenario(DUELS), { method: 'sampled', trials: 1000 }, ALL_EXACT);
    const read = JSON.parse(JSON.stringify(summary)) as typeof summary;
    expect(summary.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashSummary(read)).toBe(summary.hash);
    expect(hashSummary({ ...read, performance: { ...read.performance, durationMs: 1 } })).toBe(summary.hash);
    expect(hashSummary({ ...read, title: 'Another' })).not.toBe(summary.hash);
  });
});

describe('an interrupt', () => {
  it('leaves a partial summary of whole blocks, without the variants that were not begun', async () => {
    const controller = new AbortController();
    const observer: RunObserver = {
      progress: ({ trialsDone }) => {
        if (trialsDone > 20 * BLOCK_TRIALS) controller.abort();
      },
    };
    const options = {
      method: 'sampled',
      trials: 500 * BLOCK_TRIALS,
      workers: 0,
      signal: controller.signal,
      observer,
    } as const;
    const summary = await run(coinScenario(DUELS), options, ALL_EXACT);
    expect(summary.partial).toBe(true);
    expect(summary.variants.map(({ stopped }) => stopped)).toEqual(['interrupted']);
    expect((summary.variants[0]?.trials ?? 1) % BLOCK_TRIALS).toBe(0);
    expect(summary.warnings).toEqual([expect.stringContaining('variants[1] (engagement.faces = 20)')]);
  });

  it('leaves no analysis to stand on what was not finished, and no check to pass by it', async () => {
    const controller = new AbortController();
    const observer: RunObserver = {
      progress: ({ trialsDone }) => {
        if (trialsDone > 101 * BLOCK_TRIALS) controller.abort();
      },
    };
    const band = { kind: 'band', outcome: 'heads', metric: null, between: [0, 1], line: 1 } as const;
    const expect_ = [
      { ...band, where: {} },
      { ...band, where: { 'engagement.faces': 2 } },
      { ...band, where: { 'engagement.faces': 20 } },
    ];
    const options = {
      method: 'sampled',
      trials: 100 * BLOCK_TRIALS,
      workers: 0,
      signal: controller.signal,
      observer,
    } as const;
    const duels = [...DUELS, { faces: 7, roundsMax: 2 }];
    const summary = await run(coinScenario(duels, { expect: expect_ }), options, ALL_EXACT);
    expect(summary.partial).toBe(true);
    expect(summary.expectations.map(({ verdict }) => verdict)).toEqual(['inconclusive', 'pass', 'inconclusive']);
    expect(summary.expectations[0]?.detail).toBe(
      'the run was interrupted: not finished for engagement.faces = 20; engagement.faces = 7',
    );
  });

  it('before the first trial leaves a summary without variants', async () => {
    const summary = await run(coinScenario(DUELS), { signal: AbortSignal.abort() }, ALL_EXACT);
    expect(summary).toMatchObject({ partial: true, variants: [] });
  });
});

it('starts no more threads than help, and says so', async () => {
  const notes: string[] = [];
  const started: number[] = [];
  const observer: RunObserver = { note: (text) => notes.push(text), sampling: ({ workers }) => started.push(workers) };
  const ports: RunPorts = { ...ALL_EXACT, createBackend: (job) => createInlineBackend(job, loadCoins) };
  await run(coinScenario(DUELS), { method: 'sampled', trials: 100, workers: 256, observer }, ports);
  const [workers = 0] = started;
  expect(workers).toBeLessThanOrEqual(Math.max(8, 2 * availableParallelism()));
  expect(notes).toEqual([
    expect.stringMatching(new RegExp(`^256 workers are too many for .*: ${workers} are started`)),
  ]);
});

describe('scripted dice', () => {
  const scripted = (script: readonly number[], duels = DUELS.slice(0, 1)) => coinScenario(duels, { script });

  it('make one trial, which is a certainty and no sample', async () => {
    const summary = await run(scripted([2, 2, 2, 1]), {}, ALL_EXACT);
    expect(summary).toMatchObject({ seed: null, partial: false });
    expect(summary.variants[0]).toMatchObject({
      method: 'sampled',
      trials: 1,
      outcomes: { tails: { count: 1, p: 1, low: 1, high: 1 }, heads: { p: 0, low: 0, high: 0 } },
      metrics: { rounds: { mean: 2, meanLow: 2, meanHigh: 2, sd: null }, flips: { mean: 4 } },
    });
  });

  it('must fit the fight exactly', async () => {
    await expect(run(scripted([2, 2]), {}, ALL_EXACT)).rejects.toBeInstanceOf(DiceError);
    await expect(run(scripted([1, 1]), {}, ALL_EXACT)).rejects.toBeInstanceOf(DiceError);
  });

  it('cannot serve several variants, nor an exact method', async () => {
    await expect(run(scripted([1], [...DUELS]), {}, ALL_EXACT)).rejects.toMatchObject({ code: 'run/script-variants' });
    await expect(run(scripted([1]), { method: 'both' }, ALL_EXACT)).rejects.toMatchObject({
      code: 'run/script-method',
    });
  });
});

describe('settings', () => {
  it.each([
    [{ trials: 0 }, 'run/trials'],
    [{ trials: -1 }, 'run/trials'],
    [{ trials: 1.5 }, 'run/trials'],
    [{ trials: Number.NaN }, 'run/trials'],
    [{ precision: 0 }, 'run/precision'],
    [{ precision: 0.5 }, 'run/precision'],
    [{ confidence: 1 }, 'run/confidence'],
    [{ confidence: 0.5 }, 'run/confidence'],
  ])('%j are refused', async (options, code) => {
    const running = run(coinScenario(DUELS), options, ALL_EXACT);
    await expect(running).rejects.toBeInstanceOf(FracasError);
    await expect(running).rejects.toMatchObject({ code, exitCode: 2 });
  });

  it('of the caller win over those of the file, trials over precision and the other way round', async () => {
    const sized = coinScenario(DUELS.slice(0, 1), {
      run: { method: 'sampled', trials: null, precision: 0.01, seed: 1, confidence: 0.9 },
    });
    const byFile = await run(sized, {}, ALL_EXACT);
    expect(byFile).toMatchObject({ confidence: 0.9, variants: [{ stopped: 'precision' }] });
    const byCaller = await run(sized, { trials: 777, confidence: 0.99 }, ALL_EXACT);
    expect(byCaller).toMatchObject({ confidence: 0.99, variants: [{ stopped: 'trials', trials: 777 }] });
    const capped = await run(sized, { trials: 5000, precision: 0.0001 }, ALL_EXACT);
    expect(capped).toMatchObject({ variants: [{ stopped: 'limit', trials: 5000 }] });
  });
});

it('a run that may be looked at gives intervals that hold at every look', async () => {
  const settings = { method: 'sampled', trials: 20_000, precision: null, seed: 1, confidence: 0.95 } as const;
  const plain = await run(coinScenario(DUELS, { run: settings }), { workers: 0 }, ALL_EXACT);
  const peeked = await run(coinScenario(DUELS, { run: { ...settings, peek: true } }), { workers: 0 }, ALL_EXACT);
  const widthOf = ({ variants }: typeof plain): number => {
    const heads = variants[0]?.outcomes.heads;
    return (heads?.high ?? 0) - (heads?.low ?? 0);
  };
  expect(peeked.variants[0]?.outcomes.heads?.interval).toBe('confidence-sequence');
  expect(widthOf(peeked)).toBeGreaterThan(1.2 * widthOf(plain));
  expect(widthOf(peeked)).toBeLessThan(2.5 * widthOf(plain));
});
