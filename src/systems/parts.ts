/**
 * How the rounds of a fight fall apart into parts that touch each other nowhere: fighters who are in contact, and nobody
 * else, decide among themselves how their round goes. So the law of a round is the product of the laws of its parts.
 *
 * A round is: an *opening*, one step, after which contacts are settled and the round is divided; what follows within the
 * parts; and a *closing*, whose steps look at one thing beyond a part: whether anybody outside it supports those in it.
 * At the end of a division stands a condition of every member, a whole number that says all on which his future depends
 * but with whom he is in contact, which follows from who is left. A model has parts only where all that is true of it, for
 * the tactics that it was compiled with.
 */
export interface Parts<State = unknown> {
  /** Fighters of the engagement, numbered from 0, at most {@link MEMBERS_MAX}. */
  readonly members: number;
  /** Index member → his sort: members of a sort are alike but for their numbers. */
  readonly sorts: readonly number[];
  /** Whether the next step of the state opens a round. */
  isBefore(state: State): boolean;
  /** Whether the next steps of the state close a round. */
  isClosing(state: State): boolean;
  /** Goes on to the end of a closing in which nothing happens. */
  passClosing(state: State): void;
  /** How many of those in the state support members of other parts in the closing of this round. */
  support(state: State): number;
  /** What is common to all parts of an opened round (whose turn it is), from 0; that of the round after follows from it. */
  common(state: State): number;
  /** Condition of a member in an opened round, from 1, or {@link GONE} in any state. */
  condition(state: State, member: number): number;
  /**
   * Makes the state that of an opened round with these members alone, as if there had never been others.
   * @param conditions index member → condition; {@link GONE} for those who are not there
   */
  compose(state: State, common: number, conditions: Int32Array): void;
  /**
   * Divides an opened round.
   * @param out receives the part of each member, -1 of those who are gone
   * @returns the number of parts; 0 where its closing, or the opening of the next, does not fall apart
   */
  divide(state: State, out: Int32Array): number;
  /** Outcome of a fight in which only those of the set are left, or -1 while it goes on. */
  outcomeOf(present: number): number;
  /** How far a member has come within a round: equal numbers of all members mean equal futures of a part. */
  progress(state: State, member: number): number;
}

/** Condition of a member who has left the fight. */
export const GONE = 0;

/** Sets of members are bits, and there is a table by sets. */
export const MEMBERS_MAX = 16;
