import { normalizeWord } from '../systems/vocabulary.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'àâäá',
  c: 'ç',
  e: 'éèêë',
  i: 'îïí',
  n: 'ñ',
  o: 'ôöó',
  u: 'ùûüú',
  y: 'ÿ',
};

/**
 * Regular expression (ECMA 262, no flags) of the spellings that {@link normalizeWord} takes for one of these words:
 * any case, accents or none, hyphens as blanks, underscores or apostrophes.
 */
export function spellings(words: readonly string[]): string {
  const alternatives = [...new Set(words.map(normalizeWord))].map(spelling);
  return `^(?:${alternatives.join('|')})$`;
}

function spelling(word: string): string {
  const parts = word.split(/(oe|-)/);
  return parts
    .map((part) => {
      if (part === '-') return "[-_ ’']+";
      if (part === 'oe') return `(?:${letter('o')}${letter('e')}|[œŒ])`;
      return [...part].map(letter).join('');
    })
    .join('');
}

function letter(character: string): string {
  if (!/\p{L}/u.test(character)) return character.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const variants = character + (ACCENTED[character] ?? '');
  return `[${variants}${variants.toUpperCase()}]`;
}
