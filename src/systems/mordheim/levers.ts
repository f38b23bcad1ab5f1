import { belongingsOf, characteristicDials, shortLabel } from '../levers.ts';
import type { Lever, Variant } from '../system.ts';
import { wordsIn } from '../vocabulary.ts';
import { ABILITIES } from './abilities.ts';
import { type Characteristics, findProfile } from './bestiary.ts';
import { CHARACTERISTICS } from './characteristics.ts';
import { characteristicsOf, costOfFighter, equipmentOf } from './combatant.ts';
import { EQUIPMENT } from './equipment.ts';
import type { FighterData } from './fighter-schema.ts';

const itemWords = wordsIn(EQUIPMENT);
const abilityWords = wordsIn(ABILITIES);
const CHARACTERISTIC_IDS = Object.keys(CHARACTERISTICS) as readonly (keyof Characteristics)[];

/** What can be turned and taken away on a fighter: his nine numbers, his equipment, his abilities. */
export function leversOf(variant: Variant, fighter: string): readonly Lever[] {
  const data = variant.fighters[fighter] as FighterData;
  const own = data.abilities ?? [];
  const inborn = findProfile(data.profile ?? '')?.abilities ?? [];
  return [
    ...characteristicDials(data, CHARACTERISTIC_IDS, characteristicsOf(data), (id) => {
      const { low, high, meaning, alias } = CHARACTERISTICS[id];
      return { label: shortLabel(id, alias, meaning), low, high };
    }),
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
