import { type BestPlayRequest, bestPlay } from './best-play.ts';
import { type CompareRequest, compare } from './compare.ts';
import { type DecideRequest, decide } from './decide.ts';
import { type FairCostsRequest, fairCosts } from './fair-costs.ts';
import { type MatrixRequest, matrix } from './matrix.ts';
import { type RulingsRequest, rulings } from './rulings.ts';
import { type SearchRequest, search } from './search.ts';
import { type SensitivityRequest, sensitivity } from './sensitivity.ts';
import { type SolveRequest, solve } from './solve.ts';
import { type SweepRequest, sweep } from './sweep.ts';

/** Every sort of analysis that a scenario can ask for. */
export const KINDS = [
  compare,
  sweep,
  sensitivity,
  matrix,
  fairCosts,
  rulings,
  bestPlay,
  decide,
  solve,
  search,
] as const;

/** What one of them has come to: plain data. */
export type AnalysisRequest =
  | CompareRequest
  | SweepRequest
  | SensitivityRequest
  | MatrixRequest
  | FairCostsRequest
  | RulingsRequest
  | BestPlayRequest
  | DecideRequest
  | SolveRequest
  | SearchRequest;
