import type { Variant } from '../../system.ts';
import { combatantOf, mergedFighter, rulingsOf } from '../combatant.ts';
import type { FighterData } from '../fighter-schema.ts';
import { settingsOf } from '../settings.ts';
import { SIZES } from '../sizes.ts';
import { type Base, halfOf } from './base.ts';
import type { MoveData, MovementData } from './fields.ts';
import type { Affair, Order } from './order.ts';
import type { Figure, Table } from './table.ts';
import { type Point, radians, towards } from './vector.ts';

type Place = readonly [number, number];

/** An engagement as the geometry takes it. */
export function affairOf(data: MovementData, variant: Variant): Affair {
  return {
    table: tableOf(data, variant),
    rulings: rulingsOf(variant),
    order: orderOf(data.move),
    who: combatantOf(variant, data.move.actor),
  };
}

/** Everything on the table, in the order of the scenario; fighters without a place are left out. */
export function tableOf({ obstacles, reliefs }: MovementData, variant: Variant): Table {
  return {
    figures: Object.entries(variant.fighters).flatMap(
      ([id, fighter]) => figureOf(id, fighter as FighterData, variant) ?? [],
    ),
    obstacles: obstacles.map(({ id, polygon, height = Number.POSITIVE_INFINITY }) => ({
      id,
      corners: polygon.map(pointOf),
      height,
    })),
    reliefs: reliefs.map(({ id, polygon, height, size }) => ({
      ...{ id, corners: polygon.map(pointOf), height },
      rank: SIZES[size].rank,
    })),
  };
}

export function pointOf([x, y]: Place): Point {
  return { x, y };
}

/** A fighter on the table; null when his base or his place is missing. */
export function figureOf(id: string, data: FighterData, variant: Variant): Figure | null {
  const base = soundBase(data);
  const facing = radians(data.facing ?? 0);
  const { size, power } = mergedFighter(data);
  const mark = data.mark === undefined ? null : pointOf(data.mark);
  if (base === null || (data.centre === undefined && mark === null)) return null;
  return {
    id,
    side: data.side ?? '',
    base,
    centre: data.centre === undefined ? towards(mark as Point, facing, -halfOf(base)) : pointOf(data.centre),
    facing,
    rank: SIZES[size].rank,
    power,
    contactLimit: data['contact-limit'] ?? settingsOf(variant).contactLimit[size],
    engaged: data.engaged ?? 'auto',
    sameSpeakingTurn: data['same-speaking-turn'] ?? false,
    hasFought: data.fought ?? false,
    level: data.level ?? 0,
  };
}

/** The base of a fighter; null unless it has one form and a positive length. */
export function soundBase({ base = {} }: FighterData): Base | null {
  const { circle, square } = base;
  if ((circle === undefined) === (square === undefined)) return null;
  const size = circle ?? square ?? 0;
  return size > 0 ? { form: circle === undefined ? 'square' : 'circle', size } : null;
}

/** Whether a target is a place. */
export function isPlace(target: string | Place | readonly string[] | undefined): target is Place {
  return Array.isArray(target) && typeof target[0] === 'number';
}

/** The fighters that an order names as its targets. */
export function targetsOf({ target }: MoveData): readonly string[] {
  if (target === undefined) return [];
  if (typeof target === 'string') return [target];
  return isPlace(target) ? [] : (target as readonly string[]);
}

function orderOf(move: MoveData): Order {
  const { target, facing, 'contact-angle': contactAngle, 'then-target': thenTarget } = move;
  const fledTo = move['fled-to'];
  return {
    actor: move.actor,
    action: move.action,
    targets: targetsOf(move),
    point: isPlace(target) ? pointOf(target) : null,
    disengaged: move.disengaged,
    visible: move.visible,
    facing: facing === undefined ? null : radians(facing),
    contactAngle: contactAngle === undefined ? null : radians(contactAngle),
    pivots: Object.entries(move.pivot).map(([id, turned]) => ({ id, facing: radians(turned) })),
    lost: move['target-lost'],
    fledTo: fledTo === undefined ? null : pointOf(fledTo),
    sequel: move.then ?? 'stay',
    nextTarget: typeof thenTarget === 'string' ? thenTarget : null,
    nextPoint: isPlace(thenTarget) ? pointOf(thenTarget) : null,
    seesNext: move['then-visible'],
    levelChange: move['level-change'],
    changesFirst: move['level-change-when'] === 'before',
  };
}
