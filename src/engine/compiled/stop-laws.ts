import type { DrawFamily } from '../control/composed.ts';
import type { Network } from '../control/network.ts';
import { type DrawnLaw, drawnLaw, type LawRow, splitLaw } from './law-columns.ts';

/** An end of a stop's law holds its leaf in the lowest bits, and its amount above them. */
export const LEAF_BITS = 6;

/**
 * Outcomes of a stop that are drawn at once: the likeliest ones, so few that the laws that are drawn from most lie in the nearer caches.
 * For the others a second stop is made, at which nothing has happened yet.
 */
const COMMON_OUTCOMES = 127;

/** The laws of a family that are drawn from, by the value of the register that it reads; that of 0 alone where it reads none. */
export interface DrawnFamily {
  /** Laws of the likeliest outcomes, the leaf after the last one standing for the others. */
  readonly common: LawRow;
  /** Laws of the others; null where no law has so many outcomes. */
  readonly rare: LawRow | null;
  /** Index leaf → most that the amount comes to. */
  readonly amountMax: readonly number[];
  /** Whether ends have room for its leaves. */
  readonly fits: boolean;
}

function drawnFamily(family: DrawFamily, values: readonly number[]): DrawnFamily {
  const others = family.paths.length;
  const common: (DrawnLaw | undefined)[] = new Array((values.at(-1) ?? 0) + 1).fill(undefined);
  const rare = common.slice();
  const amountMax: number[] = [];
  for (const value of values) {
    const { leaf, amount, p } = family.lawAt(value);
    const ends = leaf.map((each, at) => each | ((amount[at] as number) << LEAF_BITS));
    const law = drawnLaw(ends, p);
    for (const end of law.end) {
      const each = end & (2 ** LEAF_BITS - 1);
      amountMax[each] = Math.max(amountMax[each] ?? 0, end >> LEAF_BITS);
    }
    [common[value], rare[value]] = splitLaw(law, COMMON_OUTCOMES, others) ?? [law];
  }
  return {
    common,
    rare: rare.some((law) => law !== undefined) ? rare : null,
    amountMax,
    fits: others < 2 ** LEAF_BITS,
  };
}

/** The laws of what is drawn at stops. */
export class StopLaws {
  readonly #values: ReadonlyMap<DrawFamily, readonly number[]>;
  readonly #known = new Map<DrawFamily, DrawnFamily>();

  constructor({ values }: Network) {
    this.#values = values;
  }

  of(family: DrawFamily): DrawnFamily {
    const known = this.#known.get(family) ?? drawnFamily(family, this.#values.get(family) ?? []);
    this.#known.set(family, known);
    return known;
  }
}
