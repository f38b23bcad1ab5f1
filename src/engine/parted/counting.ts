import { type Field, GROUP_BITS, GROUPS } from '../packing.ts';
import type { PartLaw } from './part-laws.ts';

/**
 * How the metrics of a trial are counted: those that come with the loss of members alone by who is gone at the end, the
 * others in one sum, in which each has its field.
 */
export interface Counting {
  /** Index metric → value at the start. */
  readonly starts: readonly number[];
  /** Metrics that losses alone decide: index metric → index member → what his loss brings; null for the others. */
  readonly byLoss: readonly (readonly number[] | null)[];
  /** Index metric → its field in the sum; null where losses decide. */
  readonly fields: readonly (Field | null)[];
  /** Index metric → the most that a part may bring to the sum. */
  readonly most: readonly number[];
  /** Rounds after which a sum must be taken down, lest a field overflows. */
  readonly roundsASum: number;
}

interface CountingFacts {
  readonly members: number;
  /** Index member → sort. */
  readonly sorts: readonly number[];
  readonly starts: Int32Array;
  /** What starts of trials bring: index metric. */
  readonly startGains: readonly (readonly number[])[];
  readonly roundsMax: number;
}

/** What laws of parts bring, and whose loss goes with it. */
export class Bringings {
  /** Of rounds, and of closings on top of them. */
  readonly #rounds = new Map<string, Bringing>();
  readonly #closings = new Map<string, Bringing>();
  readonly #names = new Map<readonly number[], string>();

  /** @param sorts index place → sort */
  add(sorts: readonly number[], law: PartLaw): void {
    const seen = new Set<PartLaw>();
    for (const { landing, gains } of law) {
      this.#note(this.#rounds, sorts, gains, landing.lost);
      const { alone } = landing;
      if (alone === null || seen.has(alone)) continue;
      seen.add(alone);
      for (const end of alone) this.#note(this.#closings, sorts, end.gains, end.landing.lost & ~landing.lost);
    }
  }

  #note(into: Map<string, Bringing>, sorts: readonly number[], gains: readonly number[], lost: number): void {
    let gainsName = this.#names.get(gains);
    if (gainsName === undefined) {
      gainsName = gains.join();
      this.#names.set(gains, gainsName);
    }
    const name = `${gainsName} ${lost} ${lost === 0 ? '' : sorts.join()}`;
    if (!into.has(name))
      into.set(name, { gains: gains.slice(1), lost: placesIn(lost).map((place) => sorts[place] as number) });
  }

  /** All of them, each once. */
  get all(): readonly Bringing[] {
    return [...this.#rounds.values(), ...this.#closings.values()];
  }

  /** The most of a metric that one part may bring, its closing included. */
  mostOf(metric: number): number {
    const most = (bringings: Map<string, Bringing>): number =>
      [...bringings.values()].reduce((max, { gains }) => Math.max(max, gains[metric] as number), 0);
    return most(this.#rounds) + most(this.#closings);
  }
}

interface Bringing {
  /** Index metric → increment. */
  readonly gains: readonly number[];
  /** Sorts of those who are lost. */
  readonly lost: readonly number[];
}

/** How to count what laws bring, or null where one round does not fit a sum. */
export function countingOf(bringings: Bringings, facts: CountingFacts): Counting | null {
  const { starts, startGains, sorts, members, roundsMax } = facts;
  const all = bringings.all;
  const metrics = [...starts.keys()];
  const byLoss = metrics.map((metric) =>
    startGains.some((gains) => gains[metric] !== 0) ? null : lossesOf(all, metric),
  );
  const most = metrics.map((metric) =>
    byLoss[metric] === null ? bringings.mostOf(metric) + Math.max(...startGains.map((gains) => gains[metric] ?? 0)) : 0,
  );
  for (let rounds = roundsMax; rounds >= 1; rounds = Math.floor(rounds / 2)) {
    const fields = fieldsFor(
      most.map((gain) => gain * rounds * members),
      byLoss,
    );
    if (fields === null) continue;
    return {
      starts: [...starts],
      byLoss: byLoss.map((bySort) => (bySort === null ? null : sorts.map((sort) => bySort.get(sort) ?? 0))),
      fields,
      most,
      roundsASum: rounds,
    };
  }
  return null;
}

/** What the loss of a member of each sort brings, or null where a metric is not decided by losses. */
function lossesOf(all: readonly Bringing[], metric: number): ReadonlyMap<number, number> | null {
  const bySort = new Map<number, number>();
  for (const { gains, lost } of all) {
    const [only, ...others] = lost;
    if (only !== undefined && others.length === 0 && !bySort.has(only)) bySort.set(only, gains[metric] as number);
  }
  const isDecided = all.every(
    ({ gains, lost }) => lost.reduce((sum, sort) => sum + (bySort.get(sort) ?? 0), 0) === gains[metric],
  );
  return isDecided ? bySort : null;
}

function placesIn(set: number): readonly number[] {
  const places: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) places.push(31 - Math.clz32(left & -left));
  return places;
}

/** A field for each metric that the sum counts, the widest first, where most bits are free; null where they do not fit. */
function fieldsFor(most: readonly number[], byLoss: readonly unknown[]): readonly (Field | null)[] | null {
  const used = new Array<number>(GROUPS).fill(0);
  const fields: (Field | null)[] = most.map(() => null);
  for (const metric of [...most.keys()].sort((a, b) => (most[b] ?? 0) - (most[a] ?? 0))) {
    if (byLoss[metric] !== null) continue;
    const bits = 1 + Math.floor(Math.log2(Math.max(1, most[metric] ?? 0)));
    const group = used.indexOf(Math.min(...used));
    const shift = used[group] as number;
    if (shift + bits > GROUP_BITS) return null;
    fields[metric] = { group, shift, mask: 2 ** bits - 1 };
    used[group] = shift + bits;
  }
  return fields;
}

/** What gains (index metric) add to the sum; those of metrics that losses decide add nothing. */
export function sumOf(gains: readonly number[], fields: readonly (Field | null)[]): number {
  return fields.reduce((sum, field, metric) => (field === null ? sum : sum + (gains[metric] ?? 0) * unitOf(field)), 0);
}

/** What one of a metric adds to the sum. */
export function unitOf({ group, shift }: Field): number {
  return 2 ** (group * GROUP_BITS + shift);
}
