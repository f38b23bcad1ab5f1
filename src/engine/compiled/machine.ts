import { finish, type Pieces } from '../../dice/pieces.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import type { NetworkNode } from '../control/network.ts';
import type { SumFacts } from '../sum-counter.ts';
import type { Atoms } from './atoms.ts';
import { type Chain, chainInPieces, type MachineLimits } from './chain.ts';
import { COLUMN, type DrawnLaw, END_BITS, ENDS, type LawRow, NEGLIGIBLE, WIDTH_BITS } from './law-columns.ts';
import { BASE, type LaidNode, NodeLayout, type NodeTables, READ, waysMax } from './layout.ts';
import { type RoundDraw, roundDraws } from './rounds.ts';

/**
 * A model as draws from exact laws: a trial goes from node to node, at each of which a law is drawn from that may depend on a
 * register, and what it brings is counted. Where rounds have few ends, a draw plays some rounds at once; else it answers a question.
 * Plain data: it may cross threads, and equal models give equal machines.
 *
 * Places are nodes of a layer, and from `endBase` on the outcomes. Trials begin at place 0.
 */
export interface Machine extends SumFacts, NodeTables {
  /** Index draw → first node of its layer; the last one is for all draws that follow. */
  readonly layers: readonly number[];
  /** Bits of an end that tell its way; those above them are an amount. */
  readonly wayBits: number;
  /** Ends of the opening draw are below it. */
  readonly openingEnds: number;
  readonly entrySum: number;
  /** Registers at the start, packed. */
  readonly entryRegisters: number;
  /** Place of trials that are not over after the last round; below `endBase` when there is none. */
  readonly capped: number;
  /** Sum from which the cap of rounds is reached; infinite where tables tell it, or there is none. */
  readonly cap: number;
  /** Draws after which a trial that is still under way never ends. */
  readonly drawsMax: number;
  readonly size: MachineSize;
}

/** What a machine took to build, and what it takes to keep. */
export interface MachineSize {
  /** States of the model that were walked. */
  readonly states: number;
  /** Steps that the rules were asked for. */
  readonly branches: number;
  /** Ends of draws in all its tables. */
  readonly atoms: number;
  /** Bytes of its tables. */
  readonly bytes: number;
  /** Rounds that a trial's first draw plays; 0: a draw answers a question. */
  readonly roundsADraw: number;
}

/** Limits of a machine that was asked for: some seconds, and some hundred megabytes while it is built. */
export const ASKED_MACHINE: MachineLimits = {
  states: 60_000,
  branches: 1_000_000,
  outcomes: 2 ** 20,
  work: 3_000_000,
};

/** Draws of a trial that has no cap of rounds, at most. */
const DRAWS_MAX = 10_000_000;
/** Draws of a trial with one, at most: so many, and so many more a round. No round of rules comes near them. */
const DRAWS_BEFORE = 50_000;
const DRAWS_A_ROUND = 2_000;

/**
 * Builds the machine of a model, or null where it is too large.
 * @param model compiled with tabulated sub-procedures, in small steps
 */
export function buildMachine(model: Model, tactics: Tactics, limits: MachineLimits = ASKED_MACHINE): Machine | null {
  return finish(buildMachineInPieces(model, tactics, limits));
}

/** The same in pieces. */
export function* buildMachineInPieces(model: Model, tactics: Tactics, limits: MachineLimits): Pieces<Machine | null> {
  const chain = yield* chainInPieces(model, tactics, limits);
  return chain === null ? null : machineOf(chain, drawsOf(chain, limits.work));
}

/** The draws of whole rounds by which a chain is drawn; null where draws answer questions. */
export function drawsOf(chain: Chain, work = ASKED_MACHINE.work): readonly RoundDraw[] | null {
  return chain.graph.registerCount === 0 ? roundDraws(chain, work) : null;
}

/** Lays out a chain; null where it does not fit. @param draws see {@link drawsOf} */
export function machineOf(chain: Chain, draws: readonly RoundDraw[] | null): Machine | null {
  const layout = new NodeLayout();
  const amountBits = draws === null ? bitsOfAmounts(chain) : 0;
  const layers = draws === null ? layQuestions(chain, layout, amountBits) : layRounds(chain, layout, draws);
  const tables = layers === null ? null : layout.lay();
  if (layers === null || tables === null) return null;
  const { nodeCount, outcomeCount, roundsMax, capped, fields, offsets, groupBits, network } = chain;
  const { entrySum, entryRegisters } = chain;
  const mostDraws = roundsMax === 0 ? DRAWS_MAX : Math.min(DRAWS_MAX, DRAWS_BEFORE + DRAWS_A_ROUND * roundsMax);
  return {
    ...tables,
    layers,
    wayBits: END_BITS - amountBits,
    endBase: nodeCount,
    openingEnds: openingEndsIn(tables),
    ...{ outcomeCount, roundsMax, capped, fields, offsets, groupBits, entrySum, entryRegisters },
    cap: draws === null ? chain.cap : Number.POSITIVE_INFINITY,
    drawsMax: draws === null ? mostDraws : draws.length,
    size: {
      states: network.states,
      branches: network.branches,
      atoms: layout.atoms,
      bytes: Object.values(tables).reduce((sum, { byteLength }: ArrayBufferView) => sum + byteLength, 0),
      roundsADraw: draws?.[0]?.rounds ?? 0,
    },
  };
}

function openingEndsIn({ nodes, columns }: NodeTables): number {
  const base = nodes[BASE] as number;
  const count = 2 ** ((nodes[READ] as number) & (2 ** WIDTH_BITS - 1));
  let most = 0;
  for (let column = base; column < base + count; column += 1) {
    const ends = columns[column * COLUMN + ENDS] as number;
    most = Math.max(most, ends >>> END_BITS, ends & (2 ** END_BITS - 1));
  }
  return most + 1;
}

/** Bits of the amounts that are drawn. */
function bitsOfAmounts({ network: { values } }: Chain): number {
  return Math.ceil(Math.log2(Math.max(1, ...[...values.keys()].map(({ amounts }) => amounts))));
}

/** One layer of all questions; null where a question has too many answers. */
function layQuestions(chain: Chain, layout: NodeLayout, amountBits: number): readonly number[] | null {
  const { network, ways, valueBits } = chain;
  const rows = new Map([...network.values].map(([family, values]) => [family, rowOf(family, values, amountBits)]));
  if (amountBits > END_BITS || ways.some((some) => some.length > waysMax(amountBits))) return null;
  for (const [node, { family }] of network.nodes.entries()) {
    const { register } = family;
    layout.add({
      row: rows.get(family) as LawRow,
      shift: Math.max(0, register) * valueBits,
      mask: register < 0 ? 0 : 2 ** valueBits - 1,
      ways: ways[node] as Chain['ways'][number],
    });
  }
  return [0];
}

function rowOf(family: NetworkNode['family'], values: readonly number[], amountBits: number): LawRow {
  const row: (DrawnLaw | undefined)[] = new Array((values.at(-1) ?? 0) + 1).fill(undefined);
  for (const value of values) {
    const chances = Array.from(family.chancesAt(value));
    const answers = [...chances.keys()].filter((answer) => (chances[answer] as number) >= NEGLIGIBLE);
    row[value] = {
      end: answers.map((answer) => {
        const amount = answer % family.amounts;
        return (amount << (END_BITS - amountBits)) + (answer - amount) / family.amounts;
      }),
      p: answers.map((answer) => chances[answer] as number),
    };
  }
  return row;
}

/** A layer for each draw; equal ones once. */
function layRounds({ nodeCount }: Chain, layout: NodeLayout, draws: readonly RoundDraw[]): readonly number[] | null {
  const known = new Map<RoundDraw['laws'], number>();
  return draws.map(({ laws }, at) => {
    const first = known.get(laws) ?? layout.count;
    if (known.has(laws)) return first;
    known.set(laws, first);
    for (let node = 0; node < (at === 0 ? 1 : nodeCount); node += 1) {
      const law = laws.get(node);
      layout.add(law === undefined ? null : roundNode(law));
    }
    return first;
  });
}

function roundNode({ place, gain, p }: Atoms): LaidNode {
  const nothing = { unit: 0, keep: 0, plus: 0, times: 0 };
  return {
    row: [{ end: Array.from(p.keys()), p }],
    shift: 0,
    mask: 0,
    ways: Array.from(place, (to, atom) => ({ to, effect: { gain: gain[atom] as number, ...nothing } })),
  };
}
