import { meanDeviation, pairDeviation, shareDeviation } from '../duel-law.ts';
import type { Fight } from '../fights.ts';
import { type GoalId, judge } from '../goals.ts';
import { buildNative, compilerVersion, fasterOf, NO_COMPILER, runNative } from '../native.ts';
import { runSample } from '../process.ts';
import type { DuelSample } from '../samples/duel.ts';
import type { Effort, Row, SectionResult } from '../section.ts';
import { interleave, pairRatios, spread } from '../spread.ts';

const BLOCK_TRIALS = 16_384;

/** A fight between our engines and a C program. */
export interface Bout {
  readonly fight: Fight;
  readonly ours: readonly Contestant[];
  /** Blocks of 2^14 trials of each measurement of C. */
  readonly nativeBlocks: number;
}

/** One of our engines. */
export interface Contestant {
  /** As bench/samples/duel.ts calls it. */
  readonly contestant: string;
  /** In the table. */
  readonly name: string;
  /** What its times of C are held to; nothing when absent. */
  readonly goal?: GoalId;
  /** Blocks of 2^14 trials of each measurement, and before the first. */
  readonly blocks: number;
  readonly warmUpBlocks: number;
}

/** Times of our contestants and of C in each bout, and how far what they count lies apart. */
export function measureBouts(bouts: readonly Bout[], effort: Effort): SectionResult {
  const results = bouts.map((bout) => measureBout(bout, effort));
  return { rows: results.flatMap(({ rows }) => rows), notes: [...new Set(results.flatMap(({ notes }) => notes))] };
}

function measureBout(bout: Bout, effort: Effort): SectionResult {
  const ours = bout.ours.map((contestant) => sampler(bout.fight, contestant, effort.windows));
  const c = nativeSampler(bout, effort.windows);
  const contestants = c === null ? ours : [...ours, c];
  const times = interleave(
    effort.rounds,
    contestants.map(({ sample }) => sample),
  );
  const cTimes = c === null ? undefined : times[ours.length];

  const rows = bout.ours.map(({ name, goal }, index): Row => {
    const own = times[index] ?? [];
    const ratio = cTimes === undefined ? null : pairRatios(own, cTimes);
    return {
      name,
      unit: 'ns per fight',
      value: spread(own),
      against: cTimes === undefined || ratio === null ? null : { name: 'C', value: spread(cTimes), ratio },
      goal: ratio === null || goal === undefined ? null : judge(goal, ratio.median),
    };
  });
  const notes = [
    c === null ? NO_COMPILER : `C is built with ${c.flags}, the faster of two builds (${compilerVersion()})`,
  ];
  return { rows: [...rows, ...agreement(bout.fight, contestants)], notes };
}

interface Sum {
  sum: number;
  /** Σ value²; 0 where it is not counted. */
  squares: number;
}

interface Counter {
  trials: number;
  readonly outcomes: Map<string, number>;
  readonly metrics: Map<string, Sum>;
}

interface Sampler {
  readonly name: string;
  readonly counter: Counter;
  /** Takes a few measurements in a row, in ns per fight, and adds what it counted to the counter. */
  sample(round: number): readonly number[];
}

function sampler({ file }: Fight, ours: Contestant, windows: number): Sampler {
  const { contestant, name, blocks, warmUpBlocks } = ours;
  const counter = newCounter();
  return {
    name,
    counter,
    sample: (round) => {
      const words = [file, contestant, warmUpBlocks, blocks, round * windows * blocks, windows];
      const { trials, outcomes, metrics, cpuSeconds } = runSample<DuelSample>('duel', words);
      count(counter, trials, outcomes, metrics);
      return cpuSeconds.map((seconds) => (seconds * windows * 1e9) / trials);
    },
  };
}

function nativeSampler(bout: Bout, windows: number): (Sampler & { readonly flags: string }) | null {
  if (compilerVersion() === null) return null;
  const trials = bout.nativeBlocks * BLOCK_TRIALS;
  const build = fasterOf(buildNative(bout.fight.program), Math.ceil(trials / 2));
  const counter = newCounter();
  return {
    name: 'C',
    flags: build.flags,
    counter,
    sample: (round) => Array.from({ length: windows }, (_, window) => play(1 + round * windows + window)),
  };

  function play(seed: number): number {
    const totals = runNative(build, trials, seed);
    const outcomes = Object.fromEntries(bout.fight.outcomes.map((outcome) => [outcome, totals[outcome] ?? 0]));
    const metrics = Object.fromEntries(
      Object.entries(bout.fight.means).map(([metric, sum]) => [metric, { sum: totals[sum] ?? 0, squares: 0 }]),
    );
    count(counter, trials, outcomes, metrics);
    return (totals.cpuSeconds * 1e9) / trials;
  }
}

function newCounter(): Counter {
  return { trials: 0, outcomes: new Map(), metrics: new Map() };
}

function count(
  counter: Counter,
  trials: number,
  outcomes: Readonly<Record<string, number>>,
  metrics: Readonly<Record<string, Readonly<Sum>>>,
): void {
  counter.trials += trials;
  for (const [name, ended] of Object.entries(outcomes)) {
    counter.outcomes.set(name, (counter.outcomes.get(name) ?? 0) + ended);
  }
  for (const [name, { sum, squares }] of Object.entries(metrics)) {
    const before = counter.metrics.get(name) ?? { sum: 0, squares: 0 };
    counter.metrics.set(name, { sum: before.sum + sum, squares: before.squares + squares });
  }
}

/** One row per contestant: the largest distance of what it counted from the exact law and from the last contestant, C. */
function agreement(fight: Fight, contestants: readonly Sampler[]): readonly Row[] {
  const last = contestants[contestants.length - 1];
  return contestants.flatMap(({ name, counter }): readonly Row[] => {
    const peer = last === undefined || last.counter === counter ? null : last.counter;
    const deviations = [...toLaw(fight, counter), ...(peer === null ? [] : toPeer(fight, counter, peer))];
    if (deviations.length === 0) return [];
    const worst = Math.max(...deviations);
    const row: Row = {
      name: `${name}: worst deviation in ${counter.trials.toLocaleString('en-US')} fights`,
      unit: 'standard errors',
      value: spread([worst]),
      against: null,
      goal: judge('agreement', worst),
    };
    return [row];
  });
}

function toLaw({ law }: Fight, { trials, outcomes }: Counter): readonly number[] {
  return Object.entries(law ?? {}).map(([outcome, probability]) =>
    shareDeviation(outcomes.get(outcome) ?? 0, trials, probability),
  );
}

function toPeer({ outcomes, means }: Fight, own: Counter, peer: Counter): readonly number[] {
  const shares = outcomes
    .filter((outcome) => (own.outcomes.get(outcome) ?? 0) + (peer.outcomes.get(outcome) ?? 0) > 0)
    .map((outcome) =>
      pairDeviation(own.outcomes.get(outcome) ?? 0, own.trials, peer.outcomes.get(outcome) ?? 0, peer.trials),
    );
  const sums = Object.keys(means).map((metric) => {
    const { sum, squares } = own.metrics.get(metric) ?? { sum: Number.NaN, squares: Number.NaN };
    const mean = sum / own.trials;
    const peerMean = (peer.metrics.get(metric)?.sum ?? Number.NaN) / peer.trials;
    const sd = Math.sqrt(squares / own.trials - mean ** 2);
    return meanDeviation(mean - peerMean, sd, own.trials, peer.trials);
  });
  return [...shares, ...sums];
}
