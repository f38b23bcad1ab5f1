import type { Bilingual } from '../locale/locale.ts';

/** Texts of the analysis `search`. */
export const WORDS = {
  title: { en: 'The best of {count} candidates: {measure}', fr: 'Le meilleur de {count} candidats\u00a0: {measure}' },
  perCost: { en: 'points per cost ({unit})', fr: 'points rapportés au coût ({unit})' },
  nothingMissed: {
    en: '; no candidate dropped on the way is as good ({level}).',
    fr: '\u00a0; aucun candidat écarté en route n’est aussi bon ({level}).',
  },
  sole: {
    en: 'Best of {count} for {measure}: {best}, with {value}',
    fr: 'Meilleur des {count} pour {measure}\u00a0: {best}, avec {value}',
  },
  tied: {
    en: 'Level at the top of {count} for {measure}: {best}, with {value}',
    fr: 'À égalité en tête des {count} pour {measure}\u00a0: {best}, avec {value}',
  },
  open: {
    en: 'Not told apart at the top of {count} for {measure}: {best}, with {value} for the first',
    fr: 'Pas départagés en tête des {count} pour {measure}\u00a0: {best}, avec {value} pour le premier',
  },
  missed: {
    en: '; no candidate dropped on the way is better than the best of the finalists by more than {amount} ({level}).',
    fr: '\u00a0; aucun candidat écarté en route n’est meilleur que le meilleur des finalistes de plus de {amount} ({level}).',
  },
  exact: {
    en: 'All values are exact, so that this is a plain ranking: nothing was raced, and equal means equal.',
    fr: 'Toutes les valeurs sont exactes\u00a0: c’est un simple classement, sans course, et l’égalité est une vraie égalité.',
  },
  raced: {
    en: 'Race by successive halving on the same dice for all: {rounds}. The last were compared on n = {n} fresh trials each, by Holm’s method at {level}.',
    fr: 'Course par moitiés successives, aux mêmes dés pour tous\u00a0: {rounds}. Les derniers ont été comparés sur n = {n} essais neufs chacun, par la méthode de Holm à {level}.',
  },
  straight: {
    en: 'So few candidates need no race: they were compared on n = {n} trials each, by Holm’s method at {level}.',
    fr: 'Si peu de candidats n’ont pas besoin de course\u00a0: ils ont été comparés sur n = {n} essais chacun, par la méthode de Holm à {level}.',
  },
  round: {
    en: '{candidates} to {survivors} on {trials} more trials',
    fr: 'de {candidates} à {survivors} sur {trials} essais de plus',
  },
  bound: {
    en: 'That the very best was dropped has a probability of at most {bound}.',
    fr: 'Que le tout meilleur ait été écarté a une probabilité d’au plus {bound}.',
  },
  noBound: {
    en: 'Some candidates dropped are too like the best to bound the chance that the very best was among them; how much could be lost by it stands above.',
    fr: 'Des candidats écartés ressemblent trop au meilleur pour borner la probabilité que le tout meilleur en soit\u00a0; ce qu’on y perdrait au plus est dit plus haut.',
  },
  refused: {
    en: 'Combinations left out because the rules refuse them: {count}.',
    fr: 'Combinaisons laissées de côté parce que les règles les refusent\u00a0: {count}.',
  },
  tooDear: {
    en: 'Combinations left out because they cost too much: {count}.',
    fr: 'Combinaisons laissées de côté parce qu’elles coûtent trop cher\u00a0: {count}.',
  },
  cut: { en: 'The chart shows the first {count}.', fr: 'Le graphique montre les {count} premiers.' },
  placeNote: { en: 'What the candidate has there.', fr: 'Ce que le candidat a à cet endroit.' },
  valueNote: {
    en: 'Its value, with an interval unless it is exact; of those dropped, on the trials of the race.',
    fr: 'Sa valeur, avec un intervalle sauf si elle est exacte\u00a0; pour les écartés, sur les essais de la course.',
  },
  cost: { en: 'Cost', fr: 'Coût' },
  costNote: { en: 'What {name} costs with it.', fr: 'Ce que coûte {name} avec lui.' },
  standing: { en: 'Standing', fr: 'Rang' },
  standingNote: {
    en: 'Best, level with it (exact: equal; sampled: not told apart), behind it, or dropped in a round of the race.',
    fr: 'Meilleur, à égalité avec lui (exact\u00a0: égal\u00a0; tiré au sort\u00a0: pas départagés), derrière lui, ou écarté lors d’une manche de la course.',
  },
  best: { en: 'best', fr: 'meilleur' },
  level: { en: 'level with the best', fr: 'à égalité' },
  behind: { en: 'behind', fr: 'derrière' },
  dropped: { en: 'dropped in round {round}', fr: 'écarté à la manche {round}' },
} satisfies Record<string, Bilingual>;
