import type { Combatant } from '../combatant.ts';
import type { OptionOf } from '../decisions.ts';
import type { FightFacts } from './facts.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';
import { arm, firstOf, livingSet, sideDice, sizeOf } from './members.ts';
import type { Values } from './values.ts';

type Split = OptionOf<'split-second'>;

/** Dice of an attack-k split; null for the others. */
function dicePlaced(split: Split): number | null {
  const match = /^attack-(\d+)$/.exec(split);
  return match === null ? null : Number(match[1]);
}

/** Attack dice out of n; `cover` and `exploit` look at the other side and are no such split. // CF-DICE-4 */
function attackDice(split: Split, n: number): number {
  switch (split) {
    case 'all-attack':
      return n;
    case 'all-defence':
      return 0;
    case 'half-down':
      return Math.floor(n / 2);
    default:
      return Math.min(dicePlaced(split) ?? Math.ceil(n / 2), n);
  }
}

/** A split made ready: index n → attack dice. */
type SplitTable = readonly number[];

/** More dice than anybody has. */
export const DICE_MAX = 64;

function tableOf(split: Split): SplitTable {
  return Array.from({ length: DICE_MAX }, (_, n) => attackDice(split, n));
}

/** What is known of a fighter beforehand. */
interface Hand {
  readonly first: SplitTable;
  readonly second: SplitTable;
  /** `cover`, `exploit`, or null for a split that looks at nobody. */
  readonly watching: 'cover' | 'exploit' | null;
  readonly isFurious: boolean;
  readonly hasBestialCharge: boolean;
  readonly isBornKiller: boolean;
  readonly isAmbidextrous: boolean;
  /** Any of these adds dice. */
  readonly addsDice: boolean;
}

/** Combat dice: how many everybody has, and how they are split. // CF-DICE-1, 3, 4, 5 */
export class Placing {
  private readonly values: Values;
  private readonly sideOf: readonly number[];
  private readonly hands: readonly Hand[];
  private readonly isOldFury: boolean;

  constructor({ party: { combatants, sideOf }, rulings }: FightFacts, values: Values) {
    this.values = values;
    this.sideOf = sideOf;
    this.isOldFury = combatants.some(hasFury) && rulings['war-fury-text'] === 'all-attack';
    this.hands = combatants.map((who) => handOf(who, rulings));
  }

  /** Flags of a fighter at which his splits look. // CF-DIS-6, CF-ABL-4, CF-ABL-20 */
  telling(fighter: number): number {
    const { isFurious, hasBestialCharge } = this.hands[fighter] as Hand;
    return FLAG.forced | (isFurious ? FLAG.furious : 0) | (hasBestialCharge ? FLAG.charging | FLAG.fought : 0);
  }

  /** A side of the combat places its dice. @param isSecond it sees those of the other side // CF-DICE-3 */
  place(fight: Fight, side: number, isSecond: boolean): void {
    const own = livingSet(fight, side);
    const dice = 1 + sizeOf(livingSet(fight, 1 - side));
    const comrades = isSecond ? sizeOf(own) : 0;
    for (let left = own; left !== 0; left &= left - 1) {
      const fighter = firstOf(left);
      this.placeOne(fight, fighter, dice, comrades);
      arm(fight, fighter);
    }
  }

  /**
   * @param dice without those of abilities
   * @param comrades living fighters of his side, himself included; 0 while the other side's dice are not seen
   */
  private placeOne(fight: Fight, fighter: number, dice: number, comrades: number): void {
    const unit = fight.unit(fighter);
    if (unit.is(FLAG.forced)) {
      unit.attackDice = 0; // CF-DIS-6, CF-FEAR-5
      unit.defenceDice = dice;
      return;
    }
    const hand = this.hands[fighter] as Hand;
    const n = dice + this.values.sequence(unit, fighter);
    if (hand.isFurious && this.isOldFury) {
      unit.attackDice = n + 1; // CF-ABL-4
      unit.defenceDice = 0;
    } else {
      const placed = this.split(fight, fighter, n, comrades);
      unit.attackDice = placed;
      unit.defenceDice = n - placed;
      if (hand.isFurious) rage(unit);
    }
    if (hand.addsDice) addDice(unit, hand);
  }

  private split(fight: Fight, fighter: number, n: number, comrades: number): number {
    const { first, second, watching } = this.hands[fighter] as Hand;
    if (comrades === 0) return first[n] as number;
    if (watching === null) return second[n] as number;
    const other = 1 - (this.sideOf[fighter] as number);
    if (watching === 'cover') {
      const attacks = sideDice(fight, other, 'attackDice');
      return n - Math.min(n, Math.ceil(attacks / comrades)); // CF-DICE-5
    }
    const defences = sideDice(fight, other, 'defenceDice');
    return Math.min(n, Math.ceil(defences / comrades) + 1); // CF-DICE-5
  }
}

function hasFury({ abilities, tactics }: Pick<Combatant, 'abilities' | 'tactics'>): boolean {
  return abilities.has('war-fury') && tactics['war-fury'] === 'yes';
}

function handOf({ abilities, tactics }: Combatant, rulings: FightFacts['rulings']): Hand {
  const second = tactics['split-second'];
  const grants = (ability: 'bestial-charge' | 'born-killer' | 'ambidextrous'): boolean =>
    abilities.has(ability) && rulings[ability] !== 'none';
  const [hasBestialCharge, isBornKiller, isAmbidextrous] = [
    grants('bestial-charge'),
    grants('born-killer'),
    grants('ambidextrous'),
  ];
  return {
    first: tableOf(tactics['split-first']),
    second: tableOf(second),
    watching: second === 'cover' || second === 'exploit' ? second : null,
    isFurious: hasFury({ abilities, tactics }),
    hasBestialCharge,
    isBornKiller,
    isAmbidextrous,
    addsDice: hasBestialCharge || isBornKiller || isAmbidextrous,
  };
}

/** The newer war fury: one more attack die for who attacks with most, and then he has to. // CF-ABL-4 */
function rage(unit: Unit): void {
  const n = unit.attackDice + unit.defenceDice;
  if (unit.is(FLAG.furious) && 2 * unit.attackDice <= n) {
    unit.attackDice = Math.floor(n / 2) + 1;
    unit.defenceDice = n - unit.attackDice;
  }
  if (2 * unit.attackDice <= n) return;
  unit.attackDice += 1;
  unit.flags |= FLAG.furious;
}

/** Attack dice of abilities of unknown effect, in this order. // CF-ABL-20, CF-ABL-22, CF-ABL-25 */
function addDice(unit: Unit, { hasBestialCharge, isBornKiller, isAmbidextrous }: Hand): void {
  if (hasBestialCharge && unit.is(FLAG.charging) && !unit.is(FLAG.fought)) unit.attackDice += 1;
  if (isBornKiller) unit.attackDice += 1;
  if (isAmbidextrous && unit.attackDice === unit.defenceDice) unit.attackDice += 1;
}
