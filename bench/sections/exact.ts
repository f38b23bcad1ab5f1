import { DUEL_LAW } from '../duel-law.ts';
import { runSample } from '../process.ts';
import type { ExactSample } from '../samples/exact.ts';
import { atMost, type Effort, type Row, type Section, type SectionResult } from '../section.ts';
import { spread } from '../spread.ts';

const COLD_MS_MAX = 10;
const WARM_MS_MAX = 1;
/** Digits to which the law is known. */
const ERROR_MAX = 1e-12;

/** The duel solved exactly. */
export const exact: Section = {
  name: 'exact',
  title: 'The same duel solved exactly, compiling included (wall clock)',
  measure,
};

function measure(effort: Effort): SectionResult {
  const samples = Array.from({ length: effort.rounds }, () => runSample<ExactSample>('exact', []));
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
    { name: 'warm solution', unit: 'ms', value: warm, against: null, goal: atMost(warm.median, WARM_MS_MAX, ' ms') },
    {
      name: 'largest error of an outcome',
      unit: '',
      value: spread([error]),
      against: null,
      goal: atMost(error, ERROR_MAX),
    },
  ];
  return { rows, notes: ['cold is measured after the modules are loaded'] };
}
