import { describe, expect, it } from 'vitest';
import { playFaces } from '../../support/script.ts';
import { expectExact } from '../../support/solve.ts';
import { able, attack, type Man, man, melee, minded, over, skirmish } from './scenes.ts';

/** P(2D6 <= Ld) in 36ths, Ld 0-10 (table 5.8). */
const PASSES = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33];
/** Men of T 5 and many wounds, whom a plain blow hurts with 1/12. */
const post = man({ A: 0, T: 5, W: 9 });
const terror = able(['causes-fear'], post);
const timid = (characteristics: Man['characteristics'] = {}): Man => man({ Ld: 0, ...characteristics });
const charge = { charger: 'a' };

describe('nerve', () => {
  it('MH-CHAR-2: a Leadership test passes on 2D6 up to Ld', () =>
    // charging what he fears: held unless he passes
    expectExact(
      melee([man()], [terror], charge, { vary: { 'a1.characteristics.Ld': PASSES.map((_, Ld) => Ld) } }),
      ...PASSES.map((ways) => ({ 'mean damage.a': `${ways}/432` })),
    ));

  it('MH-CHAR-3: fanatics pass without dice', () =>
    expectExact(melee([able(['fanatical'], timid())], [terror], charge), { 'mean damage.a': '1/12' }));

  it('MH-CHAR-4: a standing leader lends the greater Leadership', async () => {
    const leader = able(['leader'], man({ A: 0, Ld: 10 }));
    await expectExact(melee([timid(), leader], [terror], charge), { 'mean damage.a': '11/144' });
    // no leader, no loan; a weaker leader takes nothing away; his own test is on 10 as well
    await expectExact(melee([timid(), man({ A: 0, Ld: 10 })], [terror], charge), { 'mean damage.a': '0' });
    await expectExact(melee([man({ Ld: 10 }), able(['leader'], man({ A: 0, Ld: 2 }))], [terror], charge), {
      'mean damage.a': '11/144',
    });
    // the enemy's leader is not his
    await expectExact(melee([timid()], [terror, able(['leader'], man({ A: 0, Ld: 10 }))], charge), {
      'mean damage.a': '0',
    });
  });

  it('MH-PSY-1: charger i declares on enemy i, round and round', async () => {
    // Ld 0: whoever charges the terror is held. Enemies post, terror: a2 is held, a1 and a3 strike the first in contact
    await expectExact(melee([timid(), timid(), timid()], [post, terror], charge), { 'mean damage.a': '1/6' });
    await expectExact(melee([timid(), timid()], [terror], charge), { 'mean damage.a': '0' });
    await expectExact(melee([timid(), timid(), timid()], [terror, post], charge), { 'mean damage.a': '1/12' });
  });

  it('MH-PSY-2: charged by what he fears, he hits on 6 for that round', async () => {
    const scene = (who: Man, rounds = 1): string => melee([terror], [who], { ...charge, rounds });
    // 1/6 x 1/6; the next round as usual
    await expectExact(scene(timid()), { 'mean damage.b': '1/36' });
    await expectExact(scene(timid(), 2), { 'mean damage.b': '1/9' });
    // passes on 7: 21/36 x 1/12 + 15/36 x 1/36
    await expectExact(scene(man()), { 'mean damage.b': '13/216' });
  });

  it('MH-PSY-2: fear-causers, the immune and the frenzied do not test', async () => {
    const scene = (...abilities: readonly string[]): string => melee([terror], [able(abilities, timid())], charge);
    await expectExact(scene('fearsome'), { 'mean damage.b': '1/12' });
    await expectExact(scene('immune-psychology'), { 'mean damage.b': '1/12' });
    await expectExact(scene('deathwish'), { 'mean damage.b': '1/12' });
    await expectExact(scene('frenzy'), { 'mean damage.b': '1/6' });
  });

  it('MH-PSY-3: the charger tests first, under the same exemptions; psychology may be off', async () => {
    const scene = (who: Man, psychology = 'on'): string => melee([who], [terror], charge, { rulings: { psychology } });
    await expectExact(scene(timid()), { 'mean damage.a': '0' });
    await expectExact(scene(able(['causes-fear'], timid())), { 'mean damage.a': '1/12' });
    await expectExact(scene(able(['immune-psychology'], timid())), { 'mean damage.a': '1/12' });
    await expectExact(scene(able(['frenzy'], timid())), { 'mean damage.a': '1/6' });
    await expectExact(scene(timid(), 'off'), { 'mean damage.a': '1/12' });
  });

  it('MH-PSY-4: a held charger neither strikes nor is struck in round 1', () =>
    expectExact(melee([timid({ T: 5, W: 9 })], [able(['causes-fear'], man({ T: 5, W: 9 }))], charge), {
      'mean damage.a': '0',
      'mean damage.b': '0',
    }));

  it('MH-PSY-4: when all were held the other side charges in round 2', () =>
    // b strikes first with I 1 (out 1/36); a, frightened, hits on 6: 11/12 x 1/36 x 1/3
    expectExact(
      melee([timid({ I: 9, T: 5 })], [able(['causes-fear'], man({ I: 1, T: 5 }))], { ...charge, rounds: 2 }),
      {
        b: '1/36',
        a: '11/1296',
      },
    ));

  it('MH-PSY-4: when some arrived nobody charges in round 2', () => {
    // a2, fanatical, arrives; a1 joins in round 2 and hits on 4+, not frightened: 1/12 + 2/12
    const held = timid();
    return expectExact(melee([held, able(['fanatical'])], [terror], { ...charge, rounds: 2, 'friends-near': ['b'] }), {
      'mean damage.a': '1/4',
    });
  });

  it('MH-PSY-4: a stupid charger is held too', () => {
    // round 1 of a: stupid, held. Round 2 of b: b charges, a1 still stupid
    const fool = able(['stupidity'], timid({ T: 5, W: 9 }));
    return expectExact(
      melee([fool], [man({ T: 5, W: 9 })], charge, { vary: { 'engagement.rounds': [1, 2] } }),
      { 'mean damage.a': '0', 'mean damage.b': '0' },
      { 'mean damage.a': '0', 'mean damage.b': '1/12' },
    );
  });

  it('MH-PSY-5: frenzy doubles A, psychology off does not', () =>
    expectExact(
      attack(able(['frenzy'], man({ A: 2 })), man(), {}, over('psychology', 'on', 'off')),
      { 'mean attacks': '4' },
      { 'mean attacks': '2' },
    ));

  it('MH-PSY-6: hatred is for the first round, and may be for one sort of enemy', async () => {
    const scene = (hatred: string, ...keywords: readonly string[]): string =>
      melee([able([hatred])], [able(keywords, post)], { rounds: 2 });
    // 3/4 x 1/6 + 1/2 x 1/6
    await expectExact(scene('hatred'), { 'mean damage.a': '5/24' });
    await expectExact(scene('hatred:skaven', 'skaven'), { 'mean damage.a': '5/24' });
    await expectExact(scene('hatred:skaven', 'undead'), { 'mean damage.a': '1/6' });
    await expectExact(
      attack(able(['hatred']), post, {}, over('psychology', 'on', 'off')),
      { 'mean hits': '3/4' },
      { 'mean hits': '1/2' },
    );
  });

  it('MH-PSY-7: stupidity is tested in every own turn, before which he counts as awake', () => {
    const fool = able(['stupidity'], timid());
    // Ld 0 never passes. b begins: he strikes in round 1 only; a begins: never
    return Promise.all([
      expectExact(melee([fool], [post], { 'first-turn': 'b', rounds: 3 }), { 'mean damage.a': '1/12' }),
      expectExact(melee([fool], [post], { rounds: 3 }), { 'mean damage.a': '0' }),
      expectExact(melee([fool], [post], { rounds: 3 }, { rulings: { psychology: 'off' } }), { 'mean damage.a': '1/4' }),
      expectExact(melee([able(['stupidity', 'fanatical'], timid())], [post], { rounds: 3 }), {
        'mean damage.a': '1/4',
      }),
      // Ld 7: 21/36 in round 1, the same test holds in round 2 of b, a new one decides round 3
      expectExact(melee([able(['stupidity'])], [post], { rounds: 2 }), { 'mean damage.a': '7/72' }),
      expectExact(melee([able(['stupidity'])], [post], { rounds: 3 }), { 'mean damage.a': '7/48' }),
    ]);
  });

  it('MH-PSY-7: the immune are never stupid', () =>
    expectExact(melee([able(['stupidity', 'immune-psychology'], timid())], [post], { rounds: 3 }), {
      'mean damage.a': '1/4',
    }));

  it('MH-PSY-7: a skaven hero within 6 inches thinks for a led beast', async () => {
    const hero = able(['skaven-hero'], man({ A: 0 }));
    const beast = able(['stupidity', 'led-by-skaven'], timid());
    await expectExact(melee([beast, hero], [post], { rounds: 3, 'friends-near': ['b'] }), { 'mean damage.a': '1/4' });
    // none there, the enemy's, a beast that nobody leads
    await expectExact(melee([beast, man({ A: 0 })], [post], { rounds: 3, 'friends-near': ['b'] }), {
      'mean damage.a': '0',
    });
    await expectExact(melee([beast], [post, hero], { rounds: 3 }), { 'mean damage.a': '0' });
    await expectExact(melee([able(['stupidity'], timid()), hero], [post], { rounds: 3, 'friends-near': ['b'] }), {
      'mean damage.a': '0',
    });
    // round 1: the beast charges, the hero stays 12 inches behind; round 3: it tests
    const scene = (distance: number): string =>
      skirmish(
        [able(['stupidity', 'led-by-skaven'], man({ A: 0, M: 6, I: 4, Ld: 0 })), minded({ stance: 'hold' }, hero)],
        [minded({ stance: 'hold' }, post)],
        { distance, rounds: 3 },
      );
    expect((await playFaces(scene(6), [])).rolls).toEqual([]);
    expect((await playFaces(scene(6.125), [6, 6])).rolls).toEqual(['stupidity test']);
  });

  it('MH-PSY-7: a rat ogre beside a skaven hero does not test', async () => {
    const scene = (profile: string): string =>
      melee(
        [{ profile: 'rat-ogre' }, { profile, characteristics: { A: 0, I: 9 }, equipment: ['natural-weapons'] }],
        [post],
        {
          'friends-near': ['b'],
        },
      );
    for (const hero of ['assassin-adept', 'black-skaven', 'night-runner']) {
      const calm = await playFaces(scene(hero), [1, 1, 1]);
      expect(calm).toMatchObject({ failure: null, rolls: ['to hit', 'to hit', 'to hit'] });
    }
    expect((await playFaces(scene('verminkin'), [6, 6])).rolls).toEqual(['stupidity test']);
  });

  it('MH-PSY-5: frenzy leaves no room for stupidity while an enemy is within reach of a charge', async () => {
    const mad = able(['frenzy', 'stupidity'], man({ Ld: 0 }));
    const scene = (distance: number): string =>
      skirmish([mad], [minded({ stance: 'hold' }, post)], { distance, rounds: 1 });
    expect((await playFaces(scene(8), [1, 1])).rolls).toEqual(['to hit', 'to hit']);
    expect((await playFaces(scene(8.125), [6, 6, 4])).rolls).toEqual(['stupidity test', 'stupid stumbling']);
  });

  it('MH-PSY-7: the stupid do not parry, and are hit as usual', () =>
    // parried 1/12 of hits otherwise: 5/72
    expectExact(
      melee(
        [timid({ T: 5, W: 9 })].map((who) => ({ ...who, equipment: ['sword'] })),
        [man({ T: 5, W: 9 })],
        {},
        {
          vary: { 'a1.abilities': { awake: [], stupid: ['stupidity'] } },
        },
      ),
      { 'mean damage.b': '5/72' },
      { 'mean damage.b': '1/12' },
    ));
});

describe('all alone', () => {
  const idle = (characteristics: Man['characteristics'] = {}): Man => man({ A: 0, T: 5, ...characteristics });
  const begins = { 'first-turn': 'b' };
  const pair = [idle(), idle()];
  const sides = { a: ['a1', 'a2'], b: ['b1'] };
  const atTurn = (first: string, rounds: number): object => ({ kind: 'melee', sides, rounds, 'first-turn': first });
  /** Two automatic blows of 1/6: out 1 - (17/18)^2, or unhurt (25/36) and fled. */
  const BROKEN = '65/81';

  it('MH-PSY-8: one against two standing enemies tests in his own turn; MH-PSY-9: failed, he is struck and flees', async () => {
    await expectExact(melee(pair, [idle({ Ld: 0 })], begins), {
      a: BROKEN,
      'mean losses.b': BROKEN,
      'mean damage.a': '1/3',
    });
    // Ld 10 fails 3/36
    await expectExact(melee(pair, [idle({ Ld: 10 })], begins), { a: '65/972' });
    // not in the turn of the others, nor against one
    await expectExact(melee(pair, [idle({ Ld: 0 })]), { a: '0' });
    await expectExact(melee([idle()], [idle({ Ld: 0 })], begins), { a: '0' });
  });

  it('MH-PSY-8: friends steady him: in the fight or near it', async () => {
    await expectExact(melee(pair, [idle({ Ld: 0 }), idle({ Ld: 0 })], begins), { a: '0' });
    await expectExact(melee(pair, [idle({ Ld: 0 })], { ...begins, 'friends-near': ['b'] }), { a: '0' });
    await expectExact(melee(pair, [idle({ Ld: 0 })], { ...begins, 'friends-near': ['a'] }), { a: BROKEN });
  });

  it.each(['immune-psychology', 'deathwish', 'frenzy', 'combat-master', 'fanatical'])(
    'MH-PSY-8: %s stands firm',
    (ability) => expectExact(melee(pair, [able([ability], idle({ Ld: 0 }))], begins), { a: '0' }),
  );

  it('MH-PSY-8: psychology off, nobody tests', () =>
    expectExact(melee(pair, [idle({ Ld: 0 })], begins, { rulings: { psychology: 'off' } }), { a: '0' }));

  it('MH-PSY-8: only standing enemies count, or all in contact', () =>
    // b1 strikes first and floors a1 (down or stunned 1/18, out 1/36: one enemy left). Both up 11/12: as above;
    // one up: struck once, out 1/18 or unhurt 5/6: 8/9
    expectExact(
      melee(pair, [man({ I: 9, T: 5, Ld: 0 })], begins, over('all-alone-opponents', 'standing', 'any-in-contact')),
      { a: '715/972' },
      { a: '763/972' },
    ));

  it('MH-PSY-9: the free blows are one each, automatic, with the main weapon at its Strength', () =>
    // flails in the first round S 5 on T 5: 4+: two blows, wounds 1/3 + 2 x 1/6 each (criticals not limited in common)
    expectExact(
      melee([man({ A: 0 }, 'flail'), man({ A: 0 }, 'axe')], [idle({ Ld: 0, W: 9 })], begins),
      // flail 2/3, axe 1/6
      { 'mean damage.a': '5/6', a: '1' },
    ));

  it('MH-PSY-9: criticals of the free blows count under the limits of the phase', () =>
    // axes on T 3: wound 1/2, critical 1/6 each: per warrior 2/6; per phase 1/6 + 5/6 x 1/6; W 9: he flees
    expectExact(
      melee(
        [man({ A: 0 }, 'axe'), man({ A: 0 }, 'axe')],
        [man({ A: 0, Ld: 0, W: 9 })],
        begins,
        over('critical-limit', 'per-warrior', 'per-phase', 'per-side', 'unlimited'),
      ),
      { 'mean criticals.a': '1/3', a: '1' },
      { 'mean criticals.a': '11/36', a: '1' },
      { 'mean criticals.a': '11/36', a: '1' },
      { 'mean criticals.a': '1/3', a: '1' },
    ));

  it('MH-PSY-9: each of those who strike rolls for his own blow, the victim for his saves', async () => {
    const told = await playFaces(
      melee([idle({ I: 5 }), idle({ I: 4 })], [man({ A: 0, T: 5, Ld: 0 }, 'axe', 'heavy-armour')], begins),
      [
        ...[6, 6, 1], // he fails his test; a1 does not wound
        ...[6, 1, 3], // a2 wounds, not saved, and stuns
      ],
    );
    expect(told.rolls).toEqual(['all-alone test', 'to wound', 'to wound', 'armour save', 'injury']);
    expect(told.by).toEqual(['b1', 'a1', 'a2', 'b1', 'a2']);
  });

  it('MH-PSY-9: who is floored by the free blows stays', () =>
    // W 1: stands unhurt 25/36 and flees; out 35/324; else he lies there: draw
    expectExact(melee(pair, [idle({ Ld: 0 })], begins), { draw: '16/81', 'mean losses.b': BROKEN }));

  it('MH-PSY-9: against the free blows he holds what he holds in that round', async () => {
    // his first round and his second: two blows of 1/6, saved on 6 behind a shield
    const runaway = (...items: readonly string[]): Man => man({ A: 0, T: 5, W: 9, Ld: 0 }, ...items);
    const rounds = { vary: { engagement: { first: atTurn('b', 1), second: atTurn('a', 2) } } };
    const bare = { 'mean damage.a': '1/3' };
    const shielded = { 'mean damage.a': '5/18' };
    const drops = minded({ 'later-weapons': ['axe'] }, runaway('axe', 'shield'));
    const takes = minded({ 'later-weapons': ['axe', 'shield'] }, runaway('halberd', 'axe', 'shield'));
    await expectExact(melee(pair, [drops], {}, rounds), shielded, bare);
    await expectExact(melee(pair, [takes], {}, rounds), bare, shielded);
  });

  it('MH-PSY-9: the free blows are one batch, whatever one warrior may do to another', () =>
    expectExact(
      melee(pair, [idle({ Ld: 0 })], begins, over('same-warrior-chain', 'forbidden', 'allowed')),
      { draw: '16/81' },
      { draw: '16/81' },
    ));
});
