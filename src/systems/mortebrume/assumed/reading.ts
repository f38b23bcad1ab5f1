import type * as shared from '../../assumed.ts';
import type { Facts } from '../felt.ts';

export { say } from '../../assumed.ts';

/** Whether a variant can feel a reading or a rule. */
export type Needs = (facts: Facts) => boolean;

export type AssumedReading = shared.AssumedReading<Needs>;
export type AssumedRule = shared.AssumedRule<Needs>;
