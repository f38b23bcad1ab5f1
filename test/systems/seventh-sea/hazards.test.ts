import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { alone, brutes, type Fighter, hero } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;
type More = Parameters<typeof alone>[3];

/** Checks wounds with 2k2, flees with 2k2 and a rank. */
const SUBJECT = hero([2, 2, 2, 3, 2], { skills: { leaping: 1, sprinting: 1 } });

function suffers(
  kind: string,
  faces: readonly number[],
  fields: Fields,
  who: Fighter = SUBJECT,
  more: More = {},
): Promise<Told> {
  return playFaces(alone(kind, who, fields, more), faces);
}

describe('falls', () => {
  it('SS-HAZ-1: a die for each full 3 metres, all kept', async () => {
    expect(await suffers('fall', [3, 4, 8, 2], { height: 8 })).toMatchObject({
      failure: null,
      outcome: 'scratched',
      metrics: { damage: 7, dramatic: 0, flesh: 7 },
    });
    expect((await suffers('fall', [3, 4, 5, 9, 9], { height: 9 })).metrics.damage).toBe(12);
  });

  it('SS-HAZ-1: or for each begun, by ruling', async () => {
    const under = (option: string): More => ({ rulings: { 'fall-dice': option } });
    expect((await suffers('fall', [3, 4, 5, 9, 9], { height: 8 }, SUBJECT, under('begun'))).metrics.damage).toBe(12);
    expect((await suffers('fall', [3, 4, 9, 9], { height: 8 }, SUBJECT, under('full'))).metrics.damage).toBe(7);
  });

  it('SS-HAZ-1: a die for each level of the scenery; none on soft ground', async () => {
    expect((await suffers('fall', [3, 4, 5, 9, 9], { levels: 3 })).metrics.damage).toBe(12);
    expect(await suffers('fall', [], { levels: 3, surface: 'soft' })).toMatchObject({
      failure: null,
      outcome: 'unhurt',
    });
  });

  it('SS-HAZ-2: slices of 20 on firm ground, of 10 on hard', async () => {
    const fallen = [9, 9, 3, 3]; // 18 against 6
    expect((await suffers('fall', fallen, { height: 6, surface: 'firm' })).metrics.dramatic).toBe(1);
    expect((await suffers('fall', fallen, { height: 6, surface: 'hard' })).metrics.dramatic).toBe(2);
  });

  it('SS-HAZ-2: one wound and the slices, or the slices alone', async () => {
    const under = (option: string, more: object = {}): More => ({ rulings: { 'hazard-wounds': option, ...more } });
    const hard = { height: 6, surface: 'hard' };
    expect((await suffers('fall', [9, 9, 3, 3], hard, SUBJECT, under('as-combat'))).metrics.dramatic).toBe(2);
    expect((await suffers('fall', [9, 9, 3, 3], hard, SUBJECT, under('per-step'))).metrics.dramatic).toBe(1);
    expect(await suffers('fall', [9, 9, 6, 3], hard, SUBJECT, under('per-step'))).toMatchObject({
      outcome: 'scratched',
      metrics: { dramatic: 0, flesh: 18 },
    });
    const begun = under('per-step', { 'wound-step': 'begun' });
    expect((await suffers('fall', [9, 9, 6, 3], hard, SUBJECT, begun)).metrics.dramatic).toBe(1);
    expect((await suffers('fall', [9, 9, 4, 3], hard, SUBJECT, begun)).metrics.dramatic).toBe(2);
  });

  it('SS-HAZ-4: without damage nobody is hurt, a squad is out by any', async () => {
    const bruised = { ...SUBJECT, wounds: { flesh: 5 } };
    expect(await suffers('fall', [], { height: 2 }, bruised)).toMatchObject({
      failure: null,
      outcome: 'unhurt',
      metrics: { damage: 0, flesh: 5 },
    });
    expect(await suffers('fall', [4], { height: 3 }, brutes(2, 6))).toMatchObject({ failure: null, outcome: 'out' });
    expect((await suffers('fall', [], { height: 2 }, brutes(2, 6))).outcome).toBe('unhurt');
  });
});

describe('explosions', () => {
  it('SS-HAZ-3: Panache and a knack against 5 a level, else a die a level', async () => {
    expect((await suffers('explosion', [8, 7, 1], { level: 3 })).outcome).toBe('avoided');
    // 14 against 15; 3k3 of 18; 2k2 of 8 that misses by 10.
    expect(await suffers('explosion', [8, 6, 1, 6, 6, 6, 4, 4], { level: 3 })).toMatchObject({
      failure: null,
      outcome: 'wounded',
      metrics: { damage: 18, dramatic: 2, flesh: 0 },
    });
  });

  it('SS-HAZ-3: the knack of the higher rank, leaping on a tie, or that which is named', async () => {
    const swift = (leaping: number, sprinting: number): Fighter =>
      hero([2, 2, 2, 3, 1], { skills: { leaping, sprinting } });
    const dice = async (count: number, who: Fighter, avoid: string): Promise<void> => {
      const faces = new Array<number>(count).fill(5);
      expect((await suffers('explosion', faces, { level: 1, avoid }, who)).outcome, avoid).toBe('avoided');
    };
    await dice(4, swift(1, 3), 'best');
    await dice(3, swift(2, 1), 'best');
    await dice(3, swift(2, 3), 'leaping');
    await dice(4, swift(2, 3), 'sprinting');
    expect((await suffers('explosion', [3, 9, 9], { level: 1, avoid: 'none' })).metrics.damage).toBe(3);
  });

  it('SS-HAZ-3: without a rank it is harder, not for squads', async () => {
    const clumsy = hero([2, 2, 2, 3, 2]);
    // Two plain dice against 10: 64 of 100 pairs.
    await expectExact(alone('explosion', clumsy, { level: 1 }), { avoided: '64/100' });
    await expectExact(alone('explosion', clumsy, { level: 1 }, { rulings: { unskilled: 'plain' } }), {
      avoided: '94/100',
    });
    expect((await suffers('explosion', [4, 1], { level: 1 }, brutes(2, 6))).outcome).toBe('avoided');
  });

  it('SS-HAZ-4: a squad that does not escape is out', async () => {
    expect(await suffers('explosion', [2, 2, 1], { level: 1 }, brutes(2, 6))).toMatchObject({
      failure: null,
      outcome: 'out',
    });
  });

  it('SS-DICE-10: the crippled flee without explosions', async () => {
    const crippled = { ...SUBJECT, wounds: { dramatic: 3 } };
    expect((await suffers('explosion', [10, 5, 1], { level: 3 }, crippled)).outcome).toBe('avoided');
  });
});

describe('splinters', () => {
  const sailor = hero([2, 2, 2, 1, 2], { skills: { balance: 1 } });
  const FAILED = [8, 6, 1];

  it('SS-SHIP-13: each critical asks for balance against 15, or for 2k2 and a wound check', async () => {
    expect(await suffers('splinters', [8, 7, 1], {}, sailor)).toMatchObject({ failure: null, outcome: 'unhurt' });
    expect(await suffers('splinters', [...FAILED, 6, 5, 6, 5], {}, sailor)).toMatchObject({
      failure: null,
      outcome: 'scratched',
    });
    // The flesh wounds of the first count against the second check.
    const twice = [...FAILED, 6, 5, 6, 5, ...FAILED, 6, 5, 9, 9];
    expect(await suffers('splinters', twice, { criticals: 2 }, sailor)).toMatchObject({
      failure: null,
      outcome: 'crippled',
      metrics: { dramatic: 1 },
    });
  });

  it('SS-SHIP-13: the crippled balance without explosions, and it stops when he is out', async () => {
    const faces = [...FAILED, 6, 5, 1, 1, 10, 4, 1, 6, 5, 1, 1];
    expect(await suffers('splinters', faces, { criticals: 5 }, sailor)).toMatchObject({
      failure: null,
      outcome: 'out',
      metrics: { dramatic: 2 },
    });
  });

  it('SS-SHIP-13: slices of 20, whatever hazards do', async () => {
    const perStep = { rulings: { 'hazard-wounds': 'per-step' } };
    const told = await suffers('splinters', [...FAILED, 6, 5, 1, 1], {}, sailor, perStep);
    expect(told.metrics.dramatic).toBe(1);
  });

  it('SS-HAZ-4: a squad that is hit is out', async () => {
    expect((await suffers('splinters', [5, 5, 6, 5], {}, brutes(2, 4))).outcome).toBe('out');
  });
});

describe('drama dice in danger', () => {
  const spending = (tactics: object, changes: object = {}): Fighter => ({ ...SUBJECT, tactics, ...changes });

  it.each(['fall', 'explosion', 'wound-check'])(
    'SS-DRAMA-2: a hero puts those of his tactics into the check: %s',
    async (kind) => {
      const fields =
        { fall: { levels: 1 }, explosion: { level: 1, avoid: 'none' }, 'wound-check': { damage: 9 } }[kind] ?? {};
      const hurt = kind === 'wound-check' ? [] : [9];
      // 2k2 and a die of his two; both of them; all that he has, where he wants more.
      for (const [wish, check] of [
        [1, [4, 4, 1]],
        ['all', [3, 3, 2, 1]],
        [7, [3, 3, 2, 1]],
      ] as const) {
        expect(await suffers(kind, [...hurt, ...check], fields, spending({ 'drama-wound': wish }))).toMatchObject({
          failure: null,
          outcome: 'scratched',
          metrics: { flesh: 9, dramatic: 0 },
        });
      }
    },
  );

  it('SS-DRAMA-2: they are spent once, splinter after splinter', async () => {
    const wood = { criticals: 2 };
    // Each time he evades nothing (3k2 against 15), takes 2k2, and checks: the first time with his one die.
    const careful = spending({ 'drama-wound': 'all' }, { drama: 1, skills: { balance: 1 } });
    const faces = [1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 3, 3];
    expect(await suffers('splinters', faces, wood, careful)).toMatchObject({ failure: null, outcome: 'scratched' });
  });

  it('SS-DRAMA-2: nobody shares those of the game master', async () => {
    const villain = spending({ 'drama-wound': 'all' }, { rank: 'villain' });
    expect(await suffers('fall', [9, 5, 4], { levels: 1 }, villain)).toMatchObject({ failure: null });
  });

  it('SS-DRAMA-2: dice that the field names are there for anybody, and go before a tactic', async () => {
    const hurt = { damage: 9, drama: 1 };
    for (const rank of ['hero', 'villain']) {
      const who = spending({ 'drama-wound': 'all' }, { rank });
      expect(await suffers('wound-check', [4, 4, 1], hurt, who)).toMatchObject({ failure: null, outcome: 'scratched' });
    }
  });

  it('SS-DRAMA-3: a hero who is knocked out comes to by a drama die', async () => {
    const [hurt, faces] = [{ damage: 70 }, [1, 1]];
    const weak = { characteristics: { brawn: 2, finesse: 2, wits: 2, resolve: 2, panache: 2 } };
    const fate = async (tactics: object, changes: object = {}): Promise<string> =>
      (await suffers('wound-check', faces, hurt, spending(tactics, { ...weak, ...changes }))).outcome;
    expect(await fate({ wake: 'never' })).toBe('out');
    expect(await fate({ wake: 'always' })).toBe('crippled');
    expect(await fate({ wake: 'always' }, { drama: 0 })).toBe('out');
  });

  it('SS-DRAMA-2: those for damage go into a blow with whatever is at hand', async () => {
    // 3k1 and a die of his two.
    const struck = await suffers('improvised', [2, 2, 1, 9], { size: 1 }, spending({ 'drama-damage': 1 }));
    expect(struck).toMatchObject({ failure: null, outcome: 'intact', metrics: { damage: 11 } });
  });
});
