import { z } from 'zod';
import { field } from '../field.ts';
import type { Field, Variant } from '../system.ts';
import { noted } from '../vocabulary.ts';
import { type Aptitude, type AptitudeData, diceOf } from './aptitude.ts';

/** Lowest value of a row → its dice. // MB-ROLL-5 */
export type DiceTable = readonly { readonly from: number; readonly dice: readonly number[] }[];

const lowest = noted(z.string().regex(/^\d{1,2}$/), { allowed: 'a value from 0 to 99' });

/** Schemas of the keys of a scenario that only this game knows. */
export const SETTINGS_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'dice-table': noted(z.record(lowest, diceOf('dice from this value on')), {
    allowed: 'lowest value → dice, such as { 0: [6], 7: [8], 14: [6, 6] }',
    description: 'dice by value of an aptitude: the row with the greatest value that is reached counts',
  }),
};

/** Those keys, as listings show them. */
export const SETTING_FIELDS: readonly Field[] = [
  field(
    'dice-table',
    '{0: [6], 7: [8], 14: [6, 6]}: lowest value → dice of aptitudes that do not name theirs',
    '{0 : [6], 7 : [8], 14 : [6, 6]} : valeur minimale → dés des aptitudes qui ne disent pas les leurs',
  ),
];

/** The dice table of a variant, rows ascending; null where it has none. */
export function diceTableOf(variant: Variant): DiceTable | null {
  const rows = variant.settings?.['dice-table'] as Readonly<Record<string, readonly number[]>> | undefined;
  if (rows === undefined) return null;
  return Object.entries(rows)
    .map(([from, dice]) => ({ from: Number(from), dice }))
    .sort((a, b) => a.from - b.from);
}

/** Dice of a value; null where no row is low enough. */
export function tableDice(table: DiceTable, value: number): readonly number[] | null {
  return table.findLast(({ from }) => from <= value)?.dice ?? null;
}

/** Dice of an aptitude as written; null where neither it nor a table gives any. */
export function writtenAptitude({ value, dice }: AptitudeData, table: DiceTable | null): Aptitude | null {
  const own = dice ?? (table === null ? null : tableDice(table, value));
  return own === null ? null : { value, dice: own };
}

/**
 * An aptitude of another value than the one written: remaining physique, half a will, casting with a stake. A dice table
 * gives it new dice, else it keeps those that it has. // MB-ROLL-5
 * @returns null where neither gives any
 */
export function derivedAptitude(
  value: number,
  dice: readonly number[] | null,
  table: DiceTable | null,
): Aptitude | null {
  const own = table === null ? dice : tableDice(table, value);
  return own === null ? null : { value, dice: own };
}
