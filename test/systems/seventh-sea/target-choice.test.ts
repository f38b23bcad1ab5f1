import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../../../src/dice/scripted.ts';
import { Fray } from '../../../src/systems/seventh-sea/fray.ts';
import { TargetChoice } from '../../../src/systems/seventh-sea/target-choice.ts';
import { brutes, combatantsOf, type Fighter, hero, person } from './scenes.ts';

/** Enemies in the order of their side: out at 4 dramatic wounds, at 3, a squad of 5, and at 6. */
const ENEMIES: readonly Fighter[] = [
  hero([2, 2, 2, 2, 2]),
  person('henchman', { characteristics: { resolve: 3 } }),
  brutes(2, 5),
  hero([2, 2, 2, 3, 2]),
];

/** The place of the enemy whom somebody aims at. @param hurt changes of the conditions @param faces dice that he asks for */
function aims(target: string, hurt: (fray: Fray) => void = () => {}, faces: readonly number[] = []): number {
  const combatants = combatantsOf([hero([2, 2, 2, 2, 2], { tactics: { target } }), ...ENEMIES]);
  const fray = new Fray(combatants);
  for (const [who, combatant] of combatants.entries()) fray.condition(who).begin(combatant);
  hurt(fray);
  return new TargetChoice(combatants, [0, 1, 1, 1, 1]).choose(fray, 0, new ScriptedDice(faces)) - 1;
}

const out =
  (...places: readonly number[]) =>
  (fray: Fray): void => {
    for (const place of places) fray.condition(place + 1).isOut = true;
  };

describe('the choice of a target', () => {
  it.each([
    ['first', 0],
    ['last', 3],
    ['weakest', 1],
    ['strongest', 3],
    ['squads-first', 2],
    ['leaders-first', 0],
  ])('SS-FIGHT-6: %s', (tactic, place) => {
    expect(aims(tactic)).toBe(place);
  });

  it.each([
    ['first', 1],
    ['last', 2],
    ['squads-first', 1],
    ['leaders-first', 1],
  ])('SS-FIGHT-6: %s passes over those who are out', (tactic, place) => {
    expect(aims(tactic, tactic === 'squads-first' ? out(0, 2) : out(0, 3))).toBe(place);
  });

  it('SS-FIGHT-6: blows needed fall with dramatic wounds and brutes; of equal ones the first is aimed at', () => {
    const hurt = (fray: Fray): void => {
      fray.condition(4).dramatic = 4;
      fray.condition(1).dramatic = 2;
      fray.condition(3).brutes = 3;
    };
    expect(aims('weakest', hurt)).toBe(0);
    expect(aims('strongest', hurt)).toBe(1);
  });

  it('SS-FIGHT-6: random takes each who is not out with the same chance, and needs no die for one', () => {
    expect([1, 2, 3].map((face) => aims('random', out(1), [face]))).toEqual([0, 2, 3]);
    expect(aims('random', out(0, 1, 3))).toBe(2);
  });
});
