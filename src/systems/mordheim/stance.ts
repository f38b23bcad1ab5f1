/**
 * Circumstances of a strike as bits. Those that the striker has of himself are his flags in a fight, see OWN_STANCE in
 * fight.ts.
 */
export const STANCE = {
  fought: 1,
  charging: 2,
  charged: 4,
  calmed: 8,
  crowded: 16,
  targetFought: 32,
  diving: 64,
  /** The target charges irresistibly, and that counts against the striker. // MH-HIT-1 */
  targetUnstoppable: 128,
} as const;

/** Sets of {@link STANCE} are below this. */
export const STANCE_SETS = 256;
