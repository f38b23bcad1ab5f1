import type { Tally } from '../../src/engine/result.ts';
import { serializeTally } from '../../src/engine/tally.ts';

/** A tally's bytes as text: two tallies are equal when these are. Of buffers `expect` does not compare what they hold. */
export function bytesOf(tally: Tally): string {
  return Buffer.from(serializeTally(tally)).toString('base64');
}
