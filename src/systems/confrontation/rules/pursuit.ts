import { rule, section } from './entry.ts';

const MELEE = ['melee'];

/** CF-PUR: pursuits after a combat. */
export const PURSUIT = section({ en: 'Pursuit', fr: 'Poursuite' }, [
  rule('PUR-1', {
    kind: 'sequence',
    from: ['C'],
    felt: MELEE,
    title: { en: 'Who may pursue', fr: 'Qui peut poursuivre' },
    text: {
      en: 'After a combat, each of its living fighters whose opponents in it are all dead, in list order, one move and its combat after another (by ruling, all moves first).',
      fr: 'Après un combat, chacun de ses survivants dont les adversaires y sont tous morts, dans l’ordre de la liste, un déplacement et son combat après l’autre (selon la lecture, tous les déplacements d’abord).',
    },
  }),
  rule('PUR-2', {
    kind: 'sequence',
    from: ['C'],
    felt: MELEE,
    title: { en: 'Once a turn', fr: 'Une fois par tour' },
    text: { en: 'One pursuit per fighter and turn.', fr: 'Une poursuite par combattant et par tour.' },
  }),
  rule('PUR-3', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: MELEE,
    title: { en: 'Reach of a pursuit', fr: 'Portée d’une poursuite' },
    text: {
      en: 'Half his movement in begun centimetres, on the ground, without a test; over no distance he counts as having just engaged, but one enemy only, whom he chooses as after a move.',
      fr: 'La moitié de son mouvement en centimètres entamés, au sol, sans test ; sur une distance nulle, il compte comme venant d’engager, mais un seul ennemi, choisi comme après un déplacement.',
    },
  }),
  rule('PUR-4', {
    kind: 'sequence',
    from: ['A'],
    felt: MELEE,
    title: { en: 'Whom he pursues', fr: 'Qui il poursuit' },
    text: {
      en: 'Enemies within reach who have not fought in this phase: first those in combats still to be fought, or first the free ones, or the weakest, or the strongest of all. A lone one already faced by as many as can touch him is passed over.',
      fr: 'Les ennemis à portée qui n’ont pas combattu dans cette phase : d’abord ceux des combats encore à livrer, ou d’abord les libres, ou le plus faible, ou le plus fort de tous. Un ennemi seul déjà entouré au maximum est ignoré.',
    },
  }),
  rule('PUR-5', {
    kind: 'sequence',
    from: ['C'],
    felt: MELEE,
    title: { en: 'Who has fought', fr: 'Qui a combattu' },
    text: {
      en: 'Engaging somebody who has fought in this phase leads to nothing.',
      fr: 'Engager quelqu’un qui a combattu dans cette phase ne mène à rien.',
    },
  }),
  rule('PUR-6', {
    kind: 'sequence',
    from: ['C'],
    felt: MELEE,
    title: { en: 'A free enemy', fr: 'Un ennemi libre' },
    text: { en: 'A combat of the two is fought at once.', fr: 'Un combat des deux est livré aussitôt.' },
  }),
  rule('PUR-7', {
    kind: 'sequence',
    from: ['C'],
    felt: MELEE,
    title: { en: 'A lone enemy in a combat', fr: 'Un ennemi seul dans un combat' },
    text: {
      en: 'The pursuer joins that combat, and it is fought at once.',
      fr: 'Le poursuivant rejoint ce combat, qui est livré aussitôt.',
    },
  }),
  rule('PUR-8', {
    kind: 'sequence',
    from: ['C', 'A'],
    felt: MELEE,
    title: { en: 'One of several enemies', fr: 'Un ennemi parmi plusieurs' },
    text: {
      en: 'He takes one of several off a comrade: the two fight at once, the comrade keeps the others for later.',
      fr: 'Il soulage un compagnon d’un de ses adversaires : les deux se battent aussitôt, le compagnon garde les autres pour plus tard.',
    },
  }),
  rule('PUR-9', {
    kind: 'sequence',
    from: ['C'],
    felt: MELEE,
    title: { en: 'Fighting again', fr: 'Combattre de nouveau' },
    text: {
      en: 'The pursuer has fresh dice; wounds, stuns, penalties and forced defence stay.',
      fr: 'Le poursuivant a des dés neufs ; blessures, sonné, malus et défense forcée restent.',
    },
  }),
  rule('PUR-10', {
    kind: 'sequence',
    from: ['P'],
    felt: MELEE,
    title: { en: 'The doomed', fr: 'Les condamnés' },
    text: {
      en: 'Whoever fights on after his death keeps his opponents from pursuing, and may pursue himself.',
      fr: 'Qui se bat encore après sa mort empêche ses adversaires de poursuivre, et peut poursuivre lui-même.',
    },
  }),
  rule('PUR-11', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Spells', fr: 'Sorts' },
    text: {
      en: 'Casters engaged by a pursuit may still cast; it changes no odds here.',
      fr: 'Les lanceurs engagés par une poursuite peuvent encore lancer ; cela ne change ici aucune chance.',
    },
  }),
]);
