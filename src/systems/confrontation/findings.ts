import { findingsOf } from '../findings.ts';

export { oneOf } from '../findings.ts';
export const FINDINGS = findingsOf('confrontation');
export const { error, warning, checkFighterId } = FINDINGS;
