import picocolors from 'picocolors';
import type { FieldChange, NumberChange, OneSided, ResultDiff } from '../analysis/diff.ts';
import { estimateText } from './analyses/figures.ts';
import { DIFF_WORDS, FACT_WORDS } from './diff-words.ts';
import type { Cell } from './html/table.ts';
import { fill, type Language, type Locale, localeOf } from './locale/locale.ts';
import { decimalsFor, roundOutward } from './precision.ts';
import type { PresentedTable } from './presentation.ts';
import { tableLines } from './terminal-analyses.ts';
import { type Colours, wrap } from './terminal-text.ts';
import { clip, labelsText } from './words.ts';

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
  /** Whether either result has analyses, which are not compared. */
  readonly hasAnalyses?: boolean;
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
    this.#locale = localeOf(options.language);
    this.#colours = picocolors.createColors(options.colour === true);
    this.#width = options.width ?? WIDTH_DEFAULT;
  }

  text(): string {
    const blocks = [
      this.#head(),
      this.#numbers('outcome'),
      this.#numbers('metric'),
      this.#oneSided(),
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
    const { counts, hasMoved } = this.#diff;
    const { moved, notSeparated, equal } = counts;
    const number = (count: number): string => this.#locale.number(count);
    const fillers = { moved: number(moved), all: number(moved + notSeparated + equal), open: number(notSeparated) };
    const sentence = this.#say('moved', { ...fillers, equal: number(equal) });
    return [
      ...this.#lines(clip(this.#diff.new.title, 200), true),
      ...this.#lines(hasMoved ? sentence : `${this.#say('nothing')} ${sentence}`),
    ];
  }

  #numbers(kind: NumberChange['kind']): string[] {
    const { all = false } = this.#options;
    const wanted = this.#diff.numbers.filter((each) => each.kind === kind && (all || each.verdict === 'moved'));
    if (wanted.length === 0) return [];
    const shown = all ? wanted : wanted.slice(0, ROWS_MAX);
    const table = this.#table(kind, shown);
    const rest = wanted.length - shown.length;
    return [
      ...this.#lines(table.caption, true),
      ...tableLines(table, this.#width, this.#colours, this.#locale, shown.length),
      ...(rest > 0 ? this.#lines(this.#say('more', { count: this.#locale.number(rest) })) : []),
    ];
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
        ...(this.#options.all === true ? [{ text: this.#verdict(row) }] : []),
        this.#difference(row),
        this.#estimate(row, 'old'),
        this.#estimate(row, 'new'),
        ...(hasTests ? [{ text: row.adjusted === null ? '–' : this.#pText(row.adjusted) }] : []),
      ]),
    };
  }

  #verdict({ verdict }: NumberChange): string {
    return this.#say(({ moved: 'isMoved', 'not-separated': 'isOpen', equal: 'isEqual' } as const)[verdict]);
  }

  #estimate(row: NumberChange, end: 'old' | 'new'): Cell {
    const { text, interval } = estimateText(row[end], { kind: row.kind }, this.#locale);
    return { text, note: interval };
  }

  /** Signed; an exact one with two digits that are not 0, so that no change looks like none. */
  #difference({ kind, difference, low, high, method }: NumberChange): Cell {
    const scale = kind === 'outcome' ? 100 : 1;
    const half = low === null || high === null ? 0 : (scale * (high - low)) / 2;
    const size = Math.abs(scale * difference);
    const fine = size === 0 ? 0 : Math.min(12, Math.max(2, 1 - Math.floor(Math.log10(size))));
    const decimals = method === 'exact' || half === 0 ? fine : decimalsFor(half);
    const signed = (value: number): string => `${value > 0 ? '+' : ''}${this.#locale.number(value, decimals)}`;
    const text = signed(scale * difference);
    if (method === 'exact' || low === null || high === null) return { text };
    const from = signed(roundOutward(scale * low, decimals, 'down'));
    const to = signed(roundOutward(scale * high, decimals, 'up'));
    return { text, note: this.#locale.text('range', { low: from, high: to }) };
  }

  #pText(p: number): string {
    if (p < 1e-6) return `<\u202f${this.#locale.number(1e-6, 6)}`;
    return this.#locale.number(p, Math.min(6, Math.max(2, 1 - Math.floor(Math.log10(p)))));
  }

  #oneSided(): string[] {
    return (['new', 'old'] as const).flatMap((side) => {
      const found = this.#diff.oneSided.filter((each) => each.in === side);
      if (found.length === 0) return [];
      const shown = this.#options.all === true ? found : found.slice(0, ROWS_MAX);
      const rest = found.length - shown.length;
      const more = rest > 0 ? [this.#say('andMore', { count: this.#locale.number(rest) })] : [];
      const list = [...shown.map((each) => this.#nameOf(each)), ...more].join('; ');
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
    const option = (value: string | null): string => (value === 'varied' ? this.#say('varied') : (value ?? '–'));
    return [
      ...rulings.flatMap(({ name, old, new: now }) =>
        this.#lines(this.#say('ruling', { name: clip(name), old: clip(option(old)), new: clip(option(now)) })),
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
    const sampled = this.#diff.numbers.filter(({ adjusted }) => adjusted !== null).length;
    const percent = (share: number): string => this.#locale.percent(Number((100 * share).toFixed(4)), digitsOf(share));
    const notes = [
      ...(sampled > 0
        ? [
            this.#say('sampled', {
              level: percent(this.#diff.confidence),
              count: this.#locale.number(sampled),
              alpha: percent(1 - this.#diff.confidence),
            }),
          ]
        : []),
      ...(sampled < this.#diff.numbers.length ? [this.#say('exact')] : []),
      ...(this.#options.hasAnalyses === true ? [this.#say('analyses')] : []),
    ];
    return notes.flatMap((note) => this.#lines(note).map(this.#colours.dim));
  }
}

/** Digits that a level needs in percent: 95%, 99.9%. */
function digitsOf(share: number): number {
  return (String(Number((100 * share).toFixed(4))).split('.')[1] ?? '').length;
}
