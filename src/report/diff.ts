import picocolors from 'picocolors';
import type { AnalysisChange } from '../analysis/diff/analyses.ts';
import type { FieldChange, NumberChange, OneSided, ResultDiff } from '../analysis/diff.ts';
import { estimateText } from './analyses/figures.ts';
import { presentAnalysisDiff } from './diff-analyses.ts';
import { differenceCell, testCell } from './diff-cells.ts';
import { DIFF_WORDS, FACT_WORDS, VERDICT_WORDS } from './diff-words.ts';
import type { Cell } from './html/table.ts';
import { fill, type Language, type Locale, localeOf } from './locale/locale.ts';
import type { PresentedTable } from './presentation.ts';
import { tableLines } from './terminal-analyses.ts';
import { type Colours, wrap } from './terminal-text.ts';
import { clip, labelsText, plainPercent, semicolon } from './words.ts';

/** Rows of a table, and names of a list, unless all are asked for. */
const ROWS_MAX = 20;
const WIDTH_DEFAULT = 100;

export interface DiffOptions {
  readonly language: Language;
  /** Columns of the terminal; 100 when absent. */
  readonly width?: number;
  readonly colour?: boolean;
  /** Every number, those that did not move included. */
  readonly all?: boolean;
}

/** What moved between two results, as text for a terminal: the largest changes first. */
export function renderDiff(diff: ResultDiff, options: DiffOptions): string {
  const writer = new DiffWriter(diff, options);
  return writer.text();
}

class DiffWriter {
  readonly #diff: ResultDiff;
  readonly #locale: Locale;
  readonly #colours: Colours;
  readonly #width: number;
  readonly #options: DiffOptions;

  constructor(diff: ResultDiff, options: DiffOptions) {
    this.#diff = diff;
    this.#options = options;
    this.#locale = localeOf(options.language, diff);
    this.#colours = picocolors.createColors(options.colour === true);
    this.#width = options.width ?? WIDTH_DEFAULT;
  }

  text(): string {
    const blocks = [
      this.#head(),
      this.#numbers('outcome'),
      this.#numbers('metric'),
      this.#oneSided(),
      ...this.#diff.analyses.map((change) => this.#analysis(change)),
      this.#checks(),
      this.#readings(),
      this.#facts(),
      this.#notes(),
    ];
    return `${blocks
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n')}\n`;
  }

  #say(key: keyof typeof DIFF_WORDS, fillers: Readonly<Record<string, string>> = {}): string {
    return fill(this.#locale.pick(DIFF_WORDS[key]), fillers);
  }

  #lines(text: string, strong = false): string[] {
    return wrap([{ text, strong }], this.#width, this.#colours);
  }

  #head(): string[] {
    const { commonVariants, counts, hasMoved } = this.#diff;
    const { moved, notSeparated, equal } = counts;
    const number = (count: number): string => this.#locale.number(count);
    const fillers = { moved: number(moved), all: number(moved + notSeparated + equal), open: number(notSeparated) };
    const sentence = this.#say('moved', { ...fillers, equal: number(equal) });
    const answer = [
      ...(commonVariants > 0 ? [] : [this.#say('nothingInCommon')]),
      ...(hasMoved ? [] : [this.#say('nothing')]),
      // Of nothing in common there are no numbers, but of analyses.
      ...(commonVariants > 0 || moved + notSeparated + equal > 0 ? [sentence] : []),
    ];
    return [...this.#lines(clip(this.#diff.new.title, 200), true), ...this.#lines(answer.join(' '))];
  }

  #numbers(kind: NumberChange['kind']): string[] {
    const { all = false } = this.#options;
    const wanted = this.#diff.numbers.filter((each) => each.kind === kind && (all || each.verdict === 'moved'));
    if (wanted.length === 0) return [];
    const shown = all ? wanted : wanted.slice(0, ROWS_MAX);
    const table = this.#table(kind, shown);
    return [...this.#lines(table.caption, true), ...this.#rows(table, wanted.length - shown.length)];
  }

  #rows(table: PresentedTable, rest: number): string[] {
    return [
      ...tableLines(table, this.#width, this.#colours, this.#locale, table.rows.length),
      ...(rest > 0 ? this.#lines(this.#say('more', { count: this.#locale.number(rest) })) : []),
    ];
  }

  /** One that came or went in a line; what moved of one that stayed. */
  #analysis(change: AnalysisChange): string[] {
    const { all = false } = this.#options;
    const { title, lines, tables } = presentAnalysisDiff(change, this.#locale, all);
    if (change.in !== 'both') {
      return this.#lines(this.#say(change.in === 'new' ? 'analysisAdded' : 'analysisRemoved', { name: title }));
    }
    if (lines.length + tables.length === 0) return [];
    const drawn = tables.flatMap((table) => {
      const rows = all ? table.rows : table.rows.slice(0, ROWS_MAX);
      return this.#rows({ ...table, rows }, table.rows.length - rows.length);
    });
    return [...this.#lines(title, true), ...lines.flatMap((line) => this.#lines(line)), ...drawn];
  }

  #table(kind: NumberChange['kind'], rows: readonly NumberChange[]): PresentedTable {
    const isOutcome = kind === 'outcome';
    const hasVariants = rows.some(({ variant }) => Object.keys(variant).length > 0);
    const hasTests = rows.some(({ adjusted }) => adjusted !== null);
    const column = (key: keyof typeof DIFF_WORDS, numeric: boolean): PresentedTable['columns'][number] => ({
      title: this.#say(key),
      numeric,
      definition: '',
    });
    return {
      name: kind,
      caption: this.#say(isOutcome ? 'outcomes' : 'metrics'),
      columns: [
        ...(hasVariants ? [column('variant', false)] : []),
        column(isOutcome ? 'outcome' : 'metric', false),
        ...(this.#options.all === true ? [column('verdict', false)] : []),
        column(isOutcome ? 'points' : 'difference', true),
        column('before', true),
        column('after', true),
        ...(hasTests ? [column('pValue', true)] : []),
      ],
      rows: rows.map((row): Cell[] => [
        ...(hasVariants ? [{ text: labelsText(row.variant, this.#locale) }] : []),
        { text: clip(this.#locale.pick(row.label)) },
        ...(this.#options.all === true ? [{ text: this.#locale.pick(VERDICT_WORDS[row.verdict]) }] : []),
        differenceCell(row, isOutcome, this.#locale),
        this.#estimate(row, 'old'),
        this.#estimate(row, 'new'),
        ...(hasTests ? [testCell(row.adjusted, this.#locale)] : []),
      ]),
    };
  }

  #estimate(row: NumberChange, end: 'old' | 'new'): Cell {
    const { text, interval } = estimateText(row[end], { kind: row.kind }, this.#locale);
    return { text, note: interval };
  }

  #oneSided(): string[] {
    return (['new', 'old'] as const).flatMap((side) => {
      const found = this.#diff.oneSided.filter((each) => each.in === side);
      if (found.length === 0) return [];
      const shown = this.#options.all === true ? found : found.slice(0, ROWS_MAX);
      const rest = found.length - shown.length;
      const more = rest > 0 ? [this.#locale.plural('otherValues', rest)] : [];
      const list = [...shown.map((each) => this.#nameOf(each)), ...more].join(semicolon(this.#locale));
      return this.#lines(this.#say(side === 'new' ? 'added' : 'removed', { list }));
    });
  }

  #nameOf({ variant, name }: OneSided): string {
    const place = labelsText(variant, this.#locale);
    const thing = name === null ? (place === '' ? this.#say('whole') : '') : clip(name);
    return [place, thing].filter((text) => text !== '').join(' · ');
  }

  #checks(): string[] {
    const word = (verdict: 'pass' | 'fail' | 'inconclusive' | null): string =>
      verdict === null ? this.#say('noCheck') : this.#locale.text(verdict);
    return this.#diff.expectations.flatMap(({ text, old, new: now }) =>
      this.#lines(this.#say('check', { text: clip(this.#locale.pick(text), 200), old: word(old), new: word(now) })),
    );
  }

  #readings(): string[] {
    const { rulings, assumptions } = this.#diff;
    const option = (ruling: string, value: string | null): string => {
      if (value === null) return '–';
      return value === 'varied' ? this.#say('varied') : this.#locale.option(ruling, value);
    };
    return [
      ...rulings.flatMap(({ name, old, new: now }) =>
        this.#lines(
          this.#say('ruling', { name: clip(name), old: clip(option(name, old)), new: clip(option(name, now)) }),
        ),
      ),
      ...assumptions.flatMap(({ text, in: side }) =>
        this.#lines(this.#say(side === 'new' ? 'assumed' : 'notAssumed', { text: clip(this.#locale.pick(text), 600) })),
      ),
    ];
  }

  #facts(): string[] {
    return this.#diff.facts.flatMap((fact) => this.#lines(this.#fact(fact)));
  }

  #fact({ name, old, new: now }: FieldChange): string {
    // The whole file is no text for a line.
    if (name === 'scenario') return this.#say('scenario');
    const words = Object.hasOwn(FACT_WORDS, name) ? FACT_WORDS[name] : undefined;
    const title = words === undefined ? name : this.#locale.pick(words);
    return this.#say('fact', { name: title, old: clip(old ?? '–'), new: clip(now ?? '–') });
  }

  #notes(): string[] {
    const { numbers, analyses } = this.#diff;
    const estimates = analyses.flatMap((change) => change.numbers);
    const isSampled = ({ adjusted }: { readonly adjusted: number | null }): boolean => adjusted !== null;
    const all = [...numbers, ...estimates];
    const sampled = all.filter(isSampled).length;
    const notes = [
      ...(sampled > 0
        ? [
            this.#say('sampled', {
              level: plainPercent(this.#diff.confidence, this.#locale),
              count: this.#locale.number(sampled),
              alpha: plainPercent(1 - this.#diff.confidence, this.#locale),
            }),
          ]
        : []),
      ...(all.some(({ method }) => method === 'newcombe' || method === 'welch') ? [this.#say('separate')] : []),
      ...(all.some(({ sharesSeed }) => sharesSeed) ? [this.#say('oneSeed')] : []),
      ...(estimates.some(isSampled) ? [this.#say('estimates')] : []),
      ...(sampled < all.length ? [this.#say('exact')] : []),
    ];
    return notes.flatMap((note) => this.#lines(note).map(this.#colours.dim));
  }
}
