import { codeFrameColumns } from '@babel/code-frame';
import { type Diagnostic, oneLine, visible } from '../errors.ts';
import type { Path, Place } from './source.ts';
import { shownPath } from './wording.ts';

/** A mistake before its offsets became a line, a column and a frame. */
export interface Mistake {
  readonly severity?: 'error' | 'warning';
  readonly code: string;
  readonly path: Path;
  readonly place: Place;
  readonly message: string;
  /** The message in French; of warnings, which stand in reports. */
  readonly french?: string | undefined;
  readonly hint?: string | undefined;
  /** The hint in French; of warnings. */
  readonly frenchHint?: string | undefined;
  /** The path as a French text names it; the same path when absent. */
  readonly frenchPath?: string;
  /** Values that could stand in the place of a wrong one; absent when nobody can tell. */
  readonly candidates?: readonly unknown[];
  /** The key likely meant by an unknown one. */
  readonly meant?: string | null;
}

/** Takes mistakes as they are found. */
export interface MistakeSink {
  add(mistake: Mistake): void;
}

/** Diagnostics kept for one file; further ones are counted. */
const DIAGNOSTICS_MAX = 200;
/** Mistakes of values in whose place another is read: what that is like is nobody's mistake. */
const REPLACED: ReadonlySet<string> = new Set(['scenario/not-finite', 'scenario/unprintable', 'scenario/alias']);
const FRAME_LINES_AROUND = 2;
const FRAME_WIDTH = 120;

/** Gathers the mistakes of one file; the same mistake at the same place is kept once. */
export class DiagnosticLog implements MistakeSink {
  readonly file: string;
  private readonly text: string;
  private readonly lineStarts: readonly number[];
  private readonly kept: { readonly diagnostic: Diagnostic; readonly offset: number }[] = [];
  private readonly seen = new Set<string>();
  /** Offsets of values in whose place another is read. */
  private readonly replaced = new Set<number>();
  private omitted = 0;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.lineStarts = starts;
  }

  /** Records a mistake. The message is prefixed with its path. */
  add(mistake: Mistake): void {
    const start = Math.max(0, Math.min(mistake.place.start, this.text.length));
    const path = shownPath(mistake.path);
    const message = oneLine(path === '' ? mistake.message : `${path}: ${mistake.message}`);
    const identity = `${mistake.code}\n${start}\n${message}`;
    if (this.seen.has(identity) || this.replaced.has(start)) return;
    if (REPLACED.has(mistake.code)) this.replaced.add(start);
    if (this.kept.length >= DIAGNOSTICS_MAX) {
      this.omitted += 1;
      return;
    }
    this.seen.add(identity);
    const line = this.lineOf(start);
    const diagnostic: Diagnostic = {
      severity: mistake.severity ?? 'error',
      code: mistake.code,
      message,
      ...(mistake.french === undefined
        ? {}
        : { french: oneLine(path === '' ? mistake.french : `${mistake.frenchPath ?? path}\u00a0: ${mistake.french}`) }),
      hint: mistake.hint === undefined ? undefined : visible(mistake.hint),
      ...(mistake.frenchHint === undefined ? {} : { frenchHint: visible(mistake.frenchHint) }),
      path,
      file: oneLine(this.file),
      line: line + 1,
      column: start - (this.lineStarts[line] ?? 0) + 1,
      frame: this.frame(line, start, mistake.place.end),
    };
    this.kept.push({ diagnostic, offset: start });
  }

  get hasErrors(): boolean {
    return this.kept.some((entry) => entry.diagnostic.severity === 'error');
  }

  /** Everything gathered, in the order of the file. */
  all(): readonly Diagnostic[] {
    const sorted = [...this.kept].sort((a, b) => a.offset - b.offset).map((entry) => entry.diagnostic);
    const last = sorted.at(-1);
    if (this.omitted === 0 || last === undefined) return sorted;
    const message = `${this.omitted} further mistakes are not shown`;
    const hint = 'mend these first, then check again';
    return [
      ...sorted,
      { ...last, severity: 'error', code: 'scenario/too-many-mistakes', path: '', message, hint, frame: '' },
    ];
  }

  /** 1-based line of an offset. */
  line(offset: number): number {
    return this.lineOf(offset) + 1;
  }

  private lineOf(offset: number): number {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private lineText(line: number): string {
    const start = this.lineStarts[line] ?? this.text.length;
    const end = this.lineStarts[line + 1] ?? this.text.length + 1;
    return this.text.slice(start, end - 1).replace(/\r$/, '');
  }

  /** The lines around a place; long lines are cut to a window around the column. */
  private frame(line: number, start: number, end: number): string {
    if (this.text.trim() === '') return '';
    const column = start - (this.lineStarts[line] ?? 0);
    const isLong = this.lineText(line).length > FRAME_WIDTH;
    const cut = isLong ? Math.max(0, column - FRAME_WIDTH / 2) : 0;
    const first = Math.max(0, line - FRAME_LINES_AROUND);
    const last = Math.min(this.lineStarts.length - 1, line + FRAME_LINES_AROUND);
    const lines: string[] = [];
    for (let at = first; at <= last; at += 1) lines.push(printable(this.lineText(at).slice(cut, cut + FRAME_WIDTH)));
    const width = Math.max(1, Math.min(end - start, (lines[line - first] ?? '').length - (column - cut)));
    const at = { line: line - first + 1, column: column - cut + 1 };
    const frame = codeFrameColumns(
      lines.join('\n'),
      { start: at, end: { line: at.line, column: at.column + width } },
      { highlightCode: false, linesAbove: FRAME_LINES_AROUND, linesBelow: FRAME_LINES_AROUND },
    );
    return renumber(frame, first);
  }
}

/** Control characters would move the terminal's cursor. */
function printable(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu, '\uFFFD');
}

/** Shifts the line numbers of a frame that was made of an excerpt. */
function renumber(frame: string, shift: number): string {
  const rows = frame.split('\n').map((row) => {
    const match = /^([> ] )\s*(\d+)? \|(.*)$/.exec(row);
    if (match === null) return { mark: '', number: '', rest: row };
    const number = match[2] === undefined ? '' : String(Number(match[2]) + shift);
    return { mark: match[1] ?? '', number, rest: ` |${match[3] ?? ''}` };
  });
  const width = Math.max(...rows.map((row) => row.number.length));
  return rows.map((row) => row.mark + row.number.padStart(width) + row.rest).join('\n');
}
