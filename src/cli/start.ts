import { reportFailure } from './failure.ts';
import { runCommandLine } from './program.ts';

/** Runs the command line of this process and sets the exit code. */
export async function start(): Promise<void> {
  // A reader that has seen enough (`fracas run … | head`) is no error: files are still to be written, and the exit code told.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  // Where messages are lost, nobody can be told of it.
  process.stderr.on('error', () => undefined);

  process.on('uncaughtException', async (error) => process.exit(await reportFailure(error)));

  process.exitCode = await runCommandLine(process.argv.slice(2));
}
