import { FIGHTS, rule, section } from './entry.ts';

/** MH-TURN, MH-REC: how turns follow each other, and how the fallen get up. */
export const TURN = section({ en: 'Turn and recovery', fr: 'Tour et récupération' }, [
  rule('TURN-1', {
    kind: 'sequence',
    from: ['S'],
    felt: FIGHTS,
    title: { en: 'Phases of a turn', fr: 'Phases d’un tour' },
    text: {
      en: 'The players take turns. A turn goes through recovery, movement, shooting and close combat, in that order.',
      fr: 'Les joueurs jouent à tour de rôle. Un tour passe par le ralliement, le mouvement, le tir et le corps à corps, dans cet ordre.',
    },
  }),
  rule('TURN-2', {
    kind: 'sequence',
    from: ['P'],
    felt: FIGHTS,
    title: { en: 'A round is one player’s turn', fr: 'Un tour est celui d’un joueur' },
    text: {
      en: 'All fighters in contact strike in the close-combat phase of either player. Round 1 belongs to the side that charges, else to `first-turn`; a side recovers in its own turns only, that is every second round.',
      fr: 'Tous les combattants au contact frappent dans la phase de corps à corps de chaque joueur. Le tour 1 revient au camp qui charge, sinon à `first-turn` ; un camp ne récupère que dans ses propres tours, soit un sur deux.',
    },
  }),
  rule('TURN-3', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: FIGHTS,
    title: { en: 'Start of a turn', fr: 'Début d’un tour' },
    text: {
      en: 'The side whose turn it is tests for rout (or concedes), then for stupidity in list order, and then recovers.',
      fr: 'Le camp dont c’est le tour teste sa déroute (ou abandonne), puis la stupidité dans l’ordre de la liste, et récupère ensuite.',
    },
  }),
  rule('TURN-4', {
    kind: 'sequence',
    from: ['A'],
    felt: FIGHTS,
    title: { en: 'End of a fight', fr: 'Fin d’un combat' },
    text: {
      en: 'After each round a side that has nobody left, all being out of action or fled, has lost; men on the ground are still in play. At the cap of `rounds` the fight is a draw. The metric `rounds` is the number of the last round begun.',
      fr: 'Après chaque tour, un camp qui n’a plus personne, tous étant hors de combat ou en fuite, a perdu ; les hommes au sol sont toujours en jeu. À la limite `rounds`, le combat est nul. La mesure `rounds` est le numéro du dernier tour commencé.',
    },
  }),
  rule('REC-1', {
    kind: 'sequence',
    from: ['S'],
    felt: [...FIGHTS, 'shooting'],
    title: { en: 'The stunned come round', fr: 'Les sonnés reviennent à eux' },
    text: {
      en: 'In the recovery of his own side a stunned man becomes knocked down; under `recovery-steps: chain` he may stand up at once.',
      fr: 'Au ralliement de son camp, un homme sonné se retrouve à terre ; sous `recovery-steps: chain`, il peut se relever aussitôt.',
    },
  }),
  rule('REC-2', {
    kind: 'sequence',
    from: ['S'],
    felt: [...FIGHTS, 'shooting'],
    title: { en: 'The knocked-down stand up', fr: 'Les hommes à terre se relèvent' },
    text: {
      en: 'Who was knocked down when the recovery of his side began stands up if he will (`stand-up`). A stunned man thus needs two recoveries.',
      fr: 'Qui était à terre au début du ralliement de son camp se relève s’il le veut (`stand-up`). Un homme sonné a donc besoin de deux ralliements.',
    },
  }),
  rule('REC-3', {
    kind: 'sequence',
    from: ['P'],
    felt: [...FIGHTS, 'movement'],
    title: { en: 'The turn of standing up', fr: 'Le tour où l’on se relève' },
    text: {
      en: 'A man who stood up this turn moves half his M, neither runs nor charges, may shoot and cast, and strikes after everyone else.',
      fr: 'Un homme qui s’est relevé ce tour-ci se déplace de la moitié de M, ne court ni ne charge, peut tirer et lancer des sorts, et frappe après tous les autres.',
    },
  }),
  rule('REC-4', {
    kind: 'sequence',
    from: ['P'],
    felt: ['attack', ...FIGHTS, 'shooting'],
    title: { en: 'Fighting on with 0 wounds', fr: 'Se battre avec 0 point de vie' },
    text: {
      en: 'Standing up gives no wound back. He fights on with 0, and each further unsaved wound earns an injury die.',
      fr: 'Se relever ne rend aucun point de vie. Il se bat avec 0, et chaque nouvelle blessure non sauvegardée vaut un dé de dégâts.',
    },
  }),
]);
