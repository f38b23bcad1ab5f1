import { FIGHTS, rule, section } from './entry.ts';

/** MH-RAL, MH-ROUT: fleeing fighters, and sides that break. */
export const RALLY = section({ en: 'Rally and rout', fr: 'Ralliement et déroute' }, [
  rule('RAL-1', {
    kind: 'dice',
    from: ['S'],
    felt: ['rally'],
    title: { en: 'Rally test', fr: 'Test de ralliement' },
    text: {
      en: 'A fleeing fighter takes a Leadership test on his own value or on `leader-ld`, whichever is greater. Passed, he has rallied.',
      fr: 'Un fuyard passe un test de Commandement sur sa valeur ou sur `leader-ld`, la meilleure des deux. Réussi, il est rallié.',
    },
  }),
  rule('RAL-2', {
    kind: 'sequence',
    from: ['S'],
    felt: ['movement'],
    title: { en: 'The turn of rallying', fr: 'Le tour du ralliement' },
    text: {
      en: 'Who has rallied neither moves nor shoots for the rest of the turn; he may cast.',
      fr: 'Qui s’est rallié ne bouge ni ne tire pendant le reste du tour ; il peut lancer des sorts.',
    },
  }),
  rule('RAL-3', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: ['rally'],
    title: { en: 'Flight', fr: 'Fuite' },
    text: {
      en: 'Who does not rally flees 2D6 inches straight to the nearest edge. He is off the table once all that he has fled reaches `edge-distance`.',
      fr: 'Qui ne se rallie pas fuit de 2D6 pas droit vers le bord le plus proche. Il quitte la table dès que toute sa fuite atteint `edge-distance`.',
    },
  }),
  rule('RAL-4', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: ['rally'],
    title: { en: 'No rally before the enemy', fr: 'Pas de ralliement face à l’ennemi' },
    text: {
      en: 'As long as the nearest model is an enemy (`nearest`) there is no test: he flees. Enemies who flee, hide, lie down or are stunned are not looked at.',
      fr: 'Tant que la figurine la plus proche est un ennemi (`nearest`), il n’y a pas de test : il fuit. Les ennemis en fuite, cachés, à terre ou sonnés ne comptent pas.',
    },
  }),
  rule('RAL-5', {
    kind: 'sequence',
    from: ['A'],
    felt: ['rally'],
    title: { en: 'The kind `rally`', fr: 'Le type `rally`' },
    text: {
      en: 'Each turn is a test and, if it fails, a flight, until he rallies, leaves the table, or `turns` are over and he is fleeing still. `distance` is what he fled, at most the distance to the edge.',
      fr: 'Chaque tour est un test puis, s’il échoue, une fuite, jusqu’au ralliement, à la sortie de table, ou à la fin de `turns`, toujours en fuite. `distance` est ce qu’il a fui, au plus la distance du bord.',
    },
  }),
  rule('RAL-6', {
    kind: 'sequence',
    from: ['P'],
    felt: [],
    title: { en: 'Charging a fleeing man', fr: 'Charger un fuyard' },
    text: {
      en: 'His charger reaches him, then the victim flees another 2D6 inches before any blow. No kind of engagement plays it: in `melee` and `skirmish` whoever flees has left the fight.',
      fr: 'Le chargeur le rejoint, puis la victime fuit encore de 2D6 pas avant tout coup. Aucun type d’engagement ne le joue : dans `melee` et `skirmish`, qui fuit a quitté le combat.',
    },
  }),
  rule('ROUT-1', {
    kind: 'computed',
    from: ['P'],
    felt: [...FIGHTS, 'rout-test'],
    title: { en: 'When a side tests for rout', fr: 'Quand un camp teste sa déroute' },
    text: {
      en: 'At the start of each of its own turns in which a quarter or more of its first number is out of action (4 × out ≥ number). Those who fled count only under `rout-counts: out-and-fled`.',
      fr: 'Au début de chacun de ses tours où un quart au moins de son effectif initial est hors de combat (4 × hors de combat ≥ effectif). Les fuyards ne comptent que sous `rout-counts: out-and-fled`.',
    },
  }),
  rule('ROUT-2', {
    kind: 'dice',
    from: ['P'],
    felt: [...FIGHTS, 'rout-test'],
    title: { en: 'Rout test', fr: 'Test de déroute' },
    text: {
      en: 'A failed Leadership test loses the fight at once. It is taken on the leader’s value unless he is out, fled or stunned, else on the best of those who are none of these, else on the best of the stunned; nobody left, it fails. Neither immunity nor fanaticism helps.',
      fr: 'Un test de Commandement raté perd aussitôt le combat. Il se fait sur la valeur du chef, sauf s’il est hors de combat, en fuite ou sonné, sinon sur la meilleure de ceux qui ne sont rien de cela, sinon sur la meilleure des sonnés ; sans personne, il échoue. Ni immunité ni fanatisme n’y changent rien.',
    },
  }),
  rule('ROUT-3', {
    kind: 'sequence',
    from: ['P'],
    felt: ['melee'],
    title: { en: 'Conceding', fr: 'Abandon' },
    text: {
      en: 'A side with `concede: when-allowed` gives up without a test in its first own turn in which a rout test would be due.',
      fr: 'Un camp réglé sur `concede: when-allowed` abandonne sans test dès son premier tour où un test de déroute serait dû.',
    },
  }),
  rule('ROUT-4', {
    kind: 'sequence',
    from: ['A'],
    felt: ['rout-test'],
    title: { en: 'The kind `rout-test`', fr: 'Le type `rout-test`' },
    text: {
      en: 'With `out` below a quarter of `size` there is no test. Otherwise the subject tests on his Leadership once a turn until he fails or `turns` are over; `tests` counts them.',
      fr: 'Si `out` est inférieur au quart de `size`, il n’y a pas de test. Sinon le sujet teste son Commandement une fois par tour jusqu’à l’échec ou la fin de `turns` ; `tests` les compte.',
    },
  }),
]);
