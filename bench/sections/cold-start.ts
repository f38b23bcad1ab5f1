import { join } from 'node:path';
import { PROJECT, run, runCommand } from '../process.ts';
import { atMost, type Effort, type Row, type Section, type SectionResult } from '../section.ts';
import { interleave, spread } from '../spread.ts';

const SCENARIO = join(PROJECT, 'scenarios', 'mordheim', 'sword-or-axe.yaml');
const DUEL = join(PROJECT, 'bench', 'duel.yaml');
const SAMPLED = ['--quiet', '--method', 'sampled', '--trials', '1_000_000', '--seed', '1'];
const DUEL_SECONDS_MAX = 1;
const SAMPLED_SECONDS_MAX = 15;
const ROUNDS = { quick: { short: 3, long: 1 }, full: { short: 5, long: 3 } } as const;

/** From the command to the finished report. */
export const coldStart: Section = {
  name: 'cold-start',
  title: 'fracas run, command to report (wall clock)',
  measure,
};

function measure(effort: Effort): SectionResult {
  const rounds = effort.isQuick ? ROUNDS.quick : ROUNDS.full;
  const [node = [], asWritten = [], duel = []] = interleave(rounds.short, [
    () => run(process.execPath, ['-e', '0']).wallMs / 1_000,
    () => runCommand(['run', SCENARIO, '--quiet']).wallMs / 1_000,
    () => runCommand(['run', DUEL, ...SAMPLED]).wallMs / 1_000,
  ]);
  const sampled = Array.from({ length: rounds.long }, () => runCommand(['run', SCENARIO, ...SAMPLED]).wallMs / 1_000);
  const [one, value] = [spread(duel), spread(sampled)];
  const rows: readonly Row[] = [
    { name: 'node itself, doing nothing', unit: 's', value: spread(node), against: null, goal: null },
    {
      name: 'one duel, 1,000,000 sampled trials',
      unit: 's',
      value: one,
      against: null,
      goal: atMost(one.median, DUEL_SECONDS_MAX, ' s'),
    },
    { name: 'sword-or-axe as the file asks (exact)', unit: 's', value: spread(asWritten), against: null, goal: null },
    {
      name: 'sword-or-axe, 36 × 1,000,000 sampled trials',
      unit: 's',
      value,
      against: null,
      goal: atMost(value.median, SAMPLED_SECONDS_MAX, ' s'),
    },
  ];
  return { rows, notes: [] };
}
