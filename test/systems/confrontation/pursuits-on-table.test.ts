import { describe, expect, it } from 'vitest';
import { compileText } from '../../support/solve.ts';
import {
  box,
  enemy,
  expectEnding,
  expectRefused,
  friend,
  moveOn,
  mover,
  saidOf,
  tableText,
  takenOf,
} from './tables.ts';

/** A guard who has killed his opponent, and still touches a ghoul and a zombie whom others fight. */
const guard = mover({ centre: [0, 0] });
const GRAVEYARD = {
  z: guard,
  ghoul: enemy([3, 0]),
  zombie: enemy([0, 3]),
  ripper: enemy([9, 0]),
  squire: friend([6, 0]),
};

const stay = { action: 'pursuit' };

/** What a picture of a move says in words. */
async function wordsOf(...table: Parameters<typeof tableText>): Promise<{ readonly en: string; readonly fr: string }> {
  const [compiled] = await compileText(tableText(...table), 'dice');
  return compiled?.model.picture?.description ?? { en: '', fr: '' };
}

describe('a pursuer who stays', () => {
  it('CF-GEO-35: has engaged all enemies whom he touches', async () => {
    const found = await moveOn(stay, GRAVEYARD);
    expectEnding(found, 'contact', { engaged: 2, contacts: 2, used: 0, moved: 0, 'end-x': 1.5, 'end-centre-x': 0 });
    // Said as a place, it is the same but for the name of the outcome.
    expectEnding(await moveOn({ ...stay, target: [1.5, 0] }, GRAVEYARD), 'arrived', { engaged: 2, moved: 0 });
  });

  it('CF-GEO-35, CF-PUR-5: fights those at once who have not fought in this phase', async () => {
    expectEnding(await moveOn(stay, GRAVEYARD), 'contact', { engaged: 2, 'to-fight': 2 });
    const ghoul = { ...GRAVEYARD.ghoul, fought: true };
    expectEnding(await moveOn(stay, { ...GRAVEYARD, ghoul }), 'contact', { engaged: 2, 'to-fight': 1 });
    const zombie = { ...GRAVEYARD.zombie, 'déjà-combattu': true };
    expectEnding(await moveOn(stay, { ...GRAVEYARD, ghoul, zombie }), 'contact', { engaged: 2, 'to-fight': 0 });
    expectEnding(await moveOn({ ...stay, target: 'ghoul' }, { z: guard, ghoul }), 'contact', { 'to-fight': 0 });
  });

  it('CF-GEO-35: has engaged nobody where he touches nobody', async () => {
    expectEnding(await moveOn(stay, { z: guard, e: enemy([8, 0]), f: friend([3, 0]) }), 'arrived', {
      engaged: 0,
      used: 0,
      moved: 0,
    });
  });

  it('CF-GEO-35: has engaged nobody at another level', async () => {
    const above = { ...GRAVEYARD, ghoul: enemy([3, 0], { level: 1 }) };
    expectEnding(await moveOn(stay, above), 'contact', { engaged: 1 });
  });

  it('CF-GEO-35: stays though he has no movement, and stands in a closed gap', async () => {
    const still = mover({ characteristics: { MOV: 0 }, centre: [0, 0] });
    expectEnding(await moveOn(stay, { ...GRAVEYARD, z: still }), 'contact', { engaged: 2, potential: 0 });
    // His mark lies a millimetre within the gap.
    const gate = { obstacles: [box('n', [-0.1, 1.4], [9, 4]), box('s', [-0.1, -4], [9, -1.4])] };
    const before = { z: mover({ base: { circle: 2.81 } }), e: enemy([-4.31, 0]) };
    expectEnding(await moveOn(stay, before, gate), 'contact', { engaged: 1, used: 0 });
  });

  it('CF-GEO-35: is told in words', async () => {
    const { en, fr } = await wordsOf(stay, GRAVEYARD);
    expect(en).toMatch(/z has engaged ghoul, zombie\.$/);
    expect(fr).toMatch(/z vient d’engager ghoul, zombie\.$/);
    expect((await wordsOf(stay, { z: guard, e: enemy([8, 0]) })).en).not.toContain('engaged');
  });
});

describe('a pursuer who moves', () => {
  it('CF-GEO-35: has engaged whom he touches at the end', async () => {
    expectEnding(await moveOn({ ...stay, target: 'ghoul' }, GRAVEYARD), 'contact', { engaged: 2 });
    // Out of the melee, without a test.
    expectEnding(await moveOn({ ...stay, target: [-3, -2] }, GRAVEYARD), 'arrived', { engaged: 0, contacts: 0 });
    const apart = { z: guard, e: enemy([0, 3]), g: enemy([5, -3]) };
    expectEnding(await moveOn({ ...stay, target: 'g' }, apart), 'contact', { engaged: 1 });
    // Too far for whom he aims at, but at somebody else.
    const onTheWay = { z: guard, g: enemy([12, 0]), e: enemy([5, 3]) };
    expectEnding(await moveOn({ ...stay, target: 'g' }, onTheWay), 'short', { engaged: 1, 'end-x': 6.5 });
  });

  it('CF-GEO-35: has engaged nobody where the order is refused, and no other move engages so', async () => {
    const refused = await moveOn({ ...stay, target: [1, 0], 'level-change': 'up' }, GRAVEYARD);
    expectRefused(refused, 6);
    expect(() => refused.answer.mean('engaged')).toThrow('no engaged');
    const charge = await moveOn({ action: 'charge', target: 'e' }, { z: guard, e: enemy([8, 0]) });
    expect(() => charge.answer.mean('engaged')).toThrow('no engaged');
  });
});

describe('what pursuits on the table take for granted', () => {
  it('CF-GEO-35: that those count whom he has touched all along, where he goes to somebody else', async () => {
    const held = { z: guard, e: enemy([0, 3]), g: enemy([4, 4.5]) };
    expect((await moveOn({ ...stay, target: 'g' }, held)).answer.mean('engaged')).toBe(2);
    expect(await takenOf({ ...stay, target: 'g' }, held)).toContain('CF-GEO-35');
    // Back to one of them, staying with both, or coming to somebody new on the way.
    expect(await takenOf(stay, GRAVEYARD)).not.toContain('CF-GEO-35');
    expect(await takenOf({ ...stay, target: 'zombie' }, { z: guard, zombie: enemy([0, 3]) })).not.toContain(
      'CF-GEO-35',
    );
    const onTheWay = { z: guard, g: enemy([12, 0]), e: enemy([5, 3]) };
    expect(await takenOf({ ...stay, target: 'g' }, onTheWay)).not.toContain('CF-GEO-35');
  });

  it('CF-GEO-9, CF-GEO-10: nothing of gaps where he stays', async () => {
    expect(await takenOf(stay, GRAVEYARD)).toEqual([]);
    expect(await takenOf({ ...stay, target: 'ghoul' }, GRAVEYARD)).toEqual(
      expect.arrayContaining(['CF-GEO-9', 'CF-GEO-10']),
    );
  });

  it('CF-MOVE-7: pursuits of the revised edition', async () => {
    expect(await takenOf(stay, GRAVEYARD, {}, { edition: 'revised' })).toContain('CF-MOVE-7');
    expect(await takenOf(stay, GRAVEYARD)).not.toContain('CF-MOVE-7');
  });
});

describe('a move without a target', () => {
  it('is refused unless it is a pursuit', async () => {
    for (const action of ['walk', 'charge']) {
      const [said] = await saidOf({ action }, GRAVEYARD);
      expect(said?.message).toContain(`a ${action} needs a target`);
      expect(said?.hint).toContain('only a pursuit may stay');
    }
    expect(await saidOf(stay, GRAVEYARD)).toEqual([]);
  });

  it('has no use for a facing', async () => {
    const [said] = await saidOf({ ...stay, facing: 90 }, GRAVEYARD);
    expect(said?.code).toBe('confrontation/no-effect');
  });
});
