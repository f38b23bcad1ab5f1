import { type BestPlayRequest, bestPlay } from './best-play.ts';
import { type FairCostsRequest, fairCosts } from './fair-costs.ts';
import { type MatrixRequest, matrix } from './matrix.ts';
import { type SweepRequest, sweep } from './sweep.ts';

/** Every sort of analysis that a scenario can ask for. */
export const KINDS = [sweep, matrix, fairCosts, bestPlay] as const;

/** What one of them has come to: plain data. */
export type AnalysisRequest = SweepRequest | MatrixRequest | FairCostsRequest | BestPlayRequest;
