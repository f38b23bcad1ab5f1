import type { RuleRow } from '../../rule-entries.ts';
import { rule, section } from './entry.ts';

/** What no kind plays, for its rule is in a book to which the sheet only refers. */
function elsewhere(id: string, title: RuleRow['title'], text: RuleRow['text']): RuleRow {
  return rule(id, { kind: 'sequence', from: ['S'], felt: [], title, text });
}

/** SS-ELSE: what other books hold. */
export const ELSEWHERE = section({ en: 'In other books', fr: 'Dans d’autres livres' }, [
  elsewhere(
    'ELSE-1',
    { en: 'Poisons', fr: 'Poisons' },
    {
      en: 'The sheet refers to the game master’s guide. No kind plays a poison; its flesh wounds can be the damage of a wound-check.',
      fr: 'La fiche renvoie au guide du meneur. Aucun genre ne joue un poison ; ses blessures légères peuvent être les dommages d’un `wound-check`.',
    },
  ),
  elsewhere(
    'ELSE-2',
    { en: 'Effects of spells', fr: 'Effets des sorts' },
    {
      en: 'The sheet says how a sorcery is called on (SS-SORC-1), not what it then does. Nothing follows from a success.',
      fr: 'La fiche dit comment activer une sorcellerie (SS-SORC-1), pas ce qu’elle fait ensuite. Rien ne découle d’une réussite.',
    },
  ),
  elsewhere(
    'ELSE-3',
    { en: 'Effects of virtues and hubrises', fr: 'Effets des vertus et des travers' },
    {
      en: 'The sheet says how one is called on and resisted; what it then does is in the player’s guide. Nothing follows from it.',
      fr: 'La fiche dit comment on les active et leur résiste ; leurs effets sont dans le guide du joueur. Rien n’en découle.',
    },
  ),
  elsewhere(
    'ELSE-4',
    { en: 'Heroic opportunities', fr: 'Opportunités héroïques' },
    {
      en: 'The sheet lists none by name. A battle counts them, and each adds to the next global roll.',
      fr: 'La fiche n’en nomme aucune. Une bataille les compte, et chacune s’ajoute au jet global suivant.',
    },
  ),
  elsewhere(
    'ELSE-5',
    { en: 'Actions for reputation', fr: 'Actions de réputation' },
    {
      en: 'The list of actions and their difficulties is in the player’s guide: the kind reputation takes the difficulty as a field.',
      fr: 'La liste des actions et de leurs difficultés est dans le guide du joueur : le genre `reputation` prend la difficulté dans un champ.',
    },
  ),
  elsewhere(
    'ELSE-6',
    { en: 'Building ships', fr: 'Construction des navires' },
    {
      en: 'The sheet refers to other books for hulls and their prices: a ship has the traits that the scenario gives it.',
      fr: 'La fiche renvoie à d’autres livres pour les coques et leurs prix : un navire a les traits que lui donne le scénario.',
    },
  ),
]);
