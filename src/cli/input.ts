import { addAbortSignal } from 'node:stream';
import { FracasError, oneLine } from '../errors.ts';
import { STDIN_NAME } from '../report/replay-command.ts';
import { loadScenario, readScenario } from '../scenario/load.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { InterruptedError } from './interrupt.ts';

/** Whether a file of the command line means standard input. */
export function isStdin(file: string): boolean {
  return file === '-';
}

/** What messages call a file of the command line. */
export function shownName(file: string): string {
  return isStdin(file) ? STDIN_NAME : oneLine(file);
}

/** @throws FracasError where the same standard input is to be read twice */
export function refuseStdinTwice(files: readonly string[]): void {
  if (files.filter(isStdin).length < 2) return;
  throw new FracasError('cli/stdin-twice', 'standard input can be read once, and `-` is named twice', {
    hint: 'name it once, and the others by files',
  });
}

/**
 * Reads a scenario that the command line names.
 * @param signal ends the wait for standard input
 * @throws FracasError when it cannot be read, ScenarioError with all its mistakes when it can
 */
export async function loadInput(file: string, signal?: AbortSignal): Promise<Scenario> {
  if (!isStdin(file)) return loadScenario(file);
  if (process.stdin.isTTY) process.stderr.write('reading a scenario from the terminal; Ctrl-D ends it\n');
  const stream = signal === undefined ? process.stdin : addAbortSignal(signal, process.stdin);
  try {
    return await readScenario(stream, STDIN_NAME);
  } catch (error) {
    throw signal?.aborted === true ? new InterruptedError() : error;
  }
}
