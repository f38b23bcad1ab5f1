import type { WalkLimits } from '../../dice/explore.ts';
import { finish, type Pieces } from '../../dice/pieces.ts';
import { InvariantError } from '../../errors.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import type { Field } from '../packing.ts';
import { type Atoms, andOneMore, cappedAt, roundFrom, split, standing, stepFrom, TooMuchWork, Work } from './atoms.ts';
import { type Chain, chainInPieces } from './chain.ts';
import { bytesOf, layOut, type Tables } from './draw-tables.ts';
import { buildRegisterMachine, type RegisterMachine } from './register-machine.ts';

/** What samples a model by its laws. */
export type Machine = RoundMachine | RegisterMachine;

/**
 * A model as draws from exact laws: a trial is a walk from table to table, each draw of which brings it some rounds on.
 * Plain data: it may cross threads, and equal models give equal machines.
 *
 * Places are nodes, and from `endBase` on the outcomes.
 */
export interface RoundMachine {
  readonly kind: 'rounds';
  /** The first draw of every trial. */
  readonly opening: Draw;
  /** The draws that follow, in order; the last one is repeated until every trial has ended. */
  readonly draws: readonly Draw[];
  readonly endBase: number;
  readonly outcomeCount: number;
  /** Place of trials that are not over after the last round; below `endBase` when there is none. */
  readonly capped: number;
  readonly entrySum: number;
  /** Sum from which the cap of rounds is reached. */
  readonly cap: number;
  /** Where the metrics stand in the sum of gains: see {@link Packing}. */
  readonly fields: readonly Field[];
  /** Index field → value of its metric at 0. */
  readonly offsets: readonly number[];
  readonly roundsMax: number;
  readonly size: MachineSize;
}

/** One draw for every trial under way. */
export interface Draw {
  readonly tables: Tables;
  /** Rounds that it plays; 0: it is a step, or tells apart what the draw before left open. */
  readonly rounds: number;
  /** Whether the cap of rounds is told by the sum of gains, and not by the tables. */
  readonly asksCap: boolean;
}

/** What a machine took to build, and what it takes to keep. */
export interface MachineSize {
  /** States of the model that were walked. */
  readonly states: number;
  readonly branches: number;
  /** Ends of draws in all its tables. */
  readonly atoms: number;
  /** Bytes of its tables. */
  readonly bytes: number;
  /** Most rounds that one draw plays; 0: a draw is a step. */
  readonly roundsADraw: number;
}

/** Within which a machine is worth building. */
export interface MachineLimits extends WalkLimits {
  /** Outcomes of all laws of a machine with registers, which are for each of their values. */
  readonly outcomes: number;
  /** Additions of probabilities in the making of the laws of single rounds. */
  readonly work: number;
}

/** Limits of a machine that was asked for: about a second and some ten megabytes; its tables fit what {@link COLUMNS_MAX} says. */
export const ASKED_MACHINE: MachineLimits = {
  states: 60_000,
  branches: 1_000_000,
  outcomes: 2 ** 20,
  work: 3_000_000,
};

/**
 * Ends of the opening draw that are drawn at once: the likeliest ones, so few that their table lies in a cache of the first
 * level. The others are drawn for in a second draw.
 */
const COMMON_ENDS = 1_023;
/** Ends of the opening draw, at most. */
const OPENING_ENDS = 16_384;
/** Ends of the draws that follow, all nodes together: as many as lie in a cache of the second level. */
const LATER_ENDS = 2_048;
/** The same where a draw is one round: those may be more. */
const ROUND_ENDS_MAX = 65_536;
/** Ends of draws that are one step. */
const STEP_ENDS_MAX = 2 ** 18;
/** Additions that a further round in one draw may take: what it saves is little. */
const WORK_OF_ROUND = 60_000;

/**
 * Builds the machine of a model, or null where it is too large.
 * @param model compiled with tabulated sub-procedures, in small steps
 */
export function buildMachine(model: Model, tactics: Tactics, limits: MachineLimits = ASKED_MACHINE): Machine | null {
  return finish(buildMachineInPieces(model, tactics, limits));
}

/** The same in pieces. */
export function buildMachineInPieces(model: Model, tactics: Tactics, limits: MachineLimits): Pieces<Machine | null> {
  return model.registers === undefined
    ? buildRoundMachine(model, tactics, limits)
    : buildRegisterMachine(model, tactics, limits);
}

function* buildRoundMachine(model: Model, tactics: Tactics, limits: MachineLimits): Pieces<RoundMachine | null> {
  const chain = yield* chainInPieces(model, tactics, limits);
  if (chain === null) return null;
  yield;
  const laws = drawLaws(chain, limits.work);
  if (laws === null) return null;
  yield;
  const [opening, ...draws] = layAll(chain.nodeCount, laws);
  if (opening === undefined) return null;
  const { nodeCount, outcomeCount, roundsMax, capped, packing, offsets, branches } = chain;
  const tables = [...new Set([opening, ...draws].map((draw) => draw.tables))];
  return {
    kind: 'rounds',
    opening,
    draws,
    endBase: nodeCount,
    outcomeCount,
    capped,
    entrySum: packing.entrySum,
    cap: packing.cap,
    fields: packing.fields,
    offsets,
    roundsMax,
    size: {
      states: chain.rest,
      branches,
      atoms: tables.reduce((sum, { atoms }) => sum + atoms, 0),
      bytes: tables.reduce((sum, each) => sum + bytesOf(each), 0),
      roundsADraw: opening.rounds,
    },
  };
}

/** The laws of draws at all nodes where one may stand, not yet laid out. */
export interface DrawLaws {
  readonly laws: Laws;
  readonly rounds: number;
  readonly asksCap: boolean;
}

/** Index node → law. */
export type Laws = ReadonlyMap<number, Atoms>;

/**
 * The laws of a trial's draws in order, the opening one first; the last ones are repeated.
 * @returns null where even single steps have too many ends
 */
export function drawLaws(chain: Chain, work = ASKED_MACHINE.work): readonly DrawLaws[] | null {
  return ofRounds(chain, work) ?? ofSteps(chain);
}

/** Draws of whole rounds: as many in one as leave its laws small; null where already one is too large. */
function ofRounds(chain: Chain, work: number): readonly DrawLaws[] | null {
  const one = roundsFromAll(chain, work);
  if (one === null) return null;
  const { nodeCount, rest, capped } = chain;
  const roundsMax = Math.max(1, chain.roundsMax);
  const first = fromStart(one, roundsMax);
  const later = fromAll(one, roundsMax - first.rounds);
  const draws: DrawLaws[] = [];
  let played = first.rounds;
  for (; later.rounds > 0 && played + later.rounds <= roundsMax; played += later.rounds) {
    draws.push({ laws: later.laws, rounds: later.rounds, asksCap: false });
  }
  for (; played < roundsMax; played += 1) draws.push({ laws: one, rounds: 1, asksCap: false });
  // Who is still under way after the last round has come to the cap.
  const last = draws.pop();
  const end = (law: Atoms): Atoms => cappedAt(law, nodeCount, capped);
  if (last !== undefined) draws.push({ ...last, laws: new Map([...last.laws].map(([node, law]) => [node, end(law)])) });
  const opening = last === undefined ? end(first.law) : first.law;
  const { common, rare } = split(opening, COMMON_ENDS, rest);
  if (rare !== null) {
    draws.unshift({ laws: new Map([...standing(opening, nodeCount), [rest, rare]]), rounds: 0, asksCap: false });
  }
  return [{ laws: new Map([[0, common]]), rounds: first.rounds, asksCap: false }, ...draws];
}

function roundsFromAll(chain: Chain, most: number): Laws | null {
  const work = new Work(most);
  const one = new Map<number, Atoms>();
  let atoms = 0;
  try {
    for (const node of chain.roundStarts) {
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

/** Draws of single steps, where whole rounds have too many ends. */
function ofSteps(chain: Chain): readonly DrawLaws[] | null {
  if (chain.to.length > STEP_ENDS_MAX) return null;
  const laws = new Map<number, Atoms>();
  for (let node = 0; node < chain.rest; node += 1) laws.set(node, stepFrom(chain, node));
  const { common, rare } = split(laws.get(0) as Atoms, COMMON_ENDS, chain.rest);
  // The first step is no sooner at the cap than the walk itself has noticed.
  const opening: DrawLaws = { laws: new Map([[0, common]]), rounds: 0, asksCap: false };
  const steps: DrawLaws = { laws, rounds: 0, asksCap: true };
  if (rare === null) return [opening, steps];
  const others = new Map([...standing(laws.get(0) as Atoms, chain.nodeCount), [chain.rest, rare]]);
  return [opening, { laws: others, rounds: 0, asksCap: false }, steps];
}

/** Equal laws are laid out once. */
function layAll(nodeCount: number, draws: readonly DrawLaws[]): readonly Draw[] {
  const known = new Map<Laws, Tables>();
  return draws.map(({ laws, rounds, asksCap }) => {
    const tables = known.get(laws) ?? layOut(nodeCount, laws);
    known.set(laws, tables);
    return { tables, rounds, asksCap };
  });
}
