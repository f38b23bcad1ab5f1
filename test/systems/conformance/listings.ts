import { expect } from 'vitest';
import { TOP_KEYS } from '../../../src/scenario/common.ts';
import type { GameSystem } from '../../../src/systems/system.ts';
import { normalizeWord } from '../../../src/systems/vocabulary.ts';
import type { ConformanceFacts } from './facts.ts';

/** Rulings have distinct ids and options, a default, questions in both languages, and rules they touch. */
export function expectSoundRulings({ rulings, presets }: GameSystem): void {
  expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
  for (const { id, options, question, rules } of rulings) {
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

/** Everything shown has words in both languages. */
export function expectWordsInBoth(system: GameSystem): void {
  expectWords(system.title, 'title');
  system.sites.forEach((words, site) => {
    expectWords(words, `site ${site}`);
  });
  for (const kind of system.kinds) expectWords(kind.summary, kind.id);
  for (const decision of system.decisions) expectWords(decision.when, decision.id);
  for (const catalogue of system.catalogues) expectWords(catalogue.title, catalogue.id);
}

function expectWords(words: { readonly en: string; readonly fr: string }, where: string): void {
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
    if (name === undefined) continue;
    expect(new Set(rows.map(({ id }) => id)).size, list).toBe(rows.length);
    for (const { id, alias } of rows) {
      const fighter = schema.fighter.parse(name(id));
      expect(fighter, `${list}: ${id}`).toEqual(name(id));
      if (alias !== '') expect(schema.fighter.parse(name(alias)), `${list}: ${alias}`).toEqual(fighter);
    }
  }
}

/** Every alias of a key stands for a key that some schema has. */
export function expectKeyAliases(system: GameSystem, keys: ReadonlySet<string>): void {
  const known = new Set([...keys, ...TOP_KEYS]);
  for (const key of Object.keys(system.keyAliases)) expect([...known], key).toContain(key);
}
