import { baseAround } from './base.ts';
import { centreBehind, pivoted, refusalOf } from './conditions.ts';
import { levelsOf, potentialOf } from './flight.ts';
import { fits, type LegOrder, type LegResult, type Measured, measureLeg } from './leg.ts';
import { type Affair, isAssault, isStay, type Order } from './order.ts';
import { REASON, type Reason } from './reasons.ts';
import type { Leg } from './route.ts';
import {
  areEnemies,
  contactsOf,
  type Figure,
  frontOf,
  hindrances,
  type Table,
  touchersOf,
  withFigure,
} from './table.ts';
import { type Point, signedAngle } from './vector.ts';

export type MoveOutcome = 'contact' | 'arrived' | 'short' | 'blocked' | 'illegal';

/** Where a move ends. */
export interface EndPlace {
  readonly mark: Point;
  readonly facing: number;
  readonly centre: Point;
  readonly level: number;
}

/** Lengths of a measured path, in cm. */
export interface Lengths {
  readonly path: number;
  readonly relief: number;
  readonly straight: number;
}

/** What an order comes to. */
export interface MoveResult {
  readonly outcome: MoveOutcome;
  /** 0, or why it is refused. */
  readonly reason: Reason | 0;
  readonly potential: number;
  readonly used: number;
  readonly end: EndPlace;
  readonly isMoved: boolean;
  /** Null where nothing is measured. */
  readonly lengths: Lengths | null;
  /** Whether the base fits at the end, and which enemies it touches. */
  readonly standing: { readonly fits: boolean; readonly touched: readonly string[] } | null;
  /** Ids of those whom a pursuer has engaged; null where nobody pursues. // CF-GEO-35 */
  readonly engaged: readonly string[] | null;
  /** With a target that is lost: length of the first leg, and whether what follows is still a charge. */
  readonly first: { readonly length: number; readonly isCharge: boolean } | null;
  /** The table at the end, the one who moved still at his start. */
  readonly table: Table;
  /** The path: what is travelled, and for each leg all of it. */
  readonly travelled: readonly Leg[];
  readonly paths: readonly (readonly Leg[])[];
}

/** An order with what is known before anything is measured. */
interface Opening {
  readonly affair: Affair;
  readonly actor: Figure;
  readonly targets: readonly Figure[];
  readonly movement: number;
  readonly potential: number;
  readonly levels: { readonly made: number; readonly end: number };
  readonly start: Point;
}

/**
 * Measures a move order on the table. // CF-GEO-5
 * @throws RangeError when a fighter that it names does not stand there
 */
export function measureMove(affair: Affair): MoveResult {
  const { order, table, rulings } = affair;
  const actor = figureOf(table, order.actor);
  const targets = order.targets.map((id) => figureOf(table, id));
  const levels = levelsOf(actor, targets, order);
  const start = levels.made > 0 ? actor.centre : frontOf(actor);
  const opening: Opening = { affair, actor, targets, levels, start, ...potentialOf(affair, actor, targets) };
  const reason = refusalOf(affair, actor, targets);
  if (reason !== null) return refused(opening, reason);
  const turned: Affair = { ...affair, table: pivoted(table, order, rulings) };
  const now: Opening = { ...opening, affair: turned, targets: targets.map(({ id }) => figureOf(turned.table, id)) };
  const first = measureLeg(firstLeg(now));
  if (first.outcome === 'illegal' || first.outcome === 'blocked') return stopped(now, first);
  if (order.lost === 'none' || first.outcome === 'short') return ended(now, [first], first.outcome);
  return carryOn(now, first);
}

function figureOf({ figures }: Table, id: string): Figure {
  const found = figures.find((figure) => figure.id === id);
  if (found === undefined) throw new RangeError(`no fighter ${id} on the table`);
  return found;
}

function mannerOf(order: Order): LegOrder['manner'] {
  if (isAssault(order)) return 'assault';
  return order.action === 'pursuit' ? 'pursuit' : 'move';
}

function firstLeg({ affair, actor, targets, movement, potential, levels, start }: Opening): LegOrder {
  const { order, table, rulings } = affair;
  const manner = mannerOf(order);
  const level = levels.made;
  const { point, contactAngle } = order;
  const facing = order.lost === 'none' && !isStay(order) ? order.facing : null;
  return {
    ...{ table, rulings, actor, level, start, targets, point, contactAngle },
    ...{ manner, movement, potential, budget: potential, facing, isLanding: isLanding(levels) },
  };
}

/** Whether a move made in the air ends on the ground. // CF-GEO-34 */
function isLanding({ made, end }: Opening['levels']): boolean {
  return made > 0 && end === 0;
}

/** The target is gone before contact. // CF-GEO-30, CF-GEO-31 */
function carryOn(opening: Opening, first: Measured): MoveResult {
  const { order, table, rulings } = opening.affair;
  const [target] = opening.targets;
  if (target === undefined) return ended(opening, [first], first.outcome);
  const change = order.lost === 'killed' || order.fledTo === null ? null : { centre: order.fledTo };
  const affair = { ...opening.affair, table: withFigure(table, target.id, change) };
  const here = { ...opening, affair };
  if (order.sequel === 'stay') {
    return ended(here, [{ ...first, facing: order.facing ?? first.facing }], 'arrived');
  }
  if (order.sequel === 'run' && isLanding(opening.levels)) return refused(opening, REASON.levelChange); // CF-FLY-8
  if (order.sequel === 'redirect') {
    const isBarred = order.lost === 'fled' && rulings['flight-redirects'] === 'no';
    if (isBarred || !isAssault(order)) return refused(opening, REASON.redirectForbidden);
    const next = order.nextTarget === null ? null : figureOf(affair.table, order.nextTarget);
    if (next !== null && !areEnemies(opening.actor, next)) return refused(opening, REASON.notEnemy);
    if (next !== null && next.level !== opening.levels.end) return refused(opening, REASON.wrongLevel);
  }
  const second = measureLeg(secondLeg(here, first));
  if (second.outcome === 'illegal') return refused(opening, second.reason);
  if (second.outcome === 'blocked') return ended(here, [first], 'blocked');
  return ended(here, [first, second], second.outcome);
}

/** What follows is made at the level at which he is by then. // CF-GEO-34 */
function secondLeg({ affair, actor, movement, potential, levels }: Opening, first: Measured): LegOrder {
  const { order, table, rulings } = affair;
  const isRun = order.sequel === 'run';
  const { mark, facing } = first;
  const moved = { ...actor, facing, centre: centreBehind(actor, mark, facing, levels.end) };
  return {
    ...{ table, rulings, actor: moved, level: levels.end, start: mark, movement, potential, isLanding: false },
    targets: isRun || order.nextTarget === null ? [] : [figureOf(table, order.nextTarget)],
    point: isRun ? order.nextPoint : null,
    manner: isRun ? 'move' : 'assault',
    budget: potential - first.used,
    facing: isRun ? order.facing : null,
    contactAngle: null,
  };
}

function refused(opening: Opening, reason: Reason): MoveResult {
  return atStart(opening, 'illegal', reason);
}

function stopped(opening: Opening, result: Exclude<LegResult, Measured>): MoveResult {
  return atStart(opening, result.outcome, result.outcome === 'illegal' ? result.reason : 0);
}

/** Nothing moves. */
function atStart({ affair, actor, potential }: Opening, outcome: MoveOutcome, reason: Reason | 0): MoveResult {
  const { centre, facing, level } = actor;
  const mark = level > 0 ? centre : frontOf(actor);
  return {
    ...{ outcome, reason, potential, used: 0, isMoved: false },
    end: { mark, facing, centre, level },
    ...{ lengths: null, standing: null, engaged: null, first: null, table: affair.table, travelled: [], paths: [] },
  };
}

function ended(opening: Opening, legs: readonly Measured[], outcome: MoveOutcome): MoveResult {
  const { affair, actor, potential, levels } = opening;
  const { order, table } = affair;
  const last = legs.at(-1) as Measured;
  const used = legs.reduce((sum, leg) => sum + leg.used, 0);
  const end = endOf(opening, last, legs.length === 1 ? levels.made : levels.end);
  const { centre, facing } = end;
  const isBlocked = outcome === 'blocked';
  const standing = isBlocked ? null : standingAt(opening, outcome, { centre, facing });
  const touched = standing?.touched ?? [];
  const total = (of: (leg: Measured) => number): number => legs.reduce((sum, leg) => sum + of(leg), 0);
  const lengths: Lengths = {
    path: total(({ route }) => route.length),
    relief: total(({ route }) => route.toll),
    straight: last.straight,
  };
  const isCharge = order.action === 'charge' && order.sequel === 'redirect' && order.seesNext; // CF-GEO-32
  return {
    outcome: isStay(order) && touched.length > 0 ? 'contact' : outcome,
    reason: 0,
    potential,
    used,
    end,
    isMoved: used > 0 || Math.abs(signedAngle(facing - actor.facing)) > 1e-9,
    lengths: isBlocked ? null : lengths,
    standing,
    engaged: order.action === 'pursuit' ? touched : null,
    first: order.lost === 'none' ? null : { length: (legs[0] as Measured).route.length, isCharge },
    table,
    travelled: legs.flatMap((leg) => leg.legs),
    paths: legs.map(({ route }) => route.legs),
  };
}

/**
 * Where the last leg leaves him. Whoever lands at somebody's base stands before it, anywhere else about his marker's place.
 * @param level at which it is made // CF-GEO-34
 */
function endOf({ actor, targets, levels }: Opening, { mark, facing, outcome }: Measured, level: number): EndPlace {
  const isAtBase = outcome !== 'short' && targets[0]?.level === 0;
  if (level > 0 && levels.end === 0 && !isAtBase) {
    return { mark: frontOf({ ...actor, centre: mark, facing }), facing, centre: mark, level: 0 };
  }
  const isInAir = level > 0 && levels.end > 0;
  return { mark, facing, centre: centreBehind(actor, mark, facing, isInAir ? level : 0), level: levels.end };
}

/** How the base stands at the end; in the air it always fits. // CF-GEO-33 */
function standingAt(
  { affair, actor, targets, levels }: Opening,
  outcome: MoveOutcome,
  { centre, facing }: Pick<EndPlace, 'centre' | 'facing'>,
): MoveResult['standing'] {
  const { order, table, rulings } = affair;
  if (levels.end > 0) {
    const met = order.lost === 'none' ? targets[0]?.id : order.nextTarget;
    const there = touchersOf({ ...actor, centre, level: levels.end }, table).map(({ id }) => id);
    return { fits: true, touched: [...new Set([...(outcome === 'contact' && met ? [met] : []), ...there])] };
  }
  const body = baseAround(actor.base, centre, facing);
  return {
    fits: fits(body, hindrances(actor, table, rulings)),
    touched: contactsOf(actor, body, table).map(({ id }) => id),
  };
}
