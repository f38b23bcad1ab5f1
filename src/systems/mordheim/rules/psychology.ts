import { BLOWS, FIGHTS, PHASES, rule, section } from './entry.ts';

/** MH-PSY: fear, frenzy, hatred, stupidity, standing alone. */
export const PSYCHOLOGY = section({ en: 'Psychology', fr: 'Psychologie' }, [
  rule('PSY-1', {
    kind: 'sequence',
    from: ['A'],
    felt: ['melee'],
    title: { en: 'Who charges whom', fr: 'Qui charge qui' },
    text: {
      en: 'In round 1 of a `melee` the fighters of `charger` declare in list order, number i on enemy number i, counted round and round, whatever the `contact`.',
      fr: 'Au tour 1 d’un `melee`, les combattants de `charger` déclarent dans l’ordre de la liste, le numéro i sur l’ennemi numéro i, compté en boucle, quel que soit `contact`.',
    },
  }),
  rule('PSY-2', {
    kind: 'dice',
    from: ['P'],
    felt: PHASES,
    title: { en: 'Charged by what causes fear', fr: 'Chargé par qui cause la peur' },
    text: {
      en: 'Each such charge asks for a Leadership test, unless he causes fear himself, is immune or frenzied, or has failed one this round. Failed, he hits on natural 6s for the rest of the round.',
      fr: 'Chaque telle charge demande un test de Commandement, sauf s’il cause lui-même la peur, est immunisé ou frénétique, ou en a déjà raté un ce tour-ci. Raté, il ne touche que sur des 6 naturels jusqu’à la fin du tour.',
    },
  }),
  rule('PSY-3', {
    kind: 'dice',
    from: ['P'],
    felt: PHASES,
    title: { en: 'Charging what causes fear', fr: 'Charger qui cause la peur' },
    text: {
      en: 'The charger takes that test first, with the same exceptions. Failed, he is held: he does not charge and stays where he is.',
      fr: 'Le chargeur passe d’abord ce test, avec les mêmes exceptions. Raté, il est retenu : il ne charge pas et reste où il est.',
    },
  }),
  rule('PSY-4', {
    kind: 'sequence',
    from: ['A'],
    felt: ['melee'],
    title: { en: 'Held chargers of a mêlée', fr: 'Chargeurs retenus d’une mêlée' },
    text: {
      en: 'Who is held, or fails his stupidity test in round 1, is out of contact for that round, neither striking nor struck; from round 2 on he is in contact without a charge. If all were held, the other side charges in round 2.',
      fr: 'Qui est retenu, ou rate son test de stupidité au tour 1, est hors de contact ce tour-là, sans frapper ni être frappé ; dès le tour 2 il est au contact sans charge. Si tous ont été retenus, l’autre camp charge au tour 2.',
    },
  }),
  rule('PSY-5', {
    kind: 'computed',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Frenzy', fr: 'Frénésie' },
    text: {
      en: 'Until first knocked down or stunned: A doubled, charges whenever he can, no tests of fear or standing alone, nor of stupidity while an enemy is within reach of his charge.',
      fr: 'Jusqu’à la première fois à terre ou sonné : A doublé, charge dès qu’il le peut, ni test de peur ni d’isolement, ni de stupidité tant qu’un ennemi est à portée de sa charge.',
    },
  }),
  rule('PSY-6', {
    kind: 'dice',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Hatred', fr: 'Haine' },
    text: {
      en: 'Misses of his first round are re-rolled (MH-HIT-3), against everyone or, with `hatred:` and a keyword, against those who bear it.',
      fr: 'Ses ratés du premier tour sont relancés (MH-HIT-3), contre tous ou, avec `hatred:` et un mot-clé, contre ceux qui le portent.',
    },
  }),
  rule('PSY-7', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: FIGHTS,
    title: { en: 'Stupidity', fr: 'Stupidité' },
    text: {
      en: 'A Leadership test at the start of each own turn, on the ground too; before the first it counts as passed. The immune never take it, nor does a `led-by-skaven` beast within 6 inches of a `skaven-hero` of its side who is still in play. Failed, until the next he neither strikes, parries, shoots nor charges. Out of contact a die of 1–3 then walks him half M straight on, 1 inch short of an enemy at most; 4–6 does nothing.',
      fr: 'Un test de Commandement au début de chacun de ses tours, au sol aussi ; avant le premier, il compte comme réussi. Les immunisés ne le passent jamais, ni une bête `led-by-skaven` à 6 pas ou moins d’un `skaven-hero` de son camp encore en jeu. Raté, jusqu’au suivant il ne frappe, ne pare, ne tire ni ne charge. Hors de contact, un dé de 1–3 le fait alors marcher droit devant de la moitié de M, en s’arrêtant à 1 pas d’un ennemi ; 4–6 ne fait rien.',
    },
  }),
  rule('PSY-8', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: FIGHTS,
    title: { en: 'All alone', fr: 'Isolement' },
    text: {
      en: 'After the blows, each standing fighter of the side whose turn it is takes a Leadership test, in list order, if two or more standing enemies touch him (`any-in-contact`: enemies in any state) and no other of his side stands within 6 inches (`friends-near` names sides that have some). Not the immune, the frenzied or a `combat-master`.',
      fr: 'Après les coups, chaque combattant debout du camp dont c’est le tour passe un test de Commandement, dans l’ordre de la liste, si deux ennemis debout ou plus le touchent (`any-in-contact` : quel que soit leur état) et qu’aucun autre des siens n’est debout à 6 pas ou moins (`friends-near` nomme les camps qui en ont). Ni les immunisés, ni les frénétiques, ni un `combat-master`.',
    },
  }),
  rule('PSY-9', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: FIGHTS,
    title: { en: 'Running from a combat', fr: 'S’enfuir d’un combat' },
    text: {
      en: 'Failed: each standing enemy in contact who is not stupid lands one hit without a die, with his main weapon, in list order; all wounds are one batch, and criticals count in the limits of this phase. If he still stands he flees and is lost to his side; otherwise he stays where he fell.',
      fr: 'Raté : chaque ennemi debout au contact, non hébété, porte une touche sans jet, de son arme principale, dans l’ordre de la liste ; toutes les blessures forment une série, et les critiques comptent dans les limites de cette phase. S’il est encore debout, il fuit et est perdu pour son camp ; sinon il reste où il est tombé.',
    },
  }),
]);
