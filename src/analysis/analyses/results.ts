import { z } from 'zod';
import type { AnalysisRequest } from '../../scenario/analyses/kinds.ts';
import type { Lab } from '../lab.ts';
import { compareResult, conductCompare } from './compare.ts';
import { conductDecide, decideResult } from './decide.ts';
import { conductSearch, searchResult } from './search.ts';
import { conductSolve, solveResult } from './solve.ts';
import { conductSweep, sweepResult } from './sweep.ts';

/** The published schema of every result of an analysis, told apart by `kind`. */
export const analysisResult = z.discriminatedUnion('kind', [
  compareResult,
  decideResult,
  searchResult,
  solveResult,
  sweepResult,
]);

export type AnalysisResult = z.infer<typeof analysisResult>;

/** Finds out what an analysis asks for. @throws what {@link Lab} throws */
export function conduct(request: AnalysisRequest, lab: Lab): Promise<AnalysisResult> {
  switch (request.kind) {
    case 'compare':
      return conductCompare(request, lab);
    case 'decide':
      return conductDecide(request, lab);
    case 'search':
      return conductSearch(request, lab);
    case 'solve':
      return conductSolve(request, lab);
    case 'sweep':
      return conductSweep(request, lab);
  }
}
