import type { Words } from '../system.ts';
import type { CriticalSort } from './criticals.ts';

/**
 * Close-combat weapons. Strengths are relative to the wielder unless `fixedStrength` is set; prices in gold crowns.
 * @source published equipment lists
 */
export interface Weapon {
  readonly id: string;
  readonly alias: string;
  /** `one`, `two` hands, a `pair` of weapons, `body` for natural weapons and fists. */
  readonly hands: 'one' | 'two' | 'pair' | 'body';
  readonly strength: number;
  /** Strength while the wielder is in his first round of a combat; null: as later. */
  readonly firstRoundStrength: number | null;
  /** Strength of a mounted charger; null: as on foot. */
  readonly mountedChargeStrength: number | null;
  /** Extra penalty on the victim's save. */
  readonly savePenalty: number;
  /** Bonus on the victim's base save. */
  readonly saveBonus: number;
  readonly concussion: boolean;
  /** Whose table its criticals go by under `critical-hits: by-weapon`. // MH-CRIT-5 to MH-CRIT-8 */
  readonly criticals: CriticalSort;
  /** What it parries as: a blade re-rolls with a small shield in the other hand. */
  readonly parry: 'none' | 'blade' | 'two-blades' | 'claws';
  readonly strikesFirst: boolean;
  readonly strikesLast: boolean;
  readonly unparriable: boolean;
  readonly lotus: boolean;
  /** Counts as a sword for sword skills. */
  readonly isSword: boolean;
  /** Need to wound one better against undead and possessed. */
  readonly holy: boolean;
  /** One more blow when charging or charged. */
  readonly whip: boolean;
  /** May be held in the off-hand as a second weapon. */
  readonly offHand: boolean;
  /** What may go with it in the other hand. */
  readonly partner: 'any' | 'shield-or-buckler' | 'shield-or-gauntlet' | 'shield' | 'none';
  /** Used in the saddle only. // MH-EQ-1 */
  readonly needsMount: boolean;
  /** Who uses it uses no other weapon in the battle. // MH-EQ-1 */
  readonly excludesOthers: boolean;
  /** A failed parry is re-rolled beside anything else that parries. // MH-PAR-5 */
  readonly pairsParry: boolean;
  /** May be made of gromril or ithilmar. */
  readonly metal: boolean;
  readonly price: number;
  readonly note: Words;
}

type Traits = Partial<Omit<Weapon, 'id' | 'alias' | 'price' | 'note'>>;

function weapon(id: string, alias: string, price: number, note: Words, traits: Traits = {}): Weapon {
  const hands = traits.hands ?? 'one';
  return {
    id,
    alias,
    hands,
    strength: 0,
    firstRoundStrength: null,
    mountedChargeStrength: null,
    savePenalty: 0,
    saveBonus: 0,
    concussion: false,
    criticals: hands === 'body' ? 'unarmed' : 'bladed',
    parry: 'none',
    strikesFirst: false,
    strikesLast: false,
    unparriable: false,
    lotus: false,
    isSword: false,
    holy: false,
    whip: false,
    offHand: hands === 'one',
    partner: hands === 'one' ? 'any' : 'none',
    needsMount: false,
    excludesOthers: false,
    pairsParry: false,
    metal: hands !== 'body',
    price,
    note,
    ...traits,
  };
}

const blunt: Traits = { criticals: 'bludgeoning' };
const concussion: Traits = { ...blunt, concussion: true };
const thrusting: Traits = { criticals: 'thrusting' };

/** Plain weapons, in the order of listings. */
export const WEAPONS: readonly Weapon[] = [
  weapon(
    'fist',
    'poings',
    0,
    { en: 'exactly 1 attack; victim saves at +1', fr: '1 attaque exactement ; la victime sauvegarde à +1' },
    {
      hands: 'body',
      strength: -1,
      saveBonus: 1,
      partner: 'shield-or-buckler',
    },
  ),
  weapon(
    'natural-weapons',
    'armes-naturelles',
    0,
    { en: 'no modifier, no unarmed penalty', fr: 'aucun modificateur, pas de malus à mains nues' },
    { hands: 'body' },
  ),
  weapon(
    'dagger',
    'dague',
    2,
    { en: 'victim saves at +1; the first one is free', fr: 'la victime sauvegarde à +1 ; la première est gratuite' },
    { saveBonus: 1 },
  ),
  weapon('club', 'gourdin', 3, { en: 'concussion', fr: 'commotion' }, concussion),
  weapon('mace', 'masse', 3, { en: 'concussion', fr: 'commotion' }, concussion),
  weapon('hammer', 'marteau', 3, { en: 'concussion', fr: 'commotion' }, concussion),
  weapon('staff', 'bâton', 3, { en: 'concussion', fr: 'commotion' }, concussion),
  weapon('axe', 'hache', 5, { en: 'extra -1 to the save', fr: '-1 de plus à la sauvegarde' }, { savePenalty: 1 }),
  weapon(
    'dwarf-axe',
    'hache-naine',
    15,
    {
      en: 'extra -1 to the save; parry, re-rolled beside anything else that parries',
      fr: '-1 de plus à la sauvegarde ; parade, relancée avec tout autre objet qui pare',
    },
    { savePenalty: 1, parry: 'blade', pairsParry: true },
  ),
  weapon('sword', 'épée', 10, { en: 'parry', fr: 'parade' }, { parry: 'blade', isSword: true }),
  weapon(
    'spear',
    'lance-infanterie',
    10,
    {
      en: 'strikes first in the first round; S +1 when mounted and charging; other hand shield or buckler only',
      fr: 'frappe en premier au premier tour ; F +1 monté et en charge ; l’autre main : bouclier ou rondache seulement',
    },
    { ...thrusting, strikesFirst: true, mountedChargeStrength: 1, offHand: false, partner: 'shield-or-buckler' },
  ),
  weapon('halberd', 'hallebarde', 10, { en: 'S +1', fr: 'F +1' }, { ...thrusting, hands: 'two', strength: 1 }),
  weapon(
    'morning-star',
    'morgenstern',
    15,
    {
      en: 'S +1 in the first round; other hand shield or spiked gauntlet only',
      fr: 'F +1 au premier tour ; l’autre main : bouclier ou gantelet à pointes seulement',
    },
    { ...blunt, firstRoundStrength: 1, offHand: false, partner: 'shield-or-gauntlet' },
  ),
  weapon(
    'flail',
    'fléau',
    15,
    { en: 'S +2 in the first round', fr: 'F +2 au premier tour' },
    { ...blunt, hands: 'two', firstRoundStrength: 2 },
  ),
  weapon(
    'double-handed',
    'arme-à-deux-mains',
    15,
    { en: 'S +2; strikes last', fr: 'F +2 ; frappe en dernier' },
    { hands: 'two', strength: 2, strikesLast: true },
  ),
  weapon(
    'lance',
    'lance-cavalerie',
    40,
    {
      en: 'mounted only; S +2 when charging; other hand shield only',
      fr: 'monté seulement ; F +2 en charge ; l’autre main : bouclier seulement',
    },
    { ...thrusting, mountedChargeStrength: 2, offHand: false, partner: 'shield', needsMount: true },
  ),
  weapon(
    'sigmarite-hammer',
    'marteau-sigmarite',
    15,
    {
      en: 'S +1; concussion; wounds undead and possessed one better',
      fr: 'F +1 ; commotion ; blesse à 1 de moins mort-vivants et possédés',
    },
    { ...concussion, strength: 1, holy: true },
  ),
  weapon(
    'steel-whip',
    'fouet-acier',
    10,
    {
      en: 'cannot be parried; +1 attack when charging, or when charged, which then strikes first',
      fr: 'imparable ; +1 attaque en chargeant, ou chargé, et qui frappe alors en premier',
    },
    { unparriable: true, whip: true },
  ),
  weapon(
    'weeping-blades',
    'lames-suintantes',
    50,
    {
      en: 'a pair: +1 attack; two swords for parrying; black lotus',
      fr: 'paire : +1 attaque ; deux épées pour parer ; lotus noir',
    },
    { hands: 'pair', parry: 'two-blades', lotus: true, isSword: true },
  ),
  weapon(
    'fighting-claws',
    'griffes-de-combat',
    35,
    {
      en: 'a pair: +1 attack; parry with one re-roll; I +1 to climb; no other weapon in the battle',
      fr: 'paire : +1 attaque ; parade avec une relance ; I +1 pour grimper ; aucune autre arme de la bataille',
    },
    { hands: 'pair', parry: 'claws', excludesOthers: true },
  ),
];
