import { runSample } from '../process.ts';
import type { TableSample } from '../samples/table.ts';
import { atMost, type Effort, type Row, type Section, type SectionResult } from '../section.ts';
import { spread } from '../spread.ts';

const WARM_MS_MAX = 50;

/** A move of Confrontation measured on a crowded table. */
export const table: Section = {
  name: 'table',
  title: 'A charge through thirty bases and twenty walls (wall clock)',
  measure,
};

function measure(effort: Effort): SectionResult {
  const samples = Array.from({ length: effort.rounds }, () => runSample<TableSample>('table', []));
  if (samples.some(({ contact }) => contact !== 1)) throw new Error('the charge makes no contact');
  const warm = spread(samples.map(({ warmMs }) => warmMs));
  const rows: readonly Row[] = [
    {
      name: 'first move of a fresh process',
      unit: 'ms',
      value: spread(samples.map(({ coldMs }) => coldMs)),
      against: null,
      goal: null,
    },
    { name: 'warm move', unit: 'ms', value: warm, against: null, goal: atMost(warm.median, WARM_MS_MAX, ' ms') },
  ];
  return { rows, notes: ['cold is measured after the modules are loaded'] };
}
