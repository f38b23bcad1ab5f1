import type { Exchange } from './exchange.ts';

/** What the last call of `Strikes` did; what it says of the attack itself holds until the next one begins. */
export class StrikeReport {
  /** MISS, AVOIDED or HIT. */
  result = 0;
  raises = 0;
  /** Hits that were not avoided. */
  hits = 0;
  /** The target rolled an active defence: it costs him his dice, for better or worse. // SS-DEF-1 */
  isDefended = false;
  /** Attack total, where totals are told. */
  total = 0;
  /** Flesh wounds dealt by this call. */
  damage = 0;
  /** Dramatic wounds dealt by this call. */
  dramatic = 0;
  /** Brutes felled by this call. */
  felled = 0;
  /** This call put the target out of the fight, and he did not come to. */
  isOut = false;

  /** Before a call. */
  clear(): void {
    this.damage = 0;
    this.dramatic = 0;
    this.felled = 0;
    this.isOut = false;
  }

  /** What came of an attack roll. */
  note({ result, hits, isDefended, total, bout }: Exchange): void {
    this.result = result;
    this.raises = bout.raises;
    this.hits = hits;
    this.isDefended = isDefended;
    this.total = total;
  }
}
