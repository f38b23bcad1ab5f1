import { InvariantError } from '../../errors.ts';
import { MEMBERS_MAX } from '../../systems/parts.ts';
import type { PartedMachine, PartKind } from './machine.ts';
import {
  ALONE,
  CODES_BITS,
  END_BITS,
  END_MASK,
  GAIN_SHIFT,
  LOST_MASK,
  LOST_SHIFT,
  PLACES_MAX,
  ROW_BITS,
  ROW_MASK,
  SUPPORT_MASK,
  TAIL,
} from './part-tables.ts';
import type { Start } from './play.ts';
import { format, memory } from './rounds.ts';

/** Each number of the tables beside the literal that stands for it in the loops. */
const LITERALS = [
  [SUPPORT_MASK, format.supportMask],
  [LOST_SHIFT, format.lostShift],
  [LOST_MASK, format.lostMask],
  [ALONE, format.alone],
  [GAIN_SHIFT, format.gainShift],
  [ROW_BITS, format.rowBits],
  [ROW_MASK, format.rowMask],
  [END_BITS, format.endBits],
  [END_MASK, format.endMask],
  [TAIL, format.tail],
  [CODES_BITS, format.codesBits],
  [PLACES_MAX + 1, format.sizes],
  [MEMBERS_MAX, 2 * format.layout],
] as const;

const { parts, ends, columns, gains, layoutOf, layoutParts } = memory;

let placeCount = 0;
let partWords = 0;

/**
 * Takes up the rows of a machine, and makes room for layouts.
 * @param situations one more than the greatest for which a layout may be kept
 * @throws InvariantError where it is larger than it may be
 */
export function load({ rows, commonAfter, start }: PartedMachine, situations: number): void {
  if (LITERALS.some(([there, here]) => there !== here)) throw new InvariantError('the loops know another layout');
  const { ofNode, offsets, aloneRows, startSums } = memory;
  const taken = [
    [ofNode, rows.ofNode],
    [offsets, rows.offsets],
    [columns, rows.columns],
    [ends, rows.ends],
    [aloneRows, rows.aloneRows],
    [gains, rows.gains],
    [memory.commonAfter, commonAfter],
  ] as const;
  const isTooLarge = taken.some(([room, given]) => given.length > room.length);
  if (isTooLarge || start.ends.length > startSums.length || situations > layoutOf.length) {
    throw new InvariantError('a machine is larger than it may be');
  }
  memory.commonAfter.fill(0);
  for (const [room, given] of taken) room.set(given);
  layoutOf.fill(format.noLayout, 0, situations);
  placeCount = 0;
  partWords = 0;
}

/** Says how trials begin that begin in one of the ways. @param number of the start among the ends of its row */
export function setStart(number: number, { codes, layout, common, set, rounds, support, sum }: Start): void {
  const { starts, startSums } = memory;
  const words = new Int32Array(1 << format.trialShift);
  new Uint16Array(words.buffer).set(codes);
  words[format.layout] = layout;
  words[format.common] = common;
  words[format.set] = set;
  words[format.rounds] = rounds;
  words[format.outcome] = layout < 0 ? -2 - layout : -1;
  words[format.round] = support << format.roundSupport;
  starts.set(words, number << format.trialShift);
  startSums[number] = sum;
}

/** Keeps a layout for a situation: the set of those present × commons + common. */
export function keepLayout(situation: number, layout: number): void {
  memory.layoutOf[situation] = layout;
}

/** The layout of fights that have come to an outcome. */
export function endedLayout(outcome: number): number {
  return -2 - outcome;
}

/** Adds a layout; its number. @param all its parts: their sizes, 0 where there are no tables, and where they begin: see {@link addPart} */
export function addLayout(all: readonly { readonly size: number; readonly at: number }[]): number {
  if (placeCount + all.length > layoutParts.length) throw new InvariantError('there are too many layouts');
  const first = placeCount;
  const small = all.filter(({ size }) => size === 1 || size === 2);
  const others = all.filter((part) => !small.includes(part));
  for (const { at } of [...small, ...others]) {
    layoutParts[placeCount] = at;
    placeCount += 1;
  }
  return small.length | (others.length << format.othersShift) | (first << format.firstShift);
}

/** Adds a part, played by the rules where its kind has no tables; where it begins. */
export function addPart(part: OpenedPart): number {
  const all = wordsOf(part);
  if (partWords + all.length > parts.length) throw new InvariantError('there are more parts than there is room for');
  const at = partWords;
  parts.set(all, at);
  partWords += all.length;
  return at;
}

/** A part of an opened round: who is in it, and the tables for such parts, or null. */
export interface OpenedPart {
  readonly members: readonly number[];
  readonly common: number;
  readonly kind: PartKind | null;
}

function wordsOf({ members, common, kind }: OpenedPart): readonly number[] {
  if (kind === null) return [0, 0, 0];
  const node = kind.node + common * kind.commonStride;
  const places = members.map((member, place) => member | ((kind.places[place] ?? 0) << format.memberBits));
  if (places.length === 1) places.push(format.nobody | ((memory.offsets.length - 1) << format.memberBits));
  return [places.length, node, kind.end, ...places];
}

/** Where a part leads for certain: the codes of its members, packed, and its support. */
export interface CertainEnd {
  readonly codes: number;
  readonly support: number;
}

/**
 * Where a part leads for certain, without a gain, a loss or a difference in being alone; null where there is no such end.
 * @param own codes of its members
 */
export function certainEnd({ common, kind }: OpenedPart, own: readonly number[]): CertainEnd | null {
  if (kind === null) return null;
  const { ofNode, offsets } = memory;
  const node = own.reduce(
    (sum, code, place) => sum + (offsets[(kind.places[place] ?? 0) + code] as number),
    kind.node + common * kind.commonStride,
  );
  const row = node < 0 ? 0 : (ofNode[node] as number);
  if (row === 0 || (row & ROW_MASK) > 1) return null;
  const first = 2 * (row >> ROW_BITS);
  const all = [columns[first + 1] as number, columns[first + 3] as number].flatMap((both) => [
    both & END_MASK,
    both >>> END_BITS,
  ]);
  const end = kind.end + (all[0] as number);
  const mark = ends[2 * end + 1] as number;
  const isPlain = (mark & ~SUPPORT_MASK & (2 ** GAIN_SHIFT - 1)) === 0 && gains[mark >>> GAIN_SHIFT] === 0;
  if (!isPlain || all.some((each) => each !== all[0])) return null;
  return { codes: ends[2 * end] as number, support: mark & SUPPORT_MASK };
}
