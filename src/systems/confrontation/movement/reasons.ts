import type { Words } from '../../system.ts';

/** Why an order is refused, by the codes of the metric `reason`. // CF-GEO-5 */
export const REASON = {
  notFree: 1,
  afterDisengaging: 2,
  notEnemy: 3,
  notVisible: 4,
  wrongLevel: 5,
  levelChange: 6,
  pivotCharger: 7,
  pivotContact: 8,
  pivotPower: 9,
  pivotRoom: 10,
  noRoom: 11,
  notAdjacent: 12,
  contactForbidden: 13,
  rotationForbidden: 14,
  redirectForbidden: 15,
} as const;

export type Reason = (typeof REASON)[keyof typeof REASON];

/** Index reason - 1 → what it says. */
export const REASON_WORDS: readonly Words[] = [
  { en: 'he is not free', fr: 'il n’est pas libre' },
  { en: 'not allowed after disengaging', fr: 'interdit après un désengagement' },
  { en: 'the target is no enemy', fr: 'la cible n’est pas ennemie' },
  { en: 'the target is not seen', fr: 'la cible n’est pas visible' },
  { en: 'wrong flight level', fr: 'mauvais palier de vol' },
  { en: 'the flight level may not change so', fr: 'changement de palier interdit' },
  { en: 'only a charger on a square base turns his targets', fr: 'seul un chargeur sur socle carré fait pivoter' },
  { en: 'who is turned touches somebody', fr: 'une cible à pivoter touche quelqu’un' },
  { en: 'those turned are too powerful', fr: 'les cibles à pivoter sont trop puissantes' },
  { en: 'no room to turn them', fr: 'pas la place de les faire pivoter' },
  { en: 'no room there', fr: 'pas de place' },
  { en: 'no place touches all the targets', fr: 'aucune place ne touche toutes les cibles' },
  { en: 'the move would end in contact', fr: 'le mouvement finirait au contact' },
  { en: 'he cannot turn on the spot', fr: 'il ne peut pas tourner sur place' },
  { en: 'the assault may not be redirected', fr: 'l’assaut ne peut pas être réorienté' },
];
