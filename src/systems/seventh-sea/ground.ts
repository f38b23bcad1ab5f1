import { InvariantError } from '../../errors.ts';
import { drawsLaws } from '../act.ts';
import type { CompileOptions } from '../system.ts';
import type { Rulings } from './rulings.ts';
import type { MeleeUse, MissileUse, Weapon } from './weapons.ts';

/** What every attack of an engagement shares: its rulings, the distance, and how its dice are asked for. */
export class Ground {
  readonly rulings: Rulings;
  /** Metres between the sides; 0: hand to hand. */
  readonly distance: number;
  /** Totals are drawn from their laws when sampled. */
  readonly isDrawn: boolean;
  /** Laws carry fractions. */
  readonly isRational: boolean;

  constructor(rulings: Rulings, distance: number, options: CompileOptions) {
    this.rulings = rulings;
    this.distance = distance;
    this.isDrawn = drawsLaws(options);
    this.isRational = options.engine === 'fractions';
  }

  /** Whether a weapon strikes in the hand here rather than being shot or thrown. // SS-ATT-11 */
  isMelee({ melee, missile }: Weapon): boolean {
    return melee !== null && (this.distance === 0 || missile === null);
  }

  /** How a weapon is used here. @throws InvariantError when it has no use at all */
  useOf(weapon: Weapon): MeleeUse | MissileUse {
    const use = this.isMelee(weapon) ? weapon.melee : weapon.missile;
    if (use === null) throw new InvariantError(`${weapon.id} is no weapon`);
    return use;
  }

  /** Whether a weapon reaches over the distance. // SS-ATT-10 */
  reaches(weapon: Weapon): boolean {
    if (this.isMelee(weapon)) return this.distance === 0;
    return this.distance <= (weapon.missile?.range ?? 0);
  }

  /** Points that the range adds to the attack total. [half-range] // SS-ATT-10 */
  rangePoints(weapon: Weapon): number {
    const { missile } = weapon;
    if (missile === null || this.isMelee(weapon)) return 0;
    const twice = 2 * this.distance;
    const isShort = twice < missile.range || (twice === missile.range && this.rulings['half-range'] === 'short');
    return isShort || this.distance === 0 ? missile.short : missile.long;
  }
}
