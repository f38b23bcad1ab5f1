import type { Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import { DECISION } from './decisions.ts';
import { type Fight, FLAG } from './fight.ts';
import { DOWN, OUT, STANDING, STUNNED } from './posture.ts';

/** The recovery phase of a side: who was stunned lies, who lay may stand up. // MH-REC-1 to 3 */
export function recoverSide(arena: Arena, fight: Fight, side: number, tactics: Tactics): void {
  const first = side === 0 ? 0 : arena.sizes[0];
  const last = side === 0 ? arena.sizes[0] : fight.units.length;
  for (let i = first; i < last; i += 1) {
    const unit = fight.unit(i);
    if (unit.posture === STANDING) continue;
    unit.posture = recovered(arena, unit.posture, i, tactics);
    if (unit.posture === STANDING) unit.flags |= FLAG.stoodUp;
  }
}

/** A fighter's posture after one recovery of his own. // MH-REC-1, MH-REC-2 */
export function recovered(arena: Arena, posture: number, index: number, tactics: Tactics): number {
  if (posture === STANDING || posture >= OUT) return posture;
  if (posture === STUNNED && !arena.recoversAtOnce) return DOWN;
  return tactics.choose(DECISION.standUp, index) === 0 ? STANDING : DOWN;
}
