import { fallWounds } from './falling.ts';
import { wholeCentimetres } from './lengths.ts';
import type { Rulings } from './rulings.ts';

/** Rulings that decide what a jump costs. */
export type JumpRulings = Pick<Rulings, 'partial-cm' | 'short-jump-fall'>;

/** Obstacles of this size or larger cannot be jumped over. // MB-JUMP-4 */
const TOO_LARGE = 1;

/** A jump as it is declared. Lengths in mm. // MB-JUMP-5 */
export interface Jump {
  /** All that he may move this turn. */
  readonly allowance: number;
  /** Movement before the run-up. */
  readonly priorMove: number;
  readonly runUp: number;
  readonly encumbrance: number;
  readonly physiqueLeft: number;
  /** Wanted length. */
  readonly gap: number;
  /** Where it stands on the way; null where the way is clear. */
  readonly obstacle: { readonly at: number; readonly size: number } | null;
  /** Depth below, where he comes down. */
  readonly drop: number;
  /** His base fits where he lands. */
  readonly hasRoom: boolean;
}

/** How a jump ends. Lengths in mm. */
export interface Jumped {
  readonly end: 'lands' | 'falls-short' | 'falls' | 'not-possible';
  readonly length: number;
  readonly longest: number;
  readonly travelled: number;
  /** Physique lost. */
  readonly lost: number;
}

/** The longest jump over all run-ups, in mm. // MB-JUMP-3 */
export function longestJump({ allowance, priorMove, encumbrance }: Jump): number {
  return Math.max(0, Math.floor((allowance - priorMove - encumbrance) / 2));
}

/** How a jump ends. // MB-JUMP-1 to 9 */
export function jump(jump: Jump, rulings: JumpRulings): Jumped {
  const { allowance, priorMove, runUp, encumbrance, gap, hasRoom } = jump;
  const longest = longestJump(jump);
  const left = allowance - priorMove - runUp;
  if (left < 0) return { end: 'not-possible', length: 0, longest, travelled: 0, lost: 0 }; // MB-JUMP-2
  const length = Math.max(0, Math.min(runUp - encumbrance, left)); // MB-JUMP-3
  const before = priorMove + runUp;
  const stop = stopOf(jump, length);
  if (stop !== null)
    return { end: 'falls-short', length, longest, travelled: before + stop, lost: shortLoss(jump, stop, rulings) };
  const lost = hasRoom ? 0 : fall(jump, jump.physiqueLeft, rulings); // MB-JUMP-9
  return { end: hasRoom ? 'lands' : 'falls', length, longest, travelled: before + gap, lost };
}

/** How far a jump goes that does not cross; null where it does. // MB-JUMP-4, MB-JUMP-6 */
function stopOf({ gap, obstacle }: Jump, length: number): number | null {
  if (obstacle !== null && obstacle.size >= TOO_LARGE && obstacle.at < Math.min(gap, length)) return obstacle.at;
  return length < gap ? length : null;
}

/** Physique lost by a jump that ends at `stop`. // MB-JUMP-7, MB-JUMP-8 */
function shortLoss(jump: Jump, stop: number, rulings: JumpRulings): number {
  const { gap, drop, physiqueLeft } = jump;
  const isFallAlone = drop > 0 && rulings['short-jump-fall'] === 'fall-only';
  const missing = isFallAlone ? 0 : wholeCentimetres(gap - stop, rulings);
  const first = Math.min(physiqueLeft, missing);
  return first + fall(jump, physiqueLeft - first, rulings);
}

/** Physique lost by coming down where he did not want to. // MB-JUMP-8, MB-JUMP-9 */
function fall({ drop, encumbrance }: Jump, physiqueLeft: number, rulings: JumpRulings): number {
  if (drop === 0 || physiqueLeft === 0) return 0;
  const wounds = fallWounds({ height: drop, encumbrance, physiqueLeft, isVoluntary: false }, rulings);
  return Math.min(physiqueLeft, wounds);
}
