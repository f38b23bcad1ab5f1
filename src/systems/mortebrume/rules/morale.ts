import { rule, section } from './entry.ts';

const MORALE_KINDS = ['morale', 'skirmish'];

/** MB-MOR: morale. */
export const MORALE = section({ en: 'Morale', fr: 'Moral' }, [
  rule('MOR-1', {
    kind: 'sequence',
    from: ['S'],
    felt: MORALE_KINDS,
    title: { en: 'When', fr: 'Quand' },
    text: {
      en: 'A player may ask for it before initiative when somebody went out of combat or fled in the previous turn.',
      fr: 'Un joueur peut le demander avant l’initiative si quelqu’un a été mis hors de combat ou a fui au tour précédent.',
    },
  }),
  rule('MOR-2', {
    kind: 'dice',
    from: ['S'],
    felt: MORALE_KINDS,
    title: { en: 'Rolls', fr: 'Jets' },
    text: {
      en: 'Each side rolls the will of one fighter of its choice who is conscious and no prisoner, the first-listed side first.',
      fr: 'Chaque camp jette la volonté d’un combattant de son choix, conscient et non prisonnier, le premier camp cité d’abord.',
    },
  }),
  rule('MOR-3', {
    kind: 'computed',
    from: ['S'],
    felt: MORALE_KINDS,
    title: { en: 'Fallen enemies', fr: 'Adversaires tombés' },
    text: {
      en: 'A side adds 1 for each enemy who went out of combat or fled in the previous turn.',
      fr: 'Un camp ajoute 1 par adversaire mis hors de combat ou enfui au tour précédent.',
    },
  }),
  rule('MOR-4', {
    kind: 'computed',
    from: ['S'],
    felt: MORALE_KINDS,
    title: { en: 'Horde values', fr: 'Valeurs de horde' },
    text: {
      en: 'The side whose fighters still in the fight have the higher sum of levels adds 1.',
      fr: 'Le camp dont les combattants encore en combat ont la plus haute somme de niveaux ajoute 1.',
    },
  }),
  rule('MOR-5', {
    kind: 'computed',
    from: ['S'],
    felt: MORALE_KINDS,
    title: { en: 'Who wins', fr: 'Qui l’emporte' },
    text: {
      en: 'The higher result wins; on equal results neither does. Automatic failures count as in a weapon pass.',
      fr: 'Le meilleur résultat l’emporte ; à égalité, aucun camp. Les échecs automatiques comptent comme dans une passe d’armes.',
    },
  }),
  rule('MOR-6', {
    kind: 'computed',
    from: ['S'],
    felt: MORALE_KINDS,
    title: { en: 'Bonus', fr: 'Bonus' },
    text: {
      en: 'The winner adds 3 to one roll of his choice before the end of the turn, whatever else changes it; 6 after a special success of his or an automatic failure of the other side; by ruling 12 after both.',
      fr: 'Le gagnant ajoute 3 à un jet de son choix avant la fin du tour, en plus des autres modificateurs ; 6 après une réussite spéciale ou un échec automatique adverse ; selon la lecture, 12 après les deux.',
    },
  }),
  rule('MOR-7', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: MORALE_KINDS,
    title: { en: 'Destiny', fr: 'Destinée' },
    text: {
      en: 'The winner also has a destiny point until the end of the turn. In a skirmish it goes to the roll that has the bonus, in place of the fighter’s own die.',
      fr: 'Le gagnant a aussi un point de destinée jusqu’à la fin du tour. Dans une escarmouche, il va au jet qui reçoit le bonus, à la place du dé du combattant.',
    },
  }),
]);
