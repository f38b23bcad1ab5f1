import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../mutate/faults.ts';
import { Relations, withinTime } from '../../mutate/related.ts';
import { renderTable } from '../../mutate/table.ts';

const changesOf = (content: string, path = 'src/dice/some.ts'): readonly string[] =>
  faultsOf(path, content).map(({ before, after }) => `${before} → ${after}`);

describe('faults', () => {
  it('are drawn at operators, numbers, conditions and statements', () => {
    expect(changesOf('if (a < 6) count += 0.5;')).toEqual([
      'a < 6 → true',
      'a < 6 → false',
      '< → <=',
      '< → >=',
      '6 → 7',
      '6 → 5',
      'count += 0.5; → ;',
      '+= → -=',
      '+= → =',
      '0.5 → 0.51',
    ]);
    expect(changesOf('Math.min(-a, !b)')).toEqual(['Math.min(-a, !b) → ;', 'min → max', '-a → a', '!b → b']);
  });

  it('leave alone what is said, steps of loops, types, bounds of schemas and great literals', () => {
    expect(changesOf('for (;; i++);')).toEqual([]);
    expect(changesOf("throw new DiceError('dice/wrong', 1 + 1);")).toEqual([]);
    expect(changesOf('const a = { en: 1, 2: z.number().max(6) };')).toEqual([]);
    expect(changesOf('const a = { 2: 0 };')).toEqual(['0 → 1']);
    expect(changesOf('sum(list[at] ?? 0)', 'src/report/some.ts')).toEqual([]);
    expect(changesOf('let a: 6 | 7 = b + 0x9e3779b9;')).toEqual(['+ → -']);
  });

  it('are in reports what reckons, not what is laid out', () => {
    expect(changesOf('if (wide) draw({ width: 6, share: p * 100 });', 'src/report/some.ts')).toEqual([
      '* → /',
      '100 → 101',
      '100 → 99',
    ]);
  });

  it('keep their names where lines come before them, and have one each', () => {
    const [first, second] = [faultsOf('src/a.ts', 'a = 1;\na = 1;'), faultsOf('src/a.ts', '\n\na = 1;\na = 1;')];
    expect(first.map(({ id }) => id)).toEqual(second.map(({ id }) => id));
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
  });
});

describe('tests of a fault', () => {
  const relations = new Relations(fileURLToPath(new URL('../..', import.meta.url)));

  it('begin with the mirror of its file and reach what is imported on the way', () => {
    const tests = relations.testsOf('src/stats/interval.ts', new Map());
    expect(tests[0]).toBe('test/stats/interval.test.ts');
    expect(tests).toContain('test/run.test.ts');
    expect(tests).not.toContain('test/dice/law.test.ts');
  });

  it('reach games, which are found by listing', () => {
    const [game] = relations.testsOf('src/systems/registry.ts', new Map());
    expect(game).toBe('test/systems/registry.test.ts');
    const tests = relations.testsOf('src/systems/mordheim/index.ts', new Map());
    expect(tests).toContain('test/systems/conformance.test.ts');
  });

  it('that are slow come later, and only as many as there is time for', () => {
    const timesMs = new Map([['test/stats/interval.test.ts', 20_000]]);
    const tests = relations.testsOf('src/stats/interval.ts', timesMs);
    expect(withinTime(tests, timesMs, 1000)).toEqual(['test/stats/interval.test.ts']);
    expect(
      withinTime(
        ['a', 'b', 'c'],
        new Map([
          ['a', 1],
          ['b', 5],
          ['c', 2],
        ]),
        4,
      ),
    ).toEqual(['a', 'c']);
  });
});

describe('the table of faults', () => {
  it('has survivors first and counts who was noticed', () => {
    const [fault, other] = faultsOf('src/a.ts', 'a || b');
    if (fault === undefined || other === undefined) throw new Error('no faults');
    const table = renderTable([
      { fault: other, verdict: 'noticed', test: 'test/a.test.ts: adds', ran: 0, related: 9, ms: 5 },
      { fault, verdict: 'survived', ran: 8, related: 9, ms: 5 },
    ]);
    expect(table.split('\n').slice(2)).toEqual([
      '| src/a.ts:1 | `a \\|\\| b` → `;` | survived 8 of 9 files |',
      '| src/a.ts:1 | `\\|\\|` → `&&` | test/a.test.ts: adds |',
      '',
      '2 tried, 1 noticed (50.0 %)',
    ]);
  });
});
