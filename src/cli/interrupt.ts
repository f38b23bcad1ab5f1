import { EXIT, FracasError } from '../errors.ts';
import type { Language } from '../systems/system.ts';

/** Ctrl-C, a polite request to end, and a terminal that is gone. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const HEARD = {
  en: 'Interrupted: what is finished is being written (Ctrl-C again to stop now)',
  fr: 'Calcul interrompu\u00a0: écriture de ce qui est terminé (Ctrl-C à nouveau pour arrêter tout de suite)',
} as const;

/** An interrupt that is given once (write what is finished) or twice (stop at once). */
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
export function listenForInterrupts(language: Language = 'en'): Interrupts {
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
    process.stderr.write(`\n${HEARD[language]}\n`);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return { signal: controller.signal, stop };
}
