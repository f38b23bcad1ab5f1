import type { Summary, VariantSummary } from '../../analysis/summary.ts';
import { present } from '../analyses/present.ts';
import { draw } from '../charts/draw.ts';
import { lawChart } from '../charts/law.ts';
import { coloursOf } from '../charts/palette.ts';
import { explainPanels, outcomePanels } from '../charts/panels.ts';
import { drawPicture } from '../charts/picture.ts';
import { type Surroundings, standaloneSvg } from '../charts/standalone.ts';
import { THEMES } from '../charts/theme.ts';
import { chartFrame, isCut, lawData, lawErrorText, metricNames, metricWords, TAIL } from '../laws.ts';
import { type Locale, localeOf } from '../locale/locale.ts';
import { methodLine } from '../provenance.ts';
import { resultTable, subjectOf } from '../results.ts';
import { bestFirst, judge, type Verdict } from '../verdict.ts';
import { clip, labelsText, outcomeText, plainPercent, titleText } from '../words.ts';
import type { ExportOptions } from './files.ts';

/** Metrics that are drawn (two pictures each), and plans. */
const LAWS_MAX = 40;
const PLANS_MAX = 40;
const SLUG_MAX = 60;

/** A chart of a report as an SVG document of its own. */
export interface ReportPicture {
  /** Of the chart, fit for the name of a file: `outcomes`, `rounds`, `rounds-at-least`, `plan`. */
  readonly name: string;
  readonly svg: string;
}

type Options = Pick<ExportOptions, 'language' | 'theme' | 'note'>;

/** Every chart of a report, drawn one after the other: bars of outcomes, laws of metrics, plans. */
export async function* reportPictures(summary: Summary, options: Options): AsyncGenerator<ReportPicture> {
  const locale = localeOf(options.language, summary);
  const verdict = judge(summary);
  const theme = THEMES[options.theme];
  const source = [methodLine(summary, locale), `Fracas ${clip(summary.version)}`, summary.hash.slice(0, 12)].join(
    ' · ',
  );
  const names = new Names();
  for await (const { name, drawing, surroundings } of drawings(summary, verdict, locale, options)) {
    const partial = summary.partial ? [locale.text('partialRun')] : [];
    const label = [...partial, surroundings.label].join(' ');
    const whole = { ...surroundings, label, notes: [...partial, ...surroundings.notes, source] };
    yield { name: names.take(name), svg: standaloneSvg(drawing, whole, theme) };
  }
}

interface Drawn {
  readonly name: string;
  readonly drawing: Awaited<ReturnType<typeof draw>>;
  readonly surroundings: Surroundings;
}

async function* drawings(
  summary: Summary,
  verdict: Verdict | null,
  locale: Locale,
  { note }: Options,
): AsyncGenerator<Drawn> {
  yield* outcomeDrawings(summary, verdict, locale, note);
  yield* analysisDrawings(summary, locale);
  yield* lawDrawings(summary, verdict, locale, note);
  yield* planDrawings(summary, locale, note);
}

async function* outcomeDrawings(
  summary: Summary,
  verdict: Verdict | null,
  locale: Locale,
  note: Options['note'],
): AsyncGenerator<Drawn> {
  if (verdict === null) return;
  const results = resultTable(summary, verdict, locale);
  const colours = coloursOf(summary, results.outcomes, subjectOf(summary, verdict));
  const legend =
    verdict.kind === 'single'
      ? []
      : [...colours].map(([name, key]) => ({ key, text: outcomeText(summary, name, locale) }));
  const notes = [explainPanels(summary, verdict, results, locale)];
  let rowsDrawn = 0;
  for (const { title, label, rowCount, spec } of outcomePanels(summary, verdict, results, locale)) {
    const surroundings = { title: titleText(summary, locale), subtitle: title, legend, notes, label };
    yield { name: `outcomes ${title}`, drawing: await draw(spec), surroundings };
    rowsDrawn += rowCount;
  }
  if (rowsDrawn < results.rows.length) {
    note?.(
      locale.pick({
        en: `outcomes are drawn for the first ${rowsDrawn} of ${results.rows.length} variants`,
        fr: `issues dessinées pour les ${rowsDrawn} premières variantes sur ${results.rows.length}`,
      }),
    );
  }
}

/** The charts of analyses, numbered as in the report. */
async function* analysisDrawings(summary: Summary, locale: Locale): AsyncGenerator<Drawn> {
  for (const [index, analysis] of summary.analyses.entries()) {
    const { title, charts, notes } = present(analysis, summary, locale);
    for (const chart of charts) {
      const words = { title: clip(title, 200), subtitle: clip(chart.title, 200), legend: [], notes };
      yield {
        name: `analysis ${index + 1} ${chart.name}`,
        drawing: await draw(chart.spec),
        surroundings: { ...words, label: chart.description },
      };
    }
  }
}

/** Laws are those of one variant, the best choice's: the one that a report opens with. */
async function* lawDrawings(
  summary: Summary,
  verdict: Verdict | null,
  locale: Locale,
  note: Options['note'],
): AsyncGenerator<Drawn> {
  const { varying } = metricNames(summary);
  const [variant] = bestFirst(summary, verdict);
  if (variant === undefined) return;
  for (const name of varying.slice(0, LAWS_MAX)) {
    for (const mode of ['eq', 'ge'] as const) yield await lawDrawing(summary, variant, name, mode, locale);
  }
  if (varying.length > LAWS_MAX)
    note?.(
      locale.pick({
        en: `distributions are drawn for the first ${LAWS_MAX} of ${varying.length} counts`,
        fr: `répartitions dessinées pour les ${LAWS_MAX} premiers décomptes sur ${varying.length}`,
      }),
    );
}

async function lawDrawing(
  summary: Summary,
  variant: VariantSummary,
  name: string,
  mode: 'eq' | 'ge',
  locale: Locale,
): Promise<Drawn> {
  const law = lawData(variant, name, summary.confidence, locale);
  const words = metricWords(summary, name, locale);
  const chart = lawChart({ law, label: words.label, mode }, locale);
  const cut = isCut(law, chartFrame([law])) ? [locale.text('beyondChart', { share: plainPercent(TAIL, locale) })] : [];
  const unit = words.unit === '' ? '' : ` (${clip(words.unit)})`;
  const place = labelsText(variant.label, locale);
  return {
    name: mode === 'eq' ? name : `${name} at least`,
    drawing: await draw(chart.spec),
    surroundings: {
      title: `${clip(words.label)}${unit}`,
      subtitle: [titleText(summary, locale), place].filter((text) => text !== '').join(' · '),
      legend: [],
      notes: [law.s, ...cut, lawErrorText(summary, variant, locale)],
      label: chart.label,
    },
  };
}

async function* planDrawings(summary: Summary, locale: Locale, note: Options['note']): AsyncGenerator<Drawn> {
  const plans = summary.variants.flatMap(({ label, picture }) => (picture === undefined ? [] : [{ label, picture }]));
  for (const { label, picture } of plans.slice(0, PLANS_MAX)) {
    const subtitle = labelsText(label, locale);
    const words = clip(locale.pick(picture.description), 3_000);
    yield {
      name: `plan ${subtitle}`,
      drawing: drawPicture(picture, locale),
      surroundings: { title: titleText(summary, locale), subtitle, legend: [], notes: [words], label: words },
    };
  }
  if (plans.length > PLANS_MAX) {
    note?.(
      locale.pick({
        en: `plans are drawn for the first ${PLANS_MAX} of ${plans.length} variants`,
        fr: `plans dessinés pour les ${PLANS_MAX} premières variantes sur ${plans.length}`,
      }),
    );
  }
}

/** Names for files out of texts of users: lower-case letters, digits and hyphens; none twice. */
class Names {
  readonly #taken = new Set<string>();

  take(text: string): string {
    const slug = text
      .normalize('NFD')
      .toLowerCase()
      .replace(/\p{Diacritic}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, SLUG_MAX)
      .replace(/^-|-$/g, '');
    let name = slug === '' ? 'chart' : slug;
    for (let count = 2; this.#taken.has(name); count += 1) name = `${slug === '' ? 'chart' : slug}-${count}`;
    this.#taken.add(name);
    return name;
  }
}
