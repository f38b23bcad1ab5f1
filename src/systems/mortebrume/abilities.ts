import { z } from 'zod';
import { integer } from '../schema-parts.ts';
import type { Words } from '../system.ts';
import { fields } from '../vocabulary.ts';
import type { Rulings } from './rulings.ts';

/** A skill card, as listings show it. // MB-CARD-1 to 4 */
export interface Card {
  readonly id: string;
  readonly alias: string;
  /** Horde points, as published. */
  readonly cost: string;
  readonly effect: Words;
}

/** @source skill cards of the second edition */
export const CARDS: readonly Card[] = [
  {
    id: 'rapid-shot',
    alias: 'tir-rapide',
    cost: '5',
    effect: { en: 'k: shots at weapon skill +k, damage -k', fr: 'k : tirs à maniement +k, dégâts -k' },
  },
  {
    id: 'weak-point',
    alias: 'point-faible',
    cost: '5',
    effect: { en: 'k: shots at weapon skill -k, damage +k', fr: 'k : tirs à maniement -k, dégâts +k' },
  },
  {
    id: 'intuitive-shot',
    alias: 'tir-intuitif',
    cost: '10-',
    effect: { en: 'a second shot after a hit', fr: 'un second tir après un tir réussi' },
  },
  {
    id: 'concentration',
    alias: 'concentration',
    cost: '5-',
    effect: {
      en: '{cards, turns}: + cards × turns observed on strikes and shots',
      fr: '{cartes, tours} : + cartes × tours d’observation aux frappes et aux tirs',
    },
  },
];

/** Greatest number of cards, and of points of a shot card. */
export const CARD_MAX = 3;
/** Most turns of observation. */
const TURNS_MAX = 20;

/** Schema of a fighter's `abilities`. */
export const ABILITIES_SCHEMA = fields(
  {
    'rapid-shot': integer(1, CARD_MAX, 'points of rapid shot').optional(),
    'weak-point': integer(1, CARD_MAX, 'points of weak point').optional(),
    'intuitive-shot': z.boolean().optional().describe('a second shot after a hit'),
    concentration: fields(
      {
        cards: integer(1, 9, 'cards').default(1),
        turns: integer(0, TURNS_MAX, 'turns observed').default(1),
      },
      { cartes: 'cards', tours: 'turns' },
    )
      .optional()
      .describe('cards and turns observed'),
  },
  Object.fromEntries(CARDS.filter(({ id, alias }) => id !== alias).map(({ id, alias }) => [alias, id])),
);

type AbilitiesData = z.infer<typeof ABILITIES_SCHEMA>;

/** Skill cards of a fighter. // MB-CARD-1 to 4 */
export interface Abilities {
  /** 0 where he has none. */
  readonly rapidShot: number;
  /** 0 where he has none. */
  readonly weakPoint: number;
  readonly hasIntuitiveShot: boolean;
  readonly concentration: { readonly cards: number; readonly turns: number };
}

/** The cards of a scenario. */
export function abilitiesOf(data: AbilitiesData): Abilities {
  return {
    rapidShot: data['rapid-shot'] ?? 0,
    weakPoint: data['weak-point'] ?? 0,
    hasIntuitiveShot: data['intuitive-shot'] ?? false,
    concentration: data.concentration ?? { cards: 0, turns: 0 },
  };
}

/** Added to strikes and shots by concentration. // MB-CARD-4 */
export function concentrationBonus(
  { concentration: { cards, turns } }: Abilities,
  rulings: Pick<Rulings, 'concentration-stack'>,
): number {
  const counted = cards > 0 && turns > 1 && rulings['concentration-stack'] === 'flat' ? 1 : turns;
  return cards * counted;
}
