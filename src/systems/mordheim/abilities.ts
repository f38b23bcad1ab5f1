import type { Words } from '../system.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Which ruling switches an ability off: `psy` → `psychology`, `special` → `special-rules`, keywords never. */
export type AbilityGroup = 'psy' | 'special' | 'keyword';

export interface Ability {
  readonly id: string;
  readonly alias: string;
  readonly group: AbilityGroup;
  readonly effect: Words;
}

const KEYWORDS: readonly (readonly [string, string])[] = [
  ['undead', 'mort-vivant'],
  ['possessed', 'possédé'],
  ['skaven', 'skaven'],
  ['greenskin', 'peau-verte'],
  ['spellcaster', 'lanceur-de-sorts'],
  ['animal', 'animal'],
  ['mounted', 'monté'],
];

function ability(group: AbilityGroup, id: string, alias: string, effect: Words): Ability {
  return { id, alias, group, effect };
}

/** Abilities and skills. @source published lists; ids and effects by rule */
export const ABILITY_LIST: readonly Ability[] = [
  ability('psy', 'causes-fear', 'peur', { en: 'fear (MH-PSY-2, MH-PSY-3)', fr: 'peur (MH-PSY-2, MH-PSY-3)' }),
  ability('psy', 'fearsome', 'effrayant', { en: 'fear (MH-PSY-2, MH-PSY-3)', fr: 'peur (MH-PSY-2, MH-PSY-3)' }),
  ability('psy', 'frenzy', 'frénésie', {
    en: 'A doubled until knocked down or stunned (MH-PSY-5)',
    fr: 'A doublé jusqu’à être à terre ou sonné (MH-PSY-5)',
  }),
  ability('psy', 'hatred', 'haine', {
    en: 're-rolls misses in the first round (MH-PSY-6)',
    fr: 'relance ses ratés au premier tour (MH-PSY-6)',
  }),
  ...KEYWORDS.map(([id, alias]) =>
    ability('psy', `hatred:${id}`, `haine:${alias}`, {
      en: `re-rolls misses against ${id} in the first round (MH-PSY-6)`,
      fr: `relance ses ratés contre ${alias} au premier tour (MH-PSY-6)`,
    }),
  ),
  ability('psy', 'stupidity', 'stupidité', {
    en: 'Ld test each own turn (MH-PSY-7)',
    fr: 'test de Cd à chacun de ses tours (MH-PSY-7)',
  }),
  ability('psy', 'led-by-skaven', 'mené-par-les-skavens', {
    en: 'no stupidity test within 6 inches of a `skaven-hero` (MH-PSY-7)',
    fr: 'pas de test de stupidité à 6 pas d’un `skaven-hero` (MH-PSY-7)',
  }),
  ability('psy', 'immune-psychology', 'immunisé-psychologie', {
    en: 'no tests of fear, stupidity or standing alone',
    fr: 'ni test de peur, ni de stupidité, ni d’isolement',
  }),
  ability('psy', 'deathwish', 'vœu-de-mort', {
    en: 'no tests of fear, stupidity or standing alone',
    fr: 'ni test de peur, ni de stupidité, ni d’isolement',
  }),
  ability('psy', 'fanatical', 'fanatique', {
    en: 'passes fear, stupidity, all-alone and rally tests (MH-CHAR-3)',
    fr: 'réussit les tests de peur, de stupidité, d’isolement et de ralliement (MH-CHAR-3)',
  }),
  ability('special', 'no-pain', 'insensible', {
    en: 'stunned becomes knocked down (MH-INJ-5)',
    fr: 'sonné devient à terre (MH-INJ-5)',
  }),
  ability('special', 'hard-to-kill', 'dur-à-tuer', {
    en: 'injury 3-5 stunned, 6 out (MH-INJ-3)',
    fr: 'dégâts 3-5 sonné, 6 hors de combat (MH-INJ-3)',
  }),
  ability('special', 'true-grit', 'increvable', {
    en: 'injury 1-3 down, 4-5 stunned, 6 out (MH-INJ-3)',
    fr: 'dégâts 1-3 à terre, 4-5 sonné, 6 hors de combat (MH-INJ-3)',
  }),
  ability('special', 'hard-head', 'tête-dure', {
    en: 'ignores concussion (MH-INJ-3)',
    fr: 'ignore la commotion (MH-INJ-3)',
  }),
  ability('special', 'thick-skull', 'crâne-épais', {
    en: '3+ against stunned, 2+ with a helmet (MH-INJ-5)',
    fr: '3+ contre sonné, 2+ avec un casque (MH-INJ-5)',
  }),
  ability('special', 'jump-up', 'rétablissement', {
    en: 'ignores knocked down from the injury dice (MH-INJ-5)',
    fr: 'ignore un à terre des dés de dégâts (MH-INJ-5)',
  }),
  ability('special', 'immune-poison', 'immunisé-poison', {
    en: 'black lotus and blowpipe poison do nothing (MH-WND-4)',
    fr: 'lotus noir et poison de sarbacane sans effet (MH-WND-4)',
  }),
  ability('special', 'step-aside', 'pas-de-côté', {
    en: 'extra 5+ save in close combat (MH-SAVE-6)',
    fr: 'sauvegarde 5+ de plus au corps à corps (MH-SAVE-6)',
  }),
  ability('special', 'resilient', 'résistant', {
    en: 'close-combat hits at S -1 for wounding (MH-WND-3)',
    fr: 'touches de corps à corps à F -1 pour blesser (MH-WND-3)',
  }),
  ability('special', 'mighty-blow', 'coup-puissant', {
    en: 'S +1 in close combat, not pistols (MH-ATK-2)',
    fr: 'F +1 au corps à corps, pistolets exceptés (MH-ATK-2)',
  }),
  ability('special', 'strike-to-injure', 'frappe-précise', {
    en: '+1 on injury numbers in close combat (MH-INJ-3)',
    fr: '+1 aux jets de dégâts au corps à corps (MH-INJ-3)',
  }),
  ability('special', 'web-of-steel', 'toile-d-acier', {
    en: '+1 on the critical die in close combat (MH-CRIT-3)',
    fr: '+1 au dé critique au corps à corps (MH-CRIT-3)',
  }),
  ability('special', 'combat-master', 'maître-d-armes', {
    en: 'A +1 with two or more enemies in contact (MH-ATK-3)',
    fr: 'A +1 avec deux ennemis ou plus au contact (MH-ATK-3)',
  }),
  ability('special', 'expert-swordsman', 'maître-escrimeur', {
    en: 're-rolls sword misses when charging (MH-HIT-3)',
    fr: 'relance ses ratés à l’épée en charge (MH-HIT-3)',
  }),
  ability('special', 'unstoppable-charge', 'charge-irrésistible', {
    en: 'WS +1 to hit when charging (MH-HIT-1)',
    fr: 'CC +1 pour toucher en charge (MH-HIT-1)',
  }),
  ability('special', 'strongman', 'colosse', {
    en: 'double-handed does not strike last (MH-ORD-2)',
    fr: 'l’arme à deux mains ne frappe pas en dernier (MH-ORD-2)',
  }),
  ability('special', 'lightning-reflexes', 'réflexes-éclair', {
    en: 'when charged, strikes first at those who charged (MH-ORD-2)',
    fr: 'chargé, frappe en premier ceux qui ont chargé (MH-ORD-2)',
  }),
  ability('special', 'perfect-killer', 'tueur-parfait', {
    en: 'extra -1 to the save (MH-SAVE-3)',
    fr: '-1 de plus à la sauvegarde (MH-SAVE-3)',
  }),
  ability('special', 'charge-attacks-2', 'double-attaque-de-charge', {
    en: 'A +1 when charging (MH-ATK-3)',
    fr: 'A +1 en charge (MH-ATK-3)',
  }),
  ability('special', 'dodge', 'esquive', {
    en: 'missile hits discarded on 5+ (MH-SHT-6)',
    fr: 'évite les tirs sur 5+ (MH-SHT-6)',
  }),
  ability('special', 'eagle-eyes', 'œil-d-aigle', {
    en: 'maximum range +6 (MH-SHT-2)',
    fr: 'portée maximale +6 (MH-SHT-2)',
  }),
  ability('special', 'trick-shooter', 'tireur-virtuose', {
    en: 'ignores cover (MH-SHT-3)',
    fr: 'ignore le couvert (MH-SHT-3)',
  }),
  ability('special', 'quick-shot', 'tir-rapide', {
    en: 'two shots with a bow or crossbow (MH-SHT-5)',
    fr: 'deux tirs à l’arc ou à l’arbalète (MH-SHT-5)',
  }),
  ability('special', 'knife-fighter', 'lanceur-de-couteaux', {
    en: 'three throwing knives, at one target or several (MH-SHT-5)',
    fr: 'trois couteaux de lancer, sur une ou plusieurs cibles (MH-SHT-5)',
  }),
  ability('special', 'nimble', 'agile', {
    en: 'ignores move-or-fire, but not as a quick shot (MH-SHT-5)',
    fr: 'bouge et tire avec toute arme, mais sans tir rapide (MH-SHT-5)',
  }),
  ability('special', 'hunter', 'chasseur', {
    en: 'handgun or rifle fires every turn (MH-SHT-5)',
    fr: 'arquebuse ou fusil à chaque tour (MH-SHT-5)',
  }),
  ability('special', 'pistolier', 'pistolier', {
    en: 'pistols fire every turn, a brace twice (MH-SHT-5)',
    fr: 'pistolets à chaque tour, deux tirs par paire (MH-SHT-5)',
  }),
  ability('special', 'sprint', 'sprint', {
    en: 'runs and charges at 3 x M (MH-MOV-2, MH-MOV-4)',
    fr: 'court et charge à 3 x M (MH-MOV-2, MH-MOV-4)',
  }),
  ability('special', 'acrobat', 'acrobate', {
    en: 'jumps down 12 inches, or falls unhurt, on one test (MH-JMP-4, MH-FAL-4)',
    fr: 'saute de 12 pas, ou en tombe indemne, sur un test (MH-JMP-4, MH-FAL-4)',
  }),
  ability('special', 'scale-sheer-surfaces', 'grimpeur-né', {
    en: 'climbs 2 x M without a test (MH-CLB-4)',
    fr: 'grimpe de 2 x M sans test (MH-CLB-4)',
  }),
  ability('special', 'may-not-run', 'ne-court-pas', {
    en: 'cannot run (MH-MOV-2)',
    fr: 'ne peut pas courir (MH-MOV-2)',
  }),
  ability('special', 'armour-use', 'habitué-aux-armures', {
    en: 'no heavy armour and shield penalty (MH-MOV-7)',
    fr: 'pas de malus d’armure lourde avec bouclier (MH-MOV-7)',
  }),
  ability('keyword', 'leader', 'chef', { en: 'lends his Ld (MH-CHAR-4)', fr: 'prête son Cd (MH-CHAR-4)' }),
  ability('keyword', 'large', 'grande-taille', {
    en: '+1 to be shot (MH-SHT-3)',
    fr: '+1 pour le toucher au tir (MH-SHT-3)',
  }),
  ability('keyword', 'skaven-hero', 'héros-skaven', {
    en: 'keeps a `led-by-skaven` beast near him from stupidity (MH-PSY-7)',
    fr: 'garde de la stupidité une bête `led-by-skaven` près de lui (MH-PSY-7)',
  }),
  ...KEYWORDS.map(([id, alias]) => ability('keyword', id, alias, { en: 'keyword', fr: 'mot-clé' })),
];

/** The ability vocabulary of fighters. */
export const ABILITIES: Vocabulary = {
  noun: 'ability',
  ids: ABILITY_LIST.map((a) => a.id),
  aliases: Object.fromEntries(ABILITY_LIST.map((a) => [a.alias, a.id])),
};

const GROUPS = new Map(ABILITY_LIST.map((a) => [a.id, a.group]));

/** Group of an ability id; unknown ids do not occur in validated data. */
export function groupOf(id: string): AbilityGroup {
  return GROUPS.get(id) ?? 'special';
}
