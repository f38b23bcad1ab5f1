import { describe, expect, it } from 'vitest';
import { run } from '../../../src/run.ts';
import { playFaces, type Told } from '../../support/script.ts';
import { expectExact, readText, solveText } from '../../support/solve.ts';
import { against, brutes, type Fighter, hero, person, versus } from './scenes.ts';

type Fields = Readonly<Record<string, unknown>>;
type More = Parameters<typeof against>[4];

/** Attacks with 5k3, damages with 4k2. */
const SWORDSMAN = fencer('rapier');
/** Is hit at 15, checks wounds with 2k2. */
const TARGET = hero([2, 2, 2, 3, 2], { skills: { footwork: 2 } });
/** A damage roll of 4k2 and a wound check of 2k2 that come to 6 and 6. */
const SCRATCH = [3, 3, 1, 1, 3, 3];

function fencer(weapon: string, changes: object = {}): Fighter {
  return hero([2, 3, 2, 3, 2], { skills: { attack: 2 }, equipment: [weapon], ...changes });
}

/** What an attack comes to with these faces. */
function struck(
  faces: readonly number[],
  fields: Fields = {},
  { a = SWORDSMAN, b = TARGET, more = {} }: { a?: Fighter; b?: Fighter; more?: More } = {},
): Promise<Told> {
  return playFaces(against('attack', a, b, fields, more), faces);
}

/** A ruling, for {@link struck}. */
const under = (ruling: string, option: string): { more: More } => ({ more: { rulings: { [ruling]: option } } });

/** Whether an attack with these faces hits, whatever its damage. */
async function hits(
  faces: readonly number[],
  fields: Fields = {},
  who: Parameters<typeof struck>[2] = {},
): Promise<boolean> {
  const told = await struck([...faces, ...SCRATCH], fields, who);
  return told.failure === null && told.outcome === 'scratched';
}

it('an attack with so many dice that fractions are out of reach is solved without them', async () => {
  const text = against('attack', person('veteran'), person('renaldo'), { 'drama-attack': 3 });
  const [solved] = (await run(await readText(text), { method: 'exact', workers: 0 })).variants;
  expect(solved?.outcomes.miss).toMatchObject({ fraction: null });
});

describe('the attack roll', () => {
  it('SS-ATT-1: Finesse and the knack, keeping Finesse, against the passive defence', async () => {
    expect(await struck([5, 4, 6, 1, 1, ...SCRATCH])).toMatchObject({
      outcome: 'scratched',
      metrics: { 'attack-total': 15, hits: 1, damage: 6, dramatic: 0, raises: 0 },
    });
    expect(await struck([5, 4, 5, 1, 1])).toMatchObject({ outcome: 'miss', metrics: { 'attack-total': 14, hits: 0 } });
  });

  it('SS-ATT-1: the knack is that of the weapon, else `attack`, else none', async () => {
    const trained = (skills: object): Fighter => fencer('rapier', { skills });
    expect((await struck([4, 4, 4, 4], {}, { a: trained({ attack: 4, 'attack-fencing': 1 }) })).outcome).toBe('miss');
    // No rank: 3k3 that do not explode, against 20.
    expect((await struck([10, 8, 1], {}, { a: trained({ parry: 4 }) })).outcome).toBe('miss');
    expect((await struck([10, 8, 2, ...SCRATCH], {}, { a: trained({}) })).outcome).toBe('scratched');
  });

  it('SS-ATT-2: passive defence is 5 and 5 a rank of the best knack, or of that which is named', async () => {
    const skilled = (tactics: object): Fighter =>
      hero([2, 2, 2, 3, 2], {
        skills: { footwork: 1, balance: 3, 'parry-fencing': 2 },
        equipment: ['rapier'],
        tactics,
      });
    expect(await hits([7, 7, 6, 1, 1], {}, { b: skilled({}) })).toBe(true);
    expect((await struck([7, 7, 5, 1, 1], {}, { b: skilled({}) })).outcome).toBe('miss');
    expect(await hits([5, 4, 1, 1, 1], {}, { b: skilled({ 'passive-knack': 'footwork' }) })).toBe(true);
    expect(await hits([5, 5, 5, 1, 1], {}, { b: skilled({ 'passive-knack': 'parry' }) })).toBe(true);
    expect((await struck([5, 5, 4, 1, 1], {}, { b: skilled({ 'passive-knack': 'parry' }) })).outcome).toBe('miss');
  });

  it('SS-ATT-3: whoever lies, is surprised or recovering is hit at 5', async () => {
    for (const state of ['prone', 'surprised', 'recovering']) {
      expect(await hits([2, 2, 1, 1, 1], { 'target-states': [state] })).toBe(true);
    }
    expect(await hits([2, 2, 1, 1, 1], {}, { b: { ...TARGET, states: ['prone'] } })).toBe(true);
    expect((await struck([2, 1, 1, 1, 1], { 'target-states': ['prone'] })).outcome).toBe('miss');
  });

  it('SS-ATT-4: the off hand rolls a die less, that of the left-handed does not', async () => {
    expect(await hits([5, 5, 5, 1], { 'off-hand': true })).toBe(true);
    const leftHanded = fencer('rapier', { abilities: ['left-handed'] });
    expect(await hits([5, 5, 5, 1, 1], { 'off-hand': true }, { a: leftHanded })).toBe(true);
  });

  it('SS-DICE-13: free raises of attacker, weapon and engagement add 5 each', async () => {
    const gifted = fencer('rapier', { 'free-raises': 1 });
    expect(await hits([2, 2, 1, 1, 1], { 'free-raises': 1 }, { a: gifted })).toBe(true);
    expect((await struck([2, 1, 1, 1, 1], { 'free-raises': 1 }, { a: gifted })).outcome).toBe('miss');
  });

  it('SS-DRAMA-2: drama dice go into the attack, the damage, the defence and the wound check', async () => {
    const dice = { 'drama-attack': 1, 'drama-damage': 1, 'drama-defence': 1, 'drama-wound': 1, defended: true };
    const attack = [4, 4, 4, 1, 1, 4]; // 6k4
    const defence = [5, 5, 5, 2, 2]; // 5k3 against 16
    const damage = [2, 2, 2, 1, 1]; // 5k3
    const check = [3, 2, 1]; // 3k3
    expect(await struck([...attack, ...defence, ...damage, ...check], dice)).toMatchObject({
      failure: null,
      outcome: 'scratched',
      metrics: { 'attack-total': 16, damage: 6 },
    });
  });

  it('SS-DRAMA-2: dice added after the roll are spent while it misses', async () => {
    const after = under('drama-timing', 'after');
    const told = await struck([4, 4, 4, 1, 1, 2, 1, ...SCRATCH], { 'drama-attack': 3 }, after);
    expect(told).toMatchObject({ failure: null, outcome: 'scratched', metrics: { 'attack-total': 15 } });
    const wound = await struck([5, 5, 5, 1, 1, 9, 9, 1, 1, 8, 8, 2], { 'drama-wound': 2 }, after);
    expect(wound).toMatchObject({ failure: null, outcome: 'scratched', metrics: { damage: 18 } });
  });

  describe('with many drama dice, one after the other', () => {
    /** 5k3 against 55. */
    const [a, b] = [SWORDSMAN, hero([2, 2, 2, 3, 2], { skills: { footwork: 6 } })];
    const rulings = { 'drama-timing': 'after', 'zero-trait': 'no-roll' };
    const text = (fields: Fields): string => against('attack', a, b, { raises: 4, ...fields }, { rulings });

    it('SS-DICE-16: the attack is solved exactly', async () => {
      const [solved] = await solveText(text({ 'drama-attack': 6 }));
      // A convolution by hand: dice are added below the TN alone.
      expect(solved?.p('miss')).toBeCloseTo(0.3343291161532453, 12);
      expect(solved?.mean('attack-total')).toBeCloseTo(55.15377941795173, 9);
    });

    it('SS-DICE-16: the defence is solved exactly', async () => {
      // Any hit puts him out. He keeps his one die, due in 55 of 100 rounds when the blow comes, for 8k2 and three dice.
      const mute = hero([0, 2, 2, 1, 1], {
        rank: 'henchman',
        skills: { footwork: 6 },
        tactics: { hold: 'all', release: 'never', 'drama-defence': 'all' },
      });
      const one = fencer('rapier', { characteristics: { brawn: 2, finesse: 3, wits: 2, resolve: 3, panache: 1 } });
      const [solved] = await solveText(versus('duel', one, mute, { rounds: 1, 'gm-dice': 3 }, { rulings }));
      expect(solved?.p('x')).toBeCloseTo(0.11159007439999996 - 0.55 * 0.053814810186357684, 12);
    });

    it('it is drawn from tables, or they are said to be out of reach', async () => {
      const drawn = { method: 'sampled', engine: 'tables', trials: 100, workers: 0 } as const;
      await run(await readText(text({ 'drama-attack': 6 })), drawn);
      const both = text({ raises: 0, 'drama-attack': 8, 'drama-defence': 8, defended: true });
      await expect(run(await readText(both), drawn)).rejects.toMatchObject({ code: 'exact/too-large', exitCode: 2 });
    });
  });
});

describe('weapons', () => {
  it('SS-ATT-5: a cutlass attacks with a die less and damages with one more', async () => {
    const told = await struck([5, 5, 5, 1, 3, 3, 1, 1, 1, 3, 3], {}, { a: fencer('cutlass') });
    expect(told).toMatchObject({ failure: null, outcome: 'scratched', metrics: { damage: 6 } });
  });

  it('SS-ATT-5: a stiletto attacks with a die more', async () => {
    // 6k3; 2k2 of damage.
    const told = await struck([5, 5, 5, 1, 1, 1, 3, 3, 3, 3], {}, { a: fencer('stiletto') });
    expect(told).toMatchObject({ failure: null, outcome: 'scratched' });
  });

  it('SS-ATT-5: bodice daggers and throwing knives have free raises', async () => {
    const bodice = await struck([2, 2, 1, 1, 1, 5, 1, 1, 3, 3], {}, { a: fencer('bodice-dagger') });
    expect(bodice).toMatchObject({ failure: null, outcome: 'scratched', metrics: { 'attack-total': 15, damage: 5 } });
    const knife = await struck([4, 3, 3, 1, 1, 5, 3, 3], { distance: 4 }, { a: fencer('throwing-knife') });
    expect(knife).toMatchObject({ failure: null, outcome: 'scratched', metrics: { 'attack-total': 15, damage: 5 } });
  });

  it('SS-ATT-5: a kick has TN +10', async () => {
    const kicked = { weapon: 'kick' };
    expect((await struck([9, 9, 6, 1, 1], kicked)).outcome).toBe('miss');
    expect((await struck([9, 9, 7, 1, 1, 3, 3, 3, 3], kicked)).outcome).toBe('scratched');
  });

  it('SS-ATT-5: a scimitar lowers the passive defence, rolls a die more, or does nothing', async () => {
    const a = fencer('scimitar');
    expect(await hits([4, 3, 3, 1, 1], {}, { a, ...under('scimitar-passive', 'minus-5') })).toBe(true);
    expect((await struck([3, 3, 3, 1, 1], {}, { a })).outcome).toBe('miss');
    expect(await hits([5, 5, 5, 1, 1, 1], {}, { a, ...under('scimitar-passive', 'plus-1k0') })).toBe(true);
    expect((await struck([5, 5, 4, 1, 1], {}, { a, ...under('scimitar-passive', 'none') })).outcome).toBe('miss');
  });

  it('SS-ATT-5: a scimitar lowers no defence below 5', async () => {
    const a = fencer('scimitar');
    const slow = hero([2, 2, 2, 3, 2]);
    expect((await struck([2, 1, 1, 1, 1], {}, { a, b: slow })).outcome).toBe('miss');
    expect(await hits([2, 2, 1, 1, 1], {}, { a, b: slow })).toBe(true);
    expect((await struck([2, 1, 1, 1, 1], { 'target-states': ['prone'] }, { a })).outcome).toBe('miss');
  });
});

describe('raises', () => {
  it('SS-ATT-6: each has TN +5 and one more die of damage', async () => {
    expect((await struck([9, 9, 6, 1, 1], { raises: 2 })).outcome).toBe('miss');
    const told = await struck([9, 9, 7, 1, 1, 3, 3, 1, 1, 1, 1, 3, 3], { raises: 2 });
    expect(told).toMatchObject({ failure: null, outcome: 'scratched', metrics: { raises: 2, damage: 6 } });
  });

  it('SS-ATT-6: they are those of his tactic unless the engagement says otherwise', async () => {
    const eager = fencer('rapier', { tactics: { raises: 2 } });
    expect((await struck([9, 9, 6, 1, 1], {}, { a: eager })).metrics.raises).toBe(2);
    expect(await hits([5, 5, 5, 1, 1], { raises: 'none' }, { a: eager })).toBe(true);
  });

  it('SS-ATT-7: those of a called shot bring no damage', async () => {
    expect((await struck([7, 7, 5, 1, 1], { called: 1 })).outcome).toBe('miss');
    expect(await hits([7, 7, 6, 1, 1], { called: 1 })).toBe(true);
  });

  it('SS-ATT-8: against a squad each fells one brute more', async () => {
    const b = brutes(1, 4);
    const fell = (raises: number, ...faces: number[]): Promise<Told> => struck(faces, { raises }, { b });
    expect(await fell(2, 8, 8, 4, 1, 1)).toMatchObject({
      outcome: 'felled',
      metrics: { felled: 3, raises: 2, hits: 1 },
    });
    expect(await fell(2, 8, 8, 3, 1, 1)).toMatchObject({ outcome: 'miss', metrics: { felled: 0 } });
    expect(await fell(3, 9, 9, 7, 1, 1)).toMatchObject({ outcome: 'out', metrics: { felled: 4 } });
  });

  it('SS-ATT-9: best-damage takes the raises with the greatest mean damage', async () => {
    const counts = [0, 1, 2, 3, 'best-damage'];
    const a = fencer('rapier', { skills: { attack: 3 }, 'free-raises': 1 });
    const answers = await solveText(against('attack', a, TARGET, {}, { vary: { 'engagement.raises': counts } }));
    const damages = answers.map((answer) => answer.mean('damage'));
    const best = damages.indexOf(Math.max(...damages.slice(0, -1)));
    expect(answers.at(-1)?.mean('raises')).toBeCloseTo(best, 9);
    expect(best).toBeGreaterThan(0);
    expect(damages.at(-1)).toBeCloseTo(damages[best] ?? 0, 9);
  });

  it('SS-ATT-9: drama dice and crippling wounds count for the choice', async () => {
    const b = hero([2, 2, 2, 3, 2], { skills: { footwork: 1 } });
    /** Raises of an attack that shows ones alone, and misses. */
    const choose = async (a: Fighter, dice: number, fields: Fields): Promise<number> => {
      const told = await struck(new Array<number>(dice).fill(1), { raises: 'best-damage', ...fields }, { a, b });
      expect(told).toMatchObject({ failure: null, outcome: 'miss' });
      return told.metrics.raises ?? Number.NaN;
    };
    const sound = person('new-hero');
    const crippled = person('new-hero', { wounds: { dramatic: 2 } });
    const plain = await choose(sound, 6, { 'free-raises': 4 });
    expect(await choose(crippled, 6, { 'free-raises': 4 })).toBeLessThan(plain);
    expect(await choose(sound, 8, { 'free-raises': 4, 'drama-attack': 2 })).toBeGreaterThan(plain);
    // More dice of damage make each further one worth less.
    const bold = await choose(sound, 6, { 'free-raises': 5 });
    expect(await choose(sound, 6, { 'free-raises': 5, 'drama-damage': 1 })).toBeLessThan(bold);
  });

  it('SS-ATT-9: against squads it counts brutes, those who live at most', async () => {
    const living = { vary: { 'fighters.b.characteristics.size': [1, 2, 30] } };
    const scene = against('attack', person('villain'), brutes(1, 1), { raises: 'best-damage' }, living);
    const [one, two, many] = (await solveText(scene)).map((answer) => Math.round(answer.mean('raises')));
    expect([one, two]).toEqual([0, 1]);
    expect(many).toBeGreaterThan(1);
  });

  it('SS-ATT-16: intimidated he loses dice, taunted he has to raise', async () => {
    expect(await hits([5, 5, 5, 1], { intimidated: 1 })).toBe(true);
    const told = await struck([9, 9, 7, 1, 1, 3, 3, 1, 1, 1, 1, 3, 3], { taunted: 2, raises: 1 });
    expect(told).toMatchObject({ failure: null, outcome: 'scratched', metrics: { raises: 2 } });
    expect((await struck([9, 9, 9, 4, 1], { taunted: 3, raises: 'best-damage' })).metrics.raises).toBe(3);
  });

  it('SS-ATT-16: wasted raises of a taunt make it harder, and no more', async () => {
    const wasted = under('taunt-raises', 'wasted');
    // TN 15 + 10 for the taunt + 5 for his own raise.
    const told = await struck([10, 3, 9, 8, 1, 1, 3, 3, 1, 1, 1, 3, 3], { taunted: 2, raises: 1 }, wasted);
    expect(told).toMatchObject({ failure: null, outcome: 'scratched', metrics: { raises: 1, 'attack-total': 30 } });
    expect((await struck([9, 9, 9, 1, 1], { taunted: 2, raises: 1 }, wasted)).outcome).toBe('miss');
    expect((await struck([9, 9, 6, 1, 1], { taunted: 2 }, under('taunt-raises', 'effective'))).outcome).toBe('miss');
  });
});

describe('missiles', () => {
  const archer = fencer('bow');
  const shoot = (distance: number, faces: readonly number[], more: More = {}): Promise<Told> =>
    playFaces(against('shot', archer, TARGET, { distance }, more), faces);
  /** 2k2 of damage without Brawn, 2k2 against it. */
  const HURT = [3, 3, 3, 3];

  it('SS-ATT-10: short under half the range, then long, then out of reach', async () => {
    expect(await shoot(69, [7, 7, 6, 1, 1, ...HURT])).toMatchObject({
      outcome: 'scratched',
      metrics: { 'attack-total': 15 },
    });
    expect(await shoot(69, [7, 7, 5, 1, 1])).toMatchObject({ outcome: 'miss', metrics: { 'attack-total': 14 } });
    expect(await shoot(71, [9, 8, 8, 1, 1, ...HURT])).toMatchObject({ metrics: { 'attack-total': 15 } });
    expect(await shoot(140, [9, 8, 7, 1, 1])).toMatchObject({ outcome: 'miss' });
    expect(await shoot(141, [])).toMatchObject({ failure: null, outcome: 'miss', metrics: { 'attack-total': 0 } });
  });

  it('SS-ATT-10: exactly half is long, or short', async () => {
    expect((await shoot(70, [8, 8, 8, 1, 1])).metrics['attack-total']).toBe(14);
    const short = await shoot(70, [8, 8, 8, 1, 1, ...HURT], { rulings: { 'half-range': 'short' } });
    expect(short.metrics['attack-total']).toBe(19);
    const long = await shoot(70, [8, 8, 8, 1, 1], { rulings: { 'half-range': 'long' } });
    expect(long.metrics['attack-total']).toBe(14);
  });

  it('SS-ATT-10: at no distance the short modifier counts', async () => {
    const told = await struck([7, 7, 6, 1, 1, ...HURT], { distance: 0 }, { a: archer });
    expect(told).toMatchObject({ failure: null, metrics: { 'attack-total': 15 } });
  });

  it('SS-ATT-11: thrown weapons reach 5 metres and 2 a Brawn, by their own knack', async () => {
    const a = fencer('knife', { skills: { 'attack-thrown': 2, 'attack-knife': 1 } });
    const throwing = (distance: number, ...faces: number[]): Promise<Told> => struck(faces, { distance }, { a });
    expect(await throwing(9, 7, 7, 6, 1, 1, 9, 3, 3)).toMatchObject({ failure: null, metrics: { 'attack-total': 15 } });
    expect(await throwing(4, 7, 4, 4, 1, 1, 9, 3, 3)).toMatchObject({ failure: null, metrics: { 'attack-total': 15 } });
    expect(await throwing(10)).toMatchObject({ failure: null, outcome: 'miss' });
    // In the hand: four dice, and Brawn.
    expect(await throwing(0, 7, 4, 4, 1, 9, 1, 1, 3, 3)).toMatchObject({ failure: null, metrics: { damage: 10 } });
  });

  it('SS-ATT-11: a squad throws as far as its threat allows', async () => {
    const thrown = (distance: number): string =>
      against('shot', brutes(3, 2, { equipment: ['knife'] }), TARGET, { distance });
    await expectExact(thrown(12), { miss: '1' });
    const [within] = await solveText(thrown(11));
    expect(within?.p('miss')).toBeLessThan(1);
  });

  it('SS-ATT-11: what is thrown is gone', async () => {
    // One knife for two action dice: a second attack never comes.
    const a = hero([2, 3, 2, 3, 2], { skills: { 'attack-thrown': 2 }, equipment: ['knife'] });
    const b = hero([2, 3, 2, 3, 0], { skills: { footwork: 2 }, equipment: ['bow'] });
    const told = await playFaces(versus('duel', a, b, { rounds: 1, distance: 3 }), [1, 2, 5, 4, 4, 1, 1]);
    expect(told).toMatchObject({ failure: null, outcome: 'draw' });
  });

  it('SS-ATT-12: a firearm cannot be defended against, and wounds by 10', async () => {
    const a = fencer('pistol');
    const fire = { distance: 10, defended: true };
    // 5k3-10 against 15; 4k3; 2k2 that misses by 20: one wound and two slices of 10.
    const told = await struck([10, 3, 6, 6, 1, 1, 9, 9, 6, 1, 2, 2], fire, { a });
    expect(told).toMatchObject({
      failure: null,
      outcome: 'crippled',
      metrics: { 'attack-total': 15, damage: 24, dramatic: 3 },
    });
  });

  it('SS-ATT-13: two pistols are one attack, harder and with a die more kept', async () => {
    const a = fencer('pistol', { equipment: ['pistol', 'pistol'] });
    const both = { distance: 10, 'two-pistols': true };
    expect((await struck([10, 3, 9, 7, 1, 1], both, { a })).metrics['attack-total']).toBe(19);
    // 5k4 of damage; the off hand costs nothing.
    const told = await struck([10, 3, 9, 8, 1, 1, 2, 2, 1, 1, 1, 3, 3], both, { a });
    expect(told).toMatchObject({ failure: null, outcome: 'scratched', metrics: { damage: 6, raises: 0 } });
  });

  it('SS-ATT-13: the off hand costs a die by ruling, but not the left-handed', async () => {
    const both = { distance: 10, 'two-pistols': true };
    const penalised = under('two-pistols-off-hand', 'penalised');
    const pistols = { equipment: ['pistol', 'pistol'] };
    const faces = [10, 3, 9, 7, 1];
    expect(await struck(faces, both, { a: fencer('pistol', pistols), ...penalised })).toMatchObject({ failure: null });
    const left = fencer('pistol', { ...pistols, abilities: ['left-handed'] });
    expect(await struck([...faces, 1], both, { a: left, ...penalised })).toMatchObject({ failure: null });
    const free = under('two-pistols-off-hand', 'unpenalised');
    expect(await struck([...faces, 1], both, { a: fencer('pistol', pistols), ...free })).toMatchObject({
      failure: null,
    });
  });

  it('SS-ATT-13: by default a pair costs no die for the off hand, although he fights with it', async () => {
    const a = fencer('pistol', { equipment: ['pistol', 'pistol'] });
    const both = { distance: 10, 'two-pistols': true, 'off-hand': true };
    expect(await struck([10, 3, 9, 7, 1, 1], both, { a })).toMatchObject({ failure: null });
    expect(await struck([10, 3, 9, 7, 1], both, { a, ...under('two-pistols-off-hand', 'penalised') })).toMatchObject({
      failure: null,
    });
  });

  it('SS-ATT-14: a bow takes an action to draw again', async () => {
    // Three action dice: shot, loading, shot.
    const a = hero([2, 3, 2, 3, 3], { skills: { attack: 2 }, equipment: ['bow'] });
    const b = hero([2, 3, 2, 3, 0], { skills: { footwork: 2 }, equipment: ['bow'] });
    const miss = [5, 4, 4, 1, 1];
    const told = await playFaces(versus('duel', a, b, { rounds: 1, distance: 30 }), [1, 2, 3, ...miss, ...miss]);
    expect(told).toMatchObject({ failure: null, outcome: 'draw' });
  });
});

describe('feints', () => {
  const a = fencer('rapier', { skills: { feint: 2, attack: 4 } });

  it('SS-ATT-15: by their own knack, harder by the Wits of the target, without more damage', async () => {
    const feint = { feint: true };
    expect((await struck([9, 9, 6, 1, 1], feint, { a })).outcome).toBe('miss');
    expect(await hits([9, 9, 7, 1, 1], feint, { a })).toBe(true);
  });

  it('SS-ATT-15: one that succeeds cannot be defended against', async () => {
    expect(await hits([9, 9, 7, 1, 1], { feint: true, defended: true }, { a })).toBe(true);
  });

  it('SS-ATT-15: a scimitar hampers them, or not', async () => {
    const sabre = { a: { ...a, equipment: ['scimitar'] } };
    // 4k2 against 15 - 5 + 10.
    expect(await hits([10, 5, 5, 1, 1], { feint: true }, { ...sabre, ...under('scimitar-feint', 'feint') })).toBe(true);
    expect(await hits([9, 9, 2, 1, 1], { feint: true }, { ...sabre, ...under('scimitar-feint', 'none') })).toBe(true);
  });

  it('SS-ATT-15: squads and shots are never feints', async () => {
    const squad = brutes(2, 4);
    expect((await struck([7, 7, 1, 1], { feint: true }, { a: squad })).outcome).toBe('miss');
    expect((await struck([8, 7, 1, 1, 9, 9], { feint: true }, { a: squad })).outcome).toBe('scratched');
  });
});

describe('tactics of a single attack', () => {
  /** The laws of the attack by tactics, and by fields. */
  async function expectSame(
    a: Fighter,
    b: Fighter,
    byFields: Fields,
    others: Fields = {},
    more: More = {},
  ): Promise<void> {
    const [tactical] = await solveText(against('attack', a, b, others, more));
    const plain = { a: { ...a, tactics: {} }, b: { ...b, tactics: {} } };
    const [named] = await solveText(against('attack', plain.a, plain.b, { ...others, ...byFields }, more));
    const [without] = await solveText(against('attack', plain.a, plain.b, others, more));
    const numbers = ['miss', 'avoided', 'scratched', 'wounded', 'crippled', 'out', 'mean damage', 'mean attack-total'];
    const told = (answer: typeof named): readonly (number | undefined)[] => numbers.map((name) => answer?.number(name));
    expect(told(tactical)).toEqual(told(named));
    expect(told(tactical)).not.toEqual(told(without));
  }
  const by = (tactics: object, changes: object = {}): Fighter =>
    fencer('rapier', { skills: { attack: 2, feint: 3 }, tactics, ...changes });
  const facing = (tactics: object, changes: object = {}): Fighter => ({ ...TARGET, tactics, ...changes });

  it('SS-ATT-4, SS-ATT-7: the off hand and called shots are those of his tactics', async () => {
    await expectSame(by({ 'off-hand': 'always' }), TARGET, { 'off-hand': true });
    await expectSame(by({ 'called-shot': 2 }), TARGET, { called: 2 });
  });

  it('SS-ATT-13, SS-ATT-15: so are feints, and pistols fired in pairs', async () => {
    await expectSame(by({ 'attack-style': 'feint' }), TARGET, { feint: true }, { defended: true });
    const pistols = by({ 'two-pistols': 'always' }, { equipment: ['pistol', 'pistol'] });
    await expectSame(pistols, TARGET, { 'two-pistols': true }, { distance: 10 });
  });

  it('a field of the attack goes before a tactic', async () => {
    const a = by({ 'off-hand': 'always', 'called-shot': 2, 'attack-style': 'feint', 'drama-attack': 'all' });
    const no = { 'off-hand': false, called: 0, feint: false, 'drama-attack': 0 };
    const [told] = await solveText(against('attack', a, TARGET, no));
    const [plain] = await solveText(against('attack', by({}), TARGET));
    expect(told?.p('miss')).toBe(plain?.p('miss'));
  });

  it('SS-DRAMA-2: drama dice of his tactics are his own', async () => {
    // His lowest trait is 2.
    await expectSame(by({ 'drama-attack': 'all' }), TARGET, { 'drama-attack': 2 });
    await expectSame(by({ 'drama-attack': 1, 'drama-damage': 'all' }), TARGET, {
      'drama-attack': 1,
      'drama-damage': 1,
    });
    await expectSame(by({ 'drama-damage': 5 }, { drama: 3 }), TARGET, { 'drama-damage': 3 });
    const guarded = facing({ 'drama-defence': 1, 'drama-wound': 'all' });
    await expectSame(by({}), guarded, { 'drama-defence': 1, 'drama-wound': 2 }, { 'drama-defence': 0 });
    await expectSame(by({}), facing({ 'drama-defence': 'all' }), { 'drama-defence': 2 }, { defended: true });
  });

  it('SS-DRAMA-2: dice that a field names are set aside from those of a tactic', async () => {
    const a = by({ 'drama-attack': 'all' }, { drama: 3 });
    await expectSame(a, TARGET, { 'drama-attack': 1 }, { 'drama-damage': 2 });
  });

  it('SS-DRAMA-1: villains and henchmen spend the dice of the game master, as at the start of a fight', async () => {
    // A hero, whose highest trait is 3: four dice.
    const villain = facing({ 'drama-wound': 'all' }, { rank: 'villain' });
    await expectSame(by({}), villain, { 'drama-wound': 4 });
    // The hero's die is one more.
    await expectSame(by({}), villain, { 'drama-wound': 5 }, { 'drama-attack': 1 });
    // Without a hero there are none.
    const [told, plain] = await solveText(
      against(
        'attack',
        by({}, { rank: 'villain' }),
        villain,
        {},
        { vary: { 'fighters.b.tactics.drama-wound': ['all', 'none'] } },
      ),
    );
    expect(told?.p('out')).toBe(plain?.p('out'));
  });

  it('SS-DRAMA-3: whoever is knocked out comes to by a drama die', async () => {
    // 4k2 of damage, and a check that he misses by 60: four dramatic wounds, of which two are enough.
    const weak = (wake: string): Fighter => hero([2, 2, 2, 1, 2], { skills: { footwork: 2 }, tactics: { wake } });
    const faces = [9, 9, 9, 1, 1, 10, 10, 10, 9, 10, 10, 9, 1, 1, 1, 2, 1];
    const asleep = await struck(faces, {}, { b: weak('never') });
    const awake = await struck(faces, {}, { b: weak('always') });
    expect(asleep).toMatchObject({ outcome: 'out' });
    expect(awake).toMatchObject({ outcome: 'crippled', metrics: asleep.metrics });
  });
});

it('SS-MOVE-1: whoever stands one level higher comes down on his target as he strikes', async () => {
  const above = await struck([9, 9, 9, 1, 1, ...SCRATCH], {}, { a: fencer('rapier', { level: 1 }) });
  expect(above).toMatchObject({ failure: null, outcome: 'scratched' });
});
