import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { diagnosticsOf, expectExact } from '../../support/solve.ts';
import { alone, type Fighter, hero, person, scene } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;
type More = Parameters<typeof scene>[2];

describe('SS-XP: experience', () => {
  const WHO = hero([5, 1, 1, 1, 2], { skills: { footwork: 2 } });
  const bought = (purchases: readonly Fields[], fields: Fields = {}, more: More = {}): string =>
    alone('experience', WHO, { award: 100, ...fields, purchases }, more);

  it('SS-XP-1: every sort of purchase has its price', async () => {
    await expectExact(bought([{ trait: 'wits' }]), { affordable: '1', 'mean cost': '10', 'mean left': '90' });
    await expectExact(bought([{ skill: 'footwork' }]), { 'mean cost': '6' });
    await expectExact(bought([{ skill: 'dancing' }]), { 'mean cost': '2' });
    await expectExact(bought([{ specialisation: 'sailor' }]), { 'mean cost': '10' });
    await expectExact(bought([{ sword: 9 }, { sword: 3 }]), { affordable: '1', 'mean cost': '12' });
  });

  it('SS-XP-1, SS-DRAMA-5: award and unspent drama dice are points; what is missing is told', async () => {
    const funds = { award: 4, 'drama-left': 6 };
    await expectExact(bought([{ trait: 'wits' }], funds), { affordable: '1', 'mean left': '0' });
    await expectExact(bought([{ trait: 'wits' }, { skill: 'dancing' }], funds), {
      'too-dear': '1',
      'left=-2': '1',
      'mean left': '-2',
    });
  });

  it('SS-XP-1: Panache limits swords of Damocles, by number or by size', async () => {
    const rulings = { vary: { 'rulings.sword-limit': ['count', 'points'] } };
    await expectExact(bought([{ sword: 6 }, { sword: 3 }], {}, rulings), { affordable: '1' }, { illegal: '1' });
    await expectExact(bought([{ sword: 6 }], {}, rulings), { affordable: '1' }, { affordable: '1' });
    await expectExact(bought([{ sword: 3 }, { sword: 3 }, { sword: 3 }]), { illegal: '1' });
    await expectExact(bought([{ sword: 4 }]), { illegal: '1' });
  });

  it('SS-XP-2: one rank of each a scenario', async () => {
    await expectExact(bought([{ trait: 'wits' }, { trait: 'wits' }]), { illegal: '1' });
    await expectExact(bought([{ skill: 'footwork' }, { skill: 'jeu-de-jambes' }]), { illegal: '1' });
    await expectExact(bought([{ trait: 'wits' }, { trait: 'finesse' }]), { affordable: '1' });
  });

  it('SS-XP-1: a rank bought after another of the same costs by the rank that it reaches', async () => {
    const wits = [{ trait: 'wits' }, { skill: 'footwork' }, { trait: 'wits' }];
    await expectExact(bought(wits), { illegal: '1', 'mean cost': '31', 'mean left': '69' }); // 5 x 2 + 2 x 3 + 5 x 3
    await expectExact(bought([{ skill: 'footwork' }, { skill: 'jeu-de-jambes' }]), { 'mean cost': '14' }); // 2 x 3 + 2 x 4
  });

  it('SS-XP-2: a trait stops at 5, at 6 with an advantage', async () => {
    await expectExact(bought([{ trait: 'brawn' }]), { illegal: '1' });
    await expectExact(bought([{ trait: 'brawn', special: true }]), { affordable: '1', 'mean cost': '30' });
    const six = alone('experience', hero([6, 1, 1, 1, 1]), {
      award: 99,
      purchases: [{ trait: 'brawn', special: true }],
    });
    await expectExact(six, { illegal: '1' });
  });

  it('SS-XP-2: neither arcana nor advantages nor drama dice are for sale', async () => {
    for (const purchase of [{ arcane: 'stubborn' }, { advantage: 'toughness' }, { drama: 1 }]) {
      await expectExact(bought([purchase]), { illegal: '1', 'mean cost': '0' });
    }
  });
});

describe('SS-REP-1: reputation', () => {
  it('SS-REP-1: an action rolls and keeps its dice, and all must succeed', async () => {
    const acts = scene({
      kind: 'reputation',
      points: -39,
      actions: [
        { dice: 2, tn: 10 },
        { dice: 1, tn: 10 },
      ],
    });
    await expectExact(acts, { success: '8/125', failure: '117/125', 'mean successes': '37/50' });
    const { metrics, outcome } = await playFaces(acts, [2, 3, 10, 1]);
    expect([metrics.successes, outcome]).toEqual([1, 'failure']);
  });

  it('SS-REP-1: there is a die for every ten points', async () => {
    const asked = (points: number): Promise<readonly { readonly code: string }[]> =>
      diagnosticsOf(
        scene({
          kind: 'reputation',
          points,
          actions: [
            { dice: 2, tn: 10 },
            { dice: 1, tn: 5 },
          ],
        }),
      );
    expect(await asked(30)).toEqual([]);
    expect(await asked(-30)).toEqual([]);
    expect((await asked(29)).map(({ code }) => code)).toEqual(['seventh-sea/reputation-dice']);
  });
});

describe('SS-SORC-1: sorcery', () => {
  const SORCERER = hero([1, 1, 1, 2, 1], { skills: { bear: 1 } });
  const cast = (fields: Fields, who: Fighter = SORCERER): string => alone('sorcery', who, fields);
  const rolled = { trait: 'resolve', skill: 'bear', tn: 10 };

  it('SS-SORC-1: glamour takes a drama die within the level mastered, and no roll', async () => {
    await expectExact(cast({ art: 'glamour' }), { success: '1', 'mean drama-spent': '1' });
    await expectExact(cast({ art: 'glamour', level: 3, mastery: 3 }), { success: '1' });
    await expectExact(cast({ art: 'glamour', level: 3, mastery: 2 }), { impossible: '1', 'mean drama-spent': '0' });
    await expectExact(cast({ art: 'glamour', drama: 0 }), { impossible: '1' });
  });

  it('SS-SORC-1: pyeryem takes a drama die and a roll', async () => {
    const text = cast({ art: 'pyeryem', ...rolled });
    await expectExact(text, { success: '423/500', 'mean drama-spent': '1' }); // 3k2
    await expectExact(cast({ art: 'pyeryem', ...rolled, drama: 0 }), { impossible: '1' });
    await expectExact(cast({ art: 'pyeryem', ...rolled, drama: 1 }, person('henchman')), { impossible: '0' });
    await expectExact(cast({ art: 'pyeryem', ...rolled }, person('henchman')), { impossible: '1' });
  });

  it('SS-SORC-1: laerdom, porte and sorte take a roll alone; no rune is left to laerdom at 0', async () => {
    for (const art of ['laerdom', 'porte', 'sorte']) {
      await expectExact(cast({ art, ...rolled }), { success: '423/500', 'mean drama-spent': '0' });
      await expectExact(cast({ art, ...rolled, raises: 1 }), { success: '2349/5000' });
    }
    await expectExact(cast({ art: 'laerdom', ...rolled, 'runes-left': 1 }), { success: '423/500' });
    await expectExact(cast({ art: 'laerdom', ...rolled, 'runes-left': 0 }), { impossible: '1' });
  });

  it('SS-SORC-1: what an art does not heed is worth a warning', async () => {
    const found = await diagnosticsOf(cast({ art: 'porte', ...rolled, 'runes-left': 0, mastery: 1 }));
    expect(found.map(({ severity, path }) => [severity, path])).toEqual([
      ['warning', 'engagement.runes-left'],
      ['warning', 'engagement.mastery'],
    ]);
  });
});

describe('SS-DRAMA: drama dice', () => {
  it('SS-DRAMA-1: heroes have their lowest trait, the game master one for each and the highest', async () => {
    const heroes = { kind: 'drama-pool', heroes: ['a', 'b'] };
    await expectExact(scene(heroes, { a: hero([3, 2, 5, 4, 3]), b: hero([1, 1, 6, 1, 1]), c: hero([9, 9, 9, 9, 9]) }), {
      computed: '1',
      'mean hero-dice.a': '2',
      'mean hero-dice.b': '1',
      'mean gm-dice': '8',
    });
  });

  it('SS-DRAMA-4: the game master and the player bid until one of them yields', async () => {
    const bid = (fields: Fields): string => scene({ kind: 'hubris', mode: 'hubris', ...fields });
    await expectExact(bid({ 'gm-dice': 4, 'hero-dice': 2 }), {
      activated: '1',
      'mean gm-spent': '3',
      'mean hero-spent': '2',
    });
    await expectExact(bid({ 'gm-dice': 2, 'hero-dice': 2 }), {
      resisted: '1',
      'mean gm-spent': '2',
      'mean hero-spent': '2',
    });
    await expectExact(bid({ 'gm-dice': 0, 'hero-dice': 2 }), { impossible: '1', 'mean gm-spent': '0' });
    await expectExact(bid({ 'gm-dice': 9, 'gm-limit': 1, 'hero-dice': 5 }), { resisted: '1', 'mean hero-spent': '1' });
    await expectExact(bid({ 'gm-dice': 9, 'hero-dice': 5, 'hero-limit': 0 }), { activated: '1', 'mean gm-spent': '1' });
  });

  it('SS-DRAMA-4: virtues and flaws take one die of a hero, unanswered', async () => {
    for (const mode of ['virtue', 'flaw']) {
      const bid = (dice: number): string => scene({ kind: 'hubris', mode, 'hero-dice': dice, 'gm-dice': 9 });
      await expectExact(bid(3), { activated: '1', 'mean hero-spent': '1', 'mean gm-spent': '0' });
      await expectExact(bid(0), { impossible: '1', 'mean hero-spent': '0' });
    }
  });
});

describe('scenery and encounters', () => {
  it('SS-MOVE-1: level, or one down, is free; the rest costs a die, and a fall rolls its levels', async () => {
    const moved = (from: number, to: number): string => scene({ kind: 'move', from, to });
    await expectExact(moved(1, 1), { free: '1', 'mean dice-cost': '0', 'mean fall-dice': '0' });
    await expectExact(moved(1, 0), { free: '1', 'mean fall-dice': '1' });
    await expectExact(moved(3, 0), { 'costs-a-die': '1', 'mean dice-cost': '1', 'mean fall-dice': '3' });
    await expectExact(moved(-1, 0), { 'costs-a-die': '1', 'mean fall-dice': '0' });
  });

  it('SS-SEA-13: the game master pays for an encounter, by number or by name', async () => {
    const met = (cost: unknown): string =>
      scene(
        { kind: 'encounter', 'gm-dice': 3, cost },
        {},
        { tables: { 'encounter-table': { pirates: 3, kraken: 4 } } },
      );
    await expectExact(met(2), { placed: '1', 'mean gm-left': '1' });
    await expectExact(met('pirates'), { placed: '1', 'mean gm-left': '0' });
    await expectExact(met('kraken'), { refused: '1', 'mean gm-left': '3' });
  });
});
