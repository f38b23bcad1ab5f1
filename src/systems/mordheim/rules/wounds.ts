import { BLOWS, rule, section, WOUNDS } from './entry.ts';

const STRUCK_OR_SHOT = [...BLOWS, 'shooting'] as const;

/** MH-WND, MH-CRIT, MH-SAVE: from a hit to an unsaved wound. */
export const WOUNDING = section({ en: 'Wounds, critical hits, saves', fr: 'Blessures, coups critiques, sauvegardes' }, [
  rule('WND-1', {
    kind: 'dice',
    from: ['S'],
    felt: WOUNDS,
    title: { en: 'To wound', fr: 'Blesser' },
    text: {
      en: 'By Strength less Toughness: 2 or more 2+, 1 3+, 0 4+, −1 5+, −2 and −3 6; from −4 on nothing wounds, not even a 6. Hits are rolled in the order of the attacks.',
      fr: 'Selon la Force moins l’Endurance : 2 ou plus 2+, 1 3+, 0 4+, −1 5+, −2 et −3 6 ; dès −4 rien ne blesse, pas même un 6. On jette les touches dans l’ordre des attaques.',
    },
  }),
  rule('WND-2', {
    kind: 'sequence',
    from: ['A'],
    felt: BLOWS,
    title: { en: 'Hit by hit, then injuries', fr: 'Touche par touche, puis les dégâts' },
    text: {
      en: 'Each hit is followed through (wound, critical, save, stepping aside) before the next one; the injury dice wait until the whole batch is done.',
      fr: 'Chaque touche est menée à son terme (blessure, critique, sauvegarde, pas de côté) avant la suivante ; les dés de dégâts attendent la fin de la série.',
    },
  }),
  rule('WND-3', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Resilience and holy hammers', fr: 'Résistance et marteaux sacrés' },
    text: {
      en: 'Close-combat hits wound a `resilient` man at Strength −1 (1 at least), while his save meets the full Strength. A sigmarite-hammer needs 1 less against `undead` and `possessed`, 2+ at best, and criticals go by that lower need.',
      fr: 'Les touches de corps à corps blessent un `resilient` à Force −1 (1 au moins), mais sa sauvegarde affronte la Force entière. Un marteau sigmarite demande 1 de moins contre `undead` et `possessed`, 2+ au mieux, et les critiques suivent ce seuil.',
    },
  }),
  rule('WND-4', {
    kind: 'dice',
    from: ['P'],
    felt: STRUCK_OR_SHOT,
    title: { en: 'Poison', fr: 'Poison' },
    text: {
      en: 'A hit by black lotus (weeping-blades) or blowpipe on a natural 6, re-rolls included, wounds by itself, even what could not be wounded, unless `immune-poison`. The wound die is rolled all the same, for a critical.',
      fr: 'Une touche au lotus noir (lames suintantes) ou à la sarbacane sur un 6 naturel, relances comprises, blesse d’office, même l’invulnérable, sauf `immune-poison`. Le dé de blessure se jette tout de même, pour un critique.',
    },
  }),
  rule('CRIT-1', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: WOUNDS,
    title: { en: 'Critical hit', fr: 'Coup critique' },
    text: {
      en: 'A natural 6 to wound. Not where a 6 is needed, unless `critical-when-six-needed: allowed`, nor where no die could wound, nor by blowpipe.',
      fr: 'Un 6 naturel pour blesser. Pas là où il faut un 6, sauf `critical-when-six-needed: allowed`, ni là où aucun dé ne blesserait, ni à la sarbacane.',
    },
  }),
  rule('CRIT-2', {
    kind: 'sequence',
    from: ['S', 'P'],
    felt: BLOWS,
    title: { en: 'Limit of critical hits', fr: 'Limite des coups critiques' },
    text: {
      en: 'In a close-combat phase the first that is possible `per-warrior`, `per-phase` or `per-side`, or `unlimited`. One that is rolled is used up, saved or not, and further 6s are plain wounds.',
      fr: 'Dans une phase de corps à corps, le premier possible `per-warrior`, `per-phase` ou `per-side`, ou sans limite (`unlimited`). Une fois jeté, il est utilisé, sauvegardé ou non, et les 6 suivants sont de simples blessures.',
    },
  }),
  rule('CRIT-3', {
    kind: 'dice',
    from: ['S'],
    felt: WOUNDS,
    title: { en: 'Critical die', fr: 'Dé critique' },
    text: {
      en: 'One die, +1 with `web-of-steel` in close combat. 1–2: one save as usual against all of it, unsaved 2 wounds. 3–4: 2 wounds without armour save. 5 and more: the same, with +2 on the injury numbers of both.',
      fr: 'Un dé, +1 avec `web-of-steel` au corps à corps. 1–2 : une sauvegarde ordinaire contre le tout, sinon 2 blessures. 3–4 : 2 blessures sans sauvegarde d’armure. 5 et plus : de même, avec +2 aux deux jets de dégâts.',
    },
  }),
  rule('SAVE-1', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: STRUCK_OR_SHOT,
    title: { en: 'Armour', fr: 'Armure' },
    text: {
      en: 'Base number: 7 bare, 6 light, 5 heavy or ithilmar, 4 gromril, the best that is worn; 1 less with a shield, in close combat only if in hand.',
      fr: 'Seuil de base : 7 sans armure, 6 légère, 5 lourde ou ithilmar, 4 gromril, la meilleure portée ; 1 de moins avec un bouclier, au corps à corps seulement s’il est en main.',
    },
  }),
  rule('SAVE-2', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: STRUCK_OR_SHOT,
    title: { en: 'Armour save', fr: 'Sauvegarde d’armure' },
    text: {
      en: 'A die of base − bonus (MH-SAVE-4) + penalty (MH-SAVE-3) or more cancels the wound; beyond 6 there is no save. A natural 1 `fails`, or counts `by-number`.',
      fr: 'Un dé d’au moins base − bonus (MH-SAVE-4) + malus (MH-SAVE-3) annule la blessure ; au-delà de 6, pas de sauvegarde. Un 1 naturel échoue (`fails`), ou compte selon sa valeur (`by-number`).',
    },
  }),
  rule('SAVE-3', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: STRUCK_OR_SHOT,
    title: { en: 'Save penalty', fr: 'Malus de sauvegarde' },
    text: {
      en: 'By the final Strength of the blow: none up to 3, 1 for S 4, 2 for 5, 3 for 6, 4 for 7, 5 for 8, 6 from 9 on. Axe or dwarf-axe, gromril weapon and `perfect-killer` add 1 each; firearms have a fixed penalty in place of that by Strength.',
      fr: 'Selon la Force finale du coup : aucun jusqu’à 3, 1 pour F 4, 2 pour 5, 3 pour 6, 4 pour 7, 5 pour 8, 6 dès 9. Hache ou hache naine, arme de gromril et `perfect-killer` ajoutent 1 chacun ; les armes à feu ont un malus fixe au lieu de celui de la Force.',
    },
  }),
  rule('SAVE-4', {
    kind: 'computed',
    from: ['P'],
    felt: STRUCK_OR_SHOT,
    title: { en: 'Weapons that pierce badly', fr: 'Armes qui percent mal' },
    text: {
      en: 'Dagger, fist and blowpipe lower the victim’s base by 1 before the penalty; a bare man then saves on 6.',
      fr: 'Dague, poing et sarbacane abaissent de 1 la base de la victime avant le malus ; un homme sans armure sauvegarde alors sur 6.',
    },
  }),
  rule('SAVE-5', {
    kind: 'computed',
    from: ['P'],
    felt: STRUCK_OR_SHOT,
    title: { en: 'Shield behind a two-handed weapon', fr: 'Bouclier et arme à deux mains' },
    text: {
      en: 'Who fights with both hands has his shield against shots only.',
      fr: 'Qui se bat à deux mains n’a son bouclier que contre les tirs.',
    },
  }),
  rule('SAVE-6', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Stepping aside', fr: 'Pas de côté' },
    text: {
      en: 'In close combat `step-aside` cancels a hit on 5+ after the armour save failed or was not allowed, before a critical doubles it; under `step-aside-roll: per-wound` each wound of a critical is rolled for by itself. Nothing modifies it.',
      fr: 'Au corps à corps, `step-aside` annule une touche sur 5+ après une sauvegarde d’armure ratée ou interdite, avant qu’un critique ne la double ; sous `step-aside-roll: per-wound`, on le jette pour chaque blessure d’un critique. Rien ne le modifie.',
    },
  }),
]);
