import { reportFailure } from './failure.ts';
import { runCommandLine } from './program.ts';

/** Runs the command line of this process and sets the exit code. */
export async function start(): Promise<void> {
  // A reader that has seen enough (`fracas run … | head`) is no error.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }

  process.on('uncaughtException', async (error) => process.exit(await reportFailure(error)));

  process.exitCode = await runCommandLine(process.argv.slice(2));
}
