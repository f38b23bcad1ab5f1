import { z } from 'zod';
import { integer, option } from '../schema-parts.ts';
import type { Finding, Variant, Words } from '../system.ts';
import { normalizeWord, noted, spellingsOf, word } from '../vocabulary.ts';
import { fighterData, mergedFighter } from './combatant.ts';
import { CHARACTERISTIC_ALIASES } from './fighter-schema.ts';
import { nearestOf, oneOf, warning } from './findings.ts';
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

const knacks = spellingsOf(SKILLS, SKILL_ALIASES);

/** A knack by name, in one word; names that no rule knows are as good. */
export const skillId: z.ZodType<string> = z.preprocess(
  (name) => (typeof name === 'string' ? (knacks.get(normalizeWord(name)) ?? name) : name),
  noted(z.string().regex(/^\S+$/), { noun: 'knack', allowed: 'the name of a knack, in one word' }),
);

/** The knack likely meant, and all of them. */
function knackHint(name: string, known: readonly string[]): Words {
  const nearest = nearestOf(name, [...known, ...Object.keys(SKILL_ALIASES)]);
  const question = nearest === null ? '' : `vouliez-vous dire \`${nearest}\`\u202f? `;
  return {
    en: oneOf(name, known, 'knacks', Object.keys(SKILL_ALIASES)),
    fr: `${question}compétences\u00a0: \`${known.join(', ')}\``,
  };
}

/** A warning where a field names a knack that no rule knows and nobody has: perhaps it is misspelt. */
export function warnOfSkill(field: string, name: string | undefined, variant: Variant): readonly Finding[] {
  if (name === undefined || SKILLS.includes(name)) return [];
  const owned = Object.keys(variant.fighters).flatMap((id) =>
    Object.keys(mergedFighter(fighterData(variant, id)).skills),
  );
  if (owned.includes(name)) return [];
  const known = [...new Set([...owned, ...SKILLS])];
  return [
    warning(
      'unknown-knack',
      [field],
      {
        en: `nobody has the knack ${name}: its rank is 0`,
        fr: `personne n’a la compétence «\u202f${name}\u202f»\u00a0: son rang est 0`,
      },
      knackHint(name, known),
    ),
  ];
}

/** As many raises as make success likeliest. // SS-SOC-3, SS-SEA-3 */
export const bestChance = option('number of raises', ['best-chance'], { 'meilleures-chances': 'best-chance' });

/** Raises that somebody announces. // SS-DICE-12 */
export const raises = integer(0, 20, 'raises announced: TN +5 each').default(0);

/** Free raises that somebody has. // SS-DICE-13 */
export const freeRaises = integer(0, 20, 'free raises: total +5 each').default(0);
