import type { FairCostsResult } from '../../analysis/analyses/fair-costs.ts';
import type { Summary } from '../../analysis/summary.ts';
import { decimalsFor, roundOutward } from '../../stats/figures.ts';
import type { Cell } from '../html/table.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { Presentation, PresentedColumn } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { clip, colon, distinctNames, semicolon } from '../words.ts';
import { barsSpec } from './bars.ts';
import { methodNote, say, variantNotes } from './figures.ts';

const WORDS = {
  title: { en: 'Fair costs of {count} entries', fr: 'Coûts justes de {count} entrées' },
  all: { en: 'All {count} costs are fair, within {within}.', fr: 'Les {count} coûts sont justes, à {within} près.' },
  cheap: { en: 'Too cheap: {list}', fr: 'Trop peu chers\u00a0: {list}' },
  dear: { en: 'too dear: {list}', fr: 'trop chers\u00a0: {list}' },
  dearOnly: { en: 'Too dear: {list}', fr: 'Trop chers\u00a0: {list}' },
  one: { en: '{name} ({cost} instead of {fair})', fr: '{name} ({cost} au lieu de {fair})' },
  unclear: {
    en: 'Not enough evidence for any entry: more trials are needed.',
    fr: 'Pas assez d’indices pour aucune entrée\u00a0: il faut plus d’essais.',
  },
  meaning: {
    en: 'Fair means: two entries meet with odds in the proportion of their costs; 60 points should beat 40 in three fights of five. The costs are the strengths of the Bradley-Terry model fitted to all scores; {kept}.',
    fr: 'Juste veut dire\u00a0: deux entrées se rencontrent à chances proportionnelles à leurs coûts\u00a0; 60 points devraient en battre 40 trois fois sur cinq. Les coûts sont les forces du modèle de Bradley-Terry ajusté à tous les scores\u00a0; {kept}.',
  },
  total: { en: 'the total of all costs is kept', fr: 'le total des coûts est gardé' },
  anchor: { en: '{name} keeps its cost', fr: '{name} garde son coût' },
  unpriced: {
    en: 'The game has no costs here: every entry is taken to cost 1.',
    fr: 'Le jeu n’a pas de coûts ici\u00a0: chaque entrée est censée coûter 1.',
  },
  misfit: {
    en: 'No costs can make every pair fair: the worst is {row} against {column}, {observed} found and {fitted} promised by the fair costs.',
    fr: 'Aucun coût ne rend juste chaque paire\u00a0: la pire est {row} contre {column}, {observed} trouvés et {fitted} promis par les coûts justes.',
  },
  entry: { en: 'Entry', fr: 'Entrée' },
  entryText: { en: 'Name in the roster.', fr: 'Nom dans la liste.' },
  now: { en: 'Cost now', fr: 'Coût actuel' },
  nowText: { en: 'What it costs, as the game prices it.', fr: 'Ce qu’elle coûte, selon le jeu.' },
  fair: { en: 'Fair cost', fr: 'Coût juste' },
  fairText: {
    en: 'Cost at which its odds are in proportion, with its interval unless exact.',
    fr: 'Coût auquel ses chances sont en proportion, avec son intervalle sauf si exact.',
  },
  change: { en: 'Change', fr: 'Changement' },
  chart: { en: 'Fair cost less the cost now', fr: 'Coût juste moins coût actuel' },
  changeText: { en: 'Fair cost less the cost now.', fr: 'Coût juste moins coût actuel.' },
  verdict: { en: 'Verdict', fr: 'Verdict' },
  verdictText: {
    en: 'Too cheap or too dear beyond the margin and the noise; fair within the margin for sure; unclear where more trials would tell. Sampled verdicts hold for all entries at once (Holm): one may be unclear although its own interval leaves no doubt.',
    fr: 'Trop peu cher ou trop cher au-delà de la marge et du bruit\u00a0; juste si c’est sûrement dans la marge\u00a0; indécis où plus d’essais le diraient. Tirés au sort, les verdicts valent pour toutes les entrées à la fois (Holm)\u00a0: l’un peut être indécis bien que son propre intervalle ne laisse aucun doute.',
  },
} satisfies Record<string, Bilingual>;

const VERDICTS: Readonly<Record<FairCostsResult['prices'][number]['verdict'], Bilingual>> = {
  'too-cheap': { en: 'too cheap', fr: 'trop peu cher' },
  fair: { en: 'fair', fr: 'juste' },
  'too-dear': { en: 'too dear', fr: 'trop cher' },
  unclear: { en: 'unclear', fr: 'indécis' },
};

/** Letters of an entry's name. */
const NAME_MAX = 40;

/** What every entry should cost. */
export function presentFairCosts(found: FairCostsResult, summary: Summary, locale: Locale): Presentation {
  const result = { ...found, entries: [...distinctNames(found.entries, NAME_MAX)] };
  const { entries, prices, unit, misfit, anchor, isPriced } = result;
  const title = result.title ?? say(WORDS.title, { count: locale.number(entries.length) }, locale);
  const name = (at: number): string => entries[at] ?? '';
  const share = (p: number): string => locale.percent(100 * p, 1);
  const head = unit === null || !isPriced ? '' : ` (${clip(locale.pick(unit))})`;
  const columns: PresentedColumn[] = [
    { title: locale.pick(WORDS.entry), numeric: false, definition: locale.pick(WORDS.entryText) },
    { title: `${locale.pick(WORDS.now)}${head}`, numeric: true, definition: locale.pick(WORDS.nowText) },
    { title: `${locale.pick(WORDS.fair)}${head}`, numeric: true, definition: locale.pick(WORDS.fairText) },
    { title: locale.pick(WORDS.change), numeric: true, definition: locale.pick(WORDS.changeText) },
    { title: locale.pick(WORDS.verdict), numeric: false, definition: locale.pick(WORDS.verdictText) },
  ];
  const order = [...prices.keys()].sort((a, b) => relative(prices[b]) - relative(prices[a]));
  const rows = order.flatMap((at): Cell[][] => {
    const price = prices[at];
    if (price === undefined) return [];
    const { cost, fair, change, verdict } = price;
    const decimals = decimalsOf(fair);
    const bound = (value: number, direction: 'down' | 'up'): string =>
      locale.number(roundOutward(value, decimals, direction), decimals);
    const interval = fair.high > fair.low ? `${bound(fair.low, 'down')}\u2013${bound(fair.high, 'up')}` : null;
    return [
      [
        { text: name(at), mark: at === anchor ? '=' : null },
        { text: locale.number(cost, Number.isInteger(cost) ? 0 : 1), sort: cost },
        { text: locale.number(fair.value, decimals), note: interval, sort: fair.value },
        { text: `${change > 0 ? '+' : ''}${locale.number(change, decimals)}`, sort: change },
        { text: locale.pick(VERDICTS[verdict]) },
      ],
    ];
  });
  const kept = anchor === null ? locale.pick(WORDS.total) : say(WORDS.anchor, { name: name(anchor) }, locale);
  return {
    title,
    answer: answerOf(result, order, locale),
    notes: [
      methodNote(
        prices.map(({ fair }) => fair),
        summary,
        locale,
      ),
      ...variantNotes(result.label, summary, locale),
      say(WORDS.meaning, { kept }, locale),
      ...(isPriced ? [] : [locale.pick(WORDS.unpriced)]),
      ...(misfit === null || Math.abs(misfit.observed - misfit.fitted) < 0.005
        ? []
        : [
            say(
              WORDS.misfit,
              {
                row: name(misfit.row),
                column: name(misfit.column),
                observed: share(misfit.observed),
                fitted: share(misfit.fitted),
              },
              locale,
            ),
          ]),
    ],
    charts: [chartOf(result, order, title, locale)],
    tables: [{ name: 'fair-costs', caption: title, columns, rows }],
  };
}

function relative(price: FairCostsResult['prices'][number] | undefined): number {
  return price === undefined || price.cost === 0 ? 0 : Math.abs(Math.log(price.fair.value / price.cost));
}

function decimalsOf(fair: FairCostsResult['prices'][number]['fair']): number {
  if (fair.high > fair.low) return Math.min(2, decimalsFor((fair.high - fair.low) / 2));
  return fair.value >= 100 ? 0 : fair.value >= 10 ? 1 : 2;
}

/** Entries named in the sentence. */
const NAMED_MAX = 3;

function answerOf({ entries, prices, within }: FairCostsResult, order: readonly number[], locale: Locale): Piece[] {
  const text = (value: number): string => locale.number(value, value >= 10 || Number.isInteger(value) ? 0 : 2);
  const named = (verdict: string): string[] => {
    const all = order.filter((at) => prices[at]?.verdict === verdict);
    const told = all.slice(0, NAMED_MAX).map((at) => {
      const price = prices[at];
      const fillers = { cost: text(price?.cost ?? 0), fair: text(price?.fair.value ?? 0) };
      return say(WORDS.one, { name: entries[at] ?? '', ...fillers }, locale);
    });
    const left = all.length - told.length;
    return left === 0 ? told : [...told, locale.plural('otherValues', left)];
  };
  const [cheap, dear] = [named('too-cheap'), named('too-dear')];
  if (cheap.length + dear.length === 0) {
    const isClear = prices.every(({ verdict }) => verdict === 'fair');
    const answer = isClear
      ? say(WORDS.all, { count: locale.number(prices.length), within: locale.percent(100 * within, 0) }, locale)
      : locale.pick(WORDS.unclear);
    return [{ text: answer, strong: true }];
  }
  const parts = [
    ...(cheap.length > 0 ? [say(WORDS.cheap, { list: locale.list(cheap) }, locale)] : []),
    ...(dear.length > 0
      ? [say(cheap.length > 0 ? WORDS.dear : WORDS.dearOnly, { list: locale.list(dear) }, locale)]
      : []),
  ];
  return [{ text: `${parts.join(semicolon(locale))}.`, strong: true }];
}

function chartOf(
  { entries, prices, unit, isPriced }: FairCostsResult,
  order: readonly number[],
  title: string,
  locale: Locale,
): Presentation['charts'][number] {
  const bars = order.flatMap((at) => {
    const price = prices[at];
    if (price === undefined) return [];
    const { fair, cost, change } = price;
    const text = `${change > 0 ? '+' : ''}${locale.number(change, decimalsOf(fair))}`;
    return [
      {
        name: entries[at] ?? '',
        value: change,
        low: fair.low - cost,
        high: fair.high - cost,
        tip: `${entries[at] ?? ''}${colon(locale)}${text}`,
        tone: change > 0 ? ('a' as const) : ('b' as const),
      },
    ];
  });
  const axis = `${locale.pick(WORDS.change)}${unit === null || !isPriced ? '' : ` (${clip(locale.pick(unit))})`}`;
  return {
    name: 'fair-costs',
    title: locale.pick(WORDS.chart),
    spec: barsSpec(bars, axis, { kind: 'metric' }, locale),
    description: clip(`${title}. ${bars.map(({ tip }) => tip).join(semicolon(locale))}.`, 1500),
  };
}
