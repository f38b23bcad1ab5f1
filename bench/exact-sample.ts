import { join } from 'node:path';
import { PROJECT, run } from './process.ts';

/** What bench/samples/exact.mjs prints; times are from the variant to its law, compiling included. */
export interface ExactSample {
  /** Undisturbed wall clock: see `startWatch`. */
  readonly coldMs: number;
  /** CPU time of the same, that of V8's own threads included. */
  readonly coldCpuMs: number;
  /** Median of the repeats; null without any. */
  readonly warmMs: number | null;
  /** Distinct states walked. */
  readonly states: number;
  /** Outcome → probability. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Solves a scenario in a fresh process of plain Node, as users run it. @param file in bench/, or anywhere else in full */
export function solveInFreshProcess(file: string, warmUps = 0, repeats = 0): ExactSample {
  const sample = join(PROJECT, 'bench', 'samples', 'exact.mjs');
  return JSON.parse(run(process.execPath, [sample, file, String(warmUps), String(repeats)]).stdout) as ExactSample;
}
