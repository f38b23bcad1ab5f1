import type { AnalysisResult } from '../../analysis/analyses/results.ts';
import type { Summary } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import type { Presentation } from '../presentation.ts';
import { presentBestPlay } from './best-play.ts';
import { presentCompare } from './compare.ts';
import { presentDecide } from './decide.ts';
import { presentFairCosts } from './fair-costs.ts';
import { presentMatrix } from './matrix.ts';
import { presentRulings } from './rulings.ts';
import { presentSearch } from './search.ts';
import { presentSensitivity } from './sensitivity.ts';
import { presentSolve } from './solve.ts';
import { presentSweep } from './sweep.ts';

/** What a reader is to see of an analysis, in the language of the locale. */
export function present(analysis: AnalysisResult, summary: Summary, locale: Locale): Presentation {
  switch (analysis.kind) {
    case 'rulings':
      return presentRulings(analysis, summary, locale);
    case 'sensitivity':
      return presentSensitivity(analysis, summary, locale);
    case 'compare':
      return presentCompare(analysis, summary, locale);
    case 'decide':
      return presentDecide(analysis, summary, locale);
    case 'search':
      return presentSearch(analysis, summary, locale);
    case 'solve':
      return presentSolve(analysis, summary, locale);
    case 'sweep':
      return presentSweep(analysis, summary, locale);
    case 'matrix':
      return presentMatrix(analysis, summary, locale);
    case 'fair-costs':
      return presentFairCosts(analysis, summary, locale);
    case 'best-play':
      return presentBestPlay(analysis, summary, locale);
  }
}
