import type { SensitivityResult } from '../../analysis/analyses/sensitivity.ts';
import type { Cell } from '../html/table.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { PresentedColumn, PresentedTable } from '../presentation.ts';
import { clip } from '../words.ts';
import { differenceText, say } from './figures.ts';
import { fineText, gainUnit, isNone } from './gains.ts';

type Change = SensitivityResult['changes'][number];
type Turn = Pick<Change, 'label' | 'how' | 'from' | 'to'>;

const WORDS = {
  without: { en: 'without {thing}', fr: 'sans {thing}' },
  changes: { en: 'What each change does', fr: 'Ce que fait chaque changement' },
  change: { en: 'Change', fr: 'Changement' },
  changeMeans: {
    en: 'What is changed about the fighter, everything else as it is.',
    fr: 'Ce qui change chez le combattant, tout le reste étant comme avant.',
  },
  effect: { en: 'Effect ({unit})', fr: 'Effet ({unit})' },
  effectMeans: {
    en: 'The measure with the change less the measure without it; ≈ where its interval is wider than a tenth of it.',
    fr: 'La mesure avec le changement moins la mesure sans lui\u00a0; ≈ où son intervalle dépasse le dixième de l’effet.',
  },
  price: { en: 'Price ({unit})', fr: 'Prix ({unit})' },
  priceMeans: { en: 'What the fighter saves without it.', fr: 'Ce que le combattant économise sans cela.' },
  each: { en: '{unit} for each unit of price', fr: '{unit} par unité de prix' },
  eachMeans: {
    en: 'What each unit of its price buys of the measure.',
    fr: 'Ce qu’achète de la mesure chaque unité de son prix.',
  },
  worth: { en: 'Worth ({unit})', fr: 'Valeur ({unit})' },
  worthMeans: {
    en: 'What one point more is worth, at the average price of what he carries.',
    fr: 'Ce que vaut un point de plus, au prix moyen de ce qu’il porte.',
  },
  impossible: { en: 'Not possible', fr: 'Impossible' },
  reason: { en: 'Reason', fr: 'Raison' },
  reasonMeans: { en: 'Why it was not tried.', fr: 'Pourquoi cela n’a pas été essayé.' },
  least: { en: 'at its least already: {bound}', fr: 'déjà au plus bas\u00a0: {bound}' },
  most: { en: 'at its most already: {bound}', fr: 'déjà au plus haut\u00a0: {bound}' },
  refused: { en: 'the rules refuse it: “{message}”', fr: 'les règles le refusent\u00a0: «\u202f{message}\u202f»' },
  pairs: { en: 'Two changes at a time', fr: 'Deux changements à la fois' },
  one: { en: 'One change', fr: 'Un changement' },
  other: { en: 'Another', fr: 'Un autre' },
  together: { en: 'Together ({unit})', fr: 'Ensemble ({unit})' },
  togetherMeans: { en: 'Effect of both at once.', fr: 'Effet des deux à la fois.' },
  sum: { en: 'Sum ({unit})', fr: 'Somme ({unit})' },
  sumMeans: { en: 'Their effects alone, added up.', fr: 'La somme de leurs effets seuls.' },
  beyond: { en: 'Beyond the sum ({unit})', fr: 'Au-delà de la somme ({unit})' },
  beyondMeans: {
    en: 'Difference of the differences; ✓ where it is not 0 for sure, all pairs tried considered (Holm).',
    fr: 'Écart des écarts\u00a0; ✓ s’il n’est sûrement pas nul, toutes les paires essayées considérées (Holm).',
  },
} satisfies Record<string, Bilingual>;

/** `T (toughness) 4 → 5`, `without sword`. */
export function changeName({ label, how, from, to }: Turn, locale: Locale): string {
  const thing = clip(locale.pick(label));
  if (how === 'without' || from === null || to === null) return say(WORDS.without, { thing }, locale);
  const decimals = Number.isInteger(from) ? 0 : 1;
  return `${thing} ${locale.number(from, decimals)}\u00a0→\u00a0${locale.number(to, decimals)}`;
}

/** Every change that can be made, the strongest first. */
export function changesTable(result: SensitivityResult, ranked: readonly Change[], locale: Locale): PresentedTable {
  const { measure, cost } = result;
  const unit = gainUnit(measure, locale);
  const hasPrices = cost !== null && ranked.some(({ price }) => price !== null);
  const hasWorth = cost !== null && ranked.some(({ worth }) => worth !== null);
  const money = cost === null ? '' : clip(locale.pick(cost.unit));
  const scale = measure.kind === 'outcome' ? 100 : 1;
  const column = (title: Bilingual, definition: Bilingual, of: string, numeric = true): PresentedColumn => ({
    title: say(title, { unit: of }, locale),
    numeric,
    definition: locale.pick(definition),
  });
  return {
    name: 'changes',
    caption: locale.pick(WORDS.changes),
    columns: [
      column(WORDS.change, WORDS.changeMeans, '', false),
      column(WORDS.effect, WORDS.effectMeans, unit),
      ...(hasPrices ? [column(WORDS.price, WORDS.priceMeans, money), column(WORDS.each, WORDS.eachMeans, unit)] : []),
      ...(hasWorth ? [column(WORDS.worth, WORDS.worthMeans, money)] : []),
    ],
    rows: ranked.map((change): Cell[] => [
      { text: changeName(change, locale) },
      effectCell(change.effect, measure, locale, change.isNoisy && !isNone(change.effect) ? '≈' : null),
      ...(hasPrices ? [amountCell(change.price, locale), fineCell(change.perCost, scale, locale)] : []),
      ...(hasWorth ? [fineCell(change.worth, 1, locale)] : []),
    ]),
  };
}

function effectCell(
  effect: Change['effect'] | NonNullable<SensitivityResult['pairs']>['tried'][number]['beyond'],
  measure: SensitivityResult['measure'],
  locale: Locale,
  mark: string | null,
): Cell {
  const { text, interval } = differenceText(effect, measure, locale);
  return { text, note: interval, sort: effect.value, mark };
}

function amountCell(amount: number | null, locale: Locale): Cell {
  return amount === null ? { text: '–' } : { text: locale.number(amount), sort: amount };
}

function fineCell(estimate: Change['worth'], scale: number, locale: Locale): Cell {
  if (estimate === null) return { text: '–' };
  const { text, interval } = fineText(estimate, scale, locale);
  return { text, note: interval, sort: estimate.value };
}

/** What could not be changed, and why. */
export function impossibleTable({ impossible }: SensitivityResult, locale: Locale): PresentedTable {
  return {
    name: 'impossible',
    caption: locale.pick(WORDS.impossible),
    columns: [
      { title: locale.pick(WORDS.change), numeric: false, definition: locale.pick(WORDS.changeMeans) },
      { title: locale.pick(WORDS.reason), numeric: false, definition: locale.pick(WORDS.reasonMeans) },
    ],
    rows: impossible.map((turn): Cell[] => [{ text: changeName(turn, locale) }, { text: reasonOf(turn, locale) }]),
  };
}

function reasonOf({ refusal, how }: SensitivityResult['impossible'][number], locale: Locale): string {
  if (refusal.kind === 'rules') {
    const { message: en, french: fr = en } = refusal;
    return say(WORDS.refused, { message: clip(locale.pick({ en, fr }), 160) }, locale);
  }
  const words = how === 'less' ? WORDS.least : WORDS.most;
  return say(words, { bound: locale.number(refusal.bound) }, locale);
}

/** What two changes do beyond their sum. */
export function pairsTable({ pairs, changes, measure }: SensitivityResult, locale: Locale): PresentedTable {
  const unit = gainUnit(measure, locale);
  const head = (title: Bilingual, definition: Bilingual, numeric: boolean): PresentedColumn => ({
    title: say(title, { unit }, locale),
    numeric,
    definition: locale.pick(definition),
  });
  const tried = [...(pairs?.tried ?? [])].sort((a, b) => Math.abs(b.beyond.value) - Math.abs(a.beyond.value));
  const nameOf = (index: number): string => {
    const change = changes[index];
    return change === undefined ? '' : changeName(change, locale);
  };
  return {
    name: 'pairs',
    caption: locale.pick(WORDS.pairs),
    columns: [
      head(WORDS.one, WORDS.changeMeans, false),
      head(WORDS.other, WORDS.changeMeans, false),
      head(WORDS.beyond, WORDS.beyondMeans, true),
      head(WORDS.together, WORDS.togetherMeans, true),
      head(WORDS.sum, WORDS.sumMeans, true),
    ],
    headCount: 2,
    rows: tried.map(({ between: [one, other], beyond, together, sum, isCertain }): Cell[] => [
      { text: nameOf(one) },
      { text: nameOf(other) },
      effectCell(beyond, measure, locale, isCertain ? '✓' : null),
      effectCell(together, measure, locale, null),
      { ...effectCell({ ...together, value: sum }, measure, locale, null), note: null },
    ]),
  };
}
