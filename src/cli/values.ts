import { InvalidArgumentError } from 'commander';
import { readCount, readShare } from '../scenario/quantities.ts';
import { nearest } from '../scenario/wording.ts';

/** Reads a whole number in [min, max]: `1000000`, `1_000_000`, `1e6`. For commander. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const plain = readCount(text);
    const value = typeof plain === 'number' ? plain : readScientific(text);
    if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It takes a whole number from ${min} to ${max}, such as ${sample(min, max)}.`);
  };
}

function sample(min: number, max: number): string {
  return max >= 1_000_000 && min > 0 ? '1_000_000' : String(Math.max(min, 1));
}

function readScientific(text: string): number {
  return /^\d+(\.\d+)?e[-+]?\d{1,3}$/i.test(text.trim()) ? Number(text) : Number.NaN;
}

/** Reads a share in (above, below): `0.1%`, `0.001`, `1e-3`, `1/1000`. For commander. */
export function share(above: number, below: number, example: string): (text: string) => number {
  return (text) => {
    const plain = readShare(text);
    const value = typeof plain === 'number' ? plain : readScientific(text);
    if (value > above && value < below) return value;
    throw new InvalidArgumentError(
      `It takes a share above ${above === 0 ? 0 : `${above * 100}%`} and below ${below * 100}%, such as ${example}.`,
    );
  };
}

/** Reads a comma-separated choice of words, each once; what an option says again is added. For commander. */
export function wordList<Word extends string>(
  allowed: readonly Word[],
): (text: string, before?: readonly Word[]) => readonly Word[] {
  return (text, before = []) => {
    const words = text.split(',').map((word) => word.trim().toLowerCase());
    const known = words.filter((word): word is Word => (allowed as readonly string[]).includes(word));
    if (known.length === words.length) return [...new Set([...before, ...known])];
    const strange = words.find((word) => !(allowed as readonly string[]).includes(word)) ?? '';
    throw new InvalidArgumentError(`${meant(strange, allowed)}It takes one or more of: ${allowed.join(', ')}.`);
  };
}

/** Reads the path of a file or folder; an empty one is that of a variable that was not set. For commander. */
export function path(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It takes a path, and this one is empty.');
}

/** Reads one word of a closed list. For commander. */
export function choice<Word extends string>(allowed: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = text.trim().toLowerCase();
    const known = allowed.find((candidate) => candidate === word);
    if (known !== undefined) return known;
    throw new InvalidArgumentError(`${meant(word, allowed)}It takes one of: ${allowed.join(', ')}.`);
  };
}

/** The question whether another word was meant, when one is near. */
function meant(word: string, allowed: readonly string[]): string {
  const near = nearest(word, allowed);
  return near === null ? '' : `Did you mean "${near}" rather than "${word}"? `;
}
