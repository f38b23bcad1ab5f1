import { describe, expect, it } from 'vitest';
import { playFaces, type Told } from '../../support/script.ts';
import { diagnosticsOf, expectExact } from '../../support/solve.ts';
import { type Fighter, fighter, type More, scene } from './scenes.ts';

const NUMBERS = { MOV: 10, INI: 4, ATT: 4, STR: 9, DEF: 4, RES: 6 };
const agile = (changes: object = {}): Fighter => fighter(NUMBERS, changes);
const ghoul = (changes: object = {}): Fighter => fighter({ INI: 2, ATT: 3, STR: 4, DEF: 3, RES: 5 }, changes);

function leave(fields: object = {}, who: Fighter = agile(), from: Fighter = ghoul(), more: More = {}): string {
  const fighters = { a: who, b: from, c: ghoul() };
  return scene({ kind: 'disengage', subject: 'a', opponents: ['b'], ...fields }, fighters, more);
}

/** Chance to get away. */
const away = (disengaged: string, ...of: Parameters<typeof leave>): Promise<void> =>
  expectExact(leave(...of), { disengaged });

const forbidden = (...of: Parameters<typeof leave>): Promise<void> => expectExact(leave(...of), { forbidden: '1' });

const big = (way: string, changes: object = {}): Fighter =>
  agile({ size: 'large', tactics: { disengage: way }, ...changes });

describe('an attempt', () => {
  it('CF-DIS-1: is only for who was not assaulted and has not too many about him', async () => {
    await forbidden({ assaulted: true });
    await forbidden({ opponents: ['2 x b'] }, agile({ 'contact-limit': 2 }));
    await away('3/6', { opponents: ['2 x b'] }, agile({ 'contact-limit': 3 }));
    await forbidden({ opponents: ['3 x b'] }, agile(), ghoul(), { 'contact-limit': 3 });
    await forbidden({}, agile({ tactics: { disengage: 'never' } }));
  });

  it('CF-DIS-1, CF-PEN-5: is refused under a charge penalty, which nobody has who was not charged in this phase', async () => {
    const found = async (...of: Parameters<typeof leave>): Promise<readonly string[]> =>
      (await diagnosticsOf(leave(...of)))
        .filter(({ code }) => code.startsWith('confrontation/'))
        .map(({ severity, code, path }) => `${severity} ${code} ${path}`);
    const charged = agile({ state: { charged: true } });
    expect(await found({}, charged)).toEqual(['error confrontation/charged engagement.subject']);
    expect(await found({ opponents: ['2 x b'] }, charged)).toEqual(['error confrontation/charged engagement.subject']);
    expect(await found({ assaulted: true }, charged)).toEqual([]);
    await forbidden({ assaulted: true }, charged);
    await forbidden({}, agile({ state: { charged: true }, tactics: { disengage: 'never' } }));
    expect(await found()).toEqual([]);
  });

  it('CF-SEP-5, CF-DIS-1: the size of a fighter says how many are too many', async () => {
    const bySize = { 'contact-limit': { medium: 2, large: 3 } };
    const two = { opponents: ['2 x b'] };
    await forbidden(two, agile(), ghoul(), bySize);
    await away('3/6', two, agile({ size: 'large' }), ghoul(), bySize);
    await forbidden({ opponents: ['3 x b'] }, agile({ size: 'large' }), ghoul(), bySize);
    await away('5/36', { opponents: ['4 x b'] }, agile({ size: 'small' }), ghoul(), bySize);
  });

  it('CF-DIS-2: by agility INI against 4 and 2 for each opponent', async () => {
    await away('5/6', { opponents: ['b'] });
    await away('3/6', { opponents: ['2 x b'] });
    await away('1/6', { opponents: ['b', 'b', 'c'] });
    await away('5/36', { opponents: ['2 x b', '2 x c'] });
    await away('3/6', {}, agile({ characteristics: { ...NUMBERS, INI: 2 } }));
  });

  it('CF-DIS-3: by force STR less the highest RES, if he is the largest', async () => {
    const three = { opponents: ['b', 'b', 'c'] };
    await away('1/6', three, big('force'));
    await away('2/6', three, big('force', { characteristics: { ...NUMBERS, STR: 10 } }));
    await away('3/6', { opponents: ['b', 'c'] }, big('force'));
    await forbidden({}, agile({ tactics: { disengage: 'force' } }));
    await forbidden({}, big('force'), ghoul({ size: 'large' }));
    await forbidden({}, big('force'), ghoul({ characteristics: { RES: 9 } }));
    await away('2/6', {}, big('force'), ghoul({ characteristics: { RES: 8 } }));
  });

  it('CF-DIS-3: or by whichever is likelier', async () => {
    const two = { opponents: ['2 x b'] };
    await away('4/6', two, big('best', { characteristics: { ...NUMBERS, STR: 10 } }));
    await away('3/6', two, big('best', { characteristics: { ...NUMBERS, STR: 8 } }));
    await away('3/6', two, agile({ tactics: { disengage: 'best' } }));
    await away('3/6', two, big('best', { characteristics: { ...NUMBERS, STR: 5 } }));
  });

  it('CF-DIS-4: wounds lower the result without a floor, or not at all by ruling', async () => {
    const hurt = { state: { level: 'serious' } };
    const ruled = (option: string, reading = 'result'): More => ({
      rulings: { 'disengage-wounds': option, 'wound-penalty': reading, 'initiative-wounds': 'no' },
    });
    await away('3/6', {}, agile(hurt), ghoul(), ruled('yes'));
    await away('5/6', {}, agile(hurt), ghoul(), ruled('no'));
    await away('3/6', {}, big('force', hurt), ghoul(), ruled('yes'));
    const slow = agile({ ...hurt, characteristics: { ...NUMBERS, INI: 0 } });
    await away('5/36', {}, slow, ghoul(), ruled('yes', 'characteristic'));
  });

  it('CF-DIS-5: success gives his movement', async () => {
    const text = leave({}, agile({ characteristics: { ...NUMBERS, MOV: 12.5 } }));
    await expectExact(text, { 'potential=125': '5/6', 'potential=0': '1/6' });
  });
});

describe('what follows', () => {
  const engage = (distance: number, fields: object = {}): object => ({
    // biome-ignore lint/suspicious/noThenProperty: it is what the field is called.
    then: 'engage',
    'engage-target': 'c',
    distance,
    ...fields,
  });
  const told = (faces: readonly number[], ...of: Parameters<typeof leave>): Promise<Told> =>
    playFaces(leave(...of), faces);

  it('CF-DIS-9: he engages within his movement, or falls short', async () => {
    expect(await told([2], engage(10))).toMatchObject({ outcome: 'engaged', metrics: { potential: 100 } });
    expect(await told([2], engage(10.1))).toMatchObject({ outcome: 'short', metrics: { potential: 100 } });
    expect(await told([1], engage(10))).toMatchObject({ outcome: 'failed', metrics: { potential: 0 } });
  });

  it('CF-DIS-9: then he fights whom he has engaged, and nobody else', async () => {
    // Initiative 4 against 2; two dice each, a die of either in attack; nobody parries an attack that fails.
    const fight = await told([2, 6, 2, 1, 1], engage(5, { combat: true }));
    expect(fight).toMatchObject({
      outcome: 'engaged',
      rolls: ['disengagement', 'initiative', 'initiative', 'attack', 'attack'],
    });
  });

  it('CF-DIS-9: he may engage one of those whom he has left', async () => {
    const fields = { ...engage(0, { combat: true }), opponents: ['2 x b'], 'engage-target': 'b#2' };
    const fight = await told([4, 6, 2, 5, 2, 6, 6, 1], fields);
    expect(fight).toMatchObject({ outcome: 'engaged', metrics: { 'losses.opponents': 1, 'hits.subject': 1 } });
  });

  it('CF-DIS-6: who fails has all his dice in defence against all opponents', async () => {
    const fight = await told([1, 6, 2, 1, 1], { combat: true, opponents: ['b', 'c'] });
    // Three dice in defence: only the two opponents attack, a die each.
    expect(fight).toMatchObject({ outcome: 'failed', metrics: { 'hits.subject': 0 } });
    expect(fight.rolls.filter((roll) => roll === 'attack')).toHaveLength(2);
  });

  it('CF-DIS-9: where he may not try he fights with his dice free', async () => {
    const fight = await told([6, 2, 1, 1, 1, 1], { combat: true, assaulted: true, opponents: ['b', 'c'] });
    expect(fight.outcome).toBe('forbidden');
    expect(fight.rolls.filter((roll) => roll === 'attack')).toHaveLength(4);
  });

  it('CF-DIS-9: who is gone fights nobody', async () => {
    expect(await told([2], { combat: true })).toMatchObject({ outcome: 'disengaged', rolls: ['disengagement'] });
    expect(await told([2], engage(30, { combat: true }))).toMatchObject({ outcome: 'short', rolls: ['disengagement'] });
  });
});
