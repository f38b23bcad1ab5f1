import { Composer, isAlias, isMap, isScalar, isSeq, Lexer, Parser, Scalar, type YAMLError } from 'yaml';
import type { DiagnosticLog } from './diagnostic-log.ts';
import { nestingOf } from './nesting.ts';
import { LIMITS } from './scenario-parts.ts';
import type { MapEntry, Path, Place, SourceNode } from './source.ts';
import { cut, show } from './wording.ts';

/** Messages of the YAML reader quote words of the file, however long. */
const YAML_MESSAGE_MAX = 160;
/** Keys that every object has already, such as `constructor` and `toString`: a look-up would find what nobody wrote. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);
/** Control characters (line ends and tabs apart), overrides of the writing direction, halves of characters. */
const UNPRINTABLE = /(?![\n\r\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;
/** A number written in groups: `1_000_000`. */
const GROUPED_NUMBER = /^[-+]?\d+(?:_\d+)+(?:\.\d+)?$/;
/** Tokens by which the lexer marks documents, flow ends and scalars: they are not in the text. */
const LEXER_MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001F']);
const FLOW_STEP: ReadonlyMap<string, number> = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
]);

/**
 * Reads YAML text (one document) into a tree of plain values that know their places. Syntax errors, duplicate keys,
 * tags, aliases that multiply, excessive depth and dangerous keys are recorded in the log, never thrown.
 * @returns the root, or null when nothing can be made of the text
 */
export function readDocument(text: string, log: DiagnosticLog): SourceNode | null {
  const whole: Place = { start: 0, end: 1 };
  if (text.includes('\0')) {
    const message = 'this is not a text file (it contains null bytes)';
    return fail(log, 'scenario/not-text', whole, message, 'a scenario is a YAML text in UTF-8');
  }
  if (!isWithinLimits(text, log)) return null;
  const tokens = [...new Parser().parse(text)];
  const deep = nestingOf(tokens, LIMITS.depth);
  if (deep !== null) return tooDeep(log, deep);
  const composer = new Composer({
    uniqueKeys: false,
    prettyErrors: false,
    resolveKnownTags: false,
    logLevel: 'silent',
  });
  const documents = [...composer.compose(tokens, true, text.length)];
  let isBroken = false;
  for (const document of documents) {
    for (const error of [...document.errors, ...document.warnings]) {
      log.add(syntaxMistake(error, text));
      isBroken = true;
    }
  }
  const second = documents[1];
  if (second !== undefined) {
    const start = second.contents?.range[0] ?? second.range[0];
    const hint = 'keep one scenario per file: move what follows `---` to a file of its own';
    return fail(
      log,
      'scenario/several-documents',
      { start, end: start + 1 },
      `the file holds ${documents.length} YAML documents`,
      hint,
    );
  }
  const contents = documents[0]?.contents ?? null;
  if (isBroken) return null;
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    const hint = 'start from `fracas init`, or write at least `system:`, `fighters:` and `engagement:`';
    return fail(log, 'scenario/empty', whole, 'the file is empty', hint);
  }
  const builder = new TreeBuilder(log);
  const root = builder.build(contents, [], whole);
  return builder.isOverLimit ? null : root;
}

function fail(log: DiagnosticLog, code: string, place: Place, message: string, hint: string): null {
  log.add({ code, path: [], place, message, hint });
  return null;
}

function tooDeep(log: DiagnosticLog, offset: number): null {
  const message = `the file nests deeper than ${LIMITS.depth} levels`;
  return fail(log, 'scenario/too-deep', { start: offset, end: offset + 1 }, message, 'flatten the lists and maps here');
}

/** A first pass over the tokens, before anything recursive sees the text. */
function isWithinLimits(text: string, log: DiagnosticLog): boolean {
  let count = 0;
  let depth = 0;
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    count += 1;
    depth = Math.max(0, depth + (FLOW_STEP.get(token) ?? 0));
    if (depth > LIMITS.depth) return tooDeep(log, offset) !== null;
    if (count > LIMITS.tokens) {
      const message = `the file has more than ${LIMITS.tokens} words and marks`;
      return (
        fail(
          log,
          'scenario/too-large',
          { start: offset, end: offset + 1 },
          message,
          'split it into several scenarios',
        ) !== null
      );
    }
    if (!LEXER_MARKS.has(token)) offset += token.length;
  }
  return true;
}

function syntaxMistake(error: YAMLError, text: string) {
  const isTag = error.code === 'TAG_RESOLVE_FAILED';
  const [start, end] = error.pos;
  const code = isTag ? 'scenario/tag' : 'scenario/syntax';
  const what = cut((error.message.split('\n')[0] ?? '').trim(), YAML_MESSAGE_MAX);
  const hint = isTag ? 'write the value without its `!` tag' : syntaxHint(error);
  // At the very end there is no character to point at: point at the last one.
  const place = { start: Math.min(start, Math.max(0, text.trimEnd().length - 1)), end: Math.max(end, start + 1) };
  return { code, path: [], place, message: isTag ? what : `this is not valid YAML: ${what}`, hint };
}

function syntaxHint(error: YAMLError): string {
  if (error.code === 'BAD_DIRECTIVE') return 'remove the line that begins with %';
  if (error.code === 'TAB_AS_INDENT') return 'indent with spaces';
  if (error.code === 'BAD_INDENT') return 'align this line with its neighbours, and close every [ and {';
  if (error.code === 'MISSING_CHAR')
    return 'close the quote or bracket, or write `key: value` with a blank after the colon';
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') return 'put a text that contains ": " in quotes, or start a new line';
  return 'put special characters in quotes, and indent by two spaces';
}

interface Weight {
  readonly size: number;
  readonly depth: number;
}

class TreeBuilder {
  private readonly log: DiagnosticLog;
  private readonly anchors = new Map<string, SourceNode>();
  private readonly weights = new WeakMap<SourceNode, Weight>();
  private size = 0;
  /** Set when aliases multiply too far: the tree is then incomplete. */
  isOverLimit = false;

  constructor(log: DiagnosticLog) {
    this.log = log;
  }

  /** @param fallback place of a value that takes no room in the text, such as an empty one: that of its key */
  build(node: unknown, path: Path, fallback: Place): SourceNode {
    const place = placeOf(node, fallback);
    if (isAlias(node)) return this.aliased(node.source, path, place);
    const built = this.weigh(this.fresh(node, path, place));
    const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined;
    if (anchor !== undefined) this.anchors.set(anchor, built);
    return built;
  }

  private fresh(node: unknown, path: Path, place: Place): SourceNode {
    if (isSeq(node)) {
      const items = node.items.map((item, index) => this.build(item, [...path, index], place));
      return { kind: 'list', items, place };
    }
    if (isMap(node)) return this.map(node.items, path, place);
    const value = isScalar(node) ? plainValue(node) : null;
    if (typeof value === 'string' && UNPRINTABLE.test(value)) {
      const message = `${show(value)} holds characters that cannot be printed`;
      this.log.add({ code: 'scenario/unprintable', path, place, message, hint: 'remove them' });
      return { kind: 'scalar', value: value.replace(new RegExp(UNPRINTABLE, 'gu'), '\uFFFD'), place };
    }
    if (typeof value === 'number' && !Number.isFinite(value)) {
      const message = `${value} is not a usable number`;
      this.log.add({ code: 'scenario/not-finite', path, place, message, hint: 'write a finite number' });
      return { kind: 'scalar', value: 0, place };
    }
    return { kind: 'scalar', value, place };
  }

  private map(
    pairs: readonly { readonly key: unknown; readonly value: unknown }[],
    path: Path,
    place: Place,
  ): SourceNode {
    const entries = new Map<string, MapEntry>();
    const merged: MapEntry[] = [];
    for (const pair of pairs) {
      const keyPlace = placeOf(pair.key, place);
      if (isScalar(pair.key) && pair.key.type === Scalar.PLAIN && pair.key.value === '<<') {
        merged.push(...this.merge(this.build(pair.value, [...path, '<<'], keyPlace), path, keyPlace));
        continue;
      }
      const key = keyText(pair.key);
      if (key === null || FORBIDDEN_KEYS.has(key) || UNPRINTABLE.test(key)) {
        const message = key === null ? 'a key must be a word' : `the key ${show(key)} is not allowed`;
        const hint = key === null ? 'write `key: value`, the key a single word' : 'choose another name';
        this.log.add({ code: 'scenario/bad-key', path, place: keyPlace, message, hint });
        continue;
      }
      const node = this.build(pair.value, [...path, key], keyPlace);
      if (entries.has(key)) {
        const first = this.log.line(entries.get(key)?.keyPlace.start ?? 0);
        const message = `the key ${show(key)} stands here twice (first on line ${first})`;
        this.log.add({ code: 'scenario/duplicate-key', path, place: keyPlace, message, hint: 'keep one of the two' });
        continue;
      }
      entries.set(key, { key, keyPlace, node });
    }
    for (const entry of merged) if (!entries.has(entry.key)) entries.set(entry.key, entry);
    return { kind: 'map', entries: [...entries.values()], place };
  }

  private merge(source: SourceNode, path: Path, place: Place): readonly MapEntry[] {
    const sources = source.kind === 'list' ? source.items : [source];
    const entries: MapEntry[] = [];
    for (const item of sources) {
      if (item.kind === 'map') entries.push(...item.entries);
      else {
        const message = '`<<` merges maps, and this is none';
        this.log.add({
          code: 'scenario/merge',
          path,
          place,
          message,
          hint: 'write `<<: *name` with `&name` before a map',
        });
      }
    }
    return entries;
  }

  private aliased(name: string, path: Path, place: Place): SourceNode {
    const target = this.anchors.get(name);
    if (target === undefined) {
      const shown = cut(name);
      const message = `no finished \`&${shown}\` stands before \`*${shown}\``;
      this.log.add({ code: 'scenario/alias', path, place, message, hint: `mark a value above with \`&${shown}\`` });
      return { kind: 'scalar', value: null, place };
    }
    const weight = this.weights.get(target) ?? { size: 1, depth: 0 };
    this.size += weight.size;
    if (this.size > LIMITS.values || path.length + weight.depth > LIMITS.depth) {
      if (this.isOverLimit) return { kind: 'scalar', value: null, place };
      this.isOverLimit = true;
      const message = `the aliases multiply into more than ${LIMITS.values} values or ${LIMITS.depth} levels`;
      this.log.add({
        code: 'scenario/alias-limit',
        path,
        place,
        message,
        hint: 'write the values out instead of aliasing aliases',
      });
      return { kind: 'scalar', value: null, place };
    }
    return target;
  }

  private weigh(node: SourceNode): SourceNode {
    let size = 1;
    let depth = 0;
    const children =
      node.kind === 'scalar' ? [] : node.kind === 'list' ? node.items : node.entries.map((entry) => entry.node);
    for (const child of children) {
      const weight = this.weights.get(child) ?? { size: 1, depth: 0 };
      size += weight.size;
      depth = Math.max(depth, weight.depth + 1);
    }
    this.weights.set(node, { size, depth });
    return node;
  }
}

function placeOf(node: unknown, fallback: Place): Place {
  const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : null;
  if (!range || range[1] <= range[0]) return fallback;
  return { start: range[0], end: range[1] };
}

function plainValue(node: Scalar): string | number | boolean | null {
  const value: unknown = node.value;
  if (typeof value === 'string') {
    if (node.type === Scalar.PLAIN && GROUPED_NUMBER.test(value)) return Number(value.replaceAll('_', ''));
    return value.normalize('NFC');
  }
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A key as text; numbers and truth values under their spelling; null when it is no word. */
function keyText(node: unknown): string | null {
  if (!isScalar(node) || node.value === null) return null;
  const text = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  return text === '' ? null : text.normalize('NFC');
}
