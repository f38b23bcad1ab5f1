import { test as fcTest } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type Diagnostic, oneLine } from '../../src/errors.ts';
import { diagnose, SOUND } from '../support/diagnose.ts';

const FULL = `${SOUND}title: A duel
edition: first
rulings: { reading: sheet, luck: low }
tables: { hits: [1, 2] }
vary:
  captain.equipment: { sword: [sword], two: [axe, mace] }
  gob.characteristics.T: [3, 4]
run: { trials: 1_000, seed: 7, confidence: 95% }
expect:
  - { outcome: men, between: [45%, 55%], where: { gob.characteristics.T: 4 } }
analyses: []
`;

/** Scraps that mean something to YAML or to the scenario reader. */
const scraps = [
  ...['{', '}', '[', ']', ':', ',', '- ', '? ', '#', '&a', '*a', '!x', '|', '>', '"', "'", '%', '@', '`', '<<: '],
  ...[
    '\n',
    '\n  ',
    '\n    ',
    ' ',
    '\t',
    '\r\n',
    '---\n',
    '...\n',
    '~',
    'null',
    'true',
    '.nan',
    '0x1F',
    '-1',
    '1e999',
    '1_000',
  ],
  ...[
    'system: fake\n',
    'fighters:',
    'captain',
    'engagement:',
    'kind: duel',
    'sides:',
    'vary:',
    'rulings',
    'expect:',
    'run:',
  ],
  ...[
    '__proto__: 1',
    'constructor: 1',
    'toString: 1',
    'é',
    '\u0000',
    '\uFEFF',
    '\u{1F600}',
    '\uD800',
    '\u2028',
    '(.*)+$',
  ],
  ...['%\u001b[2J', '!\u001b]8;;x\u0007', '*\u009b', '"\u202e"', '\u2066x: ', 'x'.repeat(2000)],
];

function expectPlaced(text: string, diagnostics: readonly Diagnostic[]): void {
  const lines = text.split('\n');
  for (const { line, column, message, code, hint = '', path, frame } of diagnostics) {
    expect(`${message}${path}`).toBe(oneLine(`${message}${path}`));
    for (const row of `${hint}\n${frame}`.split('\n')) expect(row).toBe(oneLine(row));
    expect(line, message).toBeGreaterThanOrEqual(1);
    expect(line, message).toBeLessThanOrEqual(lines.length);
    expect(column, message).toBeGreaterThanOrEqual(1);
    expect(column, message).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    expect(code).toMatch(/^[a-z]+\/[a-z-]+$/);
    expect(message).not.toMatch(/undefined|\[object|#\d+$/);
  }
}

describe('the reader never crashes and places every diagnostic', () => {
  fcTest.prop([fc.array(fc.constantFrom(...scraps), { maxLength: 60 })], {
    numRuns: 300,
  })('for scraps of YAML in any order', async (parts) => {
    const text = parts.join('');
    expectPlaced(text, await diagnose(text));
  });

  fcTest.prop([fc.string({ unit: 'binary', maxLength: 200 })], {
    numRuns: 200,
  })('for any text', async (text) => {
    expectPlaced(text, await diagnose(text));
  });

  const edit = fc.record({
    at: fc.nat(FULL.length),
    remove: fc.nat(12),
    insert: fc.oneof(fc.constant(''), fc.constantFrom(...scraps), fc.string({ maxLength: 6 })),
  });

  fcTest.prop([fc.array(edit, { minLength: 1, maxLength: 4 })], {
    numRuns: 300,
  })('for a sound scenario with a few edits', async (edits) => {
    let text = FULL;
    for (const { at, remove, insert } of edits) text = text.slice(0, at) + insert + text.slice(at + remove);
    expectPlaced(text, await diagnose(text));
  });

  const lines = FULL.trimEnd().split('\n');
  fcTest.prop([fc.shuffledSubarray(lines)], { numRuns: 200 })('for its lines left out and shuffled', async (chosen) => {
    const text = chosen.join('\n');
    expectPlaced(text, await diagnose(text));
  });

  const json = fc.json({ maxDepth: 4 });
  const paths = fc.constantFrom(
    'title',
    'edition',
    'rulings',
    'tables',
    'fighters',
    'engagement',
    'vary',
    'run',
    'expect',
    'analyses',
  );
  fcTest.prop([paths, json], { numRuns: 200 })('for any value under any key', async (key, value) => {
    const kept = FULL.split('\n').filter(
      (line) => !line.startsWith(`${key}:`) && !(line.startsWith(' ') && ['vary', 'expect', 'fighters'].includes(key)),
    );
    const text = `${kept.join('\n')}\n${key}: ${value}\n`;
    expectPlaced(text, await diagnose(text));
  });
});
