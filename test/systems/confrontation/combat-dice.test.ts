import { describe, expect, it } from 'vitest';
import { answerOf, GLASS, HIT, IDOL, man, told } from './fighting.ts';
import type { Fighter, More } from './scenes.ts';

const DUEL = { kind: 'combat', sides: { x: ['a'], y: ['b'] }, rounds: 1 };
const TWO_ON_ONE = { kind: 'combat', sides: { x: ['a'], y: ['b', 'c'] }, rounds: 1 };

const attacker = man(IDOL, { split: 'all-attack', parry: 'never' });
const idler = man(IDOL, { split: 'all-defence', parry: 'never' });

/** Chances of an opposed test without a 6 thrown again; the second has so much more. */
function opposed(lead: number): {
  readonly first: number;
  readonly second: number;
  readonly tie: number;
  readonly failed: number;
} {
  const counts = { first: 0, second: 0, tie: 0, failed: 0 };
  for (let i = 1; i <= 6; i += 1) {
    for (let j = 1; j <= 6; j += 1) {
      if (i === 1 && j === 1) counts.failed += 1 / 36;
      else if (i === 1 || (j !== 1 && i < j + lead)) counts.second += 1 / 36;
      else if (j === 1 || i > j + lead) counts.first += 1 / 36;
      else counts.tie += 1 / 36;
    }
  }
  return counts;
}

/** Chance that `a` has the initiative over `b`: he attacks with both dice only if he places last. */
async function initiativeOf(a: Fighter, b: Fighter, more: More = {}, fields: object = {}): Promise<number> {
  return (await answerOf({ ...DUEL, ...fields }, { a, b }, more)).mean('hits.x') / (2 * HIT);
}

const watcher = (characteristics: object, changes: object = {}): Fighter =>
  man({ ...IDOL, ...characteristics }, { 'split-first': 'all-defence', 'split-second': 'all-attack' }, changes);

describe('combat dice', () => {
  it('CF-DICE-1: one and one for each opponent: two in a duel, N + 1 against N, two against one', async () => {
    const duel = await answerOf(DUEL, { a: attacker, b: idler });
    expect(duel.chance('hits.x', 2)).toBeCloseTo(HIT ** 2, 12);
    const crowd = await answerOf(TWO_ON_ONE, { a: attacker, b: attacker, c: attacker });
    expect(crowd.chance('hits.x', 3)).toBeCloseTo(HIT ** 3, 12);
    expect(crowd.chance('hits.y', 4)).toBeCloseTo(HIT ** 4, 12);
  });

  it('CF-DICE-1: only the living count', async () => {
    const fighters = {
      a: man(GLASS, { split: 'all-attack' }),
      b: man(GLASS, { split: 'all-defence', parry: 'never' }),
    };
    const engagement = { kind: 'combat', sides: { x: ['a'], y: ['2 x b'] }, rounds: 2 };
    // One of three attacks kills; in turn 2 he has two dice, and misses twice.
    const end = await told([5, 2, 1, 1, 2, 3, 3, 5, 2, 1, 1], engagement, fighters);
    expect(end.metrics).toMatchObject({ rounds: 2, 'losses.y': 1 });
  });

  it('CF-DICE-4: every way to split them', async () => {
    const mean = async (split: string): Promise<number> => {
      const a = man(IDOL, { split });
      return (await answerOf(TWO_ON_ONE, { a, b: idler, c: idler })).mean('hits.x') / HIT;
    };
    expect(await mean('half')).toBeCloseTo(2, 12);
    expect(await mean('half-down')).toBeCloseTo(1, 12);
    expect(await mean('all-attack')).toBeCloseTo(3, 12);
    expect(await mean('all-defence')).toBe(0);
    expect(await mean('attack-0')).toBe(0);
    expect(await mean('attack-1')).toBeCloseTo(1, 12);
    expect(await mean('attack-12')).toBeCloseTo(3, 12);
  });

  it('CF-DICE-4: whoever is forced into defence has no attack die, for one turn', async () => {
    const forced = { ...DUEL, forced: ['a'] };
    expect((await answerOf(forced, { a: attacker, b: idler })).mean('hits.x')).toBe(0);
    expect((await answerOf({ ...forced, rounds: 2 }, { a: attacker, b: idler })).mean('hits.x')).toBeCloseTo(
      2 * HIT,
      12,
    );
  });
});

describe('initiative', () => {
  it('CF-DICE-2: an opposed test of INI decides who strikes first', async () => {
    const killer = man(GLASS, { split: 'all-attack', 'explode-opposed': 'when-behind' });
    const quick = man({ ...GLASS, INI: 5 }, { split: 'all-attack', 'explode-opposed': 'when-behind' });
    const answer = await answerOf(DUEL, { a: quick, b: killer });
    const initiative = 794 / 1111;
    // Four attacks in turns, each of which kills or misses.
    const first = HIT * (1 + 1 / 36);
    expect(answer.p('x')).toBeCloseTo(initiative * first + (1 - initiative) * (first / 6), 12);
  });

  it('CF-DICE-2: equal results under every reading of opposed-tie', async () => {
    const { first, tie, failed } = opposed(0);
    const engage = { opening: 'engage', charger: 'y' };
    const chance = (option: string, fields: object = engage): Promise<number> =>
      initiativeOf(watcher({}), idler, { rulings: { 'opposed-tie': option } }, fields);
    expect(await chance('re-roll')).toBeCloseTo(1 / 2, 12);
    expect(await chance('higher-characteristic')).toBeCloseTo(1 / 2, 12);
    expect(await chance('assailant')).toBeCloseTo(first / (1 - failed), 12);
    expect(await chance('assailant', {})).toBeCloseTo((first + tie) / (1 - failed), 12);
    const higher = await initiativeOf(watcher({ INI: 5 }), idler, {
      rulings: { 'opposed-tie': 'higher-characteristic' },
    });
    expect(higher).toBeCloseTo(27 / 35, 12);
  });

  it('CF-DICE-2: a double failure counts as a tie by opposed-double-failure: tie-rule', async () => {
    const { first, tie, failed } = opposed(0);
    const rulings = { 'opposed-tie': 'assailant', 'opposed-double-failure': 'tie-rule' };
    expect(await initiativeOf(watcher({}), idler, { rulings })).toBeCloseTo(first + tie + failed, 12);
    const again = { 'opposed-tie': 'assailant', 'opposed-double-failure': 're-roll' };
    expect(await initiativeOf(watcher({}), idler, { rulings: again })).toBeCloseTo((first + tie) / (1 - failed), 12);
  });

  it('CF-DICE-2: wounds slow down, by initiative-wounds and wound-penalty', async () => {
    const decided = ({ first, second }: ReturnType<typeof opposed>): number => first / (first + second);
    const hurt = watcher({ INI: 1 }, { state: { level: 'serious' } });
    const b = man({ ...IDOL, INI: 1 }, { split: 'all-defence', parry: 'never' });
    const chance = (rulings: Readonly<Record<string, string>>): Promise<number> => initiativeOf(hurt, b, { rulings });
    expect(await chance({ 'initiative-wounds': 'yes' })).toBeCloseTo(decided(opposed(2)), 12);
    expect(await chance({ 'initiative-wounds': 'no' })).toBeCloseTo(1 / 2, 12);
    expect(await chance({ 'wound-penalty': 'characteristic' })).toBeCloseTo(decided(opposed(1)), 12);
    const none = { 'wound-penalty': 'characteristic', 'characteristic-floor': 'none' };
    expect(await chance(none)).toBeCloseTo(decided(opposed(2)), 12);
  });

  it('CF-DICE-2: the best or the first fighter of a side leads it, as its first fighter decides', async () => {
    const decided = ({ first, second }: ReturnType<typeof opposed>): number => first / (first + second);
    const chance = async (leader: string): Promise<number> => {
      const slow = man({ ...IDOL, INI: 1 }, { split: 'all-defence', parry: 'never', leader });
      const quick = man({ ...IDOL, INI: 5 }, { split: 'all-defence', parry: 'never' });
      return (await answerOf(TWO_ON_ONE, { a: watcher({}), b: slow, c: quick })).mean('hits.x') / (3 * HIT);
    };
    expect(await chance('best-initiative')).toBeCloseTo(decided(opposed(2)), 12);
    expect(await chance('first')).toBeCloseTo(decided(opposed(-2)), 12);
  });
});

describe('placing dice', () => {
  const changing = man(IDOL, { 'split-first': 'attack-2', 'split-second': 'attack-0' });
  const INITIATIVE = ['initiative', 'initiative'];

  it('CF-DICE-3: the loser of initiative places first, the winner last', async () => {
    expect((await told([5, 2], DUEL, { a: changing, b: idler })).rolls).toEqual(INITIATIVE);
    const first = await told([2, 5, 1, 1], DUEL, { a: changing, b: idler });
    expect(first.rolls).toEqual([...INITIATIVE, 'attack', 'attack']);
    const after = { rulings: { 'split-order': 'after-initiative' } };
    expect((await told([5, 2], DUEL, { a: changing, b: idler }, after)).failure).toBeNull();
  });

  it('CF-DICE-5: cover meets the attacks, and exploit outdoes the defence, shared among comrades', async () => {
    const crowd = { kind: 'combat', sides: { x: ['2 x a'], y: ['b'] }, rounds: 1 };
    const covering = man(IDOL, { split: 'all-attack', 'split-second': 'cover', parry: 'never' });
    // Three attacks for two comrades: each needs both his dice in defence.
    expect((await told([6, 2, 1, 1, 1], crowd, { a: covering, b: attacker })).failure).toBeNull();
    const exploiting = man(IDOL, { split: 'all-defence', 'split-second': 'exploit' });
    // Three defence dice for two comrades: each would attack with three, and has two.
    expect((await told([6, 2, 1, 1, 1, 1], crowd, { a: exploiting, b: idler })).failure).toBeNull();
    // Nobody defends: one attack each.
    expect((await told([6, 2, 1, 1, 1, 1, 1], crowd, { a: exploiting, b: attacker })).failure).toBeNull();
  });

  it('CF-DICE-6: by split-order: before-initiative both place blind', async () => {
    const before = { rulings: { 'split-order': 'before-initiative' } };
    const end = await told([5, 2, 1, 1], DUEL, { a: changing, b: idler }, before);
    expect(end.rolls).toEqual([...INITIATIVE, 'attack', 'attack']);
  });
});

describe('exchanges', () => {
  const killer = man(GLASS, { split: 'all-attack' });

  it('CF-XCH-1: sides alternate, and the combat ends when one has nobody left', async () => {
    const end = await told([5, 2, 1, 4, 3, 3], DUEL, { a: killer, b: killer });
    expect([end.failure, end.outcome]).toEqual([null, 'y']);
    const other = await told([2, 5, 1, 4, 3, 3], DUEL, { a: killer, b: killer });
    expect([other.failure, other.outcome]).toEqual([null, 'x']);
  });

  it('CF-XCH-1: a side without attack dice is passed over, and other dice are lost', async () => {
    const end = await told([5, 2, 1, 1], DUEL, { a: killer, b: man(GLASS, { split: 'all-defence' }) });
    expect([end.failure, end.outcome]).toEqual([null, 'draw']);
    expect((await told([5, 2], DUEL, { a: idler, b: idler })).failure).toBeNull();
  });

  it('CF-XCH-2: a lone fighter strikes at each opponent once a go', async () => {
    const b = man(GLASS, { split: 'all-attack' });
    const engagement = { kind: 'combat', sides: { x: ['a'], y: ['2 x b'] }, rounds: 1 };
    const end = await told([5, 2, 2, 3, 3, 2, 3, 3], engagement, { a: killer, b });
    expect([end.failure, end.outcome, end.metrics['losses.y']]).toEqual([null, 'x', 2]);
  });

  it('CF-XCH-2: several comrades strike one after another before he does', async () => {
    const engagement = { kind: 'combat', sides: { x: ['a'], y: ['2 x b'] }, rounds: 1 };
    // The first misses, the second kills him.
    const end = await told([2, 5, 1, 2, 3, 3], engagement, { a: killer, b: killer });
    expect([end.failure, end.outcome]).toEqual([null, 'y']);
  });

  it.each([
    ['first', 0],
    ['weakest', 1],
    ['strongest', 1],
    ['most-wounded', 1],
    ['least-wounded', 0],
    ['random', 1 / 2],
  ])('CF-XCH-2: a lone fighter takes the %s first', async (target, chance) => {
    const a = man(GLASS, { split: 'attack-1', target });
    const b = man(IDOL, { split: 'all-defence', parry: 'never' });
    const c = man({ ...GLASS, ATT: 5 }, { split: 'all-defence', parry: 'never' }, { state: { level: 'light' } });
    expect((await answerOf(TWO_ON_ONE, { a, b, c })).mean('losses.y')).toBeCloseTo(chance * HIT, 12);
  });

  it('CF-XCH-3: an attack takes one attack die, a master strike two, and neither sort of dice does the other’s work', async () => {
    const master = man(IDOL, { split: 'all-attack', 'master-strike': 'always' }, { abilities: ['master-strike-0'] });
    expect((await answerOf(DUEL, { a: master, b: idler })).mean('hits.x')).toBeCloseTo(HIT, 12);
    expect((await answerOf(TWO_ON_ONE, { a: master, b: idler, c: idler })).mean('hits.x')).toBeCloseTo(2 * HIT, 12);
    const brave = man(IDOL, { split: 'all-attack', parry: 'always' });
    const end = await told([5, 2, 1, 1, 1, 1], DUEL, { a: brave, b: brave });
    expect(end.rolls.filter((roll) => roll === 'parry')).toEqual([]);
  });
});
