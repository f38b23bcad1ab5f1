import type { Combatant } from './combatant.ts';
import type { Rulings } from './rulings.ts';
import type { Trait } from './traits.ts';

/** What is bought with experience: one thing of these. */
export interface Purchase {
  readonly trait?: Trait | undefined;
  readonly skill?: string | undefined;
  readonly specialisation?: string | undefined;
  /** Price of a sword of Damocles. */
  readonly sword?: number | undefined;
  readonly arcane?: string | undefined;
  readonly advantage?: string | undefined;
  readonly drama?: number | undefined;
  /** An advantage lets the trait rise above {@link TRAIT_MAX}. */
  readonly special?: boolean | undefined;
}

/** Experience points of a specialisation, and of each new rank of a knack and of a trait. // SS-XP-1 */
const PRICES = { specialisation: 10, skillRank: 2, traitRank: 5 } as const;

/** What swords of Damocles cost, the larger the dearer. // SS-XP-1 */
const SWORDS: readonly number[] = [3, 6, 9];
/** What a sword of the smallest size costs. */
const SWORD_STEP = 3;

/** Greatest rank of a trait, without and with a special advantage. // SS-XP-2 */
const TRAIT_MAX = 5;
const SPECIAL_TRAIT_MAX = 6;

/** Experience points of all this, bought in order; what is not for sale costs nothing. // SS-XP-1 */
export function costOfPurchases(purchases: readonly Purchase[], who: Combatant): number {
  const costs = purchases.map((bought, index) => costOf(bought, who, purchases.slice(0, index)));
  return costs.reduce((sum, cost) => sum + cost, 0);
}

function costOf(
  { trait, skill, specialisation, sword }: Purchase,
  who: Combatant,
  earlier: readonly Purchase[],
): number {
  if (trait !== undefined) {
    const raised = earlier.filter((bought) => bought.trait === trait).length;
    return PRICES.traitRank * (who.traits[trait] + raised + 1);
  }
  if (skill !== undefined) {
    const raised = earlier.filter((bought) => bought.skill === skill).length;
    return PRICES.skillRank * (who.skill(skill) + raised + 1);
  }
  return specialisation === undefined ? (sword ?? 0) : PRICES.specialisation;
}

/** Whether somebody may buy all this after one scenario, the price apart. // SS-XP-2 */
export function isLegal(purchases: readonly Purchase[], who: Combatant, rulings: Rulings): boolean {
  return (
    purchases.every((bought) => isForSale(bought, who)) &&
    isRaisedOnce(purchases.map(({ trait }) => trait)) &&
    isRaisedOnce(purchases.map(({ skill }) => skill)) &&
    swordsOf(purchases, rulings) <= who.traits.panache
  );
}

function isForSale({ trait, sword, arcane, advantage, drama, special }: Purchase, who: Combatant): boolean {
  if (arcane !== undefined || advantage !== undefined || drama !== undefined) return false;
  if (sword !== undefined) return SWORDS.includes(sword);
  return trait === undefined || who.traits[trait] < (special === true ? SPECIAL_TRAIT_MAX : TRAIT_MAX);
}

/** One rank of each for a scenario. // SS-XP-2 */
function isRaisedOnce(names: readonly (string | undefined)[]): boolean {
  const raised = names.filter((name) => name !== undefined);
  return new Set(raised).size === raised.length;
}

/** Swords of Damocles, as far as Panache limits them. // SS-XP-1 [sword-limit] */
function swordsOf(purchases: readonly Purchase[], rulings: Rulings): number {
  const swords = purchases.flatMap(({ sword }) => sword ?? []);
  if (rulings['sword-limit'] !== 'points') return swords.length;
  return swords.reduce((sum, price) => sum + price / SWORD_STEP, 0);
}
