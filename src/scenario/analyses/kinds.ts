import { type BestPlayRequest, bestPlay } from './best-play.ts';
import { type CompareRequest, compare } from './compare.ts';
import { type FairCostsRequest, fairCosts } from './fair-costs.ts';
import { type MatrixRequest, matrix } from './matrix.ts';
import { type RulingsRequest, rulings } from './rulings.ts';
import { type SensitivityRequest, sensitivity } from './sensitivity.ts';
import { type SweepRequest, sweep } from './sweep.ts';

/** Every sort of analysis that a scenario can ask for. */
export const KINDS = [compare, sweep, sensitivity, matrix, fairCosts, rulings, bestPlay] as const;

/** What one of them has come to: plain data. */
export type AnalysisRequest =
  | CompareRequest
  | SweepRequest
  | SensitivityRequest
  | MatrixRequest
  | FairCostsRequest
  | RulingsRequest
  | BestPlayRequest;
