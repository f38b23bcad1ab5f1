import { findingsOf } from '../findings.ts';

export { oneOf } from '../findings.ts';

/** Findings of this game, for shared checks of sides. */
export const sideFindings = findingsOf('mortebrume');
export const { error, warning, checkFighterId } = sideFindings;
