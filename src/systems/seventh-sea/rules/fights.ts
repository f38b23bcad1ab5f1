import { rule, section } from './entry.ts';
import { FIGHTS } from './felt.ts';

/** Fights of men, and of ships, whose action dice work alike. // SS-SHIP-1 */
const ROUNDS = [...FIGHTS, 'naval'];

/** SS-INIT: action dice. SS-INIT-8 stands apart. */
export const INITIATIVE = section({ en: 'Initiative', fr: 'Initiative' }, [
  rule('INIT-1', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: ROUNDS,
    title: { en: 'Action dice', fr: 'Dés d’action' },
    text: {
      en: 'Each round, everybody still standing rolls as many ten-sided dice as his Panache (a squad, its threat). They do not explode; each face is the phase from which the die can be used, a 10 the tenth.',
      fr: 'À chaque tour, quiconque tient debout lance autant de dés à dix faces que son Panache (une bande, sa menace). Ils n’explosent pas ; chaque face est la phase dès laquelle le dé peut servir, un 10 la dixième.',
    },
  }),
  rule('INIT-2', {
    kind: 'computed',
    from: ['S'],
    felt: ROUNDS,
    title: { en: 'Initiative total', fr: 'Total d’initiative' },
    text: {
      en: 'The faces of all dice not yet spent, due or not, added up anew whenever one is spent.',
      fr: 'La somme des faces des dés non dépensés, échus ou non, refaite à chaque dé dépensé.',
    },
  }),
  rule('INIT-3', {
    kind: 'sequence',
    from: ['S', 'P'],
    felt: ROUNDS,
    title: { en: 'Who acts first in a phase', fr: 'Qui agit d’abord dans une phase' },
    text: {
      en: 'The greatest total, then the greatest Panache or threat, then luck, or by ruling the order of the list.',
      fr: 'Le plus grand total, puis le plus grand Panache ou la plus grande menace, puis le sort, ou selon la lecture l’ordre de la liste.',
    },
  }),
  rule('INIT-4', {
    kind: 'sequence',
    from: ['S'],
    felt: ROUNDS,
    title: { en: 'Holding a die', fr: 'Dé en réserve' },
    text: {
      en: 'A die that is due may be used, or kept for any later phase of the round; kept, it still counts in the total.',
      fr: 'Un dé échu sert tout de suite, ou se garde pour une phase suivante du tour ; gardé, il compte encore dans le total.',
    },
  }),
  rule('INIT-5', {
    kind: 'sequence',
    from: ['S'],
    felt: FIGHTS,
    title: { en: 'Interrupting', fr: 'Interruption' },
    text: {
      en: 'Two dice of phases to come buy one action now, but never an attack: here, an active defence.',
      fr: 'Deux dés de phases à venir achètent une action immédiate, jamais une attaque : ici, une défense active.',
    },
  }),
  rule('INIT-6', {
    kind: 'sequence',
    from: ['A'],
    felt: ROUNDS,
    title: { en: 'Dice left over', fr: 'Dés restants' },
    text: {
      en: 'What nobody has used by the end of the tenth phase is lost; by ruling it is due at once in the next round, and counts nothing in the total.',
      fr: 'Ce qui n’a pas servi à la fin de la dixième phase est perdu ; selon la lecture, c’est dû aussitôt au tour suivant et ne compte pas dans le total.',
    },
  }),
  rule('INIT-7', {
    kind: 'dice',
    from: ['P'],
    felt: ['initiative', ...FIGHTS],
    title: { en: 'Combat reflexes', fr: 'Réflexes de combat' },
    text: {
      en: 'Whoever has them rolls one of his action dice again, his highest or lowest as he has decided, and keeps the new face.',
      fr: 'Qui en a relance un de ses dés d’action, le plus haut ou le plus bas selon sa tactique, et garde la nouvelle face.',
    },
  }),
]);

/** SS-FIGHT: the course of duels and brawls. */
export const FIGHT = section({ en: 'Course of a fight', fr: 'Déroulement d’un combat' }, [
  rule('FIGHT-1', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: FIGHTS,
    title: { en: 'Rounds and phases', fr: 'Tours et phases' },
    text: {
      en: 'A round rolls action dice and goes through ten phases. In a phase the first who has a due die and does not hold it acts: he rises, loads, comes to his target’s level, or attacks; then the first is sought again. Who can do nothing waits for the next phase.',
      fr: 'Un tour lance les dés d’action et compte dix phases. Dans une phase agit le premier qui a un dé échu et ne le garde pas : il se relève, recharge, rejoint le niveau de sa cible ou attaque ; puis on cherche de nouveau le premier. Qui ne peut rien faire attend la phase suivante.',
    },
  }),
  rule('FIGHT-2', {
    kind: 'sequence',
    from: ['S'],
    felt: FIGHTS,
    title: { en: 'The end of a fight', fr: 'Fin d’un combat' },
    text: {
      en: 'When every enemy is out the side that struck has won, in that round. At the cap of rounds it is a draw.',
      fr: 'Quand tous les ennemis sont hors de combat, le camp qui a frappé a gagné, dans ce tour. À la limite de tours, c’est un nul.',
    },
  }),
  rule('FIGHT-3', {
    kind: 'computed',
    from: ['A'],
    felt: ROUNDS,
    title: { en: 'Which die is spent', fr: 'Quel dé se dépense' },
    text: {
      en: 'Of the dice that are due the lowest or the highest, as the tactics say, for attacks, rising, moving, loading and defence alike.',
      fr: 'Des dés échus, le plus bas ou le plus haut, selon la tactique, pour attaquer, se relever, se déplacer, recharger ou se défendre.',
    },
  }),
  rule('FIGHT-4', {
    kind: 'sequence',
    from: ['A'],
    felt: ROUNDS,
    title: { en: 'When held dice serve', fr: 'Quand sert la réserve' },
    text: {
      en: 'Who holds dice attacks with them once no enemy has a die left, or by his tactics in the tenth phase as well, or never.',
      fr: 'Qui garde des dés attaque avec eux dès qu’aucun ennemi n’a plus de dé, ou selon sa tactique aussi à la dixième phase, ou jamais.',
    },
  }),
  rule('FIGHT-5', {
    kind: 'sequence',
    from: ['A'],
    felt: FIGHTS,
    title: { en: 'Choice of weapon', fr: 'Choix de l’arme' },
    text: {
      en: 'The first in the list that reaches the enemy and is loaded; by his tactics an unloaded one before it is loaded instead. With none, bare hands at arm’s length, else loading. Nobody comes nearer or draws back.',
      fr: 'La première de la liste qui atteint l’ennemi et est chargée ; selon sa tactique, on recharge plutôt celle qui la précède. À défaut, les poings au contact, sinon recharger. Personne ne s’approche ni ne recule.',
    },
  }),
  rule('FIGHT-6', {
    kind: 'sequence',
    from: ['A'],
    felt: FIGHTS,
    title: { en: 'Choice of target', fr: 'Choix de la cible' },
    text: {
      en: 'Of the enemies not out: the first, the last, any by lot, the one who needs fewest or most blows, the first squad or the first who is none.',
      fr: 'Parmi les ennemis encore là : le premier, le dernier, un au hasard, celui qui demande le moins ou le plus de coups, la première bande ou le premier qui n’en est pas une.',
    },
  }),
  rule('FIGHT-7', {
    kind: 'sequence',
    from: ['A'],
    felt: ROUNDS,
    title: { en: 'A phase settled beforehand', fr: 'Phase réglée d’avance' },
    text: {
      en: 'By ruling the order of a phase is settled when it begins: each in turn uses his due dice until he holds or has none left.',
      fr: 'Selon la lecture, l’ordre d’une phase est fixé à son début : chacun à son tour use ses dés échus jusqu’à en garder ou n’en plus avoir.',
    },
  }),
]);
