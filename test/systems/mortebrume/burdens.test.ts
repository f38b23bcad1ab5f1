import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { expectExact, solveText } from '../../support/solve.ts';
import { example, type Fields, type Fighter, fighter, type Rest, scene, versus } from './scenes.ts';

const captor = example('human', { carried: 2 });

function held(characteristics: Fields, rest: Fields = {}): string {
  const p = fighter({ physique: 5, size: 2, ...characteristics }, rest);
  return scene({ c: captor, p }, 'prisoner', { captor: 'c', prisoner: 'p' });
}

describe('prisoners', () => {
  it('MB-PRIS-1: MB-PRIS-2: encumber by twice their size beside what is carried', async () => {
    await expectExact(held({}), { burdened: '1', 'mean encumbrance': '9' });
    await expectExact(held({ size: 0 }), { 'mean encumbrance': '5' });
    await expectExact(held({ size: 5, 'physique-left': 0 }), { 'mean encumbrance': '15' });
  });

  it('MB-PRIS-1: fall and roll like anybody, though they do nothing else', async () => {
    const p = fighter({ physique: 5, will: '8+d6' }, { condition: ['prisoner'] });
    await expectExact(scene({ p }, 'fall', { subject: 'p', height: 6 }), { wounded: '1', 'mean wounds': '2' });
    const escaping = { subject: 'p', aptitude: 'escape', difficulty: 10 };
    await expectExact(scene({ p }, 'test', escaping), { special: '1/6', failure: '2/3' });
  });

  it('MB-PRIS-3: halve the movement while conscious, and take off their greatest physique when out of combat', async () => {
    await expectExact(held({ 'physique-left': 1 }), { 'mean movement': '60', 'mean double-movement': '120' });
    await expectExact(held({ 'physique-left': 0 }), { 'mean movement': '70', 'mean double-movement': '140' });
    await expectExact(held({ physique: 14, 'physique-left': 0 }), { 'mean movement': '0' });
    const odd = example('human', { characteristics: { movement: 12.5 } });
    const text = scene({ c: odd, p: fighter({ physique: 5 }) }, 'prisoner', { captor: 'c', prisoner: 'p' });
    await expectExact(text, { 'mean movement': '62' });
  });

  it('MB-PRIS-4: are released when dead, and cost nothing', async () => {
    await expectExact(held({}, { condition: ['dead'] }), {
      released: '1',
      'mean encumbrance': '5',
      'mean movement': '120',
      'mean malus': '0',
    });
  });

  it('MB-PRIS-5: cost 3 on weapon skill and dodge while conscious', async () => {
    await expectExact(held({}), { 'mean malus': '3' });
    await expectExact(held({ 'physique-left': 0 }), { 'mean malus': '0' });
  });

  it('MB-PRIS-6: only take what strikes them', async () => {
    const target = example('elf', { condition: ['prisoner'], tactics: { reaction: 'dodge' } });
    await expectExact(versus('clash', example('human'), target), { attacker: '7/8', missed: '1/8', dodged: '0' });
  });

  it('MB-STATE-1: are prisoners by their condition, and free without it', async () => {
    const told = async (condition: readonly string[]): Promise<string> =>
      (
        await playFaces(
          versus('clash', example('human'), example('elf', { condition })),
          condition.length ? [5] : [5, 9],
        )
      ).outcome;
    expect(await told(['prisoner'])).toBe('attacker');
    expect(await told([])).toBe('dodged');
  });
});

describe('an escape', () => {
  const attempt = (prisoner: Fields, guard: Fields, fields: Fields = {}, rest: Rest = {}): string =>
    scene(
      { p: fighter({ physique: 4, ...prisoner }), c: fighter(guard) },
      'escape',
      {
        prisoner: 'p',
        captor: 'c',
        ...fields,
      },
      rest,
    );

  it('MB-ESC-1: is half the will and its dice against physique left and armour', async () => {
    const guard = { physique: 12, 'physique-left': 7, armour: 2 };
    await expectExact(attempt({ will: '9+d8' }, guard), { free: '1/2', prisoner: '1/2' });
    await expectExact(attempt({ will: '9+d8' }, { ...guard, armour: 1 }), { free: '5/8' });
    await expectExact(attempt({ will: '9+d8' }, guard, { modifier: 1 }), { free: '5/8' });
    await expectExact(attempt({ will: '9+d8', 'escape-dice': 'd10' }, guard), { free: '6/10' });
    const vary = { 'rulings.half-rounding': ['down', 'up'] };
    await expectExact(attempt({ will: '9+d8' }, guard, {}, { vary }), { free: '1/2' }, { free: '5/8' });
    // however weak the guard, ones fail
    await expectExact(attempt({ will: '9+d8' }, { physique: 1 }), { free: '7/8' });
  });

  it('MB-ROLL-6: takes no destiny point', async () => {
    const p = fighter({ will: '9+d8', physique: 4 }, { destiny: 3, tactics: { 'destiny-use': 'both' } });
    const text = scene({ p, c: fighter({ physique: 9 }) }, 'escape', { prisoner: 'p', captor: 'c' });
    await expectExact(text, { free: '1/2' });
  });

  it('MB-ESC-3: leaves him a prisoner when it fails, until he has no attempt left', async () => {
    const text = attempt({ will: '9+d8' }, { physique: 9 }, { attempts: 3 });
    await expectExact(text, { prisoner: '1/8', 'mean attempts': '7/4', 'attempts=3': '1/4' });
    expect((await playFaces(text, [2, 7])).metrics.attempts).toBe(2);
  });
});

describe('objects', () => {
  const pass = (giver: Fighter, fields: Fields): string =>
    scene({ a: giver, b: example('human'), p: fighter({ size: 3, physique: 4 }) }, 'pass-object', {
      giver: 'a',
      receiver: 'b',
      ...fields,
    });

  it('MB-PASS-1: change hands only in contact', async () => {
    const giver = example('elf', { carried: 5 });
    await expectExact(pass(giver, { objects: [2], contact: false }), {
      'not-possible': '1',
      'mean encumbrance.giver': '7',
      'mean encumbrance.receiver': '3',
    });
  });

  it('MB-PASS-2: change both encumbrances, a prisoner too', async () => {
    const giver = example('elf', { carried: 5, holds: 'p' });
    await expectExact(pass(giver, { objects: [2, 3] }), {
      passed: '1',
      'mean encumbrance.giver': '8',
      'mean encumbrance.receiver': '8',
    });
    await expectExact(pass(giver, { prisoner: 'p' }), {
      'mean encumbrance.giver': '7',
      'mean encumbrance.receiver': '9',
    });
  });
});

describe('picking up', () => {
  const pickUp = (subject: Fighter, fields: Fields, rest: Rest = {}): string =>
    scene(
      {
        a: subject,
        h: example('human'),
        k: fighter({ 'weapon-skill': { value: 40, dice: [] } }, { weapon: { damage: 99 } }),
      },
      'pick-up',
      { subject: 'a', object: { encumbrance: 4 }, ...fields },
      rest,
    );
  const elf = example('elf', { carried: 1 });

  it('MB-PICK-1: is attacked in order, as an activated fighter, while conscious', async () => {
    const passes = example('elf', { tactics: { reaction: 'pass' } });
    const vary = { 'rulings.activated-pass': ['allowed', 'forbidden'] };
    const [allowed, forbidden] = await solveText(pickUp(passes, { attackers: ['h'] }, { vary }));
    // 8 + d8 against 10 + d8: a tie or better in 29 of 64, less ones; forbidden to pass he dodges with 9 + d10
    expect(allowed?.p('picked-up')).not.toBeCloseTo(forbidden?.p('picked-up') ?? 0, 3);
    expect(forbidden?.p('picked-up')).toBeCloseTo(9 / 16, 12);
    const told = await playFaces(pickUp(elf, { attackers: ['k', 'h'] }), [3]);
    expect(told).toMatchObject({ failure: null, outcome: 'out', rolls: ['dodge'], metrics: { 'lost.subject': 10 } });
  });

  it('MB-PICK-1: is attacked from afar too, by who is in range', async () => {
    const archer = example('archer', { tactics: { 'attack-mode': 'shot' } });
    const shots = { k: { difficulty: 13 } };
    const shot = scene({ a: elf, k: archer }, 'pick-up', {
      subject: 'a',
      object: { encumbrance: 4 },
      attackers: ['k'],
      shots,
    });
    // 9 + d8 reaches 13; the elf dodges it with 9 + d10
    expect(await playFaces(shot, [5, 9])).toMatchObject({ outcome: 'picked-up', rolls: ['shot', 'dodge'] });
    expect(await playFaces(shot, [5, 2])).toMatchObject({ outcome: 'interrupted', metrics: { 'lost.subject': 5 } });
    expect(await playFaces(shot, [3])).toMatchObject({ outcome: 'picked-up', rolls: ['shot'] });
    const far = shot.replace('difficulty: 13', 'difficulty: 13\n      range: 31');
    await expectExact(far, { 'picked-up': '1' });
  });

  it('MB-PICK-2: succeeds by itself, unless a wound interrupts it', async () => {
    await expectExact(pickUp(elf, {}), { 'picked-up': '1', 'mean lost.subject': '0' });
    const told = await playFaces(pickUp(elf, { attackers: ['h'] }), [7, 2]);
    expect(told).toMatchObject({ outcome: 'interrupted', metrics: { 'lost.subject': 4, encumbrance: 3 } });
    // a blow that armour stops is no wound
    const armoured = example('elf', { characteristics: { armour: 9 } });
    expect(await playFaces(pickUp(armoured, { attackers: ['h'] }), [7, 2])).toMatchObject({ outcome: 'picked-up' });
  });

  it('MB-PICK-3: is cancelled by any rival, or by several; being out comes before, a wound after', async () => {
    const vary = { 'engagement.rivals': [0, 1, 2], 'rulings.pick-up-rivals': ['any', 'several'] };
    await expectExact(
      pickUp(elf, {}, { vary }),
      { 'picked-up': '1' },
      { 'picked-up': '1' },
      { cancelled: '1' },
      { 'picked-up': '1' },
      { cancelled: '1' },
      { cancelled: '1' },
    );
    expect(await playFaces(pickUp(elf, { attackers: ['h'], rivals: 1 }), [7, 2])).toMatchObject({
      outcome: 'cancelled',
    });
    expect(await playFaces(pickUp(elf, { attackers: ['k'], rivals: 1 }), [3])).toMatchObject({ outcome: 'out' });
  });

  it('MB-PICK-4: adds to encumbrance, and so to the least run of a charge', async () => {
    await expectExact(pickUp(elf, {}), { 'mean encumbrance': '7' });
    const bonus = (carried: number): string =>
      versus('charge', example('elf', { carried }), example('human'), { type: 'surprise', run: 8 });
    await expectExact(bonus(0), { 'mean bonus': '3' });
    await expectExact(bonus(2), { 'mean bonus': '2' });
    await expectExact(bonus(7), { 'mean bonus': '0' });
  });
});
