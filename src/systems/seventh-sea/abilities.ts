import type { Vocabulary } from '../vocabulary.ts';

export interface Ability {
  readonly id: string;
  readonly alias: string;
  readonly effect: string;
}

/** Advantages that change a roll. */
export const ABILITY_LIST: readonly Ability[] = [
  { id: 'keen-senses', alias: 'sens-aiguises', effect: 'one more die on perception (SS-DICE-15)' },
  { id: 'toughness', alias: 'dur-a-cuire', effect: 'wound checks +1k1 (SS-WND-1)' },
  { id: 'left-handed', alias: 'gaucher', effect: 'no off-hand penalty (SS-ATT-4)' },
  { id: 'combat-reflexes', alias: 'reflexes-de-combat', effect: 're-rolls one action die (SS-INIT-7)' },
];

/** The ability vocabulary of fighters. */
export const ABILITIES: Vocabulary = {
  noun: 'ability',
  ids: ABILITY_LIST.map(({ id }) => id),
  aliases: Object.fromEntries(ABILITY_LIST.map(({ id, alias }) => [alias, id])),
};
