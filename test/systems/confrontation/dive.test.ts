import { describe, expect, it } from 'vitest';
import type { Answer } from '../../support/solve.ts';
import { answerOf, IDOL, man, parried, UP_TO_CONTACT } from './fighting.ts';
import type { More } from './scenes.ts';

describe('dives', () => {
  const diver = man({ ...IDOL, 'MOV-air': 15 }, { split: 'attack-1' }, { abilities: ['flight'] });
  const guard = man({ ...IDOL, DEF: 6 }, { split: 'all-defence' });

  function dive(fields: object, more: More = {}): Promise<Answer> {
    const engagement = {
      kind: 'dive-charge',
      sides: { x: ['a'], y: ['b'] },
      attacker: 'a',
      targets: ['b'],
      level: 1,
      ...fields,
    };
    return answerOf(engagement, { a: diver, b: guard }, more);
  }

  it('CF-FLY-9: twice the movement in the air, less the cost of a level', async () => {
    const reaches = async (distance: number, option: string): Promise<number> =>
      (await dive({ distance, ...UP_TO_CONTACT }, { rulings: { 'level-change-cost': option } })).p('contact');
    expect(await reaches(20, 'before-doubling')).toBeCloseTo(1, 12);
    expect(await reaches(20.1, 'before-doubling')).toBe(0);
    expect(await reaches(25, 'after-doubling')).toBeCloseTo(1, 12);
    expect(await reaches(25.1, 'after-doubling')).toBe(0);
  });

  it('CF-FLY-10: the bonus of a dive, in its first combat only', async () => {
    const parries = async (rounds: number, option: string): Promise<number> =>
      (await dive({ distance: 20, rounds }, { rulings: { 'dive-bonus': option } })).mean('parries.y');
    // Turn 1: 4 + 2 against 6 - 1; turn 2: 4 against 6.
    expect(await parries(1, 'two')).toBeCloseTo(parried(1), 12);
    expect(await parries(1, 'three')).toBeCloseTo(parried(2), 12);
    expect(await parries(2, 'two')).toBeCloseTo(parried(1) + parried(-2), 12);
  });

  it('CF-FLY-9: too short, he charges on without bonus, with the movement of the level that he has reached', async () => {
    // 20 of 35 cm, then 15 of 20 on the ground; or 20 of 55 cm, and 20 and 15.
    const late = await dive({ distance: 35, rounds: 2 });
    expect(late.mean('parries.y')).toBeCloseTo(parried(-1), 12);
    const high = await dive({ distance: 45, level: 2, rounds: 2 });
    expect(high.mean('parries.y')).toBeCloseTo(parried(-1), 12);
    expect((await dive({ distance: 45, level: 1, rounds: 2 })).mean('parries.y')).toBe(0);
  });
});
