import { belongingsOf, shortLabel, wordsIn } from '../levers.ts';
import type { Dial, Lever, Variant } from '../system.ts';
import { ABILITIES } from './abilities.ts';
import { type Characteristics, findProfile } from './bestiary.ts';
import { CHARACTERISTICS } from './characteristics.ts';
import { characteristicsOf, costOfFighter, equipmentOf } from './combatant.ts';
import { EQUIPMENT } from './equipment.ts';
import type { FighterData } from './fighter-schema.ts';

const itemWords = wordsIn(EQUIPMENT);
const abilityWords = wordsIn(ABILITIES);

/** What can be turned and taken away on a fighter: his nine numbers, his equipment, his abilities. */
export function leversOf(variant: Variant, fighter: string): readonly Lever[] {
  const data = variant.fighters[fighter] as FighterData;
  const own = data.abilities ?? [];
  const inborn = findProfile(data.profile ?? '')?.abilities ?? [];
  return [
    ...dialsOf(data),
    ...belongingsOf({
      key: 'equipment',
      items: equipmentOf(data),
      idOf: String,
      labelOf: itemWords,
      without: (equipment) => ({ ...data, equipment }),
    }),
    ...belongingsOf({
      key: 'abilities',
      items: [...new Set([...inborn, ...own])],
      idOf: String,
      labelOf: abilityWords,
      without: (abilities, at) =>
        at < inborn.length
          ? { ...withoutProfile(data), abilities }
          : { ...data, abilities: abilities.filter((id) => !inborn.includes(id)) },
    }),
  ];
}

function dialsOf(data: FighterData): readonly Dial[] {
  const values = characteristicsOf(data);
  const ids = Object.keys(CHARACTERISTICS) as readonly (keyof Characteristics)[];
  return ids.flatMap((id): readonly Dial[] => {
    const value = values[id];
    if (value === undefined) return [];
    const { alias, meaning, low, high } = CHARACTERISTICS[id];
    const french = alias === alias.toLowerCase() ? id : alias;
    return [
      {
        sort: 'dial',
        id: `characteristics.${id}`,
        label: shortLabel({ en: id, fr: french }, meaning),
        value,
        least: low,
        most: high,
        set: (to) => ({ ...data, characteristics: { ...data.characteristics, [id]: to } }),
      },
    ];
  });
}

/** The same fighter with everything written out that his profile says; only then can it be left out. // MH-COST-1 */
function withoutProfile({ profile, ...data }: FighterData): FighterData {
  const whole = { profile, ...data };
  const equipment = equipmentOf(whole);
  const prices = costOfFighter({ equipment: [...equipment] });
  return {
    ...data,
    characteristics: characteristicsOf(whole),
    equipment: [...equipment],
    cost: Math.max(0, costOfFighter(whole) - prices),
  };
}
