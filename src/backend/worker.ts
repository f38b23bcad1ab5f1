import { openScripts } from '../scripts.ts';
import type { BlockRange, FamilyRange } from './backend.ts';
import type { SolutionTask } from './solution.ts';

type Errands = typeof import('./errands.ts');

/** Entry of a worker thread. As the command, it takes its modules from cached scripts where they were made. */
const errands = openErrands();

async function openErrands(): Promise<Errands> {
  const scripts = openScripts();
  return scripts === null ? import('./errands.ts') : (scripts.load('backend/errands.js') as Errands);
}

/** See errands.ts. */
export async function runRanges(ranges: readonly BlockRange[]): Promise<unknown> {
  return (await errands).runRanges(ranges);
}

/** See errands.ts. */
export async function shareLuck(ranges: readonly FamilyRange[]): Promise<unknown> {
  return (await errands).shareLuck(ranges);
}

/** See errands.ts. */
export async function solve(task: SolutionTask): Promise<unknown> {
  return (await errands).solve(task);
}
