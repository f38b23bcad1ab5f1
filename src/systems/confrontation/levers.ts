import { belongingsOf, characteristicDials, shortLabel, written } from '../levers.ts';
import type { Lever, Variant, Words } from '../system.ts';
import { wordsIn } from '../vocabulary.ts';
import { readAbility } from './abilities.ts';
import { findProfile, type Profile } from './bestiary.ts';
import { CHARACTERISTIC_IDS, CHARACTERISTICS, type CharacteristicId } from './characteristics.ts';
import { type CarriedItem, costOfFighter, fighterData, mergedFighter } from './combatant.ts';
import { EQUIPMENT } from './equipment.ts';
import { type FighterData, POWER_MAX } from './fighter-schema.ts';

const itemWords = wordsIn(EQUIPMENT);

/** What can be turned and taken away on a fighter: characteristics as printed, power, equipment, abilities. */
export function leversOf(variant: Variant, fighter: string): readonly Lever[] {
  const data = fighterData(variant, fighter);
  const profile = findProfile(data.profile ?? '');
  const inborn = profile?.abilities ?? [];
  const issued: readonly CarriedItem[] = profile?.equipment ?? [];
  return [
    ...characteristicDials(data, CHARACTERISTIC_IDS, printed(data, profile), (id) => {
      const { low, high, meaning, aliases } = CHARACTERISTICS[id];
      return { label: shortLabel(id, aliases[0], meaning), low, high };
    }),
    {
      sort: 'dial',
      id: 'power',
      label: { en: 'charge power', fr: 'puissance de charge' },
      value: mergedFighter(data).power,
      least: 0,
      most: POWER_MAX,
      set: (power) => ({ ...data, power }),
    },
    ...belongingsOf({
      key: 'equipment',
      items: [...issued, ...(data.equipment ?? [])],
      idOf: nameOf,
      labelOf: (item) => (typeof item === 'string' ? itemWords(item) : RANGED_WORDS),
      without: (rest, at) =>
        at < issued.length
          ? { ...withoutProfile(data), equipment: rest }
          : { ...data, equipment: rest.slice(issued.length) },
    }),
    ...belongingsOf({
      key: 'abilities',
      items: [...inborn, ...(data.abilities ?? [])],
      idOf: String,
      labelOf: abilityWords,
      without: (rest, at) =>
        at < inborn.length
          ? { ...withoutProfile(data), abilities: rest }
          : { ...data, abilities: rest.slice(inborn.length) },
    }),
  ];
}

const RANGED_WORDS: Words = { en: 'ranged weapon', fr: 'arme de tir' };

function nameOf(item: CarriedItem): string {
  return typeof item === 'string' ? item : 'ranged';
}

function abilityWords(text: string): Words {
  const word = readAbility(text);
  if (word === null) return { en: text, fr: text };
  const rest = word.rest === null ? '' : `-${word.rest}`;
  return { en: `${word.ability.id}${rest}`, fr: `${word.ability.alias}${rest}` };
}

/** Characteristics of the profile under those of the scenario; COU and FEAR replace each other. */
function printed(
  { characteristics = {} }: FighterData,
  profile: Profile | undefined,
): Readonly<Partial<Record<CharacteristicId, number>>> {
  const { COU, FEAR, ...rest } = profile?.characteristics ?? {};
  const nerve = characteristics.COU === undefined && characteristics.FEAR === undefined ? { COU, FEAR } : {};
  return written({ ...rest, ...nerve, ...written(characteristics) }) as Partial<Record<CharacteristicId, number>>;
}

/** The same fighter with everything written out that his profile says; only then can it be left out. */
function withoutProfile(data: FighterData): FighterData {
  const profile = findProfile(data.profile ?? '');
  if (profile === undefined) return data;
  const { profile: _, ...own } = data;
  return written({
    ...own,
    characteristics: printed(data, profile),
    size: data.size ?? profile.size,
    power: data.power ?? profile.power ?? undefined,
    equipment: [...profile.equipment, ...(data.equipment ?? [])],
    abilities: [...profile.abilities, ...(data.abilities ?? [])],
    cost: costOfFighter(data) ?? undefined,
  });
}
