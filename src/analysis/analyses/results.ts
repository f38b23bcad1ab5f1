import { z } from 'zod';
import type { AnalysisRequest } from '../../scenario/analyses/kinds.ts';
import type { Lab } from '../lab.ts';
import { bestPlayResult, conductBestPlay } from './best-play.ts';
import { conductFairCosts, fairCostsResult } from './fair-costs.ts';
import { conductMatrix, matrixResult } from './matrix.ts';
import { conductSweep, sweepResult } from './sweep.ts';

/** The published schema of every result of an analysis, told apart by `kind`. */
export const analysisResult = z.discriminatedUnion('kind', [
  sweepResult,
  matrixResult,
  fairCostsResult,
  bestPlayResult,
]);

export type AnalysisResult = z.infer<typeof analysisResult>;

/** Finds out what an analysis asks for. @throws what {@link Lab} throws */
export function conduct(request: AnalysisRequest, lab: Lab): Promise<AnalysisResult> {
  switch (request.kind) {
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
