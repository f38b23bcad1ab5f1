import type { GameSystem, Variant, Words } from '../../systems/system.ts';
import { type Muster, parseMuster, word } from '../../systems/vocabulary.ts';
import { engagementOf, isMap } from '../sides.ts';
import type { Path } from '../source.ts';
import { show, suggestion } from '../wording.ts';
import type { Desk } from './desk.ts';

/** What something costs, in the points or money of its game. */
export interface Price {
  readonly amount: number;
  readonly unit: Words;
}

/** Who pays, and in what. */
export interface Payer {
  readonly name: string;
  readonly unit: Words;
}

/** Divides the measure by the cost. */
export function perField(description: string) {
  return word({ noun: 'divisor', ids: ['cost'], aliases: { coût: 'cost' } })
    .describe(description)
    .optional();
}

interface PayerQuestion {
  /** Fighter or side that the request names. */
  readonly of: string | undefined;
  /** Paths of what varies: the first fighter among them pays when none is named. */
  readonly places: readonly string[];
  /** Where the request asks for a cost, and where it names who pays. */
  readonly asked: Path;
  readonly named: Path;
}

/** Who pays in a variant; null after recording that nobody does. */
export function payerIn(variant: Variant, { of, places, asked, named }: PayerQuestion, desk: Desk): Payer | null {
  const heads = places.map((place) => place.split('.')[0] ?? place);
  const name = of ?? heads.find((head) => desk.fighters.includes(head));
  const known = payerNames(variant);
  if (name === undefined) {
    const message = 'no fighter is varied, so nobody tells whose cost counts';
    return desk.mistake(asked, message, suggestion(null, known, 'write `of:` with one of'));
  }
  if (payersOf(variant, name) === null) {
    const hint = suggestion(name, known, 'fighters and sides');
    return desk.mistake(named, `there is no fighter or side ${show(name)}`, hint);
  }
  const price = priceOf(desk.system, variant, name);
  if (price !== null) return { name, unit: price.unit };
  return desk.mistake(asked, `${show(name)} has no cost`, 'give every fighter a `cost:`, or remove what asks for it');
}

/** Who bears a cost: a fighter by his id, or all of a side, or the fighter in a role such as `attacker`. Null for nobody. */
function payersOf(variant: Variant, name: string): readonly Muster[] | null {
  if (Object.hasOwn(variant.fighters, name)) return [{ count: 1, fighter: name }];
  const engagement = engagementOf(variant);
  const role = Object.hasOwn(engagement, name) ? engagement[name] : undefined;
  if (typeof role === 'string' && Object.hasOwn(variant.fighters, role)) return [{ count: 1, fighter: role }];
  const members = Object.hasOwn(sidesOf(variant), name) ? sidesOf(variant)[name] : undefined;
  return Array.isArray(members) ? members.flatMap((member: unknown) => musterOf(member) ?? []) : null;
}

/** Names that {@link payersOf} knows: fighters, then sides. */
function payerNames(variant: Variant): readonly string[] {
  return [...new Set([...Object.keys(variant.fighters), ...Object.keys(sidesOf(variant))])];
}

/**
 * What a fighter or side costs in a variant; null where the game has no price for one of them. A side of nobody costs
 * nothing, in what the others are paid in.
 */
export function priceOf(system: GameSystem, variant: Variant, name: string): Price | null {
  const payers = payersOf(variant, name);
  if (payers?.length === 0) return unitOf(system, variant);
  let amount = 0;
  let unit: Words | null = null;
  for (const { count, fighter } of payers ?? []) {
    const each = system.costOf(variant, fighter);
    if (each === null) return null;
    amount += count * each.amount;
    unit = each.unit;
  }
  return unit === null ? null : { amount, unit };
}

function unitOf(system: GameSystem, variant: Variant): Price | null {
  const prices = Object.keys(variant.fighters).map((fighter) => system.costOf(variant, fighter));
  const unit = prices.find((price) => price !== null)?.unit;
  return unit === undefined ? null : { amount: 0, unit };
}

function sidesOf(variant: Variant): Readonly<Record<string, unknown>> {
  const { sides } = engagementOf(variant);
  return isMap(sides) ? sides : {};
}

function musterOf(member: unknown): Muster | null {
  if (typeof member === 'string') return parseMuster(member);
  return isMap(member) && typeof member.fighter === 'string' ? { count: 1, fighter: member.fighter } : null;
}
