import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { answerOf, HIT, IDOL, man, near } from './fighting.ts';
import { type Fighter, fighter, type More, scene } from './scenes.ts';

const NUMBERS = { MOV: 10, INI: 4, ATT: 5, STR: 5, DEF: 5, RES: 6 };
const INITIATIVE = ['initiative', 'initiative'];

function soldier(changes: object = {}, numbers: object = {}): Fighter {
  return fighter({ ...NUMBERS, ...numbers }, changes);
}

/** One turn of `a` against the others. */
function turn(fighters: Readonly<Record<string, Fighter>>, faces: readonly number[], more: More = {}, fields = {}) {
  const others = Object.keys(fighters).filter((id) => id !== 'a');
  const text = scene({ kind: 'combat', sides: { x: ['a'], y: others }, rounds: 1, ...fields }, fighters, more);
  return playFaces(text, faces);
}

/** What is rolled after the initiative. */
function rollsOf({ rolls, failure }: Told): readonly string[] {
  expect(failure).toBeNull();
  return rolls.slice(rolls.lastIndexOf('initiative') + 1);
}

const striker = soldier({ tactics: { split: 'all-attack' } }, { INI: 9 });
const guard = (tactics: object = {}, changes: object = {}): Fighter =>
  soldier({ tactics: { split: 'all-defence', ...tactics }, ...changes });

describe('parries', () => {
  it('CF-XCH-4: one die a parry, and none for who never parries', async () => {
    const always = await turn({ a: striker, b: guard() }, [3, 2, 4, 4, 3, 3]);
    expect(rollsOf(always)).toEqual(['attack', 'parry', 'attack', 'parry']);
    const never = await turn({ a: striker, b: guard({ parry: 'never' }) }, [3, 2, 2, 1, 1, 2, 1, 1]);
    expect(rollsOf(never)).toEqual(['attack', 'damage', 'damage', 'attack', 'damage', 'damage']);
  });

  it('CF-XCH-4: sustained defence puts several dice into one parry, by ruling', async () => {
    const sustained = (dice: string, option: string, faces: readonly number[]): Promise<Told> =>
      turn({ a: striker, b: guard({ 'parry-dice': dice }) }, [3, 2, ...faces], {
        rulings: { 'sustained-defence': option },
      });
    expect(rollsOf(await sustained('two', 'on', [4, 4, 1, 1]))).toEqual(['attack', 'parry', 'parry', 'attack']);
    expect(rollsOf(await sustained('all', 'on', [4, 4, 1, 1]))).toEqual(['attack', 'parry', 'parry', 'attack']);
    expect(rollsOf(await sustained('one', 'on', [4, 4, 1]))).toEqual(['attack', 'parry', 'attack']);
    expect(rollsOf(await sustained('two', 'off', [4, 4, 1]))).toEqual(['attack', 'parry', 'attack']);
  });

  it('CF-XCH-4: a reserve is kept for those who strike better', async () => {
    const allIn = { tactics: { split: 'all-attack' } };
    const told = await turn(
      { a: guard({ parry: 'reserve' }), weak: soldier(allIn, { ATT: 2, INI: 9 }), strong: soldier(allIn) },
      [2, 3, 2, 2, 2, 2, 2, 1, 1, 2, 2],
    );
    // Three dice against two of the strong one: the first blow of the weak one is parried, the second no more.
    expect(rollsOf(told)).toEqual([
      ...['attack', 'parry', 'attack', 'parry'],
      ...['attack', 'damage', 'damage', 'attack', 'parry'],
    ]);
  });

  it('CF-XCH-7: an attack that fails costs the defence die, or not, by ruling', async () => {
    const missed = (option: string, faces: readonly number[]): Promise<Told> =>
      turn({ a: striker, b: guard({ split: 'attack-1' }) }, [3, 2, 1, ...faces], {
        rulings: { 'missed-attack-die': option },
      });
    expect(rollsOf(await missed('kept', [1, 4, 4]))).toEqual(['attack', 'attack', 'attack', 'parry']);
    expect(rollsOf(await missed('lost', [1, 2, 1, 1]))).toEqual(['attack', 'attack', 'attack', 'damage', 'damage']);
  });

  it('CF-ABL-2: a counter-attack strikes back at once, and is parried plainly', async () => {
    const answering = { abilities: ['counter-attack'], tactics: { split: 'attack-1', 'counter-attack': 'always' } };
    const told = await turn({ a: soldier(answering, { INI: 9 }), b: soldier(answering) }, [3, 2, 2, 4, 3, 3, 1]);
    // Parried with a margin of 2; the answer is parried by an equal result; then the other’s own attack.
    expect(rollsOf(told)).toEqual(['attack', 'parry', 'attack', 'parry', 'attack']);
    expect(told.metrics).toMatchObject({ 'parries.x': 1, 'parries.y': 1, 'hits.x': 0 });
  });

  it('CF-ABL-8: a feint takes a die of the chosen sort, if there is one', async () => {
    const trick = (feint: string): Fighter =>
      soldier({ abilities: ['feint'], tactics: { split: 'all-attack', feint } }, { INI: 9 });
    const other = guard({ split: 'attack-1', parry: 'never' });
    const attackDie = await turn({ a: trick('attack-die'), b: other }, [3, 2, 4, 4, 1, 1]);
    expect(rollsOf(attackDie)).toEqual(['attack', 'attack', 'damage', 'damage']);
    const defenceDie = await turn({ a: trick('defence-die'), b: other }, [3, 2, 4, 1, 4, 1, 1]);
    expect(rollsOf(defenceDie)).toEqual(['attack', 'attack', 'attack', 'damage', 'damage']);
    const never = await turn({ a: trick('never'), b: other }, [3, 2, 2, 1, 1, 1, 1]);
    expect(rollsOf(never).slice(0, 3)).toEqual(['attack', 'damage', 'damage']);
  });

  it('CF-ABL-3: a master strike takes two attack dice', async () => {
    const master = soldier(
      { abilities: ['master-strike-0'], tactics: { split: 'all-attack', 'master-strike': 'always' } },
      { INI: 9 },
    );
    const told = await turn({ a: master, b: guard() }, [3, 2, 1]);
    expect(rollsOf(told)).toEqual(['attack']);
  });
});

describe('the dead', () => {
  const killer = soldier({ tactics: { split: 'all-attack' } }, { INI: 9, STR: 30 });

  it('CF-LVL-7: leave at once with their dice, but for the fierce', async () => {
    const victim = guard({ split: 'all-attack' });
    const slain = await turn({ a: killer, b: victim }, [3, 2, 4, 6, 6]);
    expect(slain).toMatchObject({ outcome: 'x', metrics: { 'losses.y': 1 } });
    expect(rollsOf(slain)).toEqual(['attack', 'damage', 'damage']);
    const fierce = await turn({ a: killer, b: { ...victim, abilities: ['fierce'] } }, [3, 2, 4, 6, 6, 1, 1, 1]);
    expect(fierce).toMatchObject({ outcome: 'x', metrics: { 'losses.y': 1 } });
    expect(rollsOf(fierce)).toEqual(['attack', 'damage', 'damage', 'attack', 'attack', 'attack']);
  });
});

describe('leaving a fight', () => {
  const thief = (tactics: object = {}): Fighter =>
    soldier({ tactics: { split: 'all-defence', disengage: 'agility', ...tactics } }, { INI: 9 });
  const idle = guard();

  it('CF-DIS-8: is tried from the first turn of a fight that begins in contact', async () => {
    const told = await turn({ a: thief(), b: idle }, [2]);
    expect(told).toMatchObject({ outcome: 'draw', rolls: ['disengagement'], metrics: { 'left.x': 1 } });
  });

  it('CF-DIS-8: not in a turn with an assault, his own or one on him', async () => {
    for (const fields of [
      { opening: 'charge', charger: 'x' },
      { opening: 'engage', charger: 'y' },
    ]) {
      expect((await turn({ a: thief(), b: idle }, [3, 2], {}, fields)).rolls).toEqual(INITIATIVE);
      const later = await turn({ a: thief(), b: idle }, [3, 2, 2], {}, { ...fields, rounds: 2 });
      expect(later.rolls).toEqual([...INITIATIVE, 'disengagement']);
    }
  });

  it('CF-DIS-8: only where his tactics want it', async () => {
    const told = await turn({ a: thief({ 'disengage-when': 'light' }), b: idle }, [3, 2]);
    expect(told.rolls).toEqual(INITIATIVE);
    const outnumbered = thief({ 'disengage-when': 'outnumbered' });
    expect((await turn({ a: outnumbered, b: idle }, [3, 2])).rolls).toEqual(INITIATIVE);
    expect((await turn({ a: outnumbered, b: idle, c: idle }, [2])).rolls).toEqual(['disengagement']);
  });

  it('CF-DIS-6: who fails has all his dice in defence this turn', async () => {
    const told = await turn({ a: thief({ split: 'all-attack' }), b: idle }, [1, 3, 2]);
    expect(told.rolls).toEqual(['disengagement', ...INITIATIVE]);
  });

  it('CF-DIS-7: he leaves for good, which is a defeat by ruling', async () => {
    const ruled = (option: string): Promise<Told> =>
      turn({ a: thief(), b: idle }, [2], { rulings: { 'left-side': option } });
    expect((await ruled('draw')).outcome).toBe('draw');
    expect((await ruled('defeat')).outcome).toBe('y');
  });

  it('CF-DIS-7: or he engages one of them again, who cannot get away then, and fights nobody else', async () => {
    const again = thief({ 'after-disengaging': 're-engage', target: 'weakest', split: 'half' });
    const others = { b: thief(), c: soldier({ tactics: { split: 'half', disengage: 'agility' } }, { RES: 3 }) };
    const told = await turn({ a: again, ...others }, [2, 3, 2, 1, 1]);
    expect(told.rolls).toEqual(['disengagement', ...INITIATIVE, 'attack', 'attack']);
  });

  it('CF-DIS-7: his comrades stay in the combat that he has left for another of their opponents', async () => {
    const a = man(
      { ...IDOL, INI: 20 },
      { disengage: 'agility', 'after-disengaging': 're-engage', split: 'all-defence' },
    );
    const c = man(IDOL, { split: 'all-attack' });
    const b = man(IDOL, { split: 'all-defence', parry: 'never' });
    const answer = await answerOf({ kind: 'combat', sides: { x: ['a', 'c'], y: ['b'] }, rounds: 1 }, { a, b, c });
    // Whether he gets away or not, the two dice of `c` attack.
    expect([answer.mean('hits.x'), answer.mean('hits.y')]).toEqual(near(2 * HIT, 0));
  });
});
