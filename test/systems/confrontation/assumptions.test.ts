import { describe, expect, it } from 'vitest';
import { ASSUMED_RULES } from '../../../src/systems/confrontation/assumed/index.ts';
import type { AssumedReading } from '../../../src/systems/confrontation/assumed/reading.ts';
import { ASSUMED_READINGS } from '../../../src/systems/confrontation/assumed/readings.ts';
import { RULES } from '../../../src/systems/confrontation/rules/index.ts';
import { RULINGS } from '../../../src/systems/confrontation/rulings.ts';
import type { Words } from '../../../src/systems/system.ts';
import { compileText, diagnosticsOf } from '../../support/solve.ts';
import { alone, fighter, type More, profile, SOLDIER, scene } from './scenes.ts';
import { enemy, mover, takenOf } from './tables.ts';

/** Ids of what a scenario takes for granted. */
async function idsOf(text: string): Promise<readonly string[]> {
  const [compiled] = await compileText(text, 'dice');
  return compiled === undefined ? [] : compiled.system.assumptions(compiled.variant).map(({ id }) => id);
}

function expectStatement(words: Words | undefined): void {
  expect(words?.en).toMatch(/^[a-zA-Z][^?]+[^?.]$/);
  expect(words?.fr).toMatch(/^[a-zà-ÿA-Z][^?]+[^?.]$/);
  expect(words?.fr).not.toBe(words?.en);
}

const READINGS: Readonly<Record<string, AssumedReading | undefined>> = ASSUMED_READINGS;

describe('assumptions', () => {
  const unsourced = RULINGS.flatMap(({ id, options }) =>
    options.filter(({ provenance }) => provenance === 'assumption').map((option) => [id, option.id] as const),
  );

  it.each(unsourced)('have a statement for %s: %s', (ruling, option) => {
    expectStatement(READINGS[ruling]?.says[option]);
  });

  it('have no statement for readings with a source', () => {
    const said = Object.entries(READINGS).flatMap(([id, reading]) =>
      Object.keys(reading?.says ?? {}).map((option) => `${id} ${option}`),
    );
    expect(said.sort()).toEqual(unsourced.map(([id, option]) => `${id} ${option}`).sort());
  });

  it.each(ASSUMED_RULES)('have a statement for $id, in kinds that play it', ({ id, kinds, says }) => {
    expectStatement(says);
    expect(RULES.find((rule) => rule.id === id)?.engagements).toEqual(expect.arrayContaining([...kinds]));
  });
});

describe('a variant', () => {
  const wound = (more: More): string =>
    scene({ kind: 'wound', strength: 5, target: 'a' }, { a: fighter(SOLDIER) }, more);
  const ROW = ['none', 'none', 'stunned', 'light', 'serious', 'critical'];

  it('CF-WND-3: takes the default wound table for granted, and warns of it unless it is told to', async () => {
    const codes = async (more: More): Promise<readonly string[]> =>
      (await diagnosticsOf(wound(more))).map(({ code }) => code);
    expect(await idsOf(wound({}))).toContain('wound-table');
    expect(await codes({})).toEqual(['confrontation/wound-table']);
    expect(await idsOf(wound({ 'wound-table': 'assumed' }))).toContain('wound-table');
    expect(await codes({ 'wound-table': 'assumed' })).toEqual([]);
    const own = { 'wound-table': { rows: [{ levels: ROW }] } };
    expect(await idsOf(wound(own))).not.toContain('wound-table');
    expect(await codes(own)).toEqual([]);
  });

  it('takes for granted what its fighters can feel, and nothing else', async () => {
    const fear = (id: string): Promise<readonly string[]> => idsOf(alone('fear', profile(id), { value: 6 }));
    expect(await fear('alahan-paladin')).toEqual(['CF-FEAR-2']);
    expect(await fear('sered')).toEqual(['bravery', 'fanaticism', 'CF-FEAR-2']);
    expect(await idsOf(alone('rally', fighter(SOLDIER)))).toEqual([]);
  });

  it('CF-FEAR-9: takes for granted that whoever flees is gone, where somebody may flee', async () => {
    const taken = async (fear: boolean): Promise<boolean> => {
      const engagement = { kind: 'assault', sides: { x: ['a'], y: ['b'] }, charger: 'x', distance: 5, fear };
      const ids = await idsOf(scene(engagement, { a: profile('wolfen-berserker'), b: profile('alahan-paladin') }));
      return ids.includes('CF-FEAR-9');
    };
    expect(await taken(true)).toBe(true);
    expect(await taken(false)).toBe(false);
  });

  it('takes readings of charges for granted where several charge', async () => {
    const fight = (more: object): Promise<readonly string[]> =>
      idsOf(scene({ kind: 'combat', rounds: 1, ...more }, { a: fighter(SOLDIER), b: fighter(SOLDIER) }));
    const charge = { opening: 'charge', charger: 'y' };
    const pair = { x: ['a'], y: ['2 x b'] };
    expect(await fight({ sides: pair, ...charge })).toContain('charge-stacking');
    expect(await fight({ sides: pair })).not.toContain('charge-stacking');
    expect(await fight({ sides: { x: ['a'], y: ['b'] }, ...charge })).not.toContain('charge-stacking');
    expect(await fight({ sides: pair, ...charge })).not.toContain('mixed-charge');
  });

  it('CF-MOVE-7: takes pursuits of the revised edition for granted', async () => {
    const pursuit = (more: More): Promise<readonly string[]> =>
      idsOf(alone('action', fighter(SOLDIER), { action: 'pursuit' }, more));
    expect(await pursuit({ edition: 'revised' })).toEqual(['CF-MOVE-7']);
    expect(await pursuit({ edition: 'third' })).toEqual([]);
  });

  it('CF-MOVE-6: takes for granted that the third edition lets cover moves be made in the air', async () => {
    const flier = fighter({ ...SOLDIER, 'MOV-air': 10 }, { abilities: ['flight'] });
    const cover = (fields: object, more: More = {}): Promise<readonly string[]> =>
      idsOf(alone('action', flier, { action: 'cover-move', ...fields }, more));
    expect(await cover({ level: 1 })).toContain('cover-move-level');
    expect(await cover({ 'level-change': 'up' })).toContain('cover-move-level');
    expect(await cover({})).not.toContain('cover-move-level');
    expect(await cover({ level: 1 }, { edition: 'revised' })).not.toContain('cover-move-level');
    const z = { ...flier, side: 'x', base: { circle: 3 }, centre: [0, 0] };
    const move = { actor: 'z', action: 'cover-move', target: [5, 0] };
    expect(await idsOf(scene({ kind: 'movement', move }, { z: { ...z, level: 1 } }))).toContain('cover-move-level');
    expect(await idsOf(scene({ kind: 'movement', move }, { z }))).not.toContain('cover-move-level');
  });

  it('takes nothing of combats and wounds for granted where assaults end in contact', async () => {
    const ids = async (fields: object, a = fighter(SOLDIER)): Promise<readonly string[]> => {
      const engagement = { kind: 'assault', sides: { x: ['a'], y: ['2 x b'] }, charger: 'x', distance: 5, ...fields };
      return idsOf(scene(engagement, { a, b: fighter(SOLDIER) }));
    };
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario
    const contact = { then: 'contact' };
    const fought = ['CF-XCH-1', 'exceptional-wound', 'charge-stacking'];
    expect(await ids({})).toEqual(expect.arrayContaining(fought));
    const only = await ids(contact);
    for (const id of fought) expect(only).not.toContain(id);
    const archer = fighter({ ...SOLDIER, AIM: 3 }, { equipment: ['griffon-pistol'], abilities: ['assault-fire'] });
    expect(await ids(contact, archer)).toContain('exceptional-wound');
    expect(await ids(contact, fighter(SOLDIER, { abilities: ['impact-5'] }))).toContain('exceptional-wound');
  });

  it('CF-PEN-5: takes for granted whether penalties add up, where somebody charged is charged again', async () => {
    const taken = async (fields: object, state: object = {}): Promise<boolean> => {
      const duel = { kind: 'combat', sides: { x: ['a'], y: ['b'] }, opening: 'charge', charger: 'x', ...fields };
      const ids = await idsOf(scene(duel, { a: fighter(SOLDIER), b: fighter(SOLDIER, { state }) }));
      return ids.includes('charge-stacking');
    };
    expect(await taken({})).toBe(false);
    expect(await taken({ charged: ['b'] })).toBe(true);
    expect(await taken({}, { charged: true })).toBe(true);
  });

  it('CF-PUR-3: takes it for granted that a pursuer among several turns to one, where he may touch them', async () => {
    const taken = async (fields: object, tactics: object = {}): Promise<boolean> => {
      const melee = { kind: 'melee', sides: { x: ['a'], y: ['3 x b'] }, ...fields };
      const ids = await idsOf(scene(melee, { a: fighter(SOLDIER, { tactics }), b: fighter(SOLDIER) }));
      return ids.includes('CF-PUR-3');
    };
    expect(await taken({})).toBe(true);
    expect(await taken({}, { pursue: 'never' })).toBe(false);
    expect(await taken({ sides: { x: ['a'], y: ['2 x b'] } })).toBe(false);
    expect(await taken({ sides: { x: ['2 x a'], y: ['2 x b'] } })).toBe(false);
    expect(await taken({ spacing: 5 })).toBe(false);
    expect(await taken({ spacing: 5, spacings: { 'a>b#2': 0 } })).toBe(false);
    expect(await taken({ spacing: 5, spacings: { 'a>b#2': 0, 'a > b#3': 0 } })).toBe(true);
  });

  it('CF-SEP-5: takes eight contacts for granted where that can matter and nothing else is said', async () => {
    const runner = fighter(SOLDIER, { tactics: { disengage: 'agility' } });
    const pair = { sides: { x: ['a'], y: ['2 x b'] } };
    const taken = async (engagement: object, a = runner, more: More = {}): Promise<boolean> =>
      (await idsOf(scene({ ...engagement }, { a, b: fighter(SOLDIER) }, more))).includes('CF-SEP-5');
    expect(await taken({ kind: 'combat', ...pair })).toBe(true);
    expect(await taken({ kind: 'combat', ...pair }, fighter(SOLDIER))).toBe(false);
    expect(await taken({ kind: 'combat', ...pair }, runner, { 'contact-limit': { medium: 4 } })).toBe(false);
    expect(await taken({ kind: 'combat', ...pair }, runner, { 'contact-limit': { large: 4 } })).toBe(true);
    expect(await taken({ kind: 'melee', ...pair })).toBe(false);
    expect(await taken({ kind: 'melee', sides: { x: ['a'], y: ['9 x b'] } })).toBe(true);
  });

  it('CF-MOVE-6, CF-MOVE-9: takes what the revised edition forbids for granted in the third, where it forbids', async () => {
    const act = (fields: object, more: More = {}): Promise<readonly string[]> =>
      idsOf(alone('action', fighter(SOLDIER), fields, more));
    const cover = { action: 'cover-move' };
    expect(await act({ ...cover, free: false })).toEqual(['CF-MOVE-6']);
    expect(await act({ ...cover, disengaged: true })).toEqual(['CF-MOVE-6']);
    expect(await act(cover)).toEqual([]);
    expect(await act({ ...cover, free: false }, { edition: 'revised' })).toEqual([]);
    expect(await act({ action: 'walk', 'already-walked': true })).toEqual(['CF-MOVE-9']);
    expect(await act({ action: 'walk', 'already-walked': true }, { edition: 'revised' })).toEqual([]);
    expect(await act({ action: 'walk' })).toEqual([]);
  });

  it('CF-GEO-5: takes what the revised edition forbids on the table for granted in the third', async () => {
    const taken = async (move: object, more: More = {}, fighters: object = {}): Promise<boolean> =>
      (
        await takenOf({ action: 'walk', target: [5, 0], ...move }, { e: enemy([0, 9]), ...fighters }, {}, more)
      ).includes('CF-GEO-5');
    const held = { z: mover({ engaged: true }) };
    expect(await taken({}, {}, held)).toBe(true);
    expect(await taken({ action: 'run', disengaged: true })).toBe(true);
    expect(await taken({ target: 'e' })).toBe(true);
    expect(await taken({ disengaged: true }, {}, held)).toBe(false);
    expect(await taken({})).toBe(false);
    for (const [move, fighters] of [[{}, held], [{ action: 'run', disengaged: true }], [{ target: 'e' }]] as const)
      expect(await taken(move, { edition: 'revised' }, fighters)).toBe(false);
  });

  it('CF-FLY-6: takes it for granted that fliers of the revised edition move as in the third', async () => {
    const flier = { characteristics: { ...SOLDIER, 'MOV-air': 10 }, abilities: ['flight'] };
    const revised: More = { edition: 'revised' };
    const walk = { action: 'walk', target: [3, 0] };
    const taken = async (...of: Parameters<typeof takenOf>): Promise<boolean> =>
      (await takenOf(...of)).includes('CF-FLY-6');
    const aloft = mover({ ...flier, centre: [0, 0], level: 1 });
    expect(await taken(walk, { z: aloft }, {}, revised)).toBe(true);
    expect(await taken({ ...walk, 'level-change': 'up' }, { z: mover(flier) }, {}, revised)).toBe(true);
    expect(await taken(walk, { z: mover(flier) }, {}, revised)).toBe(false);
    expect(await taken(walk, { z: aloft })).toBe(false);
    const dive = {
      kind: 'dive-charge',
      sides: { x: ['a'], y: ['b'] },
      attacker: 'a',
      targets: ['b'],
      level: 1,
      distance: 9,
    };
    const dived = (more: More): Promise<readonly string[]> =>
      idsOf(scene(dive, { a: flier, b: fighter(SOLDIER) }, more));
    expect(await dived(revised)).toContain('CF-FLY-6');
    expect(await dived({})).not.toContain('CF-FLY-6');
  });

  it('CF-MOVE-2: takes it for granted that only the free run in the third edition', async () => {
    const run = (more: More): Promise<readonly string[]> =>
      idsOf(alone('action', fighter(SOLDIER), { action: 'run' }, more));
    expect(await run({})).toEqual(['CF-MOVE-2']);
    expect(await run({ edition: 'revised' })).toEqual([]);
  });
});

describe('tests, attacks and shots', () => {
  const SHOOTER = fighter({ ...SOLDIER, AIM: 3 }, { equipment: ['griffon-pistol'], abilities: ['rapid-reloading'] });
  const shot = (fields: object, more: More = {}): Promise<readonly string[]> =>
    idsOf(scene({ kind: 'shooting', shooter: 'a', target: 'b', ...fields }, { a: SHOOTER, b: fighter(SOLDIER) }, more));

  it('take ties for granted only where somebody is opposed', async () => {
    const test = (fields: object): Promise<readonly string[]> =>
      idsOf(scene({ kind: 'test', subject: 'a', ...fields }, { a: fighter(SOLDIER), b: fighter(SOLDIER) }));
    expect(await test({ characteristic: 'DIS', difficulty: 5 })).toEqual([]);
    expect(await test({ characteristic: 'INI', difficulty: 5 })).toEqual(['initiative-wounds']);
    expect(await test({ characteristic: 'DIS', opponent: 'b' })).toEqual(['opposed-tie', 'opposed-double-failure']);
  });

  it('CF-SHOT-3, CF-SHOT-4: difficulties that no source gives, unless the scenario does', async () => {
    expect(await shot({ range: 'long' })).toContain('CF-SHOT-3');
    expect(await shot({ range: 'long' }, { 'range-difficulty': { long: 9 } })).not.toContain('CF-SHOT-3');
    expect(await shot({ range: 'long' })).not.toContain('CF-SHOT-4');
    expect(await shot({ range: 'long', cover: 'light' })).toContain('CF-SHOT-4');
    expect(await shot({ range: 'long', cover: 'light' }, { 'cover-difficulty': { light: 3 } })).not.toContain(
      'CF-SHOT-4',
    );
  });

  it('CF-SHOT-5, CF-SHOT-6: what diving for cover is taken to do', async () => {
    const dive: More = { edition: 'revised' };
    expect(await shot({ range: 'long', rapid: true }, dive)).toContain('CF-SHOT-6');
    expect(await shot({ range: 'long', rapid: true })).not.toContain('CF-SHOT-6');
    expect(await shot({ range: 'long', 'target-state': { 'cover-move': true } }, dive)).toContain('CF-SHOT-5');
    const done = { 'cover-move': true, activated: true };
    expect(await shot({ range: 'long', 'target-state': done }, dive)).not.toContain('CF-SHOT-5');
    expect(await shot({ range: 'long', 'target-state': { 'cover-move': true } })).toContain('cover-move-effect');
    expect(await shot({ range: 'long' })).not.toContain('cover-move-effect');
  });

  it('CF-DIS-1, CF-DIS-9: of a disengagement only what it comes to', async () => {
    const leave = (fields: object): Promise<readonly string[]> =>
      idsOf(
        scene({ kind: 'disengage', subject: 'a', opponents: ['b'], ...fields }, { a: SHOOTER, b: fighter(SOLDIER) }),
      );
    expect(await leave({})).toEqual(['CF-DIS-1']);
    expect(await leave({ combat: true })).toEqual(
      expect.arrayContaining(['opposed-tie', 'parry-tie', 'CF-DIS-9', 'CF-XCH-9', 'wound-table']),
    );
  });
});
