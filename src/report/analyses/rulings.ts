import { changesOf, type Reading, type RulingsResult } from '../../analysis/analyses/rulings-result.ts';
import type { Summary } from '../../analysis/summary.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { Presentation, PresentedChart } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { axisText, clip, colon, semicolon } from '../words.ts';
import { measureText, measureTitle, methodNote, say } from './figures.ts';
import { gainText, gainUnit, isNone } from './gains.ts';
import { factorialTable, flipTexts, idleTable, readingName, readingsTable, variantName } from './rulings-tables.ts';
import { TORNADO_ROWS_MAX, tornado } from './tornado.ts';

const WORDS = {
  title: { en: 'How far the rulings decide {measure}', fr: 'Combien les lectures décident de {measure}' },
  most: {
    en: 'Switching to {reading} moves {measure} the most: {effect}{where}.',
    fr: 'La lecture qui déplace le plus {measure} est «\u202f{reading}\u202f»\u00a0: {effect}{where}.',
  },
  where: { en: ' in {variant}', fr: ' pour {variant}' },
  nothing: {
    en: 'No other reading of the rules moves {measure}.',
    fr: 'Aucune autre lecture des règles ne déplace {measure}.',
  },
  breaks: {
    en: ' Readings that change the verdict, {count} of {all}: {list}.',
    fr: ' Lectures qui changent le verdict, {count} sur {all}\u00a0: {list}.',
  },
  slight: {
    en: 'Practically even with other readings, since no lead reaches 0.1 points before or after: {list}. That so little changes no verdict is an assumption.',
    fr: 'Pratiquement à égalité sous d’autres lectures, aucune avance n’atteignant 0,1 point avant ni après\u00a0: {list}. Que si peu ne change aucun verdict est une hypothèse.',
  },
  holds: { en: ' No reading changes the verdict: {what}.', fr: ' Aucune lecture ne change le verdict\u00a0: {what}.' },
  holdsTold: {
    en: ' No reading changes a verdict whose lead reaches 0.1 points.',
    fr: ' Aucune lecture ne change un verdict dont l’avance atteint 0,1 point.',
  },
  leads: { en: 'the same outcome leads', fr: 'la même issue mène' },
  leadsAndBest: {
    en: 'the same outcome leads, and the same value of {axis} comes first',
    fr: 'la même issue mène, et la même valeur de {axis} vient en tête',
  },
  doubtful: {
    en: 'Changes of verdict marked ? are within the noise, all readings taken together (Holm): more trials would tell.',
    fr: 'Les changements de verdict marqués d’un ? sont dans les limites du bruit, toutes lectures prises ensemble (Holm)\u00a0: plus d’essais le diraient.',
  },
  untouched: {
    en: 'Other rulings of the game that touch nothing here: {count}.',
    fr: 'Autres lectures du jeu qui ne touchent rien ici\u00a0: {count}.',
  },
  idle: {
    en: 'Readings that move nothing: {count} of {all}.',
    fr: 'Lectures qui ne déplacent rien\u00a0: {count} sur {all}.',
  },
  idleSampled: {
    en: 'Readings that change no trial of the sample: {count} of {all}.',
    fr: 'Lectures qui ne changent aucun essai de l’échantillon\u00a0: {count} sur {all}.',
  },
  unasked: {
    en: 'Readings that could move nothing, for no fight here asks for them: {count} of {all}.',
    fr: 'Lectures qui ne pouvaient rien déplacer, car aucun combat ne les demande ici\u00a0: {count} sur {all}.',
  },
  refused: { en: 'Not possible here: {list}.', fr: 'Impossible ici\u00a0: {list}.' },
  refusal: { en: '{id}: {option} (“{message}”)', fr: '{id}\u00a0: {option} («\u202f{message}\u202f»)' },
  untried: {
    en: 'Taken for granted without a source, and without an alternative to try: {list}.',
    fr: 'Admis sans source, et sans autre possibilité à essayer\u00a0: {list}.',
  },
  together: {
    en: 'Switched together in all {cells} combinations, the strongest of them: {list}.',
    fr: 'Changées ensemble, dans les {cells} combinaisons, les plus fortes d’entre elles\u00a0: {list}.',
  },
  flips: { en: 'changes the verdict', fr: 'change le verdict' },
  moves: { en: 'moves it only', fr: 'le déplace seulement' },
  axis: { en: 'Largest effect on {measure} ({unit})', fr: 'Plus grand effet sur {measure} ({unit})' },
  describe: { en: 'Effects, strongest first: {list}.', fr: 'Effets, du plus fort au plus faible\u00a0: {list}.' },
  cut: {
    en: 'The chart shows the {count} strongest; the table has all.',
    fr: 'Le graphique montre les {count} plus fortes\u00a0; le tableau les a toutes.',
  },
} satisfies Record<string, Bilingual>;

/** Readings that change the verdict, told in the answer; the table has all. */
const FLIPS_MAX = 2;
/** Rulings named in a sentence. */
const NAMED_MAX = 12;

/** What becomes of the verdict when each thing left open is read in another way. */
export function presentRulings(result: RulingsResult, summary: Summary, locale: Locale): Presentation {
  const ranked = [...result.readings].sort((a, b) => sizeOf(b) - sizeOf(a));
  const moving = ranked.filter(isFelt);
  const idle = ranked.filter((reading) => !isFelt(reading));
  const title = result.title ?? say(WORDS.title, { measure: measureText(result.measure, locale) }, locale);
  return {
    title,
    answer: answerOf(result, ranked, locale),
    notes: notesOf(result, ranked, summary, locale),
    charts: chartsOf(result, ranked, title, locale),
    tables: [
      readingsTable(result, moving.length === 0 ? ranked : moving, locale),
      ...(moving.length === 0 || idle.length === 0 ? [] : [idleTable(idle, locale)]),
      ...(result.factorial === null ? [] : [factorialTable(result, result.factorial, locale)]),
    ],
  };
}

function largest({ moves, largest: at }: Reading): Reading['moves'][number] {
  return moves[at] ?? null;
}

function sizeOf(reading: Reading): number {
  return Math.abs(largest(reading)?.value ?? 0);
}

/** Whether it moves the measure in some variant. */
function isMoving({ moves }: Reading): boolean {
  return moves.some((move) => move !== null && !isNone(move));
}

/** Whether it moves the measure, or changes the verdict without that. */
function isFelt(reading: Reading): boolean {
  return isMoving(reading) || reading.flips.length > 0;
}

function answerOf(result: RulingsResult, ranked: readonly Reading[], locale: Locale): Piece[] {
  const { measure, variants, along } = result;
  const about = measureText(measure, locale);
  const [first] = ranked;
  const move = first === undefined ? null : largest(first);
  if (first === undefined || move === null || !isMoving(first)) {
    return [{ text: say(WORDS.nothing, { measure: about }, locale), strong: true }];
  }
  const where =
    variants.length === 1 ? '' : say(WORDS.where, { variant: variantName(result, first.largest, locale) }, locale);
  const effect = gainText(move, measure, locale);
  const pieces: Piece[] = [
    {
      text: say(WORDS.most, { reading: readingName(first, locale), measure: about, effect, where }, locale),
      strong: true,
    },
  ];
  const flipping = ranked.filter((reading) => changesOf(reading).length > 0);
  if (flipping.length === 0) {
    const what = along === null ? WORDS.leads : WORDS.leadsAndBest;
    const said = say(what, { axis: along === null ? '' : axisText(along, locale) }, locale);
    const isEven = ranked.some(({ flips }) => flips.length > 0);
    pieces.push({ text: say(isEven ? WORDS.holdsTold : WORDS.holds, { what: said }, locale), strong: true });
  } else {
    const told = flipping.slice(0, FLIPS_MAX).map((reading) => flipSentence(result, reading, locale));
    const rest = flipping.length - told.length;
    const more = rest > 0 ? [locale.plural('otherValues', rest)] : [];
    const counts = { count: locale.number(flipping.length), all: locale.number(ranked.length) };
    pieces.push({
      text: say(WORDS.breaks, { ...counts, list: locale.list([...told, ...more]) }, locale),
      strong: false,
    });
  }
  return pieces;
}

function flipSentence(result: RulingsResult, reading: Reading, locale: Locale): string {
  const [first = ''] = flipTexts(result, reading, locale);
  return `${readingName(reading, locale)} (${first})`;
}

function notesOf(
  result: RulingsResult,
  ranked: readonly Reading[],
  summary: Summary,
  locale: Locale,
): readonly string[] {
  const { variants, readings, refused, untouched, untried, factorial } = result;
  const note = (words: Bilingual, fillers: Readonly<Record<string, string>> = {}): string =>
    say(words, fillers, locale);
  const moves = readings.flatMap((reading) => reading.moves);
  const notes = [methodNote([...variants.map(({ base }) => base), ...moves], summary, locale)];
  if (readings.some((reading) => changesOf(reading).some(({ isCertain }) => !isCertain))) {
    notes.push(note(WORDS.doubtful));
  }
  const slight = ranked.filter((reading) => reading.flips.length > changesOf(reading).length);
  if (slight.length > 0) {
    const shown = slight.slice(0, NAMED_MAX).map((reading) => readingName(reading, locale));
    const rest = slight.length > NAMED_MAX ? [locale.plural('otherValues', slight.length - NAMED_MAX)] : [];
    notes.push(note(WORDS.slight, { list: locale.list([...shown, ...rest]) }));
  }
  if (untouched.length > 0) notes.push(note(WORDS.untouched, { count: locale.number(untouched.length) }));
  const idle = readings.filter((reading) => !isMoving(reading)).length;
  if (idle > 0 && idle < readings.length) {
    const isSampled = moves.some((move) => move !== null && move.n !== null);
    const counts = { count: locale.number(idle), all: locale.number(readings.length) };
    notes.push(note(isSampled ? WORDS.idleSampled : WORDS.idle, counts));
  }
  const unasked = readings.filter((reading) => reading.unasked === true).length;
  if (unasked > 0) {
    notes.push(note(WORDS.unasked, { count: locale.number(unasked), all: locale.number(readings.length) }));
  }
  if (refused.length > 0) {
    const list = refused.map(({ id, option, message: en, french: fr = en }) =>
      say(
        WORDS.refusal,
        { id, option: locale.option(id, option), message: clip(locale.pick({ en, fr }), 120) },
        locale,
      ),
    );
    notes.push(note(WORDS.refused, { list: locale.list(list) }));
  }
  if (untried.length > 0) {
    const list = untried.slice(0, NAMED_MAX).map(({ text }) => clip(locale.pick(text), 160));
    const rest = untried.length > NAMED_MAX ? [locale.plural('otherValues', untried.length - NAMED_MAX)] : [];
    notes.push(note(WORDS.untried, { list: [...list, ...rest].join(semicolon(locale)) }));
  }
  if (factorial !== null) {
    const names = factorial.factors
      .map(({ reading }) => readings[reading])
      .flatMap((it) => (it ? [readingName(it, locale)] : []));
    const cells = locale.number(2 ** factorial.factors.length);
    notes.push(note(WORDS.together, { cells, list: locale.list(names) }));
  }
  if (ranked.filter(isMoving).length > TORNADO_ROWS_MAX) {
    notes.push(note(WORDS.cut, { count: locale.number(TORNADO_ROWS_MAX) }));
  }
  return notes;
}

function chartsOf(
  result: RulingsResult,
  ranked: readonly Reading[],
  title: string,
  locale: Locale,
): readonly PresentedChart[] {
  const { measure } = result;
  const bars = ranked.filter(isMoving).flatMap((reading) => {
    const move = largest(reading);
    if (move === null) return [];
    const name = readingName(reading, locale);
    const series = locale.pick(changesOf(reading).length > 0 ? WORDS.flips : WORDS.moves);
    return [{ row: name, series, effect: move, tip: `${name}${colon(locale)}${gainText(move, measure, locale)}` }];
  });
  if (bars.length === 0) return [];
  const axis = say(WORDS.axis, { measure: measureTitle(measure, locale), unit: gainUnit(measure, locale) }, locale);
  const series = [
    { name: locale.pick(WORDS.moves), colour: 'var(--k-a)' },
    { name: locale.pick(WORDS.flips), colour: 'var(--k-b)' },
  ];
  const list = bars
    .slice(0, NAMED_MAX)
    .map(({ tip }) => tip)
    .join(semicolon(locale));
  return [
    {
      name: 'rulings',
      title: axis,
      spec: tornado({ bars, series, measure, axis, isStacked: true }, locale),
      description: clip(`${title}. ${say(WORDS.describe, { list }, locale)}`, 1500),
    },
  ];
}
