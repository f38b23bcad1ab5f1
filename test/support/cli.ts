import { type SpawnSyncReturns, type StdioOptions, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { vi } from 'vitest';
import { FracasError } from '../../src/errors.ts';

/** The program itself, as sources. */
export const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

/** Runs the program as a process of its own and waits for it; one that hangs is ended within the time of a test. */
export function runProcess(
  args: readonly string[],
  stdio: StdioOptions = 'pipe',
  input?: string | Uint8Array,
): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['--import', 'tsx', MAIN, ...args], {
    encoding: 'utf8',
    stdio,
    ...(input === undefined ? {} : { input }),
    timeout: 50_000,
    killSignal: 'SIGKILL',
  });
}

/** What a command wrote and how it would have ended. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly exitCode: number;
  /** The error that the command left to the main program. */
  readonly thrown: unknown;
}

/** Runs one command in this process; paths count from the current folder. */
export async function runCommand(register: (program: Command) => void, ...args: readonly string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const onOut = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const onErr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  const before = process.exitCode;
  process.exitCode = 0;
  const program = new Command('fracas').exitOverride();
  register(program);
  let thrown: unknown = null;
  try {
    await program.parseAsync(['node', 'fracas', ...args]);
  } catch (error) {
    thrown = error;
  }
  const exitCode = thrown instanceof FracasError ? thrown.exitCode : Number(process.exitCode ?? 0);
  process.exitCode = before;
  onOut.mockRestore();
  onErr.mockRestore();
  return { out, err, exitCode, thrown };
}
