import { blockCount } from '../engine/plan.ts';
import type { Tally } from '../engine/result.ts';
import { merge } from '../engine/tally.ts';
import { InvariantError } from '../errors.ts';
import type { Part } from './backend.ts';

/**
 * The parts of one variant, merged by block number: in order, each block once however often and in whatever order it
 * arrives. Only the complete prefix of blocks counts.
 */
export class Ledger {
  /** Blocks 0..blocks-1 are in {@link tally}. */
  blocks = 0;
  /** Everything up to {@link blocks}; null before block 0. */
  tally: Tally | null = null;
  readonly #waiting = new Map<number, Part>();

  /** @throws InvariantError when a part straddles blocks that are counted already and blocks that are not */
  add(part: Part): void {
    const end = part.block + blockCount(part.trials);
    if (part.block < this.blocks) {
      if (end <= this.blocks) return;
      throw new InvariantError(`blocks ${part.block}-${end - 1} arrived after blocks 0-${this.blocks - 1}`);
    }
    const rival = this.#waiting.get(part.block);
    if (rival === undefined || rival.trials < part.trials) this.#waiting.set(part.block, part);
    this.#advance();
  }

  #advance(): void {
    for (;;) {
      const next = this.#waiting.get(this.blocks);
      if (next === undefined) return;
      this.#waiting.delete(next.block);
      if (this.tally === null) this.tally = next.tally;
      else merge(this.tally, next.tally);
      this.blocks += blockCount(next.trials);
    }
  }
}
