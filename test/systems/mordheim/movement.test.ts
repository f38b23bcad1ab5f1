import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { diagnosticsOf, type Expected, expectExact } from '../../support/solve.ts';
import { able, alone, type Fields, type Man, man, over, ruled } from './scenes.ts';

const laden = (...abilities: readonly string[]): Man => able(abilities, man({}, 'sword', 'heavy-armour', 'shield'));

/** Solves one move of a warrior of M 4 and I 3. */
function expectMove(engagement: Fields, expected: Expected, who: Man = man()): Promise<void> {
  return expectExact(alone('movement', who, engagement), expected);
}

const FREE = { 'mean may-shoot': '1', 'mean may-hide': '1', 'mean may-cast': '1' };
const BUSY = { 'mean may-shoot': '0', 'mean may-hide': '0', 'mean may-cast': '1' };

describe('movement', () => {
  it('MH-MOV-1: the normal move is M; all lengths are eighths of an inch', async () => {
    await expectMove({}, { moves: '1', 'mean walk': '32', 'mean moved': '32', ...FREE });
    await expectMove({ pace: 'none' }, { moves: '1', 'mean walk': '32', 'mean moved': '0', ...FREE });
  });

  it('MH-MOV-2: a run is twice M, three times with sprint', async () => {
    await expectMove({ pace: 'run' }, { moves: '1', 'mean run': '64', 'mean moved': '64' });
    await expectMove({ pace: 'run' }, { moves: '1', 'mean run': '96', 'mean moved': '96' }, able(['sprint']));
  });

  it('MH-MOV-2: nobody runs with an enemy on his feet within 8 inches', () =>
    expectExact(
      alone(
        'movement',
        man(),
        { pace: 'run' },
        {
          vary: {
            'engagement.enemy-distance': [7.9, 8, 8.1],
            ...over('within-bounds', 'inclusive', 'strict').vary,
          },
        },
      ),
      { forbidden: '1', 'mean may-run': '0', 'mean run': '0', 'mean moved': '0', ...FREE },
      { forbidden: '1' },
      { forbidden: '1' },
      { moves: '1', 'mean may-run': '1', 'mean run': '64' },
      { moves: '1' },
      { moves: '1' },
    ));

  it('MH-MOV-2: nor after standing up or rallying, nor who may not run at all', async () => {
    await expectMove({ pace: 'run', 'stood-up': true }, { forbidden: '1', 'mean run': '0' });
    await expectMove({ pace: 'run', rallied: true }, { forbidden: '1', 'mean run': '0' });
    await expectMove({ pace: 'run' }, { forbidden: '1', 'mean run': '0', 'mean charge': '64' }, able(['may-not-run']));
    await expectExact(
      alone('movement', able(['may-not-run', 'sprint']), { pace: 'run' }, ruled('special-rules', 'none')),
      {
        moves: '1',
        'mean run': '64',
      },
    );
  });

  it('MH-MOV-3: who ran neither shoots nor hides, but may cast', () =>
    expectMove({ pace: 'run' }, { moves: '1', ...BUSY }));

  it('MH-MOV-4: a charge reaches twice M, three times with sprint, and leaves nothing else to do', async () => {
    const at = (distance: number): Fields => ({ pace: 'charge', 'target-distance': distance });
    await expectMove(at(8), { reaches: '1', 'mean charge': '64', 'mean moved': '64', ...BUSY });
    await expectMove(at(8.1), { reaches: '0', 'falls-short': '1' });
    await expectMove(at(12), { reaches: '1', 'mean charge': '96', 'mean moved': '96' }, able(['sprint']));
    await expectMove(at(12.1), { 'falls-short': '1' }, able(['sprint']));
  });

  it('MH-MOV-4: nobody charges in the turn in which he stood up or rallied', async () => {
    const charge = { pace: 'charge', 'target-distance': 2 };
    const refused = { forbidden: '1', 'mean may-charge': '0', 'mean charge': '0', 'mean moved': '0' };
    await expectMove({ ...charge, 'stood-up': true }, { ...refused, ...FREE });
    await expectMove({ ...charge, rallied: true }, { ...refused, ...BUSY });
  });

  it('MH-MOV-5: a charge that falls short goes M far, and only casting is left', async () => {
    const short = { pace: 'charge', 'target-distance': 20 };
    await expectMove(short, { 'falls-short': '1', 'mean moved': '32', ...BUSY });
    await expectMove(short, { 'falls-short': '1', 'mean moved': '24' }, laden());
  });

  it('MH-MOV-6: another enemy within 2 inches of the way forbids a charge, or stops it if he will', () =>
    expectExact(
      alone(
        'movement',
        man(),
        { pace: 'charge', 'target-distance': 9, 'other-enemy-distance': 2 },
        {
          rulings: { 'within-bounds': 'strict' },
          vary: {
            'engagement.interceptor': ['yes', 'no'],
            ...over('charge-near-enemy', 'interception', 'forbidden').vary,
          },
        },
      ),
      { intercepted: '1', 'mean may-charge': '1', 'mean moved': '0', ...BUSY },
      { forbidden: '1', 'mean may-charge': '0', 'mean moved': '0', ...FREE },
      { 'falls-short': '1', 'mean moved': '32' },
      { forbidden: '1' },
    ));

  it('MH-MOV-6: farther away he has no say', () =>
    expectExact(
      alone(
        'movement',
        man(),
        { pace: 'charge', 'target-distance': 8, 'other-enemy-distance': 2.1 },
        over('charge-near-enemy', 'interception', 'forbidden'),
      ),
      { reaches: '1' },
      { reaches: '1' },
    ));

  it('MH-MOV-7: heavy armour and a shield together cost an inch of M', async () => {
    await expectMove({}, { 'mean walk': '24', 'mean run': '48', 'mean charge': '48' }, laden());
    await expectMove({}, { 'mean walk': '32' }, laden('armour-use'));
    await expectMove({}, { 'mean walk': '32' }, man({}, 'sword', 'heavy-armour'));
    await expectMove({}, { 'mean walk': '32' }, man({}, 'sword', 'light-armour', 'shield'));
    await expectMove({}, { 'mean walk': '0' }, man({ M: 0 }, 'heavy-armour', 'shield'));
    // in hand or not
    await expectMove({}, { 'mean walk': '24' }, man({}, 'halberd', 'heavy-armour', 'shield'));
    const both = over('equipment-rules', 'published', 'sheet-only');
    await expectExact(alone('movement', laden(), {}, both), { 'mean walk': '24' }, { 'mean walk': '32' });
  });

  it('MH-MOV-8: an unseen enemy is charged within 4 inches only, once he is noticed', async () => {
    const unseen = (distance: number): Fields => ({ pace: 'charge', visible: false, 'target-distance': distance });
    await expectMove(unseen(4), {
      reaches: '1/2',
      'not-detected': '1/2',
      'moved=32': '1/2',
      'moved=0': '1/2',
      'mean may-charge': '1',
      'mean may-shoot': '1/2',
      'mean may-hide': '1/2',
    });
    await expectMove(unseen(4.1), { forbidden: '1', 'mean may-charge': '0', ...FREE });
    await expectMove({ ...unseen(4), 'stood-up': true }, { forbidden: '1' });
    await expectMove({ visible: false }, { moves: '1', 'mean may-charge': '1' });
  });

  it('MH-MOV-8: the test stands on Initiative, where a 6 may always fail', () =>
    expectExact(
      alone(
        'movement',
        man({ I: 6 }),
        { pace: 'charge', visible: false, 'target-distance': 3 },
        over('natural-six-test', 'fails', 'by-number'),
      ),
      { reaches: '5/6', 'not-detected': '1/6' },
      { reaches: '1', 'not-detected': '0' },
    ));

  it('MH-MOV-8: whether he notices the enemy is found out before anybody intercepts', () =>
    expectExact(
      alone(
        'movement',
        man({ I: 2 }),
        { pace: 'charge', visible: false, 'target-distance': 3, 'other-enemy-distance': 1 },
        over('charge-near-enemy', 'interception', 'forbidden'),
      ),
      { intercepted: '1/3', 'not-detected': '2/3' },
      { forbidden: '1/3', 'not-detected': '2/3' },
    ));

  it('MH-MOV-8: the only die is that of the Initiative test', async () => {
    const told = await playFaces(
      alone('movement', man(), { pace: 'charge', visible: false, 'target-distance': 3 }),
      [4],
    );
    expect(told).toMatchObject({ outcome: 'not-detected', rolls: ['Initiative test'], failure: null });
    const seen = await playFaces(alone('movement', man(), { pace: 'charge', 'target-distance': 3 }), []);
    expect(seen).toMatchObject({ outcome: 'reaches', rolls: [], failure: null });
  });

  it('MH-MOV-9: difficult ground halves every move and very difficult ground quarters it', () =>
    expectExact(
      alone('movement', man(), {}, { vary: { 'engagement.terrain': ['open', 'difficult', 'very-difficult'] } }),
      { 'mean walk': '32', 'mean run': '64', 'mean charge': '64', 'mean moved': '32' },
      { 'mean walk': '16', 'mean run': '32', 'mean charge': '32', 'mean moved': '16' },
      { 'mean walk': '8', 'mean run': '16', 'mean charge': '16', 'mean moved': '8' },
    ));

  it('MH-MOV-9: standing up halves the normal move', async () => {
    const stands = { 'stood-up': true };
    const halved = { 'mean may-run': '0', 'mean may-charge': '0', ...FREE };
    await expectMove(stands, { moves: '1', 'mean walk': '16', 'mean moved': '16', ...halved });
    await expectMove({ ...stands, terrain: 'very-difficult' }, { 'mean walk': '1', 'mean moved': '1' }, man({ M: 1 }));
  });

  it('MH-MOV-9: a charge that arrives counts the way to its target, to the nearest eighth', async () => {
    await expectMove({ pace: 'charge', 'target-distance': 3.3 }, { 'moved=26': '1' });
    await expectMove({ pace: 'charge', 'target-distance': 3.5 }, { 'moved=28': '1' });
  });

  it('MH-RAL-2: who rallied does not move or shoot, but may cast', () =>
    expectMove({ rallied: true }, { moves: '1', 'mean walk': '0', 'mean moved': '0', ...BUSY }));

  it('MH-MOV-10: who walks may still do anything', () => expectMove({ pace: 'walk', 'enemy-distance': 2 }, FREE));

  it('is read in French', () =>
    expectExact(alone('mouvement', man(), { pace: 'course', terrain: 'très difficile', intercepteur: 'non' }), {
      moves: '1',
      'mean moved': '16',
    }));

  it('warns of nothing that a fighter carries', async () => {
    const carrier = man({}, 'halberd', 'sword', 'buckler', 'bow', 'crossbow', 'pistol', 'lance');
    expect(await diagnosticsOf(alone('movement', carrier))).toEqual([]);
    expect(await diagnosticsOf(alone('movement', carrier, {}, ruled('equipment-rules', 'sheet-only')))).toEqual([]);
    expect(await diagnosticsOf(alone('rally', { ...carrier, equipment: [] }))).toEqual([]);
  });
});
