import { z } from 'zod';
import { tango } from '../../stats/paired.ts';
import { type Estimate, EXACT_TIE } from '../estimate.ts';
import type { Effect, Shares } from './effects.ts';

/** Somebody else comes out on top. */
export const flip = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('leader'),
      variant: z.int(),
      from: z.string(),
      to: z.string().nullable().describe('null where two are as likely'),
      isCertain: z.boolean().describe('whether the intervals leave no doubt that each leads'),
    })
    .describe('another outcome is the likeliest'),
  z
    .strictObject({
      kind: z.literal('best'),
      from: z.int(),
      to: z.int().nullable().describe('null where two are level'),
      isCertain: z.boolean().describe('whether the intervals leave no doubt of both orders'),
    })
    .describe('another variant has the highest measure, of those that differ along the axis alone'),
]);

export type Flip = z.infer<typeof flip>;

interface Standing {
  readonly before: Shares;
  readonly after: Shares;
  /** Names of the outcomes before and after, by index. */
  readonly names: readonly string[];
  readonly namesAfter: readonly string[];
}

/** Whether another outcome leads, or none alone any more; null where the same does, or none did. */
export function leaderFlip(
  variant: number,
  { before, after, names, namesAfter }: Standing,
  confidence: number,
): Flip | null {
  const from = names[topOf(before.p)];
  const to = namesAfter[topOf(after.p)] ?? null;
  if (from === undefined || from === to) return null;
  if (to === null) return { kind: 'leader', variant, from, to, isCertain: before.n === null && after.n === null };
  const lead = (shares: Shares, ids: readonly string[], ahead: string, behind: string): boolean =>
    isAhead(shares, ids.indexOf(ahead), ids.indexOf(behind), confidence);
  return {
    ...{ kind: 'leader', variant, from, to },
    isCertain: lead(before, names, from, to) && lead(after, namesAfter, to, from),
  };
}

/** Index of the greatest; -1 where two share it. */
function topOf(values: ArrayLike<number>): number {
  const list = Array.from(values);
  const most = Math.max(...list);
  const at = list.indexOf(most);
  return list.some((value, index) => index !== at && most - value <= EXACT_TIE) ? -1 : at;
}

/** Whether one outcome is likelier than another for sure. An outcome that the variant does not know never happens. */
function isAhead({ p, n }: Shares, one: number, other: number, confidence: number): boolean {
  const [a, b] = [p[one] ?? 0, p[other] ?? 0];
  if (n === null) return a - b > EXACT_TIE;
  // Two outcomes of one trial exclude each other: the pair in which both happen does not exist.
  return tango({ n, both: 0, onlyA: Math.round(a * n), onlyB: Math.round(b * n) }, confidence).low > 0;
}

/**
 * Groups in which another variant has the highest measure. The interval of a variant as read takes its own and that of its
 * move at their widest; so are those of two variants taken together, which share luck that may help one and harm the other.
 * @param bases,moves by the index of the variant; null: not moved
 */
export function bestFlips(
  groups: readonly (readonly number[])[],
  bases: readonly Estimate[],
  moves: readonly (Effect | null)[],
): Flip[] {
  const before = bases.map(({ value, low, high }) => ({ value, half: (high - low) / 2 }));
  const after = before.map(({ value, half }, index) => {
    const move = moves[index] ?? null;
    return move === null ? { value, half } : { value: value + move.value, half: half + (move.high - move.low) / 2 };
  });
  return groups.flatMap((group): Flip[] => {
    const from = bestOf(group, before);
    const to = bestOf(group, after);
    if (from === null || from === to) return [];
    const isExact = group.every((index) => after[index]?.half === 0);
    const isCertain = to === null ? isExact : isAbove(before, from, to) && isAbove(after, to, from);
    return [{ kind: 'best', from, to, isCertain }];
  });
}

interface Placed {
  readonly value: number;
  readonly half: number;
}

function bestOf(group: readonly number[], placed: readonly Placed[]): number | null {
  const at = topOf(group.map((index) => placed[index]?.value ?? Number.NEGATIVE_INFINITY));
  return group[at] ?? null;
}

function isAbove(placed: readonly Placed[], one: number, other: number): boolean {
  const [a, b] = [placed[one], placed[other]];
  return a !== undefined && b !== undefined && a.value - b.value > a.half + b.half + EXACT_TIE;
}
