import { setImmediate } from 'node:timers/promises';
import type { Pieces } from '../dice/pieces.ts';

/** How long work goes on before signals are let through. */
const DEAF_MS = 50;

/** Does work in pieces, letting signals through between them; null where it was stopped before its end. */
export async function attend<Result>(
  pieces: Pieces<Result>,
  isStopped: () => boolean,
): Promise<{ readonly result: Result } | null> {
  let heard = performance.now();
  for (;;) {
    if (isStopped()) return null;
    const { done, value } = pieces.next();
    if (done === true) return { result: value };
    if (performance.now() - heard < DEAF_MS) continue;
    await setImmediate();
    heard = performance.now();
  }
}
