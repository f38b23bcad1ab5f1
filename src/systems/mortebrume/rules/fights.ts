import { rule, section } from './entry.ts';

const DUELS = ['duel'];
const SKIRMISHES = ['skirmish'];

/** MB-DUEL and MB-SKIR: fights to the end. */
export const FIGHTS = section({ en: 'Fights to the end', fr: 'Combats jusqu’au bout' }, [
  rule('DUEL-1', {
    kind: 'sequence',
    from: ['A'],
    felt: DUELS,
    title: { en: 'Turn of a duel', fr: 'Tour d’un duel' },
    text: {
      en: 'Initiative, then both in that order: who is conscious, free, neither activated nor stunned makes one attack.',
      fr: 'L’initiative, puis les deux dans cet ordre : qui est conscient, libre, ni activé ni étourdi fait une attaque.',
    },
  }),
  rule('DUEL-2', {
    kind: 'computed',
    from: ['A'],
    felt: DUELS,
    title: { en: 'End of a duel', fr: 'Fin d’un duel' },
    text: {
      en: 'A fighter without physique is beaten; in a duel to the death only a dead one, and who stands goes on attacking who lies. Both beaten at once, or the last turn over: a draw.',
      fr: 'Un combattant sans physique est battu ; dans un duel à mort, seulement un mort, et qui est debout continue d’attaquer qui est à terre. Tous deux battus à la fois, ou dernier tour passé : match nul.',
    },
  }),
  rule('DUEL-3', {
    kind: 'computed',
    from: ['S'],
    felt: DUELS,
    title: { en: 'Opening charge', fr: 'Charge d’ouverture' },
    text: {
      en: 'The first action of one side in the first turn may be a charge; one that is not possible is a plain attack. Surprise, offensive and breakthrough count, push and rush change nothing.',
      fr: 'La première action d’un camp au premier tour peut être une charge ; une charge impossible est une attaque simple. Surprise, offensive et percée comptent, poussée et ruée ne changent rien.',
    },
  }),
  rule('DUEL-4', {
    kind: 'sequence',
    from: ['A'],
    felt: [...DUELS, ...SKIRMISHES],
    title: { en: 'No positions', fr: 'Pas de positions' },
    text: {
      en: 'The two stay in reach: push-backs and dodges move nobody.',
      fr: 'Les deux restent à portée : reculs et esquives ne déplacent personne.',
    },
  }),
  rule('SKIR-1', {
    kind: 'sequence',
    from: ['A'],
    felt: SKIRMISHES,
    title: { en: 'Morale in a skirmish', fr: 'Moral dans une escarmouche' },
    text: {
      en: 'From the second turn on morale is rolled, where it is wanted, after a turn in which somebody fell; those who fell count for it.',
      fr: 'À partir du deuxième tour, on jette le moral, si on le veut, après un tour où quelqu’un est tombé ; ceux qui sont tombés comptent.',
    },
  }),
  rule('SKIR-2', {
    kind: 'dice',
    from: ['A'],
    felt: SKIRMISHES,
    title: { en: 'Initiative of sides', fr: 'Initiative des camps' },
    text: {
      en: 'Champions roll for their sides: the one who is named, while he stands, else the best will.',
      fr: 'Les champions jettent pour leur camp : celui qui est nommé tant qu’il est debout, sinon la meilleure volonté.',
    },
  }),
  rule('SKIR-3', {
    kind: 'sequence',
    from: ['A'],
    felt: SKIRMISHES,
    title: { en: 'Who acts on whom', fr: 'Qui agit sur qui' },
    text: {
      en: 'The side whose turn it is sends one fighter who can act, or two, or all, by its policies of activation and combination; they are activated, and attack one conscious enemy by its policy of targets.',
      fr: 'Le camp dont c’est le tour envoie un combattant qui peut agir, ou deux, ou tous, selon ses choix d’activation et de combinaison ; ils sont activés et attaquent un adversaire conscient selon son choix de cible.',
    },
  }),
  rule('SKIR-4', {
    kind: 'dice',
    from: ['A'],
    felt: SKIRMISHES,
    title: { en: 'The attack', fr: 'L’attaque' },
    text: {
      en: 'One makes a plain attack, several a combined one, which ends when the target falls or dodges more than 4 cm away.',
      fr: 'Un seul fait une attaque simple, plusieurs une attaque combinée, qui finit quand la cible tombe ou s’éloigne de plus de 4 cm en esquivant.',
    },
  }),
  rule('SKIR-5', {
    kind: 'sequence',
    from: ['A'],
    felt: SKIRMISHES,
    title: { en: 'By turns', fr: 'À tour de rôle' },
    text: {
      en: 'Then it is the other side’s turn; a side without anybody able to act passes, and the turn ends when neither has one.',
      fr: 'Puis c’est le tour de l’autre camp ; un camp où personne ne peut agir passe, et le tour finit quand aucun n’a plus personne.',
    },
  }),
  rule('SKIR-6', {
    kind: 'sequence',
    from: ['A'],
    felt: SKIRMISHES,
    title: { en: 'End of a skirmish', fr: 'Fin d’une escarmouche' },
    text: {
      en: 'At once when a side has nobody conscious left; both, or the last turn over: a draw. The fallen take no more part.',
      fr: 'Aussitôt qu’un camp n’a plus personne de conscient ; les deux, ou dernier tour passé : match nul. Ceux qui sont à terre ne participent plus.',
    },
  }),
]);
