import { rule, section } from './entry.ts';
import { CHARGES } from './players.ts';

/** CF-PEN: what a charge does to those charged. */
export const CHARGE = section({ en: 'Charge penalties', fr: 'Pénalités de charge' }, [
  rule('PEN-1', {
    kind: 'computed',
    from: ['C'],
    felt: CHARGES,
    title: { en: 'Power', fr: 'Puissance' },
    text: {
      en: 'A charged fighter is penalised if those who have charged him in one speaking turn are together at least as powerful as he (by ruling, as large).',
      fr: 'Un combattant chargé est pénalisé si ceux qui l’ont chargé dans un même tour de parole sont ensemble au moins aussi puissants que lui (selon la lecture, aussi grands).',
    },
  }),
  rule('PEN-2', {
    kind: 'computed',
    from: ['C'],
    felt: CHARGES,
    title: { en: 'One speaking turn', fr: 'Un tour de parole' },
    text: {
      en: 'Only charges of the same speaking turn add up; whoever engages never counts.',
      fr: 'Seules les charges d’un même tour de parole s’additionnent ; qui engage ne compte jamais.',
    },
  }),
  rule('PEN-3', {
    kind: 'computed',
    from: ['C'],
    felt: CHARGES,
    title: { en: 'Several targets', fr: 'Plusieurs cibles' },
    text: {
      en: 'Whoever charges several compares himself with all of them together: all are penalised, or none.',
      fr: 'Qui en charge plusieurs se compare à leur somme : tous sont pénalisés, ou aucun.',
    },
  }),
  rule('PEN-4', {
    kind: 'computed',
    from: ['A'],
    felt: CHARGES,
    title: { en: 'Overlapping charges', fr: 'Charges entremêlées' },
    text: {
      en: 'The chargers of a target together must reach the largest sum of targets that any one of them has charged (by ruling, all chargers and targets that hang together are compared as one group).',
      fr: 'Les chargeurs d’une cible doivent ensemble atteindre la plus grande somme de cibles chargée par l’un d’eux (selon la lecture, tous les chargeurs et cibles liés se comparent en un seul groupe).',
    },
  }),
  rule('PEN-5', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: [...CHARGES, 'melee'],
    title: { en: 'The penalty', fr: 'Le malus' },
    text: {
      en: 'INI, ATT, DEF and AIM -1 to the end of the turn, however often he is charged (by ruling, once for each speaking turn).',
      fr: 'INI, ATT, DEF et TIR -1 jusqu’à la fin du tour, quel que soit le nombre de charges (selon la lecture, une fois par tour de parole).',
    },
  }),
  rule('PEN-6', {
    kind: 'computed',
    from: ['P'],
    felt: CHARGES,
    title: { en: 'Heavy charge', fr: 'Charge lourde' },
    text: {
      en: 'If a charger with that ability is more powerful than his target by 2 or more, the penalty is 2.',
      fr: 'Si un chargeur doté de cette capacité dépasse la puissance de sa cible d’au moins 2, le malus est de 2.',
    },
  }),
  rule('PEN-7', {
    kind: 'computed',
    from: ['C'],
    felt: CHARGES,
    title: { en: 'No charge', fr: 'Pas de charge' },
    text: {
      en: 'Engaging, engaging again and pursuing penalise nobody.',
      fr: 'Engager, engager de nouveau et poursuivre ne pénalisent personne.',
    },
  }),
  rule('PEN-8', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Token', fr: 'Pion' },
    text: {
      en: 'Revised edition: a token marks whoever is charged.',
      fr: 'Édition révisée : un pion marque qui est chargé.',
    },
  }),
]);
