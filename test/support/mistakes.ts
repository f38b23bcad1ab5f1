import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/errors.ts';
import { pointedAt } from './diagnose.ts';
import { diagnosticsOf } from './solve.ts';

/** A scenario with one mistake, and what its diagnostic must say. */
export interface Mistake {
  readonly what: string;
  readonly text: string;
  /** What the text reads like from the place of the diagnostic on. */
  readonly at: string;
  readonly path: string;
  /** Parts of message and hint together. */
  readonly says: readonly string[];
  readonly severity?: 'error' | 'warning';
}

/** Mistakes in groups, each named as in the specification. */
export type Mistakes = Readonly<Record<string, readonly Mistake[]>>;

/** Holds a game to a diagnostic of every mistake: at its place, with what must be said and a frame. */
export function testMistakes(groups: Mistakes): void {
  describe.each(Object.entries(groups))('error %s', (_, cases) => {
    it.each(cases.map((mistake) => [mistake.what, mistake] as const))('%s', (_, mistake) => expectSaid(mistake));
  });
}

async function expectSaid({ text, at, path, says, severity = 'error' }: Mistake): Promise<void> {
  const all = await diagnosticsOf(text);
  const found = all.filter((d) => d.severity === severity);
  expect(
    found.map((d) => d.path),
    JSON.stringify(all),
  ).toContain(path);
  const diagnostic = found.find((d) => d.path === path);
  if (diagnostic === undefined) return;
  expect(pointedAt(text, diagnostic).slice(0, at.length)).toBe(at);
  for (const part of says) expect(`${diagnostic.message} ${diagnostic.hint ?? ''}`).toContain(part);
  expect(diagnostic.frame).not.toBe('');
  if (severity === 'warning') expectFrench(diagnostic);
  await expectTaken(text, diagnostic);
}

/** What a hint asks whether it was meant is known there. */
async function expectTaken(text: string, { hint = '', line, column }: Diagnostic): Promise<void> {
  const [, word] = /did you mean "(.*?)"\?/.exec(hint) ?? [];
  if (word === undefined) return;
  const lines = text.split('\n');
  const at = lines[line - 1] ?? '';
  const written = /^(?:"[^"]*"|'[^']*'|[^\s,:\]}]+)/.exec(at.slice(column - 1))?.[0] ?? '';
  lines[line - 1] = `${at.slice(0, column - 1)}${JSON.stringify(word)}${at.slice(column - 1 + written.length)}`;
  const left = (await diagnosticsOf(lines.join('\n'))).filter(
    (other) => other.line === line && other.column === column && other.code.includes('unknown'),
  );
  expect(left, `"${word}" is proposed and then refused`).toEqual([]);
}

/** A warning stands in reports, French ones too: it and its hint say there what English says, and quote nothing English. */
function expectFrench({ french = '', hint, frenchHint }: Diagnostic): void {
  expect(french, 'no French words').toMatch(FRENCH);
  if (hint !== undefined) expect(frenchHint ?? '', `no French hint: ${hint}`).not.toBe('');
  // A path stands as the file has it.
  const [, message = french] = french.split(/^\S+\u00a0: /);
  for (const text of [message, frenchHint ?? '']) {
    expect(text).not.toMatch(ENGLISH);
    expect(text).not.toMatch(/`|undefined|[^\u00a0\u202f][?!;]| :/);
  }
}

/** Words and ids of English sentences. */
const ENGLISH =
  /(?<![\p{L}-])(the|of|an|and|or|him|his|has|write|remove|give|leave|name|effect|with|without|shield|equipment|weapon|fighter|target|cover|yes|always|never|first|best)(?![\p{L}-])/u;

/** Words that a French sentence can hardly do without. */
const FRENCH = /(?<![\p{L}’])(est|a|ont|sont|ne|n’|de|des|les|par|personne|rien|aucun|aucune|jamais)(?![\p{L}])/u;
