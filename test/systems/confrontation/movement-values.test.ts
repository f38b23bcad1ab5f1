import { describe, expect, it } from 'vitest';
import { diagnosticsOf, solveText } from '../../support/solve.ts';
import { alone, type Fighter, fighter, type More } from './scenes.ts';

const WALKER = fighter({ MOV: 12.5 });
const FLIER = fighter({ MOV: 10, 'MOV-air': 17.5 }, { abilities: ['flight'] });

interface Said {
  readonly allowed: boolean;
  readonly potential: number;
  readonly contact: number;
  readonly exclusive: number;
}

/** What the kind `action` says. */
async function act(action: string, who: Fighter, fields: object = {}, more: More = {}): Promise<Said> {
  const [answer] = await solveText(alone('action', who, { action, ...fields }, more));
  if (answer === undefined) throw new Error('no variant');
  return {
    allowed: answer.p('allowed') === 1,
    potential: answer.mean('potential'),
    contact: answer.mean('contact'),
    exclusive: answer.mean('exclusive'),
  };
}

async function reach(action: string, who: Fighter, fields: object = {}, more: More = {}): Promise<number> {
  return (await act(action, who, fields, more)).potential;
}

async function allows(action: string, fields: object, more: More = {}): Promise<boolean> {
  return (await act(action, WALKER, fields, more)).allowed;
}

const REVISED: More = { edition: 'revised' };
const IN_CONTACT = { free: false };
const LEFT_CONTACT = { free: false, disengaged: true };

describe('how far actions go', () => {
  it('CF-MOVE-1: a walk goes the movement value, open to those who are free or have disengaged', async () => {
    expect(await reach('walk', WALKER)).toBe(125);
    expect(await reach('walk', WALKER, LEFT_CONTACT)).toBe(125);
    expect(await allows('walk', IN_CONTACT)).toBe(false);
  });

  it('CF-MOVE-2: a run goes twice as far, for those who are free', async () => {
    expect(await reach('run', WALKER)).toBe(250);
    expect(await allows('run', IN_CONTACT)).toBe(false);
    expect(await allows('run', { disengaged: true })).toBe(false);
  });

  it('CF-MOVE-3: a charge goes twice as far, for those who are free and see the target', async () => {
    expect(await reach('charge', WALKER)).toBe(250);
    expect(await allows('charge', IN_CONTACT)).toBe(false);
    expect(await allows('charge', { disengaged: true })).toBe(false);
    expect(await allows('charge', { visible: false })).toBe(false);
    expect(await allows('charge', { visible: false }, { rulings: { 'charge-condition': 'free' } })).toBe(true);
    expect(await allows('charge', { visible: false }, { rulings: { 'charge-condition': 'seen-and-free' } })).toBe(
      false,
    );
  });

  it('CF-MOVE-4: a free fighter engages twice as far, seen or not', async () => {
    expect(await reach('engage', WALKER, { visible: false })).toBe(250);
    expect(await allows('engage', IN_CONTACT)).toBe(false);
  });

  it('CF-MOVE-5: whoever has disengaged engages within his plain movement', async () => {
    expect(await reach('engage', WALKER, LEFT_CONTACT)).toBe(125);
  });

  it('CF-MOVE-6: a cover move goes the movement value, in the revised edition only on the ground', async () => {
    expect(await reach('cover-move', WALKER)).toBe(125);
    expect(await allows('cover-move', IN_CONTACT)).toBe(false);
    expect(await allows('cover-move', { disengaged: true })).toBe(false);
    expect(await reach('cover-move', FLIER, { level: 1 })).toBe(175);
    expect(await reach('cover-move', FLIER, { level: 1 }, REVISED)).toBe(0);
    expect(await reach('cover-move', FLIER, { 'level-change': 'up' }, REVISED)).toBe(0);
    expect(await reach('cover-move', FLIER, { 'level-change': 'up' })).toBe(50);
    expect(await reach('cover-move', FLIER, { level: 1 }, { rulings: { 'cover-move-level': 'ground' } })).toBe(0);
    const any: More = { edition: 'revised', rulings: { 'cover-move-level': 'any' } };
    expect(await reach('cover-move', FLIER, { level: 1 }, any)).toBe(175);
  });

  it('CF-MOVE-7: a pursuit goes half the movement, begun centimetres whole', async () => {
    expect(await reach('pursuit', WALKER)).toBe(70);
    expect(await reach('pursuit', fighter({ MOV: 10 }))).toBe(50);
    expect(await reach('pursuit', fighter({ MOV: 10.1 }))).toBe(60);
  });

  it('CF-MOVE-8: only the revised edition has exclusive actions', async () => {
    const exclusive = async (action: string, more: More): Promise<number> =>
      (await act(action, WALKER, {}, more)).exclusive;
    for (const action of ['run', 'charge', 'engage', 'cover-move']) {
      expect(await exclusive(action, REVISED), action).toBe(1);
      expect(await exclusive(action, {}), action).toBe(0);
    }
    for (const action of ['walk', 'pursuit']) expect(await exclusive(action, REVISED), action).toBe(0);
    expect((await act('engage', WALKER, LEFT_CONTACT, REVISED)).exclusive).toBe(1);
  });

  it('CF-MOVE-9: whoever has walked does not walk again', async () => {
    expect(await allows('walk', { 'already-walked': true })).toBe(false);
    expect(await allows('run', { 'already-walked': true })).toBe(true);
  });

  it('CF-MOVE-10: only assaults end in contact, and they must', async () => {
    for (const action of ['charge', 'engage']) expect((await act(action, WALKER)).contact, action).toBe(1);
    for (const action of ['walk', 'run', 'cover-move', 'pursuit'])
      expect((await act(action, WALKER)).contact, action).toBe(0);
  });

  it('CF-MOVE-15: who was assaulted and is in contact may do nothing, and a forbidden action goes nowhere', async () => {
    for (const action of ['walk', 'run', 'charge', 'engage', 'cover-move']) {
      const said = await act(action, WALKER, { ...LEFT_CONTACT, assaulted: true });
      expect(said.allowed, action).toBe(false);
      expect(said.potential, action).toBe(0);
    }
    expect(await allows('walk', { assaulted: true })).toBe(true);
  });

  it('CF-MOVE-15: who was assaulted may still pursue in the combat phase, out of contact or in it', async () => {
    expect(await reach('pursuit', WALKER, { assaulted: true })).toBe(70);
    expect(await reach('pursuit', WALKER, { ...IN_CONTACT, assaulted: true })).toBe(70);
  });
});

describe('moving through the air', () => {
  it('CF-FLY-1: fliers alone leave the ground, and only by levels that there are', async () => {
    const errors = async (who: Fighter, fields: object): Promise<readonly string[]> =>
      (await diagnosticsOf(alone('action', who, { action: 'walk', ...fields }))).map(({ code }) => code);
    expect(await errors(FLIER, { level: 2, 'level-change': 'down' })).toEqual([]);
    expect(await errors(FLIER, { level: 2, 'level-change': 'up' })).toEqual(['confrontation/level-change']);
    expect(await errors(FLIER, { level: 0, 'level-change': 'down' })).toEqual(['confrontation/level-change']);
    expect(await errors(WALKER, { 'level-change': 'up' })).toEqual(['confrontation/no-flight']);
  });

  it('CF-FLY-4: the level at which a move starts decides which movement value counts', async () => {
    expect(await reach('walk', FLIER)).toBe(100);
    expect(await reach('walk', FLIER, { level: 1 })).toBe(175);
    expect(await reach('run', FLIER, { level: 2 })).toBe(350);
  });

  it('CF-FLY-6: a change of level costs 5 cm before doubling', async () => {
    const up = { 'level-change': 'up' };
    expect(await reach('walk', FLIER, up)).toBe(50);
    expect(await reach('run', FLIER, up)).toBe(100);
    expect(await reach('run', FLIER, { level: 1, ...up })).toBe(250);
    expect(await reach('walk', fighter({ MOV: 3, 'MOV-air': 10 }, { abilities: ['flight'] }), up)).toBe(0);
  });

  it('CF-FLY-6: by ruling it costs 5 cm of the doubled movement', async () => {
    const after: More = { rulings: { 'level-change-cost': 'after-doubling' } };
    expect(await reach('run', FLIER, { 'level-change': 'up' }, after)).toBe(150);
    expect(await reach('walk', FLIER, { 'level-change': 'up' }, after)).toBe(50);
    const before: More = { rulings: { 'level-change-cost': 'before-doubling' } };
    expect(await reach('run', FLIER, { 'level-change': 'up' }, before)).toBe(100);
  });

  it('CF-FLY-7: no change of level in a pursuit', async () => {
    expect(await reach('pursuit', FLIER, { level: 1 })).toBe(90);
    expect(await reach('pursuit', FLIER, { level: 1, 'level-change': 'down' })).toBe(0);
  });

  it('CF-FLY-8: a landing takes 5 cm off the value in the air', async () => {
    expect(await reach('walk', FLIER, { level: 1, 'level-change': 'down' })).toBe(125);
  });
});
