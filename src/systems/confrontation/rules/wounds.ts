import { rule, section } from './entry.ts';
import { BLOWS, DAMAGE, FIGHTS } from './players.ts';

const WEAKENED = ['test', 'shooting', ...BLOWS];

/** CF-WND: damage rolls. */
export const DAMAGE_RULES = section({ en: 'Damage', fr: 'Blessures' }, [
  rule('WND-1', {
    kind: 'dice',
    from: ['P'],
    felt: DAMAGE,
    title: { en: 'Survival instinct first', fr: 'Instinct de survie d’abord' },
    text: {
      en: 'A target with survival instinct rolls a d6 first: its number or more cancels the damage roll. The hit still counts as a hit.',
      fr: 'Une cible à instinct de survie lance d’abord un d6 : sa valeur ou plus annule le jet de blessure. La touche reste une touche.',
    },
  }),
  rule('WND-2', {
    kind: 'dice',
    from: ['P'],
    felt: DAMAGE,
    title: { en: 'Damage roll', fr: 'Jet de blessure' },
    text: {
      en: 'Two d6: the lower face is the location; the higher one, with strength and less the attacker’s wounds and RES, is the result. It is no test: a 1 does not fail, a 6 is not thrown again.',
      fr: 'Deux d6 : la plus basse face est la localisation ; la plus haute, plus la force et moins les blessures de l’attaquant et la RES, est le résultat. Ce n’est pas un test : un 1 n’échoue pas, un 6 n’est pas relancé.',
    },
  }),
  rule('WND-3', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: DAMAGE,
    title: { en: 'Wound table', fr: 'Table des blessures' },
    text: {
      en: 'The first row that the result does not exceed counts, some rows higher up for the hard-boiled; its cell under the location says what is inflicted. The default table is assumed: `wound-table` replaces it.',
      fr: 'La première ligne que le résultat ne dépasse pas compte, quelques lignes plus haut pour les durs à cuire ; sa case sous la localisation dit ce qui est infligé. La table par défaut est supposée : `wound-table` la remplace.',
    },
  }),
  rule('WND-4', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: DAMAGE,
    title: { en: 'Exceptional wound', fr: 'Blessure exceptionnelle' },
    text: {
      en: 'Both dice alike: the effect is not known, and by default there is none; by ruling what is inflicted is one level worse.',
      fr: 'Deux dés identiques : l’effet n’est pas connu, et par défaut il n’y en a pas ; selon la lecture, ce qui est infligé s’aggrave d’un niveau.',
    },
  }),
]);

/** CF-LVL: levels of wounds. */
export const LEVEL_RULES = section({ en: 'Levels of wounds', fr: 'Niveaux de blessure' }, [
  rule('LVL-1', {
    kind: 'sequence',
    from: ['P'],
    felt: DAMAGE,
    title: { en: 'A worse wound', fr: 'Blessure plus grave' },
    text: {
      en: 'A wound worse than the level replaces it.',
      fr: 'Une blessure plus grave que le niveau actuel le remplace.',
    },
  }),
  rule('LVL-2', {
    kind: 'sequence',
    from: ['P'],
    felt: DAMAGE,
    title: { en: 'A further wound', fr: 'Blessure de plus' },
    text: {
      en: 'A wound no worse than the level raises it by one degree; any wound kills whoever is critical.',
      fr: 'Une blessure qui ne dépasse pas le niveau l’aggrave d’un degré ; toute blessure tue un blessé critique.',
    },
  }),
  rule('LVL-3', {
    kind: 'sequence',
    from: ['P'],
    felt: DAMAGE,
    title: { en: 'Killed outright', fr: 'Tué sur le coup' },
    text: { en: 'Killed means dead, whatever the level was.', fr: 'Tué signifie mort, quel que soit le niveau.' },
  }),
  rule('LVL-4', {
    kind: 'sequence',
    from: ['P'],
    felt: DAMAGE,
    title: { en: 'Stunned', fr: 'Sonné' },
    text: {
      en: 'Stunned lasts until maintenance and raises no level. Neither it nor being killed is a wound where an effect names wounds.',
      fr: 'Sonné dure jusqu’à l’entretien et n’aggrave aucun niveau. Ni lui ni la mort immédiate ne sont des blessures pour un effet qui parle de blessures.',
    },
  }),
  rule('LVL-5', {
    kind: 'computed',
    from: ['P'],
    felt: WEAKENED,
    title: { en: 'Wound penalty', fr: 'Malus de blessure' },
    text: {
      en: '1 for light, 2 for serious, 3 for critical, and at least 1 when stunned (by ruling, 1 more); only the present level counts.',
      fr: '1 pour légère, 2 pour grave, 3 pour critique, et au moins 1 si sonné (selon la lecture, 1 de plus) ; seul le niveau actuel compte.',
    },
  }),
  rule('LVL-6', {
    kind: 'computed',
    from: ['A'],
    felt: WEAKENED,
    title: { en: 'Wounds of the characteristic', fr: 'Blessures sur la caractéristique' },
    text: {
      en: 'By ruling the penalty lowers the characteristic, and STR for damage, not below 0, instead of the result.',
      fr: 'Selon la lecture, le malus diminue la caractéristique, et la FOR pour les blessures, pas sous 0, au lieu du résultat.',
    },
  }),
  rule('LVL-7', {
    kind: 'sequence',
    from: ['P'],
    felt: ['disengage', ...FIGHTS],
    title: { en: 'The dead leave', fr: 'Les morts quittent le combat' },
    text: {
      en: 'The dead leave the combat at once with their dice, but for the fierce.',
      fr: 'Les morts quittent aussitôt le combat avec leurs dés, sauf les acharnés.',
    },
  }),
]);
