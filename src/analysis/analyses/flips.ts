import { z } from 'zod';
import { normalReach, normalTail } from '../../stats/distributions.ts';
import { holmOfTested } from '../../stats/families.ts';
import { mcnemarExact } from '../../stats/paired.ts';
import { type Estimate, EXACT_TIE } from '../estimate.ts';
import type { Effect, Shares } from './effects.ts';
import { adjusted } from './parts.ts';

/** The least lead that is worth telling, as a share: a verdict between smaller ones only passes from even to even. */
export const LEAD_TOLD = 0.001;

const isSlight = z
  .boolean()
  .exactOptional()
  .describe(
    'whether the leads before and after are both below 0.1 percentage points: practically even, no change of verdict; absent in results of older versions',
  );

/** Somebody else comes out on top. */
export const flip = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('leader'),
      variant: z.int(),
      from: z.string(),
      to: z.string().nullable().describe('null where two are as likely'),
      isCertain: z
        .boolean()
        .describe('whether there is no doubt that each leads, in a family of all that could flip (Holm)'),
      isSlight,
      adjusted,
    })
    .describe('another outcome is the likeliest'),
  z
    .strictObject({
      kind: z.literal('best'),
      from: z.int(),
      to: z.int().nullable().describe('null where two are level'),
      isCertain: z
        .boolean()
        .describe('whether there is no doubt of both orders, in a family of all that could flip (Holm)'),
      isSlight,
      adjusted,
    })
    .describe('another variant has the highest measure, of those that differ along the axis alone'),
]);

export type Flip = z.infer<typeof flip>;

type Found<Kind> = Kind extends Flip ? Omit<Kind, 'isCertain' | 'adjusted'> : never;

/** A flip that was looked for. */
export interface Sought {
  /** Null where nobody else comes out on top. */
  readonly flip: Found<Flip> | null;
  /** That it is none; null where all of it is exact. */
  readonly pValue: number | null;
}

/**
 * The flips among what was sought, and whether each is certain at a level that all of them hold together.
 * @param sought index reading → all that it could flip
 * @source Holm (1979)
 */
export function judgeFlips(sought: readonly (readonly Sought[])[], confidence: number): Flip[][] {
  const family = holmOfTested(sought.flat().map(({ pValue }) => pValue)).values();
  return sought.map((ofOne) =>
    ofOne.flatMap(({ flip: found }): Flip[] => {
      const own = family.next().value ?? null;
      return found === null ? [] : [{ ...found, isCertain: own === null || own <= 1 - confidence, adjusted: own }];
    }),
  );
}

interface Standing {
  readonly before: Shares;
  readonly after: Shares;
  /** Names of the outcomes before and after, by index. */
  readonly names: readonly string[];
  readonly namesAfter: readonly string[];
}

/** Whether another outcome leads, or none alone any more; nothing where none did. */
export function leaderFlip(variant: number, { before, after, names, namesAfter }: Standing): Sought {
  const [first, then] = [topOf(before.p), topOf(after.p)];
  const from = names[first];
  const to = namesAfter[then] ?? null;
  const isExact = before.n === null && after.n === null;
  if (from === undefined || from === to) return { flip: null, pValue: isExact ? null : 1 };
  const pValue = isExact ? null : to === null ? 1 : Math.max(leadPValue(before, first), leadPValue(after, then));
  const lead = Math.max(leadOf(before.p, first), leadOf(after.p, then));
  return { flip: { kind: 'leader', variant, from, to, isSlight: lead < LEAD_TOLD }, pValue };
}

/** By how much the greatest is ahead of the next; 0 where two share it. @param top its index, or -1 */
function leadOf(values: ArrayLike<number>, top: number): number {
  const others = Array.from(values).filter((_, index) => index !== top);
  return top < 0 || others.length === 0 ? 0 : (values[top] ?? 0) - Math.max(...others);
}

/** Index of the greatest; -1 where two share it. */
function topOf(values: ArrayLike<number>): number {
  const list = Array.from(values);
  const most = Math.max(...list);
  const at = list.indexOf(most);
  return list.some((value, index) => index !== at && most - value <= EXACT_TIE) ? -1 : at;
}

/** That an outcome is the likeliest by chance: against the next one, for two outcomes of one trial exclude each other. 0 when exact. */
function leadPValue({ p, n }: Shares, top: number): number {
  if (n === null) return 0;
  const next = Math.max(0, ...Array.from(p).filter((_, index) => index !== top));
  return mcnemarExact(Math.round((p[top] ?? 0) * n), Math.round(next * n));
}

/**
 * Whether another variant of each group has the highest measure. The interval of a variant as read takes its own and that of its
 * move at their widest; so are those of two variants taken together, which share luck that may help one and harm the other.
 * @param bases,moves by the index of the variant; null: not moved
 * @param confidence level of their intervals, taken for normal, in (0,1)
 * @param told least lead that is worth telling, in the unit of the measure
 */
export function bestFlips(
  groups: readonly (readonly number[])[],
  bases: readonly Estimate[],
  moves: readonly (Effect | null)[],
  confidence: number,
  told: number,
): Sought[] {
  const before = bases.map(({ value, low, high }) => ({ value, half: (high - low) / 2 }));
  const after = before.map(({ value, half }, index) => {
    const move = moves[index] ?? null;
    return move === null ? { value, half } : { value: value + move.value, half: half + (move.high - move.low) / 2 };
  });
  return groups.map((group): Sought => {
    const from = bestOf(group, before);
    const to = bestOf(group, after);
    const isExact = group.every((index) => after[index]?.half === 0);
    if (from === null || from === to) return { flip: null, pValue: isExact ? null : 1 };
    const doubt = (placed: readonly Placed[], one: number, other: number): number =>
      orderPValue(placed[one], placed[other], confidence);
    const pValue = isExact ? null : to === null ? 1 : Math.max(doubt(before, from, to), doubt(after, to, from));
    const lead = Math.max(leadIn(group, before, from), to === null ? 0 : leadIn(group, after, to));
    return { flip: { kind: 'best', from, to, isSlight: lead < told }, pValue };
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

function leadIn(group: readonly number[], placed: readonly Placed[], best: number): number {
  const values = group.map((index) => placed[index]?.value ?? Number.NEGATIVE_INFINITY);
  return leadOf(values, group.indexOf(best));
}

/** That one lies above another by chance; 0 when exact. */
function orderPValue(one: Placed | undefined, other: Placed | undefined, confidence: number): number {
  if (one === undefined || other === undefined) return 1;
  const [gap, reach] = [one.value - other.value, one.half + other.half];
  if (gap <= EXACT_TIE) return 1;
  return reach === 0 ? 0 : 2 * normalTail((normalReach(confidence) * gap) / reach);
}
