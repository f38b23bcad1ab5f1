import { type SweepRequest, sweep } from './sweep.ts';

/** Every sort of analysis that a scenario can ask for. */
export const KINDS = [sweep] as const;

/** What one of them has come to: plain data. */
export type AnalysisRequest = SweepRequest;
