import { describe, expect, it } from 'vitest';
import { ASSUMED_READINGS, ASSUMED_RULES } from '../../../src/systems/seventh-sea/assumed/index.ts';
import { RULES } from '../../../src/systems/seventh-sea/rules/index.ts';
import { RULINGS } from '../../../src/systems/seventh-sea/rulings.ts';
import type { Assumption, Words } from '../../../src/systems/system.ts';
import { compileText } from '../../support/solve.ts';
import { against, alone, brutes, person, scene, versus } from './scenes.ts';

/** What a scenario takes for granted, by id. */
async function assumptions(text: string): Promise<Readonly<Record<string, Words>>> {
  const [compiled] = await compileText(text, 'dice');
  const found: readonly Assumption[] = compiled === undefined ? [] : compiled.system.assumptions(compiled.variant);
  return Object.fromEntries(found.map(({ id, text: words }) => [id, words]));
}

async function idsOf(text: string): Promise<readonly string[]> {
  return Object.keys(await assumptions(text));
}

function expectStatement(words: Words | undefined): void {
  expect(words?.en).toMatch(/^[a-zA-Z][^?]+[^?.]$/);
  expect(words?.fr).toMatch(/^[a-zà-ÿA-Z][^?]+[^?.]$/);
  expect(words?.fr).not.toBe(words?.en);
}

describe('assumptions', () => {
  const unsourced = RULINGS.flatMap(({ id, options }) =>
    options.filter(({ provenance }) => provenance === 'assumption').map((option) => [id, option.id] as const),
  );

  it.each(unsourced)('have a statement for %s: %s', (ruling, option) => {
    expectStatement(ASSUMED_READINGS[ruling]?.says[option]);
  });

  it('have no statement for readings with a source', () => {
    const said = Object.entries(ASSUMED_READINGS).flatMap(([id, { says }]) =>
      Object.keys(says).map((it) => `${id} ${it}`),
    );
    expect(said.sort()).toEqual(unsourced.map(([id, option]) => `${id} ${option}`).sort());
  });

  it.each(ASSUMED_RULES)('have a statement for $id, in kinds that play it', ({ id, kinds, says }) => {
    expectStatement(says);
    expect(RULES.find((rule) => rule.id === id)?.engagements).toEqual(expect.arrayContaining([...kinds]));
  });
});

describe('a variant', () => {
  const man = person('renaldo');

  it('takes readings for granted that its fighters can feel', async () => {
    const plain = await idsOf(against('attack', man, man));
    expect(plain).not.toContain('scimitar-passive');
    expect(plain).not.toContain('empty-pool');
    const cuts = await idsOf(against('attack', person('renaldo', { equipment: ['scimitar'] }), man));
    expect(cuts).toContain('scimitar-passive');
    expect(await idsOf(against('attack', man, man, { 'off-hand': true }))).toContain('empty-pool');
    expect(await idsOf(against('attack', man, man, { weapon: 'scimitar' }))).toContain('scimitar-passive');
    expect(await idsOf(against('attack', man, man, { support: 2 }))).toContain('support-rolls');
    const shooter = person('renaldo', { equipment: ['pistol', 'pistol'] });
    const shot = (option: string): Promise<readonly string[]> =>
      idsOf(
        against(
          'shot',
          shooter,
          man,
          { distance: 5, weapon: 'pistol', 'two-pistols': true },
          { rulings: { 'two-pistols-off-hand': option } },
        ),
      );
    expect(await shot('unpenalised')).not.toContain('empty-pool');
    expect(await shot('penalised')).toContain('empty-pool');
  });

  it('takes nothing for granted that a source states or that its kind never asks', async () => {
    expect(await idsOf(scene({ kind: 'roll', pool: '4k2', tn: 15 }))).toEqual([]);
    const ruled = { rulings: { 'contest-tie': 'target' } };
    expect(await idsOf(scene({ kind: 'roll', pool: '4k2', tn: 15 }, {}, ruled))).toEqual([]);
  });

  it('takes for granted the default tables that it reads, and no others', async () => {
    const knives = brutes(2, 6, { equipment: ['knife'] });
    const found = await assumptions(against('attack', knives, man));
    expect(found['brute-damage']?.en).toContain('knife 5');
    expect(found['brute-damage']?.fr).toContain('coups-des-brutes');
    expect(await idsOf(against('attack', man, man))).not.toContain('brute-damage');
    expect(await idsOf(against('attack', person('guard-squad'), man))).not.toContain('brute-damage');
    const own = { tables: { 'brute-damage': { knife: 4 } } };
    expect(await idsOf(against('attack', knives, man, {}, own))).not.toContain('brute-damage');
  });

  it('names a table that is replaced as a whole until it is replaced', async () => {
    const battle = (more: object) => alone('battle-personal', man, { level: 'engaged', state: 'even' }, more);
    const found = await assumptions(battle({}));
    expectStatement(found['battle-table']);
    const own = { tables: { 'battle-table': { engaged: [{ damage: '2k1' }] } } };
    expect(await idsOf(battle(own))).not.toContain('battle-table');
  });

  it('names the rules that an attack or a hazard rests on', async () => {
    expect(await idsOf(against('attack', man, man, { raises: 'best-damage' }))).toContain('SS-ATT-9');
    expect(await idsOf(against('attack', man, man, { raises: 2 }))).not.toContain('SS-ATT-9');
    expect(await idsOf(against('attack', brutes(2, 6), brutes(1, 6)))).toContain('SS-SQ-3');
    expect(await idsOf(against('attack', brutes(2, 6), man))).not.toContain('SS-SQ-3');
    expect(await idsOf(alone('splinters', brutes(2, 6)))).toContain('SS-HAZ-4');
  });

  it('names the rules that ships rest on', async () => {
    const broadside = (changes: object, fields: object = {}, more: object = {}): Promise<readonly string[]> =>
      idsOf(against('broadside', person('frigate', changes), person('sloop'), fields, more));
    expect(await broadside({})).not.toContain('SS-SHIP-4');
    expect(await broadside({ tactics: { raises: 1 } })).toContain('SS-SHIP-4');
    expect(await broadside({ tactics: { raises: 'best-damage' } })).toContain('SS-ATT-9');
    expect(await broadside({})).not.toContain('SS-SHIP-9');
    expect(await broadside({}, { criticals: 1 })).toContain('SS-SHIP-9');
    expect(await broadside({})).not.toContain('empty-pool');
    expect(await broadside({ tactics: { ammunition: 'grape' } })).toContain('empty-pool');
    const turning = (rigging: number): Promise<readonly string[]> =>
      idsOf(scene({ kind: 'ship-turn', ship: 's' }, { s: person('sloop', { skills: { rigging } }) }));
    expect(await turning(0)).toEqual([]);
    expect(await turning(1)).toEqual(['SS-SHIP-1']);
    const hold = versus('naval', person('sloop', { tactics: { hold: 1 } }), person('sloop'));
    expect(await idsOf(hold)).toContain('SS-FIGHT-4');
  });

  it('says what drama dice do for a ship without a hull, where captains spend them on it', async () => {
    const text = (soak: string, ruling: string) => `system: seventh-sea
rulings: { ship-zero-trait: ${ruling} }
fighters: { a: { profile: sloop }, b: { profile: sloop, tactics: { drama-soak: ${soak} } } }
engagement: { kind: broadside, attacker: a, target: b }
`;
    expectStatement((await assumptions(text('1', 'no-roll')))['SS-SHIP-7']);
    expect(await idsOf(text('none', 'no-roll'))).not.toContain('SS-SHIP-7');
    expect(await idsOf(text('1', 'weak-die'))).not.toContain('SS-SHIP-7');
  });

  it('says so of ships that are scuttled, too', async () => {
    const scuttle = (tactics: object): string =>
      scene({ kind: 'scuttle', attacker: 'p', ship: 's', weapon: 'axe' }, { p: man, s: person('sloop', { tactics }) });
    expectStatement((await assumptions(scuttle({ 'drama-soak': 1 })))['SS-SHIP-7']);
    expect(await idsOf(scuttle({}))).not.toContain('SS-SHIP-7');
  });

  it('says that hits without damage try a damaged hull, where there may be such', async () => {
    const scuttle = (fields: object, ruling = 'zero'): Promise<readonly string[]> =>
      idsOf(
        scene(
          { kind: 'scuttle', attacker: 'p', ship: 's', ...fields },
          { p: man, s: person('sloop') },
          { rulings: { 'empty-pool': ruling } },
        ),
      );
    expect(await scuttle({ superficial: 5 })).toContain('SS-SHIP-6');
    expect(await scuttle({ blows: 2 })).toContain('SS-SHIP-6');
    expect(await scuttle({})).not.toContain('SS-SHIP-6');
    expect(await scuttle({ blows: 2 }, 'one-die')).not.toContain('SS-SHIP-6');
    const broadside = (ammunition: string, superficial: number): Promise<readonly string[]> =>
      idsOf(against('broadside', person('sloop', { tactics: { ammunition } }), person('sloop'), { superficial }));
    expect(await broadside('chain', 5)).toContain('SS-SHIP-6');
    expect(await broadside('chain', 0)).not.toContain('SS-SHIP-6');
    expect(await broadside('ball', 5)).not.toContain('SS-SHIP-6');
    const naval = (ammunition: string): Promise<readonly string[]> =>
      idsOf(versus('naval', person('sloop', { tactics: { ammunition } }), person('sloop')));
    expect(await naval('grape')).toContain('SS-SHIP-6');
    expect(await naval('ball')).not.toContain('SS-SHIP-6');
  });

  it('fears no sinking in a storm that cannot sink a ship', async () => {
    const storm = (reading: string): Promise<readonly string[]> =>
      idsOf(
        scene(
          { kind: 'storm', ship: 's', pilot: 'p' },
          { s: person('sloop'), p: man },
          { rulings: { 'storm-dice': reading } },
        ),
      );
    expect(await storm('traits-only')).not.toContain('sink-resolve');
    expect(await storm('count-as-critical')).toContain('sink-resolve');
  });

  it('names what fights rest on', async () => {
    const ids = await idsOf(versus('duel', man, person('guard-squad'), { rounds: 2 }));
    expect(ids).toEqual(expect.arrayContaining(['phase-order', 'unspent-dice', 'SS-FIGHT-5', 'SS-DEF-1', 'SS-SQ-7']));
  });

  it('names what fights with the prone, on several levels, and with feints and shots rest on', async () => {
    const of = (changes: object, fields: object = {}): Promise<readonly string[]> =>
      idsOf(versus('duel', person('renaldo', changes), man, fields));
    const rules = ['SS-FIGHT-1', 'SS-MOVE-1', 'SS-ATT-15'];
    expect((await of({})).filter((id) => rules.includes(id))).toEqual([]);
    expect(await of({ states: ['prone'] })).toContain('SS-FIGHT-1');
    expect(await of({ level: 1 })).toContain('SS-MOVE-1');
    const feints = { tactics: { 'attack-style': 'feint' } };
    expect(await of(feints)).not.toContain('SS-ATT-15');
    expect(await of({ ...feints, equipment: ['pistol', 'rapier'] })).toContain('SS-ATT-15');
    expect(await of({ ...feints, equipment: ['knife'] })).not.toContain('SS-ATT-15');
    expect(await of({ ...feints, equipment: ['knife'] }, { distance: 3 })).toContain('SS-ATT-15');
  });

  it('names what squads that support several rest on', async () => {
    const supported = person('henchman', { support: { squad: 's', brutes: 2 } });
    const brawl = (other: object): Promise<readonly string[]> =>
      idsOf(
        scene(
          { kind: 'brawl', sides: { x: ['a'], y: ['h', 'o', 's'] } },
          { a: man, h: supported, o: other as typeof man, s: brutes(2, 6) },
        ),
      );
    expect(await brawl(person('henchman'))).not.toContain('SS-SQ-9');
    expect(await brawl(supported)).toContain('SS-SQ-9');
  });

  it('names what opportunities of a battle rest on', async () => {
    const battle = (level: string, fields: object = {}): Promise<readonly string[]> =>
      idsOf(
        scene(
          {
            kind: 'battle',
            armies: { north: { general: 'g', heroes: { h: level } }, south: { general: 'g' } },
            ...fields,
          },
          { g: man, h: man },
        ),
      );
    expect(await battle('reserve')).not.toContain('SS-MASS-2');
    expect(await battle('engaged')).toContain('SS-MASS-2');
    expect(await battle('engaged', { 'opportunity-bonus': 0 })).not.toContain('SS-MASS-2');
  });
});
