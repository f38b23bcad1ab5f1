import { InvariantError } from '../../errors.ts';
import { type Atoms, andOneMore, cappedAt, roundFrom, split, standing, TooMuchWork, Work } from './atoms.ts';
import type { Chain } from './chain.ts';

/**
 * Ends of the opening draw that are drawn at once: the likeliest ones, so few that their table lies in a cache of the first
 * level. The others are drawn for in a second draw.
 */
export const COMMON_ENDS = 1_023;
/** Ends of the opening draw, at most. */
const OPENING_ENDS = 16_384;
/** Ends of the draws that follow, all nodes together: as many as lie in a cache of the second level. */
const LATER_ENDS = 2_048;
/** The same where a draw is one round: those may be more. */
const ROUND_ENDS_MAX = 65_536;
/** Additions that a further round in one draw may take: what it saves is little. */
const WORK_OF_ROUND = 60_000;

/** One draw for every trial under way, by its laws at all nodes where one may stand. */
export interface RoundDraw {
  readonly laws: Laws;
  /** Rounds that it plays; 0: it tells apart what the draw before left open. */
  readonly rounds: number;
}

/** Index node → law. */
export type Laws = ReadonlyMap<number, Atoms>;

/**
 * The draws of a trial in order: as many rounds in one as leave its laws small. Whoever is under way after the last one has come
 * to the cap.
 * @param work additions of probabilities for the laws of single rounds
 * @returns null where already the laws of single rounds are too large
 */
export function roundDraws(chain: Chain, work: number): readonly RoundDraw[] | null {
  const one = roundsFromAll(chain, work);
  if (one === null) return null;
  const { nodeCount, rest, capped } = chain;
  const roundsMax = Math.max(1, chain.roundsMax);
  const first = fromStart(one, roundsMax);
  const later = fromAll(one, roundsMax - first.rounds);
  const draws: RoundDraw[] = [];
  let played = first.rounds;
  for (; later.rounds > 0 && played + later.rounds <= roundsMax; played += later.rounds) {
    draws.push({ laws: later.laws, rounds: later.rounds });
  }
  for (; played < roundsMax; played += 1) draws.push({ laws: one, rounds: 1 });
  // Who is still under way after the last round has come to the cap.
  const last = draws.pop();
  const end = (law: Atoms): Atoms => cappedAt(law, nodeCount, capped);
  if (last !== undefined) draws.push({ ...last, laws: new Map([...last.laws].map(([node, law]) => [node, end(law)])) });
  const opening = last === undefined ? end(first.law) : first.law;
  const { common, rare } = split(opening, COMMON_ENDS, rest);
  if (rare !== null) {
    draws.unshift({ laws: new Map([...standing(opening, nodeCount), [rest, rare]]), rounds: 0 });
  }
  return [{ laws: new Map([[0, common]]), rounds: first.rounds }, ...draws];
}

function roundsFromAll(chain: Chain, most: number): Laws | null {
  const work = new Work(most);
  const one = new Map<number, Atoms>();
  let atoms = 0;
  try {
    for (const node of roundStarts(chain)) {
      const law = roundFrom(chain, node, work);
      atoms += law.p.length;
      if (atoms > ROUND_ENDS_MAX) return null;
      one.set(node, law);
    }
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
  return one;
}

/** Nodes at which a round may begin; the start is the first. */
export function roundStarts({ ways, nodeCount }: Chain): ReadonlySet<number> {
  const starts = new Set([0]);
  for (const way of ways.flat()) if (way?.isLast === true && way.to < nodeCount) starts.add(way.to);
  return starts;
}

/** The law of the first rounds. */
function fromStart(one: Laws, roundsMax: number): { readonly law: Atoms; readonly rounds: number } {
  const first = one.get(0);
  if (first === undefined) throw new InvariantError('no round begins at the start');
  let law = first;
  let rounds = 1;
  while (rounds < roundsMax) {
    const longer = tryWork(() => andOneMore(law, one, new Work(WORK_OF_ROUND)));
    if (longer === null || longer.p.length > OPENING_ENDS) break;
    law = longer;
    rounds += 1;
  }
  return { law, rounds };
}

/** The laws of several rounds from every node. @param roundsMax rounds that are left for them */
function fromAll(one: Laws, roundsMax: number): { readonly laws: Laws; readonly rounds: number } {
  if (roundsMax <= 0) return { laws: one, rounds: 0 };
  let laws = one;
  let rounds = 1;
  while (rounds < roundsMax) {
    const work = new Work(WORK_OF_ROUND);
    const longer = tryWork(() => new Map([...laws].map(([node, law]) => [node, andOneMore(law, one, work)])));
    if (longer === null || [...longer.values()].reduce((sum, { p }) => sum + p.length, 0) > LATER_ENDS) break;
    laws = longer;
    rounds += 1;
  }
  return { laws, rounds };
}

function tryWork<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
}
