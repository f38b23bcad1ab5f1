import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import { type Fight, STAGE } from './fight.ts';
import { drawRanks } from './order.ts';
import { STANDING } from './posture.ts';
import { leavesField, testStupidity } from './psychology.ts';
import { recoverSide } from './recovery.ts';

/** Puts everyone on his feet, before the first turn of a side. */
export function startFight(arena: Arena, fight: Fight, firstTurn: number): void {
  const { units } = fight;
  for (let i = 0; i < units.length; i += 1) {
    const unit = fight.unit(i);
    fight.place(i, STANDING);
    unit.wounds = arena.combatant(i).stats.W;
    unit.flags = 0;
    unit.contacts = 0;
    fight.places[i] = 0;
    unit.flooredBy = -1;
    unit.grip = 0;
    unit.rank = 0;
  }
  fight.engaged = 0;
  fight.stage = STAGE.opening;
  fight.round = 0;
  fight.activeSide = 1 - firstTurn;
  fight.chargingSide = -1;
  fight.hasStaleContacts = true;
  fight.pending = 0;
  fight.foremost = 0;
  fight.early = 0;
  fight.criticalsUsed = 0;
  fight.striker = -1;
  fight.targetCount = 0;
  fight.targetIndex = 0;
  fight.cursor = 0;
  fight.isUnranked = arena.tieBreak === 'roll-once';
  fight.isFirstRound = true;
  for (let i = 0; i < fight.counts.length; i += 1) fight.counts[i] = 0;
}

/**
 * The start of the other player's turn: rout, stupidity, recovery. // MH-TURN-1 to 3
 * @returns the index of the side that has won because the other left the field, else {@link CONTINUES}
 */
export function openTurn(arena: Arena, fight: Fight, dice: Dice, tactics: Tactics): number {
  const side = 1 - fight.activeSide;
  fight.round += 1;
  fight.activeSide = side;
  if (fight.isUnranked) drawRanks(fight, dice);
  if (arena.mayLeave && leavesField(arena, fight, side, dice)) return 1 - side;
  if (arena.hasStupidity) testStupidity(arena, fight, dice);
  recoverSide(arena, fight, side, tactics);
  return CONTINUES;
}
