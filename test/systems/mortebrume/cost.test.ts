import { expect, it } from 'vitest';
import { costOfFighter } from '../../../src/systems/mortebrume/combatant.ts';
import { FIGHTER_SCHEMA } from '../../../src/systems/mortebrume/fighter-schema.ts';

it('a fighter costs what the scenario says of him, else what stands among his characteristics', () => {
  const cost = (changes: object) => costOfFighter(FIGHTER_SCHEMA.parse({ profile: 'example-orrokeen', ...changes }));
  const own = { characteristics: { cost: 12 } };
  expect(cost(own)).toBe(12);
  expect(cost({ ...own, cout: 30 })).toBe(30);
  expect(cost({ cost: 7.5 })).toBe(7.5);
});
