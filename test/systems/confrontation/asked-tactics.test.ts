import { describe, expect, it } from 'vitest';
import { ASKING_KINDS, unaskedTactics } from '../../../src/systems/confrontation/asked-tactics.ts';
import { DECISIONS } from '../../../src/systems/confrontation/decisions.ts';
import { KINDS } from '../../../src/systems/confrontation/kinds/index.ts';
import type { Variant } from '../../../src/systems/system.ts';

/** Every choice that is not the default one. */
const TACTICS = Object.fromEntries(DECISIONS.map(({ id, options }) => [id, id === 'sequence' ? 1 : options[1]]));

function unaskedIn(engagement: object): readonly string[] {
  return unaskedTactics(TACTICS, { engagement } as unknown as Variant);
}

describe('the decisions for which engagements ask', () => {
  it('are known of every kind', () => {
    expect([...ASKING_KINDS].sort()).toEqual(KINDS.map(({ listing }) => listing.id).sort());
  });

  it('are, between the kinds, all there are', () => {
    const everywhere = ASKING_KINDS.map((kind) => new Set(unaskedIn({ kind, combat: true })));
    expect(DECISIONS.filter(({ id }) => everywhere.every((unasked) => unasked.has(id)))).toEqual([]);
  });

  it('leave default choices alone', () => {
    const tactics = { pursue: 'help-first', sequence: 0 } as const;
    expect(unaskedTactics(tactics, { engagement: { kind: 'fear' } } as unknown as Variant)).toEqual([]);
  });
});
