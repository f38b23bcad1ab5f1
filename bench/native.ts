import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, run } from './process.ts';
import { interleave } from './spread.ts';

/** What the C program prints. */
export interface NativeTotals {
  readonly trials: number;
  readonly seed: number;
  readonly imperials: number;
  readonly undead: number;
  readonly draw: number;
  /** Σ index of the last round begun. */
  readonly rounds: number;
  /** Σ wounds inflicted, per side. */
  readonly damageImperials: number;
  readonly damageUndead: number;
  readonly cpuSeconds: number;
}

/** A build of bench/native/mordheim-duel.c. */
export interface NativeDuel {
  readonly flags: string;
  readonly path: string;
}

/** Said wherever the C program is left out. */
export const NO_COMPILER = 'no gcc on this machine: the comparison with C is SKIPPED';

// gcc's vectoriser of straight-line code makes some such loops slower; whether it does here depends on its version.
const FLAGS = ['-O3', '-O3 -fno-tree-slp-vectorize'] as const;
const CHOICE_TRIALS = 2_000_000;
const CHOICE_ROUNDS = 3;

/** First line of `gcc --version`, or null without one. */
export function compilerVersion(): string | null {
  const asked = spawnSync('gcc', ['--version'], { encoding: 'utf8' });
  return asked.status === 0 ? (asked.stdout.split('\n')[0] ?? '') : null;
}

/**
 * Compiles the duel once for each set of flags.
 * @throws Error with the compiler's words when it does not compile
 */
export function buildNative(): readonly NativeDuel[] {
  const folder = join(PROJECT, 'bench', 'native');
  mkdirSync(join(folder, 'build'), { recursive: true });
  return FLAGS.map((flags, index) => {
    const path = join(folder, 'build', `duel-${index}`);
    run('gcc', ['-std=c11', '-Wall', '-Wextra', ...flags.split(' '), '-o', path, join(folder, 'mordheim-duel.c')]);
    return { flags: `gcc ${flags}`, path };
  });
}

/** Fights duels in C. */
export function runNative(duel: NativeDuel, trials: number, seed: number): NativeTotals {
  return JSON.parse(run(duel.path, [String(trials), String(seed)]).stdout) as NativeTotals;
}

/** The build that is faster here and now, by its best time. */
export function fasterOf(duels: readonly NativeDuel[]): NativeDuel {
  const times = interleave(
    CHOICE_ROUNDS,
    duels.map((duel) => (round) => runNative(duel, CHOICE_TRIALS, round).cpuSeconds),
  ).map((seconds) => Math.min(...seconds));
  const winner = duels[times.indexOf(Math.min(...times))];
  if (winner === undefined) throw new Error('there is no build of the C program to choose from');
  return winner;
}
