import type { Batch } from './batch.ts';
import { ENDED, FINISHING, HITTING, PARRYING } from './batch-state.ts';
import { PASSING } from './criticals.ts';
import type { Blow, Volley } from './volley.ts';

/** Integers of a key before the injury dice. */
const KEY_WORDS = 7;
/** Injury dice to a word of a key, seven bits each: 1 + group × 4 + kind is below 128 for thirty groups. */
const DICE_A_WORD = 4;

/** Integers of {@link writeBatchKey}: a hit earns two injury dice at most, with a body blow too. */
export function batchKeyLength(volley: Volley): number {
  return KEY_WORDS + Math.ceil((2 * volley.blows.length) / DICE_A_WORD);
}

/**
 * Identity of an unfinished or finished batch of one volley, in {@link batchKeyLength} integers.
 * @param countsHits whether hits and parries are told apart
 */
export function writeBatchKey(batch: Batch, out: Int32Array, countsHits: boolean): void {
  const { blows } = batch.volley;
  const isOver = batch.stage === ENDED;
  const hasParry = batch.canParry && !isOver;
  const cursor = batch.stage === HITTING || batch.stage === FINISHING ? batch.cursor : 0;
  out[0] =
    batch.stage | (batch.posture << 3) | (batch.wounds << 6) | (cursor << 10) | ((isOver ? 0 : batch.limit) << 16);
  out[1] =
    (hasParry ? 1 : 0) |
    (batch.parrySpent ? 2 : 0) |
    (batch.softened && !isOver ? 4 : 0) |
    ((isOver ? 0 : batch.worst) << 3) |
    ((hasParry || batch.stage === PARRYING ? batch.highest : 0) << 6) |
    ((isOver ? batch.marks & (PASSING - 1) : batch.marks) << 13);
  out[2] = hasParry && batch.highest > 0 ? blowKey(batch, blows[batch.highestBlow] as Blow, batch.highestBlow) : 0;
  out[3] = isOver ? 0 : hitKey(batch);
  out[4] = batch.poisonSet;
  out[5] = batch.criticalsUsed;
  const counted = batch.woundsDealt | (batch.criticals << 8);
  out[6] = countsHits ? counted | (batch.hits << 16) | (batch.parried << 24) : counted;
  for (let i = KEY_WORDS; i < out.length; i += 1) out[i] = 0;
  if (isOver) return;
  // In order: dice of unlike kinds are not interchangeable where a trial is to be told die by die.
  for (let die = batch.rolled; die < batch.queued; die += 1) {
    const earned = batch.queue[die] ?? 0;
    const kind = 1 + (blows[earned >> 2] as Blow).group * 4 + (earned & 3);
    const place = die - batch.rolled;
    const word = KEY_WORDS + Math.floor(place / DICE_A_WORD);
    out[word] = (out[word] ?? 0) | (kind << (7 * (place % DICE_A_WORD)));
  }
}

function blowKey(batch: Batch, blow: Blow, index: number): number {
  return 1 + (batch.volley.isPoisoned ? index : blow.group);
}

/** Hits still to be resolved; equal blows are interchangeable unless poison tells them apart. */
function hitKey(batch: Batch): number {
  if (batch.volley.isPoisoned) return batch.hitSet;
  const { blows } = batch.volley;
  let key = 0;
  let last = blows.length - 1;
  for (let index = blows.length - 1; index >= 0; index -= 1) {
    if ((blows[index] as Blow).group !== (blows[last] as Blow).group) last = index;
    if ((batch.hitSet & (1 << index)) === 0) continue;
    key |= 1 << last;
    last -= 1;
  }
  return key;
}
