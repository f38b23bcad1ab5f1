import { describe, expect, it } from 'vitest';
import type { Told } from '../../support/script.ts';
import type { Fields, Fighter } from './scenes.ts';
import { choosing, played, type Rulings, striker } from './strikers.ts';

const I = striker(4);
const J = striker(2);
const M = choosing(3, { reaction: 'dodge' });
const PASSING = striker(3);
const T = striker(5);

interface Scene {
  readonly m?: Fighter;
  readonly i?: Fighter;
  readonly j?: Fighter;
  readonly rulings?: Rulings;
}

/** How `m` moves 10 cm through the reach of `i` and `j`; `t` stands at the end. */
function passed(
  faces: readonly number[],
  fields: Fields,
  { m = M, i = I, j = J, rulings = {} }: Scene = {},
): Promise<Told> {
  const interceptors = (fields.interceptors ?? ['i']) as readonly string[];
  const reach = Object.fromEntries(interceptors.map((name) => [name, 3]));
  const all = { mover: 'm', interceptors, path: 10, 'reach-at': reach, ...fields };
  return played(faces, { m, i, j, t: T }, 'interception', all, rulings);
}

/** How `m` leaves `i` and `j`. */
function left(
  faces: readonly number[],
  fields: Fields,
  { m = M, i = I, j = J, rulings = {} }: Scene = {},
): Promise<Told> {
  return played(faces, { m, i, j }, 'disengagement', { mover: 'm', enemies: ['i', 'j'], away: 6, ...fields }, rulings);
}

const BOTH = { interceptors: ['i', 'j'] };

describe('interceptions', () => {
  it('MB-INT-1: they come before the attack that the mover has declared', async () => {
    const told = await passed([5, 9, 5, 4], { target: 't' });
    expect(told).toMatchObject({ outcome: 'arrives', rolls: ['attack', 'dodge', 'attack', 'weapon pass'] });
    expect(told.metrics).toMatchObject({ interceptions: 1, position: 100, 'lost.target': 3, dominated: 1 });
    expect((await passed([5, 4], { target: 't' })).metrics).toMatchObject({
      'lost.mover': 4,
      'lost.target': 0,
      dominated: 0,
    });
  });

  it('MB-INT-2: by who is able and willing and sees the mover', async () => {
    const none = async (fields: Fields, scene: Scene = {}): Promise<void> => {
      expect(await passed([], fields, scene)).toMatchObject({ outcome: 'arrives', metrics: { interceptions: 0 } });
    };
    for (const state of ['activated', 'stunned', 'prisoner', 'dead'])
      await none({}, { i: { ...I, condition: [state] } });
    await none({}, { i: striker(4, { 'physique-left': 0 }) });
    await none({}, { i: choosing(4, { intercept: 'never' }) });
    await none({ unseen: ['i'] });
    expect((await passed([5, 9], {}, { i: choosing(4, { intercept: 'always' }) })).metrics.interceptions).toBe(1);
  });

  it('MB-INT-3: only where the path comes within reach of somebody who moves, if only to turn', async () => {
    const count = async (faces: readonly number[], fields: Fields): Promise<number | undefined> =>
      (await passed(faces, fields)).metrics.interceptions;
    expect(await count([], { 'reach-at': {} })).toBe(0);
    expect(await count([], { 'reach-at': { i: 10.1 } })).toBe(0);
    expect(await count([5, 9], { 'reach-at': { i: 10 } })).toBe(1);
    expect(await count([], { path: 0, 'reach-at': { i: 0 } })).toBe(0);
    expect(await count([5, 9], { path: 0, rotation: true, 'reach-at': { i: 0 } })).toBe(1);
  });

  it('MB-INT-4: first reached first, then nearest, then the list; each where he chooses', async () => {
    const stop = async (fields: Fields): Promise<number | undefined> =>
      (await passed([5, 4], { ...BOTH, ...fields })).metrics.position;
    expect(await stop({ 'reach-at': { i: 3, j: 2 } })).toBe(20);
    expect(await stop({ at: { i: 5, j: 7 } })).toBe(50);
    expect(await stop({ at: { i: 5, j: 7 }, nearest: { i: 2, j: 1 } })).toBe(70);
    expect(await stop({ at: { i: 5, j: 7 }, nearest: { i: 1 } })).toBe(70);
  });

  it('MB-INT-5: in his own mode, answered as usual, and at somebody who has moved', async () => {
    const shooter = choosing(4, { 'attack-mode': 'shot' });
    const fields = { shots: { i: { difficulty: 12 } } };
    expect(await passed([4], fields, { i: shooter })).toMatchObject({
      outcome: 'arrives',
      metrics: { interceptions: 1 },
    });
    expect(await passed([5, 1], fields, { i: shooter })).toMatchObject({
      outcome: 'stopped',
      rolls: ['shot', 'dodge'],
    });
    expect((await passed([5, 3], {}, { i: choosing(4, { 'attack-mode': 'body-strike' }) })).metrics['lost.mover']).toBe(
      2,
    );
    const caster = { ...choosing(4, { 'attack-mode': 'spell' }), spell: { damage: 7 } };
    expect(await passed([5, 1], fields, { i: caster })).toMatchObject({
      rolls: ['casting', 'dodge'],
      metrics: { 'lost.mover': 7 },
    });
    const far = { shots: { i: { difficulty: 12, range: 1 } } };
    const bow = { ...shooter, weapon: { class: 'ranged', damage: 4, reach: 3 } };
    expect((await passed([], far, { i: bow })).metrics.interceptions).toBe(0);
  });

  it('MB-INT-6: the mover goes on as ruled, and those who come later attack only then', async () => {
    const outcome = async (faces: readonly number[], rule: string, m: Fighter = PASSING): Promise<string> =>
      (await passed(faces, {}, { m, rulings: { 'intercepted-mover': rule } })).outcome;
    expect(await outcome([5, 9], 'only-dodge', M)).toBe('arrives');
    expect(await outcome([1, 3], 'only-dodge', M)).toBe('arrives');
    expect(await outcome([5, 9], 'only-dodge')).toBe('stopped');
    expect(await outcome([5, 5], 'only-dodge')).toBe('stopped');
    expect(await outcome([5, 9], 'unless-dominated')).toBe('arrives');
    expect(await outcome([5, 5], 'unless-dominated')).toBe('arrives');
    expect(await outcome([5, 4], 'unless-dominated')).toBe('stopped');
    expect(await outcome([5, 4], 'unless-out')).toBe('arrives');
    expect(await outcome([5, 4], 'unless-out', striker(3, { 'physique-left': 3 }))).toBe('out');
    const mace = { ...I, weapon: { damage: 4, special: 'stunning' } };
    expect((await passed([8, 4], {}, { i: mace, rulings: { 'intercepted-mover': 'unless-out' } })).outcome).toBe(
      'stopped',
    );
    expect((await passed([5, 4], BOTH)).metrics.interceptions).toBe(1);
    expect((await passed([5, 9, 5, 9], BOTH)).metrics.interceptions).toBe(2);
  });

  it('MB-INT-7: who arrives attacks in his mode, having moved', async () => {
    const archer = choosing(3, { 'attack-mode': 'shot', reaction: 'dodge' });
    const fields = { 'reach-at': {}, target: 't', shots: { m: { difficulty: 12 } } };
    expect((await passed([5, 1], fields, { m: archer })).metrics).toMatchObject({ 'lost.target': 3, dominated: 1 });
    expect((await passed([4], fields, { m: archer })).metrics).toMatchObject({ 'lost.target': 0, dominated: 0 });
    const bow = { ...archer, weapon: { class: 'ranged', damage: 3, reach: 3 } };
    const near = { ...fields, shots: { m: { difficulty: 12, range: 1 } } };
    expect(await passed([], near, { m: bow })).toMatchObject({ outcome: 'arrives', metrics: { dominated: 0 } });
  });

  it('MB-INT-7: a target that has fallen while it intercepted is attacked only to kill, a dead one not at all', async () => {
    const fields = { interceptors: ['t'], 'reach-at': { t: 8 }, target: 't', 'privilege-exception': 'moves-away' };
    const arriving = async (faces: readonly number[], finish: string, more: Rulings = {}): Promise<Told> => {
      const m = { ...striker(30), tactics: { 'finish-off': finish } };
      return passed(faces, fields, { m, rulings: { 'intercepted-mover': 'unless-out', ...more } });
    };
    expect(await arriving([4, 5], 'stop')).toMatchObject({ outcome: 'arrives', metrics: { dominated: 0 } });
    expect((await arriving([4, 5, 5], 'kill')).metrics.dominated).toBe(1);
    expect((await arriving([4, 5], 'kill', { overkill: 'dead' })).metrics.dominated).toBe(0);
  });

  it('MB-CARD-3: who has come there moving does not shoot twice, who was moved past does', async () => {
    const archer = choosing(3, { 'attack-mode': 'shot' });
    const sniper = { ...archer, abilities: { 'intuitive-shot': true } };
    const fields = { 'reach-at': {}, target: 't', shots: { m: { difficulty: 12 } } };
    expect(await passed([5, 1], fields, { m: sniper })).toMatchObject({
      rolls: ['shot', 'dodge'],
      metrics: { 'lost.target': 3 },
    });
    const turning = { ...fields, path: 0, rotation: true };
    expect((await passed([5, 1], turning, { m: sniper })).rolls).toEqual(['shot', 'dodge']);
    const shots = { i: { difficulty: 12 } };
    expect((await passed([5, 1, 5, 1], { shots }, { i: sniper })).metrics['lost.mover']).toBe(6);
  });

  it('MB-INT-3: who neither moves nor turns shoots as one who has not moved', async () => {
    const archer = choosing(3, { 'attack-mode': 'shot' });
    const fields = { path: 0, 'reach-at': { i: 0 }, target: 't', shots: { m: { difficulty: 12 } } };
    expect((await passed([2, 1], fields, { m: archer })).metrics).toMatchObject({ 'lost.target': 3, dominated: 1 });
    expect((await passed([3], { ...fields, 'reach-at': {}, rotation: true }, { m: archer })).metrics.dominated).toBe(0);
    const sniper = { ...archer, abilities: { 'intuitive-shot': true } };
    expect((await passed([2, 1, 2, 1], fields, { m: sniper })).metrics['lost.target']).toBe(6);
  });

  it('MB-PRIV-1: whom the mover attacks hand to hand does not intercept him', async () => {
    const fields = { interceptors: ['i', 't'], 'reach-at': { t: 8 }, target: 't' };
    expect((await passed([5, 4], fields)).metrics).toMatchObject({ interceptions: 0, 'lost.target': 3 });
    const archer = choosing(3, { 'attack-mode': 'shot', reaction: 'dodge' });
    const shots = { m: { difficulty: 12 } };
    const shooting = await passed([5, 9, 5, 1], { ...fields, shots }, { m: archer });
    expect(shooting.metrics).toMatchObject({ interceptions: 1, 'lost.target': 3, 'lost.interceptors': 0 });
  });

  it('MB-PRIV-2: he does where the attacker moves away in his zone or leaves his angle', async () => {
    const fields = { interceptors: ['t'], 'reach-at': { t: 8 }, target: 't' };
    for (const exception of ['moves-away', 'leaves-angle']) {
      const told = await passed([5, 4], { ...fields, 'privilege-exception': exception });
      expect(told).toMatchObject({ outcome: 'stopped', metrics: { interceptions: 1, 'lost.mover': 5, position: 80 } });
    }
    expect((await passed([5, 4], { ...fields, 'privilege-exception': 'none' })).outcome).toBe('arrives');
  });

  it('fighters of one kind stand on both sides: each is his own', async () => {
    const fields = { mover: 'm', interceptors: ['2 x m'], 'reach-at': { m: 3 }, target: 'm' };
    const told = await passed([5, 9, 5, 4], fields);
    expect(told.metrics).toMatchObject({ interceptions: 1, 'lost.target': 3, 'lost.interceptors': 0 });
    const alone = await passed([5, 4], { mover: 'm', interceptors: [], 'reach-at': {}, target: 'm' });
    expect(alone.metrics).toMatchObject({ interceptions: 0, 'lost.target': 3, 'lost.mover': 0 });
    expect((await left([5, 9], { enemies: ['m'] })).metrics.interceptions).toBe(1);
  });

  it('MB-COMB-9: several interceptions are no combined attack: no malus, and a pass against each', async () => {
    expect((await passed([5, 5, 5, 5], BOTH)).outcome).toBe('arrives');
    const rulings = { 'intercepted-mover': 'unless-dominated' };
    const told = await passed([5, 9, 5, 9], BOTH, { m: PASSING, rulings });
    expect(told).toMatchObject({
      rolls: ['attack', 'weapon pass', 'attack', 'weapon pass'],
      metrics: { 'lost.interceptors': 6 },
    });
    expect((await left([5, 5, 5, 5], {})).outcome).toBe('free');
  });

  it('MB-TURN-4: the mover is activated by a pass, and may pass again unless ruled otherwise', async () => {
    const { dodge: _, ...numbers } = PASSING.characteristics as Fields;
    const m = { ...PASSING, characteristics: numbers };
    const rolls = async (faces: readonly number[], rulings: Rulings): Promise<number> =>
      (await passed(faces, BOTH, { m, rulings: { 'intercepted-mover': 'unless-out', ...rulings } })).rolls.length;
    expect(await rolls([5, 9, 5, 9], {})).toBe(4);
    expect(await rolls([5, 9, 5], { 'activated-pass': 'forbidden' })).toBe(3);
    expect(await rolls([5, 9, 5, 9], { 'activated-pass': 'forbidden', 'pass-activates': 'none' })).toBe(4);
    expect(await rolls([5, 9, 5, 9], { 'activated-pass': 'forbidden', 'pass-activates': 'loser' })).toBe(4);
  });
});

describe('disengagement', () => {
  it('MB-DIS-1: enemies intercept whose zone the mover leaves', async () => {
    const count = async (faces: readonly number[], fields: Fields): Promise<number | undefined> =>
      (await left(faces, fields)).metrics.interceptions;
    expect(await count([5, 9], { start: { i: 4, j: 4.1 } })).toBe(1);
    expect(await count([], { start: { i: 1, j: 2 }, away: 2 })).toBe(0);
    expect(await count([5, 9], { start: { i: 1, j: 2 }, away: 2.1 })).toBe(1);
    expect(await left([5, 9, 5, 9], {})).toMatchObject({
      outcome: 'free',
      metrics: { interceptions: 2, position: 60 },
    });
  });

  it('MB-DIS-2: not from behind, nor those who do not strike or do not see', async () => {
    expect((await left([5, 9], { behind: ['i'] })).metrics.interceptions).toBe(1);
    expect((await left([], { behind: ['i'], unseen: ['j'] })).outcome).toBe('free');
    expect((await left([5, 9], {}, { i: choosing(4, { 'attack-mode': 'shot' }) })).metrics.interceptions).toBe(1);
    expect(
      (await left([5, 9, 5, 9], {}, { i: choosing(4, { 'attack-mode': 'body-strike' }) })).metrics.interceptions,
    ).toBe(2);
  });

  it('MB-DIS-3: the nearest first, then the list; who is held stays where he was', async () => {
    const lost = async (start: Fields): Promise<number | undefined> =>
      (await left([5, 4], { start })).metrics['lost.mover'];
    expect(await lost({})).toBe(4);
    expect(await lost({ i: 1, j: 0.5 })).toBe(2);
    expect(await left([5, 4], {})).toMatchObject({ outcome: 'held', metrics: { position: 0 } });
    expect((await left([5, 4], {}, { m: striker(3, { 'physique-left': 2 }) })).outcome).toBe('out');
    expect((await left([5, 9], {}, { m: PASSING })).metrics['lost.enemies']).toBe(3);
  });
});
