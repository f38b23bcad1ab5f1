import type { AttackFields } from './attack-fields.ts';
import type { Combatant } from './combatant.ts';
import { isGameMasters } from './drama-dice.ts';
import { gameMastersDice } from './starting-drama.ts';
import type { DramaTactics } from './tactics.ts';

/** Attacker and target. */
export type Pair = readonly [Combatant, Combatant];

/** The drama dice about one attack. */
export interface Stakes {
  /** How many each would put into each roll. */
  readonly wishes: readonly [DramaTactics, DramaTactics];
  /** What each has of his own. */
  readonly own: readonly [number, number];
  readonly gmDice: number;
}

type Roll = 'attack' | 'damage' | 'defence' | 'wound';

const ROLLS: readonly (readonly Roll[])[] = [
  ['attack', 'damage'],
  ['defence', 'wound'],
];

const NONE: DramaTactics = { attack: 0, defence: 0, damage: 0, wound: 0, soak: 0 };

/**
 * Dice that a field of the attack names are there, whoever spends them. Where it is silent a tactic spends what there is
 * beside them: a hero's own, or those of the game master as at the start of a fight. // SS-DRAMA-1, SS-DRAMA-2
 */
export function stakesOf(data: AttackFields, pair: Pair): Stakes {
  const named = (side: number): number =>
    ROLLS[side]?.reduce((sum, roll) => sum + (data[`drama-${roll}`] ?? 0), 0) ?? 0;
  const heroes = pair.filter(({ rank }) => rank === 'hero');
  const masters = [0, 1].filter((side) => isGameMasters(pair[side as 0 | 1]));
  const namedByGm = masters.reduce((sum, side) => sum + named(side), 0);
  const gmDice = Math.max(namedByGm, heroes.length === 0 ? 0 : gameMastersDice(heroes));
  const side = (at: 0 | 1): { readonly own: number; readonly wishes: DramaTactics } => {
    const who = pair[at];
    const own = Math.max(named(at), who.drama);
    const [stock, taken] = masters.includes(at) ? [gmDice, namedByGm] : [own, named(at)];
    const spare = taken === 0 ? Number.POSITIVE_INFINITY : stock - taken;
    const wishes = ROLLS[at]?.map((roll) => [roll, data[`drama-${roll}`] ?? Math.min(who.tactics.drama[roll], spare)]);
    return { own, wishes: { ...NONE, ...Object.fromEntries(wishes ?? []) } };
  };
  const [attacker, target] = [side(0), side(1)];
  return { wishes: [attacker.wishes, target.wishes], own: [attacker.own, target.own], gmDice };
}
