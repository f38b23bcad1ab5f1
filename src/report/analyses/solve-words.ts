import type { Bilingual } from '../locale/locale.ts';

/** Texts of the analysis `solve`. */
export const WORDS = {
  title: {
    en: 'Which {place} makes {measure} {target}?',
    fr: 'Quelle valeur de {place} donne {measure} = {target}\u202f?',
  },
  crossed: {
    en: '{measure} passes {target} between {place} {from} ({valueFrom}) and {to} ({valueTo})',
    fr: '{measure} passe {target} entre {place} {from} ({valueFrom}) et {to} ({valueTo})',
  },
  hit: { en: '{measure} is {target} at {place} {from}', fr: '{measure} vaut {target} pour {place} {from}' },
  straight: { en: ', near {at} on a straight line', fr: ', vers {at} sur une droite' },
  nearest: { en: '; the nearest is {at} with {value}.', fr: '\u00a0; le plus proche est {at}, avec {value}.' },
  several: {
    en: 'The target is crossed {count} times, as the curve turns: ',
    fr: 'La cible est franchie {count} fois, car la courbe change de sens\u00a0: ',
  },
  notReached: {
    en: 'No value of {place} from {first} to {last} brings {measure} to {target}',
    fr: 'Aucune valeur de {place}, de {first} à {last}, n’amène {measure} à {target}',
  },
  constant: {
    en: 'No value of {place} moves {measure}: it stays at {value} from {first} to {last}',
    fr: 'Aucune valeur de {place} ne fait bouger {measure}, qui reste à {value} de {first} à {last}',
  },
  open: {
    en: 'Not enough evidence: {measure} passes {target} between {place} {from} and {to}, or the trials do not tell it apart there',
    fr: 'Pas assez de preuves\u00a0: {measure} passe {target} entre {place} {from} et {to}, ou les essais ne l’y distinguent pas',
  },
  flat: {
    en: 'Not enough evidence: the two ends, {first} and {last}, are not told apart',
    fr: 'Pas assez de preuves\u00a0: les deux bouts, {first} et {last}, ne se distinguent pas',
  },
  credible: {
    en: ' The crossing lies there with a posterior probability of {probability}.',
    fr: ' Le franchissement est là avec une probabilité a posteriori de {probability}.',
  },
  exactAll: {
    en: 'All values are exact and all were worked out: {direction}.',
    fr: 'Toutes les valeurs sont exactes et toutes ont été calculées\u00a0: {direction}.',
  },
  exactSome: {
    en: '{known} of {count} values were worked out, exactly: {direction}; between them the curve is taken to go on so.',
    fr: '{known} valeurs sur {count} ont été calculées, exactement\u00a0: {direction}\u00a0; entre elles, on suppose que la courbe continue ainsi.',
  },
  rising: { en: 'the curve rises', fr: 'la courbe monte' },
  falling: { en: 'the curve falls', fr: 'la courbe descend' },
  flatCurve: { en: 'the curve is flat', fr: 'la courbe est plate' },
  mixed: {
    en: 'the curve is not monotone, and every crossing was looked for',
    fr: 'la courbe n’est pas monotone, et tous les franchissements ont été cherchés',
  },
  sampled: {
    en: 'Probabilistic bisection on up to n = {n} trials of a value: {known} of {count} values were looked at, with {level} intervals that hold at every look. The curve is taken to be monotone.',
    fr: 'Dichotomie probabiliste sur n = {n} essais au plus par valeur\u00a0: {known} valeurs sur {count} ont été regardées, avec des intervalles à {level} qui valent à chaque regard. La courbe est supposée monotone.',
  },
  proven: {
    en: 'That any of its tests erred has a probability of at most {error}.',
    fr: 'Qu’un seul de ses tests se trompe a une probabilité d’au plus {error}.',
  },
  contradiction: {
    en: 'Its tests contradict a monotone curve: one of them is wrong, or the curve turns.',
    fr: 'Ses tests contredisent une courbe monotone\u00a0: l’un d’eux se trompe, ou la courbe change de sens.',
  },
  refused: { en: 'The rules refuse: {list}.', fr: 'Les règles refusent\u00a0: {list}.' },
  point: { en: 'Value tried.', fr: 'Valeur essayée.' },
  value: {
    en: 'The measure there, with its interval unless it is exact; a dash where it was not needed.',
    fr: 'La mesure à cet endroit, avec son intervalle sauf si elle est exacte\u00a0; un tiret là où elle n’a pas servi.',
  },
  target: { en: 'Side', fr: 'Côté' },
  targetNote: {
    en: 'Whether the value lies above or below the target; “?” where its interval holds it.',
    fr: 'Si la valeur est au-dessus ou au-dessous de la cible\u00a0; «\u202f?\u202f» quand son intervalle la contient.',
  },
  above: { en: 'above', fr: 'au-dessus' },
  below: { en: 'below', fr: 'au-dessous' },
  equal: { en: 'on target', fr: 'sur la cible' },
  described: {
    en: '{title} Values from {first} to {last} with a line at {target}: {answer}',
    fr: '{title} Valeurs de {first} à {last} et une droite à {target}\u00a0: {answer}',
  },
} satisfies Record<string, Bilingual>;
