import type { FighterTactics, TraitTactic } from './tactics.ts';
import { TRAITS, type Trait } from './traits.ts';

/** Index trait in {@link TRAITS}. */
export const AT = { brawn: 0, finesse: 1, wits: 2, resolve: 3, panache: 4 } as const satisfies Record<Trait, number>;

/** How a ship enters an engagement. */
export interface ShipStart {
  /** In the order of {@link TRAITS}. */
  readonly traits: readonly number[];
  /** Guns on the side that bears. */
  readonly bearing: number;
  readonly drama: number;
}

/** What changes about a ship: its traits are current ones. // SS-SHIP-7 */
export class ShipState {
  readonly traits = new Int8Array(TRAITS.length);
  /** Guns that bear on the enemy; the other ranks of Brawn stand idle. // SS-SHIP-3 */
  bearing = 0;
  /** Damage that the hull has held. // SS-SHIP-6 */
  superficial = 0;
  criticals = 0;
  /** Drama dice left. */
  drama = 0;

  begin({ traits, bearing, drama }: ShipStart): void {
    for (let trait = 0; trait < TRAITS.length; trait += 1) this.traits[trait] = traits[trait] ?? 0;
    this.bearing = bearing;
    this.superficial = 0;
    this.criticals = 0;
    this.drama = drama;
  }

  /** Guns, on both sides. */
  get brawn(): number {
    return this.traits[AT.brawn] as number;
  }

  /** Crew. */
  get finesse(): number {
    return this.traits[AT.finesse] as number;
  }

  /** Rudder. */
  get wits(): number {
    return this.traits[AT.wits] as number;
  }

  /** Hull. */
  get resolve(): number {
    return this.traits[AT.resolve] as number;
  }

  /** Sails. */
  get panache(): number {
    return this.traits[AT.panache] as number;
  }

  /** Sum of all traits. */
  get ranks(): number {
    return this.brawn + this.finesse + this.wits + this.resolve + this.panache;
  }

  /** Takes a rank of a trait that has any; a rank of Brawn is a gun of one side or the other. // SS-SHIP-3 */
  lose(trait: number, guns: FighterTactics['loseGun']): void {
    if (trait === AT.brawn) {
      const idle = this.brawn - this.bearing;
      if (guns === 'idle-side' ? idle === 0 : this.bearing > 0) this.bearing -= 1;
    }
    this.traits[trait] = (this.traits[trait] as number) - 1;
  }

  copyFrom(other: ShipState): void {
    this.traits.set(other.traits);
    this.bearing = other.bearing;
    this.superficial = other.superficial;
    this.criticals = other.criticals;
    this.drama = other.drama;
  }

  /** Integers of {@link writeKey}. */
  static readonly keyLength = 4;

  writeKey(out: Int32Array, at: number): void {
    let traits = this.bearing;
    for (let trait = 0; trait < TRAITS.length; trait += 1) traits = (traits << 4) | (this.traits[trait] as number);
    out[at] = traits;
    out[at + 1] = this.superficial;
    out[at + 2] = this.criticals;
    out[at + 3] = this.drama;
  }
}

/**
 * The trait that loses a rank: by policy, ties in the order of {@link TRAITS}; -1 when all are 0.
 * @source SS-SHIP-9
 */
export function chooseLoss(traits: Int8Array, policy: TraitTactic): number {
  if (policy === 'lowest') return lowestAbove0(traits);
  if (policy !== 'highest' && (traits[AT[policy]] as number) > 0) return AT[policy];
  return highest(traits);
}

function highest(traits: Int8Array): number {
  let found = -1;
  let most = 0;
  for (let trait = 0; trait < traits.length; trait += 1) {
    const rank = traits[trait] as number;
    if (rank <= most) continue;
    found = trait;
    most = rank;
  }
  return found;
}

function lowestAbove0(traits: Int8Array): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let trait = 0; trait < traits.length; trait += 1) {
    const rank = traits[trait] as number;
    if (rank === 0 || rank >= least) continue;
    found = trait;
    least = rank;
  }
  return found;
}
