import { leversIf, written } from '../levers.ts';
import type { Belonging, Dial, Lever, Variant, Words } from '../system.ts';
import { CARD_MAX, CARDS } from './abilities.ts';
import type { AptitudeData } from './aptitude.ts';
import { APTITUDE_IDS, CHARACTERISTICS, type CharacteristicId } from './characteristics.ts';
import { costOfFighter, fighterData, type MergedFighter, mergedFighter } from './combatant.ts';
import type { FighterData } from './fighter-schema.ts';
import { KEY_WORDS } from './key-words.ts';
import { DAMAGE_MAX, DESTINY_MAX } from './profile-schema.ts';

/** What can be turned and taken away on a fighter: characteristics, weapon, spell, destiny, skill cards. */
export function leversOf(variant: Variant, fighter: string): readonly Lever[] {
  const data = fighterData(variant, fighter);
  const merged = mergedFighter(data);
  return [
    ...characteristicDials(data, merged),
    ...effectDials(data, merged),
    dial('destiny', { en: 'destiny points', fr: 'points de destinée' }, data.destiny ?? 0, [0, DESTINY_MAX], (to) => ({
      ...data,
      destiny: to,
    })),
    ...cardLevers(data),
    ...belongings(data, merged),
  ];
}

function dial(
  id: string,
  label: Words,
  value: number,
  [least, most]: readonly [number, number],
  set: Dial['set'],
): Dial {
  return { sort: 'dial', id, label, value, least, most, set };
}

function belonging(id: string, label: Words, without: () => FighterData): Belonging {
  return { sort: 'belonging', id, label, without };
}

function wordsOf(id: string): Words {
  return { en: id, fr: KEY_WORDS[id] ?? id };
}

/** Characteristics that no fight can feel, or that are no number. */
const UNTURNED: readonly CharacteristicId[] = ['cost', 'throw-dice', 'escape-dice'];

function characteristicDials(data: FighterData, { characteristics }: MergedFighter): readonly Dial[] {
  const ids = Object.keys(CHARACTERISTICS) as readonly CharacteristicId[];
  return ids.flatMap((id): readonly Dial[] => {
    const now = characteristics[id] as AptitudeData | number | undefined;
    if (now === undefined || UNTURNED.includes(id)) return [];
    const { low, high } = CHARACTERISTICS[id];
    const isNumber = typeof now === 'number';
    const set = (to: number): FighterData => {
      const value = isNumber ? to : { ...now, value: to };
      return { ...data, characteristics: { ...data.characteristics, [id]: value } };
    };
    return [dial(`characteristics.${id}`, wordsOf(id), isNumber ? now : now.value, [low, high], set)];
  });
}

function effectDials(data: FighterData, { weapon, spell, characteristics }: MergedFighter): readonly Dial[] {
  const { recoil, reach } = weapon;
  const armed = (change: FighterData['weapon']): FighterData => ({ ...data, weapon: { ...data.weapon, ...change } });
  return [
    dial('weapon.damage', { en: 'weapon damage', fr: 'dégâts de l’arme' }, weapon.damage ?? 0, [0, DAMAGE_MAX], (to) =>
      armed({ damage: to }),
    ),
    ...(recoil === undefined
      ? []
      : [
          dial('weapon.recoil', { en: 'recoil of the weapon', fr: 'recul de l’arme' }, recoil, [0, 99], (to) =>
            armed({ recoil: to }),
          ),
        ]),
    ...(reach === undefined
      ? []
      : [
          dial('weapon.reach', { en: 'reach of the weapon', fr: 'allonge de l’arme' }, reach, [0, 99], (to) =>
            armed({ reach: to }),
          ),
        ]),
    ...(characteristics.casting === undefined
      ? []
      : [
          dial(
            'spell.damage',
            { en: 'spell damage', fr: 'dégâts du sort' },
            spell.damage ?? 0,
            [0, DAMAGE_MAX],
            (to) => ({
              ...data,
              spell: { ...data.spell, damage: to },
            }),
          ),
        ]),
  ];
}

/** Skill cards: the points of those that have some, and each of them gone. // MB-CARD-1 to 4 */
function cardLevers(data: FighterData): readonly Lever[] {
  const cards = data.abilities ?? {};
  return CARDS.flatMap(({ id }): readonly Lever[] => {
    const key = id as keyof typeof cards;
    const now = cards[key];
    if (now === undefined || now === false) return [];
    const label = wordsOf(id);
    const { [key]: _, ...rest } = cards;
    const set = (to: number): FighterData => ({ ...data, abilities: { ...cards, [key]: to } });
    return [
      ...(typeof now === 'number' ? [dial(`abilities.${id}`, label, now, [1, CARD_MAX], set)] : []),
      belonging(`abilities.${id}.card`, label, () => ({ ...data, abilities: rest })),
    ];
  });
}

function belongings(data: FighterData, merged: MergedFighter): readonly Lever[] {
  const { characteristics, weapon, spell } = merged;
  const { shield = 0, armour = 0 } = characteristics;
  const bare = (id: 'shield' | 'armour'): Belonging =>
    belonging(`characteristics.${id}.worn`, wordsOf(id), () => ({
      ...data,
      characteristics: { ...data.characteristics, [id]: 0 },
    }));
  const known = APTITUDE_IDS.filter((id) => characteristics[id] !== undefined);
  return [
    // One point less is the same where there is only one.
    ...leversIf(armour > 1, () => [bare('armour')]),
    ...leversIf(shield > 1, () => [bare('shield')]),
    ...leversIf((weapon.special ?? 'none') !== 'none', () => [
      belonging('weapon.special', { en: `weapon special: ${weapon.special}`, fr: 'effet spécial de l’arme' }, () => ({
        ...data,
        weapon: { ...data.weapon, special: 'none' },
      })),
    ]),
    ...leversIf((spell.special ?? 'none') !== 'none', () => [
      belonging('spell.special', { en: `spell special: ${spell.special}`, fr: 'effet spécial du sort' }, () => ({
        ...data,
        spell: { ...data.spell, special: 'none' },
      })),
    ]),
    ...known.map((id) =>
      belonging(`characteristics.${id}.known`, wordsOf(id), () => {
        const whole = withoutProfile(data, merged);
        const { [id]: _, ...rest } = whole.characteristics ?? {};
        return { ...whole, characteristics: rest };
      }),
    ),
  ];
}

/** The same fighter with everything written out that his profile says; only then can it be left out. */
function withoutProfile(data: FighterData, { characteristics, weapon, spell, tactics }: MergedFighter): FighterData {
  const { profile: _, ...own } = data;
  return written({ ...own, characteristics, weapon, spell, tactics, cost: costOfFighter(data) ?? undefined });
}
