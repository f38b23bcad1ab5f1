import { DUEL_LAW, pairDeviation, shareDeviation } from '../duel-law.ts';
import { buildNative, compilerVersion, fasterOf, NO_COMPILER, runNative } from '../native.ts';
import { runSample } from '../process.ts';
import type { DuelSample } from '../samples/duel.ts';
import { atMost, type Effort, type Row, type Section, type SectionResult } from '../section.ts';
import { interleave, pairRatios, spread } from '../spread.ts';

/** Blocks of 2^14 trials per sample: 3,407,872 trials, so that three samples pass ten million. */
const BLOCKS = 208;
const BLOCK_TRIALS = 16_384;
const WARM_UP_BLOCKS = 24;
/** Times of C that the readable rules over dice may take. */
const RATIO_MAX = 1.75;
const DEVIATION_MAX = 4;

interface Counter {
  trials: number;
  readonly outcomes: Record<string, number>;
}

/** What is measured on our side: contestant of the sample → its name in the table. */
const OURS = {
  dice: 'engine dice: machine derived from the rules',
  rules: 'engine dice: the rules themselves',
  tables: 'engine tables',
} as const;

/** The Mordheim duel: our engines against plain C rolling its dice. */
export const duel: Section = {
  name: 'duel',
  title: 'A Mordheim duel, sampled on one core (CPU time)',
  measure,
};

function measure(effort: Effort): SectionResult {
  const ours = (Object.keys(OURS) as (keyof typeof OURS)[]).map((contestant) => sampler(OURS[contestant], contestant));
  const c = nativeSampler();
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
      goal: index === 0 && ratio !== null ? atMost(ratio.median, RATIO_MAX, ' × C') : null,
    };
  });
  const notes = [
    c === null ? NO_COMPILER : `C is built with ${c.flags}, the faster of two builds (${compilerVersion()})`,
  ];
  return { rows: [...rows, ...agreement(contestants)], notes };
}

interface Sampler {
  readonly name: string;
  readonly counter: Counter;
  /** Takes one measurement, in ns per duel, and adds what it counted to the counter. */
  sample(round: number): number;
}

function sampler(name: string, contestant: keyof typeof OURS): Sampler {
  const counter: Counter = { trials: 0, outcomes: {} };
  return {
    name,
    counter,
    sample: (round) => {
      const { trials, outcomes, cpuSeconds } = runSample<DuelSample>('duel', [
        contestant,
        WARM_UP_BLOCKS,
        BLOCKS,
        round * BLOCKS,
      ]);
      count(counter, trials, outcomes);
      return (cpuSeconds * 1e9) / trials;
    },
  };
}

function nativeSampler(): (Sampler & { readonly flags: string }) | null {
  if (compilerVersion() === null) return null;
  const build = fasterOf(buildNative());
  const counter: Counter = { trials: 0, outcomes: {} };
  return {
    name: 'C',
    flags: build.flags,
    counter,
    sample: (round) => {
      const { trials, imperials, undead, draw, cpuSeconds } = runNative(build, BLOCKS * BLOCK_TRIALS, 1 + round);
      count(counter, trials, { imperials, undead, draw });
      return (cpuSeconds * 1e9) / trials;
    },
  };
}

function count(counter: Counter, trials: number, outcomes: Readonly<Record<string, number>>): void {
  counter.trials += trials;
  for (const [name, ended] of Object.entries(outcomes)) counter.outcomes[name] = (counter.outcomes[name] ?? 0) + ended;
}

/** One row per contestant: the largest distance of a win rate from the exact law and from the last contestant, C. */
function agreement(contestants: readonly Sampler[]): readonly Row[] {
  const last = contestants[contestants.length - 1];
  return contestants.map(({ name, counter }): Row => {
    const deviations = Object.entries(DUEL_LAW).flatMap(([outcome, probability]) => {
      const ended = counter.outcomes[outcome] ?? 0;
      const toLaw = shareDeviation(ended, counter.trials, probability);
      if (last === undefined || last.counter === counter) return [toLaw];
      return [toLaw, pairDeviation(ended, counter.trials, last.counter.outcomes[outcome] ?? 0, last.counter.trials)];
    });
    const worst = Math.max(...deviations);
    const trials = counter.trials.toLocaleString('en-US');
    return {
      name: `${name}: worst deviation in ${trials} duels`,
      unit: 'standard errors',
      value: spread([worst]),
      against: null,
      goal: atMost(worst, DEVIATION_MAX),
    };
  });
}
