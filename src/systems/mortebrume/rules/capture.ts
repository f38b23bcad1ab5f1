import { rule, section } from './entry.ts';

const CAPTURES = ['capture'];

/** MB-CAPT: how a prisoner is made. */
export const CAPTURING = section({ en: 'Capture', fr: 'Capture' }, [
  rule('CAPT-1', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: CAPTURES,
    title: { en: 'Who can capture', fr: 'Qui peut capturer' },
    text: {
      en: 'Hand to hand, a conscious target whom the captor or a companion of his has dominated.',
      fr: 'Au corps à corps, une cible consciente que le capteur ou l’un de ses compagnons a dominée.',
    },
  }),
  rule('CAPT-2', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: CAPTURES,
    title: { en: 'No damage', fr: 'Pas de dégâts' },
    text: {
      en: 'The blow that leads to a capture deals no damage and has no effect; by ruling the blow of a companion does.',
      fr: 'Le coup qui mène à une capture n’inflige ni dégâts ni effet ; selon la lecture, celui d’un compagnon en inflige.',
    },
  }),
  rule('CAPT-3', {
    kind: 'computed',
    from: ['S'],
    felt: CAPTURES,
    title: { en: 'By who dominates', fr: 'Par qui domine' },
    text: {
      en: 'His will and the damage of his weapon, doubled on a special success with it, must reach the will of the target.',
      fr: 'Sa volonté plus les dégâts de son arme, doublés en cas de réussite spéciale avec elle, doivent atteindre la volonté de la cible.',
    },
  }),
  rule('CAPT-4', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: CAPTURES,
    title: { en: 'When it fails', fr: 'En cas d’échec' },
    text: {
      en: 'He takes half the damage of his weapon, less his armour and shield; by ruling the doubled damage, or without armour.',
      fr: 'Il subit la moitié des dégâts de son arme, moins son armure et son bouclier ; selon la lecture, les dégâts doublés, ou sans armure.',
    },
  }),
  rule('CAPT-5', {
    kind: 'computed',
    from: ['S'],
    felt: CAPTURES,
    title: { en: 'Beside a companion', fr: 'Avec un compagnon' },
    text: {
      en: 'The physique left of the captor must reach the will of the target; else he takes half of that will, less armour and shield.',
      fr: 'Le physique restant du capteur doit atteindre la volonté de la cible ; sinon, il subit la moitié de cette volonté, moins armure et bouclier.',
    },
  }),
  rule('CAPT-6', {
    kind: 'sequence',
    from: ['A'],
    felt: CAPTURES,
    title: { en: 'Other ends', fr: 'Autres issues' },
    text: {
      en: 'A target who dominates strikes as usual. After a tie, a dodge or a miss there is no capture; where both hit, both blows count.',
      fr: 'Une cible qui domine frappe normalement. Après une égalité, une esquive ou un raté, il n’y a pas de capture ; si les deux touchent, les deux coups comptent.',
    },
  }),
]);
