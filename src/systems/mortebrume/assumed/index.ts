import type { AssumedRule } from './reading.ts';

/** Rules that no source states; each section adds its own. */
export const ASSUMED_RULES: readonly AssumedRule[] = [];
