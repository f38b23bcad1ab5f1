import type { Checks } from './request.ts';

/** What `expect:` can claim about a comparison with a baseline. */
export const COMPARE_CHECKS: Checks = {
  figures: {
    better: { en: 'comparisons that come out better', fr: 'comparaisons en mieux' },
    worse: { en: 'comparisons that come out worse', fr: 'comparaisons en moins bien' },
    ties: { en: 'comparisons that are tied', fr: 'comparaisons à égalité' },
    'not-separated': { en: 'comparisons not told apart', fr: 'comparaisons sans verdict' },
    'better-per-cost': { en: 'comparisons that come out better per cost', fr: 'comparaisons en mieux à coût égal' },
    'worse-per-cost': { en: 'comparisons that come out worse per cost', fr: 'comparaisons en moins bien à coût égal' },
    'ties-per-cost': { en: 'comparisons that are tied per cost', fr: 'comparaisons à égalité à coût égal' },
    'not-separated-per-cost': {
      en: 'comparisons not told apart per cost',
      fr: 'comparaisons sans verdict à coût égal',
    },
    'largest-difference': { en: 'largest difference from the baseline', fr: 'plus grand écart avec la référence' },
    'least-difference': { en: 'least difference from the baseline', fr: 'plus petit écart avec la référence' },
  },
  verdicts: {
    verdict: {
      label: { en: 'the verdict on all comparisons', fr: 'verdict de toutes les comparaisons' },
      words: {
        better: { en: 'better', fr: 'mieux' },
        worse: { en: 'worse', fr: 'moins bien' },
        tie: { en: 'tie', fr: 'égalité' },
        mixed: { en: 'mixed', fr: 'partagé' },
        'not-separated': { en: 'not told apart', fr: 'pas départagés' },
      },
    },
  },
};
