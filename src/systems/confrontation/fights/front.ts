import { type Fight, FLAG } from './fight.ts';
import type { Party } from './party.ts';

/** Whether a fighter takes part from the start. Index fighter. */
export type Roster = readonly boolean[];

/** A lone fighter of one side against those of the other: who touches whom. // CF-DIS-8 */
export class Front {
  /** Side of the lone fighter. */
  readonly loneSide: number;
  readonly lone: number;
  /** The others, in list order. */
  readonly many: readonly number[];
  private readonly sideOf: readonly number[];

  /** @param loneSide a side with exactly one fighter */
  constructor({ sideOf }: Party, loneSide: number) {
    this.sideOf = sideOf;
    this.loneSide = loneSide;
    this.lone = sideOf.indexOf(loneSide);
    this.many = [...sideOf.keys()].filter((fighter) => sideOf[fighter] !== loneSide);
  }

  /** Whoever of two opponents is not the lone fighter: contact is marked with him. */
  other(a: number, b: number): number {
    return this.sideOf[a] === this.loneSide ? b : a;
  }

  /** Whether one of the many is in contact with the lone fighter now. */
  touches(fight: Fight, fighter: number): boolean {
    const unit = fight.unit(fighter);
    return unit.is(FLAG.touching) && !unit.is(FLAG.apart) && unit.isPresent && fight.unit(this.lone).isPresent;
  }

  /** Opponents with whom a fighter is in contact now, as bits. */
  contacts(fight: Fight, fighter: number): number {
    if (this.sideOf[fighter] !== this.loneSide) return this.touches(fight, fighter) ? 1 << this.lone : 0;
    let set = 0;
    for (let i = 0; i < this.many.length; i += 1) {
      const other = this.many[i] as number;
      if (this.touches(fight, other)) set |= 1 << other;
    }
    return set;
  }
}
