import type { Combatant, Rulings } from './combatant.ts';
import { EIGHTHS, mayRun, type Strides, stridesOf, type Terrain } from './mobility.ts';

/** How a move can end. */
export const END = { moves: 0, reaches: 1, fallsShort: 2, intercepted: 3, notDetected: 4, forbidden: 5 } as const;

type End = (typeof END)[keyof typeof END];

const ENDS = Object.values(END);

/** Circumstances of a move; distances in inches, absent where there is nobody. */
export interface Circumstances {
  readonly pace: string;
  readonly terrain: string;
  readonly visible: boolean;
  readonly interceptor: string;
  readonly 'stood-up': boolean;
  readonly rallied: boolean;
  readonly 'enemy-distance'?: number | undefined;
  readonly 'target-distance'?: number | undefined;
  readonly 'other-enemy-distance'?: number | undefined;
}

/** Everything about a move that dice have no part in; lengths in eighths of an inch. */
export interface Plan {
  readonly walk: number;
  /** 0 where he may not run. */
  readonly run: number;
  /** 0 where he may not charge. */
  readonly charge: number;
  readonly mayRun: boolean;
  /** Whether a charge is allowed: at the enemy in question, where there is one. */
  readonly mayCharge: boolean;
  /** He charges an enemy whom he has to notice first. // MH-MOV-8 */
  readonly mustNotice: boolean;
  /** How the move ends, unless he fails to notice the enemy. */
  readonly end: End;
  /** Index {@link END} → how far he went, to the nearest eighth. // MH-MOV-9 */
  readonly movedBy: readonly number[];
  /** Index {@link END} → whether he may still shoot, or hide. // MH-MOV-10 */
  readonly isAtEaseAfter: readonly boolean[];
}

/** How near an unseen enemy must be to be charged. // MH-MOV-8 */
const NOTICE_DISTANCE = 4;
/** How near to the way of a charge another enemy has a say. // MH-MOV-6 */
const NEAR_ROUTE = 2;

/** Ends of a charge that was made. */
const CHARGED: readonly End[] = [END.reaches, END.fallsShort, END.intercepted];

/** Works out a move. */
export function planMove(who: Combatant, how: Circumstances, rulings: Rulings): Plan {
  const strides = stridesOf(who, how.terrain as Terrain);
  const isFresh = !how['stood-up'] && !how.rallied; // MH-MOV-2, MH-MOV-4
  const walk = walkOf(how, strides);
  const runs = isFresh && mayRun(strides, eighths(how['enemy-distance'] ?? FAR), rulings);
  const mayDeclare = isFresh && (how.visible || (how['target-distance'] ?? 0) <= NOTICE_DISTANCE); // MH-MOV-8
  const mayCharge = mayDeclare && !(rulings['charge-near-enemy'] === 'forbidden' && isNearRoute(how)); // MH-MOV-6
  return {
    walk,
    run: runs ? strides.run : 0,
    charge: mayCharge ? strides.charge : 0,
    mayRun: runs,
    mayCharge,
    mustNotice: how.pace === 'charge' && !how.visible && mayDeclare,
    end: endOf(how, runs, mayCharge, strides.charge),
    movedBy: ENDS.map((end) => movedBy(end, how, walk, strides)),
    isAtEaseAfter: ENDS.map(
      (end) => !how.rallied && !CHARGED.includes(end) && !(end === END.moves && how.pace === 'run'),
    ),
  };
}

const FAR = Number.POSITIVE_INFINITY;

function eighths(inches: number): number {
  return inches * EIGHTHS;
}

/** The normal move of this turn. // MH-RAL-2, MH-MOV-9 */
function walkOf(how: Circumstances, strides: Strides): number {
  if (how.rallied) return 0;
  return how['stood-up'] ? strides.walkAfterStandingUp : strides.walk;
}

function isNearRoute(how: Circumstances): boolean {
  return (how['other-enemy-distance'] ?? FAR) <= NEAR_ROUTE;
}

function endOf(how: Circumstances, runs: boolean, mayCharge: boolean, reach: number): End {
  if (how.pace === 'run') return runs ? END.moves : END.forbidden;
  if (how.pace !== 'charge') return END.moves;
  if (!mayCharge) return END.forbidden;
  if (isNearRoute(how) && how.interceptor === 'yes') return END.intercepted; // MH-MOV-6
  return eighths(how['target-distance'] ?? 0) <= reach ? END.reaches : END.fallsShort; // MH-MOV-4
}

// MH-MOV-5, MH-MOV-9
function movedBy(end: End, how: Circumstances, walk: number, strides: Strides): number {
  const target = Math.round(eighths(how['target-distance'] ?? 0));
  if (end === END.reaches) return target;
  if (end === END.fallsShort) return Math.min(walk, target);
  if (end !== END.moves || how.pace === 'none') return 0;
  return how.pace === 'run' ? strides.run : walk;
}
