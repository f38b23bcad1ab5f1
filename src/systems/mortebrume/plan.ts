import type { Combatant } from './combatant.ts';
import { REACTION, type Reaction } from './exchange.ts';

/** How the target of a combined attack means to answer it, attacker by attacker. */
export interface Plan {
  readonly wanted: readonly Reaction[];
  /** Points taken from each answer. // MB-COMB-4 */
  readonly malus: readonly number[];
}

/** Who attacks, as the target of a combined attack sees it. */
export interface Assailants {
  /** Index attacker → whether he attacks from afar. */
  readonly areRanged: readonly boolean[];
  /** Shots and spells can be dodged. // MB-SHOT-4 */
  readonly canDodgeShots: boolean;
}

/** Index attacker → what the target wants to do. // MB-COMB-3 */
export function wantedReactions({ tactics }: Combatant, assailants: Assailants): readonly Reaction[] {
  const { areRanged, canDodgeShots } = assailants;
  const { reactions } = tactics;
  const passes = passIndex(reactions, areRanged);
  return areRanged.map((isRanged, index) => {
    const wish = wishOf(reactions, index, passes);
    if (!isRanged || wish === REACTION.take) return wish;
    return canDodgeShots ? REACTION.dodge : REACTION.take;
  });
}

type Reactions = Combatant['tactics']['reactions'];

/** Whose attack is to be passed; -1 for nobody's. */
function passIndex(reactions: Reactions, areRanged: readonly boolean[]): number {
  if (reactions === 'pass-first') return areRanged.indexOf(false);
  return reactions === 'pass-last' ? areRanged.lastIndexOf(false) : -1;
}

function wishOf(reactions: Reactions, index: number, passes: number): Reaction {
  if (typeof reactions !== 'string') return REACTION[reactions[index] ?? 'take'];
  if (reactions === 'take-all') return REACTION.take;
  return index === passes ? REACTION.pass : REACTION.dodge;
}

/** Index attacker → whether his attack is to be answered with a roll. */
export function plannedRolls(wanted: readonly Reaction[]): readonly boolean[] {
  return wanted.map((reaction) => reaction !== REACTION.take);
}

/** How the malus is split where it need not be searched for. */
export type FixedSplit = 'even' | 'first' | 'last' | readonly number[];

/** Index attacker → points of malus; one for each attacker in all, none where no roll is planned. // MB-COMB-4 */
export function splitMalus(split: FixedSplit, planned: readonly boolean[]): readonly number[] {
  if (typeof split !== 'string') return split;
  const rolls = planned.filter((isPlanned) => isPlanned).length;
  const count = planned.length;
  const shareOf = (place: number): number => {
    if (split === 'first') return place === 0 ? count : 0;
    if (split === 'last') return place === rolls - 1 ? count : 0;
    return Math.floor(count / rolls) + (place < count % rolls ? 1 : 0);
  };
  let place = 0;
  return planned.map((isPlanned) => {
    if (!isPlanned) return 0;
    const share = shareOf(place);
    place += 1;
    return share;
  });
}
