import { fields } from '../../systems/vocabulary.ts';
import type { AnalysisBase, AnalysisKind } from './request.ts';
import { planRoster, type Roster, type RosterFields, rosterFields } from './roster.ts';

/** All against all. */
export interface MatrixRequest extends AnalysisBase, Roster {
  readonly kind: 'matrix';
}

export const matrix: AnalysisKind<RosterFields, MatrixRequest> = {
  id: 'matrix',
  alias: 'matrice',
  summary: {
    en: 'all against all over a roster: scores, ratings, cycles, the best mix, strength for cost',
    fr: 'tous contre tous dans une liste\u00a0: scores, cotes, cycles, meilleur mélange, force pour le coût',
  },
  schema: fields(rosterFields),
  plan: (written, desk) => planRoster(written, desk),
};
