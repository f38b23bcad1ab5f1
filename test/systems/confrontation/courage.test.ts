import { describe, expect, it } from 'vitest';
import { diagnosticsOf, solveText } from '../../support/solve.ts';
import { alone, type Fighter, fighter, type More, profile, scene } from './scenes.ts';

/** Chance that `a` stands up to `b`, or to a value. */
async function holds(a: Fighter, b: Fighter | number, fields: object = {}, more: More = {}): Promise<number> {
  const text =
    typeof b === 'number'
      ? alone('fear', a, { value: b, ...fields }, more)
      : scene({ kind: 'fear', subject: 'a', against: 'b', ...fields }, { a, b }, more);
  const [answer] = await solveText(text);
  return answer?.p('holds') ?? Number.NaN;
}

async function rallies(who: Fighter, fields: object = {}): Promise<number> {
  const [answer] = await solveText(alone('rally', who, fields));
  return answer?.p('rallied') ?? Number.NaN;
}

const WRAITH = fighter({ FEAR: 6 });
const man = (changes: object = {}): Fighter => fighter({ COU: 3, DIS: 4 }, changes);

describe('courage tests', () => {
  it('CF-FEAR-1: COU against FEAR, whatever the wounds and charges', async () => {
    expect(await holds(man(), 6)).toBeCloseTo(4 / 6, 12);
    expect(await holds(man({ state: { level: 'critical', stunned: true, charged: true } }), 6)).toBeCloseTo(4 / 6, 12);
    expect(await holds(man(), 10)).toBeCloseTo(5 / 36, 12);
    expect(await holds(man({ tactics: { 'explode-test': 'never' } }), 10)).toBe(0);
  });

  it('CF-FEAR-2: who frightens, is immune, or has no courage at all never tests', async () => {
    expect(await holds(fighter({ FEAR: 1 }), WRAITH)).toBe(1);
    expect(await holds(man({ abilities: ['immunity-fear'] }), WRAITH)).toBe(1);
    expect(await holds(fighter({ INI: 1 }), WRAITH)).toBe(1);
    expect(await holds(man(), man())).toBe(1);
    const said = await diagnosticsOf(alone('fear', fighter({ FEAR: 1 }), { value: 6 }));
    expect(said.map(({ code }) => code)).toEqual(['confrontation/no-test']);
  });

  it('CF-FEAR-4: a FEAR that was passed, and lower ones, are no more tested', async () => {
    expect(await holds(man(), 6, { passed: 6 })).toBe(1);
    expect(await holds(man(), 7, { passed: 6 })).toBeCloseTo(3 / 6, 12);
    const none: More = { rulings: { 'fear-immunity': 'none' } };
    expect(await holds(man(), 6, { passed: 6 }, none)).toBeCloseTo(4 / 6, 12);
    const lower: More = { rulings: { 'fear-immunity': 'passed-and-lower' } };
    expect(await holds(man(), 6, { passed: 9 }, lower)).toBe(1);
  });

  it('CF-FEAR-6: a war cry frightens the target of a charge, and nobody else', async () => {
    const crier = man({ abilities: ['war-cry-8'] });
    expect(await holds(man(), crier, { role: 'target' })).toBeCloseTo(2 / 6, 12);
    expect(await holds(man(), crier, { role: 'charger' })).toBe(1);
    expect(await holds(man(), crier, { role: 'turn' })).toBe(1);
    const both = fighter({ FEAR: 9 }, { abilities: ['war-cry-8'] });
    expect(await holds(man(), both, { role: 'target' })).toBeCloseTo(1 / 6, 12);
  });

  it('CF-FEAR-6: who charges with a war cry tests with it, and scorns what it covers', async () => {
    const crier = man({ abilities: ['war-cry-5'] });
    expect(await holds(crier, 5, { role: 'charger' })).toBe(1);
    expect(await holds(crier, 8, { role: 'charger' })).toBeCloseTo(4 / 6, 12);
    expect(await holds(crier, 8, { role: 'target' })).toBeCloseTo(2 / 6, 12);
  });

  it('CF-FEAR-7: an abominable one is tested against every turn', async () => {
    const horror = fighter({ FEAR: 6 }, { abilities: ['abominable'] });
    expect(await holds(man(), horror, { role: 'turn', passed: 12 })).toBeCloseTo(4 / 6, 12);
    expect(await holds(man(), horror, { role: 'target', passed: 12 })).toBe(1);
    expect(await holds(man(), WRAITH, { role: 'turn', passed: 12 })).toBe(1);
  });
});

describe('abilities against fear', () => {
  it('CF-ABL-24: bravery repeats a failed test, by ruling', async () => {
    const brave = man({ abilities: ['bravery'] });
    expect(await holds(brave, 7, {}, { rulings: { bravery: 're-roll' } })).toBeCloseTo(3 / 4, 12);
    expect(await holds(brave, 7, {}, { rulings: { bravery: 'none' } })).toBeCloseTo(1 / 2, 12);
  });

  it('CF-ABL-24: fanatics test on discipline, or never fail, by ruling', async () => {
    const fanatic = man({ abilities: ['fanaticism'] });
    expect(await holds(fanatic, 7, {}, { rulings: { fanaticism: 'none' } })).toBeCloseTo(3 / 6, 12);
    expect(await holds(fanatic, 7, {}, { rulings: { fanaticism: 'discipline' } })).toBeCloseTo(4 / 6, 12);
    expect(await holds(fanatic, 7, {}, { rulings: { fanaticism: 'holds' } })).toBe(1);
    expect(await holds(man(), 7, {}, { rulings: { fanaticism: 'holds' } })).toBeCloseTo(3 / 6, 12);
  });

  it('CF-ABL-13: immunity to fear', async () => {
    expect(await holds(man({ abilities: ['immunity-fear'] }), 12)).toBe(1);
  });
});

describe('rally', () => {
  it('CF-FEAR-8: the better of courage and discipline against 8, or the one chosen', async () => {
    expect(await rallies(man())).toBeCloseTo(3 / 6, 12);
    expect(await rallies(man({ tactics: { 'rally-with': 'courage' } }))).toBeCloseTo(2 / 6, 12);
    expect(await rallies(man({ tactics: { 'rally-with': 'discipline' } }))).toBeCloseTo(3 / 6, 12);
    expect(await rallies(profile('alahan-paladin'))).toBeCloseTo(4 / 6, 12);
  });

  it('CF-FEAR-8: nobody rallies in contact with fear', async () => {
    expect(await rallies(man(), { 'in-contact-with-fear': true })).toBe(0);
  });
});
