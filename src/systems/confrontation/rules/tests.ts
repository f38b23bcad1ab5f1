import { rule, section } from './entry.ts';
import { BLOWS, FIGHTS, TESTS } from './players.ts';

const OPPOSED = ['test', 'disengage', ...FIGHTS];
const WOUNDED = ['test', 'shooting', ...BLOWS];

/** CF-TEST: one die and a characteristic. */
export const TEST_RULES = section({ en: 'Tests', fr: 'Tests' }, [
  rule('TEST-1', {
    kind: 'dice',
    from: ['P'],
    felt: TESTS,
    title: { en: 'Test', fr: 'Test' },
    text: {
      en: 'A d6 and a characteristic. What the dice show together is the natural total; with the characteristic and modifiers it is the final result.',
      fr: 'Un d6 et une caractéristique. La somme des dés est le total naturel ; avec la caractéristique et les modificateurs, c’est le résultat final.',
    },
  }),
  rule('TEST-2', {
    kind: 'dice',
    from: ['P'],
    felt: TESTS,
    title: { en: 'Natural 1', fr: '1 naturel' },
    text: {
      en: 'A 1 on the first throw fails, whatever else would be added.',
      fr: 'Un 1 au premier lancer est un échec, quoi qu’on y ajoute.',
    },
  }),
  rule('TEST-3', {
    kind: 'dice',
    from: ['P'],
    felt: TESTS,
    title: { en: 'A 6 thrown again', fr: '6 relancé' },
    text: {
      en: 'After a 6 the player may throw once more and add, again and again; but a 1 on any of these throws fails the whole test.',
      fr: 'Après un 6, le joueur peut relancer et ajouter, autant de fois que revient le 6 ; mais un 1 à l’un de ces lancers fait échouer tout le test.',
    },
  }),
  rule('TEST-4', {
    kind: 'computed',
    from: ['P'],
    felt: ['test', 'disengage', 'shooting', 'fear', 'rally', ...FIGHTS],
    title: { en: 'Difficulty', fr: 'Difficulté' },
    text: {
      en: 'A test succeeds when it has not failed by itself and its final result reaches the difficulty.',
      fr: 'Un test réussit s’il n’a pas échoué de lui-même et si son résultat final atteint la difficulté.',
    },
  }),
  rule('TEST-5', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: ['test', ...BLOWS],
    title: { en: 'Several dice', fr: 'Plusieurs dés' },
    text: {
      en: 'The best face counts, and only 1s all round fail. If it is a 6, all the dice with a 6 are thrown again together, the best of them is kept and added, and 1s all round fail. Then the kept die alone may be thrown again (by ruling every 6, or a single die from the start).',
      fr: 'La meilleure face compte, et seuls des 1 partout échouent. Si c’est un 6, tous les dés à 6 sont relancés ensemble, on garde et ajoute le meilleur, et des 1 partout échouent. Ensuite seul le dé gardé peut être relancé (selon la lecture, chaque 6, ou un seul dé dès le début).',
    },
  }),
  rule('TEST-6', {
    kind: 'sequence',
    from: ['A'],
    felt: TESTS,
    title: { en: 'Which 6s are thrown again', fr: 'Quels 6 sont relancés' },
    text: {
      en: 'By default a 6 is thrown again only while the natural total does not suffice; a tactic may say never, once or always.',
      fr: 'Par défaut un 6 n’est relancé que si le total naturel ne suffit pas encore ; une tactique peut dire jamais, une fois ou toujours.',
    },
  }),
  rule('TEST-7', {
    kind: 'dice',
    from: ['P'],
    felt: OPPOSED,
    title: { en: 'Opposed test', fr: 'Test d’opposition' },
    text: {
      en: 'Each side tests; the higher final result wins, and who fails by himself loses to who does not.',
      fr: 'Chaque camp teste ; le plus haut résultat final gagne, et qui échoue de lui-même perd contre qui n’échoue pas.',
    },
  }),
  rule('TEST-8', {
    kind: 'sequence',
    from: ['A'],
    felt: OPPOSED,
    title: { en: '6s in an opposed test', fr: '6 dans un test d’opposition' },
    text: {
      en: 'Both throw. Who never, once or always throws again does so at once. Then whoever is behind by his policy throws a 6 again as long as he is behind and shows one; a tie is not behind.',
      fr: 'Les deux lancent. Qui relance jamais, une fois ou toujours le fait aussitôt. Puis celui qui relance s’il est mené relance un 6 tant qu’il est mené et en montre un ; à égalité on n’est pas mené.',
    },
  }),
  rule('TEST-9', {
    kind: 'dice',
    from: ['A'],
    felt: OPPOSED,
    title: { en: 'Equal results', fr: 'Égalité' },
    text: {
      en: 'The test is rolled again. By ruling the higher characteristic wins, or whoever assaults (in a test, the subject).',
      fr: 'Le test est rejoué. Selon la lecture, la plus haute caractéristique gagne, ou l’assaillant (dans un test, le sujet).',
    },
  }),
  rule('TEST-10', {
    kind: 'dice',
    from: ['A'],
    felt: OPPOSED,
    title: { en: 'Both fail', fr: 'Double échec' },
    text: {
      en: 'Both sides fail by themselves: the test is rolled again, or by ruling counts as equal.',
      fr: 'Les deux camps échouent d’eux-mêmes : le test est rejoué ou, selon la lecture, vaut une égalité.',
    },
  }),
  rule('TEST-11', {
    kind: 'computed',
    from: ['P', 'C', 'A'],
    felt: WOUNDED,
    title: { en: 'What wounds lower', fr: 'Ce que diminuent les blessures' },
    text: {
      en: 'Wounds lower the final results of ATT, DEF, AIM and STR, those of INI by ruling, without a limit below. They never lower COU, DIS, MOV or RES.',
      fr: 'Les blessures diminuent les résultats finaux d’ATT, DEF, TIR et FOR, ceux d’INI selon la lecture, sans limite inférieure. Elles ne diminuent jamais COU, DIS, MOU ni RES.',
    },
  }),
  rule('TEST-12', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: WOUNDED,
    title: { en: 'Value of a characteristic', fr: 'Valeur d’une caractéristique' },
    text: {
      en: 'What is printed, with equipment and bonuses, less the penalties of charge and sequence, and not below 0 (by ruling, without that limit).',
      fr: 'La valeur imprimée, avec équipement et bonus, moins les malus de charge et d’enchaînement, et pas sous 0 (selon la lecture, sans cette limite).',
    },
  }),
]);
