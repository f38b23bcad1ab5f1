import Table from 'cli-table3';
import type { Row, SectionResult } from './section.ts';
import type { Spread } from './spread.ts';

/** A section's results as text. */
export function renderSection({ rows, notes }: SectionResult): string {
  const table = new Table({
    head: ['what', 'median (min – max)', 'against', 'median (min – max)', 'ratio (min – max)', 'goal'],
    style: { head: [], border: [] },
  });
  for (const row of rows) table.push(cells(row));
  return [table.toString(), ...notes.map((note) => `  ${note}.`)].join('\n');
}

function cells({ name, unit, value, against, goal }: Row): string[] {
  return [
    name,
    `${renderSpread(value)} ${unit}`.trimEnd(),
    against?.name ?? '',
    against === null ? '' : renderSpread(against.value),
    against === null ? '' : renderSpread(against.ratio),
    goal === null ? '' : `${goal.text} ${goal.isMet ? 'met' : 'MISSED'}`,
  ];
}

function renderSpread({ median, min, max }: Spread): string {
  if (min === max) return renderNumber(median);
  return `${renderNumber(median)} (${renderNumber(min)} – ${renderNumber(max)})`;
}

function renderNumber(value: number): string {
  if (value !== 0 && Math.abs(value) < 1e-4) return value.toExponential(1);
  return value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}
