import { rule, section } from './entry.ts';
import { DESTINED, HAND_TO_HAND, SWEEPING } from './felt.ts';

/** Kinds in which somebody rolls. */
const ROLLING = [...DESTINED, 'morale', 'escape'];

/** MB-GEN: what holds everywhere. */
export const GENERAL = section({ en: 'In general', fr: 'Généralités' }, [
  rule('GEN-1', {
    kind: 'sequence',
    from: ['S'],
    felt: SWEEPING,
    title: { en: 'Rules combine', fr: 'Cumul des règles' },
    text: {
      en: 'Advanced rules may be used together in one activation: a charge may end in a multiple strike, and who dominates after a charge may close in or fling.',
      fr: 'Les règles avancées peuvent servir ensemble dans une activation : une charge peut finir en frappe multiple, et qui domine après une charge peut monter au contact ou envoyer valser.',
    },
  }),
  rule('GEN-2', {
    kind: 'computed',
    from: ['S'],
    felt: HAND_TO_HAND,
    title: { en: 'Distances', fr: 'Distances' },
    text: {
      en: 'Distances are measured from base edge to base edge. The hand-to-hand zone reaches 4 cm from the attacker’s base, within his field of vision.',
      fr: 'Les distances se mesurent de bord de socle à bord de socle. La zone de corps à corps s’étend à 4 cm du socle de l’attaquant, dans son champ de vision.',
    },
  }),
  rule('GEN-3', {
    kind: 'sequence',
    from: ['P'],
    felt: [],
    title: { en: 'The game', fr: 'La partie' },
    text: {
      en: 'Two players, a square table of at least 75 cm, usually three to seven models a side, five tribes. Changes no number.',
      fr: 'Deux joueurs, une table carrée d’au moins 75 cm, en général trois à sept figurines par camp, cinq tribus. Ne change aucun nombre.',
    },
  }),
]);

/** MB-ROLL-1 to 6: rolls of aptitudes. */
export const ROLLS = section({ en: 'Rolls', fr: 'Jets' }, [
  rule('ROLL-1', {
    kind: 'dice',
    from: ['S'],
    felt: ROLLING,
    title: { en: 'Result', fr: 'Résultat' },
    text: {
      en: 'A roll is the value of the aptitude, the sum of all its dice and the modifiers. It may be negative.',
      fr: 'Un jet vaut la valeur de l’aptitude, la somme de tous ses dés et les modificateurs. Il peut être négatif.',
    },
  }),
  rule('ROLL-2', {
    kind: 'computed',
    from: ['S'],
    felt: ['test', 'shot', 'spell', 'throw-object', 'throw-fighter', 'escape'],
    title: { en: 'Difficulty', fr: 'Difficulté' },
    text: {
      en: 'A roll succeeds when its result reaches the difficulty and it does not fail automatically, however low the difficulty.',
      fr: 'Un jet réussit si son résultat atteint la difficulté et qu’il n’est pas un échec automatique, si basse que soit la difficulté.',
    },
  }),
  rule('ROLL-3', {
    kind: 'dice',
    from: ['P'],
    felt: [...DESTINED, 'morale'],
    title: { en: 'Special success', fr: 'Réussite spéciale' },
    text: {
      en: 'A roll that succeeds is special when a die shows a natural 6, 8 or 10, whether or not that is its greatest face.',
      fr: 'Un jet réussi est spécial si un dé montre un 6, un 8 ou un 10 naturel, que ce soit ou non sa plus grande face.',
    },
  }),
  rule('ROLL-4', {
    kind: 'dice',
    from: ['P'],
    felt: ROLLING,
    title: { en: 'Automatic failure', fr: 'Échec automatique' },
    text: {
      en: 'A roll fails automatically when all its dice, a destiny die included, show 1. Without dice it never does.',
      fr: 'Un jet est un échec automatique si tous ses dés, dé de destinée compris, montrent 1. Sans dés, jamais.',
    },
  }),
  rule('ROLL-5', {
    kind: 'computed',
    from: ['P'],
    felt: ROLLING,
    title: { en: 'Dice by value', fr: 'Dés selon la valeur' },
    text: {
      en: 'The dice follow from the value of the aptitude; the scenario gives them, with each aptitude or in a table. Where there is a table, a change of the value changes the dice; a modifier of the result never does.',
      fr: 'Les dés dépendent de la valeur de l’aptitude ; le scénario les donne, avec chaque aptitude ou dans une table. Avec une table, changer la valeur change les dés ; un modificateur du résultat, jamais.',
    },
  }),
  rule('ROLL-6', {
    kind: 'dice',
    from: ['A'],
    felt: DESTINED,
    title: { en: 'Destiny', fr: 'Destinée' },
    text: {
      en: 'A destiny point adds a die to one roll before it is thrown, one point a roll; never to stakes, initiative, morale or escapes.',
      fr: 'Un point de destinée ajoute un dé à un jet avant de le lancer, un point par jet ; jamais à une mise, à l’initiative, au moral ni à une évasion.',
    },
  }),
]);
