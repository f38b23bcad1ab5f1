import type { TopLevelSpec } from 'vega-lite';
import type { MatrixResult } from '../../analysis/analyses/matrix.ts';
import type { Summary } from '../../analysis/summary.ts';
import type { Cell } from '../html/table.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { Presentation, PresentedChart, PresentedColumn, PresentedTable } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { amountText, clip } from '../words.ts';
import { differenceText, estimateCell, estimateText, methodNote, say } from './figures.ts';
import { heatMapSpec, paretoSpec, ratingsSpec } from './matrix-charts.ts';

const SHARE = { kind: 'outcome' } as const;

const WORDS = {
  title: { en: 'All against all: {count} entries', fr: 'Tous contre tous\u00a0: {count} entrées' },
  strongest: {
    en: 'Strongest on the whole: {best}, scoring {score} of the points',
    fr: 'Le plus fort dans l’ensemble\u00a0: {best}, avec {score} des points',
  },
  level: {
    en: 'No single strongest: {best} cannot be told apart, at {score} of the points',
    fr: 'Pas de plus fort\u00a0: {best} ne se distinguent pas, à {score} des points',
  },
  ladder: { en: '; no three go round in a circle.', fr: '\u00a0; aucun trio ne tourne en rond.' },
  circle: {
    en: '; but {first} beats {second}, {second} beats {third}, and {third} beats {first}.',
    fr: '\u00a0; mais {first} bat {second}, {second} bat {third}, et {third} bat {first}.',
  },
  cyclic: { en: ' {share} of the odds go round in circles.', fr: ' {share} des chances tournent en rond.' },
  mixOne: { en: ' Nothing beats playing {names} always.', fr: ' Rien ne bat {names}, joué toujours.' },
  mix: { en: ' The mix that nothing beats: {names}.', fr: ' Le mélange que rien ne bat\u00a0: {names}.' },
  scores: {
    en: 'A win is one point, whatever is nobody’s half a point. Every pair meets in both seatings ({first} and {second} change places), which count alike.',
    fr: 'Une victoire vaut un point, ce qui n’est à personne un demi. Chaque paire se rencontre dans les deux places ({first} et {second} échangent les leurs), qui comptent autant.',
  },
  seat: {
    en: 'Whoever sits in the first seat scores {score} on average: the effect of the seat (who charges, who strikes first) is {effect} points.',
    fr: 'Qui occupe la première place marque {score} en moyenne\u00a0: l’effet de la place (qui charge, qui frappe d’abord) est de {effect} points.',
  },
  regularised: {
    en: 'Somebody won or lost everything: ratings stay finite only by a few virtual draws in each pair.',
    fr: 'Quelqu’un a tout gagné ou tout perdu\u00a0: les cotes ne restent finies que par quelques nuls virtuels dans chaque paire.',
  },
  noise: {
    en: 'Intervals of the mix carry the noise of the scores through: {draws} matrices were drawn anew and solved.',
    fr: 'Les intervalles du mélange portent le bruit des scores\u00a0: {draws} matrices ont été tirées à nouveau et résolues.',
  },
  proof: {
    en: 'No reply gains more than {gap} points against the mix.',
    fr: 'Aucune réponse ne gagne plus de {gap} point contre le mélange.',
  },
  heat: { en: 'Points of the row against the column', fr: 'Points de la ligne contre la colonne' },
  ratings: { en: 'Ratings', fr: 'Cotes' },
  pareto: { en: 'Strength for cost', fr: 'Force pour le coût' },
  entries: { en: 'Entries, the strongest first', fr: 'Entrées, la plus forte d’abord' },
  entry: { en: 'Entry', fr: 'Entrée' },
  entryText: { en: 'Name in the roster.', fr: 'Nom dans la liste.' },
  mean: { en: 'Mean score', fr: 'Score moyen' },
  meanText: { en: 'Points over all opponents, counted alike.', fr: 'Points sur tous les adversaires, comptés autant.' },
  elo: { en: 'Elo', fr: 'Elo' },
  eloText: {
    en: 'Bradley-Terry rating around 0 in Elo points: 400 points apart are odds of ten to one.',
    fr: 'Cote de Bradley-Terry autour de 0 en points Elo\u00a0: 400 points d’écart sont des chances de dix contre un.',
  },
  weight: { en: 'Best mix', fr: 'Meilleur mélange' },
  weightText: {
    en: 'How often it is played in the mix that no entry beats.',
    fr: 'Combien de fois elle est jouée dans le mélange qu’aucune entrée ne bat.',
  },
  cost: { en: 'Cost', fr: 'Coût' },
  costText: { en: 'What it costs, as the game prices it.', fr: 'Ce qu’elle coûte, selon le jeu.' },
  dominated: { en: 'Dominated', fr: 'Dominée' },
  dominatedText: {
    en: 'Probability that an entry that costs no more is stronger; “front” marks those that none beats in both.',
    fr: 'Probabilité qu’une entrée qui ne coûte pas plus soit plus forte\u00a0; «\u202ffront\u202f» marque celles que nulle ne bat sur les deux.',
  },
  front: { en: 'front', fr: 'front' },
  table: { en: 'Score of each pair', fr: 'Score de chaque paire' },
  opponentText: {
    en: 'Points of the row against it, both seatings together.',
    fr: 'Points de la ligne contre elle, les deux places ensemble.',
  },
  misfits: { en: 'Pairs that the ratings tell worst', fr: 'Paires que les cotes disent le moins bien' },
  pair: { en: 'Pair', fr: 'Paire' },
  pairText: { en: 'First against second.', fr: 'La première contre la seconde.' },
  observed: { en: 'Score', fr: 'Score' },
  observedText: { en: 'Points of the first, as found.', fr: 'Points de la première, tels que trouvés.' },
  fitted: { en: 'By the ratings', fr: 'Selon les cotes' },
  fittedText: { en: 'Points that the ratings promise it.', fr: 'Points que les cotes lui promettent.' },
  off: { en: 'Off by', fr: 'Écart' },
  offText: { en: 'Difference in points of a hundred.', fr: 'Différence en points de cent.' },
  triads: { en: 'Circles', fr: 'Cercles' },
  circleHead: { en: 'Circle', fr: 'Cercle' },
  circleText: {
    en: 'Each beats the next, and the last the first.',
    fr: 'Chacune bat la suivante, et la dernière la première.',
  },
  curl: { en: 'Curl', fr: 'Rotation' },
  curlText: { en: 'Log-odds gained on the way round.', fr: 'Logarithmes des chances gagnés en faisant le tour.' },
} satisfies Record<string, Bilingual>;

/** All against all: the heat map, ratings, circles, the mix and what is worth its cost. */
export function presentMatrix(result: MatrixResult, summary: Summary, locale: Locale): Presentation {
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

function nameOf({ entries }: MatrixResult, at: number): string {
  return clip(entries[at] ?? '', 40);
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
    score: estimateText(best, SHARE, locale).text,
  };
  const pieces: Piece[] = [
    { text: say(level.length > 1 ? WORDS.level : WORDS.strongest, fillers, locale), strong: true },
  ];
  const worst = result.triads.find(({ isCycle }) => isCycle);
  if (worst === undefined) pieces.push({ text: locale.pick(WORDS.ladder), strong: false });
  else {
    const [first = 0, second = 0, third = 0] = worst.entries;
    const names = { first: nameOf(result, first), second: nameOf(result, second), third: nameOf(result, third) };
    pieces.push({ text: say(WORDS.circle, names, locale), strong: false });
  }
  if (result.cyclicShare !== null && worst !== undefined) {
    pieces.push({
      text: say(WORDS.cyclic, { share: locale.percent(100 * result.cyclicShare, 1) }, locale),
      strong: false,
    });
  }
  pieces.push({ text: mixText(result, locale), strong: false });
  return pieces;
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
  const { text, interval } = differenceText(effect, SHARE, locale);
  const seat = {
    score: estimateText(firstSeat, SHARE, locale).text,
    effect: interval === null ? text : `${text} (${interval})`,
  };
  return [
    methodNote(result.scores.flat(), summary, locale),
    say(WORDS.scores, { first: clip(seats[0].fighter), second: clip(seats[1].fighter) }, locale),
    say(WORDS.seat, seat, locale),
    ...(result.isRegularised ? [locale.pick(WORDS.regularised)] : []),
    say(WORDS.proof, { gap: nash.exploitability < 1e-9 ? '10⁻⁹' : locale.number(nash.exploitability, 6) }, locale),
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
    const cost = costs[at] ?? null;
    const low = ratingElo(rating?.low ?? 0);
    const high = ratingElo(rating?.high ?? 0);
    const dominated = pareto?.dominated[at] ?? 0;
    return [
      { text: nameOf(result, at) },
      estimateCell(means[at] ?? null, SHARE, locale),
      {
        text: locale.number(rating?.elo ?? 0),
        note: high - low > 1e-9 ? `${locale.number(low)}\u2013${locale.number(high)}` : null,
        sort: rating?.elo ?? 0,
      },
      {
        text: weight > 0 ? locale.percent(100 * weight, 1) : '–',
        note:
          nash.draws > 0
            ? `${locale.number(100 * (nash.low[at] ?? 0))}\u2013${locale.number(100 * (nash.high[at] ?? 0))}`
            : null,
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
              text: locale.percent(100 * dominated, dominated === 0 || dominated === 1 ? 0 : 1),
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
  const circles = result.triads.filter(({ isCycle }) => isCycle);
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
      const { text, interval } = estimateText(score, SHARE, locale);
      return [
        {
          row: nameOf(result, row),
          column: nameOf(result, other),
          value: score.value,
          tip: `${nameOf(result, row)} – ${nameOf(result, other)}: ${text}${interval === null ? '' : ` (${interval})`}`,
        },
      ];
    }),
  );
  const spoken = (lines: readonly string[]): string => clip(`${title}. ${lines.join('; ')}.`, 1500);
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
      spoken(ranked.map((at) => `${nameOf(result, at)}: ${locale.number(result.ratings[at]?.elo ?? 0)}`)),
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
            `${nameOf(result, at)}: ${locale.number(result.costs[at] ?? 0)}, ${estimateText(result.means[at] ?? NOTHING, SHARE, locale).text}`,
        ),
      ),
    ],
  ];
  return charts.flatMap(([name, words, spec, description]) =>
    spec === null ? [] : [{ name, title: locale.pick(words), spec, description }],
  );
}

const NOTHING = { value: 0, low: 0, high: 0, n: null, method: 'exact' } as const;
