import type { Bilingual } from '../locale/locale.ts';

/** Texts of the analysis `compare`. */
export const WORDS = {
  title: { en: 'Compared with {baseline}: {measure}', fr: 'Face à {baseline}\u00a0: {measure}' },
  ratesTitle: { en: 'What the cost of {payer} buys', fr: 'Ce que rapporte le coût de {payer}' },
  ahead: { en: '{variant} is furthest ahead of {baseline}', fr: '{variant} devance le plus {baseline}' },
  behind: {
    en: 'Nothing is ahead of {baseline}; {variant} is furthest behind',
    fr: 'Rien ne devance {baseline}\u00a0; {variant} est le plus loin derrière',
  },
  higher: { en: '{variant} is furthest above {baseline}', fr: '{variant} dépasse le plus {baseline}' },
  lower: {
    en: 'Nothing is above {baseline}; {variant} is furthest below',
    fr: 'Rien ne dépasse {baseline}\u00a0; {variant} est le plus loin au-dessous',
  },
  alike: {
    en: 'Nothing differs from {baseline}: every comparison is an exact tie',
    fr: 'Rien ne diffère de {baseline}\u00a0: toutes les comparaisons sont des égalités exactes',
  },
  unknown: {
    en: 'Nothing can be told apart from {baseline} yet',
    fr: 'Rien ne se distingue encore de {baseline}',
  },
  by: { en: ' by {difference} on {measure}', fr: ' de {difference} sur {measure}' },
  with: { en: ' ({circumstance})', fr: ' ({circumstance})' },
  counts: { en: 'Of {count} comparisons: {list}.', fr: 'Sur {count} comparaisons\u00a0: {list}.' },
  everywhere: { en: 'Ahead in every circumstance: {names}.', fr: 'Devant en toute circonstance\u00a0: {names}.' },
  perCost: {
    en: 'For its cost, {variant} gives most: one {measure} costs {mine}, against {its} with {baseline}{where}.',
    fr: 'À coût égal, c’est {variant} qui rapporte le plus\u00a0: une issue {measure} coûte {mine}, contre {its} avec {baseline}{where}.',
  },
  perCostPlain: {
    en: 'For its cost, {variant} gives most{where}.',
    fr: 'À coût égal, c’est {variant} qui rapporte le plus{where}.',
  },
  perCostNone: {
    en: 'For its cost, nothing gives more than {baseline}.',
    fr: 'À coût égal, rien ne rapporte plus que {baseline}.',
  },
  perCostOpen: {
    en: 'For its cost, nothing is certain to give more than {baseline}.',
    fr: 'À coût égal, rien ne rapporte à coup sûr plus que {baseline}.',
  },
  better: { en: 'better', fr: 'mieux' },
  worse: { en: 'worse', fr: 'moins bien' },
  above: { en: 'higher', fr: 'plus haut' },
  below: { en: 'lower', fr: 'plus bas' },
  tie: { en: 'tie', fr: 'égalité' },
  sameLaw: { en: 'tie: the very same fight', fr: 'égalité\u00a0: le même combat' },
  open: { en: 'not told apart', fr: 'pas départagés' },
  more: { en: 'not told apart: about {more} more trials', fr: 'pas départagés\u00a0: environ {more} essais de plus' },
  moreTrials: { en: '≈ {more} more trials', fr: '≈ {more} essais de plus' },
  neverDiffered: {
    en: 'not told apart: no trial ended differently',
    fr: 'pas départagés\u00a0: aucun essai n’a fini autrement',
  },
  exact: {
    en: 'All differences are exact: no sampling, so no interval and no p-value. Equal within 10⁻¹² is a tie.',
    fr: 'Tous les écarts sont exacts\u00a0: pas d’échantillon, donc ni intervalle ni valeur p. L’égalité s’entend à 10⁻¹² près.',
  },
  shared: {
    en: 'n = {n} trials of each pair on the same luck: the same roll falls alike in both. {level} intervals, each by itself{family}.',
    fr: 'n = {n} essais de chaque paire avec les mêmes dés\u00a0: le même jet tombe pareil des deux côtés. Intervalles à {level}, chacun pour soi{family}.',
  },
  partly: { en: 'Exact differences: {count}.', fr: 'Écarts exacts\u00a0: {count}.' },
  family: {
    en: '; verdicts by Holm’s adjusted p-values over all {count} tests, so that at {level} none of them is false',
    fr: '\u00a0; les verdicts suivent les valeurs p ajustées de Holm sur l’ensemble des {count} tests, de sorte qu’à {level} aucun n’est faux',
  },
  reduced: {
    en: 'Sharing the luck was worth {low} to {high} times the trials apart (median {median}).',
    fr: 'Partager les dés a valu {low} à {high} fois les essais séparés (médiane {median}).',
  },
  reducedAlike: {
    en: 'Sharing the luck was worth {median} times the trials apart.',
    fr: 'Partager les dés a valu {median} fois les essais séparés.',
  },
  cut: {
    en: 'The chart shows the {count} largest differences; the table has all of them.',
    fr: 'Le graphique montre les {count} plus grands écarts\u00a0; le tableau les a tous.',
  },
  countBetter: { en: 'better', fr: 'en mieux' },
  countWorse: { en: 'worse', fr: 'en moins bien' },
  countAbove: { en: 'higher', fr: 'au-dessus' },
  countBelow: { en: 'lower', fr: 'au-dessous' },
  countTie: { en: 'tied', fr: 'à égalité' },
  countOpen: { en: 'not told apart', fr: 'sans verdict' },
  axis: { en: 'Difference from {baseline} ({unit})', fr: 'Écart avec {baseline} ({unit})' },
  variant: { en: 'variant', fr: 'variante' },
  circumstance: { en: 'circumstance', fr: 'circonstance' },
  its: { en: 'baseline', fr: 'référence' },
  mine: { en: 'value', fr: 'valeur' },
  difference: { en: 'difference', fr: 'écart' },
  adjusted: { en: 'adjusted p', fr: 'p ajustée' },
  reduction: { en: 'luck shared', fr: 'dés partagés' },
  verdict: { en: 'verdict', fr: 'verdict' },
  cost: { en: 'cost', fr: 'coût' },
  itsCost: { en: 'baseline’s cost', fr: 'coût de référence' },
  rate: { en: '{measure} per 100 {unit}', fr: '{measure} pour 100 {unit}' },
  perWin: { en: '{unit} per {measure}', fr: '{unit} par {measure}' },
  perWinDifference: { en: 'difference', fr: 'écart' },
  defVariant: { en: 'What is compared with the baseline.', fr: 'Ce qui est comparé à la référence.' },
  defCircumstance: { en: 'Labels that both have in common.', fr: 'Étiquettes que les deux ont en commun.' },
  defIts: {
    en: 'Value of the baseline in the same trials, with its interval unless it is exact.',
    fr: 'Valeur de la référence dans les mêmes essais, avec son intervalle sauf si elle est exacte.',
  },
  defMine: {
    en: 'Value of the variant, with its interval unless it is exact.',
    fr: 'Valeur de la variante, avec son intervalle sauf si elle est exacte.',
  },
  defDifference: {
    en: 'Variant less baseline ({unit}), with its interval from the pairs unless it is exact.',
    fr: 'Variante moins référence ({unit}), avec son intervalle tiré des paires sauf s’il est exact.',
  },
  defAdjusted: {
    en: 'Chance of so large a difference between equals, adjusted by Holm’s method for all tests of this analysis.',
    fr: 'Chance d’un si grand écart entre égaux, ajustée par la méthode de Holm pour tous les tests de cette analyse.',
  },
  defReduction: {
    en: 'How many times more trials on separate luck would give the same precision.',
    fr: 'Combien de fois plus d’essais aux dés séparés donneraient la même précision.',
  },
  defVerdict: {
    en: 'What is certain at the level of the analysis.',
    fr: 'Ce qui est sûr au niveau de l’analyse.',
  },
  defCost: { en: 'What {payer} costs, in {unit}.', fr: 'Ce que coûte {payer}, en {unit}.' },
  defRate: { en: 'The measure over 100 units of cost.', fr: 'La mesure rapportée à 100 unités de coût.' },
  defPerWin: {
    en: 'The cost over the probability: what one such outcome costs.',
    fr: 'Le coût divisé par la probabilité\u00a0: ce que coûte une telle issue.',
  },
  chart: { en: '{title}. {rows}', fr: '{title}. {rows}' },
} satisfies Record<string, Bilingual>;
