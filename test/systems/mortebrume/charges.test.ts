import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { type Fields, type Fighter, fighter, scene, versus } from './scenes.ts';

/** Moves 12 cm, and must run 4. */
function runner(more: Fields = {}, rest: Fighter = {}): Fighter {
  const numbers = { 'weapon-skill': '10+d10', dodge: '10+d10', physique: 30, movement: 12, encumbrance: 4 };
  return fighter({ ...numbers, ...more }, { weapon: { damage: 4 }, ...rest });
}

function target(more: Fields = {}, rest: Fighter = {}): Fighter {
  const numbers = { 'weapon-skill': '10+d10', dodge: '10+d10', physique: 20, 'dodge-move': 3 };
  return fighter({ ...numbers, ...more }, { weapon: { damage: 3 }, ...rest });
}

interface Scene {
  readonly a?: Fighter;
  readonly b?: Fighter;
  readonly rulings?: Readonly<Record<string, string>>;
}

/** How a charge goes with these faces. */
async function charged(
  faces: readonly number[],
  fields: Fields,
  { a = runner(), b = target(), rulings = {} }: Scene = {},
): Promise<Told> {
  const told = await playFaces(versus('charge', a, b, fields, { rulings }), faces);
  expect(told.failure).toBeNull();
  return told;
}

const under = (ruling: string, option: string): { rulings: Record<string, string> } => ({
  rulings: { [ruling]: option },
});

/** The bonus of a charge whose dice do not matter. */
async function bonus(fields: Fields, scene: Scene = {}): Promise<number | undefined> {
  return (await charged([5, 5], { type: 'surprise', ...fields }, scene)).metrics.bonus;
}

describe('what a charge is', () => {
  it('MB-CHG-1: a run and an attack; a move before it does not count for the bonus', async () => {
    const told = await charged([5, 4], { type: 'offensive', run: 8 });
    expect(told).toMatchObject({ outcome: 'attacker', rolls: ['attack', 'weapon pass'] });
    expect(await bonus({ run: 8, 'prior-move': 4 })).toBe(2);
  });

  it('MB-CHG-2: not possible beyond a simple move, by ruling a double one, or at what is not seen', async () => {
    const can = async (fields: Fields, scene: Scene = {}): Promise<boolean> =>
      (await charged(fields.can === false ? [] : [5, 5], { type: 'surprise', ...omit(fields) }, scene)).outcome !==
      'not-possible';
    expect(await can({ run: 12 })).toBe(true);
    expect(await can({ run: 12.1, can: false })).toBe(false);
    expect(await can({ run: 10, 'prior-move': 2.1, can: false })).toBe(false);
    expect(await can({ run: 8, visible: false, can: false })).toBe(false);
    expect(await can({ run: 20, 'prior-move': 4 }, under('charge-movement', 'double'))).toBe(true);
    expect(await can({ run: 12.1, can: false }, under('charge-movement', 'simple'))).toBe(false);
    const none = await charged([], { type: 'surprise', run: 13, distance: 2 });
    expect(none.metrics).toMatchObject({ gap: 20, bonus: 0, 'lost.target': 0 });
    expect((await charged([], { type: 'surprise', run: 10, distance: 5 })).outcome).toBe('out-of-reach');
  });

  it('MB-CHG-3: shorter than the encumbrance, crooked or leaping it is a plain attack', async () => {
    expect(await bonus({ run: 3.9 }, under('charge-bonus', 'half-run'))).toBe(0);
    expect(await bonus({ run: 10, straight: false })).toBe(0);
    expect(await bonus({ run: 10, leap: true })).toBe(0);
    expect(await bonus({ run: 10 }, { a: runner({}, { carried: 7 }) })).toBe(0);
    expect(await bonus({ run: 10 }, { a: runner({}, { carried: 2 }) })).toBe(2);
    const crooked = await charged([5, 4], { type: 'breakthrough', run: 8, straight: false });
    expect(crooked.metrics['through-move']).toBe(0);
    expect((await charged([5, 4], { type: 'breakthrough', run: 4 })).metrics['through-move']).toBe(80);
  });

  it('MB-CHG-4: half of the run beyond the encumbrance, or of the whole run, rounded as ruled', async () => {
    expect(await bonus({ run: 4 })).toBe(0);
    expect(await bonus({ run: 9.5 })).toBe(2);
    expect(await bonus({ run: 9.5 }, under('half-rounding', 'down'))).toBe(2);
    expect(await bonus({ run: 9.5 }, under('half-rounding', 'up'))).toBe(3);
    expect(await bonus({ run: 9 }, under('charge-bonus', 'formula'))).toBe(2);
    expect(await bonus({ run: 9 }, under('charge-bonus', 'half-run'))).toBe(4);
  });
});

describe('what a charge does', () => {
  it('MB-GEN-1: who dominates after a charge may still close in', async () => {
    const a = runner({}, { tactics: { 'after-domination': 'close-in' } });
    const told = await charged([5, 4], { type: 'push', run: 10, distance: 2 }, { a });
    expect(told.metrics).toMatchObject({ gap: 0, 'recoil.target': 30 });
  });

  it('MB-CHG-5: surprise adds to the attack roll', async () => {
    expect((await charged([5, 8], { type: 'surprise', run: 10 })).outcome).toBe('tie');
    expect((await charged([6, 8], { type: 'surprise', run: 10 })).outcome).toBe('attacker');
    expect((await charged([7, 8], { type: 'offensive', run: 10 })).outcome).toBe('defender');
  });

  it('MB-CHG-6: an offensive charge adds to the damage of whoever dominates, or of the charger alone', async () => {
    const offensive = { type: 'offensive', run: 10 };
    expect((await charged([5, 4], offensive)).metrics['lost.target']).toBe(7);
    expect((await charged([4, 5], offensive)).metrics['lost.attacker']).toBe(6);
    expect((await charged([8, 5], offensive)).metrics['lost.target']).toBe(14);
    const both = await charged([5, 5], offensive, under('pass-tie', 'both-hit'));
    expect(both.metrics).toMatchObject({ 'lost.target': 7, 'lost.attacker': 6 });
    const alone = under('offensive-beneficiary', 'attacker-only');
    expect((await charged([4, 5], offensive, alone)).metrics['lost.attacker']).toBe(3);
    expect((await charged([5, 4], offensive, alone)).metrics['lost.target']).toBe(7);
    expect(
      (await charged([4, 5], offensive, under('offensive-beneficiary', 'dominator'))).metrics['lost.attacker'],
    ).toBe(6);
    expect((await charged([5, 4], { type: 'surprise', run: 10 })).metrics['lost.target']).toBe(4);
  });

  it('MB-CHG-7: a push moves back who has less physique left, the target if equal', async () => {
    const push = { type: 'push', run: 10, distance: 1 };
    const even = target({ physique: 30 });
    expect((await charged([5, 4], push)).metrics).toMatchObject({ 'recoil.target': 30, 'recoil.attacker': 0, gap: 40 });
    expect((await charged([5, 5], push, { b: even })).metrics['recoil.target']).toBe(30);
    expect((await charged([4, 5], push, { b: even })).metrics).toMatchObject({
      'recoil.attacker': 30,
      'recoil.target': 0,
    });
  });

  it('MB-CHG-7: physique is compared after the strike, or before it', async () => {
    const push = { type: 'push', run: 10 };
    const strong = { b: target({ physique: 32 }) };
    const pushed = async (option: string): Promise<unknown> =>
      (await charged([5, 4], push, { ...strong, ...under('push-timing', option) })).metrics;
    expect(await pushed('after-strike')).toMatchObject({ 'recoil.target': 30 });
    expect(await pushed('before-strike')).toMatchObject({ 'recoil.attacker': 30 });
  });

  it('MB-CHG-7: unless the target dodges, always, or only when the charger dominates', async () => {
    const push = { type: 'push', run: 10 };
    const b = target({}, { tactics: { reaction: 'dodge' } });
    const recoil = async (faces: readonly number[], option: string, scene: Scene = {}): Promise<number | undefined> =>
      (await charged(faces, push, { ...scene, ...under('push-condition', option) })).metrics['recoil.target'];
    expect(await recoil([4, 5], 'unless-dodged', { b })).toBe(0);
    expect(await recoil([1, 5], 'unless-dodged', { b })).toBe(30);
    expect(await recoil([5, 5], 'unless-dodged')).toBe(30);
    expect(await recoil([4, 5], 'always', { b })).toBe(30);
    expect(await recoil([5, 5], 'attacker-dominates')).toBe(0);
    expect(await recoil([5, 4], 'attacker-dominates')).toBe(30);
  });

  it('MB-CHG-7: it adds to the push-back of a weapon', async () => {
    const a = runner({}, { weapon: { damage: 4, special: 'push-back', recoil: 1 } });
    expect((await charged([8, 5], { type: 'push', run: 10 }, { a })).metrics['recoil.target']).toBe(40);
  });

  it('MB-CHG-8: a rush goes on, if the charger still stands and is not stunned', async () => {
    const rush = { type: 'rush', run: 10 };
    const extra = async (faces: readonly number[], scene: Scene = {}): Promise<number | undefined> =>
      (await charged(faces, rush, scene)).metrics['extra-move'];
    expect(await extra([5, 4])).toBe(30);
    expect(await extra([4, 5])).toBe(30);
    expect(await extra([4, 5], under('rush-condition', 'always'))).toBe(30);
    expect(await extra([5, 5], under('rush-condition', 'attacker-dominates'))).toBe(0);
    expect(await extra([5, 4], under('rush-condition', 'attacker-dominates'))).toBe(30);
    expect(await extra([4, 5], { a: runner({ 'physique-left': 3 }) })).toBe(0);
    expect(await extra([4, 8], { b: target({}, { weapon: { damage: 3, special: 'stunning' } }) })).toBe(0);
  });

  it('MB-CHG-9: a breakthrough that dominates goes on to the end of the movement, and helps later dodges', async () => {
    const through = { type: 'breakthrough', run: 8, 'prior-move': 1 };
    expect((await charged([5, 4], through)).metrics).toMatchObject({ 'through-move': 30, 'dodge-bonus': 2 });
    expect((await charged([5, 5], through)).metrics).toMatchObject({ 'through-move': 0, 'dodge-bonus': 0 });
    const far = await charged([5, 4], through, under('charge-movement', 'double'));
    expect(far.metrics['through-move']).toBe(150);
  });

  it('MB-CHG-10: a pursuer attacks the charger, who dodges, better after a breakthrough, and passes if he must', async () => {
    const pursued = async (type: string, faces: readonly number[], a = runner()): Promise<Told> => {
      const fields = { attacker: 'a', target: 'b', type, run: 8, pursuer: 'p' };
      const told = await playFaces(scene({ a, b: target(), p: target() }, 'charge', fields), faces);
      expect(told.failure).toBeNull();
      return told;
    };
    const caught = await pursued('surprise', [5, 4, 7, 5]);
    expect(caught.rolls).toEqual(['attack', 'weapon pass', 'attack', 'dodge']);
    expect(caught).toMatchObject({ outcome: 'attacker', metrics: { 'pursuit-hit': 1, 'lost.attacker': 3 } });
    expect((await pursued('surprise', [5, 4, 7, 7])).metrics['pursuit-hit']).toBe(0);
    expect((await pursued('breakthrough', [5, 4, 7, 5])).metrics['pursuit-hit']).toBe(0);
    expect((await pursued('breakthrough', [5, 5, 7, 5])).metrics['pursuit-hit']).toBe(1);
    // No dodge: he passes, and strikes back. Out of combat: nobody attacks him.
    const clumsy = runner({ dodge: undefined });
    const parried = await pursued('surprise', [5, 4, 5, 7], clumsy);
    expect(parried.metrics).toMatchObject({ 'pursuit-hit': 0, 'lost.pursuer': 4 });
    const frail = await pursued('surprise', [2, 5], runner({ 'physique-left': 3 }));
    expect(frail.metrics).toMatchObject({ 'out.attacker': 1, 'pursuit-hit': 0 });
  });
});

function omit({ can: _, ...fields }: Fields): Fields {
  return fields;
}
