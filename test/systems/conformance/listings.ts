import { expect } from 'vitest';
import { TOP_KEYS } from '../../../src/scenario/common.ts';
import { aliasesOf } from '../../../src/scenario/field-names.ts';
import type { GameSystem, Words } from '../../../src/systems/system.ts';
import { normalizeWord } from '../../../src/systems/vocabulary.ts';
import type { ConformanceFacts } from './facts.ts';
import { fieldNames } from './schema.ts';

/** Rulings have distinct ids and options, a default, questions in both languages, and rules they touch. */
export function expectSoundRulings({ rulings, presets, editions }: GameSystem): void {
  expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
  for (const { id, options, question, rules, editions: defaults = {} } of rulings) {
    for (const [edition, option] of Object.entries(defaults)) {
      expect(editions, id).toContain(edition);
      expect(
        options.slice(1).map((it) => it.id),
        `${id}: ${edition}`,
      ).toContain(option);
    }
    expect(options.length, id).toBeGreaterThan(1);
    expect(new Set(options.map((option) => option.id)).size, id).toBe(options.length);
    expect(rules.length, id).toBeGreaterThan(0);
    expectWords(question, id);
  }
  for (const [preset, choices] of Object.entries(presets?.values ?? {})) {
    for (const [id, option] of Object.entries(choices)) {
      const ruling = rulings.find((candidate) => candidate.id === id);
      expect(
        ruling?.options.map((it) => it.id),
        `${preset}: ${id}`,
      ).toContain(option);
    }
  }
}

/** Rules have distinct ids, stand together by section, and agree with rulings and kinds on who touches whom. */
export function expectSoundRules({ rules, rulings, kinds }: GameSystem): void {
  expect(rules.length).toBeGreaterThan(0);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  const headings = rules.map(({ section }) => section.en);
  const begun = headings.filter((heading, at) => heading !== headings[at - 1]);
  expect(new Set(begun).size, 'sections in one piece').toBe(begun.length);
  const known = new Set(kinds.map(({ id }) => id));
  for (const { id, provenance, engagements, rulings: switches, section, title, text } of rules) {
    expect(provenance.length, id).toBeGreaterThan(0);
    expect(
      engagements.filter((kind) => !known.has(kind)),
      id,
    ).toEqual([]);
    expect(switches, id).toEqual(
      rulings.filter(({ rules: touched }) => touched.includes(id)).map((ruling) => ruling.id),
    );
    for (const words of [section, title, text]) expectWords(words, id);
  }
  for (const ruling of rulings) for (const id of ruling.rules) expect(rules.map((rule) => rule.id)).toContain(id);
}

/** Everything shown has words in both languages. */
export function expectWordsInBoth(system: GameSystem): void {
  expectWords(system.title, 'title');
  system.sites.forEach((words, site) => {
    expectWords(words, `site ${site}`);
  });
  for (const kind of system.kinds) expectWords(kind.summary, kind.id);
  const listed = [...system.fighter, ...(system.settings ?? []), ...system.kinds.flatMap(({ fields }) => fields)];
  for (const { name, text } of listed) expectWords(text, name);
  for (const { id, when, options } of system.decisions) for (const text of [when, ...options]) expectCell(text, id);
  for (const { id, title, columns, rows } of system.catalogues) {
    for (const text of [title, ...columns, ...rows.flatMap(({ cells }) => cells)]) expectCell(text, id);
    for (const row of rows) expect(row.cells.length, row.id).toBe(columns.length);
  }
}

/** Numbers, ids and gaps need no translation. */
function expectCell(text: string | Words, where: string): void {
  if (typeof text !== 'string') expectWords(text, where);
}

function expectWords(words: Words, where: string): void {
  expect(words.en.trim(), where).not.toBe('');
  expect(words.fr.trim(), where).not.toBe('');
}

/** Kinds are those of the schema; aliases of kinds lead to them. */
export function expectSoundKinds({ kinds, schema }: GameSystem): void {
  expect(kinds.map(({ id }) => id).sort()).toEqual(Object.keys(schema.engagements).sort());
  const words = kinds.flatMap(({ id, alias }) => [...new Set([id, alias].map(normalizeWord))]);
  expect(new Set(words).size, 'one word, one kind').toBe(words.length);
}

/** Ids and aliases of listed things are read alike where a fighter names them. */
export function expectAliasesResolve({ catalogues, schema }: GameSystem, naming: ConformanceFacts['naming']): void {
  for (const { id: list, rows } of catalogues) {
    const name = naming[list];
    expect(name, `how a fighter names ${list}`).toBeDefined();
    expect(new Set(rows.map(({ id }) => id)).size, list).toBe(rows.length);
    if (name === undefined || name === null) continue;
    for (const { id, alias } of rows) {
      const fighter = schema.fighter.parse(name(id));
      expect(fighter, `${list}: ${id}`).toEqual(name(id));
      if (alias !== '') expect(schema.fighter.parse(name(alias)), `${list}: ${alias}`).toEqual(fighter);
    }
  }
}

/** Every alias of a key stands for a key that some schema has. */
export function expectKeyAliases(system: GameSystem, keys: ReadonlySet<string>): void {
  const known = new Set([...keys, ...TOP_KEYS, ...Object.keys(system.schema.settings ?? {})]);
  for (const key of Object.keys(system.keyAliases)) expect([...known], key).toContain(key);
}

/**
 * French has a word for every key of fighters, engagements, tables and settings. Where a key has aliases the word is one
 * of them, so that what a French report says may also be written.
 */
export function expectKeyWords(system: GameSystem): void {
  const { keyWords, schema } = system;
  const wordless = [...fieldNames(system)].filter((key) => !Object.hasOwn(keyWords, key));
  expect(wordless, 'keys without a French word').toEqual([]);
  const aliases = aliasesOf(schema);
  for (const [place, word] of Object.entries(keyWords)) {
    const key = place.split('.').at(-1) ?? place;
    const accepted = [key, ...(aliases[key] ?? [])].map(normalizeWord);
    if (aliases[key] !== undefined)
      expect(accepted, `${place}: ${word}`).toContain(normalizeWord(word.replace(/[()]/g, '')));
  }
}
