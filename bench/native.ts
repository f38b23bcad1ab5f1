import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, run } from './process.ts';
import { interleave } from './spread.ts';

/** What a C program prints: trials, seed, CPU seconds, and the sums of what it counts. */
export type NativeTotals = Readonly<Record<string, number>> & { readonly trials: number; readonly cpuSeconds: number };

/** A build of one of the programs of bench/native. */
export interface NativeBuild {
  readonly flags: string;
  readonly path: string;
}

/** Said wherever the C program is left out. */
export const NO_COMPILER = 'no gcc on this machine: the comparison with C is SKIPPED';

// gcc's vectoriser of straight-line code makes some such loops slower; whether it does here depends on its version.
const FLAGS = ['-O3', '-O3 -fno-tree-slp-vectorize'] as const;
const CHOICE_ROUNDS = 3;

/** First line of `gcc --version`, or null without one. */
export function compilerVersion(): string | null {
  const asked = spawnSync('gcc', ['--version'], { encoding: 'utf8' });
  return asked.status === 0 ? (asked.stdout.split('\n')[0] ?? '') : null;
}

/**
 * Compiles a program once for each set of flags, where that has not been done since its source was changed.
 * @param program name of its file in bench/native, without the ending
 * @throws Error with the compiler's words when it does not compile
 */
export function buildNative(program: string): readonly NativeBuild[] {
  const folder = join(PROJECT, 'bench', 'native');
  mkdirSync(join(folder, 'build'), { recursive: true });
  return FLAGS.map((flags, index) => {
    const path = join(folder, 'build', `${program}-${index}`);
    const source = join(folder, `${program}.c`);
    if (changedAt(path) < Math.max(changedAt(source), changedAt(join(folder, 'luck.h')))) {
      run('gcc', ['-std=c11', '-Wall', '-Wextra', ...flags.split(' '), '-o', path, source]);
    }
    return { flags: `gcc ${flags}`, path };
  });
}

/** When a file was changed last, in milliseconds; 0 when there is none. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Fights duels in C. */
export function runNative(build: NativeBuild, trials: number, seed: number): NativeTotals {
  return JSON.parse(run(build.path, [String(trials), String(seed)]).stdout) as NativeTotals;
}

/** The build that is faster here and now, by its best time over some `trials`. */
export function fasterOf(builds: readonly NativeBuild[], trials: number): NativeBuild {
  const times = interleave(
    CHOICE_ROUNDS,
    builds.map((build) => (round) => runNative(build, trials, round).cpuSeconds),
  ).map((seconds) => Math.min(...seconds));
  const winner = builds[times.indexOf(Math.min(...times))];
  if (winner === undefined) throw new Error('there is no build of the C program to choose from');
  return winner;
}
