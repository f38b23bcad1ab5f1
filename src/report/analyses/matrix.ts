import type { TopLevelSpec } from 'vega-lite';
import type { MatrixResult } from '../../analysis/analyses/matrix.ts';
import type { Summary } from '../../analysis/summary.ts';
import { roundOutward } from '../../stats/figures.ts';
import type { Cell } from '../html/table.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { Presentation, PresentedChart, PresentedColumn, PresentedTable } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { amountText, chanceText, clip, colon, distinctNames, semicolon } from '../words.ts';
import { estimateCell, estimateText, estimateWords, exploitText, methodNote, say, variantNotes } from './figures.ts';
import { gainText } from './gains.ts';
import { heatMapSpec, paretoSpec, ratingsSpec } from './matrix-charts.ts';
import { WORDS } from './matrix-words.ts';

const SHARE = { kind: 'outcome', unit: null } as const;

/** All against all: the heat map, ratings, circles, the mix and what is worth its cost. */
export function presentMatrix(found: MatrixResult, summary: Summary, locale: Locale): Presentation {
  const result = { ...found, entries: [...distinctNames(found.entries, NAME_MAX)] };
  const title = result.title ?? say(WORDS.title, { count: locale.number(result.entries.length) }, locale);
  return {
    title,
    answer: answerOf(result, locale),
    notes: notesOf(result, summary, locale),
    charts: chartsOf(result, title, locale),
    tables: [
      entriesTable(result, locale),
      scoresTable(result, locale),
      ...circlesTable(result, locale),
      misfitsTable(result, locale),
    ],
  };
}

/** Letters of an entry's name. */
const NAME_MAX = 40;

function nameOf({ entries }: MatrixResult, at: number): string {
  return entries[at] ?? '';
}

function order({ means }: MatrixResult): number[] {
  return [...means.keys()].sort((a, b) => (means[b]?.value ?? 0) - (means[a]?.value ?? 0) || a - b);
}

function answerOf(result: MatrixResult, locale: Locale): Piece[] {
  const ranked = order(result);
  const best = result.means[ranked[0] ?? 0];
  if (best === undefined) return [];
  const level = ranked.filter((at) => {
    const mean = result.means[at];
    return mean !== undefined && (mean.method === 'exact' ? best.value - mean.value < 1e-9 : mean.high >= best.low);
  });
  const fillers = {
    best: locale.list(level.map((at) => nameOf(result, at))),
    score: estimateWords(best, SHARE, locale),
  };
  const pieces: Piece[] = [
    { text: say(level.length > 1 ? WORDS.level : WORDS.strongest, fillers, locale), strong: true },
  ];
  const worst = result.triads.find(({ isCertain }) => isCertain);
  const isExact = best.method === 'exact';
  if (worst === undefined) pieces.push({ text: locale.pick(isExact ? WORDS.ladder : WORDS.noCircle), strong: false });
  else {
    const [first = 0, second = 0, third = 0] = worst.entries;
    const names = { first: nameOf(result, first), second: nameOf(result, second), third: nameOf(result, third) };
    pieces.push({ text: say(WORDS.circle, names, locale), strong: false });
  }
  if (result.cyclicShare !== null && worst !== undefined) {
    pieces.push({ text: cyclicText(result.cyclicShare, locale), strong: false });
  }
  pieces.push({ text: mixText(result, locale), strong: false });
  return pieces;
}

/** The share with its interval, or with the words that it has none. */
function cyclicText(found: NonNullable<MatrixResult['cyclicShare']>, locale: Locale): string {
  if (found.method === 'none') return say(WORDS.cyclicOpen, { share: locale.percent(100 * found.value, 0) }, locale);
  return say(WORDS.cyclic, { share: estimateWords(found, SHARE, locale) }, locale);
}

/** Entries of the mix named in a sentence. */
const NAMED_MAX = 5;

function mixText(result: MatrixResult, locale: Locale): string {
  const played = result.nash.weights.map((weight, at) => ({ weight, at })).filter(({ weight }) => weight > 1e-6);
  played.sort((a, b) => b.weight - a.weight || a.at - b.at);
  const names = played
    .slice(0, NAMED_MAX)
    .map(({ weight, at }) => `${nameOf(result, at)} ${locale.percent(100 * weight, 0)}`);
  if (played.length === 1) return say(WORDS.mixOne, { names: nameOf(result, played[0]?.at ?? 0) }, locale);
  return say(WORDS.mix, { names: locale.list(names) }, locale);
}

function notesOf(result: MatrixResult, summary: Summary, locale: Locale): string[] {
  const { firstSeat, nash, seats } = result;
  const effect = { ...firstSeat, value: firstSeat.value - 0.5, low: firstSeat.low - 0.5, high: firstSeat.high - 0.5 };
  const seat = { score: estimateWords(firstSeat, SHARE, locale), effect: gainText(effect, SHARE, locale) };
  return [
    methodNote(result.scores.flat(), summary, locale),
    ...variantNotes(result.label, summary, locale),
    say(WORDS.scores, { first: clip(seats[0].fighter), second: clip(seats[1].fighter) }, locale),
    say(WORDS.seat, seat, locale),
    ...(result.isRegularised ? [locale.pick(WORDS.regularised)] : []),
    say(WORDS.proof, { gap: exploitText(nash.exploitability, locale) }, locale),
    ...(nash.draws > 0 ? [say(WORDS.noise, { draws: locale.number(nash.draws) }, locale)] : []),
  ];
}

function column(title: string, numeric: boolean, definition: Bilingual, locale: Locale): PresentedColumn {
  return { title, numeric, definition: locale.pick(definition) };
}

function entriesTable(result: MatrixResult, locale: Locale): PresentedTable {
  const { means, ratings, nash, costs, unit, pareto } = result;
  const hasCosts = costs.some((cost) => cost !== null);
  const rows = order(result).map((at): Cell[] => {
    const rating = ratings[at];
    const weight = nash.weights[at] ?? 0;
    const [least, most] = nash.draws > 0 ? [nash.low[at] ?? 0, nash.high[at] ?? 0] : [0, 0];
    const cost = costs[at] ?? null;
    const low = ratingElo(rating?.low ?? 0);
    const high = ratingElo(rating?.high ?? 0);
    // No sample makes it certain: what quadrature takes for 1 is within its error of it.
    const surest = means[at]?.method === 'exact' ? 1 : 1 - 1e-8;
    const dominated = Math.min(surest, pareto?.dominated[at] ?? 0);
    return [
      { text: nameOf(result, at) },
      estimateCell(means[at] ?? null, SHARE, locale),
      {
        text: locale.number(rating?.elo ?? 0),
        note: high - low > 1e-9 ? rangeText(low, high, locale) : null,
        sort: rating?.elo ?? 0,
      },
      {
        text: weight > 0 ? locale.percent(100 * weight, 1) : '–',
        note: least < most ? rangeText(100 * least, 100 * most, locale) : null,
        sort: weight,
      },
      ...(hasCosts
        ? [
            {
              text: cost === null ? '–' : amountText(cost, unit === null ? '' : clip(locale.pick(unit)), 1, locale),
              sort: cost ?? 0,
            },
          ]
        : []),
      ...(pareto === null
        ? []
        : [
            {
              text: chanceText(dominated, locale),
              mark: pareto.front.includes(at) ? locale.pick(WORDS.front) : null,
              sort: dominated,
            },
          ]),
    ];
  });
  return {
    name: 'entries',
    caption: locale.pick(WORDS.entries),
    columns: [
      column(locale.pick(WORDS.entry), false, WORDS.entryText, locale),
      column(locale.pick(WORDS.mean), true, WORDS.meanText, locale),
      column(locale.pick(WORDS.elo), true, WORDS.eloText, locale),
      column(locale.pick(WORDS.weight), true, WORDS.weightText, locale),
      ...(hasCosts ? [column(locale.pick(WORDS.cost), true, WORDS.costText, locale)] : []),
      ...(pareto === null ? [] : [column(locale.pick(WORDS.dominated), true, WORDS.dominatedText, locale)]),
    ],
    rows,
  };
}

/** Bounds in whole numbers, rounded outwards. */
function rangeText(low: number, high: number, locale: Locale): string {
  const bounds = { low: locale.number(roundOutward(low, 0, 'down')), high: locale.number(roundOutward(high, 0, 'up')) };
  return locale.text('shareRange', bounds);
}

function ratingElo(logOdds: number): number {
  return (400 / Math.LN10) * logOdds;
}

function scoresTable(result: MatrixResult, locale: Locale): PresentedTable {
  const ranked = order(result);
  return {
    name: 'scores',
    caption: locale.pick(WORDS.table),
    columns: [
      column(locale.pick(WORDS.entry), false, WORDS.entryText, locale),
      ...ranked.map((at) => ({
        title: nameOf(result, at),
        numeric: true,
        definition: at === ranked[0] ? locale.pick(WORDS.opponentText) : '',
      })),
    ],
    rows: ranked.map((row) => [
      { text: nameOf(result, row) },
      ...ranked.map((other) => estimateCell(result.scores[row]?.[other] ?? null, SHARE, locale)),
    ]),
  };
}

function circlesTable(result: MatrixResult, locale: Locale): PresentedTable[] {
  const circles = result.triads.filter(({ isCertain }) => isCertain);
  if (circles.length === 0) return [];
  return [
    {
      name: 'circles',
      caption: locale.pick(WORDS.triads),
      columns: [
        column(locale.pick(WORDS.circleHead), false, WORDS.circleText, locale),
        column(locale.pick(WORDS.curl), true, WORDS.curlText, locale),
      ],
      rows: circles.map(({ entries, curl }) => [
        { text: [...entries, entries[0]].map((at) => nameOf(result, at)).join(' → ') },
        { text: locale.number(curl, 3), sort: curl },
      ]),
    },
  ];
}

function misfitsTable(result: MatrixResult, locale: Locale): PresentedTable {
  const share = (p: number): string => locale.percent(100 * p, 1);
  return {
    name: 'misfits',
    caption: locale.pick(WORDS.misfits),
    columns: [
      column(locale.pick(WORDS.pair), false, WORDS.pairText, locale),
      column(locale.pick(WORDS.observed), true, WORDS.observedText, locale),
      column(locale.pick(WORDS.fitted), true, WORDS.fittedText, locale),
      column(locale.pick(WORDS.off), true, WORDS.offText, locale),
    ],
    rows: result.misfits.map(({ row, column: other, observed, fitted }) => [
      { text: `${nameOf(result, row)} – ${nameOf(result, other)}` },
      { text: share(observed), sort: observed },
      { text: share(fitted), sort: fitted },
      { text: locale.number(100 * (observed - fitted), 1), sort: observed - fitted },
    ]),
  };
}

function chartsOf(result: MatrixResult, title: string, locale: Locale): PresentedChart[] {
  const ranked = order(result);
  const names = ranked.map((at) => nameOf(result, at));
  const cells = ranked.flatMap((row) =>
    ranked.flatMap((other) => {
      const score = result.scores[row]?.[other];
      if (score === undefined || score === null) return [];
      return [
        {
          row: nameOf(result, row),
          column: nameOf(result, other),
          value: score.value,
          tip: `${nameOf(result, row)} – ${nameOf(result, other)}${colon(locale)}${estimateWords(score, SHARE, locale)}`,
        },
      ];
    }),
  );
  const spoken = (lines: readonly string[]): string => clip(`${title}. ${lines.join(semicolon(locale))}.`, 1500);
  const charts: [string, Bilingual, TopLevelSpec | null, string][] = [
    ['heat-map', WORDS.heat, heatMapSpec(names, cells), spoken(cells.map(({ tip }) => tip))],
    [
      'ratings',
      WORDS.ratings,
      ratingsSpec(
        ranked.flatMap((at) => {
          const rating = result.ratings[at];
          return rating === undefined
            ? []
            : [
                {
                  name: nameOf(result, at),
                  value: rating.elo,
                  low: ratingElo(rating.low),
                  high: ratingElo(rating.high),
                },
              ];
        }),
        locale,
      ),
      spoken(ranked.map((at) => `${nameOf(result, at)}${colon(locale)}${locale.number(result.ratings[at]?.elo ?? 0)}`)),
    ],
    [
      'cost-strength',
      WORDS.pareto,
      result.pareto === null
        ? null
        : paretoSpec(
            ranked.map((at) => ({
              name: nameOf(result, at),
              cost: result.costs[at] ?? 0,
              score: result.means[at]?.value ?? 0,
              scoreText: estimateCell(result.means[at] ?? null, SHARE, locale).text,
              isFront: result.pareto?.front.includes(at) === true,
            })),
            {
              cost: `${locale.pick(WORDS.cost)}${result.unit === null ? '' : ` (${clip(locale.pick(result.unit))})`}`,
              score: locale.pick(WORDS.mean),
            },
            locale,
          ),
      spoken(
        ranked.map(
          (at) =>
            `${nameOf(result, at)}${colon(locale)}${locale.number(result.costs[at] ?? 0)}, ${estimateText(result.means[at] ?? NOTHING, SHARE, locale).text}`,
        ),
      ),
    ],
  ];
  return charts.flatMap(([name, words, spec, description]) =>
    spec === null ? [] : [{ name, title: locale.pick(words), spec, description }],
  );
}

const NOTHING = { value: 0, low: 0, high: 0, n: null, method: 'exact' } as const;
