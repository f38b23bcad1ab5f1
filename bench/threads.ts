import { readdirSync, readFileSync } from 'node:fs';

/** Time of one thread since it began, in seconds. */
export interface ThreadTime {
  /** On a core. */
  readonly ran: number;
  /** Ready to run, while others had the cores. */
  readonly waited: number;
}

const NANO = 1e-9;

/** Index thread of this process → its time; null where the system does not tell (it is Linux that does). */
export function threadTimes(): ReadonlyMap<string, ThreadTime> | null {
  try {
    return new Map(
      readdirSync('/proc/self/task').map((thread) => {
        const [ran = 0, waited = 0] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8')
          .split(' ')
          .map(Number);
        return [thread, { ran: ran * NANO, waited: waited * NANO }];
      }),
    );
  } catch {
    return null;
  }
}

/** The busiest threads between two looks, the busiest first. */
export function busiest(
  before: ReadonlyMap<string, ThreadTime>,
  after: ReadonlyMap<string, ThreadTime>,
  count: number,
): readonly ThreadTime[] {
  const none = { ran: 0, waited: 0 };
  return [...after]
    .map(([thread, { ran, waited }]) => {
      const then = before.get(thread) ?? none;
      return { ran: ran - then.ran, waited: waited - then.waited };
    })
    .sort((a, b) => b.ran - a.ran)
    .slice(0, count);
}

/**
 * Starts a clock for the main thread: what somebody waits for, less the time in which it could run and other programs had
 * the cores. On an idle machine, and where the system does not tell, that is the clock on the wall.
 * @returns milliseconds since the start
 */
export function startWatch(): () => number {
  const waited = (): number => (threadTimes()?.get(String(process.pid))?.waited ?? 0) * 1_000;
  // What is taken off is read within what passes: a wait between the two readings must not shorten the time.
  const begun = performance.now();
  const waitedBefore = waited();
  return () => {
    const waitedMs = waited() - waitedBefore;
    return performance.now() - begun - waitedMs;
  };
}
