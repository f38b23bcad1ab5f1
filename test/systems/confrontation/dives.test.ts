import { describe, expect, it } from 'vitest';
import { type Answer, solveText } from '../../support/solve.ts';
import { type Fighter, fighter, type More, SOLDIER, versus } from './scenes.ts';

const WINGS = { abilities: ['flight'], tactics: { split: 'all-attack' } };
const angel = (more: Readonly<Record<string, number>> = {}): Fighter =>
  fighter({ ...SOLDIER, 'MOV-air': 15, ...more }, WINGS);
const guard = fighter(SOLDIER);

async function dive(distance: number, fields: object, more: More = {}): Promise<Answer> {
  const told = { attacker: 'a', targets: ['b'], level: 1, distance, fear: false, ...fields };
  const [answer] = await solveText(versus('dive-charge', angel(), guard, told, more));
  return answer as Answer;
}

async function reaches(distance: number, more: More = {}): Promise<boolean> {
  // biome-ignore lint/suspicious/noThenProperty: a field of the scenario.
  return (await dive(distance, { then: 'contact' }, more)).p('contact') === 1;
}

describe('a dive charge', () => {
  it('CF-FLY-9: goes twice the movement in the air less the change of level', async () => {
    expect(await reaches(20)).toBe(true);
    expect(await reaches(20.1)).toBe(false);
    const after: More = { rulings: { 'level-change-cost': 'after-doubling' } };
    expect(await reaches(25, after)).toBe(true);
    expect(await reaches(25.1, after)).toBe(false);
  });

  it('CF-FLY-9: falling short leaves him at the level of his target, whence he charges on', async () => {
    const hits = async (distance: number): Promise<number> => (await dive(distance, { rounds: 2 })).mean('hits.x');
    expect(await hits(40)).toBeGreaterThan(0);
    expect(await hits(40.1)).toBe(0);
  });

  it.each([
    ['two', 2],
    ['three', 3],
  ] as const)(
    'CF-FLY-10: fights as if INI, ATT and STR were higher, by ruling dive-bonus by %s',
    async (option, bonus) => {
      // biome-ignore lint/suspicious/noThenProperty: a field of the scenario.
      const dived = await dive(20, { then: 'turn' }, { rulings: { 'dive-bonus': option } });
      const { INI = 0, ATT = 0, STR = 0 } = SOLDIER;
      const raised = angel({ INI: INI + bonus, ATT: ATT + bonus, STR: STR + bonus });
      const charge = { opening: 'charge', charger: 'x', rounds: 1 };
      const [charged] = await solveText(versus('combat', raised, guard, charge));
      for (const metric of ['hits.x', 'damage.x', 'hits.y', 'levels.x'])
        expect(dived.mean(metric), metric).toBeCloseTo((charged as Answer).mean(metric), 12);
    },
  );
});

describe('after landing', () => {
  it('CF-FLY-8, CF-ASLT-9: nobody runs on, but from level 2 to 1', async () => {
    const left = async (level: number): Promise<Answer> => {
      const runner = fighter({ MOV: 10, 'MOV-air': 15, FEAR: 9 }, { ...WINGS, tactics: { redirect: 'run' } });
      // biome-ignore lint/suspicious/noThenProperty: a field of the scenario.
      const told = { attacker: 'a', targets: ['b'], level, distance: 12, then: 'contact' };
      const [answer] = await solveText(versus('dive-charge', runner, guard, told));
      return answer as Answer;
    };
    const landed = await left(1);
    expect(landed.p('fled')).toBeGreaterThan(0);
    expect(landed.chance('movement-left', 80)).toBeCloseTo(1, 12);
    const high = await left(2);
    expect(high.chance('movement-left', 0)).toBeCloseTo(high.p('fled'), 12);
  });
});

describe('after the first combat', () => {
  it('CF-FLY-10: the bonus is gone', async () => {
    const two = (await dive(20, { rounds: 2 }, { 'wound-table': HARMLESS })).mean('hits.x');
    const one = (await dive(20, { rounds: 1 }, { 'wound-table': HARMLESS })).mean('hits.x');
    const plain = versus('combat', angel(), guard, { rounds: 1 }, { 'wound-table': HARMLESS });
    expect(two - one).toBeCloseTo((await solveText(plain))[0]?.mean('hits.x') ?? Number.NaN, 12);
  });
});

/** Blows that hurt nobody, so that every turn is like the others. */
const HARMLESS = { rows: [{ levels: ['none', 'none', 'none', 'none', 'none', 'none'] }] };
