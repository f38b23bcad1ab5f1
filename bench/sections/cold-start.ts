import { join } from 'node:path';
import { judge } from '../goals.ts';
import { PROJECT, run, runCommand } from '../process.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { interleave, spread } from '../spread.ts';

const SCENARIO = join(PROJECT, 'scenarios', 'mordheim', 'sword-or-axe.yaml');
const DUEL = join(PROJECT, 'bench', 'duel.yaml');
const SAMPLED = ['--quiet', '--method', 'sampled', '--trials', '1_000_000', '--seed', '1'];
const ROUNDS = { quick: { short: 1, long: 1 }, full: { short: 5, long: 2 } } as const;

/** From the command to the finished report. */
export const coldStart: Section = {
  name: 'cold-start',
  title: 'fracas run, command to report',
  clock: 'wall clock',
  budget: { full: 26, quick: 6 },
  measure,
};

function measure(effort: Effort): SectionResult {
  const rounds = effort.isQuick ? ROUNDS.quick : ROUNDS.full;
  const [node = [], asWritten = [], duel = []] = interleave(rounds.short, [
    () => run(process.execPath, ['-e', '0']).wallMs / 1_000,
    () => runCommand(['run', SCENARIO, '--quiet']).wallMs / 1_000,
    () => runCommand(['run', DUEL, ...SAMPLED]).wallMs / 1_000,
  ]);
  const [many = []] = interleave(rounds.long, [() => runCommand(['run', SCENARIO, ...SAMPLED]).wallMs / 1_000]);
  const million = spread(duel);
  const value = spread(many);
  const alone = { unit: 's', against: null, goal: null };
  const rows: readonly Row[] = [
    { ...alone, name: 'node itself, doing nothing', value: spread(node) },
    { ...alone, name: 'sword-or-axe.yaml as it asks (exact)', value: spread(asWritten) },
    { ...alone, name: '1,000,000 sampled duels', value: million, goal: judge('report', million.median) },
    { ...alone, name: '36 variants of 1,000,000 sampled trials', value, goal: judge('report-many', value.median) },
  ];
  return { rows, notes: [] };
}
