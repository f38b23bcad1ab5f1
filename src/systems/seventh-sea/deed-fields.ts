import { z } from 'zod';
import { integer } from '../schema-parts.ts';
import { normalizeWord, noted, word } from '../vocabulary.ts';
import { CHARACTERISTIC_ALIASES } from './fighter-schema.ts';
import { SKILL_ALIASES, SKILLS } from './skills.ts';
import { TRAITS, type Trait } from './traits.ts';

/** A trait by name. */
export const traitWord = word({
  noun: 'trait',
  ids: TRAITS,
  aliases: Object.fromEntries(
    Object.entries(CHARACTERISTIC_ALIASES).filter(([, id]) => (TRAITS as readonly string[]).includes(id)),
  ),
}) as z.ZodType<Trait>;

const knacks = new Map([
  ...SKILLS.map((id) => [normalizeWord(id), id] as const),
  ...Object.entries(SKILL_ALIASES).map(([alias, id]) => [normalizeWord(alias), id] as const),
]);

/** A knack by name; names that no rule knows are as good. */
export const skillId: z.ZodType<string> = z.preprocess(
  (name) => (typeof name === 'string' ? (knacks.get(normalizeWord(name)) ?? name) : name),
  noted(z.string().min(1), { noun: 'knack', allowed: 'the name of a knack' }),
);

/** Raises that somebody announces. // SS-DICE-12 */
export const raises = integer(0, 20, 'raises announced: TN +5 each').default(0);

/** Free raises that somebody has. // SS-DICE-13 */
export const freeRaises = integer(0, 20, 'free raises: total +5 each').default(0);
