import type { Bilingual } from '../locale/locale.ts';

/** What the report says of a matrix. */
export const WORDS = {
  title: { en: 'All against all: {count} entries', fr: 'Tous contre tous\u00a0: {count} entrées' },
  strongest: {
    en: 'Strongest on the whole: {best}, scoring {score} of the points',
    fr: 'Le plus fort dans l’ensemble\u00a0: {best}, avec {score} des points',
  },
  level: {
    en: 'No single strongest: {best} cannot be told apart, at {score} of the points',
    fr: 'Pas de plus fort\u00a0: {best} ne se distinguent pas, à {score} des points',
  },
  ladder: { en: '; no three go round in a circle.', fr: '\u00a0; aucun trio ne tourne en rond.' },
  circle: {
    en: '; but {first} beats {second}, {second} beats {third}, and {third} beats {first}.',
    fr: '\u00a0; mais {first} bat {second}, {second} bat {third}, et {third} bat {first}.',
  },
  noCircle: {
    en: '; no circle of three stands out from the noise.',
    fr: '\u00a0; aucun trio qui tourne en rond ne se distingue du bruit.',
  },
  cyclic: { en: ' {share} of the odds go round in circles.', fr: ' {share} des chances tournent en rond.' },
  cyclicOpen: {
    en: ' {share} of the odds seem to go round in circles; that share has no interval, as some pair is too one-sided.',
    fr: ' {share} des chances semblent tourner en rond\u00a0; cette part n’a pas d’intervalle, une paire étant trop inégale.',
  },
  mixOne: {
    en: ' No mix beats {names}, played always.',
    fr: ' Aucun mélange ne bat {names}, joué toujours.',
  },
  mix: { en: ' The mix that nothing beats: {names}.', fr: ' Le mélange que rien ne bat\u00a0: {names}.' },
  scores: {
    en: 'A win is one point, whatever is nobody’s half a point. Every pair meets in both seatings ({first} and {second} change places), which count alike.',
    fr: 'Une victoire vaut un point, ce qui n’est à personne un demi. Chaque paire se rencontre dans les deux places ({first} et {second} échangent les leurs), qui comptent autant.',
  },
  seat: {
    en: 'Whoever sits in the first seat scores {score} on average: the effect of the seat (who charges, who strikes first) is {effect}.',
    fr: 'Qui occupe la première place marque {score} en moyenne\u00a0: l’effet de la place (qui charge, qui frappe d’abord) est de {effect}.',
  },
  regularised: {
    en: 'Somebody won or lost everything: ratings stay finite only by a few virtual draws in each pair.',
    fr: 'Quelqu’un a tout gagné ou tout perdu\u00a0: les cotes ne restent finies que par quelques nuls virtuels dans chaque paire.',
  },
  noise: {
    en: 'Intervals of the mix carry the noise of the scores through: {draws} matrices were drawn anew and solved.',
    fr: 'Les intervalles du mélange portent le bruit des scores\u00a0: {draws} matrices ont été tirées à nouveau et résolues.',
  },
  proof: {
    en: 'Against the mix no reply gains more than {gap}.',
    fr: 'Contre le mélange, aucune réponse ne gagne plus de {gap}.',
  },
  heat: { en: 'Points of the row against the column', fr: 'Points de la ligne contre la colonne' },
  ratings: { en: 'Ratings', fr: 'Cotes' },
  pareto: { en: 'Strength for cost', fr: 'Force pour le coût' },
  entries: { en: 'Entries, the strongest first', fr: 'Entrées, la plus forte d’abord' },
  entry: { en: 'Entry', fr: 'Entrée' },
  entryText: { en: 'Name in the roster.', fr: 'Nom dans la liste.' },
  mean: { en: 'Mean score', fr: 'Score moyen' },
  meanText: { en: 'Points over all opponents, counted alike.', fr: 'Points sur tous les adversaires, comptés autant.' },
  elo: { en: 'Elo', fr: 'Elo' },
  eloText: {
    en: 'Bradley-Terry rating around 0 in Elo points: 400 points apart are odds of ten to one.',
    fr: 'Cote de Bradley-Terry autour de 0 en points Elo\u00a0: 400 points d’écart sont des chances de dix contre un.',
  },
  weight: { en: 'Best mix', fr: 'Meilleur mélange' },
  weightText: {
    en: 'How often it is played in the mix that no entry beats.',
    fr: 'Combien de fois elle est jouée dans le mélange qu’aucune entrée ne bat.',
  },
  cost: { en: 'Cost', fr: 'Coût' },
  costText: { en: 'What it costs, as the game prices it.', fr: 'Ce qu’elle coûte, selon le jeu.' },
  dominated: { en: 'Dominated', fr: 'Dominée' },
  dominatedText: {
    en: 'Probability that an entry that costs no more is stronger; “front” marks those that none beats in both.',
    fr: 'Probabilité qu’une entrée qui ne coûte pas plus soit plus forte\u00a0; «\u202ffront\u202f» marque celles que nulle ne bat sur les deux.',
  },
  front: { en: 'front', fr: 'front' },
  table: { en: 'Score of each pair', fr: 'Score de chaque paire' },
  opponentText: {
    en: 'Points of the row against it, both seatings together.',
    fr: 'Points de la ligne contre elle, les deux places ensemble.',
  },
  misfits: { en: 'Pairs that the ratings tell worst', fr: 'Paires que les cotes disent le moins bien' },
  pair: { en: 'Pair', fr: 'Paire' },
  pairText: { en: 'First against second.', fr: 'La première contre la seconde.' },
  observed: { en: 'Score', fr: 'Score' },
  observedText: { en: 'Points of the first, as found.', fr: 'Points de la première, tels que trouvés.' },
  fitted: { en: 'By the ratings', fr: 'Selon les cotes' },
  fittedText: { en: 'Points that the ratings promise it.', fr: 'Points que les cotes lui promettent.' },
  off: { en: 'Off by', fr: 'Écart' },
  offText: { en: 'Difference in points of a hundred.', fr: 'Différence en points de cent.' },
  triads: { en: 'Circles', fr: 'Cercles' },
  circleHead: { en: 'Circle', fr: 'Cercle' },
  circleText: {
    en: 'Each beats the next, and the last the first.',
    fr: 'Chacune bat la suivante, et la dernière la première.',
  },
  curl: { en: 'Curl', fr: 'Rotation' },
  curlText: { en: 'Log-odds gained on the way round.', fr: 'Logarithmes des chances gagnés en faisant le tour.' },
} satisfies Record<string, Bilingual>;
