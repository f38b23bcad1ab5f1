import type { Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import { DECISION } from './decisions.ts';
import { type Fight, FLAG } from './fight.ts';
import { lowest } from './order.ts';
import { DOWN, OUT, STANDING, STUNNED } from './posture.ts';

/** The recovery phase of a side: who was stunned lies, who lay may stand up. // MH-REC-1 to 3 */
export function recoverSide(arena: Arena, fight: Fight, side: number, tactics: Tactics): void {
  for (let left = fight.present & ~fight.standing & arena.membersOf(side); left !== 0; left &= left - 1) {
    const index = lowest(left);
    const unit = fight.unit(index);
    fight.place(index, recovered(arena, unit.posture, index, tactics));
    if (unit.posture === STANDING) unit.flags |= FLAG.stoodUp;
  }
}

/** A fighter's posture after one recovery of his own. // MH-REC-1, MH-REC-2 */
export function recovered(arena: Arena, posture: number, index: number, tactics: Tactics): number {
  if (posture === STANDING || posture >= OUT) return posture;
  if (posture === STUNNED && !arena.recoversAtOnce) return DOWN;
  return tactics.choose(DECISION.standUp, index) === 0 ? STANDING : DOWN;
}
