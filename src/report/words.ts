import { sideNames } from '../analysis/choice.ts';
import { figureText as sharedText } from '../analysis/number-text.ts';
import { shownSteps } from '../analysis/paths.ts';
import type { Label, OutcomeSummary, Summary, VariantSummary } from '../analysis/summary.ts';
import { roundOutward, type ShareFigure, shareDecimals, shareFigure } from '../stats/figures.ts';
import type { Locale } from './locale/locale.ts';
import { metricDecimals, pointFigure, zeroBound } from './precision.ts';
import { hasExactNumbers } from './verdict.ts';

const LABEL_MAX = 60;

/** A user's text cut to a length that a table can bear; the JSON result has all of it. */
export function clip(text: string, max: number = LABEL_MAX): string {
  const characters = [...text.slice(0, 2 * max + 2)];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
}

/** Names cut to a length that a chart can bear; those that are then alike are numbered, so that each stays itself. */
export function distinctNames(names: readonly string[], max: number): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((full) => {
    const name = clip(full, max);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Words of ours at the beginning of a sentence; what an author named stands as he wrote it. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Words of ours inside a sentence: names in them, and an abbreviation at their beginning, keep their capitals. */
export function lowered(text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}

const TITLE_MAX = 200;

/** The author's title. */
export function titleText(summary: Summary, locale: Locale): string {
  const title = locale.authored(clip(summary.title, TITLE_MAX));
  return summary.partial ? `${title} (${locale.text('interrupted')})` : title;
}

/** The value of an axis as shown. @param axis its path */
export function labelText(axis: string, value: Label, locale: Locale): string {
  if (typeof value === 'boolean') return locale.text(value ? 'yes' : 'no');
  if (typeof value === 'number') return locale.number(value, Number.isInteger(value) ? 0 : 2);
  return locale.authored(clip(locale.word(axis, value)));
}

/** The value of an axis where the axis is not named beside it: `halberd`, but `T 4`. */
export function choiceText(axis: string, value: Label, locale: Locale): string {
  const text = labelText(axis, value, locale);
  return typeof value === 'string' ? text : `${lastStep(axis, locale)}\u00a0${text}`;
}

/** `captain.equipment` → `captain › equipment`; `engagement.charger` → `charger`: there is one engagement. */
export function axisText(name: string, locale: Locale): string {
  return clip(shownSteps(name, locale.steps(name)).join('\u00a0› '));
}

/** The path of a choice in a fight: `hero.tactics.raises` → `hero › raises`. */
export function tacticText(path: string, locale: Locale): string {
  return clip(shownSteps(path, locale.steps(path), ['tactics']).join('\u00a0› '));
}

function lastStep(path: string, locale: Locale): string {
  return clip(locale.steps(path).at(-1) ?? path);
}

/** A value with as much of its axis as a reader needs: all but the names of a fighter's things. */
function circumstanceText(axis: string, value: Label, locale: Locale): string {
  if (typeof value !== 'string' || !/^(engagement|rulings|tables)\./.test(axis)) return choiceText(axis, value, locale);
  return optionText(axis, value, locale);
}

/** A value with the last step of its axis: `charger: ghouls`. */
export function optionText(axis: string, value: Label, locale: Locale): string {
  return `${lastStep(axis, locale)}${colon(locale)}${labelText(axis, value, locale)}`;
}

/** The colon of the language, with its spaces. */
export function colon(locale: Locale): string {
  return locale.language === 'fr' ? '\u00a0: ' : ': ';
}

/** What stands between the members of a list that have commas of their own. */
export function semicolon(locale: Locale): string {
  return locale.language === 'fr' ? '\u00a0; ' : '; ';
}

/** The labels of a variant or circumstance in the order of the axes, e.g. `ghoul · charger: imperials`. */
export function labelsText(label: Readonly<Record<string, Label>>, locale: Locale): string {
  return Object.entries(label)
    .map(([name, value]) => circumstanceText(name, value, locale))
    .join(' · ');
}

/** An outcome as shown: the side's own name for a victory, else the label that the system gives. */
export function outcomeText(summary: Summary, name: string, locale: Locale): string {
  for (const variant of summary.variants) {
    const outcome = Object.hasOwn(variant.outcomes, name) ? variant.outcomes[name] : undefined;
    if (outcome !== undefined) return clip(locale.pick(outcome.label));
  }
  return clip(name);
}

/**
 * A side by its name, inside a sentence; one that is a role of the engagement, such as `target`, by the word that the
 * language has for it: `the target`.
 */
export function sideText(summary: Summary, side: string, locale: Locale): string {
  const role = `engagement.${side}`;
  const isNamed = outcomeText(summary, side, locale) === clip(side);
  return isNamed || !Object.hasOwn(summary.pathWords ?? {}, role)
    ? clip(side)
    : locale.text('role', { role: lastStep(role, locale) });
}

export function figureText(figure: ShareFigure, locale: Locale): string {
  return sharedText(figure, locale.language);
}

type Chance = Pick<OutcomeSummary, 'p' | 'low' | 'high'>;

/** A share with its interval, as text. `interval` is null when exact. */
export interface ShareText {
  readonly share: string;
  readonly interval: string | null;
}

/** Outcome name → texts of its share and interval. */
export function shareTexts(variant: VariantSummary, locale: Locale): Map<string, ShareText> {
  return new Map(Object.entries(variant.outcomes).map(([name, outcome]) => [name, shareText(outcome, locale)]));
}

/** A probability with its interval; a bound is an interval already. */
export function shareText({ p, low, high }: Chance, locale: Locale): ShareText {
  const figure = shareFigure(p, low, high);
  const interval = figure.kind === 'value' ? intervalText({ low, high }, locale) : null;
  return { share: figureText(figure, locale), interval };
}

/** `60.9–61.5`, in percent, bounds rounded outwards; null when exact. */
export function intervalText({ low, high }: Omit<Chance, 'p'>, locale: Locale): string | null {
  if (low === high) return null;
  const decimals = shareDecimals(low, high);
  const from = locale.number(roundOutward(100 * low, decimals, 'down'), decimals);
  const to = locale.number(roundOutward(100 * high, decimals, 'up'), decimals);
  return `${from}–${to}`;
}

/** A probability of no outcome (a mean of several, one value of a law); exact without bounds. */
export function chanceText(
  p: number,
  locale: Locale,
  bounds: { readonly low: number; readonly high: number } = { low: p, high: p },
): string {
  return figureText(shareFigure(p, bounds.low, bounds.high), locale);
}

/**
 * Mean of a metric and its interval as text; interval null when exact or unknown. A sample in which the metric never
 * varied tells nothing of its spread: instead of an interval stands the most that may be otherwise.
 */
export function meanText(variant: VariantSummary, name: string, confidence: number, locale: Locale): ShareText {
  const metric = Object.hasOwn(variant.metrics, name) ? variant.metrics[name] : undefined;
  if (metric === undefined) return { share: '–', interval: null };
  const exact = hasExactNumbers(variant);
  const decimals = metricDecimals(metric, exact);
  const share = locale.number(metric.mean, decimals);
  if (exact || metric.isMeasured === true || metric.meanLow === null || metric.meanHigh === null) {
    return { share, interval: null };
  }
  if (metric.min === metric.max) {
    const { trials } = variant;
    if (trials === null) return { share, interval: null };
    const rest = figureText(pointFigure(0, trials, zeroBound(trials, confidence)), locale);
    return { share, interval: locale.text('otherwise', { share: rest }) };
  }
  const low = locale.number(roundOutward(metric.meanLow, decimals, 'down'), decimals);
  const high = locale.number(roundOutward(metric.meanHigh, decimals, 'up'), decimals);
  return { share, interval: `${low}–${high}` };
}

/** A share as an author writes it, `95%` or `99.9%`: six digits, rounded down, and as many more as tell it from 0% and 100%. */
export function plainPercent(share: number, locale: Locale): string {
  const rounded = Math.floor(1e8 * share + 1e-4) / 1e6;
  const percent = (rounded === 0 && share > 0) || (rounded === 100 && share < 1) ? 100 * share : rounded;
  let decimals = 0;
  const error = 1e-9 * Math.min(percent, Math.abs(100 - percent));
  while (decimals < 20 && Math.abs(Number(percent.toFixed(decimals)) - percent) > error) decimals += 1;
  return locale.percent(percent, decimals);
}

/** An amount of money or points, with its unit. */
export function amountText(amount: number, unit: string, decimals: number, locale: Locale): string {
  return `${locale.number(amount, Number.isInteger(amount) ? 0 : decimals)}\u00a0${unit}`;
}

/** Outcomes in the order of a stacked bar: a side, whatever is nobody's, the other side; as declared without sides. */
export function stackOrder(summary: Summary, names: readonly string[], subject: string): string[] {
  const sides = sideNames(summary).filter((side) => names.includes(side));
  if (sides.length === 0) return [...names];
  const first = sides.includes(subject) ? subject : (sides[0] ?? '');
  const others = sides.filter((side) => side !== first);
  return [first, ...names.filter((name) => !sides.includes(name)), ...others];
}
