import { rule, section } from './entry.ts';
import { COMBATS } from './players.ts';

/** CF-SEP: how melees are cut into combats. */
export const SEPARATION = section({ en: 'Separation of melees', fr: 'Séparation des mêlées' }, [
  rule('SEP-1', {
    kind: 'sequence',
    from: ['P'],
    felt: ['melee'],
    title: { en: 'Combats', fr: 'Combats' },
    text: {
      en: 'A melee is cut into combats of one against one or several; everybody is in one at most.',
      fr: 'Une mêlée est découpée en combats d’un contre un ou plusieurs ; chacun est dans un seul au plus.',
    },
  }),
  rule('SEP-2', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: ['melee'],
    title: { en: 'Who separates', fr: 'Qui sépare' },
    text: {
      en: 'The winner of the tactical roll; combats that the scenario names hold for the first turn, and whoever they do not name is free.',
      fr: 'Le vainqueur du jet tactique ; les combats nommés par le scénario valent pour le premier tour, et qui n’y figure pas est libre.',
    },
  }),
  rule('SEP-3', {
    kind: 'sequence',
    from: ['A'],
    felt: ['melee'],
    title: { en: 'How it is separated', fr: 'Comment on sépare' },
    text: {
      en: 'All who are present stand in one melee: the first of one side faces the first of the other, and so on; the surplus of the larger side joins these pairs one after another, or gangs up on the opponent of lowest RES or highest ATT, as far as his contact limit allows. Who finds no room is free this turn.',
      fr: 'Tous les présents forment une seule mêlée : le premier d’un camp affronte le premier de l’autre, et ainsi de suite ; le surplus du camp le plus nombreux rejoint ces paires l’une après l’autre, ou s’acharne sur l’adversaire de plus basse RES ou de plus haute ATT, tant que sa limite de contact le permet. Qui ne trouve pas de place est libre ce tour.',
    },
  }),
  rule('SEP-4', {
    kind: 'sequence',
    from: ['P'],
    felt: ['melee'],
    title: { en: 'Which combat next', fr: 'Quel combat ensuite' },
    text: {
      en: 'The players designate the next combat in turns, the winner of the tactical roll first; combats that a pursuit provokes do not count.',
      fr: 'Les joueurs désignent tour à tour le combat suivant, le vainqueur du jet tactique d’abord ; les combats provoqués par une poursuite ne comptent pas.',
    },
  }),
  rule('SEP-5', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: [...COMBATS, 'movement'],
    title: { en: 'How many can touch one', fr: 'Combien peuvent toucher le même' },
    text: {
      en: 'As many opponents as the contact limit of a fighter or of his size says, 8 by default. Scenarios in which more touch him are refused; a move to somebody about whom there is no room left, too.',
      fr: 'Autant d’adversaires que le dit la limite de contact d’un combattant ou de sa taille, 8 par défaut. Un scénario où davantage le touchent est refusé, et un déplacement vers qui n’a plus de place à son contact aussi.',
    },
  }),
]);

/** CF-DICE: combat dice and initiative. */
export const COMBAT_DICE = section({ en: 'Combat dice and initiative', fr: 'Dés de combat et initiative' }, [
  rule('DICE-1', {
    kind: 'computed',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'How many dice', fr: 'Combien de dés' },
    text: {
      en: 'One die, and one for each living opponent in the same combat, besides those of a sequence and of fury.',
      fr: 'Un dé, plus un par adversaire vivant dans le même combat, outre ceux d’un enchaînement et de la furie.',
    },
  }),
  rule('DICE-2', {
    kind: 'dice',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'Initiative', fr: 'Initiative' },
    text: {
      en: 'An opposed test of INI between one fighter of each side, as the side chooses.',
      fr: 'Un test d’opposition d’INI entre un combattant de chaque camp, au choix du camp.',
    },
  }),
  rule('DICE-3', {
    kind: 'sequence',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'Who places first', fr: 'Qui place d’abord' },
    text: {
      en: 'The side that lost the roll places all its dice first; the winner places his seeing them (by ruling, both place before the roll).',
      fr: 'Le camp qui a perdu le jet place tous ses dés d’abord ; le vainqueur place les siens en les voyant (selon la lecture, tous placent avant le jet).',
    },
  }),
  rule('DICE-4', {
    kind: 'computed',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'Attack and defence', fr: 'Attaque et défense' },
    text: {
      en: 'Everybody splits his dice into attack and defence; whoever is forced into defence has no attack die. Dice of abilities come on top.',
      fr: 'Chacun répartit ses dés entre attaque et défense ; qui est contraint à la défense n’a aucun dé d’attaque. Les dés des capacités s’ajoutent.',
    },
  }),
  rule('DICE-5', {
    kind: 'computed',
    from: ['A'],
    felt: COMBATS,
    title: { en: 'Reacting splits', fr: 'Répartitions réactives' },
    text: {
      en: '`cover` puts his side’s share of the opponents’ attack dice into defence; `exploit` attacks with one die more than his share of their defence dice.',
      fr: '`couvrir` met en défense la part de son camp des dés d’attaque adverses ; `exploiter` attaque avec un dé de plus que sa part de leurs dés de défense.',
    },
  }),
  rule('DICE-6', {
    kind: 'sequence',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'Placed blind', fr: 'Placés à l’aveugle' },
    text: {
      en: 'By ruling both sides place their dice before the initiative roll, as if each were first.',
      fr: 'Selon la lecture, les deux camps placent leurs dés avant le jet d’initiative, chacun comme s’il était premier.',
    },
  }),
]);

/** CF-XCH-1 to 3: the order of exchanges. */
export const EXCHANGES = section({ en: 'Exchanges', fr: 'Échanges' }, [
  rule('XCH-1', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: COMBATS,
    title: { en: 'Sides alternate', fr: 'Les camps alternent' },
    text: {
      en: 'The winner of initiative begins; a side without attack dice is passed over. The combat ends when nobody has any, or a side has nobody left; other dice are lost.',
      fr: 'Le vainqueur de l’initiative commence ; un camp sans dé d’attaque passe. Le combat finit quand personne n’en a plus, ou qu’un camp n’a plus personne ; les autres dés sont perdus.',
    },
  }),
  rule('XCH-2', {
    kind: 'sequence',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'A side’s go', fr: 'Le tour d’un camp' },
    text: {
      en: 'Each of several comrades makes one attack on their lone opponent, in list order; a lone fighter makes one on each of his opponents, in the order he chooses, as long as he has attack dice.',
      fr: 'Chacun de plusieurs compagnons attaque une fois leur adversaire seul, dans l’ordre de la liste ; un combattant seul attaque une fois chacun de ses adversaires, dans l’ordre de son choix, tant qu’il a des dés d’attaque.',
    },
  }),
  rule('XCH-3', {
    kind: 'sequence',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'Dice spent', fr: 'Dés dépensés' },
    text: {
      en: 'Each attack takes an attack die, a master strike two. Attack dice have to be used; they never parry, and defence dice never attack.',
      fr: 'Chaque attaque prend un dé d’attaque, un coup de maître deux. Les dés d’attaque doivent servir ; ils ne parent jamais, et les dés de défense n’attaquent jamais.',
    },
  }),
]);
