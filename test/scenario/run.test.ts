import { describe, expect, test } from 'vitest';
import { diagnose, read, SOUND } from '../support/diagnose.ts';

const run = (fields: string): string => `${SOUND}run: { ${fields} }\n`;
const expectation = (item: string, vary = ''): string => `${SOUND}${vary}expect:\n  - ${item}\n`;

describe('run settings', () => {
  test('are silent by default', async () => {
    expect((await read(SOUND)).run).toEqual({
      method: 'auto',
      trials: null,
      precision: null,
      seed: null,
      confidence: 0.95,
    });
    expect((await read(`${SOUND}run:\n`)).run.method).toBe('auto');
  });

  test.each([
    ['trials: 1_000_000', { trials: 1_000_000 }],
    ['trials: "1_000_000"', { trials: 1_000_000 }],
    ['trials: 1 000 000', { trials: 1_000_000 }],
    ['trials: 1e6', { trials: 1_000_000 }],
    ['trials: 1', { trials: 1 }],
    ['trials: 1e9', { trials: 1e9 }],
    ['precision: 0.1%', { precision: 0.001 }],
    ['precision: "0,1 %"', { precision: 0.001 }],
    ['precision: 1/20', { precision: 0.05 }],
    ['precision: 0.05', { precision: 0.05 }],
    ['precision: 5‰', { precision: 0.005 }],
    ['seed: 0', { seed: 0 }],
    ['seed: 9007199254740991', { seed: Number.MAX_SAFE_INTEGER }],
    ['confidence: 99%', { confidence: 0.99 }],
    ['confidence: 0.999', { confidence: 0.999 }],
    ['method: Exact', { method: 'exact' }],
    ['peek: true', { peek: true }],
  ])('read %s', async (fields, settings) => {
    expect((await read(run(fields))).run).toMatchObject(settings);
  });

  test.each([
    ['trials: 0', 'run.trials: expected a whole number from 1 to 1_000_000_000_000 (such as 1_000_000), got 0'],
    ['trials: -1', 'got -1'],
    ['trials: abc', 'got "abc"'],
    ['trials: 1.5', 'got 1.5'],
    ['trials: 1e13', 'got 10000000000000'],
    ['precision: 0', 'run.precision: expected a number, more than 0 and less than 0.5 (such as 0.1%), got 0'],
    ['precision: 50%', 'got "50%"'],
    ['precision: 1/0', 'got "1/0"'],
    ['seed: -1', 'got -1'],
    ['seed: 9007199254740993', 'got 9007199254740992'],
    ['confidence: 95', 'run.confidence: expected a number, more than 0.5 and less than 1 (such as 95%), got 95'],
    ['confidence: 50%', 'got "50%"'],
    ['confidence: 100%', 'got "100%"'],
    ['method: fast', 'run.method: unknown method "fast"'],
    ['workers: 2', 'run: unknown key "workers"'],
  ])('refuse %s', async (fields, message) => {
    const diagnostics = await diagnose(run(fields));
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.message).toContain(message);
    expect(diagnostics[0]?.line).toBe(6);
  });

  test('guess a percentage from a bare number', async () => {
    expect((await diagnose(run('confidence: 95')))[0]?.hint).toBe('did you mean 95%?');
  });

  test('refuse trials and precision together', async () => {
    const diagnostics = await diagnose(run('trials: 10, precision: 1%'));
    expect(diagnostics).toMatchObject([{ code: 'scenario/trials-and-precision', line: 6, column: 20 }]);
  });
});

describe('expectations', () => {
  test('are read with their line, shares and labels', async () => {
    const vary = 'vary: { gob.characteristics.T: [3, 4], rulings.luck: [basse, haute] }\n';
    const text = expectation(
      '{ outcome: men, between: [45%, 1/2], where: { fighters.gob.characteristics.T: 4, rulings.luck: haute } }',
      vary,
    );
    const { expect: expectations } = await read(text);
    expect(expectations).toEqual([
      {
        kind: 'band',
        outcome: 'men',
        metric: null,
        between: [0.45, 0.5],
        where: { 'gob.characteristics.T': 4, 'rulings.luck': 'high' },
        line: 8,
      },
    ]);
  });

  test('may name a metric, `rounds` among them, or the unresolved end', async () => {
    const items = [
      '{ metric: damage, between: [0, 3.5] }',
      '{ metric: rounds, between: [1, 9] }',
      '{ outcome: draw, between: [0, 1] }',
    ];
    const { expect: expectations } = await read(expectation(items.join('\n  - ')));
    expect(expectations.map((item) => item.metric ?? item.outcome)).toEqual(['damage', 'rounds', 'draw']);
  });

  test.each([
    ['{ between: [0, 1] }', 'scenario/expectation', 'neither an outcome nor a metric is named', 'name one'],
    [
      '{ outcome: men, metric: damage, between: [0, 1] }',
      'scenario/expectation',
      'both an outcome and a metric',
      'name one',
    ],
    [
      '{ outcome: men, between: [55%, 45%] }',
      'scenario/expectation',
      'the bounds 0.55 and 0.45 do not ascend',
      'write [0.45, 0.55]',
    ],
    [
      '{ outcome: men, between: [35, 55] }',
      'scenario/expectation',
      'a probability lies between 0 and 1',
      'write percentages: [35%, 55%]',
    ],
    [
      '{ outcome: men, between: [0.4, 200] }',
      'scenario/expectation',
      'a probability lies between 0 and 1',
      'write percentages: [45%, 55%]',
    ],
    [
      '{ outcome: men, between: [1] }',
      'scenario/out-of-range',
      'expect[0].between: expected exactly 2 entries, got [1]',
      'the lower one first',
    ],
    [
      '{ outcome: men, between: [0, x] }',
      'scenario/wrong-type',
      'expect[0].between[1]: expected a number (such as 45% or 3.5), got "x"',
      'write a number',
    ],
    ['{ outcome: men }', 'scenario/missing-key', 'expect[0]: the key "between" is missing', 'two numbers'],
    [
      '{ outcome: meen, between: [0, 1] }',
      'scenario/unknown-outcome',
      'expect[0].outcome: unknown outcome "meen"',
      'did you mean "men"? outcomes: men, greens, draw',
    ],
    [
      '{ metric: damages, between: [0, 1] }',
      'scenario/unknown-metric',
      'expect[0].metric: unknown metric "damages"',
      'did you mean "damage"? metrics: rounds, damage',
    ],
    [
      '{ outcome: men, between: [0, 1], wher: {} }',
      'scenario/unknown-key',
      'expect[0]: unknown key "wher"',
      'did you mean "where"?',
    ],
    [
      '{ outcome: men, between: [0, 1], where: { gob.cost: 1 } }',
      'scenario/unknown-axis',
      'there is no axis "gob.cost"',
      'the scenario has no `vary:`',
    ],
  ])('refuse %s', async (item, code, message, hint) => {
    const diagnostics = await diagnose(expectation(item));
    expect(diagnostics).toMatchObject([{ code, line: 7 }]);
    expect(diagnostics[0]?.message).toContain(message);
    expect(diagnostics[0]?.hint).toContain(hint);
  });

  test('refuse an axis or a label that is not there', async () => {
    const vary = 'vary: { gob.cost: [10, 20] }\n';
    const axis = await diagnose(expectation('{ outcome: men, between: [0, 1], where: { gob.cots: 10 } }', vary));
    expect(axis).toMatchObject([{ code: 'scenario/unknown-axis', line: 8, column: 47 }]);
    expect(axis[0]?.hint).toBe('did you mean "gob.cost"? axes: gob.cost');
    const label = await diagnose(expectation('{ outcome: men, between: [0, 1], where: { gob.cost: 30 } }', vary));
    expect(label).toMatchObject([{ code: 'scenario/unknown-label', line: 8, column: 57 }]);
    expect(label[0]?.hint).toContain('labels: 10, 20');
  });

  test('look at the variants that they name', async () => {
    const vary =
      'vary: { engagement: { duel: { kind: duel, sides: { men: [gob] } }, blow: { kind: strike, attacker: gob, target: gob } } }\n';
    const text = expectation('{ outcome: hit, between: [0, 1], where: { engagement: blow } }', vary);
    expect((await read(text)).expect[0]?.outcome).toBe('hit');
    expect(await diagnose(text.replace('engagement: blow', 'engagement: duel'))).toMatchObject([
      { code: 'scenario/unknown-outcome' },
    ]);
  });

  test('must be a list', async () => {
    expect(await diagnose(`${SOUND}expect: { outcome: men }\n`)).toMatchObject([
      { code: 'scenario/wrong-type', path: 'expect' },
    ]);
  });
});

describe('the rest of a scenario', () => {
  test('takes its title from the file when it has none', async () => {
    expect((await read(SOUND)).title).toBe('duel');
    expect(await read(`${SOUND}title: "A question"\ndescription: Why?\n`)).toMatchObject({
      title: 'A question',
      description: 'Why?',
    });
  });

  test('hands scripted dice over apart from the engagement', async () => {
    const scenario = await read(SOUND.replace('kind: duel', 'kind: mêlée, dice: [6, 2]'));
    expect(scenario.script).toEqual([6, 2]);
    expect(scenario.variants[0]?.variant.engagement).toEqual({
      kind: 'duel',
      sides: { men: ['captain'], greens: ['2 x gob'] },
    });
  });

  test.each([
    ['rulings: {}', { luck: 'low', ties: 'draw' }],
    ['rulings: { reading: sheet }', { luck: 'high', ties: 'draw' }],
    ['rulings: { reading: feuille, luck: basse, ties: again }', { luck: 'low', ties: 'again' }],
  ])('resolves %s', async (line, rulings) => {
    expect((await read(`${SOUND}${line}\n`)).variants[0]?.variant.rulings).toEqual(rulings);
  });

  test('accepts an empty list of analyses', async () => {
    expect((await read(`${SOUND}analyses: []\n`)).variants).toHaveLength(1);
  });
});
