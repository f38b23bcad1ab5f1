import { describe, expect, it } from 'vitest';
import type { Told } from '../../support/script.ts';
import type { Fields, Fighter } from './scenes.ts';
import { choosing, played, type Rulings, striker } from './strikers.ts';

interface Scene {
  readonly a?: Fighter;
  readonly d?: Fighter;
  readonly rulings?: Rulings;
}

const PAST = choosing(4, { 'against-defender': 'dodge-past' });

/** How the attack of `a` on `t` goes, whom `d` defends. */
function defended(
  faces: readonly number[],
  fields: Fields = {},
  { a = striker(4), d = striker(2), rulings = {} }: Scene = {},
): Promise<Told> {
  const all = { attacker: 'a', target: 't', defender: 'd', 'attacker-distance': 6, 'defender-distance': 6, ...fields };
  return played(faces, { a, t: striker(3), d }, 'defence', all, rulings);
}

describe('defence of a companion', () => {
  it('MB-DEF-1: by who is able to, sees the attacker and can come between', async () => {
    const none = { outcome: 'no-defence', metrics: { 'lost.target': 4, 'lost.defender': 0, dominated: 1 } };
    expect(await defended([5, 4], { sees: false })).toMatchObject(none);
    expect(await defended([5, 4], { reaches: false })).toMatchObject(none);
    for (const state of ['activated', 'stunned', 'prisoner']) {
      expect(await defended([5, 4], {}, { d: { ...striker(2), condition: [state] } })).toMatchObject(none);
    }
    expect(await defended([5, 4], {}, { d: striker(2, { 'physique-left': 0 }) })).toMatchObject(none);
  });

  it('MB-DEF-2: in time when he has no farther to go: then they fight', async () => {
    const told = await defended([5, 4]);
    expect(told).toMatchObject({
      outcome: 'defended',
      metrics: { 'lost.defender': 4, 'lost.target': 0, dominated: 1 },
    });
    expect((await defended([5, 9])).metrics).toMatchObject({ 'lost.attacker': 2, dominated: 0 });
    expect((await defended([5, 4], { 'defender-distance': 2 })).outcome).toBe('defended');
    const fighting = choosing(4, { 'against-defender': 'fight' });
    expect((await defended([5, 4], {}, { a: fighting })).outcome).toBe('defended');
  });

  it('MB-DEF-3: too late otherwise, and the target is attacked', async () => {
    const told = await defended([5, 4], { 'defender-distance': 6.1 });
    expect(told).toMatchObject({ outcome: 'too-late', metrics: { 'lost.target': 4, 'lost.defender': 0 } });
  });

  it('MB-DEF-4: the attacker dodges past and strikes, or is blocked', async () => {
    const rulings = { 'dodge-past': 'opposed' };
    const past = await defended([5, 5, 5, 4], {}, { a: PAST, rulings });
    expect(past).toMatchObject({ outcome: 'bypassed', rolls: ['attack', 'dodge', 'attack', 'weapon pass'] });
    expect(past.metrics).toMatchObject({ 'lost.target': 4, 'lost.attacker': 0, dominated: 1 });
    expect((await defended([1, 3, 5, 9], {}, { a: PAST })).metrics).toMatchObject({ 'lost.attacker': 3, dominated: 0 });
    const blocked = await defended([5, 4], {}, { a: PAST });
    expect(blocked).toMatchObject({
      outcome: 'blocked',
      metrics: { 'lost.attacker': 2, 'lost.target': 0, dominated: 0 },
    });
  });

  it('MB-DEF-4: who cannot dodge fights; by ruling no roll is needed', async () => {
    const stiff = { ...PAST, condition: ['no-dodge'] };
    expect((await defended([5, 4], {}, { a: stiff })).outcome).toBe('defended');
    const free = await defended([5, 4], {}, { a: PAST, rulings: { 'dodge-past': 'free' } });
    expect(free).toMatchObject({ outcome: 'bypassed', metrics: { 'lost.target': 4 } });
  });

  it('MB-DEF-5: a companion of the same kind defends as well', async () => {
    const told = await defended([5, 4], { defender: 't' });
    expect(told).toMatchObject({ outcome: 'defended', metrics: { 'lost.defender': 4, 'lost.target': 0 } });
  });
});
