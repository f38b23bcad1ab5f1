import { describe, expect, it } from 'vitest';
import { solveExact } from '../../../src/engine/exact.ts';
import { ExactLimitError } from '../../../src/errors.ts';
import { pointedAt } from '../../support/diagnose.ts';
import { type Compiled, compileText, diagnosticsOf } from '../../support/solve.ts';
import { melee, mistakes, warrior } from './mistakes.ts';

describe.each(Object.entries(mistakes))('error %s', (_, cases) => {
  it.each(cases.map((mistake) => [mistake.what, mistake] as const))('%s', async (_, mistake) => {
    const { text, at, path, says, severity = 'error' } = mistake;
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
  });
});

it('error 18: an exact answer beyond the limits names the number of states', async () => {
  const { model, tactics } = (await compileText(melee('rounds: 50')))[0] as Compiled;
  const solve = (): unknown => solveExact(model, tactics, { states: 5, branches: 1_000, work: 1e9 });
  expect(solve).toThrow(ExactLimitError);
  expect(solve).toThrow(/5 states/);
});

it('every mistake of a file is reported at once', async () => {
  const text = warrior('equipment: [axe, swrd, shield, shield], characteristics: { T: 0 }');
  const errors = (await diagnosticsOf(text)).filter((d) => d.severity === 'error');
  expect(errors.map((d) => d.path)).toEqual(
    expect.arrayContaining(['fighters.a.equipment[1]', 'fighters.a.characteristics.T']),
  );
});
