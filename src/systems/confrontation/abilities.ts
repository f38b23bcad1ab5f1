import { normalizeWord } from '../vocabulary.ts';
import { ABILITY_LIST, type Ability, type AbilityForm, type AbilityId } from './ability-list.ts';

export { ABILITY_LIST, type Ability, type AbilityForm, type AbilityId } from './ability-list.ts';

/** Every word, normalized, by which an ability may begin, the longest first: `counter-attack-improved` before `counter-attack`. */
const WORDS: readonly { readonly word: string; readonly ability: Ability }[] = ABILITY_LIST.flatMap((ability) =>
  [ability.id, ability.alias].map((word) => ({ word: normalizeWord(word), ability })),
).sort((a, b) => b.word.length - a.word.length);

/** An ability as written, taken apart. */
export interface AbilityWord {
  readonly ability: Ability;
  /** What follows the name and a hyphen; null where nothing does. */
  readonly rest: string | null;
}

/** Takes a word apart; null when it names no ability. */
export function readAbility(text: string): AbilityWord | null {
  const wanted = normalizeWord(text);
  for (const { word, ability } of WORDS) {
    if (wanted === word) return { ability, rest: null };
    if (wanted.startsWith(`${word}-`)) return { ability, rest: afterWord(text.trim(), word) };
  }
  return null;
}

/** What follows a word, as written: a fighter keeps the name that its author gave it, and an accent may take two characters. */
function afterWord(text: string, word: string): string {
  const gaps = [...text.matchAll(/[\s_]+|[-’']/g)];
  const gap = gaps[word.split('-').length - 1];
  return gap === undefined ? '' : text.slice(gap.index + gap[0].length);
}

/** An ability's number as written; null when it has none, or one that makes no sense. */
export function abilityNumber({ ability, rest }: AbilityWord): number | null {
  if (ability.form.sort !== 'number') return null;
  if (rest === null) return ability.form.bare;
  if (!/^\d{1,3}$/.test(rest)) return null;
  const value = Number(rest);
  return value >= ability.form.low && value <= ability.form.high ? value : null;
}

/** The canonical spelling of an ability; what names none stays as it is. */
export function canonicalAbility(text: string): string {
  const found = readAbility(text);
  if (found === null) return text;
  return found.rest === null ? found.ability.id : `${found.ability.id}-${found.rest}`;
}

/** What a fighter can do: abilities with their numbers. */
export interface Abilities {
  /** Whether he has it at all. */
  has(id: AbilityId): boolean;
  /** Its number, the best for him of several; null when he lacks it, or when it has no number. */
  number(id: AbilityId): number | null;
  /** Ids of the fighters who are his personal enemies. // CF-ABL-15 */
  readonly personalEnemies: readonly string[];
}

/** What comes with `character`. // CF-ABL-18 */
const BUNDLE = ['sequence-2', 'counter-attack', 'master-strike-0'];

/**
 * Reads a list of abilities; words that make no sense are passed over.
 * @param isShooter has an AIM and a ranged weapon
 */
export function abilitiesOf(list: readonly string[], isShooter: boolean): Abilities {
  const numbers = new Map<AbilityId, number | null>();
  const enemies: string[] = [];
  const hasBundle = list.some((text) => readAbility(text)?.ability.id === 'character');
  const bundle = hasBundle ? [...BUNDLE, ...(isShooter ? ['rapid-reloading'] : [])] : [];
  for (const text of [...list, ...bundle]) {
    const word = readAbility(text);
    if (word === null) continue;
    const { id, form } = word.ability;
    if (form.sort === 'fighter' && word.rest !== null) enemies.push(word.rest);
    const value = abilityNumber(word);
    if (form.sort === 'number' && value === null) continue;
    numbers.set(id, better(form, numbers.get(id) ?? null, value));
  }
  return { has: (id) => numbers.has(id), number: (id) => numbers.get(id) ?? null, personalEnemies: enemies };
}

function better(form: AbilityForm, known: number | null, value: number | null): number | null {
  if (known === null || value === null || form.sort !== 'number') return value;
  return form.best === 'highest' ? Math.max(known, value) : Math.min(known, value);
}
