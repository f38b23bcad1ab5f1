import type { Combatant } from './combatant.ts';
import type { Fray } from './fray.ts';

/** Help of brutes to one fighter. // SS-SQ-9 */
export interface Help {
  /** Index of the helping squad; -1 for help of a fixed amount. */
  readonly squad: number;
  /** Brutes who help at most. */
  readonly brutes: number;
  /** What each of them adds. */
  readonly value: number;
}

/** Who helps whom in an engagement. // SS-SQ-9 */
export class Helpers {
  /** Index fighter → his help, or null. */
  private readonly helps: readonly (Help | null)[];
  /** Whether anybody is helped at all. */
  private readonly exist: boolean;

  constructor(helps: readonly (Help | null)[]) {
    this.helps = helps;
    this.exist = helps.some((help) => help !== null);
  }

  /** Brutes who help a fighter, while both sides of it stand; those who help several serve them in order. */
  private countFor(fray: Fray, fighter: number): number {
    const help = this.helps[fighter];
    if (help === null || help === undefined || fray.condition(fighter).isOut) return 0;
    if (help.squad < 0) return help.brutes;
    const free = fray.condition(help.squad).brutes - this.helping(fray, help.squad, fighter);
    return Math.min(help.brutes, Math.max(0, free));
  }

  /** What they add to his rolls, points or dice. [support-bonus] */
  amountFor(fray: Fray, fighter: number): number {
    return this.exist ? this.countFor(fray, fighter) * (this.helps[fighter]?.value ?? 0) : 0;
  }

  /** Living brutes of a squad who help nobody. // SS-SQ-2 */
  freeBrutes(fray: Fray, squad: number): number {
    const { brutes } = fray.condition(squad);
    return this.exist ? Math.max(0, brutes - this.helping(fray, squad, this.helps.length)) : brutes;
  }

  /** Brutes of a squad who help fighters before a given one. */
  private helping(fray: Fray, squad: number, before: number): number {
    const { brutes } = fray.condition(squad);
    let sum = 0;
    for (let fighter = 0; fighter < before; fighter += 1) {
      const help = this.helps[fighter];
      if (help === null || help === undefined || help.squad !== squad || fray.condition(fighter).isOut) continue;
      sum += Math.min(help.brutes, brutes - sum);
    }
    return sum;
  }
}

/** The help of each fighter by his own field, Wits considered. @param squadOf index of a squad by id and helped fighter */
export function helpOf(
  combatants: readonly Combatant[],
  squadOf: (id: string, fighter: number) => number,
): readonly (Help | null)[] {
  return combatants.map(({ support, traits }, fighter) => {
    if (support === null) return null;
    const { squad, brutes, value } = support;
    return { squad: squadOf(squad, fighter), brutes: Math.min(brutes, traits.wits), value };
  });
}
