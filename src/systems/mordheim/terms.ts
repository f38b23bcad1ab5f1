/** What an engagement lays down beside its fighters; each pair is by side. */
export interface Terms {
  /** Who is in contact: all with all, pairs, or whom a charge has brought together. // MH-ORD-7, MH-SKI-1 */
  readonly contact: 'all' | 'paired' | 'charged';
  readonly hasFriendsNear: readonly [boolean, boolean];
  readonly testsRout: readonly [boolean, boolean];
  readonly concedes: readonly [boolean, boolean];
}

/** Two sides and nothing else. */
export const PLAIN_TERMS: Terms = {
  contact: 'all',
  hasFriendsNear: [false, false],
  testsRout: [false, false],
  concedes: [false, false],
};
