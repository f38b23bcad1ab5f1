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
      en: 'A natural 6 to wound. Not where a 6 is needed, unless `critical-when-six-needed: allowed`, nor where no die could wound, nor by blowpipe, nor at all under `critical-hits: none`.',
      fr: 'Un 6 naturel pour blesser. Pas là où il faut un 6, sauf `critical-when-six-needed: allowed`, ni là où aucun dé ne blesserait, ni à la sarbacane, ni jamais sous `critical-hits: none`.',
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
      en: 'One die, +1 with `web-of-steel` in close combat. Under `critical-hits: by-weapon` it goes by the table of the weapon (MH-CRIT-4 to MH-CRIT-8), falls and fights without weapon rules apart; else 1–2: one save as usual against all of it, unsaved 2 wounds. 3–4: 2 wounds without armour save. 5 and more: the same, with +2 on the injury numbers of both.',
      fr: 'Un dé, +1 avec `web-of-steel` au corps à corps. Sous `critical-hits: by-weapon`, il suit la table de l’arme (MH-CRIT-4 à MH-CRIT-8), sauf pour les chutes et les combats sans règles d’armes ; sinon 1–2 : une sauvegarde ordinaire contre le tout, sinon 2 blessures. 3–4 : 2 blessures sans sauvegarde d’armure. 5 et plus : de même, avec +2 aux deux jets de dégâts.',
    },
  }),
  rule('CRIT-4', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: STRUCK_OR_SHOT,
    title: { en: 'Critical hits of missiles', fr: 'Coups critiques des projectiles' },
    text: {
      en: 'Bows, crossbows, firearms and thrown weapons, pistols among blows too. 1–2: 1 wound without armour save. 3–4: 1 wound, saved as usual, and the nearest other enemy within 6 inches of the target, the first of the list among equals, is hit as well; that hit causes no critical. 5–6: 2 wounds without armour save.',
      fr: 'Arcs, arbalètes, armes à feu et armes de jet, et pistolets parmi les coups. 1–2 : 1 blessure sans sauvegarde d’armure. 3–4 : 1 blessure, sauvegarde ordinaire, et l’autre ennemi le plus proche à 6 pas de la cible, le premier de la liste à égalité, est touché aussi ; cette touche ne cause pas de critique. 5–6 : 2 blessures sans sauvegarde d’armure.',
    },
  }),
  rule('CRIT-5', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Critical hits of bludgeons', fr: 'Coups critiques des armes contondantes' },
    text: {
      en: 'Club, mace, hammer, staff, flail, morning-star, sigmarite-hammer; 1 wound each. 1–2: saved as usual; saved or not, the target strikes no more this turn. 3–4: no armour save, and no helmet roll against its injury die. 5: saved as usual; saved or not, a weapon in hand, at random if two, is lost for the rest of the combat, and he fights on with what else his list holds. A pair or brace is lost as one; natural weapons and gauntlets are not. 6: unsaved, out of action whatever wounds are left.',
      fr: 'Gourdin, masse, marteau, bâton, fléau, morgenstern, marteau sigmarite ; 1 blessure à chaque fois. 1–2 : sauvegarde ordinaire ; réussie ou non, la cible ne frappe plus ce tour-ci. 3–4 : ni sauvegarde d’armure, ni jet de casque contre son dé de dégâts. 5 : sauvegarde ordinaire ; réussie ou non, une arme en main, au hasard s’il y en a deux, est perdue pour le reste du combat, et il continue avec ce qu’offre encore sa liste. Une paire est perdue d’un coup ; armes naturelles et gantelet ne se perdent pas. 6 : sans sauvegarde, hors de combat quels que soient les points de vie restants.',
    },
  }),
  rule('CRIT-6', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Critical hits of blades', fr: 'Coups critiques des lames' },
    text: {
      en: 'Dagger, sword, axes, double-handed weapons, steel-whip, weeping-blades, fighting-claws. 1–2: 1 wound without armour save. 3–4: 2 wounds, each saved by itself. 5–6: 2 wounds without armour save, +2 on the injury numbers of both.',
      fr: 'Dague, épée, haches, armes à deux mains, fouet d’acier, lames suintantes, griffes de combat. 1–2 : 1 blessure sans sauvegarde d’armure. 3–4 : 2 blessures, une sauvegarde pour chacune. 5–6 : 2 blessures sans sauvegarde d’armure, +2 aux deux jets de dégâts.',
    },
  }),
  rule('CRIT-7', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Critical hits of bare hands and beasts', fr: 'Coups critiques à mains nues et des bêtes' },
    text: {
      en: 'Fists, natural weapons and spiked gauntlet; 1 wound each. 1–2: saved as usual, and one attack more, rolled at once, which is neither parried nor critical. 3–4: saved as usual, +1 on the injury number. 5–6: no armour save, +2 on the injury number.',
      fr: 'Poings, armes naturelles et gantelet à pointes ; 1 blessure à chaque fois. 1–2 : sauvegarde ordinaire, et une attaque de plus, jetée aussitôt, qui n’est ni parée ni critique. 3–4 : sauvegarde ordinaire, +1 au jet de dégâts. 5–6 : pas de sauvegarde d’armure, +2 au jet de dégâts.',
    },
  }),
  rule('CRIT-8', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Critical hits of thrusting weapons', fr: 'Coups critiques des armes d’estoc' },
    text: {
      en: 'Spear, halberd and lance; 1 wound each. 1–2: saved as usual, +1 on the injury number. 3–4: saved as usual; saved or not, the target is knocked down at least, `jump-up` or not. 5–6: no armour save, +2 on the injury number; if he is still in play, striker and target are in contact with each other alone, in a mêlée until the round is over, in a skirmish until a new charge. The D6 inches of the push are not played, nor is anybody in the way.',
      fr: 'Lance d’infanterie, hallebarde et lance de cavalerie ; 1 blessure à chaque fois. 1–2 : sauvegarde ordinaire, +1 au jet de dégâts. 3–4 : sauvegarde ordinaire ; réussie ou non, la cible est au moins mise à terre, `jump-up` ou non. 5–6 : pas de sauvegarde d’armure, +2 au jet de dégâts ; si la cible est encore en jeu, elle et le frappeur ne sont plus au contact que l’un de l’autre, en mêlée jusqu’à la fin du tour, en escarmouche jusqu’à une nouvelle charge. Le recul de D6 pas n’est pas joué, et personne n’est sur le chemin.',
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
