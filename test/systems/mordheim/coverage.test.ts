import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KINDS } from '../../../src/systems/mordheim/kinds/index.ts';
import { RULES } from '../../../src/systems/mordheim/rules/index.ts';
import { RULINGS } from '../../../src/systems/mordheim/rulings.ts';

const folder = new URL('./', import.meta.url);
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

const played = RULES.filter(({ engagements }) => engagements.length > 0).map(({ id }) => id);

it.each(played)('%s has a test that names it', (rule) => {
  expect(tests).toMatch(new RegExp(`'${rule}\\b|'[^'\\n]*\\b${rule}\\b`));
});

const felt = RULINGS.filter(({ id }) => KINDS.some((kind) => kind.rulings.has(id)));

it.each(felt)('every option of $id is tried', ({ id, options }) => {
  expect(tests).toContain(id);
  for (const option of options) expect(tests, option.id).toContain(option.id);
});
