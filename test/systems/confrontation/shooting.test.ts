import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { type Expected, expectExact } from '../../support/solve.ts';
import { type Fighter, fighter, type More, scene } from './scenes.ts';

const gun = (changes: object = {}): Fighter =>
  fighter(
    { AIM: 4 },
    { equipment: ['griffon-pistol'], abilities: ['bulls-eye', 'rapid-reloading', 'assault-fire'], ...changes },
  );
const man = (changes: object = {}): Fighter => fighter({ RES: 5 }, changes);

function shot(fields: object, who: Fighter = gun(), at: Fighter = man(), more: More = {}): string {
  return scene({ kind: 'shooting', shooter: 's', target: 't', ...fields }, { s: who, t: at }, more);
}

/** Chance to miss by what the dice need: 2 to 6. */
async function needs(need: number, text: string): Promise<void> {
  const missed = `${need - 1}/6`;
  await expectExact(text, { missed, 'hits=0': missed });
}

const fired = (faces: readonly number[], ...of: Parameters<typeof shot>): Promise<Told> =>
  playFaces(shot(...of), faces);

describe('difficulty', () => {
  it('CF-SHOT-1: each range up to its distance, included', async () => {
    await needs(2, shot({ distance: 10 }));
    await needs(3, shot({ distance: 10.1 }));
    await needs(3, shot({ distance: 15 }));
    await needs(6, shot({ distance: 20 }));
  });

  it('CF-SHOT-1: the weapon that is named, else the first', async () => {
    const two = gun({ equipment: [{ ranged: { strength: 1, ranges: [1, 2, 30] } }, 'griffon-pistol'] });
    await needs(6, shot({ distance: 12 }, two));
    await needs(3, shot({ distance: 12, weapon: 'griffon-pistol' }, two));
  });

  it('CF-SHOT-2: AIM less charge and wounds', async () => {
    await needs(3, shot({ range: 'medium' }));
    await needs(4, shot({ range: 'medium' }, gun({ state: { charged: true } })));
    await needs(5, shot({ range: 'medium' }, gun({ state: { level: 'serious' } })));
  });

  it('CF-SHOT-3: 4, 7 and 10, or what the scenario says', async () => {
    await needs(2, shot({ range: 'short' }));
    await needs(3, shot({ range: 'medium' }));
    await needs(6, shot({ range: 'long' }));
    await needs(5, shot({ range: 'long' }, gun(), man(), { 'range-difficulty': { long: 9 } }));
  });

  it('CF-SHOT-4: 1 for a shooter who has moved, and the cover of the scenery', async () => {
    await needs(4, shot({ range: 'medium', moved: true }));
    await needs(4, shot({ range: 'medium', cover: 'light' }));
    await needs(6, shot({ range: 'medium', cover: 'heavy', moved: true }));
    await needs(5, shot({ range: 'medium', cover: 'light' }, gun(), man(), { 'cover-difficulty': { light: 2 } }));
  });

  it('CF-SHOT-5: the target’s own number is added', async () => {
    await needs(6, shot({ range: 'medium' }, gun(), man({ abilities: ['target-3'] })));
  });

  it('CF-MOVE-16, CF-SHOT-5: a cover move adds 2 by ruling, and nothing on top of a dive', async () => {
    const moved = { range: 'medium', 'target-state': { 'cover-move': true } };
    const effect = (option: string, dive = 'no'): More => ({
      rulings: { 'cover-move-effect': option, 'dive-for-cover': dive },
    });
    await needs(5, shot(moved, gun(), man(), effect('target-2')));
    await needs(3, shot(moved, gun(), man(), effect('none')));
    await needs(5, shot(moved, gun(), man(), effect('target-2', 'yes')));
    await needs(6, shot(moved, gun(), man({ abilities: ['target-1'] }), effect('target-2', 'yes')));
  });

  it('CF-SHOT-6: by ruling a free target on the ground that was not activated dives for cover, if it will', async () => {
    const dive = (option: string): More => ({ rulings: { 'dive-for-cover': option } });
    const medium = { range: 'medium' };
    const state = (fields: object): object => ({ ...medium, 'target-state': fields });
    await needs(3, shot(medium, gun(), man(), dive('no')));
    await needs(5, shot(medium, gun(), man(), dive('yes')));
    await needs(3, shot(medium, gun(), man({ tactics: { 'dive-for-cover': 'never' } }), dive('yes')));
    await needs(3, shot(state({ activated: true }), gun(), man(), dive('yes')));
    await needs(3, shot(state({ free: false }), gun(), man(), dive('yes')));
    await needs(3, shot({ ...medium, 'target-level': 1 }, gun(), man(), dive('yes')));
    await needs(5, shot(medium, gun(), man(), { edition: 'revised' }));
  });

  it('CF-SHOT-11, CF-FLY-11: an adjacent level is no harder', async () => {
    await needs(3, shot({ range: 'medium', 'shooter-level': 1, 'target-level': 2 }));
  });
});

describe('hits', () => {
  it('CF-SHOT-7: damage with the strength of the weapon', async () => {
    // 5 + 6 - 5 at location 2.
    expect(
      await fired([4, 2, 5], { range: 'medium' }, gun({ characteristics: { AIM: 4, STR: 30, 'strength-dice': 2 } })),
    ).toMatchObject({
      outcome: 'serious',
      metrics: { hits: 1, damage: 2, level: 2 },
      rolls: ['shot', 'damage', 'damage'],
    });
  });

  it('CF-SHOT-7: the shooter’s wounds lower it, by ruling', async () => {
    const weak = gun({ state: { level: 'serious' } });
    const ruled = (option: string): More => ({ rulings: { 'shot-damage-wounds': option } });
    expect((await fired([5, 2, 5], { range: 'medium' }, weak, man(), ruled('yes'))).outcome).toBe('light');
    expect((await fired([5, 2, 5], { range: 'medium' }, weak, man(), ruled('no'))).outcome).toBe('serious');
  });

  it('CF-SHOT-7: outcomes tell what is new of the target', async () => {
    const dazed = man({ state: { level: 'light', stunned: true } });
    expect((await fired([4, 1, 2], { range: 'medium' }, gun(), dazed)).outcome).toBe('no-effect');
    expect((await fired([4, 1, 2], { range: 'medium' }, gun(), man())).outcome).toBe('stunned');
    expect((await fired([4, 2, 3], { range: 'medium' }, gun(), dazed)).outcome).toBe('serious');
  });

  it('CF-SHOT-8: assault fire has difficulty 7, whatever else', async () => {
    await needs(3, shot({ 'assault-fire': true }));
    await needs(
      3,
      shot(
        { 'assault-fire': true, distance: 40, moved: true, cover: 'heavy' },
        gun(),
        man({ abilities: ['target-4'] }),
      ),
    );
    await needs(3, shot({ 'assault-fire': true }, gun(), man(), { rulings: { 'dive-for-cover': 'yes' } }));
    await needs(4, shot({ 'assault-fire': true }, gun({ state: { level: 'light' } })));
    const plain = gun({ abilities: [] });
    await needs(3, shot({ 'assault-fire': true }, plain, man(), { rulings: { 'free-assault-fire': 'yes' } }));
  });

  it('CF-SHOT-9: a bull’s-eye adds the margin to the strength', async () => {
    // Result 9 against 7: 2 more.
    expect((await fired([5, 2, 3], { range: 'medium', aimed: true })).outcome).toBe('serious');
    expect((await fired([3, 2, 3], { range: 'medium', aimed: true })).outcome).toBe('light');
    expect((await fired([5, 2, 3], { range: 'medium' })).outcome).toBe('light');
    expect((await fired([2], { range: 'medium', aimed: true })).outcome).toBe('missed');
  });

  it('CF-SHOT-10: rapid reloading fires twice, 2 harder, the second shot at a living target', async () => {
    const rapid = { range: 'short', rapid: true };
    const easy = gun({ characteristics: { AIM: 5 } });
    expect(await fired([3, 2, 3, 3, 1, 2], rapid, easy)).toMatchObject({
      outcome: 'light',
      metrics: { hits: 2, damage: 1, level: 1 },
    });
    expect(await fired([3, 6, 6], rapid, easy)).toMatchObject({ outcome: 'killed', metrics: { hits: 1, damage: 4 } });
    expect(await fired([3, 1, 4, 1], rapid, easy)).toMatchObject({ outcome: 'light', metrics: { hits: 1 } });
    expect(await fired([2, 2], rapid, gun({ characteristics: { AIM: 3 } }))).toMatchObject({ outcome: 'missed' });
  });

  it('CF-ABL-18: a character with a gun reloads rapidly', async () => {
    const hero = gun({ abilities: ['character'] });
    expect((await fired([1, 1], { range: 'short', rapid: true }, hero)).outcome).toBe('missed');
  });

  it('CF-TEST-6: 6s of a shot by the policy of the shooter', async () => {
    const once: Expected = { missed: '7/36' };
    await expectExact(shot({ range: 'short' }, gun({ tactics: { 'explode-test': 'once' } })), once);
  });
});
