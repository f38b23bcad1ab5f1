import type { Bilingual } from './locale/locale.ts';

/** Texts of `fracas compare`. `{name}` is filled in. */
export const DIFF_WORDS = {
  nothing: { en: 'Nothing moved.', fr: 'Rien n’a bougé.' },
  moved: {
    en: 'Numbers that moved: {moved} of {all}; not separated: {open}; equal: {equal}.',
    fr: 'Nombres qui ont bougé\u00a0: {moved} sur {all}\u00a0; non départagés\u00a0: {open}\u00a0; égaux\u00a0: {equal}.',
  },
  nothingInCommon: {
    en: 'The results have no variant in common.',
    fr: 'Les résultats n’ont aucune variante en commun.',
  },
  outcomes: { en: 'Outcomes', fr: 'Issues' },
  metrics: { en: 'Means', fr: 'Moyennes' },
  variant: { en: 'Variant', fr: 'Variante' },
  outcome: { en: 'Outcome', fr: 'Issue' },
  metric: { en: 'Count', fr: 'Décompte' },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
  points: { en: 'Difference (points)', fr: 'Différence (points)' },
  difference: { en: 'Difference', fr: 'Différence' },
  verdict: { en: 'Verdict', fr: 'Verdict' },
  pValue: { en: 'p (Holm)', fr: 'p (Holm)' },
  isMoved: { en: 'moved', fr: 'a bougé' },
  isOpen: { en: 'not separated', fr: 'non départagé' },
  isEqual: { en: 'equal', fr: 'égal' },
  more: {
    en: 'Others that moved, not shown: {count}; --all shows every number, --json has them.',
    fr: 'Autres changements, non montrés\u00a0: {count}\u00a0; --all montre tous les nombres, --json les donne.',
  },
  added: { en: 'New: {list}', fr: 'Nouveau\u00a0: {list}' },
  removed: { en: 'Gone: {list}', fr: 'Disparu\u00a0: {list}' },
  whole: { en: 'the variant', fr: 'la variante' },
  check: { en: 'Check “{text}”: {old} → {new}', fr: 'Attente «\u202f{text}\u202f»\u00a0: {old} → {new}' },
  noCheck: { en: 'none', fr: 'aucune' },
  ruling: { en: 'Ruling {name}: {old} → {new}', fr: 'Lecture {name}\u00a0: {old} → {new}' },
  varied: { en: 'varied by an axis', fr: 'variée par un axe' },
  assumed: { en: 'Now assumed: {text}', fr: 'Désormais admis\u00a0: {text}' },
  notAssumed: { en: 'No longer assumed: {text}', fr: 'N’est plus admis\u00a0: {text}' },
  fact: { en: '{name}: {old} → {new}', fr: '{name}\u00a0: {old} → {new}' },
  scenario: { en: 'The scenario file is not the same.', fr: 'Le fichier du scénario n’est pas le même.' },
  sampled: {
    en: 'Intervals of differences: {level}, each for itself. “Moved” holds for all {count} comparisons at once with an error rate of {alpha} (Holm).',
    fr: 'Intervalles des différences\u00a0: {level}, chacun pour soi. «\u202fA bougé\u202f» vaut pour les {count} comparaisons à la fois, avec un taux d’erreur de {alpha} (Holm).',
  },
  separate: {
    en: 'Samples of other seeds or engines are taken for independent (Newcombe; Welch).',
    fr: 'Les échantillons de graines ou de moteurs différents sont supposés indépendants (Newcombe\u00a0; Welch).',
  },
  oneSeed: {
    en: 'Both results have one seed: luck may move their samples alike or against each other, so the errors of both are added, which holds whatever they have in common. Another seed for one of them compares more sharply.',
    fr: 'Les deux résultats ont la même graine\u00a0: la chance peut porter leurs échantillons dans le même sens ou en sens contraire, donc leurs erreurs sont ajoutées, ce qui vaut quoi qu’ils aient en commun. Une autre graine pour l’un des deux compare plus finement.',
  },
  exact: {
    en: 'Exact numbers are the same when they differ by less than 10⁻⁹.',
    fr: 'Des nombres exacts sont les mêmes quand ils diffèrent de moins de 10⁻⁹.',
  },
  estimates: {
    en: 'Numbers of analyses: intervals of differences from those of both (Zou and Donner).',
    fr: 'Nombres des analyses\u00a0: intervalles des différences tirés de ceux des deux (Zou et Donner).',
  },
  analysis: { en: 'Analysis', fr: 'Analyse' },
  analysisAdded: { en: 'New: {name}', fr: 'Nouveau\u00a0: {name}' },
  analysisRemoved: { en: 'Gone: {name}', fr: 'Disparu\u00a0: {name}' },
  about: { en: 'Of', fr: 'De' },
  against: { en: 'Against', fr: 'Face à' },
  figure: { en: 'Number', fr: 'Nombre' },
  verdictIs: { en: 'Verdict: {old} → {new}', fr: 'Verdict\u00a0: {old} → {new}' },
  verdictMayBe: {
    en: 'Verdict: {old} → {new}; more trials could change either, so this counts as no move.',
    fr: 'Verdict\u00a0: {old} → {new}\u00a0; davantage d’essais pourraient changer l’un ou l’autre, ce n’est donc pas compté comme un mouvement.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Names of facts that differ. */
export const FACT_WORDS: Readonly<Record<string, Bilingual>> = {
  version: { en: 'Version of Fracas', fr: 'Version de Fracas' },
  title: { en: 'Title', fr: 'Titre' },
  edition: { en: 'Edition', fr: 'Édition' },
  method: { en: 'Method', fr: 'Méthode' },
  seed: { en: 'Seed', fr: 'Graine' },
  confidence: { en: 'Confidence level', fr: 'Niveau de confiance' },
  partial: { en: 'Interrupted', fr: 'Interrompu' },
};

/** What is said of a number. */
export const VERDICT_WORDS = {
  moved: DIFF_WORDS.isMoved,
  'not-separated': DIFF_WORDS.isOpen,
  equal: DIFF_WORDS.isEqual,
} as const;
