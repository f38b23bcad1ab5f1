import { EXIT, FracasError } from '../errors.ts';

/**
 * Explains an error on stderr.
 * @returns the exit code that it asks for
 */
export async function reportFailure(error: unknown): Promise<number> {
  if (error instanceof FracasError) {
    const { renderError, stderrColors } = await import('./diagnostics.ts');
    process.stderr.write(renderError(error, stderrColors()));
    return error.exitCode;
  }
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `This is a defect of Fracas, not of your scenario. Please report it with your command:\n${trace}\n`,
  );
  return EXIT.bug;
}
