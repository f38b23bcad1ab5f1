import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/scenario/scenario.ts';
import { diagnose, pointedAt, read, SOUND } from '../support/diagnose.ts';

const vary = (...lines: readonly string[]): string => `${SOUND}vary:\n${lines.map((line) => `  ${line}\n`).join('')}`;

describe('axes', () => {
  test('make one variant with an empty label when there are none', async () => {
    const { axes, variants } = await read(SOUND);
    expect(axes).toEqual([]);
    expect(variants.map(({ label }) => label)).toEqual([{}]);
    expect(variants[0]?.variant).toEqual({
      system: 'fake',
      edition: 'first',
      rulings: { luck: 'low', ties: 'draw' },
      tables: {},
      fighters: { captain: { profile: 'knight', equipment: ['sword'] }, gob: { profile: 'goblin' } },
      engagement: { kind: 'duel', sides: { men: ['captain'], greens: ['2 x gob'] } },
    });
  });

  test('multiply in the order of the file, the last one fastest', async () => {
    const { axes, variants } = await read(
      vary('captain.equipment: { sword: [sword], none: [] }', 'gob.characteristics.T: [3, 4, 5]'),
    );
    expect(axes).toEqual([
      { name: 'captain.equipment', values: ['sword', 'none'] },
      { name: 'gob.characteristics.T', values: [3, 4, 5] },
    ]);
    expect(variants.map(({ label }) => Object.values(label).join(' '))).toEqual([
      'sword 3',
      'sword 4',
      'sword 5',
      'none 3',
      'none 4',
      'none 5',
    ]);
    expect(variants[4]?.variant.fighters).toEqual({
      captain: { profile: 'knight', equipment: [] },
      gob: { profile: 'goblin', characteristics: { T: 4 } },
    });
  });

  test('label scalars by themselves and other values by their flow text', async () => {
    const { axes } = await read(
      vary('gob.brave: [true, false]', 'gob.equipment: [[sword, axe], []]', 'gob.characteristics: [{ T: 3 }]'),
    );
    expect(axes.map((axis) => axis.values)).toEqual([[true, false], ['[sword, axe]', '[]'], ['{ T: 3 }']]);
  });

  test('replace a whole map', async () => {
    const { variants } = await read(
      vary(
        'engagement: { duel: { kind: duel, sides: { x: [gob] } }, blow: { kind: strike, attacker: gob, target: captain } }',
        'rulings: { book: { }, sheet: { reading: sheet } }',
        'gob: { weak: { profile: goblin }, strong: { profile: knight, brave: true } }',
      ),
    );
    expect(variants).toHaveLength(8);
    expect(variants[7]?.variant).toMatchObject({
      engagement: { kind: 'strike', attacker: 'gob', target: 'captain' },
      rulings: { luck: 'high', ties: 'draw' },
      fighters: { gob: { profile: 'knight', brave: true } },
    });
  });

  test('that name a part win over those that replace the whole, in either order', async () => {
    const lines = ['gob.characteristics.T: [3, 4]', 'gob: { a: { profile: goblin }, b: { profile: knight } }'];
    for (const text of [vary(...lines), vary(...lines.toReversed())]) {
      const { variants } = await read(text);
      const fighters = variants.map(({ variant }) => variant.fighters.gob);
      expect(fighters).toContainEqual({ profile: 'knight', characteristics: { T: 4 } });
    }
  });

  test('may vary the edition, tables and one entry of a list', async () => {
    const { variants } = await read(
      vary('edition: [first, second]', 'tables.hits: [[1], [2]]', 'captain.equipment.0: [axe, spear]'),
    );
    expect(variants).toHaveLength(8);
    expect(variants[7]?.variant).toMatchObject({
      edition: 'second',
      tables: { hits: [2] },
      fighters: { captain: { equipment: ['spear'] } },
    });
  });

  test('take French keys and values, and name both canonically', async () => {
    const { axes, variants } = await read(
      vary(
        'fighters.captain.équipement: { épée: [épée], hache: [hache] }',
        'gob.profil: [Gobelin, chevalier]',
        'rulings.luck: [basse, haute]',
      ),
    );
    expect(axes).toEqual([
      { name: 'captain.equipment', values: ['épée', 'hache'] },
      { name: 'gob.profile', values: ['goblin', 'knight'] },
      { name: 'rulings.luck', values: ['low', 'high'] },
    ]);
    expect(variants[3]?.variant.fighters).toEqual({
      captain: { profile: 'knight', equipment: ['sword'] },
      gob: { profile: 'knight' },
    });
  });

  test('reach a key that the document spells in French', async () => {
    const text = vary('captain.equipment: { axe: [axe] }').replace('equipment: [sword]', 'Équipement: [sword]');
    expect((await read(text)).variants[0]?.variant.fighters.captain).toEqual({ profile: 'knight', equipment: ['axe'] });
  });

  test('leave names of sides alone, even where they look like an alias', async () => {
    const text = vary('engagement.sides.force: { x: [gob] }').replace('men:', 'force:');
    const { axes, variants } = await read(text);
    expect(axes[0]?.name).toBe('engagement.sides.force');
    expect(variants[0]?.variant.engagement).toMatchObject({ sides: { force: ['gob'] } });
  });

  test('may supply what the document lacks or has wrong', async () => {
    const text = `system: fake
fighters:
  captain:
  gob: { profile: nonsense }
engagement: { kind: duel }
vary:
  captain.profile: [knight]
  gob.profile: [goblin]
  engagement.sides: { small: { a: [captain], b: [gob] } }
`;
    expect((await read(text)).variants[0]?.variant.fighters).toEqual({
      captain: { profile: 'knight' },
      gob: { profile: 'goblin' },
    });
  });

  test('do not excuse an unknown key in the piece that they replace', async () => {
    const text = vary('gob: { a: { profile: goblin } }').replace('{ profile: goblin }\neng', '{ profle: goblin }\neng');
    expect(await diagnose(text)).toMatchObject([{ code: 'scenario/unknown-key', path: 'fighters.gob', line: 4 }]);
  });

  test('report a wrong value once, at the value, however many variants hold it', async () => {
    const text = vary(
      'gob.characteristics.T: [3, 12]',
      'captain.equipment: { a: [swrod], b: [axe] }',
      'rulings.luck: [low, high]',
    );
    const diagnostics = await diagnose(text);
    expect(diagnostics).toMatchObject([
      { code: 'scenario/out-of-range', path: 'fighters.gob.characteristics.T', line: 7, column: 30 },
      { code: 'scenario/unknown-word', path: 'fighters.captain.equipment[0]', line: 8 },
    ]);
  });

  test('report what the game finds once, at the value', async () => {
    const text = vary('captain.equipment: { a: [mace], b: [axe] }', 'rulings.luck: [low, high]');
    expect(await diagnose(text)).toMatchObject([{ severity: 'warning', code: 'fake/useless', line: 7, column: 28 }]);
  });

  test('report a missing key that an axis takes away, at the axis value', async () => {
    const diagnostics = await diagnose(vary('engagement: { a: { kind: duel } }'));
    expect(diagnostics).toMatchObject([
      { code: 'scenario/missing-key', message: 'engagement: the key "sides" is missing', line: 7 },
    ]);
  });

  test.each([
    ['an unknown fighter', 'captan.profile: [knight]', 'scenario/unknown-path', 'did you mean "captain.profile"?'],
    ['an unknown ruling', 'rulings.luk: [low]', 'scenario/unknown-path', 'did you mean "luck"?'],
    ['a part of a scalar', 'captain.profile.x: [1]', 'scenario/unknown-path', 'vary captain.profile as a whole'],
    [
      'a part of a list that is not there',
      'captain.equipment.7: [axe]',
      'scenario/unknown-path',
      'vary captain.equipment as a whole',
    ],
    ['an unknown field', 'captain.profle: [knight]', 'scenario/unknown-key', 'did you mean "profile"?'],
    ['all fighters', 'fighters: [{}]', 'scenario/unknown-path', 'name one'],
    ['empty steps', 'captain..x: [1]', 'scenario/unknown-path', 'steps joined by dots'],
    ['scripted dice', 'engagement.dice: [[1]]', 'scenario/unknown-path', 'one scenario per script'],
    ['the inside of an edition', 'edition.x: [1]', 'scenario/unknown-path', 'write `edition`'],
  ])('cannot vary %s', async (_, line, code, hint) => {
    const text = vary(line);
    const diagnostics = await diagnose(text);
    expect(diagnostics).toMatchObject([{ code, line: 7, column: 3 }]);
    expect(diagnostics[0]?.hint).toContain(hint);
  });

  test.each([
    ['no values', 'gob.cost: []', 'scenario/empty-axis', '[]'],
    ['no labels', 'gob.cost: {}', 'scenario/empty-axis', '{}'],
    ['a scalar', 'gob.cost: 3', 'scenario/wrong-type', '3'],
    ['a value twice', 'gob.cost: [3, 4, 3]', 'scenario/duplicate-label', '3]'],
  ])('cannot have %s', async (_, line, code, at) => {
    const text = vary(line);
    const diagnostics = await diagnose(text);
    expect(diagnostics).toMatchObject([{ code }]);
    expect(diagnostics[0] === undefined ? '' : pointedAt(text, diagnostics[0])).toBe(at);
  });

  test('cannot name one path twice under two spellings', async () => {
    const diagnostics = await diagnose(vary('gob.profile: [goblin]', 'fighters.gob.profil: [knight]'));
    expect(diagnostics).toMatchObject([{ code: 'scenario/duplicate-axis', line: 8, column: 3 }]);
  });

  test.each([
    ['captan.profile', 'captain.profile'],
    ['enagement.rounds', 'engagement.rounds'],
    ['fighter.gob.profile', 'fighters.gob.profile'],
    ['edtion', 'edition'],
    ['edtion.first', null],
    ['fighter', null],
    ['fighter.nobody.profile', null],
  ])('propose paths that can vary alone: %s', async (path, meant) => {
    const [{ hint = '' } = {}] = await diagnose(vary(`${path}: [1]`));
    expect(/did you mean "(.*)"/.exec(hint)?.[1] ?? null).toBe(meant);
    expect(hint).toContain('paths begin with a fighter (captain, gob) or one of: engagement, rulings, tables, edition');
  });

  test('must be a map', async () => {
    expect(await diagnose(`${SOUND}vary: [1]\n`)).toMatchObject([{ code: 'scenario/wrong-type', path: 'vary' }]);
  });

  test('may make a thousand variants and no more', async () => {
    const list = (length: number): string => `[${Array.from({ length }, (_, index) => index).join(', ')}]`;
    const { variants } = await read(vary(`captain.cost: ${list(40)}`, `gob.cost: ${list(25)}`));
    expect(variants).toHaveLength(LIMITS.variants);
    const diagnostics = await diagnose(vary(`captain.cost: ${list(40)}`, `gob.cost: ${list(26)}`));
    expect(diagnostics[0]?.message).toBe('vary: the axes make 40 × 26 = 1040 variants, and 1000 are allowed');
    const [alone] = await diagnose(vary(`captain.cost: ${list(1001)}`));
    expect(alone?.message).toBe('vary: the axes make 1001 variants, and 1000 are allowed');
  });

  test('are no more than a hundred, each no deeper than a file', async () => {
    const many = await diagnose(vary(...Array.from({ length: 2000 }, (_, at) => `captain.x${at}: [1]`)));
    expect(many.find(({ code }) => code === 'scenario/too-many-axes')).toMatchObject({
      message: `vary: 2000 axes, and ${LIMITS.axes} are allowed`,
      line: vary().trimEnd().split('\n').length + 1 + LIMITS.axes,
    });
    const [deep] = await diagnose(vary(`captain${'.x'.repeat(400)}: [1]`));
    expect(deep?.message).toContain('the path has 401 steps, and 24 are allowed');
  });

  test('beyond the limit still have each of their values checked', async () => {
    const lines = Array.from(
      { length: 12 },
      (_, index) => `${index % 2 === 0 ? 'captain' : 'gob'}.characteristics.${'FT'[index % 2]}: [1, 2]`,
    );
    const text = vary(
      `captain.cost: [${Array.from({ length: 999 }, (_, index) => index).join(', ')}]`,
      'gob.cost: [1, -2]',
      ...lines.slice(0, 2),
    );
    const diagnostics = await diagnose(text);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([
      'scenario/too-many-variants',
      'scenario/out-of-range',
    ]);
  });
});
