import { FALLS, rule, section } from './entry.ts';

/** MH-CLB, MH-JMP, MH-DIV, MH-LEA, MH-EDG, MH-FAL: up, down and over. */
export const VERTICAL = section({ en: 'Climbing, jumping, falling', fr: 'Grimper, sauter, tomber' }, [
  rule('CLB-1', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: ['climb'],
    title: { en: 'How high one climbs', fr: 'Hauteur d’escalade' },
    text: {
      en: 'Up to M inches, up or down, in one phase; more is impossible, and an `animal` never climbs.',
      fr: 'Jusqu’à M pas, en montant ou en descendant, en une phase ; davantage est impossible, et un `animal` ne grimpe jamais.',
    },
  }),
  rule('CLB-2', {
    kind: 'dice',
    from: ['S'],
    felt: ['climb'],
    title: { en: 'Climbing test', fr: 'Test d’escalade' },
    text: {
      en: 'One Initiative test. Failed on the way up, he stays where he is and does not move this turn.',
      fr: 'Un test d’Initiative. Raté en montant, il reste où il est et ne bouge pas de ce tour.',
    },
  }),
  rule('CLB-3', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: ['climb'],
    title: { en: 'Slipping on the way down', fr: 'Lâcher prise en descendant' },
    text: {
      en: 'Failed on the way down, the test makes him fall from the whole height.',
      fr: 'Raté en descendant, le test le fait tomber de toute la hauteur.',
    },
  }),
  rule('CLB-4', {
    kind: 'computed',
    from: ['P'],
    felt: ['climb'],
    title: { en: 'Claws and born climbers', fr: 'Griffes et grimpeurs-nés' },
    text: {
      en: '`fighting-claws` that he carries add 1 to Initiative for this test. `scale-sheer-surfaces` climbs 2 × M inches and takes no test.',
      fr: 'Des `fighting-claws` portées ajoutent 1 à l’Initiative pour ce test. `scale-sheer-surfaces` grimpe de 2 × M pas et sans test.',
    },
  }),
  rule('JMP-1', {
    kind: 'computed',
    from: ['S'],
    felt: ['jump-down'],
    title: { en: 'How far down one jumps', fr: 'Hauteur d’un saut vers le bas' },
    text: {
      en: 'Up to 6 inches, an `acrobat` up to 12; more is impossible.',
      fr: 'Jusqu’à 6 pas, un `acrobat` jusqu’à 12 ; davantage est impossible.',
    },
  }),
  rule('JMP-2', {
    kind: 'dice',
    from: ['S'],
    felt: ['jump-down', 'diving-charge'],
    title: { en: 'Jumping tests', fr: 'Tests de saut' },
    text: {
      en: 'One Initiative test for each complete 2 inches, one after another until one fails; none below 2 inches. `tests` counts those rolled.',
      fr: 'Un test d’Initiative par tranche complète de 2 pas, l’un après l’autre jusqu’au premier échec ; aucun sous 2 pas. `tests` compte ceux qui sont jetés.',
    },
  }),
  rule('JMP-3', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: ['jump-down', 'diving-charge'],
    title: { en: 'Failing a jump', fr: 'Saut raté' },
    text: {
      en: 'He falls from the `full` height; under `jump-fall-height: remaining` from what is left of it, 2 inches less for each test that he passed before.',
      fr: 'Il tombe de toute la hauteur (`full`) ; sous `jump-fall-height: remaining`, de ce qu’il en reste, 2 pas de moins pour chaque test réussi avant.',
    },
  }),
  rule('JMP-4', {
    kind: 'dice',
    from: ['P'],
    felt: ['jump-down', 'diving-charge'],
    title: { en: 'Acrobats', fr: 'Acrobates' },
    text: {
      en: 'An `acrobat` takes exactly one test for a jump, and falls from all of it when it fails. Diving at an enemy he takes the usual tests within the usual 6 inches, and re-rolls each failed one once.',
      fr: 'Un `acrobat` passe un seul test par saut, et tombe de toute la hauteur s’il le rate. En charge plongeante, il passe les tests habituels dans la limite habituelle de 6 pas et relance une fois chaque échec.',
    },
  }),
  rule('DIV-1', {
    kind: 'computed',
    from: ['S'],
    felt: ['diving-charge'],
    title: { en: 'When one may dive', fr: 'Quand on peut plonger' },
    text: {
      en: 'From a height of 6 inches at most, at an enemy within 2 inches of the landing point (exactly 2 by `within-bounds`).',
      fr: 'D’une hauteur de 6 pas au plus, sur un ennemi à 2 pas ou moins du point de chute (2 exactement selon `within-bounds`).',
    },
  }),
  rule('DIV-2', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: ['diving-charge'],
    title: { en: 'Course of a diving charge', fr: 'Déroulement d’une charge plongeante' },
    text: {
      en: 'First the attacker’s fear test, if the target causes fear (MH-PSY-3): failed, he stays above. Then the tests of the jump: failed, he falls and charges nobody. Landed, he counts as charging, the target tests its own fear (MH-PSY-2), and both fight one close-combat phase. Stupidity is not tested.',
      fr: 'D’abord le test de peur de l’attaquant, si la cible cause la peur (MH-PSY-3) : raté, il reste en haut. Puis les tests du saut : raté, il tombe et ne charge personne. Arrivé, il compte comme chargeant, la cible teste sa propre peur (MH-PSY-2), et tous deux se battent pendant une phase de corps à corps. La stupidité n’est pas testée.',
    },
  }),
  rule('DIV-3', {
    kind: 'computed',
    from: ['S'],
    felt: ['attack', 'diving-charge'],
    title: { en: 'What diving adds', fr: 'Ce qu’apporte le plongeon' },
    text: {
      en: 'Strength +1, for save modifiers too but not for pistols, and +1 to hit, in that one phase.',
      fr: 'Force +1, pour les malus de sauvegarde aussi mais pas pour les pistolets, et +1 pour toucher, durant cette seule phase.',
    },
  }),
  rule('LEA-1', {
    kind: 'computed',
    from: ['S'],
    felt: ['leap'],
    title: { en: 'How wide one leaps', fr: 'Largeur d’un saut' },
    text: {
      en: 'Over 3 inches at most, which may not be measured beforehand; more is impossible.',
      fr: 'Par-dessus 3 pas au plus, que l’on ne peut mesurer d’avance ; davantage est impossible.',
    },
  }),
  rule('LEA-2', {
    kind: 'dice',
    from: ['S'],
    felt: ['leap'],
    title: { en: 'Leaping', fr: 'Saut en longueur' },
    text: {
      en: 'With less movement left than the gap is wide he falls without a test; otherwise an Initiative test, and failed, he falls `depth` inches. `movement-left` is M if he walks, 2 × M (3 × M with `sprint`) if he runs or charges, unless given.',
      fr: 'S’il lui reste moins de mouvement que la largeur du vide, il tombe sans test ; sinon un test d’Initiative et, raté, il tombe de `depth` pas. `movement-left` vaut M s’il marche, 2 × M (3 × M avec `sprint`) s’il court ou charge, sauf indication.',
    },
  }),
  rule('EDG-1', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: ['edge-fall'],
    title: { en: 'Downed at an edge', fr: 'Au sol près du bord' },
    text: {
      en: 'A man knocked down or stunned within 1 inch of an edge falls over it when a die exceeds his Initiative; a 6 is always too much, unless `natural-six-test: by-number`. Farther away he stays.',
      fr: 'Un homme mis à terre ou sonné à 1 pas ou moins d’un bord en tombe si un dé dépasse son Initiative ; un 6 est toujours de trop, sauf sous `natural-six-test: by-number`. Plus loin, il reste.',
    },
  }),
  rule('FAL-1', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: FALLS,
    title: { en: 'Hits of a fall', fr: 'Touches d’une chute' },
    text: {
      en: 'D3 hits (a die halved, rounded up) whose Strength is the height in inches, fractions left out or, under `fall-strength: round-up`, made whole; 10 at most, and no hits below 1. Neither armour nor stepping aside helps.',
      fr: 'D3 touches (un dé divisé par deux, arrondi au-dessus) dont la Force est la hauteur en pas, fractions négligées ou, sous `fall-strength: round-up`, complétées ; 10 au plus, et aucune touche sous 1. Ni armure ni pas de côté n’y font rien.',
    },
  }),
  rule('FAL-2', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: FALLS,
    title: { en: 'Wounds of a fall', fr: 'Blessures d’une chute' },
    text: {
      en: 'Each hit rolls to wound. `fall-critical: never` has no critical hits; `allowed` makes one of every 6 that MH-CRIT-1 lets pass, without limit, and MH-CRIT-3 without a save.',
      fr: 'Chaque touche se jette pour blesser. `fall-critical: never` ne connaît pas de coup critique ; `allowed` en fait un de chaque 6 admis par MH-CRIT-1, sans limite, et MH-CRIT-3 sans sauvegarde.',
    },
  }),
  rule('FAL-3', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: FALLS,
    title: { en: 'Injuries of a fall', fr: 'Dégâts d’une chute' },
    text: {
      en: 'The wounds of one fall are taken together (MH-INJ-1); a man who was down before takes them by MH-INJ-6. Whoever fell moves no further.',
      fr: 'Les blessures d’une chute se prennent ensemble (MH-INJ-1) ; un homme déjà au sol les prend selon MH-INJ-6. Qui est tombé ne bouge plus.',
    },
  }),
  rule('FAL-4', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: ['climb', 'leap', 'edge-fall', 'fall'],
    title: { en: 'A falling acrobat', fr: 'La chute d’un acrobate' },
    text: {
      en: 'An `acrobat` who falls 12 inches or less takes one Initiative test: passed, the fall has no hits. Not after a jump down or a dive, where his tests came first.',
      fr: 'Un `acrobat` qui tombe de 12 pas ou moins passe un test d’Initiative : réussi, la chute ne porte aucune touche. Pas après un saut vers le bas ou un plongeon, où ses tests ont précédé.',
    },
  }),
]);
