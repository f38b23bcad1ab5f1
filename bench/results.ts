import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from './machine.ts';
import { PROJECT } from './process.ts';
import type { Section, SectionResult } from './section.ts';

/** What was measured of one section. */
export interface SectionRecord {
  readonly name: string;
  readonly title: string;
  readonly clock: Section['clock'];
  readonly durationMs: number;
  /** Seconds that it may take on two idle cores. */
  readonly budgetSeconds: number;
  readonly result: SectionResult | null;
  /** Why there is no result. */
  readonly failure: string | null;
}

/** All that a run of the benchmarks found: bench/results.json. */
export interface Results {
  readonly schema: 2;
  /** ISO 8601, when the run began. */
  readonly measuredAt: string;
  readonly version: string;
  /** Of the sources, or null outside a repository. */
  readonly revision: string | null;
  readonly machine: Machine;
  readonly loadAfter: number;
  readonly isQuick: boolean;
  readonly durationMs: number;
  readonly sections: readonly SectionRecord[];
}

/** Version of the package. */
export function packageVersion(): string {
  return (JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { readonly version: string }).version;
}

/** Short name of the revision of a checkout, with a plus sign where files differ from it. */
export function revision(folder = PROJECT): string | null {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return (
      git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+')
    );
  } catch {
    return null;
  }
}
