import type { Combatant, Rulings } from './combatant.ts';

/** Lengths are counted in eighths of an inch: even a quarter of a halved move is a whole number of them. */
export const EIGHTHS = 8;

/** Ground underfoot: what all moves are divided by. // MH-MOV-9 */
export const GROUND = { open: 1, difficult: 2, 'very-difficult': 4 } as const;

export type Terrain = keyof typeof GROUND;

/** How far a fighter may go in one turn on one sort of ground, in eighths of an inch. */
export interface Strides {
  /** The normal move. // MH-MOV-1 */
  readonly walk: number;
  /** The normal move in the turn in which he stood up. // MH-REC-3, MH-MOV-9 */
  readonly walkAfterStandingUp: number;
  /** 0 when he may never run. // MH-MOV-2 */
  readonly run: number;
  /** Greatest distance at which a charge arrives. // MH-MOV-4 */
  readonly charge: number;
}

/** An enemy on his feet this near forbids to run, in eighths of an inch. // MH-MOV-2 */
const RUN_DISTANCE = 8 * EIGHTHS;

/**
 * Strides of a fighter, all whole eighths.
 * @source MH-MOV-1, MH-MOV-2, MH-MOV-4, MH-MOV-7, MH-MOV-9
 */
export function stridesOf(who: Combatant, terrain: Terrain = 'open'): Strides {
  const walk = (movementOf(who) * EIGHTHS) / GROUND[terrain];
  const fast = walk * (who.abilities.has('sprint') ? 3 : 2);
  return {
    walk,
    walkAfterStandingUp: walk / 2,
    run: who.abilities.has('may-not-run') ? 0 : fast,
    charge: fast,
  };
}

/** Movement in inches, less one under heavy armour and shield. // MH-MOV-7 */
function movementOf(who: Combatant): number {
  const isLaden = who.isHeavilyArmoured && who.carriesShield && !who.abilities.has('armour-use');
  return Math.max(0, who.stats.M - (isLaden ? 1 : 0));
}

/**
 * Whether he may run: he is able to, and no enemy on his feet is too near.
 * @param nearest distance of the nearest standing enemy when the turn began, in eighths of an inch; Infinity without one
 * @source MH-MOV-2
 */
export function mayRun(strides: Strides, nearest: number, rulings: Rulings): boolean {
  return strides.run > 0 && !isWithin(nearest, RUN_DISTANCE, rulings);
}

/** Whether a distance lies within a bound of the same unit. */
export function isWithin(distance: number, bound: number, rulings: Rulings): boolean {
  return distance < bound || (distance === bound && countsExact(rulings));
}

/** Whether exactly n inches are within n inches. */
export function countsExact(rulings: Rulings): boolean {
  return rulings['within-bounds'] === 'inclusive';
}
