import { ZONE } from './clash-fields.ts';
import type { Combatant } from './combatant.ts';
import { millimetres } from './lengths.ts';
import { RESULT } from './opposition.ts';
import type { Report } from './order.ts';
import type { WeaponClass } from './profile-schema.ts';

/** What who dominates may do with the gap. // MB-CLOSE-1, MB-FLING-1 */
export const MANOEUVRES = {
  'close-in': { classes: ['short'], rule: 'MB-CLOSE-1' },
  fling: { classes: ['long', 'heavy'], rule: 'MB-FLING-1' },
} as const satisfies Readonly<Record<string, { readonly classes: readonly WeaponClass[]; readonly rule: string }>>;

export type Manoeuvre = keyof typeof MANOEUVRES;

/** What a fighter does after dominating, as his tactics have it and his weapon allows. // MB-CLOSE-1, MB-FLING-1 */
export function manoeuvreOf({ tactics, weapon }: Combatant): Manoeuvre | null {
  const wish = tactics['after-domination'];
  if (wish === 'none') return null;
  const classes: readonly WeaponClass[] = MANOEUVRES[wish].classes;
  return classes.includes(weapon.class) ? wish : null;
}

/** Two who meet hand to hand, as the gap between them asks for it. Lengths in mm. */
export interface Meeting {
  readonly distance: number;
  /** Where who is flung ends. */
  readonly flingTo: number;
  /** What the attacker and the target do after dominating. */
  readonly attackerWill: Manoeuvre | null;
  readonly targetWill: Manoeuvre | null;
  /** By how much a dodge opens the gap. */
  readonly dodgeMove: number;
}

/**
 * Two who meet, as their tactics and weapons have it. Lengths in cm.
 * @param manoeuvre what the attacker does after dominating, whatever his tactics
 */
export function meetingOf(
  attacker: Combatant,
  target: Combatant,
  { distance, 'fling-to': flingTo = ZONE }: { readonly distance: number; readonly 'fling-to'?: number | undefined },
  manoeuvre: Manoeuvre | null = manoeuvreOf(attacker),
): Meeting {
  return {
    distance: millimetres(distance),
    flingTo: millimetres(flingTo),
    attackerWill: manoeuvre,
    targetWill: manoeuvreOf(target),
    dodgeMove: dodgeMoveOf(target),
  };
}

/** By how many mm a dodge of his takes him away. */
export function dodgeMoveOf({ tactics, dodgeMove }: Combatant): number {
  return tactics['dodge-direction'] === 'away' ? dodgeMove : 0;
}

/**
 * The gap between two after an attack, in mm.
 * @param recoil of both together
 * @source MB-CC-6, MB-CLOSE-2, MB-CLOSE-3, MB-FLING-1, MB-FLING-4
 */
export function gapAfter(meeting: Meeting, { result }: Report, recoil: number): number {
  const { distance, flingTo, attackerWill, targetWill, dodgeMove } = meeting;
  if (result === RESULT.dodged && dodgeMove > 0) return distance + dodgeMove;
  let will: Manoeuvre | null = null;
  if (result === RESULT.attacker) will = attackerWill;
  else if (result === RESULT.defender) will = targetWill;
  if (will === null) return distance + recoil;
  return will === 'close-in' ? 0 : flingTo;
}
