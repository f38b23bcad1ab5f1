import { EXIT, FracasError } from '../errors.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** An interrupt that is given once (finish what is under way) or twice (stop at once). */
export interface Interrupts {
  /** Aborted by the first. */
  readonly signal: AbortSignal;
  /** Gives the signals back to the system. */
  stop(): void;
}

/** An interrupt before there was anything to report. */
export class InterruptedError extends FracasError {
  override readonly exitCode: number = EXIT.interrupted;

  constructor() {
    super('cli/interrupted', 'interrupted before the first result: nothing is written');
  }
}

/**
 * Listens for Ctrl-C. A second one ends the process by that signal, with nothing written: an orderly exit would wait for
 * what is under way, such as a pipe that nobody writes to. Shells report it as 128 plus its number: 130 for Ctrl-C.
 */
export function listenForInterrupts(): Interrupts {
  const controller = new AbortController();
  const stop = (): void => {
    for (const name of SIGNALS) process.off(name, onSignal);
  };
  const onSignal = (name: NodeJS.Signals): void => {
    if (controller.signal.aborted) {
      stop();
      process.kill(process.pid, name);
      return;
    }
    // Whoever draws on the terminal puts it in order first: a second signal leaves no time for that.
    controller.abort();
    process.stderr.write('\ninterrupted: finishing the blocks under way (once more stops at once)\n');
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return { signal: controller.signal, stop };
}
