import { expect, it } from 'vitest';
import { testMistakes } from '../../support/mistakes.ts';
import { diagnosticsOf } from '../../support/solve.ts';
import { engaged, mistakes, second } from './mistakes.ts';
import { mistakesFromAfar } from './mistakes-from-afar.ts';
import { mistakesOfFights } from './mistakes-of-fights.ts';
import { mistakesOfMelees } from './mistakes-of-melees.ts';
import { mistakesOfSmallKinds } from './mistakes-of-small-kinds.ts';

testMistakes({ ...mistakes, ...mistakesOfSmallKinds, ...mistakesOfMelees, ...mistakesFromAfar, ...mistakesOfFights });

// MB-TURN-2 rolls it for the initiative and MB-MOR-2 for morale.
it.each([
  ['characteristics: { weapon-skill: 8+d8, dodge: 8+d8 }', 'b has no will'],
  ['profile: example-elf, characteristics: { will: 9 }', 'the will of b has no dice'],
])('what two rules ask for of %s is told to be missing once', async (fighter, words) => {
  const text = engaged('kind: skirmish, sides: { one: [a], two: [b] }, morale: true', second(fighter));
  const found = (await diagnosticsOf(text)).filter(({ message }) => message.includes(words));
  expect(found.map(({ message }) => message)).toHaveLength(1);
});
