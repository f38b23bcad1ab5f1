import type { Language } from '../locale/locale.ts';
import type { Separator } from './delimited.ts';

/** A file to be written: its name without a folder, and what is in it, whole or in pieces. */
export interface ExportedFile {
  readonly name: string;
  readonly content: string | Uint8Array | Iterable<string>;
}

export interface ExportOptions {
  /** What the files' names begin with. */
  readonly name: string;
  readonly language: Language;
  /** Colours of pictures. */
  readonly theme: 'light' | 'dark';
  /** Of csv; a comma when absent. */
  readonly csvSeparator?: Separator;
  /** Hears what was left out to keep the files few and small. */
  readonly note?: (text: string) => void;
}
