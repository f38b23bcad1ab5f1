import { type CompareRequest, compare } from './compare.ts';
import { type DecideRequest, decide } from './decide.ts';
import { type SearchRequest, search } from './search.ts';
import { type SolveRequest, solve } from './solve.ts';
import { type SweepRequest, sweep } from './sweep.ts';

/** Every sort of analysis that a scenario can ask for. */
export const KINDS = [compare, decide, search, solve, sweep] as const;

/** What one of them has come to: plain data. */
export type AnalysisRequest = CompareRequest | DecideRequest | SearchRequest | SolveRequest | SweepRequest;
