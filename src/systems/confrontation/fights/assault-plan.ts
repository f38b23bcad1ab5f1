/** Where an assault goes when its targets are gone. // CF-ASLT-10 */
export interface Redirection {
  /** Fighters, in order, and as bits. */
  readonly on: readonly number[];
  readonly set: number;
  /** Millimetres from the place of the first targets. */
  readonly distance: number;
  /** A charge stays one where the new target is seen. */
  readonly isCharge: boolean;
}

/** An assault as it is declared. // CF-ASLT-1, CF-ASLT-2 */
export interface AssaultEntry {
  readonly by: number;
  /** Fighters, in order, and as bits. */
  readonly on: readonly number[];
  readonly set: number;
  /** Millimetres to the target. // CF-ASLT-3 */
  readonly distance: number;
  /** Millimetres that he can move, and that he can dive. // CF-ASLT-4, CF-FLY-9 */
  readonly potential: number;
  readonly divePotential: number;
  readonly isCharge: boolean;
  readonly speakingTurn: number;
  readonly redirect: Redirection | null;
  /** He shoots first. // CF-SHOT-8 */
  readonly fires: boolean;
  /** X of an impact, 0 without. // CF-ABL-26 */
  readonly impact: number;
  /** What he does when he cannot or will not redirect. // CF-ASLT-9 */
  readonly whenGone: 'redirect' | 'stay' | 'run';
  /** First of the list, so that its movement is counted. */
  readonly isFirst: boolean;
}

/** Entries in the order in which they are played: by speaking turn, then as listed. // CF-ASLT-2 */
export function inOrder(entries: readonly AssaultEntry[]): readonly AssaultEntry[] {
  return [...entries].sort((a, b) => a.speakingTurn - b.speakingTurn);
}
