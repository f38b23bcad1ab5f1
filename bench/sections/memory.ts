import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT, runCommand } from '../process.ts';
import { atMost, type Effort, type Row, type Section, type SectionResult } from '../section.ts';
import { interleave, pairRatios, spread } from '../spread.ts';

const SCENARIO = join(PROJECT, 'bench', 'duel.yaml');
const PRELOAD = pathToFileURL(join(PROJECT, 'bench', 'samples', 'peak-memory.mjs')).href;
const TRIALS_FEW = 100_000;
const TRIALS_MANY = 100_000_000;
const TRIALS_MANY_QUICK = 10_000_000;
/** "Flat": a thousand times the trials may not cost a quarter more memory. */
const RATIO_MAX = 1.25;
const ROUNDS = { quick: 1, full: 2 } as const;

/** Peak memory of a whole run: few trials against many. */
export const memory: Section = {
  name: 'memory',
  title: 'Peak resident memory of a sampled run, all threads together',
  measure,
};

function measure(effort: Effort): SectionResult {
  const trials = effort.isQuick ? TRIALS_MANY_QUICK : TRIALS_MANY;
  const [few = [], many = []] = interleave(effort.isQuick ? ROUNDS.quick : ROUNDS.full, [
    () => peakMib(TRIALS_FEW),
    () => peakMib(trials),
  ]);
  const ratio = pairRatios(many, few);
  const row: Row = {
    name: `${trials.toLocaleString('en-US')} trials`,
    unit: 'MiB',
    value: spread(many),
    against: { name: `${TRIALS_FEW.toLocaleString('en-US')} trials`, value: spread(few), ratio },
    goal: atMost(ratio.median, RATIO_MAX, ' ×'),
  };
  return { rows: [row], notes: ['workers are threads of the one process, whose peak the system keeps'] };
}

function peakMib(trials: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'fracas-bench-'));
  const file = join(folder, 'peak.txt');
  try {
    runCommand(['run', SCENARIO, '--method', 'sampled', '--seed', '1', '--quiet', '--trials', String(trials)], {
      nodeArgs: ['--import', PRELOAD],
      env: { FRACAS_BENCH_PEAK_FILE: file },
    });
    return Number(readFileSync(file, 'utf8')) / 1_024;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
