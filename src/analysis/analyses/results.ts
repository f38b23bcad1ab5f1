import { z } from 'zod';
import type { AnalysisRequest } from '../../scenario/analyses/kinds.ts';
import type { Lab } from '../lab.ts';
import { bestPlayResult, conductBestPlay } from './best-play.ts';
import { compareResult, conductCompare } from './compare.ts';
import { conductDecide } from './decide.ts';
import { decideResult } from './decide-result.ts';
import { conductFairCosts, fairCostsResult } from './fair-costs.ts';
import { conductMatrix, matrixResult } from './matrix.ts';
import { conductRulings } from './rulings.ts';
import { rulingsResult } from './rulings-result.ts';
import { conductSearch, searchResult } from './search.ts';
import { conductSensitivity, sensitivityResult } from './sensitivity.ts';
import { conductSolve } from './solve.ts';
import { solveResult } from './solve-result.ts';
import { conductSweep, sweepResult } from './sweep.ts';

/** The published schema of every result of an analysis, told apart by `kind`. */
export const analysisResult = z.discriminatedUnion('kind', [
  compareResult,
  decideResult,
  searchResult,
  solveResult,
  sweepResult,
  matrixResult,
  fairCostsResult,
  bestPlayResult,
  rulingsResult,
  sensitivityResult,
]);

export type AnalysisResult = z.infer<typeof analysisResult>;

/** Finds out what an analysis asks for. @throws what {@link Lab} throws */
export function conduct(request: AnalysisRequest, lab: Lab): Promise<AnalysisResult> {
  switch (request.kind) {
    case 'rulings':
      return conductRulings(request, lab);
    case 'sensitivity':
      return conductSensitivity(request, lab);
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
    case 'matrix':
      return conductMatrix(request, lab);
    case 'fair-costs':
      return conductFairCosts(request, lab);
    case 'best-play':
      return conductBestPlay(request, lab);
  }
}
