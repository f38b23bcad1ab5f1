import { describe, expect, it } from 'vitest';
import { type Answer, solveText } from '../../support/solve.ts';
import { type Fighter, fighter, type More, SOLDIER, scene, versus } from './scenes.ts';

const { COU: _, ...FEARLESS } = SOLDIER;

/** Kills whomever he hits, and attacks with all that he has. */
const deadly = (more: Readonly<Record<string, number>>, changes: object = {}): Fighter =>
  fighter({ ...FEARLESS, STR: 30, ...more }, { tactics: { split: 'all-attack' }, ...changes });

/** Neither strikes nor parries, and dies of any blow. */
const helpless = (more: Readonly<Record<string, number>>): Fighter =>
  fighter({ ...FEARLESS, RES: 0, ...more }, { tactics: { split: 'all-defence', parry: 'never' } });

/** Fails every courage test against a FEAR of 30. */
const coward = (changes: object = {}): Fighter =>
  fighter({ ...SOLDIER, COU: 1 }, { ...changes, tactics: { 'explode-test': 'never' } });
const horror = (changes: object = {}): Fighter =>
  fighter({ ...FEARLESS, FEAR: 30 }, { tactics: { split: 'all-defence' }, ...changes });

async function solve(text: string): Promise<Answer> {
  return (await solveText(text))[0] as Answer;
}

function assault(a: Fighter, b: Fighter, fields: object, more: More = {}): Promise<Answer> {
  return solve(versus('assault', a, b, { charger: 'x', distance: 10, ...fields }, more));
}

// biome-ignore lint/suspicious/noThenProperty: a field of the scenario.
const CONTACT = { then: 'contact' };
// biome-ignore lint/suspicious/noThenProperty: a field of the scenario.
const TURN = { then: 'turn' };

describe('fear in assaults', () => {
  it('CF-FEAR-3: the assailant tests, then shoots, then his target tests', async () => {
    const gun = { equipment: [{ ranged: { strength: 30, ranges: [10, 20, 30] } }], abilities: ['assault-fire'] };
    const raider = fighter({ ...FEARLESS, AIM: 3, FEAR: 6 }, gun);
    const answer = await assault(raider, fighter({ ...SOLDIER, RES: 0, COU: 3 }), CONTACT);
    // The shot needs 4: half of the targets are dead before they test, and a third of the others flee.
    expect(answer.p('shot')).toBeCloseTo(1 / 2, 12);
    expect(answer.p('fled')).toBeCloseTo(1 / 6, 12);
    expect(answer.p('contact')).toBeCloseTo(1 / 3, 12);
    const shy = fighter({ ...SOLDIER, AIM: 3, COU: 4 }, gun);
    const refused = await assault(shy, helpless({ FEAR: 6 }), CONTACT);
    expect(refused.p('refused')).toBeCloseTo(1 / 6, 12);
    expect(refused.p('shot')).toBeCloseTo(5 / 12, 12);
  });

  it('CF-FEAR-5: an assailant who fails stays where he is, and tries again in the next turn', async () => {
    const losses = async (rounds: number): Promise<number> =>
      (await assault(deadly({ COU: 4 }), helpless({ FEAR: 6 }), { rounds })).mean('losses.y');
    // Two attacks that only a 1 misses.
    const kill = 35 / 36;
    expect(await losses(1)).toBeCloseTo((5 / 6) * kill, 12);
    expect(await losses(2)).toBeCloseTo((5 / 6) * (1 - (1 - kill) ** 2) + (1 / 6) * (5 / 6) * kill, 12);
  });

  it('CF-FEAR-5: a free target that fails flees, or by ruling stands with all its dice in defence', async () => {
    const out = await assault(horror(), coward(), TURN, { rulings: { rout: 'out' } });
    expect([out.chance('routed.y', 1), out.p('x')]).toEqual([1, 1]);
    const stands = await assault(horror(), coward(), TURN, { rulings: { rout: 'stands' } });
    expect([stands.mean('routed.y'), stands.mean('in-contact'), stands.mean('hits.y')]).toEqual([0, 1, 0]);
    const calm = await assault(horror(), coward(), { ...TURN, fear: false });
    expect(calm.mean('hits.y')).toBeGreaterThan(0);
  });

  it('CF-FEAR-5: a target in contact cannot flee, and only defends itself', async () => {
    const assaults = [
      { by: 'a', on: ['c'], distance: 5, 'speaking-turn': 1 },
      { by: 'b', on: ['c'], distance: 5, 'speaking-turn': 2 },
    ];
    const sides = { x: ['a', 'b'], y: ['c'] };
    const first = fighter(FEARLESS, { tactics: { split: 'all-defence' } });
    const answer = await solve(
      scene({ kind: 'assault', sides, assaults, ...TURN }, { a: first, b: horror(), c: coward() }),
    );
    expect([answer.mean('routed.y'), answer.mean('in-contact'), answer.mean('hits.y')]).toEqual([0, 2, 0]);
  });

  it('CF-FEAR-9: whoever has fled does not come back', async () => {
    const sides = { x: ['a'], y: ['b', 'c'] };
    const assaults = [{ by: 'a', on: ['b', 'c'], distance: 5 }];
    const answer = await solve(
      scene({ kind: 'assault', sides, assaults, rounds: 4 }, { a: deadly({ FEAR: 30 }), b: coward(), c: helpless({}) }),
    );
    expect(answer.chance('routed.y', 1)).toBeCloseTo(1, 12);
    expect(answer.mean('hits.y')).toBe(0);
    expect(answer.p('x')).toBeCloseTo(1 - (1 / 36) ** 4, 12);
  });
});

describe('fear in combats', () => {
  it('CF-FEAR-7: an abominable one is faced anew in every turn after the first', async () => {
    const HARMLESS = { rows: [{ levels: ['none', 'none', 'none', 'none', 'none', 'none'] }] };
    const hits = async (who: Fighter, rounds: number): Promise<number> =>
      (await solve(versus('combat', who, coward(), { rounds, fear: true }, { 'wound-table': HARMLESS }))).mean(
        'hits.y',
      );
    const abominable = horror({ abilities: ['abominable'] });
    expect(await hits(abominable, 1)).toBeGreaterThan(0);
    expect(await hits(abominable, 3)).toBeCloseTo(await hits(abominable, 1), 12);
    expect(await hits(horror(), 3)).toBeCloseTo(3 * (await hits(horror(), 1)), 12);
  });

  it('CF-FEAR-4: one who has stood up to a FEAR does so for the rest of the fight, by ruling fear-immunity', async () => {
    const refused = async (option: string): Promise<number> => {
      const rulings = { 'fear-immunity': option };
      const text = versus(
        'assault',
        deadly({ COU: 4 }),
        helpless({ FEAR: 6 }),
        { charger: 'x', distance: 30, rounds: 2 },
        { rulings },
      );
      return (await solve(text)).mean('losses.y');
    };
    // 30 cm are more than one charge: he tests when he sets out, and again in the next turn unless he has passed.
    expect(await refused('passed-and-lower')).toBeCloseTo((5 / 6) * (35 / 36), 12);
    expect(await refused('none')).toBeCloseTo((5 / 6) ** 2 * (35 / 36), 12);
  });
});
