import { FIGHTING } from './fighting.ts';
import { GEOMETRY_RULES } from './geometry.ts';
import { MOVING } from './moving.ts';
import { PROCEDURES } from './procedures.ts';
import type { AssumedRule } from './reading.ts';

/** Rules that no source states; each section adds its own. */
export const ASSUMED_RULES: readonly AssumedRule[] = [...MOVING, ...PROCEDURES, ...FIGHTING, ...GEOMETRY_RULES];
