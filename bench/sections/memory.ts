import { join } from 'node:path';
import { judge } from '../goals.ts';
import { PROJECT } from '../process.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { interleave, pairRatios, spread } from '../spread.ts';
import { usageOf } from '../usage.ts';

const SCENARIO = join(PROJECT, 'bench', 'duel.yaml');
const TRIALS_FEW = 10_000;
const TRIALS_MANY = { full: 100_000_000, quick: 10_000_000 } as const;
const ROUNDS = { quick: 1, full: 2 } as const;

/** Peak memory of a whole run: few trials against many. */
export const memory: Section = {
  name: 'memory',
  title: 'Peak resident memory of a sampled run, all threads together',
  clock: 'memory',
  budget: { full: 6, quick: 3 },
  measure,
};

function measure(effort: Effort): SectionResult {
  const trials = effort.isQuick ? TRIALS_MANY.quick : TRIALS_MANY.full;
  const [few = [], many = []] = interleave(effort.isQuick ? ROUNDS.quick : ROUNDS.full, [
    () => peakMb(TRIALS_FEW),
    () => peakMb(trials),
  ]);
  const ratio = pairRatios(many, few);
  const rows: readonly Row[] = [
    {
      name: `${trials.toLocaleString('en-US')} trials`,
      unit: 'MB',
      value: spread(many),
      against: { name: `${TRIALS_FEW.toLocaleString('en-US')} trials`, value: spread(few), ratio },
      goal: judge('memory-flat', ratio.median),
    },
    {
      name: 'the same, held to what it may be',
      unit: 'MB',
      value: spread(many),
      against: null,
      goal: judge('memory', Math.max(...few, ...many)),
    },
  ];
  return { rows, notes: ['workers are threads of the one process, whose peak the system keeps'] };
}

function peakMb(trials: number): number {
  // Two workers in both, so that few trials are not played in the main thread alone.
  const args = ['run', SCENARIO, '--method', 'sampled', '--seed', '1', '--workers', '2', '--quiet'];
  return usageOf([...args, '--trials', String(trials)]).peakMb;
}
