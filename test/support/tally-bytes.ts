import type { Tally } from '../../src/engine/result.ts';
import { serializeTally } from '../../src/engine/tally.ts';

/** The bytes of a tally, which `expect` compares one by one, as it does not compare those of a buffer. */
export function bytesOf(tally: Tally): Uint8Array {
  return new Uint8Array(serializeTally(tally));
}
