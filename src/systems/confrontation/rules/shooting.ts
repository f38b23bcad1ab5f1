import { rule, section } from './entry.ts';
import { ASSAULTS } from './players.ts';

const SHOTS = ['shooting'];
const ALL_SHOTS = [...SHOTS, ...ASSAULTS];

/** CF-SHOT: shots. */
export const SHOOTING = section({ en: 'Shooting', fr: 'Tir' }, [
  rule('SHOT-1', {
    kind: 'computed',
    from: ['P'],
    felt: SHOTS,
    title: { en: 'Ranged weapons', fr: 'Armes de tir' },
    text: {
      en: 'A ranged weapon has a strength and three distances: up to the first is short range, up to the second medium, up to the third long; beyond it does not reach.',
      fr: 'Une arme de tir a une force et trois distances : jusqu’à la première la portée est courte, jusqu’à la deuxième moyenne, jusqu’à la troisième longue ; au-delà elle n’atteint pas.',
    },
  }),
  rule('SHOT-2', {
    kind: 'dice',
    from: ['P'],
    felt: ALL_SHOTS,
    title: { en: 'Shot', fr: 'Tir' },
    text: {
      en: 'A test of AIM, less the charge penalty, against the difficulty; wounds lower the result.',
      fr: 'Un test de TIR, moins le malus de charge, contre la difficulté ; les blessures diminuent le résultat.',
    },
  }),
  rule('SHOT-3', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: SHOTS,
    title: { en: 'Range', fr: 'Portée' },
    text: {
      en: 'Difficulty 4 at short range, 7 at medium, 10 at long; `range-difficulty` replaces them.',
      fr: 'Difficulté 4 à courte portée, 7 à moyenne, 10 à longue ; `range-difficulty` les remplace.',
    },
  }),
  rule('SHOT-4', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: SHOTS,
    title: { en: 'Movement and cover', fr: 'Mouvement et couvert' },
    text: {
      en: '1 more if the shooter has moved in this activation; scenery adds what `cover-difficulty` says: 1 in light cover, 2 in heavy.',
      fr: '1 de plus si le tireur a bougé dans cette activation ; le décor ajoute ce que dit `cover-difficulty` : 1 en couvert léger, 2 en lourd.',
    },
  }),
  rule('SHOT-5', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: SHOTS,
    title: { en: 'Hard targets', fr: 'Cibles difficiles' },
    text: {
      en: 'The target’s own number of `target` is added, and 2 for a cover move or a dive for cover, not for both.',
      fr: 'S’ajoutent la valeur de `cible` de la cible, et 2 pour un déplacement à couvert ou une mise à couvert, pas pour les deux.',
    },
  }),
  rule('SHOT-6', {
    kind: 'sequence',
    from: ['C', 'A'],
    felt: SHOTS,
    title: { en: 'Diving for cover', fr: 'Se jeter à couvert' },
    text: {
      en: 'By ruling, a target on the ground that is free and not yet activated may dive for cover against any shot but one of an assault; it must then use its activation for a cover move. It holds for all shots of one action.',
      fr: 'Selon la lecture, une cible au sol, libre et pas encore activée peut se jeter à couvert contre tout tir sauf un tir en assaut ; son activation doit ensuite être un déplacement à couvert. Cela vaut pour tous les tirs d’une action.',
    },
  }),
  rule('SHOT-7', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: ALL_SHOTS,
    title: { en: 'Damage of a shot', fr: 'Blessure d’un tir' },
    text: {
      en: 'A hit rolls for damage with the strength of the weapon, without strength dice, less the shooter’s wounds (by ruling, not).',
      fr: 'Une touche fait un jet de blessure avec la force de l’arme, sans dés de force, moins les blessures du tireur (selon la lecture, non).',
    },
  }),
  rule('SHOT-8', {
    kind: 'dice',
    from: ['P'],
    felt: ALL_SHOTS,
    title: { en: 'Assault fire', fr: 'Tir en assaut' },
    text: {
      en: 'Who has the ability (by ruling, any shooter) may fire once while assaulting a target that he sees, before he moves: difficulty 7, whatever distance and cover.',
      fr: 'Qui a la capacité (selon la lecture, tout tireur) peut tirer une fois en assaillant une cible qu’il voit, avant de bouger : difficulté 7, quels que soient distance et couvert.',
    },
  }),
  rule('SHOT-9', {
    kind: 'dice',
    from: ['P'],
    felt: SHOTS,
    title: { en: 'Bull’s-eye', fr: 'Visée' },
    text: {
      en: 'Who does nothing else, not even turn, adds to the strength what his result has above the difficulty. Not with rapid reloading.',
      fr: 'Qui ne fait rien d’autre, pas même pivoter, ajoute à la force ce que son résultat a de plus que la difficulté. Pas avec le rechargement rapide.',
    },
  }),
  rule('SHOT-10', {
    kind: 'dice',
    from: ['P'],
    felt: SHOTS,
    title: { en: 'Rapid reloading', fr: 'Rechargement rapide' },
    text: {
      en: 'Who does not move may fire twice, each shot 2 harder; the second only at a target that lives.',
      fr: 'Qui ne bouge pas peut tirer deux fois, chaque tir étant plus difficile de 2 ; le second seulement sur une cible vivante.',
    },
  }),
  rule('SHOT-11', {
    kind: 'sequence',
    from: ['A', 'C'],
    felt: SHOTS,
    title: { en: 'Who may shoot at whom', fr: 'Qui peut tirer sur qui' },
    text: {
      en: 'Nobody shoots in contact, or into a melee. A flier may shoot, and be shot at, across one level but not two.',
      fr: 'Personne ne tire au contact, ni dans une mêlée. On peut tirer vers un niveau de vol voisin, pas à deux niveaux d’écart.',
    },
  }),
]);
