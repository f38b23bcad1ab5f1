import { join } from 'node:path';
import { PROJECT, runCommand } from '../process.ts';
import { atLeast, type Effort, type Row, type Section, type SectionResult } from '../section.ts';
import { interleave, spread } from '../spread.ts';

const SCENARIO = join(PROJECT, 'bench', 'duel.yaml');
const TRIALS_FEW = 2_097_152;
const TRIALS_MANY = 20_971_520;
const TRIALS_MANY_QUICK = 10_485_760;
const EFFICIENCY_MIN = 0.92;

/** What a second worker brings. */
export const workers: Section = {
  name: 'workers',
  title: 'One worker against two (wall clock)',
  measure,
};

function measure(effort: Effort): SectionResult {
  const many = effort.isQuick ? TRIALS_MANY_QUICK : TRIALS_MANY;
  const [oneFew = [], oneMany = [], twoFew = [], twoMany = []] = interleave(effort.longRounds, [
    () => wallMs(1, TRIALS_FEW),
    () => wallMs(1, many),
    () => wallMs(2, TRIALS_FEW),
    () => wallMs(2, many),
  ]);
  const one = oneMany.map((ms, round) => nsPerTrial(ms - (oneFew[round] ?? 0), many - TRIALS_FEW));
  const two = twoMany.map((ms, round) => nsPerTrial(ms - (twoFew[round] ?? 0), many - TRIALS_FEW));
  const efficiency = spread(one.map((ns, round) => ns / (2 * (two[round] ?? Number.NaN))));
  const wholeRun = spread(oneMany.map((ms, round) => ms / (2 * (twoMany[round] ?? Number.NaN))));
  const rows: readonly Row[] = [
    { name: 'one worker, each further trial', unit: 'ns', value: spread(one), against: null, goal: null },
    { name: 'two workers, each further trial', unit: 'ns', value: spread(two), against: null, goal: null },
    {
      name: 'efficiency of two workers',
      unit: 'of 1',
      value: efficiency,
      against: null,
      goal: atLeast(efficiency.median, EFFICIENCY_MIN),
    },
    {
      name: `the same over a whole run of ${many.toLocaleString('en-US')} trials`,
      unit: 'of 1',
      value: wholeRun,
      against: null,
      goal: null,
    },
  ];
  return {
    rows,
    notes: ['a further trial is the difference between a long and a short run, so that starting up does not count'],
  };
}

function wallMs(workerCount: number, trials: number): number {
  const args = ['run', SCENARIO, '--method', 'sampled', '--engine', 'dice', '--seed', '1', '--quiet'];
  return runCommand([...args, '--trials', String(trials), '--workers', String(workerCount)]).wallMs;
}

function nsPerTrial(ms: number, trials: number): number {
  return (ms * 1e6) / trials;
}
