import type { Bilingual } from './locale/locale.ts';

/** What the numbers of analyses are called. */
export const FIGURES: Readonly<Record<string, Bilingual>> = {
  'against-mix': { en: 'against the best mix', fr: 'contre le meilleur mélange' },
  base: { en: 'as it is', fr: 'tel quel' },
  baseline: { en: 'baseline', fr: 'référence' },
  'baseline-cost': { en: 'cost of the baseline', fr: 'coût de la référence' },
  'baseline-cost-per-win': { en: 'cost of a win, baseline', fr: 'coût d’une victoire, référence' },
  'baseline-per-cost': { en: 'baseline, per cost', fr: 'référence, à coût égal' },
  best: { en: 'best play', fr: 'meilleur jeu' },
  'best-gain': { en: 'gain of best play', fr: 'gain du meilleur jeu' },
  'best-response': { en: 'best response', fr: 'meilleure réponse' },
  cost: { en: 'cost', fr: 'coût' },
  'cost-per-win': { en: 'cost of a win', fr: 'coût d’une victoire' },
  'cyclic-share': { en: 'share in circles', fr: 'part en boucles' },
  difference: { en: 'difference', fr: 'écart' },
  'difference-per-cost': { en: 'difference, per cost', fr: 'écart, à coût égal' },
  draws: { en: 'draws', fr: 'nuls' },
  effect: { en: 'effect', fr: 'effet' },
  'effect-per-cost': { en: 'effect per cost', fr: 'effet rapporté au coût' },
  'fair-cost': { en: 'fair cost', fr: 'coût équitable' },
  'first-seat': { en: 'first seat', fr: 'première place' },
  game: { en: 'both at their best', fr: 'les deux au mieux' },
  interaction: { en: 'interaction', fr: 'interaction' },
  'main-effect': { en: 'main effect', fr: 'effet principal' },
  'mean-score': { en: 'mean score', fr: 'score moyen' },
  move: { en: 'move', fr: 'déplacement' },
  payoff: { en: 'payoff', fr: 'gain' },
  price: { en: 'price', fr: 'prix' },
  rating: { en: 'rating', fr: 'cote' },
  score: { en: 'score', fr: 'score' },
  share: { en: 'share', fr: 'part' },
  target: { en: 'target', fr: 'cible' },
  together: { en: 'both together', fr: 'les deux ensemble' },
  value: { en: 'value', fr: 'valeur' },
  'value-per-cost': { en: 'value, per cost', fr: 'valeur, à coût égal' },
  worst: { en: 'worst play', fr: 'pire jeu' },
  'worst-gain': { en: 'gain of worst play', fr: 'gain du pire jeu' },
  worth: { en: 'worth', fr: 'valeur en coût' },
};

/** Words that stand for how something is changed. */
export const CHANGES: Readonly<Record<string, Bilingual>> = {
  less: { en: 'one less', fr: 'un de moins' },
  more: { en: 'one more', fr: 'un de plus' },
  without: { en: 'without', fr: 'sans' },
};
