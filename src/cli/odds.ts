import type { Command } from 'commander';
import { figureText } from '../analysis/number-text.ts';
import { adjust } from '../dice/adjust.ts';
import { parseExpression } from '../dice/expression.ts';
import { type Odds, odds, QUANTILE_LEVELS } from '../dice/odds.ts';
import { probabilityBetween, quantile, type TotalLaw } from '../dice/total.ts';
import { shareFigure } from '../stats/figures.ts';
import type { Language } from '../systems/system.ts';
import { printedWidth } from './table.ts';
import { choice, wholeNumber } from './values.ts';
import { COLON } from './words.ts';

const HELP = `
Dice:
  2d6, d20        sum of dice                 4d6kh3, 4d6kl3   highest, lowest kept
  7k3 (or 7g3)    seven ten-sided dice that explode on 10, the best three kept
  2d6 + 1d8 - 1   sums and differences
Comparisons: >= <= > < = !=  (quote the expression: the shell takes > and < for itself)

Examples:
  $ fracas odds "7k3 >= 20"
  $ fracas odds "2d6 <= 7"
  $ fracas odds "4d6kh3" --json
  $ fracas odds "5k3 + 5 >= 20" --raises 2
  $ fracas odds "7g3 >= 20" --lang fr

Pools may be larger than a game allows. 7th Sea rolls ten dice at most (SS-DICE-4): --cap counts 12k6 as 10k8,
and 15k10 as 10k10+50.`;

/** Raises that anybody would announce, and more. */
const RAISES_MAX = 1000;

/** Adds `fracas odds EXPRESSION`. */
export function registerOdds(program: Command): void {
  program
    .command('odds')
    .summary('exact odds of a dice expression')
    .description('Exact probability, mean, spread and law of a sum of dice.')
    .argument('<expression...>', 'such as "7k3 >= 20"')
    .option('--raises <n>', 'raises announced: each makes the number to reach 5 higher', wholeNumber(0, RAISES_MAX))
    .option('--no-explode', 'tens of roll and keep (7k3) are not rolled again')
    .option('--cap', 'at most ten dice of roll and keep are rolled, the surplus counts as dice kept or points')
    .option('--json', 'print the numbers as JSON')
    .option('--lang <code>', 'language: en or fr', choice(['en', 'fr']), 'en' as const)
    .addHelpText('after', HELP)
    .action((words: readonly string[], options: OddsOptions) => {
      const { lang } = options;
      const { expression, notes } = adjust(parseExpression(words.join(' '), lang), {
        raises: options.raises ?? 0,
        explodes: options.explode,
        isCapped: options.cap === true,
        language: lang,
      });
      const result = odds(expression, lang);
      process.stdout.write(
        options.json === true
          ? `${JSON.stringify(oddsRecord(result, notes), null, 2)}\n`
          : describeOdds(result, notes, printedWidth(), lang),
      );
    });
}

interface OddsOptions {
  readonly raises?: number;
  readonly explode: boolean;
  readonly cap?: boolean;
  readonly json?: boolean;
  readonly lang: Language;
}

/** Names of the lines, in the order in which they stand; a row of the chart that gathers several totals. */
const WORDS = {
  en: {
    ...{ probability: 'probability', exactly: 'exactly', mean: 'mean', sd: 'sd', quantiles: 'quantiles' },
    ...{ method: 'method', note: 'note', exact: 'exact', to: 'to' },
    unlimited: 'exact (tens are rolled again without limit; totals left out have less than 1e-15 together)',
  },
  fr: {
    ...{ probability: 'probabilité', exactly: 'fraction', mean: 'moyenne', sd: 'écart-type', quantiles: 'quantiles' },
    ...{ method: 'méthode', note: 'note', exact: 'exact', to: 'à' },
    unlimited:
      'exact (les 10 sont relancés sans limite\u00a0; les totaux laissés de côté pèsent moins de 1e-15 ensemble)',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** What `--json` prints. `dropped` bounds the probability of totals that `p` leaves out. */
export interface OddsRecord {
  readonly expression: string;
  readonly method: 'exact';
  readonly probability: number | null;
  readonly fraction: string | null;
  readonly mean: number;
  readonly meanFraction: string | null;
  readonly sd: number;
  readonly quantiles: Readonly<Record<string, number>>;
  readonly p: Readonly<Record<string, number>>;
  readonly dropped: number;
  /** What was changed in the expression asked for, or what a game would change. */
  readonly notes: readonly string[];
}

export function oddsRecord(result: Odds, notes: readonly string[] = []): OddsRecord {
  const { expression, probability, fraction, mean, meanFraction, sd, quantiles, law } = result;
  return {
    expression,
    method: 'exact',
    probability,
    fraction: shortFraction(fraction),
    mean,
    meanFraction: shortFraction(meanFraction),
    sd,
    quantiles: Object.fromEntries(QUANTILE_LEVELS.map((level, at) => [String(level), quantiles[at] ?? 0])),
    p: Object.fromEntries([...law.p].flatMap((p, at) => (p > 0 ? [[String(law.min + at), p]] : []))),
    dropped: law.dropped,
    notes,
  };
}

/**
 * The result in words, with a bar chart of the law.
 * @param notes what a reader should know of the expression
 * @param width columns of the chart, at most
 */
export function describeOdds(
  result: Odds,
  notes: readonly string[] = [],
  width = WIDTH_DEFAULT,
  language: Language = 'en',
): string {
  const { probability, law } = result;
  const words = WORDS[language];
  // Expressions are written with points in both languages: numbers beside them have commas in French.
  const told = (text: string): string => (language === 'fr' ? inFrench(text) : text);
  const lines = [result.expression, ''];
  const add = (name: Exclude<keyof typeof words, 'to'>, text: string) =>
    lines.push(`  ${words[name].padEnd(13)}${text}`);
  if (probability !== null) {
    add('probability', told(probabilityText(probability, result.isImpossible)));
    const fraction = shortFraction(result.fraction);
    if (fraction !== null) add('exactly', fraction);
  }
  const mean = shortFraction(result.meanFraction);
  add('mean', told(significant(result.mean, 8)) + (mean?.includes('/') === true ? `   (${mean})` : ''));
  add('sd', told(significant(result.sd, 6)));
  const colon = COLON[language];
  add(
    'quantiles',
    QUANTILE_LEVELS.map((level, at) => `${told(`${level * 100}%`)}${colon}${result.quantiles[at] ?? ''}`).join('   '),
  );
  add('method', law.dropped > 0 ? words.unlimited : words.exact);
  for (const note of notes) add('note', note);
  return `${[...lines, '', ...barChart(law, width, language)].join('\n')}\n`;
}

/** Decimal commas, and a narrow blank before a percent sign. */
function inFrench(text: string): string {
  return text.replace(/(?<=\d)\.(?=\d)/g, ',').replace(/%/g, '\u202f%');
}

const ROWS_MAX = 20;
const WIDTH_DEFAULT = 80;
const BAR_WIDTH_MAX = 40;
const BAR_WIDTH_MIN = 8;
/** Columns of a row besides its label and its bar. */
const REST_WIDTH = 13;
/** Probability of each tail that is gathered into one row. */
const TAIL = 0.001;

interface Bar {
  readonly label: string;
  readonly p: number;
}

function barChart(law: TotalLaw, width: number, language: Language): readonly string[] {
  const rows = bars(law, WORDS[language].to);
  const highest = Math.max(...rows.map((row) => row.p));
  const labelWidth = Math.max(...rows.map((row) => row.label.length));
  const barWidth = Math.max(BAR_WIDTH_MIN, Math.min(BAR_WIDTH_MAX, width - labelWidth - REST_WIDTH));
  return rows.map(({ label, p }) => {
    const bar = drawBar(p / highest, barWidth).padEnd(barWidth);
    return `  ${label.padStart(labelWidth)}  ${bar}  ${figureText(shareFigure(p), language)}`;
  });
}

/** Rows of totals of equal width, at most {@link ROWS_MAX}, the tails gathered. */
function bars(law: TotalLaw, upTo: string): readonly Bar[] {
  const max = law.min + law.p.length - 1;
  const isShort = law.p.length <= ROWS_MAX && law.dropped === 0;
  const from = isShort ? law.min : quantile(law, TAIL);
  const to = isShort ? max : quantile(law, 1 - TAIL);
  const width = Math.ceil((to - from + 1) / (ROWS_MAX - 2));
  const rows: Bar[] = [];
  if (from > law.min) rows.push({ label: `≤ ${from - 1}`, p: probabilityBetween(law, law.min, from - 1) });
  let start = from;
  for (const step = isShort ? 1 : width; start <= to; start += step) {
    const end = Math.min(start + step - 1, max);
    rows.push({
      label: step === 1 ? String(start) : `${start} ${upTo} ${end}`,
      p: probabilityBetween(law, start, end),
    });
  }
  if (start <= max) rows.push({ label: `≥ ${start}`, p: probabilityBetween(law, start, max) });
  return rows;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

function drawBar(share: number, width: number): string {
  const eighths = Math.round(share * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}

/** Digits of a percentage, at most, and the nearest to 100% that they can show. */
const PERCENT_DECIMALS_MAX = 13;
const NEARLY_ALL = '> 99.9999999999999%';
/** A probability below this is shown as a bound where its double is 0. */
const LEAST = '< 1e-15';

/** Percent with four significant digits of the smaller of p and 1 - p, and p: never "100%" for what may fail. */
function probabilityText(p: number, isImpossible: boolean): string {
  if (p === 0 || p === 1) return p === 0 && !isImpossible ? LEAST : `${100 * p}%   (${p})`;
  const percent = percentOf(p);
  if (percent === null) return NEARLY_ALL;
  const digits = significant(p, 12);
  return `${percent}   (${digits === '1' ? significant(p, 16) : digits})`;
}

/** Null where it would round to 100%. */
function percentOf(p: number): string | null {
  if (p < 0.0001) return `${significant(100 * p, 4)}%`;
  const decimals = Math.min(PERCENT_DECIMALS_MAX, Math.max(2, 1 - Math.floor(Math.log10(Math.min(p, 1 - p)))));
  const percent = (100 * p).toFixed(decimals);
  return Number(percent) >= 100 ? null : `${percent}%`;
}

function significant(value: number, digits: number): string {
  return String(Number(value.toPrecision(digits)));
}

const FRACTION_DIGITS_MAX = 40;

function shortFraction(fraction: { toString(): string } | null): string | null {
  const text = fraction?.toString() ?? null;
  return text !== null && text.replace(/\D/g, '').length <= FRACTION_DIGITS_MAX ? text : null;
}
