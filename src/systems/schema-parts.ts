import { z } from 'zod';
import { noted, word } from './vocabulary.ts';

/** A whole number within bounds. */
export function integer(low: number, high: number, description: string): z.ZodNumber {
  const allowed = `a whole number from ${low} to ${high}`;
  return noted(z.int().min(low).max(high), { allowed, description: `${description}: ${allowed}` });
}

/** One of a few words. @param aliases French name → word */
export function option(
  noun: string,
  ids: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): z.ZodType<string> {
  return word({ noun, ids, aliases });
}

/** A word that may also be written as true or false. */
export function switchOr(schema: z.ZodType<string>, yes: string, no: string): z.ZodType<string> {
  return z.preprocess((value) => (typeof value === 'boolean' ? (value ? yes : no) : value), schema);
}

/** A choice to do something or not. */
export function yesOrNo(noun: string): z.ZodType<string> {
  return word({ noun, ids: ['yes', 'no'], aliases: { oui: 'yes', non: 'no' } });
}

/** A fighter named by his id. */
export const fighterId = noted(z.string().min(1), { noun: 'fighter', allowed: 'the id of a fighter' });

const COST_MAX = 1_000_000;

/** What a fighter costs, whatever his profile and equipment come to. @param unit points or money, in words */
export function costIn(unit: string): z.ZodOptional<z.ZodNumber> {
  const allowed = `${unit}, 0 to ${COST_MAX}`;
  const description = `${unit}, in place of what his profile and equipment come to`;
  return noted(z.number().min(0).max(COST_MAX), { allowed, description }).optional();
}

/** A few sides, by name. */
export const sideNames = z.array(z.string()).max(2);

/** The word for a kind, its French alias accepted. */
export function kindWord(id: string, alias: string): z.ZodType<string> {
  return word({ noun: 'kind', ids: [id], aliases: alias === id ? {} : { [alias]: id } });
}

/** The sides of a fight. */
export const sides = noted(z.record(z.string(), z.array(z.string()).max(30)), {
  allowed: 'exactly two sides, each a list of fighter ids (`ghoul`, `2 x ghoul`)',
  description: 'exactly two sides: name, then the list of its fighters',
});
