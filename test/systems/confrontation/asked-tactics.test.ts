import { describe, expect, it } from 'vitest';
import { ASKING_KINDS, unaskedTactics } from '../../../src/systems/confrontation/asked-tactics.ts';
import { DECISIONS } from '../../../src/systems/confrontation/decisions.ts';
import { KINDS } from '../../../src/systems/confrontation/kinds/index.ts';
import type { Variant } from '../../../src/systems/system.ts';

/** Every choice that is not the default one. */
const TACTICS = Object.fromEntries(DECISIONS.map(({ id, options }) => [id, id === 'sequence' ? 1 : options[1]]));

function unaskedIn(engagement: object, id = 'a'): readonly string[] {
  return unaskedTactics(id, TACTICS, { engagement } as unknown as Variant);
}

/** Fields of every kind that name `a`. */
const EVERYWHERE = {
  combat: true,
  sides: { x: ['a'], y: ['b'] },
  subject: 'a',
  attacker: 'a',
  target: 'a',
  shooter: 'a',
  assaults: [{ by: 'a#2' }],
};

describe('the decisions for which engagements ask', () => {
  it('are known of every kind', () => {
    expect([...ASKING_KINDS].sort()).toEqual(KINDS.map(({ listing }) => listing.id).sort());
  });

  it('are, between the kinds, all there are', () => {
    const everywhere = ASKING_KINDS.map((kind) => new Set(unaskedIn({ ...EVERYWHERE, kind })));
    expect(DECISIONS.filter(({ id }) => everywhere.every((unasked) => unasked.has(id)))).toEqual([]);
  });

  it('leave default choices alone', () => {
    const tactics = { pursue: 'help-first', sequence: 0 } as const;
    expect(unaskedTactics('a', tactics, { engagement: { kind: 'fear', subject: 'a' } } as unknown as Variant)).toEqual(
      [],
    );
  });

  it('are those of his part in it', () => {
    const missing = (engagement: object, id: string, ...decisions: readonly string[]): readonly string[] => {
      const unasked = unaskedIn(engagement, id);
      return decisions.filter((decision) => unasked.includes(decision));
    };
    const attack = { kind: 'attack', attacker: 'a', target: 'b' };
    expect(missing(attack, 'a', 'explode-attack', 'explode-parry')).toEqual(['explode-parry']);
    expect(missing(attack, 'b', 'explode-attack', 'explode-parry')).toEqual(['explode-attack']);
    expect(missing({ ...attack, parry: 'none' }, 'b', 'explode-parry')).toEqual(['explode-parry']);
    const shot = { kind: 'shooting', shooter: 'a', target: 'b' };
    expect(missing(shot, 'a', 'explode-test', 'dive-for-cover')).toEqual(['dive-for-cover']);
    expect(missing(shot, 'b', 'explode-test', 'dive-for-cover')).toEqual(['explode-test']);
    const test = { kind: 'test', subject: 'a' };
    expect(missing(test, 'a', 'explode-test', 'explode-opposed')).toEqual(['explode-opposed']);
    expect(missing({ ...test, opponent: 'b' }, 'b', 'explode-test', 'explode-opposed')).toEqual(['explode-test']);
    const sides = { x: ['2 x a'], y: ['b'] };
    const assault = { kind: 'assault', sides, assaults: [{ by: 'a#2', on: ['b'] }] };
    expect(missing(assault, 'a', 'redirect', 'assault-fire', 'split')).toEqual([]);
    expect(missing(assault, 'b', 'redirect', 'assault-fire', 'split')).toEqual(['redirect', 'assault-fire']);
    expect(missing({ kind: 'assault', sides, charger: 'y' }, 'b', 'redirect')).toEqual([]);
    expect(missing({ kind: 'assault', sides, charger: 'y' }, 'a', 'redirect')).toEqual(['redirect']);
    const away = { kind: 'disengage', subject: 'a', opponents: ['b'] };
    expect(missing({ ...away, combat: true }, 'b', 'disengage', 'split')).toEqual(['disengage']);
    expect(missing(away, 'b', 'split')).toEqual(['split']);
  });

  it('are not asked of whoever takes no part, who is told so', () => {
    expect(unaskedIn({ kind: 'shooting', shooter: 'b', target: 'c' })).toEqual([]);
  });
});
