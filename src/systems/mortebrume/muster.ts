import type { Dice } from '../../dice/dice.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import { SITE } from './sites.ts';
import type { Skirmish } from './skirmish-state.ts';
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

  constructor(combatants: readonly Combatant[]) {
    this.combatants = combatants;
  }

  hasConscious(state: Skirmish, { first, end }: Host): boolean {
    for (let i = first; i < end; i += 1) if (state.condition(i).isConscious) return true;
    return false;
  }

  hasAble(state: Skirmish, { first, end }: Host): boolean {
    for (let i = first; i < end; i += 1) if (state.condition(i).isAble) return true;
    return false;
  }

  /** Index of who rolls for a side: the first of its champions who can, a prisoner only where nobody else is left. */
  champion(state: Skirmish, { champions }: Host): number {
    let last = champions[0] as number;
    for (let i = champions.length - 1; i >= 0; i -= 1) {
      const condition = state.condition(champions[i] as number);
      if (condition.isConscious && !condition.isPrisoner) last = champions[i] as number;
    }
    return last;
  }

  /** Sum of the levels of those who still fight. // MB-MOR-4 */
  level(state: Skirmish, { first, end }: Host): number {
    let level = 0;
    for (let i = first; i < end; i += 1) {
      const condition = state.condition(i);
      if (condition.isConscious && !condition.isPrisoner) level += this.fighter(i).level;
    }
    return level;
  }

  /** Fills the group with who acts now, in their order; they are activated. // MB-SKIR-3 */
  call(state: Skirmish, host: Host): void {
    const { first, end, policy } = host;
    const { group } = state;
    let count = 0;
    for (let i = first; i < end; i += 1) {
      const condition = state.condition(i);
      if (!condition.isAble) continue;
      const rank = this.rank(policy, i, condition);
      let place = count;
      while (place > 0 && this.rankAt(state, policy, place - 1) > rank) {
        group[place] = group[place - 1] as number;
        place -= 1;
      }
      group[place] = i;
      count += 1;
    }
    state.groupSize = Math.min(count, sizeOf(policy));
    state.next = 0;
    for (let i = 0; i < state.groupSize; i += 1) state.condition(group[i] as number).isActivated = true;
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
    for (let i = enemy.first; i < enemy.end; i += 1) {
      const { isConscious, physique } = state.condition(i);
      if (!isConscious) continue;
      if (best < 0 || isBetter(policy.target, physique, state.condition(best).physique)) best = i;
    }
    return best;
  }

  private anyOf(state: Skirmish, { first, end }: Host, dice: Dice): number {
    let count = 0;
    for (let i = first; i < end; i += 1) if (state.condition(i).isConscious) count += 1;
    dice.scope(state.turn, state.group[0] as number);
    let left = count === 1 ? 1 : dice.roll(count, SITE.target);
    for (let i = first; i < end; i += 1) {
      if (!state.condition(i).isConscious) continue;
      left -= 1;
      if (left === 0) return i;
    }
    return first;
  }

  private fighter(index: number): Combatant {
    return this.combatants[index] as Combatant;
  }
}

function sizeOf({ combine }: SidePolicy): number {
  if (combine === 'all') return Number.POSITIVE_INFINITY;
  return combine === 'pairs' ? 2 : 1;
}

function isBetter(policy: SidePolicy['target'], physique: number, best: number): boolean {
  if (policy === 'first') return false;
  return policy === 'weakest' ? physique < best : physique > best;
}
