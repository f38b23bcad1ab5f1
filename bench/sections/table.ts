import { judge } from '../goals.ts';
import { runSample } from '../process.ts';
import type { TableSample } from '../samples/table.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { spread } from '../spread.ts';

/** A move of Confrontation measured on a crowded table. */
export const table: Section = {
  name: 'table',
  title: 'A charge through thirty bases and twenty walls',
  clock: 'undisturbed wall clock',
  budget: { full: 4, quick: 1 },
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
    { name: 'warm move', unit: 'ms', value: warm, against: null, goal: judge('table-warm', warm.median) },
  ];
  return { rows, notes: ['cold is measured after the modules are loaded'] };
}
