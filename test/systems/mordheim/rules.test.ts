import { expect, it } from 'vitest';
import { KINDS } from '../../../src/systems/mordheim/kinds/index.ts';
import { RULES } from '../../../src/systems/mordheim/rules/index.ts';

const kinds = KINDS.map((kind) => [kind.listing.id, kind] as const);

/** Rulings that switch a rule of a kind where the kind never comes to it: who falls was standing, who dives too. */
const NEVER_FELT: Readonly<Record<string, readonly string[]>> = {
  attack: ['wound-while-down'],
  climb: ['wound-while-down'],
  'jump-down': ['wound-while-down'],
  leap: ['wound-while-down'],
  fall: ['wound-while-down'],
  'diving-charge': ['stood-up-strike'],
  movement: ['stood-up-strike'],
  'rout-test': ['rout-counts'],
};

it.each(kinds)('the kind %s knows the rulings of every rule that it plays', (id, { rulings }) => {
  const played = RULES.filter(({ engagements }) => engagements.includes(id));
  expect(played.length).toBeGreaterThan(0);
  const missing = new Set(played.flatMap((rule) => rule.rulings).filter((it) => !rulings.has(it)));
  expect([...missing]).toEqual(NEVER_FELT[id] ?? []);
});

it.each(kinds)('the kind %s names no ruling that none of its rules has', (id, { rulings }) => {
  const felt = new Set(RULES.filter(({ engagements }) => engagements.includes(id)).flatMap((rule) => rule.rulings));
  expect([...rulings].filter((it) => !felt.has(it))).toEqual([]);
});
