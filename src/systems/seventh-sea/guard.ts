import { DramaRoll } from './checks.ts';
import type { Combatant } from './combatant.ts';
import type { Ground } from './ground.ts';
import { dieSort, isUnpractised, knackPool, RAISE, unskilledTn } from './pools.ts';
import type { Weapon } from './weapons.ts';

/** Who defends himself against what. */
export interface GuardFacts {
  readonly defender: Combatant;
  /** What he is attacked with. */
  readonly weapon: Weapon;
  readonly isCrippled: boolean;
  /** What supporting brutes add, points or dice. // SS-SQ-9 */
  readonly support: number;
  /** Unkept dice that he loses, intimidated by the attacker. // SS-DEF-4 */
  readonly intimidated: number;
  /** Raises to which the attacker taunted him. // SS-DEF-4 */
  readonly taunted: number;
  // See Guard.
  readonly wish: number;
  readonly shared: number;
}

/** An active defence ready to be rolled. */
export interface Guard {
  /** Distinguishes the guards of one compiled engagement. */
  readonly id: number;
  readonly roll: DramaRoll;
  /** Added to the attack total that it has to reach. */
  readonly harder: number;
  /** Greatest attack total that is answered. // SS-DEF-2 */
  readonly upTo: number;
  /** Drama dice that the defender would spend. // SS-DRAMA-2 */
  readonly wish: number;
  /** What each drama die of the attack does to his stock: one more (1), one less (-1), nothing (0). */
  readonly shared: number;
}

/** An active defence. // SS-DEF-1, SS-DEF-3, SS-DEF-4 */
export function makeGuard(id: number, facts: GuardFacts, { rulings, isDrawn }: Ground): Guard {
  const { defender, support, taunted, wish, shared } = facts;
  const { id: knack, rank } = defender.active;
  const isFlat = rulings['support-bonus'] === 'flat';
  const intimidated = rulings['intimidate-rolls'] === 'attack-and-defence' ? facts.intimidated : 0;
  const isCaned =
    knack === 'parry' && (rulings['sword-cane'] === 'own-parry' ? ownCane(defender) : facts.weapon.id === CANE);
  const roll = new DramaRoll(
    knackPool(defender.traits.wits, rank),
    {
      sort: dieSort({ isCrippled: facts.isCrippled, isUnpractised: isUnpractised(rank, rulings) }, rulings),
      traitOf: 'character',
      unkept: isFlat ? 0 : support,
      penalty: intimidated,
      bonus: isFlat ? support : 0,
    },
    rulings,
    isDrawn,
  );
  const harder = unskilledTn(rank, rulings) + RAISE * (taunted + (isCaned ? 1 : 0));
  return { id, roll, harder, upTo: defender.tactics.defendUpTo, wish, shared };
}

const CANE = 'sword-cane';

/** Whether his parries are those of a sword cane. // SS-DEF-3 */
function ownCane({ weapons }: Combatant): boolean {
  return weapons.find(({ melee }) => melee !== null)?.id === CANE;
}
