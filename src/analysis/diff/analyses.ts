import { KINDS } from '../../scenario/analyses/kinds.ts';
import { normalReach, normalTail } from '../../stats/distributions.ts';
import { type Figures, figuresOf } from '../analyses/figures.ts';
import type { Measured } from '../analyses/parts.ts';
import type { AnalysisResult } from '../analyses/results.ts';
import { canonicalJson } from '../canonical.ts';
import type { AnalysisNumber, Place, Unit } from '../numbers/number.ts';
import { measureOf, numbersOf } from '../numbers/numbers.ts';
import type { Summary } from '../summary.ts';
import type { Bilingual } from '../summary-parts.ts';
import type { Judged } from './judge.ts';
import { type Comparing, EQUAL, exactShift, type Shift } from './numbers.ts';

/** An analysis that at least one of two results has. */
export interface AnalysisChange {
  readonly kind: AnalysisResult['kind'];
  /** What its kind is called. */
  readonly label: Bilingual;
  /** Its author's. */
  readonly title: string | null;
  readonly measure: Measured | null;
  readonly in: 'both' | 'old' | 'new';
  /** What it comes to, where that is not the same. */
  readonly verdicts: readonly VerdictChange[];
  /** Every number that both have, the largest change first. */
  readonly numbers: readonly AnalysisNumberChange[];
  readonly oneSided: readonly OneSidedNumber[];
}

interface VerdictChange {
  readonly name: string;
  readonly old: Bilingual;
  readonly new: Bilingual;
  /** Whether more trials could change one of the two: then it may be noise, and does not count as moved. */
  readonly isOpen: boolean;
}

/** Which number of an analysis: {@link AnalysisNumber}. */
interface NumberName {
  readonly subject: Place;
  readonly against: Place;
  readonly figure: string;
}

export interface AnalysisNumberChange extends NumberName, Omit<Shift, 'isSame'>, Judged {
  readonly unit: Unit | null;
  readonly old: NumberEnd;
  readonly new: NumberEnd;
}

type NumberEnd = Pick<AnalysisNumber, 'value' | 'low' | 'high' | 'confidence' | 'method' | 'n'>;

interface OneSidedNumber extends NumberName {
  readonly in: 'old' | 'new';
}

/** An analysis of both results, or of one, whose numbers wait to be judged with all others. */
export type ComparedAnalysis = Omit<AnalysisChange, 'numbers'> & { readonly numbers: readonly ComparedNumber[] };

export interface ComparedNumber {
  readonly old: AnalysisNumber;
  readonly new: AnalysisNumber;
  readonly shift: Shift;
}

/** Analyses matched by kind, title and measure, in the order of the old result; those of the new one alone come last. */
export function compareAnalyses(old: Summary, now: Summary, comparing: Comparing): readonly ComparedAnalysis[] {
  const keyOf = (result: AnalysisResult): string => {
    const measure = measureOf(result);
    return canonicalJson([result.kind, result.title, measure?.kind ?? null, measure?.name ?? null]);
  };
  return matched(old.analyses, now.analyses, keyOf).map(({ old: before, new: after }) => {
    const only = after ?? before;
    if (only === null) throw new RangeError('a match of nothing');
    const head = { kind: only.kind, label: labelOf(only), title: only.title, measure: measureOf(only) };
    if (before === null || after === null) {
      return { ...head, in: after === null ? 'old' : 'new', verdicts: [], numbers: [], oneSided: [] };
    }
    const pairs = matched(numbersOf(before, old.confidence), numbersOf(after, now.confidence), nameOf);
    return {
      ...{
        ...head,
        in: 'both',
        verdicts: verdictsOf(figuresOf(before, old.confidence), figuresOf(after, now.confidence)),
      },
      numbers: pairs.flatMap((pair) => compareNumber(pair, comparing)),
      oneSided: pairs.flatMap(oneSidedOf),
    };
  });
}

function labelOf({ kind }: AnalysisResult): Bilingual {
  const found = KINDS.find(({ id }) => id === kind);
  return { en: kind, fr: found?.alias ?? kind };
}

function nameOf({ subject, against, figure }: NumberName): string {
  return canonicalJson([subject, against, figure]);
}

interface Match<Value> {
  readonly old: Value | null;
  readonly new: Value | null;
}

/** By key; what shares one is matched in order. */
function matched<Value>(
  old: readonly Value[],
  now: readonly Value[],
  keyOf: (value: Value) => string,
): readonly Match<Value>[] {
  const left = new Map<string, Value[]>();
  for (const value of now) left.set(keyOf(value), [...(left.get(keyOf(value)) ?? []), value]);
  const pairs = old.map((value) => ({ old: value, new: left.get(keyOf(value))?.shift() ?? null }));
  return [...pairs, ...[...left.values()].flat().map((value) => ({ old: null, new: value }))];
}

function verdictsOf(old: Figures, now: Figures): readonly VerdictChange[] {
  return Object.entries(now).flatMap(([name, found]) => {
    const was = old[name];
    if (found.kind !== 'verdict' || was?.kind !== 'verdict' || was.verdict === found.verdict) return [];
    return [{ name, old: was.label, new: found.label, isOpen: was.isOpen || found.isOpen }];
  });
}

function compareNumber({ old, new: now }: Match<AnalysisNumber>, comparing: Comparing): readonly ComparedNumber[] {
  if (old === null || now === null || now.nature === 'derived') return [];
  const shift = estimateShift(old, now, comparing);
  return shift === null ? [] : [{ old, new: now, shift }];
}

/** What a search or a mix may do without in another run is not missed. */
function oneSidedOf({ old, new: now }: Match<AnalysisNumber>): readonly OneSidedNumber[] {
  const only = old ?? now;
  if (only === null || (old !== null && now !== null)) return [];
  if (only.nature === 'probe' || only.nature === 'derived') return [];
  const { subject, against, figure } = only;
  return [{ subject, against, figure, in: old === null ? 'new' : 'old' }];
}

/**
 * The largest change first: probabilities by their difference, all others by what it is of the larger number.
 * @param judged by the index of the number
 */
export function sortChanges(
  numbers: readonly ComparedNumber[],
  judged: readonly Judged[],
): readonly AnalysisNumberChange[] {
  const sizeOf = ({ old, new: now, shift }: ComparedNumber): number => {
    const scale = now.unit === 'probability' ? 1 : Math.max(Math.abs(old.value ?? 0), Math.abs(now.value ?? 0));
    return shift.difference === 0 ? 0 : Math.abs(shift.difference) / scale;
  };
  return numbers
    .flatMap((number, index): [ComparedNumber, Judged][] => {
      const found = judged[index];
      return found === undefined ? [] : [[number, found]];
    })
    .sort(([a], [b]) => sizeOf(b) - sizeOf(a))
    .map(([{ old, new: now, shift }, found]) => {
      const { subject, against, figure, unit } = now;
      const { isSame: _, ...rest } = shift;
      return { subject, against, figure, unit, old: endOf(old), new: endOf(now), ...rest, ...found };
    });
}

function endOf({ value, low, high, confidence, method, n }: AnalysisNumber): NumberEnd {
  return { value, low, high, confidence, method, n };
}

/**
 * How an estimate differs from another: their intervals together, each brought to the level asked for as if it were normal, and
 * the test that this interval inverts. Their errors are independent unless both are sampled with one seed: then the reaches are
 * added, which holds whatever their correlation. Null where one has no value.
 * @source G. Y. Zou, A. Donner, Statistics in Medicine 27 (2008), 1693-1702
 */
export function estimateShift(old: NumberEnd, now: NumberEnd, comparing: Comparing): Shift | null {
  if (old.value === null || now.value === null) return null;
  const difference = now.value - old.value;
  const scale = Math.max(1, Math.abs(old.value), Math.abs(now.value));
  if (old.confidence === null && now.confidence === null) return exactShift(difference, scale);
  const sharesSeed = comparing.sharesSeed && old.confidence !== null && now.confidence !== null;
  const z = normalReach(comparing.confidence);
  const [before, after] = [reachesOf(old, z), reachesOf(now, z)];
  const together = (one: number, other: number): number => (sharesSeed ? one + other : Math.hypot(one, other));
  const below = together(after.below, before.above);
  const above = together(after.above, before.below);
  const finite = (bound: number): number | null => (Number.isFinite(bound) ? bound : null);
  const isSame = old.value === now.value && old.low === now.low && old.high === now.high && old.n === now.n;
  const towardsZero = difference > 0 ? below : above;
  const isNone = Math.abs(difference) <= EQUAL * scale;
  const pValue = isNone ? 1 : Math.max(Number.MIN_VALUE, 2 * normalTail((z * Math.abs(difference)) / towardsZero));
  return {
    ...{ difference, low: finite(difference - below), high: finite(difference + above) },
    ...{ pValue: Math.min(1, pValue), method: 'mover', sharesSeed, isSame },
  };
}

/**
 * How far an interval goes from its value each way, at the normal quantile asked for; infinite without an end. Of a number that
 * never varied in its sample it is what one step in z²/(n + z²) of the trials would make of it.
 */
function reachesOf({ value, low, high, confidence, n }: NumberEnd, z: number): { below: number; above: number } {
  if (value === null || confidence === null) return { below: 0, above: 0 };
  if (low === high && n !== null) return { below: (z * z) / (n + z * z), above: (z * z) / (n + z * z) };
  const scale = z / normalReach(confidence);
  const reach = (end: number | null): number =>
    end === null ? Number.POSITIVE_INFINITY : Math.abs(value - end) * scale;
  return { below: reach(low), above: reach(high) };
}
