import type { Summary } from '../analysis/summary.ts';
import type { TextKey } from './locale/en.ts';
import type { Locale } from './locale/locale.ts';
import { isSampled } from './results.ts';
import { isPeeked, levelOfConfidence } from './sentence.ts';
import { clip, semicolon } from './words.ts';

/** A name and what is to be said under it, as text in one language. */
export type Fact = readonly [name: TextKey, value: string];

/** How a result was obtained, in a line: `Mordheim · sampled · n = 1,000,000 · intervals 95% · seed 7`. */
export function methodLine(summary: Summary, locale: Locale): string {
  const methods = [...new Set(summary.variants.map((variant) => locale.text(variant.method)))];
  const trials = summary.variants.flatMap((variant) => (variant.trials === null ? [] : [variant.trials]));
  const [least, most] = [Math.min(...trials), Math.max(0, ...trials)];
  const ends = { low: locale.number(least), high: locale.number(most) };
  const facts = [
    clip(locale.pick(summary.systemTitle)),
    methods.join(', '),
    ...(most > 0 ? [`n = ${least === most ? ends.high : locale.text('shareRange', ends)}`] : []),
    ...(most > 0 ? [`${locale.text('intervals').toLowerCase()} ${levelOfConfidence(summary, locale)}`] : []),
    ...(isPeeked(summary) ? [locale.text('everyLook')] : []),
    ...(summary.seed === null ? [] : [`${locale.text('seed').toLowerCase()} ${summary.seed}`]),
  ];
  return facts.join(' · ');
}

/** Where the numbers of a result come from: tool, method, trials, seed, hash. */
export function provenanceFacts(summary: Summary, locale: Locale): readonly Fact[] {
  const { variants } = summary;
  const span = (values: readonly number[]): string => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return low === high
      ? locale.number(low)
      : locale.text('range', { low: locale.number(low), high: locale.number(high) });
  };
  const counted = (keys: readonly TextKey[]): string => {
    const tally = new Map<TextKey, number>();
    for (const key of keys) tally.set(key, (tally.get(key) ?? 0) + 1);
    return [...tally]
      .map(([key, count]) => (tally.size === 1 ? locale.text(key) : `${locale.text(key)} (${locale.number(count)})`))
      .join(', ');
  };
  const trials = variants.flatMap((variant) => (variant.trials === null ? [] : [variant.trials]));
  const solved = variants.flatMap((variant) => (variant.exact === null ? [] : [variant.exact]));
  const audits = variants.flatMap((variant) => (variant.audit === null ? [] : [variant.audit]));
  const facts: [TextKey, string | null][] = [
    ['tool', `Fracas ${clip(summary.version)}`],
    ['system', clip(locale.pick(summary.systemTitle))],
    ['edition', summary.edition === null ? null : clip(locale.word('edition', summary.edition))],
    ['method', counted(variants.map((variant) => variant.method))],
    ['variants', locale.number(variants.length)],
    ['trials', trials.length === 0 ? null : span(trials)],
    ['stopped', counted(variants.map((variant) => STOPPED[variant.stopped]))],
    ['seed', summary.seed === null ? locale.text('noSeed') : `${summary.seed}`],
    ['confidence', isSampled(summary) ? levelOfConfidence(summary, locale) : null],
    [
      'intervals',
      isSampled(summary) ? locale.text(isPeeked(summary) ? 'intervalsAtEveryLook' : 'intervalMethods') : null,
    ],
    [
      'solver',
      solved.length === 0
        ? null
        : locale.text('solverText', {
            states: locale.number(Math.max(...solved.map((each) => each.states))),
            branches: locale.number(Math.max(...solved.map((each) => each.branches))),
            mass: scientific(Math.max(...solved.map((each) => each.droppedMass)), locale),
          }),
    ],
    [
      'audit',
      audits.length === 0
        ? null
        : `${locale.text('auditText', {
            z: locale.number(Math.max(...audits.map((audit) => audit.worstZ)), 2),
            trials: span(audits.map((audit) => audit.trials)),
          })}${semicolon(locale)}${locale.text(audits.every((audit) => audit.agrees) ? 'auditAgrees' : 'auditDisagrees')}`,
    ],
    ['hash', summary.hash],
  ];
  return known(facts);
}

/** Why sampling ended, in words. */
export const STOPPED: Readonly<Record<Summary['variants'][number]['stopped'], TextKey>> = {
  exact: 'stoppedExact',
  trials: 'stoppedTrials',
  precision: 'stoppedPrecision',
  limit: 'stoppedLimit',
  interrupted: 'stoppedInterrupted',
};

const ENGINE_TEXTS: Readonly<Record<Summary['performance']['engine'], TextKey>> = {
  dice: 'engineDice',
  tables: 'engineTables',
  mixed: 'engineMixed',
};

/** What the numbers come from: the solver, what sampled, or dice that the scenario gives. */
function engineText({ variants, performance, seed }: Summary, locale: Locale): string | null {
  const keys: readonly TextKey[] = [
    ...(variants.some(({ exact }) => exact !== null) ? (['engineSolver'] as const) : []),
    ...(seed === null ? [] : [ENGINE_TEXTS[performance.engine]]),
    ...(seed === null && variants.some(({ trials }) => trials !== null) ? (['engineScript'] as const) : []),
  ];
  return keys.length === 0 ? null : keys.map((key) => locale.text(key)).join(semicolon(locale));
}

/** Wall-clock figures, which are no part of the hash. */
export function performanceFacts(summary: Summary, locale: Locale): readonly Fact[] {
  const { performance } = summary;
  const duration =
    performance.durationMs < 1000
      ? locale.text('milliseconds', {
          count: locale.number(performance.durationMs, performance.durationMs < 10 ? 1 : 0),
        })
      : locale.text('seconds', { count: locale.number(performance.durationMs / 1000, 1) });
  return known([
    ['duration', duration],
    ['workers', locale.number(performance.workers)],
    ['engine', engineText(summary, locale)],
    [
      'rate',
      performance.trialsPerSecond === null ? null : locale.number(Number(performance.trialsPerSecond.toPrecision(3))),
    ],
    ['startedAt', clip(performance.startedAt)],
    ['platform', `Node ${clip(performance.node)}, ${clip(performance.platform)}`],
  ]);
}

function known(facts: readonly (readonly [TextKey, string | null])[]): readonly Fact[] {
  return facts.filter((fact): fact is Fact => fact[1] !== null);
}

function scientific(value: number, locale: Locale): string {
  if (value === 0) return locale.number(0);
  const [mantissa = '1', exponent = '0'] = value.toExponential(1).split('e');
  const digits = [...`${Number(exponent)}`].map((c) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)] ?? '⁻').join('');
  return `${locale.number(Number(mantissa), 1)} × 10${digits}`;
}
