import { rule, section } from './entry.ts';
import { FIGHTS } from './felt.ts';

/** Kinds in which heroes are wounded whose tactics say what they do with drama dice then. */
const WOUNDING = [...FIGHTS, 'fall', 'explosion', 'splinters', 'battle', 'battle-personal', 'salvo'] as const;

/** SS-DRAMA: drama dice, beside those on a single roll. */
export const DRAMA = section({ en: 'Drama dice', fr: 'Dés d’héroïsme' }, [
  rule('DRAMA-1', {
    kind: 'computed',
    from: ['S'],
    felt: ['drama-pool', 'broadside', 'naval', 'scuttle', 'improvised', ...WOUNDING],
    title: { en: 'Drama dice at the start', fr: 'Dés d’héroïsme au départ' },
    text: {
      en: 'A hero or a ship has as many as its lowest trait; the game master one for each hero, and the highest trait of any of them.',
      fr: 'Un héros ou un navire en a autant que son trait le plus bas ; le meneur, un par héros plus le trait le plus haut d’entre eux.',
    },
  }),
  rule('DRAMA-2', {
    kind: 'sequence',
    from: ['S', 'P'],
    felt: FIGHTS,
    title: { en: 'Whose dice', fr: 'Les dés de qui' },
    text: {
      en: 'Any number may go into one roll. Villains and henchmen use those of the game master, to whom the dice go that heroes spend.',
      fr: 'On peut en mettre autant qu’on veut dans un jet. Vilains et hommes de main prennent ceux du meneur, à qui reviennent les dés dépensés par les héros.',
    },
  }),
  rule('DRAMA-3', {
    kind: 'sequence',
    from: ['S', 'P'],
    felt: WOUNDING,
    title: { en: 'Coming to', fr: 'Reprendre conscience' },
    text: {
      en: 'One die brings somebody round the moment he is knocked out. Until the end of the round he has no dice, no action and no defence, and is hit at 5; the next dramatic wound fells him again.',
      fr: 'Un dé ranime qui vient d’être assommé. Jusqu’à la fin du tour, il n’a ni dé, ni action, ni défense, et on le touche à 5 ; la blessure grave suivante l’abat de nouveau.',
    },
  }),
  rule('DRAMA-4', {
    kind: 'sequence',
    from: ['S'],
    felt: ['hubris'],
    title: { en: 'Bidding for a hubris', fr: 'Enchère sur un travers' },
    text: {
      en: 'The game master spends a die, the player may cancel it with one, and so on: whoever has no more, or will not, yields. Virtues and flaws take a single die of the hero, unanswered.',
      fr: 'Le meneur dépense un dé, le joueur peut l’annuler d’un autre, et ainsi de suite : qui n’en a plus, ou n’en veut plus, cède. Vertus et faiblesses prennent un seul dé du héros, sans réponse.',
    },
  }),
  rule('DRAMA-5', {
    kind: 'computed',
    from: ['S'],
    felt: ['experience'],
    title: { en: 'Dice left', fr: 'Dés restants' },
    text: {
      en: 'Dice unspent at the end are experience points, one each; heroic deeds earn new ones, as the game master sees fit.',
      fr: 'Les dés restants à la fin sont des points d’expérience, un chacun ; les actes héroïques en rapportent, au gré du meneur.',
    },
  }),
]);
