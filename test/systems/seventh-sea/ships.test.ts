import { describe, expect, it } from 'vitest';
import { chooseLoss, ShipState } from '../../../src/systems/seventh-sea/ship-state.ts';
import { playFaces, type Told } from '../../support/script.ts';
import { expectExact, solveText } from '../../support/solve.ts';
import { against, type Fighter, hero, person, scene, ship } from './scenes.ts';

type More = NonNullable<Parameters<typeof scene>[2]>;
type Fields = Readonly<Record<string, unknown>>;

const ruled = (ruling: string, option: string): More => ({ rulings: { [ruling]: option } });
const under = (ruling: string, ...options: readonly string[]): More => ({ vary: { [`rulings.${ruling}`]: options } });

/** Two of everything but the rudder: hit at 5, a hull of 2 dice, sunk by 4 criticals. */
const brig = (changes: object = {}): Fighter => ship([2, 2, 1, 2, 2], changes);
/** The same with a hull of 4, for which 8 criticals are needed. */
const galleon = (changes: object = {}): Fighter => ship([2, 2, 1, 4, 2], changes);

const fire = (a: Fighter, b: Fighter, fields: Fields = {}, more: More = {}): string =>
  against('broadside', a, b, fields, more);

/** A broadside that hits (6 against 5), with so much damage of two dice, and the faces of the hull. */
const hit = (a: Fighter, b: Fighter, dice: readonly number[], fields: Fields = {}, more: More = {}): Promise<Told> =>
  playFaces(fire(a, b, fields, more), [3, 3, ...dice]);

describe('broadsides', () => {
  it('SS-SHIP-2: a gunner adds dice to the attack, a carpenter to the hull, that are not kept', async () => {
    const target = ship([2, 2, 2, 2, 2]);
    // 3k2 against 10, and 2k2.
    await expectExact(fire(brig({ skills: { gunnery: 1 } }), target), { miss: '0.154' });
    await expectExact(fire(brig(), target), { miss: '0.36' });
    const told = await hit(brig(), brig({ skills: { carpentry: 1, piloting: 3 } }), [5, 5, 2, 5, 5]);
    expect([told.outcome, told.rolls]).toEqual(['superficial', ['broadside', 'damage of the broadside', 'hull']]);
  });

  it('SS-SHIP-3: only the guns of the side that bears fire or, by broadside-dice, the whole Brawn', async () => {
    const gunner = brig({ guns: { port: 2, starboard: 0 } });
    // Half of the broadsides of 1k1 and 2k2 at 5: means 55/9 and 110/9; 2k2 reaches 5 with 94 of 100.
    const readings = under('broadside-dice', 'side', 'full');
    const shared = brig({ guns: { port: 1, starboard: 1 } });
    await expectExact(fire(shared, brig(), {}, readings), { 'mean damage': '517/90' }, { 'mean damage': '517/45' });
    await expectExact(fire(gunner, brig(), { bears: { attacker: 'port' } }), { 'mean damage': '517/45' });
    await expectExact(
      fire(gunner, brig(), { bears: { attacker: 'starboard' } }, readings),
      { miss: '1' },
      { miss: '1' },
    );
    await expectExact(fire(gunner, brig()), { 'mean damage': '517/45' });
  });

  it('SS-SHIP-3: lost ranks of Brawn are guns of the idle side first, or of the engaged side', () => {
    const lost = (policy: 'idle-side' | 'engaged-side', bearing: number, ranks: number): number[] => {
      const state = new ShipState();
      state.begin({ traits: [4, 2, 2, 2, 2], bearing, drama: 0 });
      for (let rank = 0; rank < ranks; rank += 1) state.lose(0, policy);
      return [state.brawn, state.bearing];
    };
    expect(lost('idle-side', 3, 1)).toEqual([3, 3]);
    expect(lost('idle-side', 3, 2)).toEqual([2, 2]);
    expect(lost('engaged-side', 3, 2)).toEqual([2, 1]);
    expect(lost('engaged-side', 1, 2)).toEqual([2, 0]);
    expect(lost('idle-side', 4, 4)).toEqual([0, 0]);
  });

  it('SS-SHIP-4: crew against five times the rudder, at least 5', async () => {
    await expectExact(fire(brig(), ship([2, 2, 2, 2, 2])), { miss: '36/100' });
    await expectExact(fire(brig(), ship([2, 2, 1, 2, 2])), { miss: '6/100' });
    await expectExact(fire(brig(), ship([2, 2, 0, 2, 2])), { miss: '6/100' });
  });

  it('SS-SHIP-4: a raise costs 5 and adds a die of damage; a free raise gives 5', async () => {
    const told = await playFaces(fire(brig({ tactics: { raises: 1 } }), brig()), [5, 5, 1, 7, 8, 5, 4]);
    expect(told.metrics.damage).toBe(15);
    await expectExact(fire(brig({ tactics: { raises: 1 } }), brig()), { miss: '0.36' });
    await expectExact(fire(brig({ tactics: { raises: 1 }, 'free-raises': 1 }), brig()), { miss: '0.06' });
  });

  it('SS-ATT-9: the raises of best-damage make chance times mean damage greatest', async () => {
    const [best] = await solveText(fire(brig({ tactics: { raises: 'best-damage' } }), brig()));
    const means: number[] = [];
    for (const raises of [0, 1, 2, 3]) {
      const [answer] = await solveText(fire(brig({ tactics: { raises } }), brig()));
      means.push(answer?.mean('damage') ?? 0);
    }
    expect(best?.mean('damage')).toBeCloseTo(Math.max(...means), 12);
    // 0.94 × 12.22, 0.64 × 15.31 …: none; with a drama die announced 0.9997 × 12.22 and 0.916 × 15.31: one.
    expect(best?.p('miss')).toBeCloseTo(0.06, 12);
    const keen = brig({ tactics: { raises: 'best-damage', 'drama-attack': 1 } });
    const [announced] = await solveText(fire(keen, brig()));
    expect(announced?.p('miss')).toBeCloseTo(1 - 0.916, 12);
    const [later] = await solveText(fire(keen, brig(), {}, ruled('drama-timing', 'after')));
    expect(later?.mean('damage')).toBeGreaterThan(0.94 * 12);
  });

  it('SS-SHIP-4: drama dice go into attacks and hull rolls, before them or after', async () => {
    const eager = brig({ tactics: { 'drama-attack': 1 } });
    const hard = ship([2, 2, 3, 2, 2]);
    // 3k3 against 15; or 2k2, and a die where it misses.
    await expectExact(fire(eager, hard), { miss: '0.3352' });
    const after = ruled('drama-timing', 'after');
    const told = await playFaces(fire(eager, hard, {}, after), [5, 4, 6, 1, 1, 1, 2]);
    expect(told.rolls.slice(0, 3)).toEqual(['broadside', 'drama die added', 'damage of the broadside']);
    const stubborn = brig({ tactics: { 'drama-soak': 'all' }, drama: 1 });
    expect((await hit(brig(), stubborn, [9, 9, 6, 6, 6])).outcome).toBe('superficial');
    expect((await hit(brig(), stubborn, [9, 9, 6, 6, 6], {}, after)).outcome).toBe('superficial');
    // A ship has as many as its lowest trait: one.
    const spent = await playFaces(fire(brig({ tactics: { 'drama-attack': 5 } }), ship([2, 2, 4, 2, 2])), [9, 5, 5, 5]);
    expect(spent.outcome).toBe('miss');
  });

  it('SS-DRAMA-1: a ship has as many drama dice as its lowest trait', async () => {
    const eager = (changes: object): Fighter => brig({ tactics: { 'drama-attack': 'all' }, ...changes });
    // The lowest is Wits 1: 3k3 against 15. None: 2k2.
    await expectExact(fire(eager({}), ship([2, 2, 3, 2, 2])), { miss: '0.3352' });
    await expectExact(fire(eager({ drama: 0 }), ship([2, 2, 3, 2, 2])), { miss: '0.722' });
  });

  it('SS-SHIP-5: a die of damage for each gun, all kept', async () => {
    await expectExact(fire(ship([3, 2, 1, 2, 2]), brig()), { 'mean damage': '517/30' });
  });

  it('SS-SHIP-6: a hull that holds keeps the damage as superficial, with all before it', async () => {
    expect((await hit(brig(), brig(), [8, 7, 8, 7])).outcome).toBe('superficial');
    expect((await hit(brig(), brig(), [8, 7, 8, 7], { superficial: 1 })).outcome).toBe('critical');
    expect((await hit(brig(), brig(), [8, 7, 8, 8], { superficial: 1 })).outcome).toBe('superficial');
  });

  it('SS-SHIP-6: a failure costs criticals by ship-critical-step, full or begun', async () => {
    const criticals = async (step: string, ...hull: readonly number[]): Promise<unknown> =>
      (await hit(brig(), galleon(), [9, 9, ...hull], {}, ruled('ship-critical-step', step))).metrics.criticals;
    // 18 against 12, 9, 8, 7: 6, 9, 10, 11 short.
    expect(await criticals('full', 3, 3, 3, 3)).toBe(1);
    expect(await criticals('full', 2, 2, 2, 3)).toBe(1);
    expect(await criticals('begun', 2, 2, 2, 3)).toBe(1);
    expect(await criticals('full', 2, 2, 2, 2)).toBe(2);
    expect(await criticals('begun', 2, 2, 2, 2)).toBe(1);
    expect(await criticals('full', 2, 2, 2, 1)).toBe(2);
    expect(await criticals('begun', 2, 2, 2, 1)).toBe(2);
  });

  it('SS-SHIP-7: without crew or bearing guns nobody fires or, by ship-zero-trait, weakly', async () => {
    const readings = under('ship-zero-trait', 'no-roll', 'weak-die');
    // One die from 0 to 9 against 5; with a gunner of 2 the better of two.
    await expectExact(fire(ship([2, 0, 2, 2, 2]), brig(), {}, readings), { miss: '1' }, { miss: '1/2' });
    const gunner = ship([2, 0, 2, 2, 2], { skills: { gunnery: 2 } });
    await expectExact(fire(gunner, brig(), {}, readings), { miss: '1' }, { miss: '1/4' });
    // 94 of 100 times a mean of 4.5.
    await expectExact(
      fire(ship([0, 2, 2, 2, 2]), brig(), {}, readings),
      { miss: '1' },
      { miss: '0.06', 'mean damage': '4.23' },
    );
  });

  it('SS-SHIP-7: without a hull the total is 0 or, by ship-zero-trait, a weak die', async () => {
    const hulk = ship([2, 2, 1, 0, 2]);
    expect((await hit(brig(), hulk, [1, 1])).outcome).toBe('sunk');
    expect((await hit(brig(), hulk, [1, 1, 2], {}, ruled('ship-zero-trait', 'weak-die'))).outcome).toBe('superficial');
    expect((await hit(brig(), hulk, [1, 1, 10], {}, ruled('ship-zero-trait', 'weak-die'))).outcome).toBe('sunk');
  });

  it('SS-SHIP-8: twice the Resolve in criticals sinks, that of the start or, by sink-resolve, of the moment', async () => {
    expect((await hit(brig(), brig(), [9, 9, 5, 4])).metrics.criticals).toBe(1);
    expect((await hit(brig(), brig(), [9, 9, 5, 4], { criticals: 3 })).outcome).toBe('sunk');
    expect((await hit(brig(), brig(), [9, 9, 5, 4], { criticals: 2 })).outcome).toBe('critical');
    // The only critical takes the hull down to 1: 2 would sink it.
    const bare = brig({ tactics: { 'lose-trait': 'resolve' } });
    const current = ruled('sink-resolve', 'current');
    expect((await hit(brig(), bare, [9, 9, 5, 4], {}, current)).outcome).toBe('critical');
    expect((await hit(brig(), bare, [9, 9, 4, 4], {}, current)).outcome).toBe('sunk');
    expect((await hit(brig(), bare, [9, 9, 4, 4], {}, ruled('sink-resolve', 'starting'))).outcome).toBe('critical');
  });

  it('SS-SHIP-9: a critical lowers the highest trait, the lowest above 0, or one by name while it lasts', () => {
    const traits = Int8Array.of(2, 3, 0, 3, 1);
    expect(chooseLoss(traits, 'highest')).toBe(1);
    expect(chooseLoss(traits, 'lowest')).toBe(4);
    expect(chooseLoss(Int8Array.of(2, 1, 0, 1, 1), 'lowest')).toBe(1);
    expect(chooseLoss(traits, 'resolve')).toBe(3);
    expect(chooseLoss(traits, 'wits')).toBe(1);
    for (const policy of ['highest', 'lowest', 'wits'] as const) expect(chooseLoss(new Int8Array(5), policy)).toBe(-1);
  });

  it('SS-SHIP-9: criticals suffered before have cost their ranks; without any left they are only counted', async () => {
    // Two lost: Brawn and Finesse are 1, the hull is whole. All four and more: nothing to roll.
    expect((await hit(brig(), brig(), [9, 9, 9, 9], { criticals: 2 })).outcome).toBe('superficial');
    const wreck = ship([0, 0, 0, 1, 0]);
    expect((await hit(brig(), wreck, [9, 9], { criticals: 1 })).metrics.criticals).toBe(2);
  });

  it('SS-SHIP-9: by critical-chooser the captain of the target chooses, or the one who fires', async () => {
    const cruel = brig({ tactics: { 'take-trait': 'resolve' } });
    const readings = under('critical-chooser', 'target', 'attacker');
    const more = { vary: readings.vary ?? {}, rulings: { 'sink-resolve': 'current' } };
    const [target, attacker] = await solveText(fire(cruel, brig(), {}, more));
    // Two criticals on the hull sink it at once.
    expect(attacker?.p('sunk')).toBeGreaterThan((target?.p('sunk') ?? 1) + 0.05);
  });

  it('SS-SHIP-10: grape and chain do two dice less', async () => {
    for (const ammunition of ['grape', 'chain', 'mitraille']) {
      const gunship = ship([4, 2, 1, 2, 2], { tactics: { ammunition } });
      await expectExact(fire(gunship, brig()), { 'mean damage': '517/45' });
    }
    // Two guns: nothing or, by empty-pool, one die.
    const small = brig({ tactics: { ammunition: 'chain' } });
    await expectExact(
      fire(small, brig(), {}, under('empty-pool', 'zero', 'one-die')),
      { 'mean damage': '0', superficial: '0.94' },
      { 'mean damage': '517/90' },
    );
  });
});

describe('ramming', () => {
  const ram = (a: Fighter, b: Fighter, fields: Fields, more: More = {}): string => against('ram', a, b, fields, more);
  const hull = (resolve: number): Fighter => ship([2, 2, 2, resolve, 2]);

  it('SS-SHIP-11: both suffer the attacker’s Resolve and the hexagons moved', async () => {
    await expectExact(ram(hull(3), hull(4), { hexes: 2 }), { 'both-afloat': '1', 'mean criticals': '5' });
    await expectExact(ram(hull(3), hull(2), { hexes: 2 }), { 'target-sunk': '1', 'mean sinking-actions': '18' });
    await expectExact(ram(hull(2), hull(4), { hexes: 2 }), { 'attacker-sunk': '1', 'mean sinking-actions': '0' });
    await expectExact(ram(hull(2), hull(2), { hexes: 2 }), { 'both-sunk': '1', 'mean criticals': '4' });
  });

  it('SS-SHIP-11: an accident costs both the higher Resolve', async () => {
    await expectExact(ram(hull(2), hull(5), { hexes: 9, accidental: true }), {
      'attacker-sunk': '1',
      'mean criticals': '5',
    });
  });

  it('SS-SHIP-8: how fast a ship sinks may be read on a table of ten', async () => {
    const table = { tables: { 'sinking-table': [1, 1, 2, 3, 4, 5, 6, 7, 8, 20] } };
    await expectExact(ram(hull(3), hull(2), { hexes: 2 }, table), {
      'sinking-actions=1': '2/10',
      'sinking-actions=20': '1/10',
    });
    expect((await playFaces(ram(hull(3), hull(2), { hexes: 2 }, table), [10])).metrics['sinking-actions']).toBe(20);
  });

  it('SS-SHIP-9: whoever chooses decides which hulls sink, by what is left of them', async () => {
    const frail = ship([2, 2, 2, 3, 2], { tactics: { 'lose-trait': 'resolve' } });
    const current = { rulings: { 'sink-resolve': 'current' } };
    const stout = ship([9, 9, 9, 4, 9]);
    // Four criticals: all 3 ranks of the hull, or the first of it, then others.
    await expectExact(ram(stout, frail, { hexes: 0 }, current), { 'target-sunk': '1' });
    await expectExact(ram(stout, hull(3), { hexes: 0 }, current), { 'target-sunk': '1' });
    await expectExact(ram(ship([2, 2, 2, 3, 2]), frail, { hexes: 0 }), { 'both-afloat': '1' });
  });
});

describe('scuttling', () => {
  const scuttle = (who: Fighter, vessel: Fighter, fields: Fields, more: More = {}): string =>
    scene({ kind: 'scuttle', attacker: 'a', ship: 's', ...fields }, { a: who, s: vessel }, more);
  const man = person('new-hero');

  it('SS-SHIP-12: a blow does two dice less, of an axe or a hatchet one', async () => {
    // A rapier: 4k2 less 2k2 leaves nothing; an axe: 5k2 less 1k1; a pistol: 4k3 less 2k2.
    await expectExact(scuttle(man, brig(), { blows: 5 }), { afloat: '1', 'mean criticals': '0' });
    const rolled = async (weapon: string, ...faces: readonly number[]): Promise<unknown> =>
      (await playFaces(scuttle(man, brig(), { weapon }), faces)).metrics.criticals;
    expect(await rolled('axe', 1, 2, 3, 9, 4, 4)).toBe(1);
    expect(await rolled('axe', 1, 2, 3, 9, 5, 4)).toBe(0);
    expect(await rolled('hatchet', 1, 2, 9, 4, 4)).toBe(1);
    expect(await rolled('pistol', 2, 9, 4, 4)).toBe(1);
    expect(await rolled('kick')).toBe(0);
  });

  it('SS-SHIP-12: by empty-pool one die is left of a blow that has none', async () => {
    const text = scuttle(man, ship([2, 2, 1, 1, 2]), {}, under('empty-pool', 'zero', 'one-die'));
    // 1k1 against 1k1: half of the ties apart.
    const [nothing, die] = await solveText(text);
    expect(nothing?.p('afloat')).toBeCloseTo(1, 12);
    expect(die?.mean('criticals')).toBeGreaterThan(0.4);
  });

  it('SS-SHIP-12: the hull is worn down blow by blow, and superficial damage may outlast a critical', async () => {
    const barge = galleon({ tactics: { 'lose-trait': 'brawn' } });
    const chop = (faces: readonly number[], reading: string): Promise<Told> =>
      playFaces(
        scuttle(man, barge, { weapon: 'axe', blows: 2, superficial: 10 }, ruled('ship-superficial', reading)),
        faces,
      );
    // 19 against 12, then 5 against 6; with 10 kept, 15.
    const faces = [1, 2, 3, 9, 3, 3, 3, 3, 1, 2, 3, 5, 2, 2, 1, 1];
    expect((await chop(faces, 'reset')).metrics.criticals).toBe(1);
    expect((await chop(faces, 'keep')).metrics.criticals).toBe(2);
    // Superficial damage adds up: 5 + 5 against 6.
    const twice = scuttle(man, galleon(), { weapon: 'axe', blows: 2 });
    const worn = await playFaces(twice, [1, 1, 1, 5, 2, 2, 2, 2, 1, 1, 1, 5, 2, 2, 1, 1]);
    expect(worn.metrics.criticals).toBe(1);
  });

  it('SS-SHIP-12: a grenade gains by thrown-brawn, and drama dice go into the blow', async () => {
    const grenade = scuttle(man, brig(), { weapon: 'grenade' }, under('thrown-brawn', 'without', 'with'));
    // 2k2 or 4k2 against 2k2.
    const [without, withBrawn] = await solveText(grenade);
    expect(withBrawn?.mean('criticals')).toBeGreaterThan((without?.mean('criticals') ?? 1) + 0.1);
    const brave = person('new-hero', { tactics: { 'drama-damage': 2 } });
    expect((await playFaces(scuttle(brave, brig(), {}), [9, 8, 4, 4])).metrics.criticals).toBe(1);
  });

  it('SS-DRAMA-2: a villain who hacks at a hull has no drama dice: those of the game master are not there', async () => {
    const villain = person('new-hero', { rank: 'villain', drama: 2, tactics: { 'drama-damage': 2 } });
    await expectExact(scuttle(villain, brig(), { blows: 2 }), { afloat: '1', 'mean criticals': '0' });
  });

  it('SS-SHIP-12: the dice of a crippled man do not explode, those of a firearm by crippled-scope', async () => {
    const lame = person('new-hero', { wounds: { dramatic: 2 } });
    const shot = (who: Fighter, scope: string): string =>
      scuttle(who, brig(), { weapon: 'pistol' }, ruled('crippled-scope', scope));
    expect((await playFaces(shot(lame, 'all-rolls'), [10, 2, 9, 1])).metrics.criticals).toBe(0);
    expect((await playFaces(shot(lame, 'published-exempt'), [10, 2, 2, 9, 1])).metrics.criticals).toBe(1);
    const zero = { rulings: { 'crippled-ten': 'zero' } };
    const axe = scuttle(lame, brig(), { weapon: 'axe' }, zero);
    expect((await playFaces(axe, [10, 1, 2, 3, 2, 1])).metrics.criticals).toBe(0);
  });

  it('SS-SHIP-12: a weapon that breaks strikes no more', async () => {
    const club = { improvised: { size: 3, edge: 'sharp', build: 'fragile' }, skills: {} };
    const strong = hero([5, 2, 2, 2, 2], { equipment: ['improvised'], ...club });
    const blow = scuttle(strong, galleon(), { blows: 3 }, ruled('empty-pool', 'one-die'));
    expect((await playFaces(blow, [10, 1, 9, 9, 9, 9])).rolls).toEqual(['damage', 'damage', 'hull']);
  });
});

describe('boarding', () => {
  const crew = (ranks: number, surrender = 0): Fighter =>
    ship([2, ranks, 2, 2, 2], { tactics: { 'surrender-at': surrender } });
  const board = (a: Fighter, b: Fighter, fields: Fields = {}, more: More = {}): string =>
    against('boarding', a, b, fields, more);

  it('SS-SHIP-17: a d10 and the difference of the crews reads what both lose', async () => {
    // 5 + 1 is 6: one each; then 8 + 1: one of the target, the last.
    const told = await playFaces(board(crew(3), crew(2)), [5, 8]);
    expect([told.outcome, told.rolls]).toEqual(['attacker', ['boarding', 'boarding']]);
    expect(told.metrics).toEqual({ assaults: 2, 'losses.attacker': 1, 'losses.target': 2 });
    // 5 + 0: one each, the last of both.
    expect((await playFaces(board(crew(1), crew(1)), [5])).outcome).toBe('draw');
    // 1 + 0: two of one.
    expect((await playFaces(board(crew(1), crew(1)), [1])).metrics['losses.attacker']).toBe(1);
  });

  it('SS-SHIP-17: a crew at its surrender-at yields, even before the first assault', async () => {
    expect((await playFaces(board(crew(3, 2), crew(3)), [4])).outcome).toBe('target');
    await expectExact(board(crew(2, 2), crew(3)), { target: '1', 'mean assaults': '0' });
    await expectExact(board(crew(3), crew(1, 1)), { attacker: '1' });
    await expectExact(board(crew(0), crew(0)), { draw: '1' });
  });

  it('SS-SHIP-17: the cap of assaults leaves a draw, and the table may be replaced', async () => {
    const gentle = {
      tables: {
        'boarding-table': [
          { max: 9, attacker: 0, target: 0 },
          { attacker: 0, target: 1 },
        ],
      },
    };
    await expectExact(board(crew(1), crew(1), { assaults: 2 }, gentle), {
      attacker: '19/100',
      draw: '81/100',
      'mean assaults': '1.9',
    });
  });
});
