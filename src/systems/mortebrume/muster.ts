import type { Dice } from '../../dice/dice.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import { SITE } from './sites.ts';
import { FIGHTERS_MAX, type Skirmish } from './skirmish-state.ts';
import type { SidePolicy } from './tactics.ts';

/** One side of a skirmish. */
export interface Host {
  readonly name: string;
  /** Indices of its fighters: from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
  readonly policy: SidePolicy;
  /** Indices, who would rather roll for it first. // MB-TURN-2 */
  readonly champions: readonly number[];
}

/** Chooses who acts in a skirmish, and on whom. // MB-SKIR-3 */
export class Muster {
  private readonly combatants: readonly Combatant[];
  /** Index fighter → level. */
  private readonly levels: readonly number[];

  constructor(combatants: readonly Combatant[]) {
    this.combatants = combatants;
    this.levels = combatants.map(({ level }) => level);
  }

  hasConscious({ conscious }: Skirmish, host: Host): boolean {
    return (conscious & membersOf(host)) !== 0;
  }

  hasAble({ able }: Skirmish, host: Host): boolean {
    return (able & membersOf(host)) !== 0;
  }

  /** Index of who rolls for a side: the first of its champions who can, a prisoner only where nobody else is left. */
  champion(state: Skirmish, { champions }: Host): number {
    for (let i = 0; i < champions.length; i += 1) {
      const champion = champions[i] as number;
      if (isFighting(state, champion)) return champion;
    }
    return champions[0] as number;
  }

  /** Sum of the levels of those who still fight. // MB-MOR-4 */
  level(state: Skirmish, host: Host): number {
    let level = 0;
    for (let left = state.conscious & membersOf(host); left !== 0; left &= left - 1) {
      const i = firstOf(left);
      if (isFighting(state, i)) level += this.levels[i] as number;
    }
    return level;
  }

  /** Fills the group with who acts now, in their order; they are activated. // MB-SKIR-3 */
  call(state: Skirmish, host: Host): void {
    const { policy } = host;
    const { group } = state;
    const size = sizeOf(policy);
    let count = 0;
    for (let left = state.able & membersOf(host); left !== 0; left &= left - 1) {
      // Of equals nobody comes before those who are listed first.
      if (count === size && policy.activation === 'listed') break;
      const i = firstOf(left);
      const rank = this.rank(policy, i, state.condition(i));
      // Only as many are kept in order as act together.
      let place = Math.min(count, size);
      while (place > 0 && this.rankAt(state, policy, place - 1) > rank) {
        if (place < size) group[place] = group[place - 1] as number;
        place -= 1;
      }
      if (place < size) group[place] = i;
      count += 1;
    }
    state.groupSize = Math.min(count, size);
    state.next = 0;
    for (let i = 0; i < state.groupSize; i += 1) state.activate(group[i] as number);
  }

  private rankAt(state: Skirmish, policy: SidePolicy, place: number): number {
    const index = state.group[place] as number;
    return this.rank(policy, index, state.condition(index));
  }

  /** The lowest acts first, the first-listed of equals. */
  private rank({ activation }: SidePolicy, index: number, { physique }: Condition): number {
    if (activation === 'strongest') return -this.fighter(index).weapon.damage;
    return activation === 'weakest' ? physique : 0;
  }

  /** Index of whom the acting side attacks. @param enemy the other side */
  targetOf(state: Skirmish, { policy }: Host, enemy: Host, dice: Dice): number {
    if (policy.target === 'random') return this.anyOf(state, enemy, dice);
    let best = -1;
    for (let left = state.conscious & membersOf(enemy); left !== 0; left &= left - 1) {
      const i = firstOf(left);
      const { physique } = state.condition(i);
      if (best < 0 || isBetter(policy.target, physique, state.condition(best).physique)) best = i;
    }
    return best;
  }

  private anyOf(state: Skirmish, enemy: Host, dice: Dice): number {
    const targets = state.conscious & membersOf(enemy);
    let count = 0;
    for (let left = targets; left !== 0; left &= left - 1) count += 1;
    dice.scope(state.turn, state.group[0] as number);
    let left = targets;
    for (let skip = count === 1 ? 0 : dice.roll(count, SITE.target) - 1; skip > 0; skip -= 1) left &= left - 1;
    return firstOf(left);
  }

  private fighter(index: number): Combatant {
    return this.combatants[index] as Combatant;
  }
}

/** Whether he still fights: a prisoner does not. */
function isFighting(state: Skirmish, fighter: number): boolean {
  return (state.conscious & (1 << fighter)) !== 0 && !state.condition(fighter).isPrisoner;
}

/** All fighters of a side, as bits. */
function membersOf({ first, end }: Host): number {
  return (1 << end) - (1 << first);
}

/** The first of a set that has one. */
function firstOf(set: number): number {
  return 31 - Math.clz32(set & -set);
}

function sizeOf({ combine }: SidePolicy): number {
  if (combine === 'all') return FIGHTERS_MAX;
  return combine === 'pairs' ? 2 : 1;
}

function isBetter(policy: SidePolicy['target'], physique: number, best: number): boolean {
  if (policy === 'first') return false;
  return policy === 'weakest' ? physique < best : physique > best;
}
