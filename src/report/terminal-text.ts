import type picocolors from 'picocolors';
import type { Piece } from './sentence.ts';

/** Longer heads are broken between words. */
const HEAD_MAX = 14;

export type Colours = ReturnType<typeof picocolors.createColors>;

/** Breaks a sentence at blanks, inside a word only when it alone is too long; strong pieces are bold in colour. */
export function wrap(pieces: readonly Piece[], width: number, colours: Colours): string[] {
  const lines: Piece[][] = [[]];
  let used = 0;
  const put = (piece: Piece): void => {
    lines.at(-1)?.push(piece);
    used += piece.text.length;
  };
  const breakLine = (): void => {
    lines.push([]);
    used = 0;
  };
  for (const word of wordsOf(pieces)) {
    const length = word.reduce((total, piece) => total + piece.text.length, 0);
    if (used > 0 && used + 1 + length > width) breakLine();
    if (used > 0) put({ text: ' ', strong: false });
    for (const piece of word) {
      let { text } = piece;
      while (used + text.length > width) {
        const head = text.slice(0, Math.max(0, width - used));
        if (head !== '') put({ text: head, strong: piece.strong });
        text = text.slice(head.length);
        breakLine();
      }
      if (text !== '') put({ text, strong: piece.strong });
    }
  }
  return lines.map((line) => line.map(({ text, strong }) => (strong ? colours.bold(text) : text)).join(''));
}

/** A word may be made of several pieces: a strong name and the comma behind it. */
function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [];
  let word: Piece[] = [];
  for (const { text, strong } of pieces) {
    safe(text)
      .split(/ +/)
      .forEach((part, index) => {
        if (index > 0 && word.length > 0) {
          words.push(word);
          word = [];
        }
        if (part !== '') word.push({ text: part, strong });
      });
  }
  return word.length > 0 ? [...words, word] : words;
}

/** A head of a column, broken between words where it is long. */
export function breakHead(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= HEAD_MAX) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** No control characters from a scenario reach the terminal: they could move its cursor or change its title. */
export function safe(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, ' ');
}

/** Columns that a line takes on the terminal, colour codes aside. */
export function columnsOf(line: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes take no room
  return [...line.replace(/\u001b\[[0-9;]*m/g, '')].length;
}

/** A table without lines. */
export const PLAIN_CHARS = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '',
} as const;
