import { belongingsOf, characteristicDials, leversIf } from '../levers.ts';
import type { Dial, Lever, Variant } from '../system.ts';
import { wordsIn } from '../vocabulary.ts';
import { ABILITIES } from './abilities.ts';
import { combatantOf, fighterData, type MergedFighter, mergedFighter } from './combatant.ts';
import { DRAMA_MAX, type FighterData, FREE_RAISES_MAX, RANK_MAX } from './fighter-schema.ts';
import { KEY_WORDS } from './key-words.ts';
import { CHARACTERISTICS, type Trait } from './traits.ts';
import { EQUIPMENT } from './weapons.ts';

const CHARACTERISTIC_IDS = Object.keys(CHARACTERISTICS) as readonly (Trait | 'threat' | 'size')[];
const itemWords = wordsIn(EQUIPMENT);
const abilityWords = wordsIn(ABILITIES);

/** What can be turned and taken away on a fighter or ship: traits, knacks, dice and raises of his own, what he carries. */
export function leversOf(variant: Variant, fighter: string): readonly Lever[] {
  const data = fighterData(variant, fighter);
  const merged = mergedFighter(data);
  const { drama, freeRaises } = combatantOf(variant, fighter);
  return [
    ...characteristicDials(data, CHARACTERISTIC_IDS, merged.characteristics, (id) => {
      const { low, high, meaning } = CHARACTERISTICS[id];
      return { label: merged.rank === 'ship' ? meaning : wordsOf('characteristics', id), low, high };
    }),
    ...skillLevers(data, merged),
    number('drama', { en: 'drama dice', fr: 'dés d’héroïsme' }, drama, DRAMA_MAX, (to) => ({ ...data, drama: to })),
    number('free-raises', { en: 'free raises', fr: 'augmentations gratuites' }, freeRaises, FREE_RAISES_MAX, (to) => ({
      ...data,
      'free-raises': to,
    })),
    ...belongingsOf({
      key: 'equipment',
      // Bare hands go with nobody.
      items: merged.equipment.filter((item) => item !== 'unarmed'),
      idOf: String,
      labelOf: itemWords,
      without: (equipment) => ({ ...data, equipment }),
    }),
    ...belongingsOf({
      key: 'abilities',
      items: merged.abilities,
      idOf: String,
      labelOf: abilityWords,
      without: (abilities) => ({ ...data, abilities }),
    }),
    ...leversIf(data.support !== undefined, () => {
      const { support, ...rest } = data;
      const label = { en: `support of ${support?.squad}`, fr: `soutien de ${support?.squad}` };
      return [{ sort: 'belonging', id: 'support', label, without: () => rest }];
    }),
  ];
}

/** What a key is called below another. */
function wordsOf(parent: string, id: string): Dial['label'] {
  return { en: id, fr: KEY_WORDS[`${parent}.${id}`] ?? KEY_WORDS[id] ?? id };
}

function number(id: string, label: Dial['label'], value: number, most: number, set: Dial['set']): Dial {
  return { sort: 'dial', id, label, value, least: 0, most, set };
}

/** Ranks up and down; from rank 2 on a knack can also be forgotten altogether, below that one down is the same. */
function skillLevers(data: FighterData, { skills }: MergedFighter): readonly Lever[] {
  return Object.entries(skills).flatMap(([id, rank]): readonly Lever[] => {
    const set = (to: number): FighterData => ({ ...data, skills: { ...data.skills, [id]: to } });
    const label = wordsOf('skills', id);
    return [
      number(`skills.${id}`, label, rank, RANK_MAX, set),
      ...leversIf(rank > 1, () => [{ sort: 'belonging', id: `skills.${id}.known`, label, without: () => set(0) }]),
    ];
  });
}
