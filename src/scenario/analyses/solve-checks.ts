import type { Checks } from './request.ts';

/** What `expect:` can claim about a solution. */
export const SOLVE_CHECKS: Checks = {
  figures: {
    crossing: { en: 'where the target is crossed', fr: 'endroit où la cible est franchie' },
    nearest: { en: 'value nearest to the target', fr: 'valeur la plus proche de la cible' },
  },
  verdicts: {
    verdict: {
      label: { en: 'the verdict', fr: 'verdict' },
      words: {
        crossed: { en: 'crossed', fr: 'franchie' },
        'not-reached': { en: 'not reached', fr: 'pas atteinte' },
        open: { en: 'not told yet', fr: 'pas encore tranché' },
      },
    },
  },
};
