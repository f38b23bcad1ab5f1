import { fields } from '../../systems/vocabulary.ts';
import { type Asked, analysisKind } from './request.ts';
import { planRoster, type Roster, type RosterFields, rosterFields } from './roster.ts';

/** All against all. */
export type MatrixRequest = Asked<'matrix', Roster>;

export const matrix = analysisKind<'matrix', RosterFields, Roster>({
  id: 'matrix',
  alias: 'matrice',
  summary: {
    en: 'all against all over a roster: scores, ratings, cycles, the best mix, strength for cost',
    fr: 'tous contre tous dans une liste\u00a0: scores, cotes, cycles, meilleur mélange, force pour le coût',
  },
  schema: fields(rosterFields),
  checks: {
    figures: {
      'cyclic-share': { en: 'share that goes round in circles', fr: 'part qui tourne en rond' },
      'top-score': { en: 'mean score of the strongest entry', fr: 'score moyen du plus fort' },
      'low-score': { en: 'mean score of the weakest entry', fr: 'score moyen du plus faible' },
      'first-seat': { en: 'score of the first seat', fr: 'score de la première place' },
    },
    verdicts: {},
  },
  plan: (written, desk) => planRoster(written, desk),
});
