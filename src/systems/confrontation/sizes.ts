import type { Vocabulary } from '../vocabulary.ts';

export type Size = 'small' | 'medium' | 'large' | 'very-large';

/** Size → rank and default power. // CF section of sizes: published base and power by size */
export const SIZES: Readonly<
  Record<Size, { readonly rank: 1 | 2 | 3 | 4; readonly power: number; readonly alias: string }>
> = {
  small: { rank: 1, power: 1, alias: 'petite' },
  medium: { rank: 2, power: 1, alias: 'moyenne' },
  large: { rank: 3, power: 2, alias: 'grande' },
  'very-large': { rank: 4, power: 3, alias: 'très-grande' },
};

export const SIZE_WORDS: Vocabulary = {
  noun: 'size',
  ids: Object.keys(SIZES),
  aliases: Object.fromEntries(Object.entries(SIZES).map(([id, { alias }]) => [alias, id])),
};
