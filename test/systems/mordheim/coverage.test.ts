import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KINDS } from '../../../src/systems/mordheim/kinds/index.ts';
import { RULINGS } from '../../../src/systems/mordheim/rulings.ts';

const folder = new URL('./', import.meta.url);
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** Rules that the kinds can feel, by family. */
const FAMILIES: Readonly<Record<string, readonly number[]>> = {
  CHAR: upTo(4),
  COST: [1],
  EQ: upTo(5),
  REC: upTo(4),
  TURN: [2, 3, 4],
  RAL: upTo(5),
  ROUT: upTo(4),
  MOV: upTo(10),
  ORD: upTo(7),
  ATK: upTo(9),
  HIT: upTo(4),
  PAR: upTo(5),
  WND: upTo(4),
  CRIT: upTo(3),
  SHT: upTo(9),
  SKI: upTo(7),
  SAVE: upTo(6),
  INJ: upTo(7),
  DWN: upTo(5),
  PSY: upTo(9),
  CLB: upTo(4),
  JMP: upTo(4),
  DIV: upTo(3),
  LEA: upTo(2),
  EDG: [1],
  FAL: upTo(3),
};

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

const rules = Object.entries(FAMILIES).flatMap(([family, numbers]) => numbers.map((n) => `MH-${family}-${n}`));

it.each(rules)('%s has a test that names it', (rule) => {
  expect(tests).toMatch(new RegExp(`'${rule}\\b|'[^'\\n]*\\b${rule}\\b`));
});

const felt = RULINGS.filter(({ id }) => KINDS.some((kind) => kind.rulings.has(id)));

it.each(felt)('every option of $id is tried', ({ id, options }) => {
  expect(tests).toContain(id);
  for (const option of options) expect(tests, option.id).toContain(option.id);
});
