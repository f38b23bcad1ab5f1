import type { BestPlayResult } from '../../analysis/analyses/best-play.ts';
import { certain, type Estimate } from '../../analysis/estimate.ts';
import type { Label, Summary } from '../../analysis/summary.ts';
import type { Cell } from '../html/table.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { Presentation, PresentedColumn, PresentedTable } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { axisText, clip, colon, labelText, semicolon, tacticText } from '../words.ts';
import { barsSpec } from './bars.ts';
import { WORDS } from './best-play-words.ts';
import {
  differenceText,
  estimateCell,
  estimateWords,
  exploitText,
  measureText,
  measureTitle,
  methodNote,
  say,
  variantNotes,
} from './figures.ts';

type PlayerResult = BestPlayResult['maximiser'];

/** The choices of the players: each alone, together, and in every situation. */
export function presentBestPlay(result: BestPlayResult, summary: Summary, locale: Locale): Presentation {
  const { measure, maximiser, minimiser } = result;
  const title = say(WORDS.title, { measure: measureText(measure, locale) }, locale);
  const players = minimiser === null ? [maximiser] : [maximiser, minimiser];
  const tables = [
    ...(players.some(({ options }) => options.some(({ matters }) => matters))
      ? [optionsTable(result, players, locale)]
      : []),
    ...players.flatMap((player, index) =>
      player.strategies.length > 1 ? [strategiesTable(result, player, index === 0, locale)] : [],
    ),
    ...result.responses.flatMap((response) =>
      response.rules.length > 0 ? [rulesTable(result, response, locale)] : [],
    ),
  ];
  return {
    title: result.title ?? title,
    answer: answerOf(result, locale),
    notes: notesOf(result, players, summary, locale),
    charts: chartsOf(result, title, locale),
    tables,
  };
}

function answerOf(result: BestPlayResult, locale: Locale): Piece[] {
  const { measure, maximiser, minimiser, base, payoffs } = result;
  const fillers = { measure: measureText(measure, locale), base: estimateWords(base, measure, locale) };
  const isMovable = [maximiser, ...(minimiser === null ? [] : [minimiser])].some(({ options }) =>
    options.some(({ matters }) => matters),
  );
  if (!isMovable && result.responses.every(({ rules }) => rules.length === 0)) {
    return [{ text: say(WORDS.indifferent, fillers, locale), strong: true }];
  }
  const { best, worst } = maximiser;
  const value = estimateWords(best.value, measure, locale);
  const isBetter = best.gain.value > 1e-12;
  const player = { player: clip(maximiser.name) };
  const pieces: Piece[] = [
    {
      text: say(
        isBetter ? WORDS.better : WORDS.already,
        { ...fillers, ...player, value, best: strategyText(best.strategy, locale) },
        locale,
      ),
      strong: true,
    },
  ];
  if (worst.gain.value < Math.min(0, best.gain.value) - 1e-12) {
    const text = say(
      WORDS.worst,
      { worst: strategyText(worst.strategy, locale), value: estimateWords(worst.value, measure, locale) },
      locale,
    );
    pieces.push({ text, strong: false });
  }
  pieces.push({ text: '.', strong: false });
  if ((payoffs[0]?.length ?? 1) > 1) {
    pieces.push({
      text: say(WORDS.game, { value: estimateWords(result.game.value, measure, locale) }, locale),
      strong: false,
    });
  }
  for (const response of result.responses) {
    if (response.rules.length === 0) continue;
    const reached = estimateWords(certain(response.value), measure, locale);
    pieces.push({ text: say(WORDS.dynamic, { player: clip(response.player), value: reached }, locale), strong: false });
  }
  return pieces;
}

function notesOf(result: BestPlayResult, players: readonly PlayerResult[], summary: Summary, locale: Locale): string[] {
  const { measure, payoffs, game, responses, note } = result;
  const all = payoffs.flat().map(({ value }) => value);
  const span = Math.max(...all) - Math.min(...all);
  const isShare = measure.kind === 'outcome';
  const fixed = players.flatMap((player) => player.fixed);
  const isExact = payoffs.flat().every(({ method }) => method === 'exact');
  const spanText = isShare
    ? locale.plural('points', 100 * span, {}, isExact ? 2 : 0)
    : locale.number(span, isExact ? 2 : 1);
  const states = responses[0]?.states;
  return [
    methodNote([result.base, ...players.flatMap(({ options }) => options.map(({ value }) => value))], summary, locale),
    ...variantNotes(result.label, summary, locale),
    ...(all.length > 1 ? [say(WORDS.span, { measure: measureText(measure, locale), span: spanText }, locale)] : []),
    ...idleNote(players, isExact, locale),
    ...(!isExact && all.length > 1 ? [locale.pick(WORDS.fresh)] : []),
    ...(game.value.method !== 'exact' && (payoffs[0]?.length ?? 1) > 1 ? [locale.pick(WORDS.between)] : []),
    ...(fixed.length > 0
      ? [say(WORDS.fixed, { list: locale.list(fixed.map((path) => axisText(path, locale))) }, locale)]
      : []),
    ...((payoffs[0]?.length ?? 1) > 1
      ? [say(WORDS.proof, { gap: exploitText(game.exploitability, locale) }, locale)]
      : []),
    ...(states === undefined ? [] : [say(WORDS.policy, { count: locale.number(states) }, locale)]),
    ...(note === null ? [] : [locale.pick(note)]),
  ];
}

function idleNote(players: readonly PlayerResult[], isExact: boolean, locale: Locale): string[] {
  const idle = players.flatMap(({ options }) => options.filter(({ matters }) => !matters)).length;
  if (idle === 0) return [];
  const [one, many] = isExact ? [WORDS.idleOne, WORDS.idle] : [WORDS.dimOne, WORDS.dim];
  return [idle === 1 ? locale.pick(one) : say(many, { count: locale.number(idle) }, locale)];
}

/** `captain › parry = never · captain › split = even`. */
function strategyText(strategy: Readonly<Record<string, Label>>, locale: Locale): string {
  const parts = Object.entries(strategy).map(
    ([path, option]) => `${tacticText(path, locale)} = ${labelText(path, option, locale)}`,
  );
  return parts.length === 0 ? locale.pick(WORDS.asIs) : parts.join(' · ');
}

function column(title: string, numeric: boolean, definition: Bilingual, locale: Locale): PresentedColumn {
  return { title, numeric, definition: locale.pick(definition) };
}

function effectCell(effect: Estimate, measure: BestPlayResult['measure'], locale: Locale): Cell {
  const { text, interval } = differenceText(effect, measure, locale);
  return { text, note: interval, sort: effect.value };
}

function optionsTable(result: BestPlayResult, players: readonly PlayerResult[], locale: Locale): PresentedTable {
  const { measure } = result;
  const rows = players.flatMap(({ options }) =>
    options
      .filter(({ matters }) => matters)
      .sort((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value))
      .map(({ path, option, value, effect }): Cell[] => [
        { text: tacticText(path, locale) },
        { text: labelText(path, option, locale) },
        estimateCell(value, measure, locale),
        effectCell(effect, measure, locale),
      ]),
  );
  return {
    name: 'options',
    caption: locale.pick(WORDS.options),
    headCount: 2,
    columns: [
      column(locale.pick(WORDS.choice), false, WORDS.choiceText, locale),
      column(locale.pick(WORDS.option), false, WORDS.optionText, locale),
      column(measureTitle(measure, locale), true, WORDS.valueText, locale),
      column(locale.pick(WORDS.effect), true, WORDS.effectText, locale),
    ],
    rows,
  };
}

function strategiesTable(result: BestPlayResult, player: PlayerResult, isRow: boolean, locale: Locale): PresentedTable {
  const { measure, payoffs } = result;
  const rows = player.strategies.map((strategy, at): Cell[] => {
    const share = player.mix[at] ?? 0;
    return [
      { text: strategyText(strategy, locale) },
      estimateCell((isRow ? payoffs[at]?.[0] : payoffs[0]?.[at]) ?? null, measure, locale),
      estimateCell(player.against[at] ?? null, measure, locale),
      { text: share < 1e-9 ? '–' : locale.percent(100 * share, 1), sort: share },
    ];
  });
  return {
    name: isRow ? 'strategies' : 'counter-strategies',
    caption: say(WORDS.strategies, { player: clip(player.name) }, locale),
    columns: [
      column(locale.pick(WORDS.combination), false, WORDS.combinationText, locale),
      column(locale.pick(WORDS.against), true, WORDS.againstText, locale),
      column(locale.pick(WORDS.atBest), true, WORDS.atBestText, locale),
      column(locale.pick(WORDS.mix), true, WORDS.mixText, locale),
    ],
    rows,
  };
}

function rulesTable(
  { measure }: BestPlayResult,
  response: BestPlayResult['responses'][number],
  locale: Locale,
): PresentedTable {
  const rows = response.rules.map(
    ({ path, situation, rounds: [first, last], option, fallback, visits, gain }): Cell[] => [
      { text: situation[locale.language].map((line) => clip(line)).join(' · ') },
      { text: first === last ? locale.number(first) : `${locale.number(first)}–${locale.number(last)}`, sort: first },
      { text: `${tacticText(path, locale)} = ${option}`, note: fallback },
      { text: locale.number(visits, 3), sort: visits },
      effectCell(certain(gain), measure, locale),
    ],
  );
  return {
    name: 'policy',
    caption: say(WORDS.situations, { player: clip(response.player) }, locale),
    columns: [
      column(locale.pick(WORDS.situation), false, WORDS.situationText, locale),
      column(locale.pick(WORDS.rounds), false, WORDS.roundsText, locale),
      column(locale.pick(WORDS.option), false, WORDS.insteadText, locale),
      column(locale.pick(WORDS.visits), true, WORDS.visitsText, locale),
      column(locale.pick(WORDS.gain), true, WORDS.gainText, locale),
    ],
    rows,
  };
}

function chartsOf(result: BestPlayResult, title: string, locale: Locale): Presentation['charts'] {
  const { measure, maximiser, minimiser } = result;
  const bars = [maximiser, ...(minimiser === null ? [] : [minimiser])].flatMap(({ options }, index) =>
    options
      .filter(({ matters }) => matters)
      .map(({ path, option, effect }) => ({
        name: clip(`${tacticText(path, locale)} = ${labelText(path, option, locale)}`, 48),
        ...{ value: effect.value, low: effect.low, high: effect.high },
        tip: differenceText(effect, measure, locale).text,
        tone: index === 0 ? ('a' as const) : ('b' as const),
      })),
  );
  if (bars.length === 0) return [];
  const sorted = bars.sort((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, 24);
  const axis = `${locale.pick(WORDS.effect)} · ${measureTitle(measure, locale)}`;
  const description = `${title}. ${sorted.map(({ name, tip }) => `${name}${colon(locale)}${tip}`).join(semicolon(locale))}.`;
  return [
    {
      name: 'options',
      title: locale.pick(WORDS.options),
      spec: barsSpec(sorted, axis, measure, locale),
      description: clip(description, 1500),
    },
  ];
}
