import { type CompareRequest, compare } from './compare.ts';
import { type SweepRequest, sweep } from './sweep.ts';

/** Every sort of analysis that a scenario can ask for. */
export const KINDS = [compare, sweep] as const;

/** What one of them has come to: plain data. */
export type AnalysisRequest = CompareRequest | SweepRequest;
