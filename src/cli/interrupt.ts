import { EXIT } from '../errors.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** An interrupt that is given once (finish what is under way) or twice (stop at once). */
export interface Interrupts {
  /** Aborted by the first. */
  readonly signal: AbortSignal;
  /** Gives the signals back to the system. */
  stop(): void;
}

/** Listens for Ctrl-C. A second one ends the process at once, with nothing written. */
export function listenForInterrupts(): Interrupts {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    process.stderr.write('\ninterrupted: finishing the blocks under way (once more stops at once)\n');
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return {
    signal: controller.signal,
    stop: () => {
      for (const name of SIGNALS) process.off(name, onSignal);
    },
  };
}
