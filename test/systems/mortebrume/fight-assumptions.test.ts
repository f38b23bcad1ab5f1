import { describe, expect, it } from 'vitest';
import { type Compiled, compileText } from '../../support/solve.ts';
import { example, type Fields, type Fighter, scene } from './scenes.ts';

/** Ids of what a scenario takes for granted. */
async function assumed(kind: string, fields: Fields, b: Fighter = example('dwarf'), c: Fighter = example('human')) {
  const [{ system, variant }] = (await compileText(scene({ a: example('human'), b, c }, kind, fields), 'dice')) as [
    Compiled,
  ];
  return system.assumptions(variant).map(({ id }) => id);
}

const SIDES = { sides: { x: ['a'], y: ['b'] } };
const still = (rest: Fighter = {}): Fighter => ({ ...example('human'), characteristics: { 'dodge-move': 0 }, ...rest });

describe('assumptions of several and of fights', () => {
  it('a combined attack tells how it is answered', async () => {
    const fields = { attackers: ['2 x a'], target: 'b' };
    expect(await assumed('combined-attack', fields)).toEqual(expect.arrayContaining(['MB-COMB-3', 'MB-COMB-6']));
    expect(await assumed('combined-attack', fields)).not.toContain('MB-COMB-5');
    const best = example('dwarf', { tactics: { 'malus-split': 'optimal' } });
    expect(await assumed('combined-attack', fields, best)).toContain('MB-COMB-5');
  });

  it('an interception has its own where somebody shoots', async () => {
    const fields = { mover: 'a', interceptors: ['b'], path: 5, 'reach-at': { b: 2 }, shots: { b: { difficulty: 12 } } };
    const archer = example('archer', { tactics: { 'attack-mode': 'shot' } });
    expect(await assumed('interception', fields, archer)).toContain('MB-INT-5');
    expect(await assumed('interception', { ...fields, shots: {} })).not.toContain('MB-INT-5');
  });

  it('an interception has its own where the target may fall before it is attacked', async () => {
    const fields = { mover: 'a', path: 5, 'reach-at': { b: 2 }, target: 'b' };
    expect(await assumed('interception', { ...fields, interceptors: ['2 x b'] })).toContain('MB-INT-7');
    expect(await assumed('interception', { ...fields, interceptors: ['b'], target: 'c' })).not.toContain('MB-INT-7');
  });

  it('a defence has its own', async () => {
    const fields = { attacker: 'a', target: 'b', defender: 'c', 'attacker-distance': 6, 'defender-distance': 5 };
    expect(await assumed('defence', fields)).toContain('MB-DEF-1');
  });

  it('fights have theirs, morale where it is asked for, positions where somebody would move', async () => {
    const duel = await assumed('duel', SIDES);
    expect(duel).toEqual(expect.arrayContaining(['MB-DUEL-1', 'MB-DUEL-4', 'initiative']));
    const skirmish = await assumed('skirmish', SIDES);
    expect(skirmish).toEqual(expect.arrayContaining(['MB-SKIR-3', 'MB-SKIR-5', 'MB-SKIR-6', 'MB-MOR-7']));
    expect(skirmish).not.toContain('MB-COMB-3');
    expect(await assumed('skirmish', { ...SIDES, morale: false })).not.toContain('MB-MOR-7');
    expect(await assumed('skirmish', { ...SIDES, policy: { x: { combine: 'all' } } })).toContain('MB-COMB-3');
    const fields = { sides: { x: ['b'], y: ['c'] } };
    const text = scene({ b: still(), c: still() }, 'duel', fields);
    const [{ system, variant }] = (await compileText(text, 'dice')) as [Compiled];
    expect(system.assumptions(variant).map(({ id }) => id)).not.toContain('MB-DUEL-4');
  });
});
