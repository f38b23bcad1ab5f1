import type { Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import { DOWN, OUT, STANDING, STUNNED } from './batch.ts';
import { DECISION } from './decisions.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';

/** The recovery phase of a side: who was stunned lies, who lay may stand up. // MH-REC-1 to 3 */
export function recoverSide(arena: Arena, fight: Fight, side: number, tactics: Tactics): void {
  const first = side === 0 ? 0 : arena.sizes[0];
  const last = side === 0 ? arena.sizes[0] : fight.units.length;
  for (let i = first; i < last; i += 1) {
    const unit = fight.unit(i);
    if (unit.posture !== STANDING && unit.posture < OUT) recover(arena, unit, i, tactics);
  }
}

function recover(arena: Arena, unit: Unit, index: number, tactics: Tactics): void {
  if (unit.posture === STUNNED) {
    unit.posture = DOWN;
    if (!arena.recoversAtOnce) return;
  }
  if (tactics.choose(DECISION.standUp, index) !== 0) return;
  unit.posture = STANDING;
  unit.flags |= FLAG.stoodUp;
}
