import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { report } from '../../src/index.ts';
import { run } from '../../src/run.ts';
import { compileText, diagnosticsOf, readText, solveText } from '../support/solve.ts';
import { sample } from './conformance/sampling.ts';

type Engagement = Readonly<Record<string, unknown>> & { readonly kind: string };

/** A fight of x against y, who has three of b but for what is said here. */
interface Game {
  readonly system: string;
  readonly fighters: Readonly<Record<string, unknown>>;
  readonly more?: Readonly<Record<string, unknown>>;
  /** Kinds in which a side may bring nobody. */
  readonly open: readonly Engagement[];
  /** Kinds that need somebody on either side, and what they say of y. */
  readonly closed: readonly (readonly [Engagement, string])[];
}

const SOLDIER = { MOV: 10, INI: 3, ATT: 4, STR: 5, DEF: 4, RES: 5, AIM: 2, COU: 4, DIS: 3 };

const GAMES: readonly Game[] = [
  {
    system: 'mordheim',
    fighters: { a: { profile: 'ghoul' }, b: { profile: 'warrior' } },
    open: [
      { kind: 'melee', rounds: 2 },
      { kind: 'skirmish', rounds: 2, distance: 8 },
    ],
    closed: [],
  },
  {
    system: 'confrontation',
    fighters: { a: { characteristics: SOLDIER }, b: { characteristics: SOLDIER } },
    more: { 'wound-table': 'assumed' },
    open: [{ kind: 'melee', rounds: 1 }, { kind: 'combat' }],
    closed: [
      [{ kind: 'assault', charger: 'x', distance: 5 }, 'an assault needs a fighter on either side'],
      [
        { kind: 'dive-charge', attacker: 'a', targets: ['b'], level: 1, distance: 0 },
        'a diving charge needs a fighter on either side',
      ],
    ],
  },
  {
    system: 'mortebrume',
    fighters: { a: { profile: 'example-human' }, b: { profile: 'example-elf' } },
    open: [{ kind: 'skirmish', rounds: 2 }],
    closed: [
      [{ kind: 'duel' }, 'side y has 0 fighters: a duel needs one a side'],
      [{ kind: 'morale', 'lost-last-turn': { x: 1 } }, 'morale needs a fighter on either side'],
    ],
  },
  {
    system: 'seventh-sea',
    fighters: { a: { profile: 'renaldo' }, b: { profile: 'guard-squad' }, s: { profile: 'sloop' } },
    open: [{ kind: 'brawl', rounds: 1 }],
    closed: [
      [{ kind: 'duel' }, 'side y has 0 fighters: expected one in a duel'],
      [{ kind: 'initiative' }, 'side y has 0 fighters: expected one'],
      [{ kind: 'naval' }, 'side y has 0 ships, expected one'],
    ],
  },
];

function scene({ system, fighters, more }: Game, engagement: Engagement, x: readonly string[], y: readonly string[]) {
  return stringify({ system, ...more, fighters, engagement: { ...engagement, sides: { x, y } } });
}

const open = GAMES.flatMap((game) =>
  game.open.map((engagement) => [game.system, engagement.kind, game, engagement] as const),
);
const closed = GAMES.flatMap((game) =>
  game.closed.map(([engagement, words]) => [game.system, engagement.kind, game, engagement, words] as const),
);
const NOBODY = [[], ['0 x b'], ['0 x b', '0 x a']];

describe.each(open)('nobody in %s, kind %s', (_system, _kind, game, engagement) => {
  it.each(NOBODY.map((list) => [list]))('%j loses at once, exactly, however it is compiled', async (list) => {
    for (const engine of ['tables', 'fractions', 'steps', 'dice'] as const) {
      const [lost] = await solveText(scene(game, engagement, ['2 x a'], list), engine);
      expect(lost?.p('x')).toBe(1);
      const [won] = await solveText(scene(game, engagement, list, ['a']), engine);
      expect(won?.p('y')).toBe(1);
    }
  });

  it('draws at once with nobody', async () => {
    for (const list of NOBODY) {
      const [none] = await solveText(scene(game, engagement, [], list));
      expect(none?.p('draw')).toBe(1);
      expect(none?.mean('rounds')).toBe(1);
    }
  });

  it('adds nobody to others', async () => {
    const tallyOf = async (list: readonly string[]): Promise<unknown> => {
      const [compiled] = await compileText(scene(game, engagement, list, ['b']), 'dice');
      return compiled && sample(compiled, 3, 1);
    };
    expect(await tallyOf(['2 x a', '0 x b'])).toEqual(await tallyOf(['2 x a']));
  });

  it('raises no warning, and is reported, told and compared like any other number', async () => {
    const text = stringify({
      system: game.system,
      ...game.more,
      fighters: game.fighters,
      engagement: { ...engagement, sides: { x: ['a'], y: ['b'] } },
      vary: { 'engagement.sides.y': Object.fromEntries([0, 1].map((count) => [count, [`${count} x b`]])) },
      analyses: [
        { kind: 'sweep', along: 'engagement.sides.y', outcome: 'x' },
        { kind: 'compare', outcome: 'x' },
      ],
    });
    const scenario = await readText(text);
    expect(scenario.warnings.filter(({ code }) => code !== 'scenario/unused')).toEqual([]);
    for (const method of ['auto', 'sampled'] as const) {
      const summary = await run(scenario, { method, trials: 500, seed: 1, workers: 0 });
      expect(summary.variants[0]?.outcomes.x?.p).toBe(1);
      expect(await report(summary, { format: 'text', language: method === 'auto' ? 'en' : 'fr' })).not.toContain('NaN');
      if (method === 'sampled') expect(await report(summary, { format: 'html' })).toContain('</html>');
    }
  });
});

it.each(closed)('%s: %s says where somebody is missing', async (_system, _kind, game, engagement, words) => {
  for (const list of NOBODY) {
    const wrong = await diagnosticsOf(scene(game, engagement, ['a'], list));
    expect(wrong.map(({ path, message }) => `${path}: ${message}`).join('\n')).toMatch(/^engagement\.sides\.y.*: /m);
    expect(wrong.map(({ message }) => message).join('\n')).toContain(words);
  }
});

it('nobody shoots, is shot at, strikes or is struck: an error at its place', async () => {
  const none = async (system: string, fighters: object, engagement: object): Promise<string> =>
    (await diagnosticsOf(stringify({ system, fighters, engagement })))
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message)
      .join('\n');
  const human = { profile: 'example-human' };
  const shooter = { profile: 'warrior', equipment: ['bow'] };
  expect(
    await none(
      'mordheim',
      { a: shooter, b: shooter },
      { kind: 'shooting', shooters: ['0 x a'], target: 'b', range: 8 },
    ),
  ).toBe('engagement.shooters: nobody shoots');
  expect(
    await none(
      'seventh-sea',
      { a: { profile: 'guard-squad' } },
      { kind: 'salvo', shooters: ['a'], targets: ['0 x a'] },
    ),
  ).toBe('engagement.targets: targets are missing');
  expect(
    await none(
      'mortebrume',
      { a: { ...human, weapon: { class: 'long' } }, b: human },
      { kind: 'multiple-strike', attacker: 'a', targets: ['0 x b'] },
    ),
  ).toBe('engagement.targets: a multiple strike on 0 targets: at least two are needed');
  expect(
    await none('mortebrume', { a: human, b: human }, { kind: 'combined-attack', attackers: ['0 x a'], target: 'b' }),
  ).toBe('engagement.attackers: 0 fighters in attackers: at least 2 are needed');
});
