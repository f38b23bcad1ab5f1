import type { BestPlayResult } from '../../analysis/analyses/best-play.ts';
import type { Label, Summary } from '../../analysis/summary.ts';
import type { Cell } from '../html/table.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { Presentation, PresentedColumn, PresentedTable } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { axisText, clip, labelText } from '../words.ts';
import { barsSpec } from './bars.ts';
import { differenceText, estimateCell, estimateText, measureText, measureTitle, methodNote, say } from './figures.ts';

const WORDS = {
  title: { en: 'Best play for {measure}', fr: 'Le meilleur jeu pour {measure}' },
  better: {
    en: '{player} does best with {best}: {measure} {value} instead of {base}',
    fr: '{player} fait au mieux avec {best}\u00a0: {measure} {value} au lieu de {base}',
  },
  already: {
    en: '{player} already plays best: {measure} {base}',
    fr: '{player} joue déjà au mieux\u00a0: {measure} {base}',
  },
  worst: { en: '; at worst ({worst}) it is {value}', fr: '\u00a0; au pire ({worst}), c’est {value}' },
  indifferent: {
    en: 'No choice moves {measure}: it stays at {base}.',
    fr: 'Aucun choix ne fait bouger {measure}\u00a0: {base}.',
  },
  game: {
    en: ' With both sides at their best it is {value}, choosing at once.',
    fr: ' Les deux camps jouant au mieux, et choisissant en même temps, c’est {value}.',
  },
  dynamic: {
    en: ' Choosing anew in every situation, {player} reaches {value}.',
    fr: ' En choisissant à nouveau dans chaque situation, {player} parvient à {value}.',
  },
  asIs: { en: 'as the scenario has it', fr: 'comme le veut le scénario' },
  skill: {
    en: 'How much depends on play: between the worst and the best of all combinations tried, {measure} moves by {span} points.',
    fr: 'La part du jeu\u00a0: entre la pire et la meilleure des combinaisons essayées, {measure} bouge de {span} points.',
  },
  span: {
    en: 'How much depends on play: between the worst and the best of all combinations tried, {measure} moves by {span}.',
    fr: 'La part du jeu\u00a0: entre la pire et la meilleure des combinaisons essayées, {measure} bouge de {span}.',
  },
  fixed: {
    en: 'Left as the scenario has them, for want of room: {list}.',
    fr: 'Laissés comme le veut le scénario, faute de place\u00a0: {list}.',
  },
  proof: {
    en: 'The mixed value is proved: no player gains more than {gap} by deviating.',
    fr: 'La valeur du jeu mixte est prouvée\u00a0: aucun joueur ne gagne plus de {gap} en déviant.',
  },
  policy: {
    en: 'Choices in every situation are solved exactly, by backward induction over {count} states; the others play as the scenario has them.',
    fr: 'Les choix dans chaque situation sont résolus exactement, à rebours sur {count} états\u00a0; les autres jouent comme le veut le scénario.',
  },
  options: { en: 'Options tried alone', fr: 'Options essayées seules' },
  choice: { en: 'Choice', fr: 'Choix' },
  choiceText: { en: 'Fighter and decision point.', fr: 'Combattant et choix.' },
  option: { en: 'Option', fr: 'Option' },
  optionText: {
    en: 'What he does instead of what the scenario has.',
    fr: 'Ce qu’il fait au lieu de ce que veut le scénario.',
  },
  valueText: {
    en: 'The measure with this option, all else as in the scenario.',
    fr: 'La mesure avec cette option, tout le reste comme dans le scénario.',
  },
  effect: { en: 'Effect', fr: 'Effet' },
  effectText: {
    en: 'Difference to the scenario, in points of probability or the unit of the measure.',
    fr: 'Écart au scénario, en points de probabilité ou dans l’unité de la mesure.',
  },
  idle: {
    en: '{count} other options were tried and move nothing here.',
    fr: '{count} autres options ont été essayées et ne changent rien ici.',
  },
  idleOne: {
    en: 'One other option was tried and moves nothing here.',
    fr: 'Une autre option a été essayée et ne change rien ici.',
  },
  strategies: { en: 'Combinations of {player}', fr: 'Combinaisons de {player}' },
  combination: { en: 'Combination', fr: 'Combinaison' },
  combinationText: {
    en: 'Options taken together; what is not named stays as the scenario has it.',
    fr: 'Options prises ensemble\u00a0; ce qui n’est pas nommé reste comme le veut le scénario.',
  },
  against: { en: 'Against the scenario', fr: 'Contre le scénario' },
  againstText: {
    en: 'The measure, the other side playing as the scenario has it.',
    fr: 'La mesure, l’autre camp jouant comme le veut le scénario.',
  },
  atBest: { en: 'Against best play', fr: 'Contre le meilleur jeu' },
  atBestText: {
    en: 'The measure against the best mix of the other side.',
    fr: 'La mesure contre le meilleur mélange de l’autre camp.',
  },
  mix: { en: 'Share', fr: 'Part' },
  mixText: {
    en: 'How often it is played when both sides play their best.',
    fr: 'Combien de fois elle est jouée quand les deux camps jouent au mieux.',
  },
  situations: { en: 'What {player} should do when', fr: 'Ce que {player} devrait faire, et quand' },
  situation: { en: 'Situation', fr: 'Situation' },
  situationText: {
    en: 'The fighters before the step in which the choice is asked.',
    fr: 'Les combattants avant le pas où se pose le choix.',
  },
  rounds: { en: 'Rounds', fr: 'Tours' },
  roundsText: { en: 'First and last round in which it is met so.', fr: 'Premier et dernier tour où cela se présente.' },
  insteadText: { en: 'Best option there, and that of the scenario.', fr: 'Meilleure option, et celle du scénario.' },
  visits: { en: 'Met', fr: 'Rencontré' },
  visitsText: {
    en: 'How often a fight meets it, on average.',
    fr: 'Combien de fois un combat le rencontre, en moyenne.',
  },
  gain: { en: 'Worth', fr: 'Valeur' },
  gainText: {
    en: 'What choosing so moves the measure by, where it is met.',
    fr: 'De combien ce choix fait bouger la mesure, quand il se présente.',
  },
} satisfies Record<string, Bilingual>;

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
  const fillers = { measure: measureText(measure, locale), base: estimateText(base, measure, locale).text };
  const isMovable = [maximiser, ...(minimiser === null ? [] : [minimiser])].some(({ options }) =>
    options.some(({ matters }) => matters),
  );
  if (!isMovable && result.responses.every(({ rules }) => rules.length === 0)) {
    return [{ text: say(WORDS.indifferent, fillers, locale), strong: true }];
  }
  const { best, worst } = maximiser;
  const value = estimateText(best.value, measure, locale).text;
  const isBetter = best.value.value > base.value + 1e-12;
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
  if (worst.value.value < Math.min(base.value, best.value.value) - 1e-12) {
    const text = say(
      WORDS.worst,
      { worst: strategyText(worst.strategy, locale), value: estimateText(worst.value, measure, locale).text },
      locale,
    );
    pieces.push({ text, strong: false });
  }
  pieces.push({ text: '.', strong: false });
  if ((payoffs[0]?.length ?? 1) > 1) {
    pieces.push({ text: say(WORDS.game, { value: gameText(result, locale) }, locale), strong: false });
  }
  for (const response of result.responses) {
    if (response.rules.length === 0) continue;
    const reached = estimateText(
      { ...base, value: response.value, low: response.value, high: response.value, method: 'exact' },
      measure,
      locale,
    ).text;
    pieces.push({ text: say(WORDS.dynamic, { player: clip(response.player), value: reached }, locale), strong: false });
  }
  return pieces;
}

function gameText({ game, measure, base }: BestPlayResult, locale: Locale): string {
  return estimateText(
    { ...base, value: game.value, low: game.value, high: game.value, method: 'exact' },
    measure,
    locale,
  ).text;
}

function notesOf(result: BestPlayResult, players: readonly PlayerResult[], summary: Summary, locale: Locale): string[] {
  const { measure, payoffs, game, responses, note } = result;
  const all = payoffs.flat();
  const span = Math.max(...all) - Math.min(...all);
  const isShare = measure.kind === 'outcome';
  const fixed = players.flatMap((player) => player.fixed);
  const spanText = locale.number(isShare ? 100 * span : span, 2);
  const states = responses[0]?.states;
  return [
    methodNote([result.base, ...players.flatMap(({ options }) => options.map(({ value }) => value))], summary, locale),
    ...(all.length > 1
      ? [say(isShare ? WORDS.skill : WORDS.span, { measure: measureText(measure, locale), span: spanText }, locale)]
      : []),
    ...idleNote(players, locale),
    ...(fixed.length > 0
      ? [say(WORDS.fixed, { list: locale.list(fixed.map((path) => axisText(path, locale))) }, locale)]
      : []),
    ...((payoffs[0]?.length ?? 1) > 1
      ? [say(WORDS.proof, { gap: game.exploitability < 1e-9 ? '10⁻⁹' : locale.number(game.exploitability, 6) }, locale)]
      : []),
    ...(states === undefined ? [] : [say(WORDS.policy, { count: locale.number(states) }, locale)]),
    ...(note === null ? [] : [locale.pick(note)]),
  ];
}

function idleNote(players: readonly PlayerResult[], locale: Locale): string[] {
  const idle = players.flatMap(({ options }) => options.filter(({ matters }) => !matters)).length;
  if (idle === 0) return [];
  return [idle === 1 ? locale.pick(WORDS.idleOne) : say(WORDS.idle, { count: locale.number(idle) }, locale)];
}

/** `parry: never · split: even`. */
function strategyText(strategy: Readonly<Record<string, Label>>, locale: Locale): string {
  const parts = Object.entries(strategy).map(
    ([path, option]) => `${axisText(path.replace('.tactics.', '.'), locale)} = ${labelText(option, locale)}`,
  );
  return parts.length === 0 ? locale.pick(WORDS.asIs) : parts.join(' · ');
}

function column(title: string, numeric: boolean, definition: Bilingual, locale: Locale): PresentedColumn {
  return { title, numeric, definition: locale.pick(definition) };
}

function effectCell(effect: number, measure: BestPlayResult['measure'], exact: boolean, locale: Locale): Cell {
  const { text } = differenceText(
    { value: effect, low: effect - 5e-4, high: effect + 5e-4, n: null, method: exact ? 'exact' : 'wilson' },
    measure,
    locale,
  );
  return { text, sort: effect };
}

function optionsTable(result: BestPlayResult, players: readonly PlayerResult[], locale: Locale): PresentedTable {
  const { measure } = result;
  const rows = players.flatMap(({ options }) =>
    options
      .filter(({ matters }) => matters)
      .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
      .map(({ path, option, value, effect }): Cell[] => [
        { text: axisText(path.replace('.tactics.', '.'), locale) },
        { text: labelText(option, locale) },
        estimateCell(value, measure, locale),
        effectCell(effect, measure, value.method === 'exact', locale),
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
  const { measure, payoffs, minimiser, maximiser, base } = result;
  const other = isRow ? (minimiser?.mix ?? [1]) : maximiser.mix;
  const cell = (value: number): Cell =>
    estimateCell({ ...base, value, low: value, high: value, method: 'exact' }, measure, locale);
  const rows = player.strategies.map((strategy, at): Cell[] => {
    const line = isRow ? (payoffs[at] ?? []) : payoffs.map((row) => row[at] ?? 0);
    const mixed = line.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
    const share = player.mix[at] ?? 0;
    return [
      { text: strategyText(strategy, locale) },
      cell(line[0] ?? 0),
      cell(mixed),
      { text: locale.percent(100 * share, 1), sort: share },
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
      { text: `${axisText(path.replace('.tactics.', '.'), locale)} = ${option}`, note: fallback },
      { text: locale.number(visits, 3), sort: visits },
      effectCell(gain, measure, true, locale),
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
  const { measure, maximiser, minimiser, base } = result;
  const bars = [maximiser, ...(minimiser === null ? [] : [minimiser])].flatMap(({ options }, index) =>
    options
      .filter(({ matters }) => matters)
      .map(({ path, option, value, effect }) => ({
        name: clip(`${axisText(path.replace('.tactics.', '.'), locale)} = ${labelText(option, locale)}`, 48),
        value: effect,
        low: value.low - base.value,
        high: value.high - base.value,
        tip: `${differenceText({ ...value, value: effect, low: value.low - base.value, high: value.high - base.value }, measure, locale).text}`,
        tone: index === 0 ? ('a' as const) : ('b' as const),
      })),
  );
  if (bars.length === 0) return [];
  const sorted = bars.sort((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, 24);
  const axis = `${locale.pick(WORDS.effect)} · ${measureTitle(measure, locale)}`;
  const description = `${title}. ${sorted.map(({ name, tip }) => `${name}: ${tip}`).join('; ')}.`;
  return [
    {
      name: 'options',
      title: locale.pick(WORDS.options),
      spec: barsSpec(sorted, axis, measure, locale),
      description: clip(description, 1500),
    },
  ];
}
