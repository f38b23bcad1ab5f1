import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { type Fields, type Fighter, fighter, scene } from './scenes.ts';

/** Rolls d10; 6, 8 and 10 are special. */
function captor(more: Fields = {}, rest: Fighter = {}): Fighter {
  const numbers = { 'weapon-skill': '10+d10', dodge: '10+d10', physique: 20, will: 5 };
  return fighter({ ...numbers, ...more }, { weapon: { damage: 5 }, ...rest });
}

const A = captor();
const T = captor({ will: 10 }, { weapon: { damage: 3 } });

interface Scene {
  readonly a?: Fighter;
  readonly t?: Fighter;
  readonly rulings?: Readonly<Record<string, string>>;
}

async function tried(
  faces: readonly number[],
  { a = A, t = T, rulings = {} }: Scene = {},
  fields: Fields = {},
): Promise<Told> {
  const fighters = { a, t, d: captor({}, { weapon: { damage: 7 } }) };
  const told = await playFaces(
    scene(fighters, 'capture', { attacker: 'a', target: 't', ...fields }, { rulings }),
    faces,
  );
  expect(told.failure).toBeNull();
  return told;
}

/** With a companion `d` who deals 7. */
const beside = (faces: readonly number[], scene: Scene = {}): Promise<Told> =>
  tried(faces, scene, { by: 'companion', dominator: 'd' });

const under = (...pairs: readonly (readonly [string, string])[]): { rulings: Record<string, string> } => ({
  rulings: Object.fromEntries(pairs),
});

describe('capture', () => {
  it('MB-CAPT-1: the captor or a companion dominates the target', async () => {
    expect((await tried([5, 4])).outcome).toBe('captured');
    expect((await tried([5, 5])).outcome).toBe('not-dominated');
    const told = await beside([5, 4]);
    expect(told).toMatchObject({ outcome: 'captured', rolls: ['attack', 'weapon pass'] });
    expect(Object.keys(told.metrics)).toContain('lost.dominator');
    expect(Object.keys((await tried([5, 4])).metrics)).not.toContain('lost.dominator');
  });

  it('MB-CAPT-2: no damage is dealt to who is to be captured, by ruling that of a companion', async () => {
    expect((await tried([8, 4])).metrics['lost.target']).toBe(0);
    expect((await tried([5, 4], { t: captor({ will: 30 }) })).metrics['lost.target']).toBe(0);
    expect((await beside([5, 4], under(['companion-damage', 'none']))).metrics['lost.target']).toBe(0);
    expect((await beside([5, 4], under(['companion-damage', 'dealt']))).metrics['lost.target']).toBe(7);
    expect((await tried([5, 4], under(['companion-damage', 'dealt']))).metrics['lost.target']).toBe(0);
  });

  it('MB-CAPT-3: will and weapon damage, doubled when special, must reach the will of the target', async () => {
    const strong = { t: captor({ will: 11 }) };
    expect((await tried([5, 4], strong)).outcome).toBe('resisted');
    expect((await tried([8, 4], strong)).outcome).toBe('captured');
    expect((await tried([8, 4], { t: captor({ will: 15 }) })).outcome).toBe('captured');
    expect((await tried([8, 4], { t: captor({ will: 16 }) })).outcome).toBe('resisted');
    const plain = under(['special-doubling', 'stunning-only']);
    expect((await tried([8, 4], { ...strong, ...plain })).outcome).toBe('resisted');
    const mace = captor({}, { weapon: { damage: 5, special: 'stunning' } });
    expect((await tried([8, 4], { ...strong, ...plain, a: mace })).outcome).toBe('captured');
  });

  it('MB-CAPT-3, MB-BODY-3: a special body strike doubles the weapon damage neither for nor against the captor', async () => {
    const a = captor({}, { weapon: { damage: 5 }, tactics: { 'attack-mode': 'body-strike' } });
    expect((await tried([8, 4], { a, t: captor({ will: 10 }) })).outcome).toBe('captured');
    const told = await tried([8, 4], { a, t: captor({ will: 11 }), ...under(['capture-backlash', 'with-special']) });
    expect(told).toMatchObject({ outcome: 'resisted', metrics: { 'lost.attacker': 2 } });
  });

  it('MB-CAPT-4: a failed attempt costs half the weapon damage, less armour and shield', async () => {
    const t = captor({ will: 30 });
    const cost = async (faces: readonly number[], scene: Scene = {}): Promise<number | undefined> =>
      (await tried(faces, { t, ...scene })).metrics['lost.attacker'];
    expect(await cost([5, 4])).toBe(2);
    expect(await cost([5, 4], under(['half-rounding', 'up']))).toBe(3);
    expect(await cost([8, 4], under(['capture-backlash', 'weapon']))).toBe(2);
    expect(await cost([8, 4], under(['capture-backlash', 'with-special']))).toBe(5);
    expect(await cost([5, 4], { a: captor({ armour: 1 }) })).toBe(1);
    expect(await cost([5, 4], { a: captor({ shield: 1 }) })).toBe(1);
    expect(await cost([5, 4], { a: captor({ shield: 1 }), ...under(['shield', 'pass-only']) })).toBe(2);
    expect(await cost([5, 4], { a: captor({ armour: 1 }), ...under(['armour', 'ignore']) })).toBe(1);
    const armoured = { a: captor({ armour: 1, shield: 1 }) };
    expect(await cost([5, 4], { ...armoured, ...under(['backlash-armour', 'applied']) })).toBe(0);
    expect(await cost([5, 4], { ...armoured, ...under(['backlash-armour', 'ignored']) })).toBe(2);
  });

  it('MB-CAPT-5: beside a companion physique left must reach the will, or half of that will is lost', async () => {
    const t = captor({ will: 11 });
    expect((await beside([5, 4], { t, a: captor({ 'physique-left': 11 }) })).outcome).toBe('captured');
    const failed = await beside([5, 4], { t, a: captor({ 'physique-left': 10, armour: 1 }) });
    expect(failed).toMatchObject({ outcome: 'resisted', metrics: { 'lost.attacker': 4, 'lost.dominator': 0 } });
    const up = await beside([5, 4], { t, a: captor({ 'physique-left': 10 }), ...under(['half-rounding', 'up']) });
    expect(up.metrics['lost.attacker']).toBe(6);
  });

  it('MB-CAPT-6: a target who dominates strikes; dodges, misses and blows on both capture nobody', async () => {
    expect(await tried([4, 5])).toMatchObject({ outcome: 'countered', metrics: { 'lost.attacker': 3 } });
    expect(await beside([4, 5])).toMatchObject({ outcome: 'countered', metrics: { 'lost.dominator': 3 } });
    const dodger = captor({ will: 10 }, { tactics: { reaction: 'dodge' } });
    expect((await tried([4, 5], { t: dodger })).outcome).toBe('not-dominated');
    expect((await tried([1, 5], { t: dodger })).outcome).toBe('not-dominated');
    const both = await tried([5, 5], under(['pass-tie', 'both-hit']));
    expect(both).toMatchObject({ outcome: 'not-dominated', metrics: { 'lost.attacker': 3, 'lost.target': 5 } });
  });
});
