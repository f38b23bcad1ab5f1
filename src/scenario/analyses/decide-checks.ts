import type { Checks } from './request.ts';

/** What `expect:` can claim about a decision. */
export const DECIDE_CHECKS: Checks = {
  figures: {
    share: { en: 'share of the decided fights', fr: 'part des combats décidés' },
    difference: { en: 'difference of the two variants', fr: 'écart entre les deux variantes' },
  },
  verdicts: {
    verdict: {
      label: { en: 'the verdict', fr: 'verdict' },
      words: {
        yes: { en: 'yes', fr: 'oui' },
        no: { en: 'no', fr: 'non' },
        fair: { en: 'fair', fr: 'équitable' },
        unfair: { en: 'unfair', fr: 'inéquitable' },
        'not-enough-evidence': { en: 'not enough evidence', fr: 'pas assez de preuves' },
      },
    },
  },
};
