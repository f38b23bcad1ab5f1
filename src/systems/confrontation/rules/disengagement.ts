import { rule, section } from './entry.ts';
import { ASSAULTS } from './players.ts';

/** Fights of a lone fighter, in which somebody may try to leave contact. */
const DUELS = ['combat', ...ASSAULTS];
const LEAVING = ['disengage', ...DUELS];

/** CF-DIS: leaving contact. */
export const DISENGAGEMENT = section({ en: 'Disengagement', fr: 'Désengagement' }, [
  rule('DIS-1', {
    kind: 'sequence',
    from: ['C', 'A'],
    felt: LEAVING,
    title: { en: 'Who may try', fr: 'Qui peut essayer' },
    text: {
      en: 'A fighter in contact, at his activation, who was neither charged nor engaged in this phase and touches fewer opponents than his contact limit.',
      fr: 'Un combattant au contact, à son activation, ni chargé ni engagé dans cette phase, et qui touche moins d’adversaires que sa limite de contact.',
    },
  }),
  rule('DIS-2', {
    kind: 'dice',
    from: ['C'],
    felt: LEAVING,
    title: { en: 'By agility', fr: 'Par l’agilité' },
    text: {
      en: 'A test of INI against 4 and 2 more for each opponent.',
      fr: 'Un test d’INI contre 4, et 2 de plus par adversaire.',
    },
  }),
  rule('DIS-3', {
    kind: 'dice',
    from: ['C'],
    felt: LEAVING,
    title: { en: 'By force', fr: 'Par la force' },
    text: {
      en: 'Only for who is larger than every opponent: a test of STR less their highest RES, which must leave more than 0, against the same difficulty.',
      fr: 'Seulement si l’on est plus grand que chaque adversaire : un test de FOR moins leur plus haute RES, qui doit laisser plus que 0, contre la même difficulté.',
    },
  }),
  rule('DIS-4', {
    kind: 'computed',
    from: ['C'],
    felt: LEAVING,
    title: { en: 'Wounds', fr: 'Blessures' },
    text: {
      en: 'Wounds lower the result of either test (by ruling, they do not).',
      fr: 'Les blessures diminuent le résultat des deux tests (selon la lecture, non).',
    },
  }),
  rule('DIS-5', {
    kind: 'computed',
    from: ['C'],
    felt: LEAVING,
    title: { en: 'Success', fr: 'Réussite' },
    text: {
      en: 'He may go as far as his MOV, to walk away or to engage anybody, his former opponents included.',
      fr: 'Il peut aller jusqu’à son MOU, pour marcher ou pour engager n’importe qui, anciens adversaires compris.',
    },
  }),
  rule('DIS-6', {
    kind: 'sequence',
    from: ['C'],
    felt: LEAVING,
    title: { en: 'Failure', fr: 'Échec' },
    text: {
      en: 'He stays, and all his combat dice are placed in defence for the rest of the turn.',
      fr: 'Il reste, et tous ses dés de combat sont placés en défense jusqu’à la fin du tour.',
    },
  }),
  rule('DIS-7', {
    kind: 'sequence',
    from: ['A'],
    felt: DUELS,
    title: { en: 'Leaving a fight', fr: 'Quitter un combat' },
    text: {
      en: 'In a fight he leaves it for good, or engages again one of those whom he touched: that one cannot disengage in this phase, and the others of a lone fighter are out of this turn’s combat.',
      fr: 'Dans un combat il le quitte pour de bon, ou engage de nouveau l’un de ceux qu’il touchait : celui-ci ne peut se désengager dans cette phase, et les autres adversaires d’un combattant seul ne combattent pas ce tour.',
    },
  }),
  rule('DIS-8', {
    kind: 'sequence',
    from: ['C', 'A'],
    felt: DUELS,
    title: { en: 'Attempts in fights', fr: 'Tentatives dans les combats' },
    text: {
      en: 'From the second turn on, or the first of a fight that begins in contact, but not in a turn in which he was assaulted or assaulted somebody. A lone fighter touches all his opponents, each of them only him.',
      fr: 'À partir du deuxième tour, ou du premier si le combat commence au contact, mais pas dans un tour où il a été assailli ou a lui-même assailli. Un combattant seul touche tous ses adversaires, chacun d’eux ne touche que lui.',
    },
  }),
  rule('DIS-9', {
    kind: 'sequence',
    from: ['C', 'A'],
    felt: ['disengage'],
    title: { en: 'Then engaging, then fighting', fr: 'Engager ensuite, puis combattre' },
    text: {
      en: 'In the kind `disengage` he engages within his MOV, or falls short. With `combat` he then fights whom he has engaged, without charge penalty; after a failure all opponents, with all dice in defence; where he may not try, all opponents with his dice free.',
      fr: 'Dans le type `disengage` il engage à portée de son MOU, ou reste trop court. Avec `combat` il combat ensuite celui qu’il a engagé, sans malus de charge ; après un échec, tous ses adversaires avec tous ses dés en défense ; s’il ne peut pas essayer, tous ses adversaires avec des dés libres.',
    },
  }),
]);
