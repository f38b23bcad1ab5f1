import { expect, it } from 'vitest';
import { describeRulings } from '../../src/analysis/rulings.ts';
import type { GameSystem, Variant } from '../../src/systems/system.ts';
import { fakeSystem } from '../support/fake-system.ts';

/** The fake game, whose second edition reads ties in another way. */
const system: GameSystem = {
  ...fakeSystem,
  rulings: fakeSystem.rulings.map((it) => (it.id === 'ties' ? { ...it, editions: { second: 'again' } } : it)),
};

function variant(edition: string, ties: string): Variant {
  const rulings = { luck: 'low', ties };
  return { system: 'fake', edition, rulings, tables: null, fighters: {}, engagement: {} };
}

/** Option in force of the ruling `ties`, and whether nobody chose it. */
function ties(...variants: readonly Variant[]): readonly [string | null, boolean] {
  const note = describeRulings(system, variants).rulingNotes.find(({ id }) => id === 'ties');
  return [note?.option ?? null, note?.isDefault ?? false];
}

it('an option is the default if it is that of the edition', () => {
  expect(ties(variant('first', 'draw'))).toEqual(['draw', true]);
  expect(ties(variant('first', 'again'))).toEqual(['again', false]);
  expect(ties(variant('second', 'again'))).toEqual(['again', true]);
  expect(ties(variant('second', 'draw'))).toEqual(['draw', false]);
});

it('editions side by side vary what they read in their own way, by default', () => {
  expect(ties(variant('first', 'draw'), variant('second', 'again'))).toEqual([null, true]);
  expect(ties(variant('first', 'draw'), variant('first', 'again'))).toEqual([null, false]);
  expect(ties(variant('first', 'draw'), variant('second', 'draw'))).toEqual(['draw', false]);
});
