import type { Checks } from './request.ts';

/** What `expect:` can claim about a search. */
export const SEARCH_CHECKS: Checks = {
  figures: {
    best: { en: 'value of the best candidate', fr: 'valeur du meilleur candidat' },
    ties: { en: 'candidates that may be best', fr: 'candidats qui peuvent être les meilleurs' },
    'missed-by': { en: 'most that a dropped candidate may be better by', fr: 'au plus, avance d’un candidat écarté' },
  },
  verdicts: {
    verdict: {
      label: { en: 'the verdict', fr: 'verdict' },
      words: {
        sole: { en: 'a single best', fr: 'un seul meilleur' },
        tied: { en: 'several level at the top', fr: 'plusieurs à égalité en tête' },
      },
    },
  },
};
