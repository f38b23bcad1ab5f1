import { millimetres, wholeCentimetres } from './lengths.ts';
import type { Rulings } from './rulings.ts';

/** A fall. Lengths in mm. */
export interface Fall {
  readonly height: number;
  readonly encumbrance: number;
  /** Of the faller, when he falls. */
  readonly physiqueLeft: number;
  readonly isVoluntary: boolean;
}

/** Wounds of a fall: height and encumbrance beyond the physique left, twice if he did not mean to. // MB-FALL-1 */
export function fallWounds(
  { height, encumbrance, physiqueLeft, isVoluntary }: Fall,
  rulings: Pick<Rulings, 'partial-cm'>,
): number {
  const beyond = Math.max(0, height + encumbrance - millimetres(physiqueLeft));
  return wholeCentimetres(beyond, rulings) * (isVoluntary ? 1 : 2);
}

/** Somebody in a fall onto a fighter. */
export interface Fallen {
  readonly size: number;
  readonly physiqueLeft: number;
}

/** What each of two loses. */
export interface Shared {
  readonly faller: number;
  readonly receiver: number;
}

/** Wounds as they are allotted: the smaller takes all, equals share. // MB-LAND-1, MB-LAND-2 */
function allot(wounds: number, faller: Fallen, receiver: Fallen, odd: Rulings['landing-odd']): Shared {
  if (faller.size < receiver.size) return { faller: wounds, receiver: 0 };
  if (receiver.size < faller.size) return { faller: 0, receiver: wounds };
  const each = Math.floor(wounds / 2);
  const rest = wounds % 2;
  return { faller: each + (odd === 'faller' ? rest : 0), receiver: each + (odd === 'receiver' ? rest : 0) };
}

/**
 * Physique that two lose of whom one falls onto the other: what one cannot take passes to the other, once.
 * @source MB-LAND-1 to 3
 */
export function shareFall(
  wounds: number,
  faller: Fallen,
  receiver: Fallen,
  rulings: Pick<Rulings, 'landing-odd'>,
): Shared {
  const allotted = allot(wounds, faller, receiver, rulings['landing-odd']);
  const beyondFaller = Math.max(0, allotted.faller - faller.physiqueLeft);
  const beyondReceiver = Math.max(0, allotted.receiver - receiver.physiqueLeft);
  return {
    faller: Math.min(faller.physiqueLeft, allotted.faller + beyondReceiver),
    receiver: Math.min(receiver.physiqueLeft, allotted.receiver + beyondFaller),
  };
}
