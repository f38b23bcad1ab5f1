import { isReadings, sideNames } from '../analysis/choice.ts';
import type { Axis, Label, Summary } from '../analysis/summary.ts';
import { decimalsFor, roundOutward, shareFigure } from '../stats/figures.ts';
import type { TextKey } from './locale/en.ts';
import type { Locale } from './locale/locale.ts';
import {
  type ChoiceVerdict,
  costOf,
  type Estimate,
  isCertain,
  judge,
  type SingleVerdict,
  type Standing,
  type Verdict,
} from './verdict.ts';

import {
  amountText,
  capital,
  chanceText,
  choiceText,
  clip,
  figureText,
  intervalText,
  labelText,
  optionText,
  outcomeText,
  plainPercent,
  shareTexts,
  sideText,
} from './words.ts';

const NAMED_MAX = 3;

/** A piece of a sentence; strong pieces are the answer itself. */
export interface Piece {
  readonly text: string;
  readonly strong: boolean;
}

/** The verdict in one sentence, with its uncertainty; empty when nothing was computed. */
export function verdictSentence(summary: Summary, locale: Locale, verdict: Verdict | null = judge(summary)): Piece[] {
  if (verdict === null) return [];
  return verdict.kind === 'single'
    ? singleSentence(summary, verdict, locale)
    : choiceSentence(summary, verdict, locale);
}

/** The values that cost least per win on average, in one sentence; null without costs that differ. */
export function bargainSentence(summary: Summary, locale: Locale, verdict: Verdict | null): Piece[] | null {
  if (verdict?.kind !== 'choice' || !verdict.isVictory || !verdict.isChosen) return null;
  const offers = verdict.standings.flatMap(({ value, costPerWin }) =>
    costPerWin === null ? [] : [{ label: value, ...costPerWin }],
  );
  const costs = new Set(summary.variants.map((variant) => costOf(summary, variant, verdict.outcome)?.amount));
  const first = summary.variants[0];
  const unit = first === undefined ? undefined : costOf(summary, first, verdict.outcome)?.unit;
  const [best] = offers.sort((a, b) => a.value - b.value);
  if (best === undefined || unit === undefined || offers.length < 2 || costs.size < 2) return null;
  const level = offers.filter((offer) => offer.low <= best.high * (1 + 1e-9));
  const exact = best.low === best.high;
  const decimals = exact ? 1 : Math.min(2, decimalsFor((best.high - best.low) / 2));
  const amount = amountText(best.value, clip(locale.pick(unit)), decimals, locale);
  const low = locale.number(roundOutward(best.low, decimals, 'down'), decimals);
  const high = Number.isFinite(best.high) ? locale.number(roundOutward(best.high, decimals, 'up'), decimals) : '∞';
  const names = level.map((offer) => offer.label);
  return compose(
    level.length > 1 ? 'cheapestTied' : 'cheapest',
    { amount: exact ? amount : locale.text('gapRange', { gap: amount, low, high }) },
    { best: valuesText(summary, verdict.axis, names, locale) },
    locale,
  );
}

/** The lead of one estimate over another in percentage points, with the least and the most that both intervals allow. */
export function gapFigures(
  best: Estimate,
  next: Estimate,
): { readonly gap: number; readonly low: number; readonly high: number; readonly decimals: number } {
  const gap = 100 * (best.p - next.p);
  if (isCertain(best) && isCertain(next)) {
    return { gap, low: gap, high: gap, decimals: gap > 0 && gap < 0.01 ? decimalsFor(gap) + 1 : 2 };
  }
  const decimals = decimalsFor(50 * (best.high - best.low + next.high - next.low));
  const low = roundOutward(100 * (best.low - next.high), decimals, 'down');
  return { gap, low, high: roundOutward(100 * (best.high - next.low), decimals, 'up'), decimals };
}

/** `2.1 points (1.7 to 2.5)`. */
function gapText(best: Estimate, next: Estimate, locale: Locale): string {
  const { gap, low, high, decimals } = gapFigures(best, next);
  const points = locale.plural('points', gap, {}, decimals);
  if (isCertain(best) && isCertain(next)) return points;
  return locale.text('gapRange', {
    gap: points,
    low: locale.number(low, decimals),
    high: locale.number(high, decimals),
  });
}

/**
 * A share of several estimates, e.g. `61.2%` or `61.0% to 61.4%`; where one can only be shown as a bound, the bound that
 * holds for all of them, `< 0.04%`.
 */
export function levelText(estimates: readonly Estimate[], locale: Locale): string {
  const figures = [...estimates]
    .sort((a, b) => a.p - b.p || a.high - b.high)
    .map(({ p, low, high }) => shareFigure(p, low, high));
  const texts = figures.map((figure) => figureText(figure, locale));
  const [low = '–', high = low] = [texts[0], texts.at(-1)];
  if (low === high) return low;
  const isBelow = figures.some(({ kind }) => kind === 'below');
  const isAbove = figures.some(({ kind }) => kind === 'above');
  if (!isBelow && !isAbove) return locale.text('shareRange', { low, high });
  if (estimates.every(isCertain)) return isBelow ? high : low;
  const least = Math.min(...estimates.map((estimate) => estimate.low));
  const most = Math.max(...estimates.map((estimate) => estimate.high));
  if (!isAbove) return chanceText(0, locale, { low: 0, high: most });
  if (!isBelow) return chanceText(1, locale, { low: least, high: 1 });
  return locale.text('shareRange', { low: chanceText(least, locale), high: chanceText(most, locale) });
}

/** `axe, mace and 2 others`. */
export function namesText(names: readonly string[], locale: Locale): string {
  if (names.length <= NAMED_MAX + 1) return locale.list(names);
  const rest = locale.plural('otherValues', names.length - NAMED_MAX);
  return locale.list([...names.slice(0, NAMED_MAX), rest]);
}

function singleSentence(summary: Summary, verdict: SingleVerdict, locale: Locale): Piece[] {
  const [first = '', second] = verdict.ranked;
  const shares = shareTexts(verdict.variant, locale);
  const leading = verdict.variant.outcomes[first];
  const interval = leading === undefined ? null : intervalText(leading, locale);
  const how =
    interval === null
      ? locale.text('howExact')
      : intervalWords(summary, interval.split('–')[0] ?? '', interval.split('–')[1] ?? '', locale);
  const plain = {
    how,
    share2: second === undefined ? '' : (shares.get(second)?.share ?? ''),
    outcome2: second === undefined ? '' : outcomeText(summary, second, locale),
  };
  const name = outcomeText(summary, first, locale);
  const strong = {
    outcome: isSideName(summary, first, name) ? name : capital(name),
    share: shares.get(first)?.share ?? '',
  };
  const isAlone = second === undefined || (interval === null && leading?.p === 1);
  const key: TextKey = isAlone ? 'singleOnly' : verdict.even ? 'singleEven' : 'singleLead';
  return compose(key, plain, strong, locale);
}

/** Whether an outcome is told by the name that the author gave to a side, which stands as written. */
function isSideName(summary: Summary, outcome: string, text: string): boolean {
  return text === clip(outcome) && sideNames(summary).includes(outcome);
}

function choiceSentence(summary: Summary, verdict: ChoiceVerdict, locale: Locale): Piece[] {
  const level = verdict.standings.slice(0, verdict.level);
  const [best] = level;
  if (best === undefined) return [];
  const next = verdict.standings[verdict.level];
  const tied = level.length > 1 || next === undefined;
  const count = verdict.circumstances.length;
  const outcome = outcomeText(summary, verdict.outcome, locale);
  const last = verdict.standings.at(-1);
  if (isReadings(verdict.axis) && !tied && last !== undefined) {
    // No reading is better than another: what counts is how far apart they lie.
    const names = valuesText(
      summary,
      verdict.axis,
      level.map(({ value }) => value),
      locale,
    );
    const figures = { share: levelText(level, locale), shareLast: levelText([last], locale) };
    const others = { last: valueText(summary, verdict.axis, last.value, locale), count: locale.number(count) };
    const how = howText(summary, level, locale);
    const key = count > 1 ? 'readingsApartAverage' : 'readingsApart';
    const gap = gapText(best, last, locale);
    return compose(key, { outcome, how, best: names, ...figures, ...others }, { gap }, locale);
  }
  const side = sideText(summary, verdict.outcome, locale);
  const none = locale.text(verdict.isChosen ? 'choiceNone' : 'favourNone', { side });
  const plain = {
    head: locale.text(verdict.isChosen ? 'choiceHead' : 'favourHead', { side }),
    none: verdict.circumstances.length > 1 ? none : capital(none),
    outcome,
    count: locale.number(count),
    how: howText(summary, level, locale),
    gap: next === undefined ? '' : gapText(best, next, locale),
    next: next === undefined ? '' : valueText(summary, verdict.axis, next.value, locale),
    leads: leadsText(summary, verdict, locale),
    least: leastText(summary, verdict, locale),
  };
  const strong = {
    best: valuesText(
      summary,
      verdict.axis,
      level.map(({ value }) => value),
      locale,
    ),
    share: levelText(level, locale),
  };
  return compose(choiceKey(verdict, best, tied), plain, strong, locale);
}

/**
 * A value of the axis of choice. Words that might be read as part of the sentence, or as a side, stand with their axis,
 * `charger: ghouls`, or in quotation marks where the axis is the side itself.
 */
function valueText(summary: Summary, { name }: Axis, value: Label, locale: Locale): string {
  const sides = sideNames(summary);
  if (typeof value !== 'string') return choiceText(name, value, locale);
  if (sides.some((side) => name === `engagement.sides.${side}`)) {
    return locale.text('quoted', { text: labelText(name, value, locale) });
  }
  return isOption(sides, name, value) ? optionText(name, value, locale) : choiceText(name, value, locale);
}

/** Several values: an axis that stands with its words does so once, `charge: rush and surprise`. */
function valuesText(summary: Summary, axis: Axis, values: readonly Label[], locale: Locale): string {
  const sides = sideNames(summary);
  const names = values.map((value, index) =>
    index > 0 && typeof value === 'string' && values.every((each) => isOption(sides, axis.name, each))
      ? labelText(axis.name, value, locale)
      : valueText(summary, axis, value, locale),
  );
  return namesText(names, locale);
}

function isOption(sides: readonly string[], axis: string, value: Label): boolean {
  if (typeof value !== 'string' || sides.some((side) => axis === `engagement.sides.${side}`)) return false;
  return sides.includes(value) || /^engagement\.|\.tactics\./.test(axis);
}

function choiceKey(verdict: ChoiceVerdict, best: Standing, tied: boolean): TextKey {
  const many = verdict.circumstances.length > 1;
  if (!verdict.isVictory) {
    if (many) return tied ? 'mostAverageTied' : 'mostAverage';
    return tied ? 'mostTied' : 'mostSole';
  }
  if (!many) return tied ? 'bestTied' : 'bestSole';
  if (tied) return 'bestAverageTied';
  return best.leads === verdict.circumstances.length ? 'bestEverywhere' : 'bestAverage';
}

function howText(summary: Summary, level: readonly Estimate[], locale: Locale): string {
  if (level.every(isCertain)) return locale.text('howExact');
  const half = Math.max(...level.map((estimate) => 50 * (estimate.high - estimate.low)));
  const decimals = decimalsFor(half);
  const [only] = level;
  if (level.length === 1 && only !== undefined) {
    const low = locale.number(roundOutward(100 * only.low, decimals, 'down'), decimals);
    return intervalWords(summary, low, locale.number(roundOutward(100 * only.high, decimals, 'up'), decimals), locale);
  }
  return locale.text('howWidest', {
    level: levelOfConfidence(summary, locale),
    half: locale.number(roundOutward(half, decimals, 'up'), decimals),
  });
}

function intervalWords(summary: Summary, low: string, high: string, locale: Locale): string {
  return locale.text('howInterval', { level: levelOfConfidence(summary, locale), low, high });
}

/** Whether intervals hold at every look at once. */
export function isPeeked({ variants }: Summary): boolean {
  return variants.some(({ outcomes }) =>
    Object.values(outcomes).some(({ interval }) => interval === 'confidence-sequence'),
  );
}

/** The confidence level of a result, e.g. `95%` or `99.9%`. */
export function levelOfConfidence(summary: Summary, locale: Locale): string {
  return plainPercent(summary.confidence, locale);
}

/** Where an outcome is least frequent: which end is the better one, only a reader knows. Nothing when all are level. */
function leastText(summary: Summary, { standings, level, axis }: ChoiceVerdict, locale: Locale): string {
  const last = standings.at(-1);
  if (last === undefined || standings.length <= level) return '';
  const least = standings.filter((standing) => standing.low <= last.high + 1e-9);
  const apart = least.filter((standing) => standings.indexOf(standing) >= level);
  return locale.text('leastWith', {
    least: valuesText(
      summary,
      axis,
      apart.map(({ value }) => value),
      locale,
    ),
    share: levelText(apart, locale),
  });
}

/** Who leads where: `in the lead: halberd in 4, sword in 1, a tie in 1`. */
function leadsText(summary: Summary, verdict: ChoiceVerdict, locale: Locale): string {
  const leaders = verdict.standings.filter((standing) => standing.leads > 0).sort((a, b) => b.leads - a.leads);
  if (leaders.length === 0) return locale.text('tiesEverywhere');
  const leads = (best: string, count: number): string => locale.text('leadsIn', { best, count: locale.number(count) });
  const parts = leaders
    .slice(0, NAMED_MAX)
    .map((standing) => leads(valueText(summary, verdict.axis, standing.value, locale), standing.leads));
  const rest = leaders.slice(NAMED_MAX);
  const restLeads = rest.reduce((total, standing) => total + standing.leads, 0);
  if (rest.length > 0) parts.push(leads(locale.plural('otherValues', rest.length), restLeads));
  const ties = verdict.circumstances.filter((circumstance) => circumstance.level > 1).length;
  if (ties > 0) parts.push(locale.text('tiesIn', { count: locale.number(ties) }));
  return locale.text(verdict.isVictory ? 'leads' : 'highest', { list: parts.join(', ') });
}

/** Fills a text, keeping apart the pieces that deserve weight. */
function compose(
  key: TextKey,
  plain: Readonly<Record<string, string>>,
  strong: Readonly<Record<string, string>>,
  locale: Locale,
): Piece[] {
  return locale
    .text(key)
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.slice(1, -1);
      if (!part.startsWith('{')) return { text: part, strong: false };
      if (Object.hasOwn(strong, name)) return { text: strong[name] ?? '', strong: true };
      return { text: plain[name] ?? '', strong: false };
    });
}
