import { rule, section } from './entry.ts';
import { ATTACKS, FIGHTS } from './felt.ts';

/** SS-SQ: squads of brutes. */
export const SQUADS = section({ en: 'Brute squads', fr: 'Bandes de brutes' }, [
  rule('SQ-1', {
    kind: 'dice',
    from: ['S'],
    felt: ['initiative', ...FIGHTS],
    title: { en: 'Action dice of a squad', fr: 'Dés d’action d’une bande' },
    text: { en: 'As many as its threat.', fr: 'Autant que sa menace.' },
  }),
  rule('SQ-2', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: ATTACKS,
    title: { en: 'Attack of a squad', fr: 'Attaque d’une bande' },
    text: {
      en: 'A die for each living brute who supports nobody, keeping its threat; they explode. By rulings six brutes count at most, and they do not explode.',
      fr: 'Un dé par brute vivante qui ne soutient personne, en gardant sa menace ; ils explosent. Selon les lectures, six brutes comptent au plus, et ils n’explosent pas.',
    },
  }),
  rule('SQ-3', {
    kind: 'computed',
    from: ['S', 'P', 'A'],
    felt: ATTACKS,
    title: { en: 'Hits of a squad', fr: 'Coups d’une bande' },
    text: {
      en: 'One, and one more for each full 5 above the TN. Each is worth the flesh wounds of its weapon in `brute-damage`; one wound check for all of them. A squad that is hit loses a brute for each.',
      fr: 'Un, plus un par tranche complète de 5 au-dessus du ND. Chacun vaut les blessures légères de son arme dans `brute-damage` ; un seul jet de blessures pour tous. Une bande touchée perd une brute par coup.',
    },
  }),
  rule('SQ-4', {
    kind: 'computed',
    from: ['P'],
    felt: ATTACKS,
    title: { en: 'How hard a brute is to hit', fr: 'Difficulté pour toucher une brute' },
    text: {
      en: '5, and 5 for each threat and each rank of `defence`; by ruling threat does not count.',
      fr: '5, plus 5 par menace et par rang de `defence` ; selon la lecture, la menace ne compte pas.',
    },
  }),
  rule('SQ-5', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Felling brutes', fr: 'Abattre des brutes' },
    text: {
      en: 'A hit fells one brute and one more for each raise, without a damage roll.',
      fr: 'Un coup abat une brute, plus une par augmentation, sans jet de dommages.',
    },
  }),
  rule('SQ-6', {
    kind: 'sequence',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Evading a squad', fr: 'Éviter une bande' },
    text: {
      en: 'An active defence that reaches its attack total avoids all hits; by ruling only one.',
      fr: 'Une défense active qui atteint son total évite tous les coups ; selon la lecture, un seul.',
    },
  }),
  rule('SQ-7', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: ATTACKS,
    title: { en: 'What squads do not do', fr: 'Ce qu’une bande ne fait pas' },
    text: {
      en: 'They neither defend themselves nor hold dice nor use drama dice, and are out with their last brute.',
      fr: 'Elle ne se défend pas, ne garde pas de dés en réserve, n’a pas d’héroïsme, et disparaît avec sa dernière brute.',
    },
  }),
  rule('SQ-8', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Squads that shoot', fr: 'Bandes qui tirent' },
    text: {
      en: 'Range, firearms and loading are those of one shooter.',
      fr: 'Portée, armes à feu et rechargement sont ceux d’un seul tireur.',
    },
  }),
  rule('SQ-9', {
    kind: 'computed',
    from: ['S'],
    felt: ['attack', 'shot', 'brawl'],
    title: { en: 'Brutes in support', fr: 'Brutes en soutien' },
    text: {
      en: 'Up to Wits brutes of a squad of his side help a villain or henchman instead of attacking: each adds its threat (or a rank) to his attacks and active defences while both stand.',
      fr: 'Jusqu’à Esprit brutes d’une bande de son camp aident un vilain ou un homme de main au lieu d’attaquer : chacune ajoute sa menace (ou un rang) à ses attaques et défenses actives tant que tous deux tiennent.',
    },
  }),
]);
