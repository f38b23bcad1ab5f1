import type { Dice, Site } from '../../dice/dice.ts';
import { type KeepBands, keepBands, type Reading } from '../../dice/keep-pool.ts';
import type { DramaRoll } from './checks.ts';
import type { Roll, Rulings } from './pools.ts';

/** What a failed roll costs, by how much it fails. */
export interface Scale {
  /** Points missed to a slice. */
  readonly step: number;
  /** A begun slice counts as a full one. */
  readonly countsBegun: boolean;
  /** Only slices cost something: a failure by less than one costs nothing. */
  readonly onlySlices: boolean;
}

/** The cost of missing a TN by so much; nothing missed costs nothing. */
export function costOfMiss(missed: number, { step, countsBegun, onlySlices }: Scale): number {
  if (missed <= 0) return 0;
  if (countsBegun) return Math.ceil(missed / step);
  return Math.floor(missed / step) + (onlySlices ? 0 : 1);
}

/** The most that a roll may miss by for this cost and no more. */
function mostMissed(cost: number, { step, countsBegun, onlySlices }: Scale): number {
  if (countsBegun) return step * cost;
  if (onlySlices) return step * (cost + 1) - 1;
  return cost === 0 ? 0 : step * cost - 1;
}

/** Rolls against TNs of which only the cost of missing them matters. */
export class MarginRoll {
  private readonly roll: DramaRoll;
  private readonly scale: Scale;
  private readonly comesAfter: boolean;
  /** Index drama dice → index TN → bands, from the greatest cost to none; made when first met. */
  private readonly bands: (KeepBands | undefined)[][] = [];
  /** Index drama dice → what their bands say of the TN. */
  private readonly readings: Reading[] = [];
  private readonly register: number | null;

  /** @param register the one whose value is the TN; null where it is none */
  constructor(roll: DramaRoll, scale: Scale, rulings: Rulings, register: number | null = null) {
    this.roll = roll;
    this.scale = scale;
    this.comesAfter = rulings['drama-timing'] === 'after';
    this.register = register;
  }

  /** Drama dice spent on the last roll. */
  get spent(): number {
    return this.roll.spent;
  }

  /** Rolls once. @param allowed drama dice that may go into it @returns the cost, 0 when the TN is reached */
  play(tn: number, allowed: number, dice: Dice, site: Site): number {
    const { roll } = this;
    if (this.comesAfter && allowed > 0) {
      return costOfMiss(tn - roll.totalAgainst(tn, allowed, dice, site), this.scale);
    }
    roll.spent = allowed;
    const bands = this.bandsAt(allowed, tn);
    return bands.starts.length - dice.keepBand(bands, site);
  }

  private bandsAt(drama: number, tn: number): KeepBands {
    return this.bands[drama]?.[tn] ?? this.makeBands(drama, tn);
  }

  private makeBands(drama: number, tn: number): KeepBands {
    while (this.bands.length <= drama) this.addDrama(this.bands.length);
    const made = bandsOf(this.roll.with(drama), tn, this.scale, this.readings[drama] ?? null);
    const byTn = this.bands[drama];
    if (byTn !== undefined) byTn[tn] = made;
    return made;
  }

  private addDrama(drama: number): void {
    const { register } = this;
    this.bands.push([]);
    if (register !== null) this.readings.push({ register, at: (tn) => this.bandsAt(drama, tn) });
  }
}

function bandsOf({ pool, bonus }: Roll, tn: number, scale: Scale, reading: Reading | null): KeepBands {
  const starts: number[] = [];
  for (let cost = 0; ; cost += 1) {
    const least = tn - bonus - mostMissed(cost, scale);
    if (least <= pool.min) break;
    starts.unshift(least);
  }
  return keepBands(pool, starts, { reading, added: bonus });
}
