import { BLOWS, FIGHTS, rule, SHOTS, section } from './entry.ts';

/** MH-CHAR, MH-COST, MH-EQ: tests, prices, and what a fighter has in his hands. */
export const CHARACTERISTICS = section({ en: 'Characteristics, cost, hands', fr: 'Caractéristiques, coût, mains' }, [
  rule('CHAR-1', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: ['climb', 'jump-down', 'diving-charge', 'leap', 'edge-fall', 'movement'],
    title: { en: 'Initiative test', fr: 'Test d’Initiative' },
    text: {
      en: 'One die of the Initiative or less passes. A 6 fails whatever the Initiative, unless `natural-six-test: by-number` leaves it to the comparison.',
      fr: 'Un dé inférieur ou égal à l’Initiative réussit. Un 6 échoue quelle que soit l’Initiative, sauf si `natural-six-test: by-number` s’en tient à la comparaison.',
    },
  }),
  rule('CHAR-2', {
    kind: 'dice',
    from: ['S'],
    felt: [...FIGHTS, 'diving-charge', 'rally', 'rout-test'],
    title: { en: 'Leadership test', fr: 'Test de Commandement' },
    text: {
      en: 'Two dice that add up to the Leadership or less pass; no total passes or fails by itself.',
      fr: 'Deux dés dont la somme ne dépasse pas le Commandement réussissent ; aucun total ne réussit ni n’échoue d’office.',
    },
  }),
  rule('CHAR-3', {
    kind: 'computed',
    from: ['P'],
    felt: [...FIGHTS, 'diving-charge', 'rally'],
    title: { en: 'Fanatics', fr: 'Fanatiques' },
    text: {
      en: 'A `fanatical` fighter passes tests of fear, stupidity, standing alone and rally without rolling. Rout tests are rolled as by anyone.',
      fr: 'Un combattant `fanatical` réussit sans jet les tests de peur, de stupidité, d’isolement et de ralliement. Les tests de déroute se font comme pour tout autre.',
    },
  }),
  rule('CHAR-4', {
    kind: 'computed',
    from: ['P'],
    felt: FIGHTS,
    title: { en: 'A leader lends his Leadership', fr: 'Le chef prête son Commandement' },
    text: {
      en: 'For tests of fear, stupidity and standing alone a fighter uses the Leadership of a `leader` of his side who stands within 6 inches, if it is the greater. In a `melee` everyone is within 6 inches.',
      fr: 'Pour les tests de peur, de stupidité et d’isolement, un combattant utilise le Commandement d’un `leader` de son camp, debout à 6 pas ou moins, s’il est meilleur. Dans un `melee`, tous sont à moins de 6 pas.',
    },
  }),
  rule('COST-1', {
    kind: 'computed',
    from: ['P'],
    felt: FIGHTS,
    title: { en: 'What a fighter costs', fr: 'Ce que coûte un combattant' },
    text: {
      en: 'His hire price and the price of every item. The first plain dagger is free, gromril costs four times the plain weapon, ithilmar three times; a pit-fighter or ogre-bodyguard with his own equipment costs the hire alone.',
      fr: 'Sa solde et le prix de chaque objet. La première dague ordinaire est gratuite, le gromril coûte quatre fois l’arme ordinaire, l’ithilmar trois fois ; un pit-fighter ou un ogre-bodyguard avec son propre équipement ne coûte que sa solde.',
    },
  }),
  rule('EQ-1', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: [...BLOWS, 'shooting'],
    title: { en: 'Main hand', fr: 'Main principale' },
    text: {
      en: 'The main weapon is the first melee weapon of the equipment list, a spiked gauntlet apart. Without one he fights with his fists. A lance serves in the saddle only. Who has fighting-claws as the first weapon of his list, for blows or shots, uses no other in the battle; who has another first uses no claws.',
      fr: 'L’arme principale est la première arme de corps à corps de la liste d’équipement, gantelet à pointes excepté. Sans arme, il se bat avec ses poings. La lance de cavalerie ne sert que monté. Qui a des griffes de combat pour première arme de sa liste, de coup ou de tir, n’en utilise aucune autre de la bataille ; qui en a une autre d’abord n’utilise pas de griffes.',
    },
  }),
  rule('EQ-2', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Other hand', fr: 'Autre main' },
    text: {
      en: 'Beside a one-handed main weapon: the first further item that is a shield, a buckler, a spiked gauntlet, a single pistol or a one-handed weapon (no spear, morning-star or lance). A spear goes with shield or buckler only, a morning-star with shield or gauntlet, a lance with a shield, fists with shield or buckler; two-handed, paired and natural weapons go with nothing.',
      fr: 'À côté d’une arme principale à une main : le premier autre objet qui soit un bouclier, une rondache, un gantelet à pointes, un pistolet seul ou une arme à une main (ni lance d’infanterie, ni morgenstern, ni lance de cavalerie). La lance d’infanterie n’admet que bouclier ou rondache, le morgenstern bouclier ou gantelet, la lance de cavalerie le bouclier, les poings bouclier ou rondache ; les armes à deux mains, par paire ou naturelles n’admettent rien.',
    },
  }),
  rule('EQ-3', {
    kind: 'computed',
    from: ['P'],
    felt: [...BLOWS, 'shooting'],
    title: { en: 'What is in hand works', fr: 'Seul sert ce qui est en main' },
    text: {
      en: 'In close combat only items in hand parry, strike or, as a shield, better the save. Body armour and helmet always serve, and against shots a carried shield always does.',
      fr: 'Au corps à corps, seuls les objets en main parent, frappent ou, pour un bouclier, améliorent la sauvegarde. Armure et casque servent toujours, et contre les tirs un bouclier porté aussi.',
    },
  }),
  rule('EQ-4', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Changing hands after the first round', fr: 'Changer d’armes après le premier tour' },
    text: {
      en: 'From a fighter’s second round of a combat his hands are filled from `later-weapons`, if he has them. While a brace is fired both hands hold pistols: no shield, no parry, no striking first or last by weapon.',
      fr: 'Dès le deuxième tour d’un combat, ses mains sont garnies d’après `later-weapons`, s’il en a. Quand une paire de pistolets tire, elle occupe les deux mains : ni bouclier, ni parade, ni ordre de frappe dû à l’arme.',
    },
  }),
  rule('EQ-5', {
    kind: 'computed',
    from: ['A'],
    felt: [...new Set([...BLOWS, ...SHOTS, 'movement'])],
    title: { en: 'Equipment by the sheet alone', fr: 'L’équipement selon la seule feuille' },
    text: {
      en: 'Under `equipment-rules: sheet-only` blows are plain: own Strength, A of them, no parry, no order by weapon. Light, heavy and gromril armour and shields (in hand or not) save, nothing else does; missile weapons keep range and Strength, fire once a turn with every modifier; armour slows nobody.',
      fr: 'Sous `equipment-rules: sheet-only`, les coups sont ordinaires : Force du combattant, A coups, ni parade ni ordre dû à l’arme. Armures légère, lourde et de gromril et boucliers (en main ou non) protègent, rien d’autre ; les armes de tir gardent portée et Force, tirent une fois par tour avec tous les modificateurs ; l’armure ne ralentit personne.',
    },
  }),
]);
