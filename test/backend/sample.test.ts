import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Backend, BlockRange, FamilyRange, Part, SamplingJob } from '../../src/backend/backend.ts';
import { createInlineBackend } from '../../src/backend/inline.ts';
import { Ledger } from '../../src/backend/ledger.ts';
import { createRunner } from '../../src/backend/runner.ts';
import { type Sampled, type SamplingProgress, sample } from '../../src/backend/sample.ts';
import { createThreadsBackend } from '../../src/backend/threads.ts';
import { createReplier, readReply } from '../../src/backend/wire.ts';
import { type JointTally, mergeJoint } from '../../src/engine/joint.ts';
import type { Plan } from '../../src/engine/plan.ts';
import { BLOCK_TRIALS } from '../../src/engine/result.ts';
import { deserializeTally, serializeTally } from '../../src/engine/tally.ts';
import { BackendError, InvariantError } from '../../src/errors.ts';
import { type CoinDuel, coinLaw, coinVariant, loadCoins } from '../support/fake-model.ts';
import { bytesOf } from '../support/tally-bytes.ts';

const DUELS: readonly CoinDuel[] = [
  { faces: 2, roundsMax: 3 },
  { faces: 6, roundsMax: 10 },
  { faces: 20, roundsMax: 5 },
];
const TRIALS: Plan = { kind: 'trials', trials: 9 * BLOCK_TRIALS + 123 };
const PRECISION: Plan = { kind: 'precision', halfWidth: 0.0015, confidence: 0.95, trialsMax: 1e6 };

function jobOf(duels: readonly CoinDuel[], seed = 11): SamplingJob {
  return { variants: duels.map(coinVariant), seed, engine: 'dice' };
}

function threads(job: SamplingJob, workers: number): Backend {
  return createThreadsBackend(job, { workers, workerUrl: new URL('../support/coins-worker.ts', import.meta.url) });
}

async function run(backend: Backend, plan: Plan, variants = [0, 1, 2]): Promise<readonly Sampled[]> {
  try {
    return await sample(backend, { variants, plan });
  } finally {
    await backend.close();
  }
}

function bytes(sampled: readonly Sampled[]): readonly string[] {
  return sampled.map(({ tally, stopped }) => `${stopped} ${tally === null ? '-' : bytesOf(tally)}`);
}

/** Several errands at once, finished in an order that a generator upsets; late ones are even delivered twice. */
function shuffledBackend(job: SamplingJob, seed: number): Backend {
  const inline = createInlineBackend(job, loadCoins);
  let state = seed;
  return {
    ...inline,
    workers: 3,
    run: async (ranges) => {
      const parts = await inline.run(ranges);
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      await setTimeout(state % 7);
      return state % 3 === 0 ? [...parts, ...parts.map(copyOf)].reverse() : parts;
    },
  };
}

function copyOf(part: Part): Part {
  return { ...part, tally: structuredClone(part.tally) };
}

describe('sampling', () => {
  it.each([
    ['trials', TRIALS],
    ['precision', PRECISION],
  ] as const)('of a %s plan gives the same bytes inline, on 1, 2 and 3 threads, and in any order', async (_, plan) => {
    const job = jobOf(DUELS);
    const inline = bytes(await run(createInlineBackend(job, loadCoins), plan));
    for (const workers of [1, 2, 3]) expect(bytes(await run(threads(job, workers), plan))).toEqual(inline);
    for (const seed of [1, 2, 3]) expect(bytes(await run(shuffledBackend(job, seed), plan))).toEqual(inline);
  });

  it('is not upset by slow workers', async () => {
    const slow = DUELS.map((duel, index) => ({ ...duel, delayMs: 40 * (2 - index) }));
    const prompt = bytes(await run(createInlineBackend(jobOf(DUELS), loadCoins), TRIALS));
    expect(bytes(await run(threads(jobOf(slow), 3), TRIALS))).toEqual(prompt);
  });

  it('runs exactly the trials asked for, and lets nothing of one variant into another', async () => {
    const together = bytes(await run(createInlineBackend(jobOf(DUELS), loadCoins), TRIALS));
    const alone = await run(createInlineBackend(jobOf(DUELS), loadCoins), TRIALS, [1]);
    expect(bytes(alone)[0]).toBe(together[1]);
    expect(alone[0]?.tally?.trials).toBe(9 * BLOCK_TRIALS + 123);
    expect(alone[0]?.stopped).toBe('trials');
  });

  it('gives many small variants to one worker in one errand', async () => {
    const sizes: number[] = [];
    const inline = createInlineBackend(jobOf(DUELS), loadCoins);
    const counting: Backend = {
      ...inline,
      run: (ranges) => {
        sizes.push(ranges.length);
        return inline.run(ranges);
      },
    };
    await run(counting, { kind: 'trials', trials: 100 });
    expect(sizes).toEqual([3]);
  });

  it('of a precision plan reaches the width at a look, near the law', async () => {
    const [sampled] = await run(createInlineBackend(jobOf(DUELS), loadCoins), PRECISION, [1]);
    const { outcomes } = coinLaw(DUELS[1] as CoinDuel);
    const trials = sampled?.tally?.trials ?? 0;
    expect(sampled?.stopped).toBe('precision');
    // (1.96 / 0.0015)² p (1 - p) for p = .53, and at most a quarter more, and a block
    expect(trials).toBeGreaterThan(424_000);
    expect(trials).toBeLessThan(424_000 * 1.25 + 2 * BLOCK_TRIALS);
    // 4.9 standard errors: false alarm 1e-6
    const error = Math.sqrt(0.25 / trials);
    expect(Math.abs((sampled?.tally?.outcomes[0] ?? 0) / trials - (outcomes[0] ?? 0))).toBeLessThan(4.9 * error);
  });

  it('of a precision plan ends at its cap and says so', async () => {
    const plan: Plan = { kind: 'precision', halfWidth: 1e-6, confidence: 0.95, trialsMax: 40_000 };
    const [sampled] = await run(createInlineBackend(jobOf(DUELS), loadCoins), plan, [0]);
    expect(sampled).toMatchObject({ stopped: 'limit', tally: { trials: 40_000 } });
  });

  it('tells its progress up to the whole', async () => {
    const seen: SamplingProgress[] = [];
    const backend = createInlineBackend(jobOf(DUELS), loadCoins);
    await sample(backend, { variants: [0, 1], plan: TRIALS, onProgress: (progress) => seen.push(progress) });
    const whole = 2 * (9 * BLOCK_TRIALS + 123);
    expect(seen.at(-1)).toEqual({ trialsDone: whole, trialsPlanned: whole });
  });
});

describe('an interrupted run', () => {
  it.each(['inline', 'threads'])('keeps the complete prefix of blocks of each variant (%s)', async (kind) => {
    const job = jobOf(DUELS);
    const backend = kind === 'inline' ? createInlineBackend(job, loadCoins) : threads(job, 2);
    const controller = new AbortController();
    const plan: Plan = { kind: 'trials', trials: 400 * BLOCK_TRIALS };
    const sampled = await sample(backend, {
      variants: [0, 1, 2],
      plan,
      signal: controller.signal,
      onProgress: ({ trialsDone }) => {
        if (trialsDone > 420 * BLOCK_TRIALS) controller.abort();
      },
    });
    await backend.close();
    expect(sampled.map(({ stopped }) => stopped)).toEqual(['trials', 'interrupted', 'interrupted']);
    expect(sampled[2]?.tally).toBeNull();
    const partial = sampled[1]?.tally?.trials ?? 0;
    expect(partial % BLOCK_TRIALS).toBe(0);
    const again = await run(createInlineBackend(job, loadCoins), { kind: 'trials', trials: partial }, [1]);
    expect(bytes(again)[0]?.split(' ')[1]).toBe(bytes(sampled)[1]?.split(' ')[1]);
  });

  it('ends its threads where they do not hear of it', async () => {
    const endless = threads(jobOf([{ faces: 2, roundsMax: 2, delayMs: 60_000 }]), 1);
    const controller = new AbortController();
    const sampling = sample(endless, { variants: [0], plan: TRIALS, signal: controller.signal });
    // By then it compiles, which nothing interrupts.
    await setTimeout(6_000);
    const begun = performance.now();
    controller.abort();
    expect(await sampling).toEqual([{ tally: null, stopped: 'interrupted' }]);
    await endless.close();
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('that never began has nothing', async () => {
    const backend = createInlineBackend(jobOf(DUELS), loadCoins);
    const sampled = await sample(backend, { variants: [0], plan: TRIALS, signal: AbortSignal.abort() });
    expect(sampled).toEqual([{ tally: null, stopped: 'interrupted' }]);
  });
});

describe('failures', () => {
  it('a worker that dies costs nothing: its blocks are played again, each counts once', async () => {
    const workerUrl = new URL('../support/mortal-worker.ts', import.meta.url);
    const folder = await mkdtemp(join(tmpdir(), 'fracas-'));
    const mortal = DUELS.map((duel) => ({ ...duel, diesFor: join(folder, 'died') }));
    const inline = bytes(await run(createInlineBackend(jobOf(DUELS), loadCoins), TRIALS));
    const backend = createThreadsBackend(jobOf(mortal), { workers: 2, workerUrl });
    expect(bytes(await run(backend, TRIALS))).toEqual(inline);
    expect(await readdir(folder)).toEqual(['died']);
    await rm(folder, { recursive: true });
  });

  it('a worker that dies ends the run with the missing blocks named', async () => {
    const dying = threads(jobOf([{ faces: 6, roundsMax: 2, fault: 'exits' }]), 2);
    const error = await run(dying, TRIALS, [0]).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({ exitCode: 3, message: expect.stringMatching(/missing: .*block.* of variants\[0\]/) });
  });

  it('a worker file that is not there ends the run too', async () => {
    const backend = createThreadsBackend(jobOf(DUELS), { workers: 1, workerUrl: new URL('file:///nowhere/worker.js') });
    await expect(run(backend, TRIALS)).rejects.toBeInstanceOf(BackendError);
  });

  it('a defect of the rules keeps its trial, its variant and its exit code across threads', async () => {
    const failing = threads(jobOf([{ faces: 6, roundsMax: 2, fault: 'throws' }], 5), 1);
    const error = await run(failing, TRIALS, [0]).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(InvariantError);
    expect(error).toMatchObject({
      exitCode: 70,
      message: 'variants[0]: trial 0 of seed 5 failed: the coin rolled under the table',
      hint: expect.stringContaining('fracas replay FILE --variant 0 --seed 5 --trial 0'),
    });
  });
});

describe('a worker', () => {
  const stopFlag = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

  it('answers with parts that read back as what the runner counted', async () => {
    const job = jobOf(DUELS);
    const ranges: readonly BlockRange[] = [{ variant: 1, block: 3, trials: BLOCK_TRIALS + 5 }];
    const parts = readReply(await createReplier({ job, stopFlag: stopFlag() }, loadCoins).run(ranges));
    const direct = await createRunner({ job, load: loadCoins, isStopped: () => false }).run(ranges);
    expect(parts.map((part) => bytesOf(part.tally))).toEqual(direct.map((part) => bytesOf(part.tally)));
    expect(parts).toMatchObject(ranges);
  });

  it('begins no block after a soft stop', async () => {
    const flag = stopFlag();
    flag[0] = 1;
    const reply = await createReplier({ job: jobOf(DUELS), stopFlag: flag }, loadCoins).run([
      { variant: 0, block: 0, trials: 10 },
    ]);
    expect(reply).toEqual({ parts: [], failure: null });
  });
});

describe('a family on shared luck', () => {
  const family = [1, 1, 2];
  const whole = { family, first: 0, trials: 5_000 };
  const pieces = [0, 1, 2, 3, 4].map((at) => ({ family, first: 1_000 * at, trials: 1_000 }));

  async function joint(backend: Backend, ranges: readonly FamilyRange[]): Promise<JointTally> {
    try {
      const [first, ...rest] = await backend.share(ranges);
      if (first === undefined) throw new RangeError('no part');
      for (const part of rest) mergeJoint(first.tally, part.tally);
      return first.tally;
    } finally {
      await backend.close();
    }
  }

  it('counts the same pairs inline and on threads, in one piece or in several', async () => {
    const inline = await joint(createInlineBackend(jobOf(DUELS), loadCoins), [whole]);
    expect(await joint(createInlineBackend(jobOf(DUELS), loadCoins), pieces)).toEqual(inline);
    for (const workers of [1, 2]) expect(await joint(threads(jobOf(DUELS), workers), pieces)).toEqual(inline);
    expect(inline.trials).toBe(5_000);
  });

  it('gives two equal variants the same luck, trial for trial', async () => {
    const { outcomes, moments } = await joint(createInlineBackend(jobOf(DUELS), loadCoins), [whole]);
    const table = outcomes[0] ?? new Float64Array(0);
    const size = Math.sqrt(table.length);
    table.forEach((count, cell) => {
      if (Math.floor(cell / size) !== cell % size) expect(count).toBe(0);
    });
    const [x, xx, y, yy, xy] = moments[0] ?? [];
    expect([y, yy, xy]).toEqual([x, xx, xx]);
  });
});

describe('ledger', () => {
  const runner = createRunner({ job: jobOf(DUELS), load: loadCoins, isStopped: () => false });

  test.prop([fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), fc.array(fc.nat(5))], { numRuns: 20 })(
    'counts each block once, in any order and however often it comes',
    async (order, repeats) => {
      const ledger = new Ledger();
      for (const block of [...order, ...repeats]) {
        for (const part of await runner.run([{ variant: 0, block, trials: BLOCK_TRIALS }])) ledger.add(part);
      }
      const [whole] = await runner.run([{ variant: 0, block: 0, trials: 6 * BLOCK_TRIALS }]);
      expect(ledger.blocks).toBe(6);
      expect(ledger.tally && bytesOf(ledger.tally)).toBe(whole && bytesOf(whole.tally));
    },
  );

  it('takes the longer of two parts that begin alike and wait for those before them', async () => {
    const [first, short, long] = await runner.run(
      [
        [0, 1],
        [1, 1],
        [1, 3],
      ].map(([block = 0, blocks = 0]) => ({ variant: 0, block, trials: blocks * BLOCK_TRIALS })),
    );
    for (const order of [
      [short, long, first],
      [long, short, first],
    ]) {
      const ledger = new Ledger();
      for (const part of order)
        if (part !== undefined) ledger.add({ ...part, tally: deserializeTally(serializeTally(part.tally)) });
      expect(ledger.tally?.trials).toBe(4 * BLOCK_TRIALS);
    }
  });

  it('leaves out what comes after a gap', async () => {
    const ledger = new Ledger();
    const parts = await runner.run([0, 2, 3].map((block) => ({ variant: 0, block, trials: BLOCK_TRIALS })));
    for (const part of parts) ledger.add(part);
    expect(ledger.tally?.trials).toBe(BLOCK_TRIALS);
  });
});
