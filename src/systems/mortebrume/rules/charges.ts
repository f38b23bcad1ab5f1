import { rule, section } from './entry.ts';
import { CHARGES } from './felt.ts';

/** MB-CHG: the five charges. */
export const CHARGING = section({ en: 'Charges', fr: 'Charges' }, [
  rule('CHG-1', {
    kind: 'sequence',
    from: ['S'],
    felt: CHARGES,
    title: { en: 'A move and a strike', fr: 'Un déplacement et une frappe' },
    text: {
      en: 'A charge is the action of the turn; its type, target and starting point are told beforehand. Part of the move may come before it: only the run itself counts.',
      fr: 'Une charge est l’action du tour ; son type, sa cible et son point de départ sont annoncés. Une partie du déplacement peut la précéder : seule la course elle-même compte.',
    },
  }),
  rule('CHG-2', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: CHARGES,
    title: { en: 'Who can charge', fr: 'Qui peut charger' },
    text: {
      en: 'The target must be seen, and the run and the move before it fit within a simple move (by ruling a double one).',
      fr: 'La cible doit être vue, et la course plus le déplacement qui la précède tenir dans un déplacement simple (double selon la lecture).',
    },
  }),
  rule('CHG-3', {
    kind: 'computed',
    from: ['S'],
    felt: CHARGES,
    title: { en: 'Least run', fr: 'Distance minimale' },
    text: {
      en: 'The run is straight, without a leap, and no shorter than the encumbrance, objects and prisoners included; otherwise the type has no effect.',
      fr: 'La course est en ligne droite, sans saut, et au moins égale à l’encombrement, objets et prisonniers compris ; sinon le type est sans effet.',
    },
  }),
  rule('CHG-4', {
    kind: 'computed',
    from: ['S'],
    felt: CHARGES,
    title: { en: 'Charge bonus', fr: 'Bonus de charge' },
    text: {
      en: 'Half of the run less the encumbrance, in whole points; by ruling half of the whole run.',
      fr: 'La moitié de la course moins l’encombrement, en points entiers ; selon la lecture, la moitié de toute la course.',
    },
  }),
  rule('CHG-5', {
    kind: 'dice',
    from: ['S'],
    felt: CHARGES,
    title: { en: 'Surprise', fr: 'Charge de surprise' },
    text: { en: 'The bonus adds to the attack roll.', fr: 'Le bonus s’ajoute au jet d’attaque.' },
  }),
  rule('CHG-6', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: CHARGES,
    title: { en: 'Offensive charge', fr: 'Charge offensive' },
    text: {
      en: 'The bonus adds to the weapon damage of whoever dominates; by ruling only of the charger.',
      fr: 'Le bonus s’ajoute aux dégâts de l’arme de qui domine ; selon la lecture, du seul attaquant.',
    },
  }),
  rule('CHG-7', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: ['charge'],
    title: { en: 'Push', fr: 'Poussée' },
    text: {
      en: 'Who has less physique left recoils by as many centimetres as the bonus, the charged one if equal; compared after the strike, and not when the charge is dodged, unless ruled otherwise.',
      fr: 'Qui a le moins de physique restant recule d’autant de centimètres que le bonus, la cible à égalité ; comparé après la frappe, et sauf esquive, à moins d’une autre lecture.',
    },
  }),
  rule('CHG-8', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: ['charge'],
    title: { en: 'Rush', fr: 'Ruée' },
    text: {
      en: 'The charger goes on by as many centimetres as the bonus, beyond his movement, if he is conscious and not stunned; by ruling only if he dominates.',
      fr: 'L’attaquant continue d’autant de centimètres que le bonus, au-delà de son déplacement, s’il est conscient et non étourdi ; selon la lecture, seulement s’il domine.',
    },
  }),
  rule('CHG-9', {
    kind: 'computed',
    from: ['S'],
    felt: ['charge', 'duel'],
    title: { en: 'Breakthrough', fr: 'Percée' },
    text: {
      en: 'If he dominates he passes the target and moves on in line with what is left of his movement; the bonus adds to his dodges until the end of the turn.',
      fr: 'S’il domine, il dépasse la cible et poursuit en ligne avec ce qui lui reste de déplacement ; le bonus s’ajoute à ses esquives jusqu’à la fin du tour.',
    },
  }),
  rule('CHG-10', {
    kind: 'dice',
    from: ['A'],
    felt: ['charge'],
    title: { en: 'Pursuer', fr: 'Poursuivant' },
    text: {
      en: 'Another enemy attacks the charger afterwards, if he is conscious; he dodges if he can.',
      fr: 'Un autre ennemi attaque ensuite l’attaquant, s’il est conscient ; celui-ci esquive s’il le peut.',
    },
  }),
]);
