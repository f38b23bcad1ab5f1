import type { Dice } from '../../dice/dice.ts';
import type { Combatant } from './combatant.ts';
import type { Fray } from './fray.ts';
import { SITE } from './sites.ts';
import type { TargetTactic } from './tactics.ts';
import { outAt } from './wounds.ts';

/** Whom a fighter attacks. // SS-FIGHT-6 */
export class TargetChoice {
  private readonly combatants: readonly Combatant[];
  /** Index fighter → his enemies, in the order of their side. */
  private readonly enemies: readonly (readonly number[])[];

  /** @param sideOf index fighter → side */
  constructor(combatants: readonly Combatant[], sideOf: readonly number[]) {
    this.combatants = combatants;
    this.enemies = sideOf.map((side) => [...sideOf.keys()].filter((other) => sideOf[other] !== side));
  }

  /** An enemy who is not out, of whom there is one. */
  choose(fray: Fray, fighter: number, dice: Dice): number {
    const { target } = (this.combatants[fighter] as Combatant).tactics;
    const enemies = this.enemies[fighter] as readonly number[];
    if (target === 'random') return drawn(fray, enemies, dice);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < enemies.length; place += 1) {
      const enemy = enemies[place] as number;
      if (fray.condition(enemy).isOut) continue;
      const worth = this.worth(fray, enemy, place, target);
      if (worth <= most) continue;
      best = enemy;
      most = worth;
    }
    return best;
  }

  /** How much somebody would rather attack an enemy; of equal ones the first in order is attacked. */
  private worth(fray: Fray, enemy: number, place: number, tactic: TargetTactic): number {
    if (tactic === 'first') return 0;
    if (tactic === 'last') return place;
    const { rank } = this.combatants[enemy] as Combatant;
    if (tactic === 'squads-first') return rank === 'squad' ? 1 : 0;
    if (tactic === 'leaders-first') return rank === 'squad' ? 0 : 1;
    const blows = this.blowsNeeded(fray, enemy);
    return tactic === 'weakest' ? -blows : blows;
  }

  private blowsNeeded(fray: Fray, enemy: number): number {
    const { dramatic, brutes } = fray.condition(enemy);
    const who = this.combatants[enemy] as Combatant;
    return who.rank === 'squad' ? brutes : outAt(who) - dramatic;
  }
}

/** One of those who are not out, each as likely as another. */
function drawn(fray: Fray, enemies: readonly number[], dice: Dice): number {
  let count = 0;
  for (let place = 0; place < enemies.length; place += 1) if (!isOut(fray, enemies, place)) count += 1;
  let left = count > 1 ? dice.roll(count, SITE.target) : 1;
  for (let place = 0; place < enemies.length; place += 1) {
    if (isOut(fray, enemies, place)) continue;
    left -= 1;
    if (left === 0) return enemies[place] as number;
  }
  return -1;
}

function isOut(fray: Fray, enemies: readonly number[], place: number): boolean {
  return fray.condition(enemies[place] as number).isOut;
}
