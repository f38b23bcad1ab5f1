import { describe, expect, it } from 'vitest';
import type { Told } from '../../support/script.ts';
import { type Fields, type Fighter, fighter } from './scenes.ts';
import { played, type Rulings } from './strikers.ts';

type Numbers = Readonly<Record<string, unknown>>;

/** Moves 12 cm, with an encumbrance of 3 and a physique of 12; armour does not help. */
function mover(more: Numbers = {}, rest: Fighter = {}): Fighter {
  return fighter({ physique: 12, movement: 12, encumbrance: 3, armour: 4, shield: 4, ...more }, rest);
}

/** Nobody rolls anything. */
function settled(kind: string, fields: Fields, a: Fighter, rulings: Rulings = {}, b: Fighter = mover()): Promise<Told> {
  return played([], { a, b }, kind, fields, rulings);
}

function jump(fields: Fields, rulings: Rulings = {}, a: Fighter = mover()): Promise<Told> {
  return settled('jump', { subject: 'a', 'run-up': 7, gap: 4, ...fields }, a, rulings);
}

describe('jumps', () => {
  it('MB-JUMP-1: only the last straight is a run-up', async () => {
    expect((await jump({ 'prior-move': 1 })).metrics).toMatchObject({ length: 40, travelled: 120 });
    expect((await jump({ 'prior-move': 1, 'run-up': 6 })).metrics.length).toBe(30);
  });

  it('MB-JUMP-2: all of it within the movement, simple or double', async () => {
    expect(await jump({ 'prior-move': 5.1 })).toMatchObject({
      outcome: 'not-possible',
      metrics: { length: 0, longest: 19, travelled: 0, 'lost.subject': 0, 'no-dodge': 0 },
    });
    expect((await jump({ 'prior-move': 5 })).outcome).toBe('falls-short');
    expect(await jump({ 'run-up': 13, gap: 10, move: 'double' })).toMatchObject({
      outcome: 'lands',
      metrics: { length: 100 },
    });
  });

  it('MB-JUMP-3: run-up less encumbrance, and the longest of all', async () => {
    expect((await jump({})).metrics).toMatchObject({ length: 40, longest: 45 });
    expect((await jump({ 'run-up': 2 })).metrics.length).toBe(0);
    expect((await jump({ 'run-up': 9 })).metrics.length).toBe(30);
    expect((await jump({}, {}, mover({}, { carried: 2 }))).metrics).toMatchObject({ length: 20, longest: 35 });
    expect((await jump({}, {}, mover({ encumbrance: 20 }))).metrics.longest).toBe(0);
  });

  it('MB-JUMP-4: obstacles of size 1 stop it, smaller ones do not', async () => {
    expect((await jump({ obstacle: { at: 2, size: 0 } })).outcome).toBe('lands');
    expect(await jump({ obstacle: { at: 2, size: 1 } })).toMatchObject({
      outcome: 'falls-short',
      metrics: { travelled: 90 },
    });
    expect((await jump({ obstacle: { at: 4, size: 3 } })).outcome).toBe('lands');
  });

  it('MB-JUMP-5: the wanted length is declared, whatever he could jump', async () => {
    expect((await jump({ gap: 2 })).metrics).toMatchObject({ length: 40, travelled: 90 });
  });

  it('MB-JUMP-6: he crosses what is no longer than his jump', async () => {
    expect((await jump({})).outcome).toBe('lands');
    expect((await jump({ gap: 4.1 })).outcome).toBe('falls-short');
  });

  it('MB-JUMP-7: else he comes down, cannot dodge, and is wounded by what is missing', async () => {
    expect((await jump({ gap: 5.9 })).metrics).toMatchObject({ 'lost.subject': 1, 'no-dodge': 1, travelled: 110 });
    expect((await jump({ gap: 5.9 }, { 'partial-cm': 'up' })).metrics['lost.subject']).toBe(2);
    expect((await jump({ gap: 5.9 }, { 'partial-cm': 'down' })).metrics['lost.subject']).toBe(1);
    expect((await jump({ gap: 20 })).metrics).toMatchObject({ 'lost.subject': 12, 'out.subject': 1 });
  });

  it('MB-JUMP-8: and falls into the drop, with the physique that is left', async () => {
    const deep = { gap: 6, drop: 12 };
    expect((await jump(deep)).metrics['lost.subject']).toBe(2 + 10);
    expect((await jump(deep, { 'short-jump-fall': 'cumulative' })).metrics['lost.subject']).toBe(12);
    expect((await jump(deep, { 'short-jump-fall': 'fall-only' })).metrics['lost.subject']).toBe(6);
    expect((await jump({ gap: 6 }, { 'short-jump-fall': 'fall-only' })).metrics['lost.subject']).toBe(2);
  });

  it('MB-JUMP-9: who crosses but has no room falls', async () => {
    const edge = { 'landing-fits': false, drop: 11 };
    expect(await jump(edge)).toMatchObject({
      outcome: 'falls',
      metrics: { 'lost.subject': 4, 'no-dodge': 0, travelled: 110 },
    });
    expect((await jump({ 'landing-fits': false })).metrics['lost.subject']).toBe(0);
  });
});

function fall(height: number, rulings: Rulings = {}, more: Fields = {}, a: Fighter = mover()): Promise<Told> {
  return settled('fall', { subject: 'a', height, ...more }, a, rulings);
}

describe('falls', () => {
  it('MB-FALL-1: what height and encumbrance exceed the physique left by, twice if involuntary', async () => {
    expect(await fall(9)).toMatchObject({ outcome: 'unhurt', metrics: { wounds: 0 } });
    expect((await fall(11.9)).metrics).toMatchObject({ wounds: 4, 'lost.subject': 4 });
    expect((await fall(11.9, {}, { voluntary: true })).metrics.wounds).toBe(2);
    expect((await fall(11.9, { 'partial-cm': 'up' })).metrics.wounds).toBe(6);
    expect((await fall(11, {}, {}, mover({ 'physique-left': 7 }))).metrics.wounds).toBe(14);
    expect((await fall(10, {}, {}, mover({}, { carried: 1 }))).metrics.wounds).toBe(4);
    expect(await fall(30)).toMatchObject({ outcome: 'out-of-combat', metrics: { 'lost.subject': 12 } });
    expect((await fall(15)).outcome).toBe('out-of-combat');
    expect((await fall(14.9)).outcome).toBe('wounded');
  });
});

interface Landing {
  readonly a?: Fighter;
  readonly b?: Fighter;
  readonly rulings?: Rulings;
  readonly fields?: Fields;
}

/** Onto a fighter, from where a fall makes 5 wounds. */
function landing({ a = mover(), b = mover(), rulings, fields }: Landing = {}): Promise<Told> {
  return settled('landing', { faller: 'a', receiver: 'b', height: 14, voluntary: true, ...fields }, a, rulings, b);
}

describe('falls onto a fighter', () => {
  it('MB-LAND-1: the smaller takes all', async () => {
    expect((await landing({ b: mover({ size: 0 }) })).metrics).toMatchObject({
      wounds: 5,
      'lost.faller': 0,
      'lost.receiver': 5,
    });
    expect((await landing({ b: mover({ size: 2 }) })).metrics).toMatchObject({ 'lost.faller': 5, 'lost.receiver': 0 });
    expect(await landing({ fields: { height: 9 } })).toMatchObject({ outcome: 'unhurt' });
  });

  it('MB-LAND-2: equals share, the odd wound by ruling', async () => {
    const odd = async (option?: string) =>
      (await landing({ rulings: option === undefined ? {} : { 'landing-odd': option } })).metrics;
    expect(await odd()).toMatchObject({ 'lost.faller': 3, 'lost.receiver': 2 });
    expect(await odd('faller')).toMatchObject({ 'lost.faller': 3, 'lost.receiver': 2 });
    expect(await odd('receiver')).toMatchObject({ 'lost.faller': 2, 'lost.receiver': 3 });
    expect(await odd('lost')).toMatchObject({ 'lost.faller': 2, 'lost.receiver': 2 });
  });

  it('MB-LAND-3: what one cannot take passes to the other, once', async () => {
    const weak = mover({ 'physique-left': 1 });
    expect(await landing({ b: weak })).toMatchObject({
      outcome: 'receiver-out',
      metrics: { 'lost.faller': 4, 'lost.receiver': 1 },
    });
    const small = mover({ size: 0, 'physique-left': 2 });
    expect((await landing({ b: small })).metrics).toMatchObject({ 'lost.faller': 3, 'lost.receiver': 2 });
    const fallen = mover({ 'physique-left': 0 });
    expect((await landing({ b: fallen })).metrics).toMatchObject({ 'lost.faller': 5, 'lost.receiver': 0 });
    expect((await landing({ fields: { height: 40 } })).outcome).toBe('both-out');
    expect((await landing({ a: mover({ size: 0 }), fields: { height: 21 } })).outcome).toBe('faller-out');
    expect((await landing()).outcome).toBe('wounded');
  });

  it('MB-LAND-4: twice the wounds if involuntary, in spite of armour', async () => {
    expect((await landing({ fields: { voluntary: false } })).metrics).toMatchObject({
      wounds: 10,
      'lost.faller': 5,
      'lost.receiver': 5,
    });
  });
});

describe('gaps and obstacles', () => {
  it('MB-STEP-1: a gap shorter than 3 cm is stepped over', async () => {
    expect(await settled('step-over', { subject: 'a', gap: 2.9 }, mover())).toMatchObject({
      outcome: 'crosses',
      metrics: { crossed: 29 },
    });
  });

  it('MB-STEP-2: a longer one stops him', async () => {
    expect(await settled('step-over', { subject: 'a', gap: 3 }, mover())).toMatchObject({
      outcome: 'stopped',
      metrics: { crossed: 0 },
    });
  });

  const climb = (fields: Fields, a: Fighter = mover()) => settled('climb', { subject: 'a', height: 6, ...fields }, a);

  it('MB-CLIMB-1: with the movement that he has, burdens considered', async () => {
    const p = { holds: 'b' };
    expect((await climb({})).outcome).toBe('top');
    expect((await climb({}, mover({}, p))).outcome).toBe('cannot');
  });

  it('MB-CLIMB-2: what is climbed costs double', async () => {
    expect((await climb({})).metrics).toMatchObject({ climbed: 60, 'movement-spent': 120 });
    expect((await climb({ height: 6.1 })).outcome).toBe('cannot');
    expect((await climb({ height: 12, move: 'double' })).outcome).toBe('top');
  });

  it('MB-CLIMB-3: to the top, or the highest ledge below it', async () => {
    const ledges = [2, 5.5, 7];
    expect(await climb({ 'prior-move': 1, ledges })).toMatchObject({ outcome: 'ledge', metrics: { climbed: 55 } });
    expect((await climb({ 'prior-move': 4, ledges })).metrics.climbed).toBe(20);
    expect((await climb({ 'prior-move': 9, ledges })).outcome).toBe('cannot');
    expect((await climb({ 'prior-move': 20, ledges })).outcome).toBe('cannot');
    expect((await climb({ ledges })).outcome).toBe('top');
  });
});
