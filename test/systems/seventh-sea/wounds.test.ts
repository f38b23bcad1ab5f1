import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { against, alone, brutes, type Fighter, hero, person, versus } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;
type More = Parameters<typeof alone>[3];

/** Checks wounds with 2k2. */
const SUBJECT = hero([2, 2, 2, 3, 2]);

function checked(faces: readonly number[], fields: Fields, who: Fighter = SUBJECT, more: More = {}): Promise<Told> {
  return playFaces(alone('wound-check', who, fields, more), faces);
}

describe('damage', () => {
  const struck = (a: Fighter, faces: readonly number[], fields: Fields = {}, more: More = {}): Promise<Told> =>
    playFaces(against('attack', a, hero([9, 2, 2, 3, 2]), fields, more), [5, 5, ...faces, 9, 9, 9, 9, 9, 9, 9, 9, 9]);
  /** Attacks with 2k2 against 5. */
  const armed = (weapon: string, brawn: number, changes: object = {}): Fighter =>
    hero([brawn, 2, 2, 3, 2], { skills: { attack: 0 }, equipment: [weapon], ...changes });
  const plain = { rulings: { unskilled: 'plain' } };

  it('SS-DMG-1: in the hand the rating and Brawn', async () => {
    expect(await struck(armed('zweihander', 2), [7, 6, 5, 1, 1], {}, plain)).toMatchObject({
      failure: null,
      metrics: { damage: 18 },
    });
    expect(await struck(armed('rapier', 0), [7, 6], {}, plain)).toMatchObject({
      failure: null,
      metrics: { damage: 13 },
    });
  });

  it('SS-DMG-1: missiles have no Brawn, thrown weapons by ruling', async () => {
    const far = { distance: 3 };
    const gift = { 'free-raises': 2, ...far };
    expect(await struck(armed('bow', 2), [7, 6], gift, plain)).toMatchObject({
      failure: null,
      metrics: { damage: 13 },
    });
    const under = (option: string): More => ({ rulings: { ...plain.rulings, 'thrown-brawn': option } });
    expect((await struck(armed('hatchet', 1), [7, 6], far, under('without'))).failure).toBeNull();
    expect((await struck(armed('hatchet', 1), [7, 6, 1], far, under('with'))).failure).toBeNull();
    expect((await struck(armed('bow', 1), [7, 6], gift, under('with'))).failure).toBeNull();
  });

  it('SS-DMG-1: a vouge is 1k2 as printed, or as heavy as the others', async () => {
    const under = (option: string): More => ({ rulings: { ...plain.rulings, 'vouge-rating': option } });
    expect((await struck(armed('vouge', 1), [7, 6], {}, under('as-printed'))).metrics.damage).toBe(13);
    expect((await struck(armed('vouge', 1), [7, 6, 1, 1], {}, under('heavy'))).failure).toBeNull();
  });

  it('SS-DMG-2: an improvised weapon rolls Brawn and size, and keeps one die or two', async () => {
    const chair = (improvised: object): Fighter => armed('improvised', 2, { improvised });
    expect((await struck(chair({ size: 2 }), [7, 6, 1, 1], {}, plain)).metrics.damage).toBe(7);
    expect((await struck(chair({ size: 2, edge: 'sharp' }), [7, 6, 1, 1], {}, plain)).metrics.damage).toBe(13);
    expect((await struck(chair({}), [7, 6, 1], {}, plain)).failure).toBeNull();
  });

  it('SS-DMG-3: bare hands keep one die of Brawn, a kick two', async () => {
    expect((await struck(armed('unarmed', 3), [7, 6, 1], {}, plain)).metrics.damage).toBe(7);
    const kick = { weapon: 'kick', 'free-raises': 2 };
    expect((await struck(armed('unarmed', 3), [7, 6, 1], kick, plain)).metrics.damage).toBe(13);
  });

  it('SS-DICE-10: the dice of the crippled do not explode, but for firearms under a ruling', async () => {
    const hurt = { wounds: { dramatic: 3 } };
    expect((await struck(armed('rapier', 0, hurt), [10, 6], {}, plain)).metrics.damage).toBe(16);
    const fire = { distance: 3, 'free-raises': 2 };
    const all = { rulings: { ...plain.rulings, 'crippled-scope': 'all-rolls' } };
    expect((await struck(armed('pistol', 0, hurt), [10, 6, 5, 1], fire, all)).metrics.damage).toBe(21);
    const exempt = { rulings: { ...plain.rulings, 'crippled-scope': 'published-exempt' } };
    expect((await struck(armed('pistol', 0, hurt), [10, 4, 6, 5, 1], fire, exempt)).metrics.damage).toBe(25);
    expect((await struck(armed('rapier', 0, hurt), [10, 6], {}, exempt)).metrics.damage).toBe(16);
  });
});

describe('improvised weapons', () => {
  const blow = (build: string, faces: readonly number[], changes: object = {}): Promise<Told> =>
    playFaces(alone('improvised', hero([1, 2, 2, 3, 2], changes), { size: 2, build }), faces);

  it('SS-DMG-2: a fragile one breaks on any explosion, though the die may not be kept', async () => {
    expect(await blow('fragile', [9, 9, 9])).toMatchObject({ outcome: 'intact', metrics: { damage: 9 } });
    expect(await blow('fragile', [10, 1, 10, 5, 2])).toMatchObject({ outcome: 'broken', metrics: { damage: 15 } });
  });

  it('SS-DMG-2: a sturdy one breaks when one die explodes twice', async () => {
    expect(await blow('sturdy', [10, 1, 10, 5, 2])).toMatchObject({ outcome: 'intact', metrics: { damage: 15 } });
    expect(await blow('sturdy', [10, 10, 1, 2, 2])).toMatchObject({ outcome: 'broken', metrics: { damage: 21 } });
  });

  it('SS-DMG-2: nothing breaks a solid one, and dice that cannot explode break none', async () => {
    expect(await blow('solid', [10, 10, 1, 2, 2])).toMatchObject({ outcome: 'intact', metrics: { damage: 21 } });
    const crippled = { wounds: { dramatic: 3 } };
    expect(await blow('fragile', [10, 10, 10], crippled)).toMatchObject({ outcome: 'intact', metrics: { damage: 10 } });
  });

  it('SS-DMG-2: the chance is that of the dice rolled, after the limit of ten', async () => {
    const builds = { vary: { 'engagement.build': ['fragile', 'sturdy'] } };
    await expectExact(
      alone('improvised', hero([1, 2, 2, 3, 2]), { size: 2, edge: 'sharp' }, builds),
      { broken: '271/1000' },
      { broken: '29701/1000000' },
    );
    await expectExact(alone('improvised', hero([10, 2, 2, 3, 2]), { size: 2, build: 'fragile' }), {
      broken: '6513215599/10000000000',
    });
  });

  it('SS-DMG-2: raises roll more dice', async () => {
    const text = alone('improvised', hero([1, 2, 2, 3, 2]), { size: 1, raises: 2, build: 'fragile' });
    await expectExact(text, { broken: '3439/10000' });
  });

  it('SS-DRAMA-2: a hero puts drama dice into the blow, as his tactics say', async () => {
    const brave = { drama: 1, tactics: { 'drama-damage': 'all' } };
    expect(await blow('solid', [4, 3, 2, 9], brave)).toMatchObject({ failure: null, metrics: { damage: 13 } });
    expect(await blow('fragile', [4, 3, 2, 10, 1], brave)).toMatchObject({
      outcome: 'broken',
      metrics: { damage: 15 },
    });
    expect(await blow('solid', [4, 3, 2], { ...brave, rank: 'villain' })).toMatchObject({
      failure: null,
      metrics: { damage: 4 },
    });
  });

  it('SS-DMG-2: in a fight what breaks is gone, and bare hands are left', async () => {
    const a = hero([1, 2, 2, 3, 2], {
      skills: { attack: 1 },
      equipment: ['improvised'],
      improvised: { build: 'fragile' },
    });
    const b = hero([1, 2, 2, 3, 0]);
    // 3k2 against 5; 2k1 that explodes; 1k1 against 11; then 1k1 of bare hands.
    const told = await playFaces(versus('duel', a, b, { rounds: 1 }), [1, 2, 5, 5, 1, 10, 1, 3, 1, 5, 5, 1, 7, 9]);
    expect(told).toMatchObject({ failure: null, metrics: { 'damage.x': 18, 'dramatic.x': 1 } });
  });
});

describe('wound checks', () => {
  it('SS-WND-1: Brawn against all flesh wounds, old and new', async () => {
    const bruised = { ...SUBJECT, wounds: { flesh: 9 } };
    expect(await checked([9, 6], { damage: 6 }, bruised)).toMatchObject({ outcome: 'scratched' });
    expect(await checked([9, 5], { damage: 6 }, bruised)).toMatchObject({ outcome: 'wounded' });
  });

  it('SS-WND-1: toughness rolls and keeps one die more', async () => {
    const tough = { ...SUBJECT, abilities: ['toughness'] };
    expect(await checked([5, 5, 5], { damage: 15 }, tough)).toMatchObject({ failure: null, outcome: 'scratched' });
  });

  it('SS-WND-2: flesh wounds stay when it is passed', async () => {
    const bruised = { ...SUBJECT, wounds: { flesh: 9 } };
    expect((await checked([9, 6], { damage: 6 }, bruised)).metrics).toMatchObject({ flesh: 15, dramatic: 0 });
  });

  it('SS-WND-3: one dramatic wound and one for each full 20, flesh wounds wiped out', async () => {
    expect((await checked([9, 9], { damage: 37 })).metrics).toMatchObject({ flesh: 0, dramatic: 1 });
    expect((await checked([9, 9], { damage: 38 })).metrics).toMatchObject({ flesh: 0, dramatic: 2 });
    expect((await checked([9, 9], { damage: 58 })).metrics).toMatchObject({ dramatic: 3 });
  });

  it('SS-WND-3: begun slices instead, by ruling', async () => {
    const begun = { rulings: { 'wound-step': 'begun' } };
    const full = { rulings: { 'wound-step': 'full' } };
    expect((await checked([9, 9], { damage: 38 }, SUBJECT, begun)).metrics.dramatic).toBe(1);
    expect((await checked([9, 9], { damage: 39 }, SUBJECT, begun)).metrics.dramatic).toBe(2);
    expect((await checked([9, 9], { damage: 39 }, SUBJECT, full)).metrics.dramatic).toBe(2);
  });

  it('SS-WND-3: slices of 10 for firearms, or of what is asked for', async () => {
    expect((await checked([9, 9], { damage: 27, firearm: true })).metrics.dramatic).toBe(1);
    expect((await checked([9, 9], { damage: 28, firearm: true })).metrics.dramatic).toBe(2);
    expect((await checked([9, 9], { damage: 23, step: 5 })).metrics.dramatic).toBe(2);
    expect((await checked([9, 9], { damage: 28, firearm: true, step: 20 })).metrics.dramatic).toBe(1);
  });

  it('SS-WND-3: a grenade wounds by 20, or by 10', async () => {
    const a = hero([1, 2, 2, 3, 2], { skills: { attack: 1 }, equipment: ['grenade'] });
    const thrown = (option: string): Promise<Told> =>
      playFaces(
        against('shot', a, SUBJECT, { distance: 1 }, { rulings: { 'grenade-step': option } }),
        // 3k2 against 5; 4k4 of 30; 2k2 of 18, which misses by 12.
        [5, 5, 1, 9, 9, 9, 3, 9, 9],
      );
    expect((await thrown('ordinary')).metrics.dramatic).toBe(1);
    expect((await thrown('explosive')).metrics.dramatic).toBe(2);
  });

  it('SS-WND-3: every margin costs what it should', async () => {
    // 1k1 against 25 by slices of 10.
    const rulings = { vary: { 'rulings.wound-step': ['full', 'begun'] } };
    await expectExact(
      alone('wound-check', hero([1, 2, 2, 9, 2]), { damage: 25, firearm: true }, rulings),
      { 'dramatic=0': '6/1000', 'dramatic=1': '44/1000', 'dramatic=2': '450/1000', 'dramatic=3': '500/1000' },
      { 'dramatic=0': '6/1000', 'dramatic=1': '54/1000', 'dramatic=2': '540/1000', 'dramatic=3': '400/1000' },
    );
  });

  it('SS-WND-5: Resolve cripples a hero or a villain, twice Resolve puts him out', async () => {
    for (const rank of ['hero', 'villain']) {
      const hurt = (dramatic: number): Fighter => ({ ...SUBJECT, rank, wounds: { dramatic } });
      expect((await checked([1, 1], { damage: 9 }, hurt(1))).outcome).toBe('wounded');
      expect((await checked([1, 1], { damage: 9 }, hurt(2))).outcome).toBe('crippled');
      expect((await checked([1, 1], { damage: 9 }, hurt(4))).outcome).toBe('crippled');
      expect((await checked([1, 1], { damage: 9 }, hurt(5))).outcome).toBe('out');
    }
  });

  it('SS-WND-5: dice of the crippled do not explode, on wound checks unless they are exempt', async () => {
    const crippled = { ...SUBJECT, wounds: { dramatic: 3 } };
    const under = (option: string): More => ({ rulings: { 'crippled-scope': option } });
    expect((await checked([10, 10], { damage: 20 }, crippled, under('all-rolls'))).outcome).toBe('scratched');
    expect((await checked([10, 5, 10, 5], { damage: 30 }, crippled, under('published-exempt'))).outcome).toBe(
      'scratched',
    );
    const zero = { rulings: { 'crippled-ten': 'zero' } };
    expect((await checked([10, 9], { damage: 10 }, crippled, zero)).outcome).toBe('crippled');
    expect((await checked([10, 5], { damage: 15 }, crippled, { rulings: { 'crippled-ten': 'ten' } })).outcome).toBe(
      'scratched',
    );
  });

  it('SS-WND-6: a henchman is out at Resolve and never crippled', async () => {
    const henchman = (dramatic: number): Fighter => ({ ...SUBJECT, rank: 'henchman', wounds: { dramatic } });
    expect((await checked([1, 1], { damage: 9 }, henchman(1))).outcome).toBe('wounded');
    expect((await checked([1, 1], { damage: 9 }, henchman(2))).outcome).toBe('out');
    expect((await checked([10, 5, 10, 5], { damage: 30 }, henchman(2))).outcome).toBe('scratched');
  });

  it('SS-WND-7: the first flesh wound puts a brute out', async () => {
    const told = await playFaces(against('attack', person('new-hero'), brutes(1, 1)), [5, 5, 1, 1, 1, 1]);
    expect(told).toMatchObject({ failure: null, outcome: 'out', metrics: { felled: 1 } });
  });

  it('SS-WND-8: outcomes tell new wounds, not old ones', async () => {
    const crippled = { ...SUBJECT, wounds: { dramatic: 4 } };
    expect((await checked([9, 9], { damage: 9 }, crippled)).outcome).toBe('scratched');
  });

  it('SS-DRAMA-2: drama dice of a check explode even for the crippled', async () => {
    const crippled = { ...SUBJECT, wounds: { dramatic: 3 } };
    expect((await checked([10, 9, 10, 5], { damage: 34, drama: 1 }, crippled)).outcome).toBe('scratched');
  });
});
