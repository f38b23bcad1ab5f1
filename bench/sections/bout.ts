import { meanDeviation, pairDeviation, shareDeviation } from '../duel-law.ts';
import { buildNative, compilerVersion, fasterOf, NO_COMPILER, runNative } from '../native.ts';
import { runSample } from '../process.ts';
import type { DuelSample } from '../samples/duel.ts';
import { atMost, type Effort, type Row, type SectionResult } from '../section.ts';
import { interleave, pairRatios, spread } from '../spread.ts';

const BLOCK_TRIALS = 16_384;
const DEVIATION_MAX = 4;

/** A duel that our engines and a C program fight. */
export interface Bout {
  /** Scenario beside bench/. */
  readonly file: string;
  /** Program of bench/native. It counts outcomes by their names. */
  readonly program: string;
  /** Contestant of bench/samples/duel.ts → its name in the table; the first is what a run samples. */
  readonly ours: Readonly<Record<string, string>>;
  readonly outcomes: readonly string[];
  /** Outcome → exact probability, or null where it is not known. */
  readonly law: Readonly<Record<string, number>> | null;
  /** Metric of ours → sum of the C program: means that are compared. */
  readonly means: Readonly<Record<string, string>>;
  /** Blocks of 2^14 trials per sample of ours, and before it; and how many times as many trials C is given. */
  readonly blocks: number;
  readonly warmUpBlocks: number;
  readonly nativeShare: number;
  /** Times of C that the first contestant may take; null asks for nothing. */
  readonly ratioMax: number | null;
}

/** Times of our contestants and of C, and how far what they count lies apart. */
export function measureBout(bout: Bout, effort: Effort): SectionResult {
  const ours = Object.entries(bout.ours).map(([contestant, name]) => sampler(bout, contestant, name));
  const c = nativeSampler(bout);
  const contestants = c === null ? ours : [...ours, c];
  const times = interleave(
    effort.rounds,
    contestants.map(({ sample }) => sample),
  );
  const cTimes = c === null ? undefined : times[ours.length];

  const rows = ours.map(({ name }, index): Row => {
    const own = times[index] ?? [];
    const ratio = cTimes === undefined ? null : pairRatios(own, cTimes);
    return {
      name,
      unit: 'ns per duel',
      value: spread(own),
      against: cTimes === undefined || ratio === null ? null : { name: 'C', value: spread(cTimes), ratio },
      goal:
        index === 0 && ratio !== null && bout.ratioMax !== null ? atMost(ratio.median, bout.ratioMax, ' × C') : null,
    };
  });
  const notes = [
    c === null ? NO_COMPILER : `C is built with ${c.flags}, the faster of two builds (${compilerVersion()})`,
  ];
  return { rows: [...rows, ...agreement(bout, contestants)], notes };
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
  /** Takes one measurement, in ns per duel, and adds what it counted to the counter. */
  sample(round: number): number;
}

function sampler({ file, blocks, warmUpBlocks }: Bout, contestant: string, name: string): Sampler {
  const counter = newCounter();
  return {
    name,
    counter,
    sample: (round) => {
      const words = [file, contestant, warmUpBlocks, blocks, round * blocks];
      const { trials, outcomes, metrics, cpuSeconds } = runSample<DuelSample>('duel', words);
      count(counter, trials, outcomes, metrics);
      return (cpuSeconds * 1e9) / trials;
    },
  };
}

function nativeSampler(bout: Bout): (Sampler & { readonly flags: string }) | null {
  if (compilerVersion() === null) return null;
  const trials = bout.blocks * BLOCK_TRIALS * bout.nativeShare;
  const build = fasterOf(buildNative(bout.program), Math.ceil(trials / 2));
  const counter = newCounter();
  return {
    name: 'C',
    flags: build.flags,
    counter,
    sample: (round) => {
      const totals = runNative(build, trials, 1 + round);
      const outcomes = Object.fromEntries(bout.outcomes.map((outcome) => [outcome, totals[outcome] ?? 0]));
      const metrics = Object.fromEntries(
        Object.entries(bout.means).map(([metric, sum]) => [metric, { sum: totals[sum] ?? 0, squares: 0 }]),
      );
      count(counter, trials, outcomes, metrics);
      return (totals.cpuSeconds * 1e9) / trials;
    },
  };
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
function agreement(bout: Bout, contestants: readonly Sampler[]): readonly Row[] {
  const last = contestants[contestants.length - 1];
  return contestants.flatMap(({ name, counter }): readonly Row[] => {
    const peer = last === undefined || last.counter === counter ? null : last.counter;
    const deviations = [...toLaw(bout, counter), ...(peer === null ? [] : toPeer(bout, counter, peer))];
    if (deviations.length === 0) return [];
    const worst = Math.max(...deviations);
    const row: Row = {
      name: `${name}: worst deviation in ${counter.trials.toLocaleString('en-US')} duels`,
      unit: 'standard errors',
      value: spread([worst]),
      against: null,
      goal: atMost(worst, DEVIATION_MAX),
    };
    return [row];
  });
}

function toLaw({ law }: Bout, { trials, outcomes }: Counter): readonly number[] {
  return Object.entries(law ?? {}).map(([outcome, probability]) =>
    shareDeviation(outcomes.get(outcome) ?? 0, trials, probability),
  );
}

function toPeer({ outcomes, means }: Bout, own: Counter, peer: Counter): readonly number[] {
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
