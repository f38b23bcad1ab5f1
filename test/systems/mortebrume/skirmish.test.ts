import { describe, expect, it } from 'vitest';
import type { Told } from '../../support/script.ts';
import { solveText } from '../../support/solve.ts';
import { type Fields, type Fighter, scene } from './scenes.ts';
import { choosing, played, type Rulings, striker } from './strikers.ts';

const LISTED = { initiative: 'first-listed' };
const B = striker(3, { physique: 4 });

interface Scene {
  readonly fighters?: Readonly<Record<string, Fighter>>;
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly fields?: Fields;
  readonly red?: Fields;
  readonly blue?: Fields;
  readonly rulings?: Rulings;
}

/** Two `a`, who deal 4, against two `b`, who deal 3 and have 4 physique; one turn unless said otherwise. */
function fought(
  faces: readonly number[],
  {
    fighters = {},
    sides = { red: ['2 x a'], blue: ['2 x b'] },
    fields = {},
    red = {},
    blue = {},
    rulings = LISTED,
  }: Scene = {},
): Promise<Told> {
  const all = { sides, rounds: 1, morale: false, policy: { red, blue }, ...fields };
  const used = Object.values(sides)
    .flat()
    .map((entry) => entry.replace('2 x ', ''));
  const known: Record<string, Fighter> = { a: striker(4), b: B, ...fighters };
  const named = Object.fromEntries(Object.entries(known).filter(([id]) => used.includes(id)));
  return played(faces, named, 'skirmish', all, rulings);
}

/** A turn in which the first `b` falls and nothing else happens. */
const ONE_FALLS = [5, 4, 5, 5, 5, 5];
const CLASH = ['attack', 'weapon pass'];
const FALLS_ROLLS = [...CLASH, ...CLASH, ...CLASH];

describe('morale and initiative', () => {
  it('MB-SKIR-1: morale from the second turn on, after a turn in which somebody fell', async () => {
    const fields = { morale: true, rounds: 2 };
    const told = await fought([...ONE_FALLS, 5, 5, 2, 2, 6], { fields });
    expect(told.rolls).toEqual([...FALLS_ROLLS, 'morale', 'morale', 'attack', 'attack', 'weapon pass']);
    expect(told).toMatchObject({ outcome: 'red', metrics: { rounds: 2, 'losses.blue': 2, 'damage.red': 8 } });
    const calm = await fought([...ONE_FALLS, 5, 4], { fields: { ...fields, morale: false } });
    expect(calm.rolls).toEqual([...FALLS_ROLLS, ...CLASH]);
    const still = [5, 5, 5, 5, 5, 5];
    const nobody = await fought([...still, ...still], { fields });
    expect(nobody.rolls).toEqual([...FALLS_ROLLS, ...FALLS_ROLLS]);
  });

  it('MB-SKIR-1: the fallen count, and the levels of those who stand', async () => {
    const fields = { morale: true, rounds: 2 };
    const rolls = async (morale: readonly number[], rest: readonly number[]): Promise<number> =>
      (await fought([...ONE_FALLS, ...morale, ...rest], { fields })).rolls.length;
    expect(await rolls([5, 7], [5, 4])).toBe(10);
    expect(await rolls([5, 5], [2, 2, 6])).toBe(11);
    expect(await rolls([4, 5], [2, 2, 6])).toBe(11);
  });

  it('MB-MOR-7: bonus and destiny die go to the first attack, to the first defence, or to nothing', async () => {
    const fields = { morale: true, rounds: 2 };
    const rulings = { initiative: 'alternate' };
    const attack = await fought([...ONE_FALLS, 5, 5, 5, 4, 2, 2, 6], {
      fields,
      rulings,
      red: { 'morale-use': 'first-attack' },
    });
    expect(attack.metrics).toMatchObject({ 'damage.red': 8, 'damage.blue': 3 });
    const defence = await fought([...ONE_FALLS, 5, 5, 5, 1, 2], {
      fields,
      rulings,
      red: { 'morale-use': 'first-defence' },
    });
    expect(defence.metrics).toMatchObject({ 'damage.red': 8, 'damage.blue': 0 });
    const none = await fought([...ONE_FALLS, 5, 5, 5, 4, 5, 5], { fields, rulings, red: { 'morale-use': 'none' } });
    expect(none.metrics).toMatchObject({ 'damage.red': 4, 'damage.blue': 3 });
  });

  it('MB-MOR-7: in place of the destiny die of the fighter himself', async () => {
    const fields = { morale: true, rounds: 2 };
    const a = { ...choosing(4, { 'destiny-use': 'attack' }), destiny: 2 };
    const told = await fought([5, 5, 4, 5, 5, 1, 2, 5, 5, 5, 2, 2, 6], { fields, fighters: { a } });
    expect(told.rolls.slice(-4)).toEqual(['morale', 'attack', 'attack', 'weapon pass']);
    expect(told.metrics).toMatchObject({ 'damage.red': 8, 'damage.blue': 3 });
  });

  it('MB-SKIR-2: the champion rolls for his side: the best will, or the one who is named while he stands', async () => {
    const fighters = { c: striker(4, { will: '30+d6' }) };
    const sides = { red: ['a', 'c'], blue: ['b'] };
    const rulings = { initiative: 'will-roll' };
    const first = async (faces: readonly number[], champion: string): Promise<Fields> =>
      (await fought(faces, { fighters, sides, rulings, red: { champion } })).metrics;
    expect(await first([1, 10, 5, 4], 'best')).toMatchObject({ 'damage.red': 4 });
    expect(await first([1, 10, 5, 4, 5, 4], 'a')).toMatchObject({ 'damage.blue': 3, 'damage.red': 4 });
    const weak = { a: striker(4, { physique: 3 }), ...fighters };
    const scene = {
      fighters: { ...weak, b: striker(3, { physique: 40 }) },
      sides,
      rulings,
      red: { champion: 'a' },
      fields: { rounds: 2 },
    };
    const told = await fought([1, 10, 5, 4, 5, 5, 1, 10, 5, 4], scene);
    expect(told.metrics).toMatchObject({ 'damage.blue': 3, 'damage.red': 4, 'losses.red': 1 });
  });
});

describe('who acts on whom', () => {
  it('MB-SKIR-3: one, two or all act, in the order of the policy', async () => {
    const fighters = { c: striker(6, { physique: 10 }), b: striker(3, { physique: 99 }) };
    const sides = { red: ['a', 'c'], blue: ['b'] };
    const first = async (red: Fields): Promise<number | undefined> =>
      (await fought([5, 4, 1, 5], { fighters, sides, red })).metrics['damage.red'];
    expect(await first({ activation: 'listed' })).toBe(4);
    expect(await first({ activation: 'strongest' })).toBe(6);
    expect(await first({ activation: 'weakest' })).toBe(6);
    const three = { fighters: { ...fighters, d: striker(1) }, sides: { red: ['a', 'c', 'd'], blue: ['b'] } };
    const rolls = async (combine: string, faces: readonly number[]): Promise<number> =>
      (await fought(faces, { ...three, red: { combine } })).rolls.length;
    expect(await rolls('never', [5, 9, 5, 9, 5, 9])).toBe(6);
    const { dodge: _, ...numbers } = striker(3, { physique: 99 }).characteristics as Fields;
    const stiff = { ...three, fighters: { ...three.fighters, b: { characteristics: numbers, weapon: { damage: 3 } } } };
    const taken = async (combine: string, faces: readonly number[]): Promise<readonly string[]> =>
      (await fought(faces, { ...stiff, red: { combine } })).rolls;
    expect(await taken('pairs', [5, 9, 5, 5, 9])).toEqual(['attack', 'weapon pass', 'attack', 'attack', 'weapon pass']);
    expect(await taken('all', [5, 9, 5, 5])).toEqual(['attack', 'weapon pass', 'attack', 'attack']);
  });

  it('MB-SKIR-3: the weakest, the strongest, the first or any enemy', async () => {
    const fighters = { b: striker(3, { physique: 9 }), c: striker(3, { physique: 5 }) };
    const sides = { red: ['a'], blue: ['b', 'c'] };
    const falls = async (target: string, faces: readonly number[]): Promise<number | undefined> =>
      (await fought([...faces, 5, 5], { fighters: { ...fighters, a: striker(5) }, sides, red: { target } })).metrics[
        'losses.blue'
      ];
    expect(await falls('weakest', [5, 4])).toBe(1);
    expect(await falls('strongest', [5, 4])).toBe(0);
    expect(await falls('first', [5, 4])).toBe(0);
    expect(await falls('random', [1, 5, 4])).toBe(0);
    expect(await falls('random', [2, 5, 4])).toBe(1);
    const alone = { fighters, sides: { red: ['a'], blue: ['b'] }, red: { target: 'random' } };
    expect((await fought([5, 4], alone)).rolls).toEqual(CLASH);
  });

  it('MB-SKIR-4: several attack together, with a malus for the target that it splits by its plan', async () => {
    const big = (tactics: Fields, more: Fields = {}): Scene => ({
      fighters: { b: choosing(3, tactics, { physique: 40, ...more }) },
      sides: { red: ['2 x a'], blue: ['b'] },
      red: { combine: 'all' },
    });
    const lost = async (tactics: Fields, faces: readonly number[]): Promise<number | undefined> =>
      (await fought([...faces, 5, 5], big({ reaction: 'dodge', ...tactics }))).metrics['damage.red'];
    expect(await lost({}, [5, 5, 5, 5])).toBe(8);
    expect(await lost({ 'malus-split': 'first' }, [5, 5, 5, 5])).toBe(4);
    expect(await lost({ 'malus-split': 'last' }, [5, 5, 5, 5])).toBe(4);
    expect(await lost({ 'malus-split': [2, 0] }, [5, 5, 5, 5])).toBe(8);
    expect((await fought([5, 7, 5, 4], big({}))).rolls).toEqual(['attack', 'weapon pass', 'attack', 'dodge']);
  });

  it('MB-SKIR-4: it stops when the target falls or dodges more than 4 cm away', async () => {
    const scene = (b: Fighter): Scene => ({
      fighters: { b },
      sides: { red: ['2 x a'], blue: ['b'] },
      red: { combine: 'all' },
    });
    const away = (cm: number): Fighter => choosing(3, { reaction: 'dodge' }, { 'dodge-move': cm });
    expect((await fought([5, 9, 5, 4], scene(away(4.1)))).rolls).toEqual(['attack', 'dodge', 'attack', 'weapon pass']);
    expect((await fought([5, 9, 5, 9, 5, 4], scene(away(4)))).rolls).toHaveLength(6);
    const two = { red: { combine: 'all' } };
    const told = await fought([5, 3, 5, 5], two);
    expect(told).toMatchObject({ rolls: [...CLASH, ...CLASH], metrics: { 'losses.blue': 1 } });
  });
});

describe('the course', () => {
  it('MB-SKIR-5 and MB-TURN-1: the sides take turns; one without anybody able passes', async () => {
    const sides = { red: ['a'], blue: ['2 x b'] };
    const dodger = choosing(4, { reaction: 'dodge' });
    const told = await fought([5, 5, 5, 9], { sides, fighters: { a: dodger } });
    expect(told.rolls).toEqual(['attack', 'weapon pass', 'attack', 'dodge']);
    expect((await fought([5, 5, 5, 5, 5, 5])).rolls).toEqual([...CLASH, ...CLASH, ...CLASH]);
    const stunned = { ...striker(4), condition: ['stunned'] };
    expect((await fought([5, 4, 5, 4], { fighters: { a: stunned } })).metrics['damage.blue']).toBe(6);
  });

  it('MB-TURN-3 and MB-TURN-6: nobody acts twice a turn, everybody acts again in the next', async () => {
    const dodgers = { a: choosing(4, { reaction: 'dodge' }), b: choosing(3, { reaction: 'dodge' }) };
    const faces = [5, 9, 5, 9, 5, 9, 5, 9];
    expect((await fought(faces, { fighters: dodgers })).rolls).toHaveLength(8);
    expect((await fought([...faces, ...faces], { fighters: dodgers, fields: { rounds: 2 } })).rolls).toHaveLength(16);
  });

  it('MB-SKIR-6: over at once when a side has nobody conscious left; a draw at the cap or when neither has', async () => {
    const sides = { red: ['a'], blue: ['b'] };
    expect(await fought([5, 4], { sides })).toMatchObject({ outcome: 'red', metrics: { rounds: 1, 'losses.blue': 1 } });
    expect((await fought([5, 5], { sides })).outcome).toBe('draw');
    const both = {
      sides,
      fighters: { a: striker(4, { physique: 2 }) },
      rulings: { ...LISTED, 'pass-tie': 'both-hit' },
    };
    expect(await fought([5, 5], both)).toMatchObject({
      outcome: 'draw',
      metrics: { 'losses.red': 1, 'losses.blue': 1 },
    });
  });

  it('equal sides have equal chances under a fair initiative', async () => {
    const text = scene(
      { a: striker(4, { physique: 6 }) },
      'skirmish',
      { sides: { red: ['2 x a'], blue: ['2 x a'] }, rounds: 3 },
      { rulings: { initiative: 'coin' } },
    );
    const [answer] = await solveText(text);
    expect(answer?.p('red')).toBeCloseTo(answer?.p('blue') ?? 0, 12);
  });
});
