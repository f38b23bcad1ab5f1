import { rule, section } from './entry.ts';

/** CF-FLY: creatures in the air. */
export const FLIGHT = section({ en: 'Flight', fr: 'Vol' }, [
  rule('FLY-1', {
    kind: 'sequence',
    from: ['C'],
    felt: ['action'],
    title: { en: 'Levels', fr: 'Niveaux' },
    text: {
      en: 'Ground and tops of scenery are level 0; fliers may also be at level 1, low, and 2, high.',
      fr: 'Le sol et le sommet des décors sont au niveau 0 ; les créatures volantes peuvent aussi être au niveau 1, bas, et 2, haut.',
    },
  }),
  rule('FLY-2', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Sight from the air', fr: 'Vue du ciel' },
    text: {
      en: 'In the air a marker stands for the figure, and sees all around.',
      fr: 'En vol, un marqueur remplace la figurine et voit tout autour.',
    },
  }),
  rule('FLY-3', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Moves in the air', fr: 'Déplacements en vol' },
    text: {
      en: 'The same actions as on the ground; markers pass each other freely, and an assault is measured from the marker.',
      fr: 'Les mêmes actions qu’au sol ; les marqueurs se croisent librement, et un assaut se mesure depuis le marqueur.',
    },
  }),
  rule('FLY-4', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['action', 'assault', 'dive-charge'],
    title: { en: 'Movement value', fr: 'Valeur de mouvement' },
    text: {
      en: 'A move that starts on the ground uses the ground value, one that starts in the air the value in the air.',
      fr: 'Un déplacement commencé au sol utilise la valeur au sol, un déplacement commencé en vol la valeur en vol.',
    },
  }),
  rule('FLY-5', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Obstacles in the air', fr: 'Obstacles en vol' },
    text: {
      en: 'Level 1 ignores penalties of terrain and goes round what is taller than 15 cm; level 2 ignores everything, other creatures up there included.',
      fr: 'Le niveau 1 ignore les malus de terrain et contourne ce qui dépasse 15 cm ; le niveau 2 ignore tout, y compris les autres créatures du niveau.',
    },
  }),
  rule('FLY-6', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['action', 'movement', 'dive-charge'],
    title: { en: 'Change of level', fr: 'Changement de niveau' },
    text: {
      en: 'By one level, once a turn, before or after the move: the movement value is 5 cm less, never below 0, before it is doubled (by ruling, after).',
      fr: 'D’un niveau, une fois par tour, avant ou après le déplacement : la valeur de mouvement perd 5 cm, jamais sous 0, avant d’être doublée (selon la lecture, après).',
    },
  }),
  rule('FLY-7', {
    kind: 'sequence',
    from: ['C'],
    felt: ['action'],
    title: { en: 'No change of level in a pursuit', fr: 'Pas de changement de niveau en poursuite' },
    text: {
      en: 'A pursuit stays at its level.',
      fr: 'Une poursuite reste à son niveau.',
    },
  }),
  rule('FLY-8', {
    kind: 'computed',
    from: ['C'],
    felt: ['action', 'movement', 'melee', 'dive-charge'],
    title: { en: 'Landing', fr: 'Atterrissage' },
    text: {
      en: 'From level 1 to the ground with the value in the air less 5 cm, and no move afterwards; a pursuit later in the turn uses the ground value.',
      fr: 'Du niveau 1 au sol avec la valeur en vol moins 5 cm, et plus de déplacement ensuite ; une poursuite plus tard dans le tour utilise la valeur au sol.',
    },
  }),
  rule('FLY-9', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['dive-charge'],
    title: { en: 'Dive charge', fr: 'Charge en piqué' },
    text: {
      en: 'A charge from the air at a target one level lower, by the rules of charges and of changes of level. Whoever falls short is at the target’s level and charges on from there without bonus.',
      fr: 'Une charge depuis les airs contre une cible un niveau plus bas, selon les règles des charges et des changements de niveau. Trop courte, elle laisse l’assaillant au niveau de la cible, d’où il charge ensuite sans bonus.',
    },
  }),
  rule('FLY-10', {
    kind: 'computed',
    from: ['C', 'P'],
    felt: ['melee', 'dive-charge'],
    title: { en: 'Bonus of a dive', fr: 'Bonus du piqué' },
    text: {
      en: 'INI, ATT and STR +2 (by ruling +3) in the first combat after the dive; a pursuit loses it.',
      fr: 'INI, ATT et FOR +2 (selon la lecture +3) dans le premier combat après le piqué ; une poursuite le fait perdre.',
    },
  }),
  rule('FLY-11', {
    kind: 'sequence',
    from: ['C'],
    felt: ['shooting'],
    title: { en: 'Out of reach', fr: 'Hors d’atteinte' },
    text: {
      en: 'Effects stay at their level; shots, spells and miracles reach the next level too, and never two levels.',
      fr: 'Les effets restent à leur niveau ; tirs, sorts et miracles atteignent aussi le niveau voisin, jamais deux niveaux.',
    },
  }),
]);
