import { expect, it } from 'vitest';
import { ASKED } from '../../../src/systems/mordheim/asked-tactics.ts';
import { DECISIONS } from '../../../src/systems/mordheim/decisions.ts';
import { KINDS } from '../../../src/systems/mordheim/kinds/index.ts';
import { diagnosticsOf } from '../../support/solve.ts';
import { melee, warrior } from './mistakes.ts';

it('every kind says which tactics it asks for, and each is asked for by some', () => {
  const points = DECISIONS.filter(({ place }) => place === 'fighter').map(({ id }) => id);
  const asked = Object.values(ASKED).flatMap((roles) => Object.values(roles).flat());
  expect(Object.keys(ASKED).sort()).toEqual(KINDS.map(({ listing }) => listing.id).sort());
  expect([...new Set(asked)].sort()).toEqual(points.sort());
});

/** A warrior against two. */
function two(text: string): string {
  return warrior(text).replace('undead: [b]', 'undead: [2 x b]');
}

it.each([
  ['what is asked', two('equipment: [sword], tactics: { parry: never, target: weakest, stand-up: never }')],
  ['the first option', warrior('equipment: [axe], tactics: { fire-twice: no, shoot-downed: yes }')],
  [
    'who takes no part',
    melee('').replace('fighters:', 'fighters:\n  c: { profile: warrior, tactics: { stance: hold } }'),
  ],
])('nothing is said of the tactics: %s', async (_, text) => {
  const said = await diagnosticsOf(text);
  expect(said.filter(({ code }) => code !== 'scenario/unused')).toEqual([]);
});
