import type { Dice, Law } from '../../dice/dice.ts';
import { explore, type Walk, type WalkLimits } from '../../dice/explore.ts';
import { KeyTable } from '../../dice/key-table.ts';
import { makeLaw } from '../../dice/law.ts';
import { topologicalOrder } from '../../dice/tabulate.ts';
import { CONTINUES } from '../../systems/system.ts';
import { type Course, CourseSteps, type Reach, type Scene, WITHIN } from './course.ts';

/** One way in which a course may end. */
export interface CourseEnd {
  readonly course: Course;
  /** Rounds that ended, then increments of the metrics. */
  readonly gains: readonly number[];
  readonly p: number;
}

/** Mark of the course from which all others begin. */
const BEFORE = -1;

/** Courses that are walked together, for most of what they come to is the same. */
class ManySteps extends CourseSteps {
  readonly #begin: readonly Begin[];
  readonly #choice: Law;

  /** @param begin index start → what makes a state that start */
  constructor(scene: Scene, reach: Reach, begin: readonly Begin[]) {
    super(scene, reach);
    this.#begin = begin;
    this.#choice = makeLaw(new Float64Array(begin.length).fill(1 / begin.length));
  }

  override key(course: Course, out: Int32Array): void {
    if (course.mark === BEFORE) out.fill(BEFORE);
    else super.key(course, out);
  }

  override isEnd({ mark }: Course): boolean {
    return mark > WITHIN;
  }

  override step(course: Course, dice: Dice): number {
    if (course.mark !== BEFORE) return super.step(course, dice);
    course.mark = WITHIN;
    this.#begin[dice.draw(this.#choice, 0)]?.(course.state);
    return CONTINUES;
  }
}

/** What makes a state a start. */
export type Begin = (state: unknown) => void;

type Mass = Map<number, number>;

/** Every course of some starts, walked at once; the law of each start is then a matter of adding up. */
export class CourseWalk {
  readonly branches: number;
  readonly #walk: Walk<Course>;
  /** Nodes in an order in which every way leads forward, and index node → its place in it. */
  readonly #order: Int32Array;
  readonly #places: Int32Array;
  readonly #gains: GainVectors;
  /** Index node → the last start that was found to lead there, from 1. */
  readonly #reached: Int32Array;
  #starts = 0;
  /** Index start → its node. */
  readonly #nodes: readonly number[];

  /** @throws ExactLimitError when there are too many states */
  constructor(scene: Scene, reach: Reach, begin: readonly Begin[], limits: WalkLimits) {
    const steps = new ManySteps(scene, reach, begin);
    const first = steps.createState();
    scene.model.reset(first.state);
    first.mark = BEFORE;
    const walk = explore(steps, first, limits);
    this.#walk = walk;
    this.branches = walk.branches;
    this.#order = topologicalOrder(walk);
    this.#places = new Int32Array(walk.nodeCount);
    this.#reached = new Int32Array(walk.nodeCount);
    this.#order.forEach((node, place) => {
      this.#places[node] = place;
    });
    this.#gains = new GainVectors(walk.gains, steps.counterCount);
    // The ways of the first node stand in the order of the starts, equal ones being one.
    this.#nodes = numbersOf(steps, begin).map((way) => walk.edgeTo[(walk.edgeStart[0] as number) + way] as number);
  }

  /** The exact law of how the course of a start ends, and of what it brings on the way. */
  lawOf(start: number): readonly CourseEnd[] {
    const { ends } = this.#walk;
    const masses = new Map<number, Mass>([[this.#nodes[start] as number, new Map([[this.#gains.zero, 1]])]]);
    const law: CourseEnd[] = [];
    for (const place of this.#placesFrom(this.#nodes[start] as number)) {
      const node = this.#order[place] as number;
      const here = masses.get(node) as Mass;
      masses.delete(node);
      const course = ends[node];
      if (course === undefined) this.#passOn(node, here, masses);
      else for (const [gain, p] of here) law.push({ course, gains: this.#gains.vector(gain), p });
    }
    return law;
  }

  /** Places of the nodes to which a node leads, itself included, in ascending order. */
  #placesFrom(first: number): Int32Array {
    const { edgeStart, edgeEnd, edgeTo } = this.#walk;
    this.#starts += 1;
    this.#reached[first] = this.#starts;
    const nodes = [first];
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at] as number;
      for (let edge = edgeStart[node] as number; edge < (edgeEnd[node] as number); edge += 1) {
        const to = edgeTo[edge] as number;
        if (this.#reached[to] === this.#starts) continue;
        this.#reached[to] = this.#starts;
        nodes.push(to);
      }
    }
    return Int32Array.from(nodes, (node) => this.#places[node] as number).sort();
  }

  #passOn(node: number, here: Mass, masses: Map<number, Mass>): void {
    const { edgeStart, edgeEnd, edgeTo, edgeGain, edgeWeight } = this.#walk;
    for (let edge = edgeStart[node] as number; edge < (edgeEnd[node] as number); edge += 1) {
      const to = edgeTo[edge] as number;
      let there = masses.get(to);
      if (there === undefined) {
        there = new Map();
        masses.set(to, there);
      }
      for (const [gain, mass] of here) {
        const sum = this.#gains.sum(gain, edgeGain[edge] as number);
        there.set(sum, (there.get(sum) ?? 0) + mass * (edgeWeight[edge] as number));
      }
    }
  }
}

/** Numbers of starts in the order in which they differ. */
function numbersOf(steps: CourseSteps, begin: readonly Begin[]): readonly number[] {
  const course = steps.createState();
  const key = new Int32Array(steps.keyLength);
  const table = new KeyTable(steps.keyLength);
  return begin.map((make) => {
    make(course.state);
    course.mark = WITHIN;
    steps.key(course, key);
    return table.indexOf(key);
  });
}

/** Vectors of gains by numbers, so that adding two of them is looked up. */
class GainVectors {
  readonly zero: number;
  readonly #width: number;
  readonly #table: KeyTable;
  readonly #vectors: (readonly number[])[] = [];
  /** Number of a vector × {@link #steps} + number of a step's gains → number of their sum. */
  readonly #sums = new Map<number, number>();
  readonly #stepGains: Int32Array;
  readonly #steps: number;

  /** @param stepGains gains of steps, one vector after another */
  constructor(stepGains: Int32Array, width: number) {
    this.#width = width;
    this.#stepGains = stepGains;
    this.#steps = stepGains.length / width;
    this.#table = new KeyTable(width);
    this.zero = this.#numberOf(new Int32Array(width));
  }

  /** @param step number of the gains of a step */
  sum(vector: number, step: number): number {
    const name = vector * this.#steps + step;
    const known = this.#sums.get(name);
    if (known !== undefined) return known;
    const from = step * this.#width;
    const sum = this.#numberOf(
      Int32Array.from(this.vector(vector), (gain, i) => gain + (this.#stepGains[from + i] as number)),
    );
    this.#sums.set(name, sum);
    return sum;
  }

  vector(number: number): readonly number[] {
    return this.#vectors[number] as readonly number[];
  }

  #numberOf(vector: Int32Array): number {
    const number = this.#table.indexOf(vector);
    this.#vectors[number] ??= [...vector];
    return number;
  }
}
