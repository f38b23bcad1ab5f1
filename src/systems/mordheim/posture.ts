/** Postures of a fighter, from best to worst. // MH-INJ-6 compares them as numbers */
export const STANDING = 0;
export const DOWN = 1;
export const STUNNED = 2;
export const OUT = 3;
/** Left the fight on his feet; counts as lost. */
export const FLED = 4;
