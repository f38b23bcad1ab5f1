import type { Dice } from '../../dice/dice.ts';
import type { Condition } from './condition.ts';
import type { Rulings } from './rulings.ts';
import { SHOT, type ShotReport } from './shots.ts';
import { SITE } from './sites.ts';

/** Rulings that decide whom a shot strikes that does not hit. */
export type ScatterRulings = Pick<Rulings, 'scatter-after-dodge' | 'scatter-on-automatic-failure'>;

/** Farther than this a fighter is out of danger, in mm. // MB-SCAT-1 */
const NEAR = 50;

/** Somebody near the target. */
export interface Neighbour {
  /** Index of the fighter. */
  readonly fighter: number;
  /** To the target, in mm. */
  readonly distance: number;
}

/** Nobody is struck. */
export const NOBODY = -1;

/** Whom shots strike that miss one target; made once. // MB-SCAT-1, MB-SCAT-2, MB-SCAT-4 */
export class Scatter {
  /** Those near enough, the nearest first, equals as listed. */
  private readonly near: readonly Neighbour[];
  private readonly rulings: ScatterRulings;

  constructor(neighbours: readonly Neighbour[], rulings: ScatterRulings) {
    this.near = neighbours.filter(({ distance }) => distance < NEAR).sort((a, b) => a.distance - b.distance);
    this.rulings = rulings;
  }

  /** @returns index of the fighter who is struck, or {@link NOBODY} */
  pick(report: ShotReport, conditions: readonly Condition[], dice: Dice): number {
    const rank = this.rankOf(report);
    const distance = this.distanceAt(rank, conditions);
    if (distance === NOBODY) return NOBODY;
    const count = this.countAt(distance, conditions);
    return this.nthAt(distance, count === 1 ? 1 : dice.roll(count, SITE.scatter), conditions);
  }

  /** Which of the nearest is struck, from 1; 0 for none. */
  private rankOf({ result, margin, isFailure }: ShotReport): number {
    const { rulings } = this;
    if (result === SHOT.dodged) return rulings['scatter-after-dodge'] === 'nearest' ? 1 : 0;
    if (result === SHOT.hit || (isFailure && rulings['scatter-on-automatic-failure'] === 'none')) return 0;
    return Math.max(0, -margin);
  }

  /** Distance of the nearest but so many, the dead left out. */
  private distanceAt(rank: number, conditions: readonly Condition[]): number {
    if (rank === 0) return NOBODY;
    let left = rank;
    for (let i = 0; i < this.near.length; i += 1) {
      const { fighter, distance } = this.near[i] as Neighbour;
      if ((conditions[fighter] as Condition).isDead) continue;
      left -= 1;
      if (left === 0) return distance;
    }
    return NOBODY;
  }

  private countAt(wanted: number, conditions: readonly Condition[]): number {
    let count = 0;
    for (let i = 0; i < this.near.length; i += 1) {
      const { fighter, distance } = this.near[i] as Neighbour;
      if (distance === wanted && !(conditions[fighter] as Condition).isDead) count += 1;
    }
    return count;
  }

  private nthAt(wanted: number, nth: number, conditions: readonly Condition[]): number {
    let left = nth;
    for (let i = 0; i < this.near.length; i += 1) {
      const { fighter, distance } = this.near[i] as Neighbour;
      if (distance !== wanted || (conditions[fighter] as Condition).isDead) continue;
      left -= 1;
      if (left === 0) return fighter;
    }
    return NOBODY;
  }
}
