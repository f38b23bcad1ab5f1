import type { Summary } from './summary.ts';
import type { Axis } from './summary-parts.ts';

/** What tells whose choice a result is about. */
export type Stakes = Pick<Summary, 'axes' | 'sides'>;

/** What a fighter is, rather than what he carries or does. */
const BORN_WITH = /\.(characteristics|skills)(\.|$)/;

const RULE_KEYS: ReadonlySet<string> = new Set(['rulings', 'tables', 'edition']);

/**
 * The axis that is chosen along: what a fighter carries or does before what he is and what he meets, and how the rules are
 * read last; of these the one with most values, a fighter's own first.
 */
export function choiceAxis(stakes: Stakes): Axis | undefined {
  const long = stakes.axes.filter((axis) => axis.values.length > 1);
  const readings = long.filter((axis) => isNobodysChoice(stakes, axis));
  const others = long.filter((axis) => !readings.includes(axis));
  const own = others.filter((axis) => headOf(axis) !== 'engagement');
  const carried = own.filter(({ name }) => !BORN_WITH.test(name));
  const candidates = [carried, [...own, ...others], readings].find((axes) => axes.length > 0) ?? [];
  return candidates.reduce<Axis | undefined>(
    (best, axis) => (best === undefined || axis.values.length > best.values.length ? axis : best),
    undefined,
  );
}

/** What an axis varies: a fighter, the engagement, or a key of the scenario. */
function headOf({ name }: Axis): string {
  return name.split('.')[0] ?? '';
}

/** Whether an axis varies how the rules are read. */
export function isReadings(axis: Axis): boolean {
  return RULE_KEYS.has(headOf(axis));
}

/** How rules are read, and what a game sets for all, is not for a side to choose. */
export function isNobodysChoice({ sides = {} }: Stakes, axis: Axis): boolean {
  const head = headOf(axis);
  const fighters = Object.values(sides).flat();
  if (isReadings(axis)) return true;
  return fighters.length > 0 && head !== 'engagement' && !fighters.includes(head);
}

/**
 * The sides that an axis varies: those of its fighter, or those that its path in the engagement names. Of one, it is the
 * choice; of several, nobody's; of none, it is a circumstance, seen as the first side of the file sees it.
 * @param names of all sides
 */
export function ownersOf({ sides = {} }: Stakes, axis: Axis, names: readonly string[]): readonly string[] {
  const head = headOf(axis);
  if (head === 'engagement') return names.filter((side) => `${axis.name}.`.includes(`.${side}.`));
  return names.filter((side) => side === head || (sides[side] ?? []).includes(head));
}

/** Names of the sides: those that the summary gives, else the outcomes that have losses or damage of their own. */
export function sideNames(summary: Pick<Summary, 'sides' | 'variants'>): string[] {
  const named = Object.keys(summary.sides ?? {});
  if (named.length > 0) return named;
  const first = summary.variants[0];
  if (first === undefined) return [];
  return Object.keys(first.outcomes).filter(
    (name) => Object.hasOwn(first.metrics, `losses.${name}`) || Object.hasOwn(first.metrics, `damage.${name}`),
  );
}

/**
 * The side for which a result is told: the one that chooses, else the first.
 * @param names of all sides, in the order of the file; at least one
 */
export function sideTold(stakes: Stakes, axis: Axis, names: readonly string[]): string {
  return ownersOf(stakes, axis, names)[0] ?? names[0] ?? '';
}
