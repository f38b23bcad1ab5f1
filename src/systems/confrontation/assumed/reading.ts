import type * as shared from '../../assumed.ts';
import type { Variant } from '../../system.ts';
import type { Facts } from '../felt.ts';

export { say } from '../../assumed.ts';

/** Whether a variant can feel a reading or a rule. */
export type Needs = (facts: Facts, variant: Variant) => boolean;

export type AssumedReading = shared.AssumedReading<Needs>;
export type AssumedRule = shared.AssumedRule<Needs>;
