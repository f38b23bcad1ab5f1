import { rule, section } from './entry.ts';
import { BLOWS, COMBATS } from './players.ts';

/** CF-XCH-4 to 9: a single attack. */
export const ATTACKS = section({ en: 'Attack and parry', fr: 'Attaque et parade' }, [
  rule('XCH-4', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: COMBATS,
    title: { en: 'Parries are announced', fr: 'Parades annoncées' },
    text: {
      en: 'Before the attack roll the target says whether it parries with a defence die (by ruling, with several), and whether that is a counter-attack. Who keeps a reserve parries only while his defence dice outnumber the attack dice of better attackers.',
      fr: 'Avant le jet d’attaque, la cible dit si elle pare avec un dé de défense (selon la lecture, avec plusieurs), et si c’est une contre-attaque. Qui garde une réserve ne pare que si ses dés de défense dépassent les dés d’attaque de meilleurs attaquants.',
    },
  }),
  rule('XCH-5', {
    kind: 'dice',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Attack roll', fr: 'Jet d’attaque' },
    text: {
      en: 'A d6 and ATT, without a difficulty; a natural 1, or a 1 on a 6 thrown again, misses.',
      fr: 'Un d6 et ATT, sans difficulté ; un 1 naturel, ou un 1 sur un 6 relancé, rate.',
    },
  }),
  rule('XCH-6', {
    kind: 'sequence',
    from: ['A'],
    felt: BLOWS,
    title: { en: '6s of an attack', fr: '6 d’une attaque' },
    text: {
      en: 'By default the attacker throws a 6 again only if that improves his chance to hit, the announced parry considered; without a parry he keeps it. A tactic may say never, once or always.',
      fr: 'Par défaut l’attaquant ne relance un 6 que si cela améliore ses chances de toucher, compte tenu de la parade annoncée ; sans parade il le garde. Une tactique peut dire jamais, une fois ou toujours.',
    },
  }),
  rule('XCH-7', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: COMBATS,
    title: { en: 'Missed attack', fr: 'Attaque ratée' },
    text: {
      en: 'An attack that fails by itself harms nobody. A plain parry announced against it keeps its die (by ruling, all announced dice are lost).',
      fr: 'Une attaque qui échoue d’elle-même ne blesse personne. La parade simple annoncée garde son dé (selon la lecture, tous les dés annoncés sont perdus).',
    },
  }),
  rule('XCH-8', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Parry', fr: 'Parade' },
    text: {
      en: 'A test of DEF with the announced dice against the final result of the attack; reaching it (by ruling, beating it) stops the attack. The dice are spent.',
      fr: 'Un test de DEF avec les dés annoncés contre le résultat final de l’attaque ; l’atteindre (selon la lecture, le dépasser) arrête l’attaque. Les dés sont dépensés.',
    },
  }),
  rule('XCH-9', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Hit', fr: 'Touche' },
    text: {
      en: 'An attack that is not parried rolls for damage at once, and the wound counts for every later roll of the combat.',
      fr: 'Une attaque non parée fait aussitôt un jet de blessure, et la blessure compte pour tous les jets suivants du combat.',
    },
  }),
]);
