import { judge } from '../goals.ts';
import { runSample } from '../process.ts';
import type { WorkersSample } from '../samples/workers.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { interleave, spread } from '../spread.ts';

const WARM_UP_TRIALS = 2_097_152;
const TRIALS = 20_971_520;

/** What a second worker brings. */
export const workers: Section = {
  name: 'workers',
  title: 'One worker against two',
  clock: 'CPU time',
  budget: { full: 13, quick: 6 },
  measure,
};

/** One pool's sampling of some trials. */
interface Pool {
  /** CPU time of all its threads, a trial. */
  readonly ns: number;
  readonly busy: number | null;
  readonly wallSeconds: number;
}

function measure(effort: Effort): SectionResult {
  const one: Pool[] = [];
  const two: Pool[] = [];
  const sampler = (count: number, pools: Pool[]) => (): number => {
    const { cpuSeconds, ...rest } = runSample<WorkersSample>('workers', [count, WARM_UP_TRIALS, TRIALS]);
    const pool = { ns: (cpuSeconds * 1e9) / TRIALS, ...rest };
    pools.push(pool);
    return pool.ns;
  };
  const [ones = [], twos = []] = interleave(effort.rounds, [sampler(1, one), sampler(2, two)]);
  const efficiency = spread(one.map((single, round) => efficiencyOf(single, two[round] ?? single)));
  const alone = { against: null, goal: null };
  const rows: readonly Row[] = [
    { ...alone, name: 'one worker, each further trial', unit: 'ns', value: spread(ones) },
    { ...alone, name: 'two workers, each further trial', unit: 'ns', value: spread(twos) },
    ...busyRow('one worker has work', one),
    ...busyRow('two workers have work', two),
    {
      ...alone,
      name: 'efficiency of two workers',
      unit: 'of 1',
      value: efficiency,
      goal: judge('workers', efficiency.median),
    },
  ];
  return {
    rows,
    notes: [
      'efficiency: CPU time of a trial with one worker over that with two, times the share of their time that the two have work over that of the one',
      'time in which a worker could run, but other programs had the cores, counts as work; where they keep the main thread from handing out work, the efficiency is too low',
    ],
  };
}

/** What is lost by costs of sharing and by waiting for work; from the clock on the wall where the system does not tell. */
function efficiencyOf(one: Pool, two: Pool): number {
  if (one.busy === null || two.busy === null) return one.wallSeconds / (2 * two.wallSeconds);
  return ((one.ns / two.ns) * two.busy) / one.busy;
}

function busyRow(name: string, pools: readonly Pool[]): readonly Row[] {
  const shares = pools.flatMap(({ busy }) => (busy === null ? [] : [busy]));
  if (shares.length === 0) return [];
  return [{ name, unit: 'of 1', value: spread(shares), against: null, goal: null }];
}
