import type { Vocabulary } from '../vocabulary.ts';

/** Which ruling switches an ability off: `psy` → `psychology`, `special` → `special-rules`, keywords never. */
export type AbilityGroup = 'psy' | 'special' | 'keyword';

export interface Ability {
  readonly id: string;
  readonly alias: string;
  readonly group: AbilityGroup;
  readonly effect: string;
}

const KEYWORDS: readonly (readonly [string, string])[] = [
  ['undead', 'mort-vivant'],
  ['possessed', 'possede'],
  ['skaven', 'skaven'],
  ['greenskin', 'peau-verte'],
  ['spellcaster', 'lanceur-de-sorts'],
  ['animal', 'animal'],
  ['mounted', 'monte'],
];

function ability(group: AbilityGroup, id: string, alias: string, effect: string): Ability {
  return { id, alias, group, effect };
}

/** Abilities and skills. @source published lists; ids and effects by rule */
export const ABILITY_LIST: readonly Ability[] = [
  ability('psy', 'causes-fear', 'peur', 'fear (MH-PSY-2, MH-PSY-3)'),
  ability('psy', 'fearsome', 'effrayant', 'fear (MH-PSY-2, MH-PSY-3)'),
  ability('psy', 'frenzy', 'frenesie', 'A doubled until knocked down or stunned (MH-PSY-5)'),
  ability('psy', 'hatred', 'haine', 're-rolls misses in the first round (MH-PSY-6)'),
  ...KEYWORDS.map(([id, alias]) =>
    ability('psy', `hatred:${id}`, `haine:${alias}`, `re-rolls misses against ${id} in the first round (MH-PSY-6)`),
  ),
  ability('psy', 'stupidity', 'stupidite', 'Ld test each own turn (MH-PSY-7)'),
  ability('psy', 'immune-psychology', 'immunise-psychologie', 'no fear, no all-alone test'),
  ability('psy', 'deathwish', 'voeu-de-mort', 'no fear, no all-alone test'),
  ability('psy', 'fanatical', 'fanatique', 'passes fear, stupidity, all-alone and rally tests (MH-CHAR-3)'),
  ability('special', 'no-pain', 'insensible', 'stunned becomes knocked down (MH-INJ-5)'),
  ability('special', 'hard-to-kill', 'dur-a-tuer', 'injury 3-5 stunned, 6 out (MH-INJ-3)'),
  ability('special', 'true-grit', 'increvable', 'injury 1-3 down, 4-5 stunned, 6 out (MH-INJ-3)'),
  ability('special', 'hard-head', 'tete-dure', 'ignores concussion (MH-INJ-3)'),
  ability('special', 'thick-skull', 'crane-epais', '3+ against stunned, 2+ with a helmet (MH-INJ-5)'),
  ability('special', 'jump-up', 'retablissement', 'ignores knocked down from the injury dice (MH-INJ-5)'),
  ability('special', 'immune-poison', 'immunise-poison', 'black lotus and blowpipe poison do nothing (MH-WND-4)'),
  ability('special', 'step-aside', 'pas-de-cote', 'extra 5+ save in close combat (MH-SAVE-6)'),
  ability('special', 'resilient', 'resistant', 'close-combat hits at S -1 for wounding (MH-WND-3)'),
  ability('special', 'mighty-blow', 'coup-puissant', 'S +1 in close combat, not pistols (MH-ATK-2)'),
  ability('special', 'strike-to-injure', 'frappe-precise', '+1 on injury numbers in close combat (MH-INJ-3)'),
  ability('special', 'web-of-steel', 'toile-d-acier', '+1 on the critical die in close combat (MH-CRIT-3)'),
  ability('special', 'combat-master', 'maitre-d-armes', 'A +1 with two or more enemies in contact (MH-ATK-3)'),
  ability('special', 'expert-swordsman', 'maitre-escrimeur', 're-rolls sword misses when charging (MH-HIT-3)'),
  ability('special', 'unstoppable-charge', 'charge-irresistible', 'WS +1 to hit when charging (MH-HIT-1)'),
  ability('special', 'strongman', 'colosse', 'double-handed does not strike last (MH-ORD-2)'),
  ability('special', 'lightning-reflexes', 'reflexes-eclair', 'strikes first when charged (MH-ORD-2)'),
  ability('special', 'perfect-killer', 'tueur-parfait', 'extra -1 to the save (MH-SAVE-3)'),
  ability('special', 'charge-attacks-2', 'double-attaque-de-charge', 'A +1 when charging (MH-ATK-3)'),
  ability('special', 'dodge', 'esquive', 'missile hits discarded on 5+ (MH-SHT-6)'),
  ability('special', 'eagle-eyes', 'oeil-d-aigle', 'maximum range +6 (MH-SHT-2)'),
  ability('special', 'trick-shooter', 'tireur-virtuose', 'ignores cover (MH-SHT-3)'),
  ability('special', 'quick-shot', 'tir-rapide', 'two shots with a bow or crossbow (MH-SHT-5)'),
  ability('special', 'knife-fighter', 'lanceur-de-couteaux', 'three throwing knives (MH-SHT-5)'),
  ability('special', 'nimble', 'agile', 'ignores move-or-fire (MH-SHT-5)'),
  ability('special', 'hunter', 'chasseur', 'handgun or rifle fires every turn (MH-SHT-5)'),
  ability('special', 'pistolier', 'pistolier', 'pistols fire every turn, a brace twice (MH-SHT-5)'),
  ability('special', 'sprint', 'sprint', 'runs and charges at 3 x M (MH-MOV-2, MH-MOV-4)'),
  ability('special', 'acrobat', 'acrobate', 'jumps down 12 inches on one test (MH-JMP-4)'),
  ability('special', 'scale-sheer-surfaces', 'grimpeur-ne', 'climbs 2 x M without a test (MH-CLB-4)'),
  ability('special', 'may-not-run', 'ne-court-pas', 'cannot run (MH-MOV-2)'),
  ability('special', 'armour-use', 'habitue-aux-armures', 'no heavy armour and shield penalty (MH-MOV-7)'),
  ability('keyword', 'leader', 'chef', 'lends his Ld (MH-CHAR-4)'),
  ability('keyword', 'large', 'grande-taille', '+1 to be shot (MH-SHT-3)'),
  ...KEYWORDS.map(([id, alias]) => ability('keyword', id, alias, 'keyword')),
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
