import { join } from 'node:path';
import { DUEL_LAW } from '../duel-law.ts';
import { PROJECT, run } from '../process.ts';
import { atMost, type Effort, type Row, type Section, type SectionResult } from '../section.ts';
import { spread } from '../spread.ts';

const COLD_MS_MAX = 10;
const WARM_MS_MAX = 1;
/** Digits to which the law is known. */
const ERROR_MAX = 1e-12;

/** What bench/samples/exact.mjs prints; times are from the variant to its law, compiling included. */
interface ExactSample {
  readonly coldMs: number;
  /** CPU time of the same, that of V8's own threads included. */
  readonly coldCpuMs: number;
  /** Median of many further solutions. */
  readonly warmMs: number;
  /** Outcome → probability. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** The duel solved exactly. */
export const exact: Section = {
  name: 'exact',
  title: 'The same duel solved exactly, compiling included (wall clock)',
  measure,
};

function measure(effort: Effort): SectionResult {
  const samples = Array.from({ length: effort.rounds }, solveInFreshProcess);
  const cold = spread(samples.map(({ coldMs }) => coldMs));
  const warm = spread(samples.map(({ warmMs }) => warmMs));
  const error = Math.max(
    ...samples.flatMap(({ outcomes }) =>
      Object.entries(DUEL_LAW).map(([name, probability]) => Math.abs((outcomes[name] ?? Number.NaN) - probability)),
    ),
  );
  const rows: readonly Row[] = [
    {
      name: 'first solution of a fresh process',
      unit: 'ms',
      value: cold,
      against: null,
      goal: atMost(cold.median, COLD_MS_MAX, ' ms'),
    },
    {
      name: 'the same, CPU time',
      unit: 'ms',
      value: spread(samples.map(({ coldCpuMs }) => coldCpuMs)),
      against: null,
      goal: null,
    },
    { name: 'warm solution', unit: 'ms', value: warm, against: null, goal: atMost(warm.median, WARM_MS_MAX, ' ms') },
    {
      name: 'largest error of an outcome',
      unit: '',
      value: spread([error]),
      against: null,
      goal: atMost(error, ERROR_MAX),
    },
  ];
  return { rows, notes: ['cold is measured after the modules are loaded and their garbage is cleared away'] };
}

/** As users run it: in plain Node, on what was built. */
function solveInFreshProcess(): ExactSample {
  const file = join(PROJECT, 'bench', 'samples', 'exact.mjs');
  return JSON.parse(run(process.execPath, ['--expose-gc', file]).stdout) as ExactSample;
}
