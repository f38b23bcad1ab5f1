import type { Factorial } from '../../analysis/analyses/rulings-result.ts';
import { changesOf, type Reading, type RulingsResult } from '../../analysis/analyses/rulings-result.ts';
import type { Cell } from '../html/table.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { PresentedColumn, PresentedTable } from '../presentation.ts';
import { choiceText, clip, colon, labelsText, semicolon } from '../words.ts';
import { differenceText, say } from './figures.ts';
import { gainUnit } from './gains.ts';

const WORDS = {
  idle: { en: 'Readings that move nothing', fr: 'Lectures qui ne déplacent rien' },
  readings: { en: 'What each reading does', fr: 'Ce que fait chaque lecture' },
  reading: { en: 'Reading tried', fr: 'Lecture essayée' },
  readingMeans: {
    en: 'Ruling and option that is put in the place of the one in force.',
    fr: 'Lecture et option mises à la place de celle en vigueur.',
  },
  inForce: { en: 'In force', fr: 'En vigueur' },
  inForceMeans: { en: 'Option that the scenario plays by.', fr: 'Option que suit le scénario.' },
  effect: { en: 'Largest effect ({unit})', fr: 'Plus grand effet ({unit})' },
  effectMeans: {
    en: 'The measure read so less the measure as it is, in the variant where that is the most.',
    fr: 'La mesure ainsi lue moins la mesure comme elle est, pour la variante où l’écart est le plus grand.',
  },
  variant: { en: 'Where', fr: 'Où' },
  variantMeans: { en: 'Variant that it moves the most.', fr: 'Variante qu’elle déplace le plus.' },
  verdict: { en: 'Verdict', fr: 'Verdict' },
  verdictMeans: {
    en: 'Whether another outcome leads, or another variant comes first; ? where that is within the noise, all readings taken together (Holm); practically even where no lead reaches 0.1 points before or after.',
    fr: 'Si une autre issue mène, ou si une autre variante vient en tête\u00a0; ? si cela reste dans le bruit, toutes lectures prises ensemble (Holm)\u00a0; pratiquement à égalité si aucune avance n’atteint 0,1 point avant ni après.',
  },
  stays: { en: 'stays', fr: 'tient' },
  even: { en: 'practically even', fr: 'pratiquement à égalité' },
  leader: { en: '{to} leads, not {from}', fr: '{to} mène, non {from}' },
  best: { en: '{to} comes first, not {from}', fr: '{to} vient en tête, non {from}' },
  noLeader: { en: '{from} does not lead alone any more', fr: '{from} ne mène plus seule' },
  noBest: { en: '{from} is not alone in first place any more', fr: '{from} n’est plus seule en tête' },
  together: { en: 'The strongest switched together', fr: 'Les plus fortes changées ensemble' },
  of: { en: 'Reading, or two', fr: 'Lecture, ou deux' },
  ofMeans: {
    en: 'One reading, averaged over all ways to read the others; or two of them.',
    fr: 'Une lecture, en moyenne sur toutes les façons de lire les autres\u00a0; ou deux d’entre elles.',
  },
  main: { en: 'Effect ({unit})', fr: 'Effet ({unit})' },
  mainMeans: {
    en: 'Of one: what it does. Of two: how much more the one does with the other switched; ✓ where that is not 0 for sure (Holm).',
    fr: 'D’une\u00a0: ce qu’elle fait. De deux\u00a0: ce que l’une fait de plus quand l’autre est changée\u00a0; ✓ si ce n’est sûrement pas nul (Holm).',
  },
  base: { en: 'the only one', fr: 'la seule' },
} satisfies Record<string, Bilingual>;

/** `critical-limit: per-side`; tables by their label. */
export function readingName({ sort, id, option }: Pick<Reading, 'sort' | 'id' | 'option'>, locale: Locale): string {
  return clip(sort === 'table' ? id : `${id}${colon(locale)}${locale.option(id, option)}`);
}

function inForceText({ id, inForce }: Reading, locale: Locale): string {
  return inForce === null ? '–' : clip(locale.option(id, inForce));
}

/** A variant by its labels. */
export function variantName({ variants }: RulingsResult, index: number, locale: Locale): string {
  const text = labelsText(variants[index]?.label ?? {}, locale);
  return text === '' ? locale.pick(WORDS.base) : clip(text);
}

/** What a reading changes about the verdict, in words. */
export function flipTexts(result: RulingsResult, reading: Reading, locale: Locale): readonly string[] {
  const { variants, along } = result;
  const texts = changesOf(reading).map((flip): string => {
    const doubt = flip.isCertain ? '' : '\u00a0?';
    if (flip.kind === 'leader') {
      const called = (name: string): string => clip(locale.pick(result.outcomes[name] ?? { en: name, fr: name }));
      const [template, to] = flip.to === null ? [WORDS.noLeader, ''] : [WORDS.leader, called(flip.to)];
      const where = variants.length === 1 ? '' : ` · ${variantName(result, flip.variant, locale)}`;
      return `${say(template, { from: called(flip.from), to }, locale)}${where}${doubt}`;
    }
    const nameOf = (index: number): string => {
      const label = along === null ? undefined : variants[index]?.label[along];
      if (label === undefined || along === null) return variantName(result, index, locale);
      return choiceText(along, label, locale);
    };
    const [template, to] = flip.to === null ? [WORDS.noBest, ''] : [WORDS.best, nameOf(flip.to)];
    const rest = Object.entries(variants[flip.from]?.label ?? {}).filter(([axis]) => axis !== along);
    const where = rest.length === 0 ? '' : ` · ${labelsText(Object.fromEntries(rest), locale)}`;
    return `${say(template, { from: nameOf(flip.from), to }, locale)}${where}${doubt}`;
  });
  return [...new Set(texts)];
}

/** Readings that move nothing: their names and what is in force instead. */
export function idleTable(readings: readonly Reading[], locale: Locale): PresentedTable {
  return {
    name: 'rulings-idle',
    caption: locale.pick(WORDS.idle),
    columns: [
      { title: locale.pick(WORDS.reading), numeric: false, definition: locale.pick(WORDS.readingMeans) },
      { title: locale.pick(WORDS.inForce), numeric: false, definition: locale.pick(WORDS.inForceMeans) },
    ],
    rows: readings.map((reading): Cell[] => [
      { text: readingName(reading, locale) },
      { text: inForceText(reading, locale) },
    ]),
  };
}

/** Readings that were tried, the strongest first. */
export function readingsTable(result: RulingsResult, ranked: readonly Reading[], locale: Locale): PresentedTable {
  const { measure, variants } = result;
  const isOne = variants.length === 1;
  const unit = gainUnit(measure, locale);
  const column = (title: Bilingual, definition: Bilingual, numeric = false): PresentedColumn => ({
    title: say(title, { unit }, locale),
    numeric,
    definition: locale.pick(definition),
  });
  return {
    name: 'rulings',
    caption: locale.pick(WORDS.readings),
    columns: [
      column(WORDS.reading, WORDS.readingMeans),
      column(WORDS.effect, WORDS.effectMeans, true),
      column(WORDS.verdict, WORDS.verdictMeans),
      column(WORDS.inForce, WORDS.inForceMeans),
      ...(isOne ? [] : [column(WORDS.variant, WORDS.variantMeans)]),
    ],
    rows: ranked.map((reading): Cell[] => {
      const move = reading.moves[reading.largest] ?? null;
      const flips = flipTexts(result, reading, locale);
      const shown =
        flips.slice(0, 2).join(semicolon(locale)) + (flips.length > 2 ? ` (+\u2009${flips.length - 2})` : '');
      return [
        { text: readingName(reading, locale) },
        move === null ? { text: '–' } : moveCell(move, measure, locale),
        { text: flips.length === 0 ? locale.pick(reading.flips.length === 0 ? WORDS.stays : WORDS.even) : shown },
        { text: inForceText(reading, locale) },
        ...(isOne ? [] : [{ text: variantName(result, reading.largest, locale) }]),
      ];
    }),
  };
}

function moveCell(
  move: Parameters<typeof differenceText>[0],
  measure: RulingsResult['measure'],
  locale: Locale,
  mark: string | null = null,
): Cell {
  const { text, interval } = differenceText(move, measure, locale);
  return { text, note: interval, sort: move.value, mark };
}

/** Main effects and interactions of a full factorial. */
export function factorialTable(result: RulingsResult, factorial: Factorial, locale: Locale): PresentedTable {
  const { measure, readings } = result;
  const unit = gainUnit(measure, locale);
  const nameOf = (factor: number): string => {
    const reading = readings[factorial.factors[factor]?.reading ?? -1];
    return reading === undefined ? '' : readingName(reading, locale);
  };
  return {
    name: 'factorial',
    caption: locale.pick(WORDS.together),
    columns: [
      { title: locale.pick(WORDS.of), numeric: false, definition: locale.pick(WORDS.ofMeans) },
      { title: say(WORDS.main, { unit }, locale), numeric: true, definition: locale.pick(WORDS.mainMeans) },
    ],
    rows: [
      ...factorial.factors.map(({ effect }, at): Cell[] => [{ text: nameOf(at) }, moveCell(effect, measure, locale)]),
      ...[...factorial.interactions]
        .sort((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value))
        .map(({ between: [one, other], effect, isCertain }): Cell[] => [
          { text: `${nameOf(one)} × ${nameOf(other)}` },
          moveCell(effect, measure, locale, isCertain ? '✓' : null),
        ]),
    ],
  };
}
