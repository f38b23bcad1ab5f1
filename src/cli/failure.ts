import { EXIT, FracasError, visible } from '../errors.ts';

/**
 * Explains an error on stderr.
 * @returns the exit code that it asks for
 */
export async function reportFailure(error: unknown): Promise<number> {
  const explained = isOutputError(error) ? outputLost(error) : error;
  if (explained instanceof FracasError) {
    const { renderError, stderrColors } = await import('./diagnostics.ts');
    process.stderr.write(renderError(explained, stderrColors()));
    return explained.exitCode;
  }
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `This is a defect of Fracas, not of your scenario. Please report it with your command:\n${visible(trace)}\n`,
  );
  return EXIT.bug;
}

/** What the machine says of an output that takes no more, such as a full disk behind `fracas run … > result.json`. */
function isOutputError(error: unknown): error is NodeJS.ErrnoException & { readonly code: string } {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code !== undefined && syscall === 'write';
}

function outputLost(cause: NodeJS.ErrnoException & { readonly code: string }): FracasError {
  return new FracasError('cli/output-lost', `cannot write the output to the end (${cause.code})`, {
    hint: 'send it where there is room: what was written is not whole',
    cause,
  });
}
