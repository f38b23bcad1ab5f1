import { findingsOf } from '../findings.ts';

export { oneOf } from '../findings.ts';
export const { error, warning, checkFighterId } = findingsOf('mortebrume');
