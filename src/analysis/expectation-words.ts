import type { Expectation } from '../scenario/scenario.ts';
import type { Bilingual, Label } from './summary.ts';

/** What a variant says about an expectation's subject. */
export interface Finding {
  readonly value: number;
  /** Interval; null where too few trials give none. */
  readonly low: number | null;
  readonly high: number | null;
  readonly isExact: boolean;
}

interface Grammar {
  /** How a figure's decimal point is written. */
  readonly point: string;
  /** Percent sign with the space that the language wants before it. */
  readonly percent: string;
  readonly colon: string;
  readonly exact: string;
  readonly absent: string;
  readonly meanOf: (metric: string) => string;
  readonly between: (low: string, high: string) => string;
  readonly where: (conditions: readonly string[]) => string;
}

const ENGLISH: Grammar = {
  point: '.',
  percent: '%',
  colon: ': ',
  exact: 'exactly',
  absent: 'no such value',
  meanOf: (metric) => `mean of ${metric}`,
  between: (low, high) => `between ${low} and ${high}`,
  where: (conditions) => ` where ${conditions.join(' and ')}`,
};

const FRENCH: Grammar = {
  point: ',',
  percent: '\u202f%',
  colon: '\u00a0: ',
  exact: 'exactement',
  absent: 'valeur absente',
  meanOf: (metric) => `moyenne de «\u202f${metric}\u202f»`,
  between: (low, high) => `entre ${low} et ${high}`,
  where: (conditions) => ` quand ${conditions.join(' et ')}`,
};

/**
 * The claim itself: `imperials between 45% and 55% where ghoul.characteristics.T = 4`.
 * @param name what French calls the outcome or metric; English keeps to its id, which the file has
 */
export function wordClaim({ outcome, metric, between, where }: Expectation, name: string | null): Bilingual {
  const conditions = equations(where);
  const say = (grammar: Grammar, subjectName: string): string => {
    const [low, high] = between.map((bound) => figure(bound, outcome !== null, grammar));
    const subject = outcome === null ? grammar.meanOf(subjectName) : subjectName;
    const tail = conditions.length === 0 ? '' : grammar.where(conditions);
    return `${subject} ${grammar.between(low ?? '', high ?? '')}${tail}`;
  };
  const id = outcome ?? metric ?? '';
  return { en: say(ENGLISH, id), fr: say(FRENCH, name ?? id) };
}

/** What a variant found: `captain.equipment = axe: 61.03% [60.93%; 61.12%]`. */
export function wordFinding(
  label: Readonly<Record<string, Label>>,
  finding: Finding | null,
  isShare: boolean,
): Bilingual {
  const place = equations(label).join(', ');
  const say = (grammar: Grammar): string => {
    const prefix = place === '' ? '' : `${place}${grammar.colon}`;
    if (finding === null) return `${prefix}${grammar.absent}`;
    const { value, low, high, isExact } = finding;
    const shown = figure(value, isShare, grammar);
    if (isExact) return `${prefix}${grammar.exact} ${shown}`;
    if (low === null || high === null) return `${prefix}${shown}`;
    return `${prefix}${shown} [${figure(low, isShare, grammar)}; ${figure(high, isShare, grammar)}]`;
  };
  return { en: say(ENGLISH), fr: say(FRENCH) };
}

function equations(label: Readonly<Record<string, Label>>): readonly string[] {
  return Object.entries(label).map(([axis, value]) => `${axis} = ${value}`);
}

/** Six significant digits, as a percentage for shares. */
function figure(value: number, isShare: boolean, grammar: Grammar): string {
  const digits = String(Number((isShare ? 100 * value : value).toPrecision(6))).replace('.', grammar.point);
  return isShare ? `${digits}${grammar.percent}` : digits;
}
