import type { SensitivityResult } from '../../analysis/analyses/sensitivity.ts';
import type { Summary } from '../../analysis/summary.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { Presentation, PresentedChart } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { capital, clip, colon, labelsText, semicolon } from '../words.ts';
import { estimateWords, measureText, measureTitle, methodNote, say } from './figures.ts';
import { fineText, gainText, gainUnit, isNone } from './gains.ts';
import { changeName, changesTable, impossibleTable, pairsTable } from './sensitivity-tables.ts';
import { TORNADO_ROWS_MAX, tornado } from './tornado.ts';

type Change = SensitivityResult['changes'][number];

const WORDS = {
  title: {
    en: 'What each point and thing of {fighter} is worth',
    fr: 'Ce que vaut chaque point et chaque bien de {fighter}',
  },
  most: {
    en: '{change} moves {measure} the most: {effect}, from {base}.',
    fr: '{change} déplace le plus {measure}\u00a0: {effect}, à partir de {base}.',
  },
  nothing: {
    en: 'Nothing that can be changed about {fighter} moves {measure}.',
    fr: 'Rien de ce qui peut changer chez {fighter} ne déplace {measure}.',
  },
  step: {
    en: ' The best point to add: {change}, {effect}.',
    fr: ' Le meilleur point à ajouter\u00a0: {change}, {effect}.',
  },
  rate: {
    en: ' What he carries for {price} {unit} is worth {effect}: {each} {of} for each of them.',
    fr: ' Ce qu’il porte pour {price} {unit} vaut {effect}\u00a0: {each} {of} pour chacune de ces unités.',
  },
  first: {
    en: 'Of several variants the first is changed: {at}. Write `at:` for another.',
    fr: 'De plusieurs variantes, c’est la première qui change\u00a0: {at}. Écrire `at:` pour une autre.',
  },
  noisy: {
    en: 'Read with care the effects marked ≈, {count} of {all}: their intervals are wider than a tenth of them. About {trials} trials would be needed for the strongest of these.',
    fr: 'À lire avec prudence, les effets marqués d’un ≈, au nombre de {count} sur {all}\u00a0: leur intervalle dépasse le dixième de l’effet. Il faudrait environ {trials} essais pour le plus fort de ceux-là.',
  },
  shared: {
    en: 'Changed and unchanged fighter had the same luck, which divided the variance of a difference by {low} to {high}.',
    fr: 'Le combattant changé et l’inchangé ont eu la même chance, ce qui a divisé la variance d’un écart par {low} à {high}.',
  },
  none: { en: 'These do nothing here: {list}.', fr: 'Ceux-ci ne font rien ici\u00a0: {list}.' },
  noneSampled: {
    en: 'These changed no trial of the sample: {list}.',
    fr: 'Ceux-ci n’ont changé aucun essai de l’échantillon\u00a0: {list}.',
  },
  assumed: {
    en: 'Worth in {unit}: the effect of a point over what a unit of cost buys, on average over everything with a price that he carries, taken away at once. It is taken for granted that effects add up, that prices are paid for this engagement alone, and that what is spent further buys as much.',
    fr: 'Valeur en {unit}\u00a0: l’effet d’un point rapporté à ce qu’achète une unité de coût, en moyenne sur tout ce qu’il porte et qui a un prix, retiré d’un coup. On admet que les effets s’additionnent, que les prix ne sont payés que pour cet engagement, et que la dépense suivante rapporte autant.',
  },
  noRate: {
    en: 'What a point is worth in {unit} cannot be told: what he carries for {price} {unit} does not help for sure.',
    fr: 'La valeur d’un point en {unit} ne peut se dire\u00a0: ce qu’il porte pour {price} {unit} n’aide pas à coup sûr.',
  },
  pairsRefused: { en: ', not possible: {count}', fr: ', impossibles\u00a0: {count}' },
  strongestPair: {
    en: ' Two at a time: {one} and {other} together do {effect} beyond their sum.',
    fr: ' À deux\u00a0: {one} et {other} ensemble font {effect} de plus que leur somme.',
  },
  weaker: {
    en: 'Two at a time were tried the {count} strongest changes; pairs of weaker ones left out: {weaker}{impossible}.',
    fr: 'Ont été essayés à deux les {count} changements les plus forts\u00a0; paires de plus faibles laissées de côté\u00a0: {weaker}{impossible}.',
  },
  less: { en: 'one less', fr: 'un de moins' },
  more: { en: 'one more', fr: 'un de plus' },
  without: { en: 'without it', fr: 'sans cela' },
  axis: { en: 'Effect on {measure} ({unit})', fr: 'Effet sur {measure} ({unit})' },
  describe: { en: 'Effects, strongest first: {list}.', fr: 'Effets, du plus fort au plus faible\u00a0: {list}.' },
  cut: {
    en: 'The chart shows the {count} strongest; the table has all.',
    fr: 'Le graphique montre les {count} plus forts\u00a0; le tableau les a tous.',
  },
} satisfies Record<string, Bilingual>;

/** What every change to a fighter does, as a tornado. */
export function presentSensitivity(result: SensitivityResult, summary: Summary, locale: Locale): Presentation {
  const fighter = clip(result.fighter);
  const title = result.title ?? say(WORDS.title, { fighter }, locale);
  const ranked = [...result.changes].sort((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value));
  return {
    title,
    answer: answerOf(result, ranked, locale),
    notes: notesOf(result, ranked, summary, locale),
    charts: chartsOf(result, ranked, title, locale),
    tables: [
      changesTable(result, ranked, locale),
      ...(result.pairs === null ? [] : [pairsTable(result, locale)]),
      ...(result.impossible.length === 0 ? [] : [impossibleTable(result, locale)]),
    ],
  };
}

function answerOf(result: SensitivityResult, ranked: readonly Change[], locale: Locale): Piece[] {
  const { measure, rate, cost, base } = result;
  const [first] = ranked;
  const about = measureText(measure, locale);
  if (first === undefined || isNone(first.effect)) {
    const text = say(WORDS.nothing, { fighter: clip(result.fighter), measure: about }, locale);
    return [{ text, strong: true }];
  }
  const from = estimateWords(base, measure, locale);
  const fillers = { change: capital(changeName(first, locale)), measure: about, base: from };
  const pieces: Piece[] = [
    { text: say(WORDS.most, { ...fillers, effect: gainText(first.effect, measure, locale) }, locale), strong: true },
  ];
  const step = [...ranked].filter(({ how }) => how === 'more').sort((a, b) => b.effect.value - a.effect.value)[0];
  if (step !== undefined && step !== first && step.effect.value > 0 && !isNone(step.effect)) {
    const effect = gainText(step.effect, measure, locale);
    pieces.push({ text: say(WORDS.step, { change: changeName(step, locale), effect }, locale), strong: false });
  }
  if (rate !== null && cost !== null) {
    const effect = gainText({ ...rate.effect, ...negated(rate.effect) }, measure, locale);
    const isShare = measure.kind === 'outcome';
    const each = fineText(rate.perCost, isShare ? 100 : 1, locale).text;
    const of = isShare ? locale.plural('pointNoun', 100 * rate.perCost.value, {}, 2) : gainUnit(measure, locale);
    const price = { price: locale.number(rate.price), unit: clip(locale.pick(cost.unit)) };
    pieces.push({ text: say(WORDS.rate, { ...price, effect, each, of }, locale), strong: false });
  }
  const strongest = result.pairs?.tried
    .filter(({ isCertain }) => isCertain)
    .sort((a, b) => Math.abs(b.beyond.value) - Math.abs(a.beyond.value))[0];
  const [one, other] = (strongest?.between ?? []).map((index) => result.changes[index]);
  if (strongest !== undefined && one !== undefined && other !== undefined) {
    const names = { one: changeName(one, locale), other: changeName(other, locale) };
    const effect = gainText(strongest.beyond, measure, locale);
    pieces.push({ text: say(WORDS.strongestPair, { ...names, effect }, locale), strong: false });
  }
  return pieces;
}

function negated({ value, low, high }: { value: number; low: number; high: number }) {
  return { value: -value, low: -high, high: -low };
}

function notesOf(
  result: SensitivityResult,
  ranked: readonly Change[],
  summary: Summary,
  locale: Locale,
): readonly string[] {
  const { changes, rate, cost, pairs } = result;
  const effects = changes.map(({ effect }) => effect);
  const note = (words: Bilingual, fillers: Readonly<Record<string, string>> = {}): string =>
    say(words, fillers, locale);
  const notes = [methodNote([result.base, ...effects], summary, locale)];
  if (result.isFirstOfMany) notes.push(note(WORDS.first, { at: labelsText(result.at, locale) }));
  const sampled = effects.filter(({ n }) => n !== null);
  const reductions = sampled.flatMap(({ reduction }) => (reduction === null ? [] : [reduction]));
  if (reductions.length > 0) {
    const [low, high] = [Math.min(...reductions), Math.max(...reductions)];
    notes.push(note(WORDS.shared, { low: locale.number(low, 1), high: locale.number(high, 1) }));
  }
  const noisy = ranked.filter((change) => change.isNoisy && !isNone(change.effect));
  const [worst] = noisy;
  if (worst !== undefined) {
    const all = locale.number(changes.length);
    notes.push(note(WORDS.noisy, { count: locale.number(noisy.length), all, trials: locale.number(trialsFor(worst)) }));
  }
  const idle = idleNames(changes, locale);
  if (idle.length > 0 && changes.some(({ effect }) => !isNone(effect))) {
    notes.push(note(sampled.length > 0 ? WORDS.noneSampled : WORDS.none, { list: locale.list(idle) }));
  }
  if (rate !== null && cost !== null) {
    const unit = clip(locale.pick(cost.unit));
    const isTold = changes.some(({ worth }) => worth !== null);
    notes.push(note(isTold ? WORDS.assumed : WORDS.noRate, { unit, price: locale.number(rate.price) }));
  }
  if (pairs !== null) {
    const count = new Set(pairs.tried.flatMap(({ between }) => between)).size;
    const refused = locale.number(pairs.impossible);
    const impossible = pairs.impossible === 0 ? '' : note(WORDS.pairsRefused, { count: refused });
    const numbers = { weaker: locale.number(pairs.weaker), impossible };
    notes.push(note(WORDS.weaker, { count: locale.number(count), ...numbers }));
  }
  return notes;
}

/** What does nothing: a lever by its name where none of its steps does anything, else the step. */
function idleNames(changes: readonly Change[], locale: Locale): readonly string[] {
  const idle = changes.filter(({ effect }) => isNone(effect));
  const isIdle = (lever: string): boolean => changes.every((it) => it.lever !== lever || isNone(it.effect));
  const names = idle.map((change) =>
    change.how !== 'without' && isIdle(change.lever) ? clip(locale.pick(change.label)) : changeName(change, locale),
  );
  return [...new Set(names)];
}

/** Trials at which the interval would be a tenth of the effect, in two digits. */
function trialsFor({ effect: { value, low, high, n } }: Change): number {
  const needed = (n ?? 0) * ((high - low) / (0.1 * Math.max(Math.abs(value), Number.MIN_VALUE))) ** 2;
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, needed))) - 1);
  return Math.ceil(needed / digit) * digit;
}

function chartsOf(
  result: SensitivityResult,
  ranked: readonly Change[],
  title: string,
  locale: Locale,
): readonly PresentedChart[] {
  const { measure } = result;
  const moving = ranked.filter(({ effect }) => !isNone(effect));
  if (moving.length === 0) return [];
  const order = [...new Set(moving.map(({ lever }) => lever))];
  const bars = order.flatMap((lever) =>
    moving
      .filter((change) => change.lever === lever)
      .map((change) => ({
        row: locale.pick(change.label),
        series: locale.pick(WORDS[change.how]),
        effect: change.effect,
        tip: `${changeName(change, locale)}${colon(locale)}${gainText(change.effect, measure, locale)}`,
      })),
  );
  const series = (['less', 'more', 'without'] as const).map((how, index) => ({
    name: locale.pick(WORDS[how]),
    colour: ['var(--k-b)', 'var(--k-a)', 'var(--k-c)'][index] ?? 'var(--k-d)',
  }));
  const axis = say(WORDS.axis, { measure: measureTitle(measure, locale), unit: gainUnit(measure, locale) }, locale);
  const list = moving
    .slice(0, 12)
    .map((change) => `${changeName(change, locale)} ${gainText(change.effect, measure, locale)}`)
    .join(semicolon(locale));
  const rest =
    order.length > TORNADO_ROWS_MAX ? ` ${say(WORDS.cut, { count: locale.number(TORNADO_ROWS_MAX) }, locale)}` : '';
  return [
    {
      name: 'sensitivity',
      title: axis,
      spec: tornado({ bars, series, measure, axis }, locale),
      description: clip(`${title}. ${say(WORDS.describe, { list }, locale)}${rest}`, 1500),
    },
  ];
}
