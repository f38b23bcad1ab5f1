import type { Language, Outcome } from '../system.ts';
import { LEVEL } from './combatant.ts';
import type { Condition } from './levels.ts';
import { LEVEL_WORDS, WOUND_OUTCOMES } from './words.ts';

/** What attacks and shots that hit can come to. */
export const FATES: readonly Outcome[] = [
  WOUND_OUTCOMES.noEffect,
  WOUND_OUTCOMES.stunned,
  WOUND_OUTCOMES.light,
  WOUND_OUTCOMES.serious,
  WOUND_OUTCOMES.critical,
  WOUND_OUTCOMES.killed,
];

const NO_EFFECT = 0;
const STUNNED = 1;
const FIRST_LEVEL = 2;

/**
 * What has become of a target, as an index of {@link FATES}.
 * @param before how it was
 */
export function fateOf(target: Condition, before: { readonly level: number; readonly stunned: boolean }): number {
  if (target.level > before.level) return FIRST_LEVEL + target.level - LEVEL.light;
  return target.stunned === 1 && !before.stunned ? STUNNED : NO_EFFECT;
}

const STUNNED_WORDS = { en: ', stunned', fr: ', sonné' };

/** A fighter and his wounds; for replays. */
export function describeCondition(name: string, { level, stunned }: Condition, language: Language): string {
  const colon = language === 'fr' ? ' :' : ':';
  const daze = stunned === 1 ? STUNNED_WORDS[language] : '';
  return `${name}${colon} ${LEVEL_WORDS[level]?.[language] ?? ''}${daze}`;
}
