import Table from 'cli-table3';
import { type Goal, verdictsOf } from './goals.ts';
import type { Row, SectionResult } from './section.ts';
import type { Spread } from './spread.ts';

/** Goals beside what was seen, and whether that meets them. @param scope every goal, or those that were measured */
export function renderGoals(rows: readonly Row[], scope: 'all' | 'measured'): string {
  const table = new Table({ head: ['what', 'goal', 'seen', ''], style: { head: [], border: [] } });
  for (const { goal, worst } of verdictsOf(rows)) {
    if (worst === null && scope === 'measured') continue;
    const verdict = worst === null ? 'not measured' : worst.isMet ? 'met' : 'MISSED';
    table.push([
      goal.subject,
      renderLimit(goal),
      worst === null ? '' : `${renderNumber(worst.seen)} ${goal.unit}`,
      verdict,
    ]);
  }
  return table.toString();
}

function renderLimit({ sense, limit, unit }: Goal): string {
  return `${sense} ${renderNumber(limit)} ${unit}`.trimEnd();
}

/** A section's results as text. */
export function renderSection({ rows, notes }: SectionResult): string {
  const table = new Table({
    head: ['what', 'median (min – max)', 'against', 'median (min – max)', 'ratio (min – max)', 'goal'],
    style: { head: [], border: [] },
  });
  for (const row of rows) table.push(cells(row));
  return [...(rows.length === 0 ? [] : [table.toString()]), ...notes.map((note) => `  ${note}.`)].join('\n');
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

export function renderSpread({ median, min, max }: Spread): string {
  if (min === max) return renderNumber(median);
  return `${renderNumber(median)} (${renderNumber(min)} – ${renderNumber(max)})`;
}

export function renderNumber(value: number): string {
  if (value !== 0 && Math.abs(value) < 1e-4) return value.toExponential(1);
  return value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}
