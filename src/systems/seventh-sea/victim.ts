import type { Dice } from '../../dice/dice.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import type { Scale } from './margins.ts';
import type { Rulings } from './rulings.ts';
import { SITE } from './sites.ts';
import { WoundChecks } from './wounds.ts';

interface VictimFacts {
  /** What a failed wound check costs. // SS-WND-3 */
  readonly scale: Scale;
  readonly rulings: Rulings;
  /** Totals are drawn from their laws when sampled. */
  readonly isDrawn: boolean;
  /** Drama dice of each wound check that the engagement names, and that are there whoever he is; else his tactics decide. */
  readonly named?: number | undefined;
}

/** A person whom battles, salvos and dangers wound. Heroes have their own drama dice; nobody shares those of the game master. */
export class Victim {
  readonly who: Combatant;
  private readonly checks: WoundChecks;
  /** Drama dice that he puts into each wound check, while he has them. // SS-DRAMA-2 */
  private readonly wish: number;
  private readonly wakes: boolean;
  /** Drama dice for which he has a use. */
  private readonly drama: number;

  constructor(who: Combatant, { scale, rulings, isDrawn, named }: VictimFacts) {
    this.who = who;
    this.checks = new WoundChecks(who, { scale, rulings, isDrawn });
    this.wish = named ?? who.tactics.drama.wound;
    this.wakes = who.tactics.wakes;
    const own = who.rank === 'hero' && (this.wish > 0 || this.wakes) ? who.drama : 0;
    this.drama = Math.max(own, named ?? 0);
  }

  begin(condition: Condition): void {
    condition.begin(this.who);
    condition.drama = this.drama;
  }

  /**
   * One wound check, and what comes of it.
   * @param tn all his flesh wounds, the new ones included
   * @returns new dramatic wounds
   * @source SS-WND-1 to 6, SS-DRAMA-3
   */
  check(condition: Condition, tn: number, dice: Dice): number {
    const { who, checks } = this;
    const allowed = Math.min(this.wish, condition.drama);
    const dramatic = checks.play(tn, condition.isCrippled(who), allowed, dice, SITE.wound);
    condition.drama -= checks.spent;
    const isDown = condition.suffer(who, tn, dramatic);
    if (isDown && this.wakes && condition.drama > 0) {
      condition.drama -= 1;
      condition.isOut = false;
    }
    return dramatic;
  }
}
