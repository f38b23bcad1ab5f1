import { explore, exploreInPieces, type Walk, type WalkLimits } from '../../dice/explore.ts';
import { KeyTable } from '../../dice/key-table.ts';
import { finish, type Pieces } from '../../dice/pieces.ts';
import { topologicalOrder } from '../../dice/tabulate.ts';
import { ExactLimitError } from '../../errors.ts';
import { type Model, ROUND_ENDS, type Tactics } from '../../systems/system.ts';
import { type Packing, pack, type Transition } from '../packing.ts';
import { ModelSteps, roundsOf, startMetrics, startOf } from '../steps.ts';

/**
 * The states of a model and every way between them, each way's gains packed into one number. Places are nodes, 0 the
 * start, and from `nodeCount` on the outcomes.
 */
export interface Chain {
  readonly nodeCount: number;
  /** The last node: no state of the model, but a place that draws may use. */
  readonly rest: number;
  readonly outcomeCount: number;
  /** 0 without rounds. */
  readonly roundsMax: number;
  /** Place of a trial that reaches the cap of rounds; below `nodeCount` when there is none. */
  readonly capped: number;
  /** Nodes in an order in which every way within a round leads forward. */
  readonly order: Int32Array;
  /** Nodes at which a round may begin; the start is the first. */
  readonly roundStarts: readonly number[];
  /** Ways of node i are `first[i] .. end[i]-1`. */
  readonly first: Int32Array;
  readonly end: Int32Array;
  /** Index way → place. */
  readonly to: Int32Array;
  readonly weight: Float64Array;
  /** Index way → 1 where a round ends by it, or the trial. */
  readonly isLast: Uint8Array;
  readonly packing: Packing;
  /** Index field of the packing → value of its metric at 0. */
  readonly offsets: readonly number[];
  /** Branches that were enumerated to find all this. */
  readonly branches: number;
}

/**
 * The chain of a model, or null where it is too large, has no bounds, or counts more than one sum can hold.
 * @param model compiled with tabulated sub-procedures, in small steps
 */
export function chainOf(model: Model, tactics: Tactics, limits: WalkLimits): Chain | null {
  return finish(chainInPieces(model, tactics, limits));
}

/** The same in pieces. */
export function* chainInPieces(model: Model, tactics: Tactics, limits: WalkLimits): Pieces<Chain | null> {
  if (model.isUnbounded === true) return null;
  const walk = yield* walkWithin(model, tactics, limits);
  yield;
  return walk === null ? null : packed(model, walk);
}

/** Tells which node a state is: nodes are numbered as a walk of the same model meets them. */
export class NodeNames {
  readonly #model: Model;
  readonly #table: KeyTable;
  readonly #key: Int32Array;

  /** @throws ExactLimitError when the model has more states than that */
  constructor(model: Model, tactics: Tactics, limits: WalkLimits) {
    this.#model = model;
    this.#table = new KeyTable(model.keyLength);
    this.#key = new Int32Array(model.keyLength);
    explore(new NamedSteps(model, tactics, this.#table), startOf(model), limits, { rounds: roundsOf(model) });
  }

  nodeOf(state: unknown): number {
    this.#model.key(state, this.#key);
    return this.#table.indexOf(this.#key);
  }
}

/** The steps of a model that enter every key they are asked for into a table. */
class NamedSteps extends ModelSteps<unknown> {
  readonly #table: KeyTable;

  constructor(model: Model, tactics: Tactics, table: KeyTable) {
    super(model, tactics);
    this.#table = table;
  }

  override key(state: unknown, out: Int32Array): void {
    super.key(state, out);
    this.#table.indexOf(out);
  }
}

function* walkWithin(model: Model, tactics: Tactics, limits: WalkLimits): Pieces<Walk<unknown> | null> {
  try {
    return yield* exploreInPieces(new ModelSteps(model, tactics), startOf(model), limits, { rounds: roundsOf(model) });
  } catch (error) {
    if (error instanceof ExactLimitError) return null;
    throw error;
  }
}

function packed(model: Model, walk: Walk<unknown>): Chain | null {
  const { edgeStart, edgeEnd, edgeWeight } = walk;
  const { roundsMax } = model;
  const nodeCount = walk.nodeCount + 1;
  const capped = nodeCount + model.unresolved;
  const ways = transitionsOf(model, walk, nodeCount);
  const starts = startMetrics(model);
  // A number of the state may fall below where it began: it is counted from 0, and a count from its start.
  const entryGains = model.metrics.map(({ isOfState }, i) => (isOfState === true ? (starts[i] as number) : 0));
  const offsets = model.metrics.map(({ isOfState }, i) => (isOfState === true ? 0 : (starts[i] as number)));
  const packing = pack(ways, {
    entry: 0,
    entryGains: [0, ...entryGains],
    nodeCount,
    roundsMax,
    counters: model.metrics.length,
    length: ways.length,
  });
  if (packing === null) return null;
  const roundStarts = new Set([0]);
  for (const { to, gains } of ways) if ((gains[0] as number) > 0 && to < nodeCount) roundStarts.add(to);
  return {
    nodeCount,
    rest: walk.nodeCount,
    outcomeCount: model.outcomes.length,
    roundsMax,
    capped,
    order: topologicalOrder(walk, ROUND_ENDS),
    roundStarts: [...roundStarts],
    first: edgeStart,
    end: edgeEnd,
    to: Int32Array.from(ways, ({ to }) => to),
    weight: edgeWeight,
    isLast: Uint8Array.from(ways, ({ to, gains }) => (to >= nodeCount || (gains[0] as number) > 0 ? 1 : 0)),
    packing,
    offsets: roundsMax === 0 ? offsets : [1, ...offsets],
    branches: walk.branches,
  };
}

/** Index edge → where it leads and what it brings. */
function transitionsOf(model: Model, walk: Walk<unknown>, nodeCount: number): readonly Transition[] {
  const { edgeStart, edgeEnd, edgeTo, edgeCode, edgeGain, gains } = walk;
  const width = model.metrics.length;
  const ways: Transition[] = [];
  for (let from = 0; from < walk.nodeCount; from += 1) {
    for (let at = edgeStart[from] as number; at < (edgeEnd[from] as number); at += 1) {
      const code = edgeCode[at] as number;
      const reached = edgeTo[at] as number;
      const gain = (edgeGain[at] as number) * width;
      ways[at] = {
        at,
        from,
        // A round that cannot be followed by another one leads nowhere.
        to: code >= 0 ? nodeCount + code : reached < 0 ? nodeCount + model.unresolved : reached,
        gains: [code === ROUND_ENDS ? 1 : 0, ...gains.subarray(gain, gain + width)],
      };
    }
  }
  return ways;
}
