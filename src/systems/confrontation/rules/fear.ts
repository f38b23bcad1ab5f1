import { rule, section } from './entry.ts';
import { ASSAULTS, CHARGES } from './players.ts';

const FRIGHTS = ['fear', ...CHARGES];

/** CF-FEAR: courage tests, rout and rally. */
export const FEAR = section({ en: 'Fear and rally', fr: 'Peur et ralliement' }, [
  rule('FEAR-1', {
    kind: 'dice',
    from: ['P'],
    felt: FRIGHTS,
    title: { en: 'Courage test', fr: 'Test de courage' },
    text: {
      en: 'A test of COU against the FEAR of the opponent; neither wounds nor charges lower it.',
      fr: 'Un test de COU contre la PEUR de l’adversaire ; ni blessures ni charges ne le diminuent.',
    },
  }),
  rule('FEAR-2', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: FRIGHTS,
    title: { en: 'Who tests', fr: 'Qui teste' },
    text: {
      en: 'Whoever assaults somebody with FEAR, against the highest among his targets, and whoever is assaulted by somebody with FEAR. Fighters with FEAR themselves, immune to fear, or without COU never test.',
      fr: 'Qui assaille un adversaire à PEUR, contre la plus haute de ses cibles, et qui est assailli par un adversaire à PEUR. Qui a lui-même une PEUR, l’immunité ou pas de COU ne teste jamais.',
    },
  }),
  rule('FEAR-3', {
    kind: 'sequence',
    from: ['P'],
    felt: ASSAULTS,
    title: { en: 'Order in an assault', fr: 'Ordre dans un assaut' },
    text: {
      en: 'The assailant’s test, his assault fire, the target’s test.',
      fr: 'Le test de l’assaillant, son tir en assaut, le test de la cible.',
    },
  }),
  rule('FEAR-4', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: FRIGHTS,
    title: { en: 'Passed once', fr: 'Réussi une fois' },
    text: {
      en: 'Who passes is safe from that FEAR and lower ones for the rest of the fight (by ruling, he is not).',
      fr: 'Qui réussit ne craint plus cette PEUR ni les plus basses jusqu’à la fin du combat (selon la lecture, si).',
    },
  }),
  rule('FEAR-5', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: CHARGES,
    title: { en: 'Failure', fr: 'Échec' },
    text: {
      en: 'An assailant stays where he is this turn, and tries again in the next. A target that touches no enemy flees (by ruling, it stays and defends itself); one in contact places all its dice in defence this turn.',
      fr: 'Un assaillant reste sur place ce tour et réessaie au suivant. Une cible qui ne touche aucun ennemi fuit (selon la lecture, elle reste et se défend) ; au contact, elle met tous ses dés en défense ce tour.',
    },
  }),
  rule('FEAR-6', {
    kind: 'sequence',
    from: ['P'],
    felt: FRIGHTS,
    title: { en: 'War cry', fr: 'Cri de guerre' },
    text: {
      en: 'While he charges, X counts as his FEAR if it is higher, and as his COU if it is higher; a FEAR of X or less he need not test against.',
      fr: 'Quand il charge, X vaut comme PEUR s’il est plus haut, et comme COU s’il est plus haut ; une PEUR d’au plus X ne le fait pas tester.',
    },
  }),
  rule('FEAR-7', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: FRIGHTS,
    title: { en: 'Abominable', fr: 'Abominable' },
    text: {
      en: 'At the start of every later turn, each opponent in contact who has COU tests against his FEAR, passed before or not; failing means all dice in defence this turn.',
      fr: 'Au début de chaque tour suivant, tout adversaire au contact qui a du COU teste contre sa PEUR, même déjà réussie ; l’échec met tous ses dés en défense ce tour.',
    },
  }),
  rule('FEAR-8', {
    kind: 'dice',
    from: ['P'],
    felt: ['rally'],
    title: { en: 'Rally', fr: 'Ralliement' },
    text: {
      en: 'A test of COU or DIS, as the fighter chooses, of difficulty 8; impossible while he touches somebody with FEAR. It protects from no later fear.',
      fr: 'Un test de COU ou de DIS, au choix, de difficulté 8 ; impossible au contact d’un adversaire à PEUR. Il ne protège d’aucune peur ensuite.',
    },
  }),
  rule('FEAR-9', {
    kind: 'sequence',
    from: ['A'],
    felt: CHARGES,
    title: { en: 'Rout in fights', fr: 'Déroute dans les combats' },
    text: {
      en: 'Whoever flees does not come back into a fight, and no redirected assault follows him; a pursuit frightens nobody.',
      fr: 'Qui fuit ne revient pas dans le combat, et aucun assaut réorienté ne le suit ; une poursuite ne fait peur à personne.',
    },
  }),
]);
