import { expect } from 'vitest';
import { ScriptedDice } from '../../../src/dice/scripted.ts';
import type { Fight } from '../../../src/systems/mordheim/fight.ts';
import { CONTINUES, ROUND_ENDS } from '../../../src/systems/system.ts';
import { type Compiled, compileText } from '../../support/solve.ts';

/**
 * The field of the only variant of a text after so many rounds, unless the fight ends before.
 * @param faces forced dice of those rounds, all of them
 */
export async function fieldAfter(yaml: string, rounds: number, faces: readonly number[] = []): Promise<Fight> {
  const { model, tactics } = (await compileText(yaml, 'steps'))[0] as Compiled;
  const fight = model.createState() as Fight;
  model.reset(fight);
  const dice = new ScriptedDice(faces);
  for (let ended = 0; ended < rounds; ) {
    const code = model.step(fight, dice, tactics);
    if (code === ROUND_ENDS) ended += 1;
    else if (code !== CONTINUES) break;
  }
  dice.finish();
  return fight;
}

/** Where each fighter stands, in inches. */
export function places(fight: Fight): readonly number[] {
  return Array.from(fight.places, (at) => at / 8);
}

/** Pairs in contact, each as `attacker-target` by their numbers through both sides. */
export function contacts(fight: Fight): readonly string[] {
  const pairs: string[] = [];
  fight.units.forEach((unit, i) => {
    fight.units.forEach((_, j) => {
      const isMutual = (unit.contacts & (1 << j)) !== 0;
      expect((fight.unit(j).contacts & (1 << i)) !== 0, 'contact is mutual').toBe(isMutual);
      if (isMutual && i < j) pairs.push(`${i}-${j}`);
    });
  });
  return pairs;
}
