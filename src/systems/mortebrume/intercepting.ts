import { z } from 'zod';
import { fighterId } from '../schema-parts.ts';
import type { Finding, Variant } from '../system.ts';
import { noted } from '../vocabulary.ts';
import { answersNeeds, modeNeeds, shootsOrCasts } from './check-attackers.ts';
import { checkActor } from './checks.ts';
import { type Combatant, combatantOf } from './combatant.ts';
import type { Need } from './kinds/kind.ts';
import { centimetres, LENGTH_MAX } from './lengths.ts';

/** The field for who moves. */
export const moverField = fighterId.describe('who moves');

/** A list of some of the others. */
export function someOf(description: string): z.ZodType<readonly string[]> {
  return z.array(z.string()).default([]).describe(description) as z.ZodType<readonly string[]>;
}

/** A map fighter → length in cm. */
export function lengthsBy(description: string): z.ZodType<Readonly<Record<string, number>>> {
  return noted(z.record(z.string(), centimetres(LENGTH_MAX, description)), {
    allowed: 'fighter → centimetres',
    description,
  }).default({}) as z.ZodType<Readonly<Record<string, number>>>;
}

/** Whether somebody who acts out of his turn is able to at the start. // MB-INT-2, MB-DEF-1 */
export function isReady({ physiqueLeft, state }: Combatant): boolean {
  const isHindered = state.isDead || state.isActivated || state.isStunned || state.isPrisoner;
  return physiqueLeft > 0 && !isHindered;
}

/** Whether somebody is able and willing to intercept at the start. // MB-INT-2 */
export function intercepts(who: Combatant): boolean {
  return isReady(who) && who.tactics.intercept === 'always';
}

/** What the interceptions of a move are rolled with. */
export function passageNeeds(mover: string, interceptors: readonly string[], variant: Variant): readonly Need[] {
  if (interceptors.length === 0) return [];
  return [...interceptors.flatMap((id) => modeNeeds(id, variant)), ...answersNeeds(mover, interceptors, variant)];
}

/** Mistakes in naming who moves. */
export function checkMover(mover: string, variant: Variant): readonly Finding[] {
  return checkActor(['mover'], mover, variant);
}

/** Those of some fighters who attack hand to hand. // MB-DIS-2 */
export function strikersAmong(ids: readonly string[], variant: Variant): readonly string[] {
  return ids.filter((id) => !shootsOrCasts(id, variant));
}

/** Fighters by their instances. */
export function combatantsOf(names: readonly string[], variant: Variant): readonly Combatant[] {
  return names.map((name) => combatantOf(variant, name));
}
