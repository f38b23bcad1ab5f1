import { z } from 'zod';
import type { Words } from './system.ts';

/** A closed list of ids of one sort, with aliases (French names, abbreviations) that mean the same. */
export interface Vocabulary {
  /** What one entry is called in messages: `profile`, `weapon`, `ruling option`. */
  readonly noun: string;
  readonly ids: readonly string[];
  /** Alias, spelt as its language spells it, with hyphens for blanks → id. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** Lower case, no accents, ligatures opened, blanks and underscores as hyphens: how ids and aliases are compared. */
export function normalizeWord(text: string): string {
  // Nearly all words are written so already, and every word of a list is compared with.
  if (/^[a-z\d-]+$/.test(text)) return text;
  return text
    .trim()
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'oe')
    .replace(/[’']/g, '-')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}

/** The words of a vocabulary: its ids in English, their first alias in French. */
export function wordsIn({ aliases }: Vocabulary): (id: string) => Words {
  const french = new Map<string, string>();
  for (const [alias, id] of Object.entries(aliases)) if (!french.has(id)) french.set(id, alias);
  return (id) => ({ en: id, fr: french.get(id) ?? id });
}

/** Names of a list, in both languages; nothing of an empty one. */
export function listOf(names: readonly Words[]): Words | string {
  if (names.length === 0) return '';
  return { en: names.map(({ en }) => en).join(', '), fr: names.map(({ fr }) => fr).join(', ') };
}

/** Schema facts that diagnostics read back from a failing schema. */
export interface SchemaNote {
  /** What the value is called, e.g. `profile`. */
  readonly noun?: string;
  /** Unit and bounds in words, e.g. `inches, more than 0`. */
  readonly allowed?: string;
  /** Ids without aliases, for lists in messages. */
  readonly ids?: readonly string[];
  /** Alias → canonical id or key; accents, case and blanks do not count. For editors. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Regular expression of the texts that are read as this value besides its own type, e.g. `^\\d+%$`. For editors. */
  readonly text?: string;
}

/** Notes attached to schemas by {@link word} and {@link noted}. */
export const schemaNotes = z.registry<SchemaNote>();

/** Attaches a note for diagnostics, and its words as the description for editors. */
export function noted<T extends z.ZodType>(schema: T, note: SchemaNote & { readonly description?: string }): T {
  const described = note.description === undefined ? schema : schema.describe(note.description);
  schemaNotes.add(described, note);
  return described;
}

/** One entry of a vocabulary; aliases and accents are accepted, the canonical id comes out. */
export function word(vocabulary: Vocabulary): z.ZodType<string> {
  const known = spellingsOf(vocabulary.ids, vocabulary.aliases);
  const inner = z.enum([...new Set([...vocabulary.ids, ...Object.keys(vocabulary.aliases)])] as [string, ...string[]]);
  schemaNotes.add(inner, { noun: vocabulary.noun, ids: vocabulary.ids, aliases: vocabulary.aliases });
  return z.preprocess(
    (value) => (typeof value === 'string' ? (known.get(normalizeWord(value)) ?? value) : value),
    inner,
  );
}

/** A word of the vocabulary, aliases and accents accepted, or else a name of the author's own. @param allowed both, in words */
export function wordOrName({ noun, ids, aliases }: Vocabulary, allowed: string): z.ZodType<string> {
  const known = spellingsOf(ids, aliases);
  const name = noted(z.string().min(1), { noun, allowed, aliases });
  return z.preprocess((text) => (typeof text === 'string' ? (known.get(normalizeWord(text)) ?? text) : text), name);
}

/**
 * A strict object whose keys may be written under aliases; canonical keys come out.
 * @param aliases alias, spelt as its language spells it, with hyphens for blanks → canonical key
 */
export function fields<Shape extends z.core.$ZodShape>(
  shape: Shape,
  aliases: Readonly<Record<string, string>> = {},
): z.ZodType<z.infer<z.ZodObject<Shape, z.core.$strict>>> {
  const own = aliasesTo(Object.keys(shape), aliases);
  const known = spellingsOf(Object.keys(shape), own);
  const inner = z.strictObject(shape);
  schemaNotes.add(inner, { aliases: own });
  return z.preprocess((value) => renameKeys(value, known), inner);
}

/**
 * A map of named fields to which its author may add keys of his own; canonical keys come out.
 * @param rest schema of the values of other keys
 * @param aliases alias, spelt as its language spells it, with hyphens for blanks → canonical key
 */
export function openFields<Value>(
  shape: Readonly<Record<string, z.ZodType<Value | undefined>>>,
  rest: z.ZodType<Value>,
  aliases: Readonly<Record<string, string>> = {},
): z.ZodType<Readonly<Record<string, Value | undefined>>> {
  const own = aliasesTo(Object.keys(shape), aliases);
  const inner = z.object(shape).catchall(rest);
  schemaNotes.add(inner, { aliases: own });
  const known = spellingsOf(Object.keys(shape), own);
  return z.preprocess((value) => renameKeys(value, known), inner);
}

/** The aliases of these names: a list that several maps share has aliases of keys that some of them lack. */
function aliasesTo(
  names: readonly string[],
  aliases: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(aliases).filter(([, name]) => names.includes(name)));
}

/** {@link normalizeWord Normalized} spelling → key, of keys and of their aliases; keys come before aliases. */
export function spellingsOf(
  keys: readonly string[],
  aliases: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const key of keys) known.set(normalizeWord(key), key);
  for (const [alias, key] of Object.entries(aliases)) {
    const normal = normalizeWord(alias);
    if (!known.has(normal)) known.set(normal, key);
  }
  return known;
}

function renameKeys(value: unknown, known: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const canonical = known.get(normalizeWord(key)) ?? key;
    // Two spellings of one key in one map: keep the second under its own name, so that it is reported as unknown.
    renamed[Object.hasOwn(renamed, canonical) ? key : canonical] = item;
  }
  return renamed;
}

/** One entry of a side: `ghoul` or `2 x ghoul`. */
export interface Muster {
  readonly count: number;
  readonly fighter: string;
}

/** Reads `ghoul` or `2 x ghoul` (0..99); null when malformed. */
export function parseMuster(text: string): Muster | null {
  const match = /^\s*(?:(\d+)\s*[x×]\s*)?(\S+)\s*$/.exec(text);
  if (match === null) return null;
  const count = match[1] === undefined ? 1 : Number(match[1]);
  const fighter = match[2] ?? '';
  return count <= 99 ? { count, fighter } : null;
}
