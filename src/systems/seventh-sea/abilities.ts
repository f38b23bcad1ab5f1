import type { Words } from '../system.ts';
import type { Vocabulary } from '../vocabulary.ts';

export interface Ability {
  readonly id: string;
  readonly alias: string;
  readonly effect: Words;
}

/** Advantages that change a roll. */
export const ABILITY_LIST: readonly Ability[] = [
  {
    id: 'keen-senses',
    alias: 'sens-aiguisés',
    effect: { en: 'one more die on perception (SS-DICE-15)', fr: 'un dé de plus en perception (SS-DICE-15)' },
  },
  {
    id: 'toughness',
    alias: 'dur-à-cuire',
    effect: { en: 'wound checks +1k1 (SS-WND-1)', fr: 'jets de blessures +1g1 (SS-WND-1)' },
  },
  {
    id: 'left-handed',
    alias: 'gaucher',
    effect: { en: 'no off-hand penalty (SS-ATT-4)', fr: 'pas de pénalité de main gauche (SS-ATT-4)' },
  },
  {
    id: 'combat-reflexes',
    alias: 'réflexes-de-combat',
    effect: { en: 're-rolls one action die (SS-INIT-7)', fr: 'relance un dé d’action (SS-INIT-7)' },
  },
];

/** The ability vocabulary of fighters. */
export const ABILITIES: Vocabulary = {
  noun: 'ability',
  ids: ABILITY_LIST.map(({ id }) => id),
  aliases: Object.fromEntries(ABILITY_LIST.map(({ id, alias }) => [alias, id])),
};
