import { Presets, SingleBar } from 'cli-progress';
import type { SamplingProgress } from '../backend/sample.ts';

/** A progress bar on stderr with rate and time left; draws nothing unless stderr is a terminal. */
export class Progress {
  #isShown: boolean;
  #bar: SingleBar | null = null;
  #begun = 0;

  /** @param isQuiet whether it stays silent even on a terminal */
  constructor(isQuiet: boolean) {
    this.#isShown = !isQuiet && process.stderr.isTTY === true;
  }

  update({ trialsDone, trialsPlanned }: SamplingProgress): void {
    if (!this.#isShown) return;
    if (this.#bar === null) {
      this.#begun = performance.now();
      this.#bar = new SingleBar(
        {
          format: '{bar} {percentage}% · {trials} trials{pace}',
          stream: process.stderr,
          clearOnComplete: true,
          hideCursor: null,
        },
        Presets.shades_classic,
      );
      this.#bar.start(trialsPlanned, trialsDone, { trials: compact(trialsDone), pace: '' });
    }
    const pace = describePace(trialsDone, trialsPlanned - trialsDone, performance.now() - this.#begun);
    this.#bar.setTotal(trialsPlanned);
    this.#bar.update(trialsDone, { trials: compact(trialsDone), pace });
  }

  /** Clears the bar for good, so that what follows on the terminal starts on a clean line. */
  stop(): void {
    this.#isShown = false;
    this.#bar?.stop();
    this.#bar = null;
  }
}

/** ` · 12.3M/s · 4 s left`, from the second half-second on. */
export function describePace(done: number, left: number, elapsedMs: number): string {
  if (elapsedMs < 500 || done === 0) return '';
  const perSecond = (1000 * done) / elapsedMs;
  return ` · ${compact(perSecond)}/s · ${describeSeconds(Math.ceil(left / perSecond))} left`;
}

function describeSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A formatter made beforehand would cost every run ten milliseconds, and few show a bar. */
function compact(value: number): string {
  return value.toLocaleString('en', { notation: 'compact', maximumSignificantDigits: 3 });
}
