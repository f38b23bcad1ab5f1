import type { Dice } from '../../../dice/dice.ts';
import { SITE } from '../sites.ts';
import type { FightFacts } from './facts.ts';
import { type Fight, LASTING } from './fight.ts';
import type { TurnPart } from './turn-part.ts';

/** Maintenance, at the end of a turn. // CF-TURN-5, CF-MNT */
export class Maintenance implements TurnPart {
  readonly endsFights = true;
  /** Index fighter → X of his regeneration, 0 without. */
  private readonly regeneration: readonly number[];
  /** Whether anybody ever regenerates. */
  private readonly isNeeded: boolean;

  constructor({ party }: FightFacts) {
    this.regeneration = party.combatants.map(({ abilities }) => abilities.number('regeneration') ?? 0);
    this.isNeeded = this.regeneration.some((face) => face > 0);
  }

  begin(fight: Fight): void {
    for (let i = 0; i < fight.units.length; i += 1) {
      const { condition } = fight.unit(i);
      if (condition.doomed === 0) continue;
      condition.rest(); // CF-MNT-1
      fight.gone |= 1 << i;
    }
    fight.cursor = 0;
  }

  settle(fight: Fight): boolean {
    for (; this.isNeeded && fight.cursor < fight.units.length; fight.cursor += 1) {
      const unit = fight.unit(fight.cursor);
      if ((this.regeneration[fight.cursor] as number) > 0 && unit.isPresent && unit.condition.isWounded) return true;
    }
    this.tidy(fight);
    return false;
  }

  /** Regeneration: a roll, and after a success one more. // CF-MNT-2, CF-ABL-9 */
  roll(fight: Fight, dice: Dice): void {
    const fighter = fight.cursor;
    const { condition } = fight.unit(fighter);
    const face = this.regeneration[fighter] as number;
    dice.scope(fight.round, fighter);
    fight.cursor += 1;
    if (!dice.atLeast(6, face, SITE.regeneration)) return;
    condition.heal(1);
    if (condition.isWounded && dice.atLeast(6, face, SITE.regeneration)) condition.heal(1);
  }

  /** What lasts until now ends. // CF-MNT-3 */
  private tidy(fight: Fight): void {
    fight.cursor = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      const unit = fight.unit(i);
      unit.condition.recover();
      unit.penalty = 0;
      unit.pursuits = 0;
      unit.flags &= LASTING;
    }
  }
}
