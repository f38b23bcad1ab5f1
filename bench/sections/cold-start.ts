import { join } from 'node:path';
import { judge } from '../goals.ts';
import { PROJECT } from '../process.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { interleave, spread } from '../spread.ts';
import { type Usage, usageOf } from '../usage.ts';

const SCENARIO = join(PROJECT, 'scenarios', 'mordheim', 'sword-or-axe.yaml');
const DUEL = join(PROJECT, 'bench', 'duel.yaml');
const SAMPLED = ['--quiet', '--method', 'sampled', '--trials', '1_000_000', '--seed', '1'];
const ROUNDS = { quick: { short: 1, long: 1 }, full: { short: 5, long: 2 } } as const;

/** From the command to the finished report. */
export const coldStart: Section = {
  name: 'cold-start',
  title: 'fracas run, command to report',
  clock: 'undisturbed wall clock',
  budget: { full: 14, quick: 6 },
  measure,
};

function measure(effort: Effort): SectionResult {
  const rounds = effort.isQuick ? ROUNDS.quick : ROUNDS.full;
  const written: Usage[] = [];
  const million: Usage[] = [];
  const many: Usage[] = [];
  const sampler = (usages: Usage[], args: readonly string[]) => (): number => {
    const usage = usageOf(['run', ...args]);
    usages.push(usage);
    return usage.seconds;
  };
  const [asWritten = [], duel = []] = interleave(rounds.short, [
    sampler(written, [SCENARIO, '--quiet']),
    sampler(million, [DUEL, ...SAMPLED]),
  ]);
  const [sampled = []] = interleave(rounds.long, [sampler(many, [SCENARIO, ...SAMPLED])]);
  const value = spread(duel);
  const valueOfMany = spread(sampled);
  const alone = { unit: 's', against: null, goal: null };
  const rows: readonly Row[] = [
    { ...alone, name: 'sword-or-axe.yaml as it asks (exact)', value: spread(asWritten) },
    cpuRow(written),
    { ...alone, name: '1,000,000 sampled duels', value, goal: judge('report', value.median) },
    cpuRow(million),
    {
      ...alone,
      name: '36 variants of 1,000,000 sampled trials',
      value: valueOfMany,
      goal: judge('report-many', valueOfMany.median),
    },
    cpuRow(many),
  ];
  return { rows, notes: ['where workers sample, their waiting for a busy core is not taken off'] };
}

function cpuRow(usages: readonly Usage[]): Row {
  const value = spread(usages.map(({ cpuSeconds }) => cpuSeconds));
  return { name: '  CPU time of it, all threads', unit: 's', value, against: null, goal: null };
}
