import { z } from 'zod';
import { schemaNotes } from '../systems/vocabulary.ts';
import type { Mistake, MistakeSink } from './diagnostic-log.ts';
import { article, candidatesOf, definitionOf, expected, innermost, keysOf, misfit, optionsOf } from './expected.ts';
import { findEntry, type KeyNames, locate } from './key-names.ts';
import { flowText, type MapEntry, type Path, pathText, type SourceNode, toData } from './source.ts';
import { nearest, show, suggestion } from './wording.ts';

/** Where a piece of the document stands, and how its keys may be spelt. */
export interface Section {
  /** Path of the piece in the document. */
  readonly path: Path;
  readonly node: SourceNode;
  readonly names: KeyNames;
  /** Name of the game that the words belong to, when they belong to one. */
  readonly system?: string;
}

/** What zod hands to an error map: an issue that still knows its schema. */
type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

/**
 * Parses a piece of the document with its schema. Mistakes go to the log, each at its node.
 * @param only codes to record; all when absent
 * @returns the parsed data, or null when there was a mistake
 */
export function validate<T>(
  schema: z.ZodType<T>,
  section: Section,
  log: MistakeSink,
  only: ReadonlySet<string> | null = null,
): { readonly data: T } | null {
  const raws: RawIssue[] = [];
  // The message of an issue carries the index of its raw form: the finished issue no longer knows its schema.
  const result = schema.safeParse(toData(section.node), {
    error: (raw) => {
      raws.push(raw);
      return `#${raws.length - 1}`;
    },
    reportInput: true,
  });
  if (result.success) return { data: result.data };
  const translator = new Translator(section, raws);
  const mistakes = withoutSizesOfNothing(result.error.issues).flatMap((issue) => translator.translate(issue, []));
  for (const mistake of withoutMisspelt(mistakes)) {
    if (only === null || only.has(mistake.code)) log.add(mistake);
  }
  return null;
}

/** A mistake of a schema. */
interface Told extends Mistake {
  /** The key that is missing below {@link path}. */
  readonly absent?: string;
}

type WrongValue = Pick<Mistake, 'code' | 'message' | 'hint' | 'candidates'>;

class Translator {
  private readonly section: Section;
  private readonly raws: readonly RawIssue[];

  constructor(section: Section, raws: readonly RawIssue[]) {
    this.section = section;
    this.raws = raws;
  }

  /** @param base path of the union whose branch this issue comes from */
  translate(issue: Issue, base: Path): readonly Told[] {
    const path = [...base, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => this.unknownKey(path, key, issue));
    if (issue.code === 'invalid_key') return [this.badKey(path, issue)];
    const located = locate(this.section.node, path, this.section.names);
    if (located.depth < path.length) return [this.missing(path, issue)];
    if (issue.code === 'invalid_union') return this.union(path, issue);
    const value = toData(located.node);
    const mistake = this.wrongValue(issue, value);
    return [{ ...mistake, path: [...this.section.path, ...path], place: located.node.place }];
  }

  private suggestion(
    word: string | null,
    options: readonly string[],
    intro: string,
    aliases: Readonly<Record<string, string>> = {},
  ): string {
    return suggestion(word, options, intro, { also: Object.keys(aliases), system: this.section.system ?? null });
  }

  private raw(issue: Issue): RawIssue | undefined {
    const match = /^#(\d+)$/.exec(issue.message);
    return match === null ? undefined : this.raws[Number(match[1])];
  }

  private schemaOf(issue: Issue): z.core.$ZodType | null {
    const raw = this.raw(issue) as { readonly schema?: z.core.$ZodType; readonly inst?: z.core.$ZodType } | undefined;
    return raw?.schema ?? raw?.inst ?? null;
  }

  private unknownKey(path: Path, key: string, issue: Issue): Mistake {
    const located = locate(this.section.node, path, this.section.names);
    const entry = findEntry(located.node, key, this.section.names);
    const schema = this.schemaOf(issue);
    const allowed = schema === null ? [] : keysOf(schema);
    const said = allowed.find((known) => this.section.names.isSame(key, known));
    const place = entry?.keyPlace ?? located.node.place;
    const full = [...this.section.path, ...path];
    if (said !== undefined) {
      const message = `the key ${show(key)} says "${said}" a second time`;
      return { code: 'scenario/duplicate-key', path: full, place, message, hint: 'keep one of the two' };
    }
    const note = schema === null ? undefined : schemaNotes.get(schema as z.ZodType);
    const hint = isCutOff(entry, located.node)
      ? 'the comma before it ends an entry: write decimals with a point, or in quotes'
      : this.suggestion(key, allowed, 'allowed keys', note?.aliases);
    const meant = nearestKey(key, allowed, note?.aliases ?? {});
    return { code: 'scenario/unknown-key', path: full, place, message: `unknown key ${show(key)}`, hint, meant };
  }

  private badKey(path: Path, issue: Extract<Issue, { code: 'invalid_key' }>): Mistake {
    const parent = locate(this.section.node, path.slice(0, -1), this.section.names);
    const key = String(path.at(-1) ?? '');
    const entry = findEntry(parent.node, key, this.section.names);
    const inner = issue.issues[0] as Issue | undefined;
    const detail = inner === undefined ? null : this.wrongValue(inner, key);
    return {
      code: 'scenario/bad-key',
      path: [...this.section.path, ...path.slice(0, -1)],
      place: entry?.keyPlace ?? parent.node.place,
      message: `the key ${show(key)} is not allowed here${detail === null ? '' : `: ${detail.message}`}`,
      hint: detail?.hint ?? 'choose another key',
    };
  }

  private missing(path: Path, issue: Issue): Told {
    const parent = locate(this.section.node, path.slice(0, -1), this.section.names);
    const key = String(path.at(-1) ?? '');
    const schema = this.schemaOf(issue);
    const options = schema === null ? [] : this.options(issue, schema);
    const words = schema === null ? '' : `: ${expected(schema)}`;
    const hint =
      options.length > 0
        ? this.suggestion(null, options, `write \`${key}:\` with one of`)
        : `write \`${key}:\`${words}`;
    const place = parent.keyPlace ?? parent.node.place;
    return {
      code: 'scenario/missing-key',
      path: [...this.section.path, ...path.slice(0, parent.depth)],
      place,
      message: `the key "${key}" is missing`,
      hint,
      absent: key,
    };
  }

  /** Canonical options of an enumeration, or of the key that tells the branches of a union apart. */
  private options(issue: Issue, schema: z.core.$ZodType): readonly string[] {
    const note = schemaNotes.get(innermost(schema) as z.ZodType);
    if (note?.ids !== undefined) return note.ids;
    if (issue.code === 'invalid_value') return issue.values.map(String);
    if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
      return [...(schema._zod.propValues?.[issue.discriminator] ?? [])].map(String);
    }
    return optionsOf(innermost(schema)).map(String);
  }

  private wrongValue(issue: Issue, value: unknown): WrongValue {
    const schema = this.schemaOf(issue);
    if (schema === null) return { code: 'scenario/bad-value', message: `${issue.message}, got ${show(value)}` };
    if (issue.code === 'invalid_value' || (issue.code === 'invalid_union' && issue.discriminator !== undefined)) {
      return this.unknownWord(issue, schema, value);
    }
    const size = lengthWords(issue);
    const words = size ?? expected(schema);
    const { noun } = schemaNotes.get(innermost(schema) as z.ZodType) ?? {};
    // Words that explain what the thing is may say that this is none.
    const isExplained = noun !== undefined && words.startsWith(`${article(noun)}: `);
    const message = isExplained
      ? `${show(value)} is not ${words}`
      : `expected ${words}, got ${show(value)}${misfit(schema, value)}`;
    const code =
      issue.code === 'too_big' || issue.code === 'too_small' ? 'scenario/out-of-range' : 'scenario/wrong-type';
    const hint = size !== null && typeof value === 'string' ? `write ${size}` : typeHint(schema, value);
    return { code, message, hint, candidates: candidatesOf(schema, value) };
  }

  private unknownWord(issue: Issue, schema: z.core.$ZodType, value: unknown): WrongValue {
    const note = schemaNotes.get(innermost(schema) as z.ZodType);
    const options = this.options(issue, schema);
    const noun = note?.noun ?? 'value';
    const isWord = typeof value === 'string';
    const message = isWord
      ? `unknown ${noun} ${show(value)}`
      : `expected ${note?.noun === undefined ? 'one of the options' : expected(schema)}, got ${show(value)}`;
    const hint = this.suggestion(wordOf(value), options, 'one of', note?.aliases);
    return { code: isWord ? 'scenario/unknown-word' : 'scenario/wrong-type', message, hint, candidates: options };
  }

  /** The branch that its author meant, when one stands out; the union's own words otherwise. */
  private union(path: Path, issue: Extract<Issue, { code: 'invalid_union' }>): readonly Told[] {
    const located = locate(this.section.node, path, this.section.names);
    const value = toData(located.node);
    const whole = { path: [...this.section.path, ...path], place: located.node.place };
    if (issue.discriminator !== undefined) return [{ ...this.wrongValue(issue, value), ...whole }];
    const branches = issue.errors.filter((branch) => branch.every((inner) => !isAboutTheWhole(inner)));
    const kindOf = (branch: readonly Issue[]): Issue | undefined =>
      branch.find((inner) => inner.code === 'invalid_value' && inner.path.length === 1 && inner.values.length === 1);
    const chosen = branches.filter((branch) => kindOf(branch) === undefined);
    const best = [...chosen].sort((a, b) => a.length - b.length)[0];
    if (best !== undefined) return best.flatMap((inner) => this.translate(inner, path));
    const kinds = branches.flatMap((branch) => kindOf(branch) ?? []);
    const first = kinds[0];
    if (first !== undefined) {
      const values = kinds.flatMap((kind) => (kind.code === 'invalid_value' ? kind.values : []));
      return this.translate({ ...first, values } as Issue, path);
    }
    const schema = this.schemaOf(issue);
    const words = schema === null ? 'another value' : expected(schema);
    const message = `expected ${words}, got ${show(value)}${schema === null ? '' : misfit(schema, value)}`;
    const candidates = schema === null ? [] : candidatesOf(schema, value);
    const { ids = [], aliases = {} } = (schema === null ? null : schemaNotes.get(schema as z.ZodType)) ?? {};
    const meant = typeof value === 'string' ? nearest(value, [...ids, ...Object.keys(aliases)]) : null;
    const hint = `${meant === null ? '' : `did you mean "${meant}"? `}write ${words}`;
    return [{ ...whole, code: 'scenario/wrong-type', message, hint, candidates }];
  }
}

/** Whether a key is what a decimal comma has cut off: the 5 of `{ WS: 3,5 }`. */
function isCutOff(entry: MapEntry | null, map: SourceNode): boolean {
  if (entry === null || map.kind !== 'map' || !/^\d/.test(entry.key)) return false;
  const before = map.entries[map.entries.indexOf(entry) - 1]?.node;
  return before?.kind === 'scalar' && typeof before.value === 'number' && before.place.end + 1 === entry.keyPlace.start;
}

function nearestKey(key: string, allowed: readonly string[], aliases: Readonly<Record<string, string>>): string | null {
  const meant = nearest(key, [...allowed, ...Object.keys(aliases)]);
  return meant === null ? null : (aliases[meant] ?? meant);
}

/** What was written, for comparison with the words allowed; data of a stranger may not be turned to text by itself. */
function wordOf(value: unknown): string | null {
  if (value === null) return null;
  return typeof value === 'string' ? value : flowText(value);
}

/** Whether a branch of a union refuses the value for what it is, rather than for something inside it. */
function isAboutTheWhole(issue: Issue): boolean {
  return issue.path.length === 0 && issue.code !== 'unrecognized_keys' && issue.code !== 'custom';
}

/** Leaves out keys that are missing for being misspelt, which is told of the unknown key. */
function withoutMisspelt(mistakes: readonly Told[]): readonly Mistake[] {
  const meant = new Set(mistakes.map(({ path, meant }) => (meant == null ? null : pathText([...path, meant]))));
  return mistakes.filter(({ path, absent }) => absent === undefined || !meant.has(pathText([...path, absent])));
}

/** Leaves out how long a value is where it is of another kind altogether: a text in the place of a list of two. */
function withoutSizesOfNothing(issues: readonly Issue[]): readonly Issue[] {
  const misplaced = new Set(
    issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [JSON.stringify(path)] : [])),
  );
  return issues.filter(
    ({ code, path }) => (code !== 'too_small' && code !== 'too_big') || !misplaced.has(JSON.stringify(path)),
  );
}

function lengthWords(issue: Issue): string | null {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return null;
  if (issue.origin !== 'array' && issue.origin !== 'string') return null;
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const unit = issue.origin === 'array' ? 'entries' : 'characters';
  if (issue.exact === true) return `exactly ${limit} ${unit}`;
  if (issue.code === 'too_small' && Number(limit) === 1)
    return issue.origin === 'array' ? 'at least one entry' : 'some text';
  return `${issue.code === 'too_small' ? 'at least' : 'at most'} ${limit} ${unit}`;
}

function typeHint(schema: z.core.$ZodType, value: unknown): string | undefined {
  const inner = innermost(schema);
  const type = definitionOf(inner).type;
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `write it in quotes: "${value}"`;
  if (type === 'array' && typeof value === 'string' && z.safeParse(inner, [value]).success)
    return `write a list: [${value.slice(0, 40)}]`;
  if (type === 'boolean' && typeof value === 'string') {
    const isTrue = nearest(value, ['yes', 'on', 'oui', 'true']) !== null;
    return `write ${isTrue ? 'true' : 'true or false'}`;
  }
  const reads = schemaNotes.get(inner as z.ZodType)?.text;
  if (typeof value === 'number' && value > 1 && value <= 100 && reads?.includes('%')) {
    return `did you mean ${value}%?`;
  }
  if (value === null) return 'write a value after the colon, or remove the key';
  return `write ${expected(schema)}`;
}
