import type { Bilingual } from '../locale/locale.ts';

/** Texts of the analysis `decide`. */
export const WORDS = {
  strongerTitle: { en: '{measure}: {of} or {than}?', fr: '{measure}\u00a0: {of} ou {than}\u202f?' },
  fairTitle: { en: 'Is it fair? {measure}', fr: 'Est-ce équitable\u202f? {measure}' },
  strongerYes: {
    en: 'Yes: {measure} is more likely with {of} than with {than}{above}',
    fr: 'Oui\u00a0: {measure} est plus probable avec {of} qu’avec {than}{above}',
  },
  higherYes: {
    en: 'Yes: {measure} is higher with {of} than with {than}{above}',
    fr: 'Oui\u00a0: {measure} est plus élevé avec {of} qu’avec {than}{above}',
  },
  byMore: { en: ', by more than {above}', fr: ', de plus de {above}' },
  byAtLeast: { en: ', by {by} or more', fr: ', d’au moins {by}' },
  strongerNo: {
    en: 'No: {measure} is not {by} more likely with {of} than with {than}',
    fr: 'Non\u00a0: {measure} n’est pas plus probable de {by} avec {of} qu’avec {than}',
  },
  higherNo: {
    en: 'No: {measure} is not {by} higher with {of} than with {than}',
    fr: 'Non\u00a0: {measure} n’est pas plus élevé de {by} avec {of} qu’avec {than}',
  },
  difference: { en: '; the difference is {difference}.', fr: '\u00a0; l’écart est de {difference}.' },
  exactly: { en: '; the difference is exactly {difference}.', fr: '\u00a0; l’écart est exactement de {difference}.' },
  open: {
    en: 'Not enough evidence after {n} trials of each',
    fr: 'Pas assez de preuves après {n} essais de chaque variante',
  },
  more: {
    en: ' About {more} more trials of each would decide.',
    fr: ' Environ {more} essais de plus de chacune trancheraient.',
  },
  noMore: {
    en: ' It stands so near to the limit that no number of trials within reach decides.',
    fr: ' C’est si près de la limite qu’aucun nombre d’essais raisonnable ne tranche.',
  },
  fairYes: {
    en: 'Fair: {measure} is the end of {share} of {base}',
    fr: 'Équitable\u00a0: {measure} conclut {share} de {base}',
  },
  fairNo: {
    en: 'Not fair: {measure} is the end of {share} of {base}',
    fr: 'Inéquitable\u00a0: {measure} conclut {share} de {base}',
  },
  decided: { en: 'the decided fights', fr: 'l’ensemble des combats décidés' },
  all: { en: 'all trials', fr: 'l’ensemble des essais' },
  inside: { en: '; fair is {low} to {high}.', fr: '\u00a0; est équitable ce qui va de {low} à {high}.' },
  shareSoFar: { en: '; so far {share} of {base}', fr: '\u00a0; jusqu’ici {share} de {base}' },
  undecided: {
    en: 'No verdict: not one fight is decided',
    fr: 'Pas de verdict\u00a0: pas un combat n’est décidé',
  },
  exact: {
    en: 'The verdict is certain: the values are exact, every branch of every die was followed.',
    fr: 'Le verdict est certain\u00a0: les valeurs sont exactes, chaque branche de chaque dé a été suivie.',
  },
  gsprt: {
    en: 'Sequential test (generalised probability ratio) on n = {n} pairs of trials with the same luck, a difference of {above} against one of {by}: a wrong yes has a probability of at most {alpha} when the difference is {above} or less, a wrong no at most {beta} when it is {by} or more; in between, either answer may come.',
    fr: 'Test séquentiel (rapport de probabilités généralisé) sur n = {n} paires d’essais aux mêmes dés, un écart de {above} contre un écart de {by}\u00a0: un oui à tort a une probabilité d’au plus {alpha} quand l’écart est de {above} ou moins, un non à tort d’au plus {beta} quand il est de {by} ou plus\u00a0; entre les deux, l’une ou l’autre réponse peut venir.',
  },
  sequence: {
    en: 'Confidence sequence on n = {n} pairs of trials with the same luck: yes once its interval lies above {above}, no once it lies below {by}; either is wrong with a probability of at most {alpha}.',
    fr: 'Suite d’intervalles de confiance sur n = {n} paires d’essais aux mêmes dés\u00a0: oui dès que l’intervalle est au-dessus de {above}, non dès qu’il est au-dessous de {by}\u00a0; l’un et l’autre sont faux avec une probabilité d’au plus {alpha}.',
  },
  fairMethod: {
    en: 'Confidence sequence on n = {n} decided fights, from {trials} trials of each variant: a verdict, at any look, is wrong with a probability of at most {alpha}.',
    fr: 'Suite d’intervalles de confiance sur n = {n} combats décidés, tirés de {trials} essais de chaque variante\u00a0: un verdict, à quelque moment qu’on regarde, est faux avec une probabilité d’au plus {alpha}.',
  },
  fairOfAll: {
    en: 'Confidence sequence on n = {n} trials of each variant: a verdict, at any look, is wrong with a probability of at most {alpha}.',
    fr: 'Suite d’intervalles de confiance sur n = {n} essais de chaque variante\u00a0: un verdict, à quelque moment qu’on regarde, est faux avec une probabilité d’au plus {alpha}.',
  },
  valid: {
    en: 'Looks come at trial numbers that were fixed before the first die; intervals hold at all of them at once, which takes about 2.5 times the trials of a single look.',
    fr: 'On regarde à des nombres d’essais fixés avant le premier dé\u00a0; les intervalles valent pour tous ces regards à la fois, ce qui demande environ 2,5 fois les essais d’un seul.',
  },
  averaged: {
    en: 'The share is that of {count} variants together, which count alike.',
    fr: 'La part est celle de {count} variantes ensemble, à poids égal.',
  },
  variant: { en: 'Variant', fr: 'Variante' },
  variantNote: { en: 'Which variant the row is about.', fr: 'La variante dont parle la ligne.' },
  whole: { en: 'all together', fr: 'ensemble' },
  gap: { en: 'difference', fr: 'écart' },
  share: { en: 'Share of decided fights', fr: 'Part des combats décidés' },
  shareOfAll: { en: 'Share of trials', fr: 'Part des essais' },
  valueNote: {
    en: 'Value there, with an interval that holds at every look unless it is exact.',
    fr: 'Valeur, avec un intervalle qui vaut à chaque regard sauf si elle est exacte.',
  },
  looks: { en: 'What every look showed', fr: 'Ce qu’a montré chaque regard' },
  trials: { en: 'Trials of each', fr: 'Essais de chacune' },
  trialsNote: { en: 'Trials of each variant at the look.', fr: 'Essais de chaque variante à ce moment.' },
  llr: { en: 'Log-likelihood ratio', fr: 'Rapport de vraisemblance (log)' },
  llrNote: {
    en: 'Evidence for the larger difference (above 0) or the smaller one (below).',
    fr: 'Indices pour le plus grand écart (au-dessus de 0) ou pour le plus petit (au-dessous).',
  },
  estimateNote: { en: 'Estimate at the look.', fr: 'Estimation à ce moment.' },
  low: { en: 'Lower bound', fr: 'Borne inférieure' },
  high: { en: 'Upper bound', fr: 'Borne supérieure' },
  lowLlr: { en: 'At or below it the answer is no.', fr: 'À cette borne ou au-dessous, la réponse est non.' },
  highLlr: { en: 'At or above it the answer is yes.', fr: 'À cette borne ou au-dessus, la réponse est oui.' },
  lowNote: { en: 'Lower end of the interval at the look.', fr: 'Bas de l’intervalle à ce moment.' },
  highNote: { en: 'Upper end of the interval at the look.', fr: 'Haut de l’intervalle à ce moment.' },
  llrPath: {
    en: 'The evidence at each look: a log-likelihood ratio that ends at {value} after {n} trials of each; {high} means yes, {low} means no.',
    fr: 'Les indices à chaque regard\u00a0: un rapport de vraisemblance (log) qui finit à {value} après {n} essais de chacune\u00a0; {high} veut dire oui, {low} veut dire non.',
  },
  intervalPath: {
    en: 'The interval at each look, narrowing from {first} to {last} after {n} trials of each; the limits of the question are {low} and {high}.',
    fr: 'L’intervalle à chaque regard, de {first} à {last} après {n} essais de chacune\u00a0; les limites de la question sont {low} et {high}.',
  },
} satisfies Record<string, Bilingual>;
