import { type Fight, FLAG } from './fight.ts';

/** Where an assault goes when its targets are gone. // CF-ASLT-10 */
export interface Redirection {
  /** Fighters, in order, and as bits. */
  readonly on: readonly number[];
  readonly set: number;
  /** Millimetres from the place of the first targets. */
  readonly distance: number;
  /** A charge stays one where the new target is seen. */
  readonly isCharge: boolean;
}

/** An assault as it is declared. // CF-ASLT-1, CF-ASLT-2 */
export interface AssaultEntry {
  readonly by: number;
  /** Fighters, in order, and as bits. */
  readonly on: readonly number[];
  readonly set: number;
  /** Millimetres to the target. // CF-ASLT-3 */
  readonly distance: number;
  /** Millimetres that he can move, and that he can dive. // CF-ASLT-4, CF-FLY-9 */
  readonly potential: number;
  readonly divePotential: number;
  readonly isCharge: boolean;
  readonly speakingTurn: number;
  readonly redirect: Redirection | null;
  /** He shoots first. // CF-SHOT-8 */
  readonly fires: boolean;
  /** X of an impact, 0 without. // CF-ABL-26 */
  readonly impact: number;
  /** What he does when he cannot or will not redirect. // CF-ASLT-9 */
  readonly whenGone: 'redirect' | 'stay' | 'run';
  /** First of the list, so that its movement is counted. */
  readonly isFirst: boolean;
}

/** Entries in the order in which they are played: by speaking turn, then as listed. // CF-ASLT-2 */
export function inOrder(entries: readonly AssaultEntry[]): readonly AssaultEntry[] {
  return [...entries].sort((a, b) => a.speakingTurn - b.speakingTurn);
}

/** Whom the assault under way is aimed at. */
export function aimsOf(fight: Fight, { on, redirect }: AssaultEntry): readonly number[] {
  return fight.isRedirected && redirect !== null ? redirect.on : on;
}

/** Whether the assault under way is a charge. // CF-ASLT-1, CF-ASLT-10 */
export function isChargeOf(fight: Fight, { isCharge, redirect }: AssaultEntry): boolean {
  return fight.isRedirected && redirect !== null ? redirect.isCharge : isCharge;
}

/** The first of some who is still there, -1 when none is. */
export function firstPresent(fight: Fight, targets: readonly number[]): number {
  for (let i = 0; i < targets.length; i += 1) {
    const target = targets[i] as number;
    if (fight.unit(target).isPresent) return target;
  }
  return -1;
}

/** Whether any target of the assault under way is still there. */
export function hasTargets(fight: Fight, entry: AssaultEntry): boolean {
  return firstPresent(fight, aimsOf(fight, entry)) >= 0;
}

/** Millimetres that the assailant can move this turn. // CF-ASLT-4, CF-FLY-9 */
export function reachOf(fight: Fight, { by, potential, divePotential }: AssaultEntry): number {
  return fight.unit(by).is(FLAG.aloft) ? divePotential : potential;
}
