import type { GameSystem, Variant, Words } from '../../systems/system.ts';
import { type Muster, parseMuster } from '../../systems/vocabulary.ts';

/** What something costs, in the points or money of its game. */
export interface Price {
  readonly amount: number;
  readonly unit: Words;
}

/** Who bears a cost: a fighter by his id, or all of a side, or the fighter in a role such as `attacker`. Null for nobody. */
export function payersOf(variant: Variant, name: string): readonly Muster[] | null {
  if (Object.hasOwn(variant.fighters, name)) return [{ count: 1, fighter: name }];
  const engagement = variant.engagement as Readonly<Record<string, unknown>>;
  const role = Object.hasOwn(engagement, name) ? engagement[name] : undefined;
  if (typeof role === 'string' && Object.hasOwn(variant.fighters, role)) return [{ count: 1, fighter: role }];
  const members = Object.hasOwn(sidesOf(variant), name) ? sidesOf(variant)[name] : undefined;
  return Array.isArray(members) ? members.flatMap((member: unknown) => musterOf(member) ?? []) : null;
}

/** Names that {@link payersOf} knows: fighters, then sides. */
export function payerNames(variant: Variant): readonly string[] {
  return [...new Set([...Object.keys(variant.fighters), ...Object.keys(sidesOf(variant))])];
}

/** What a fighter or side costs in a variant; null where the game has no price for one of them. */
export function priceOf(system: GameSystem, variant: Variant, name: string): Price | null {
  let amount = 0;
  let unit: Words | null = null;
  for (const { count, fighter } of payersOf(variant, name) ?? []) {
    const each = system.costOf(variant, fighter);
    if (each === null) return null;
    amount += count * each.amount;
    unit = each.unit;
  }
  return unit === null ? null : { amount, unit };
}

function sidesOf(variant: Variant): Readonly<Record<string, unknown>> {
  const { sides } = variant.engagement as { readonly sides?: unknown };
  return typeof sides === 'object' && sides !== null ? (sides as Readonly<Record<string, unknown>>) : {};
}

function musterOf(member: unknown): Muster | null {
  if (typeof member === 'string') return parseMuster(member);
  const { fighter } = (member ?? {}) as { readonly fighter?: unknown };
  return typeof fighter === 'string' ? { count: 1, fighter } : null;
}
