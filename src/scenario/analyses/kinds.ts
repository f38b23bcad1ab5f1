import { type RulingsRequest, rulings } from './rulings.ts';
import { type SensitivityRequest, sensitivity } from './sensitivity.ts';
import { type SweepRequest, sweep } from './sweep.ts';

/** Every sort of analysis that a scenario can ask for. */
export const KINDS = [rulings, sensitivity, sweep] as const;

/** What one of them has come to: plain data. */
export type AnalysisRequest = RulingsRequest | SensitivityRequest | SweepRequest;
