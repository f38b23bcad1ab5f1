import type { Vocabulary } from '../vocabulary.ts';

/** What somebody is in the story: it decides his wounds and whose drama dice he uses. */
export const RANKS = ['hero', 'villain', 'henchman', 'squad', 'ship'] as const;

export type Rank = (typeof RANKS)[number];

/** Ranks of persons who have wounds of their own. // SS-WND-1 */
export const CHARACTERS: readonly Rank[] = ['hero', 'villain', 'henchman'];

/** Ranks of those who can stand in a fight on foot. */
export const FIGHTERS: readonly Rank[] = [...CHARACTERS, 'squad'];

export const RANK_WORDS: Vocabulary = {
  noun: 'rank',
  ids: RANKS,
  aliases: { héros: 'hero', vilain: 'villain', 'homme-de-main': 'henchman', bande: 'squad', navire: 'ship' },
};
