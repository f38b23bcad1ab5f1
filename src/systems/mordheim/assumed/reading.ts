import type * as shared from '../../assumed.ts';
import type { Facts } from '../felt.ts';

export { say } from '../../assumed.ts';

/** What a variant must have to feel a reading or a rule. */
export type Needs = keyof Facts;

export type AssumedReading = shared.AssumedReading<Needs>;
export type AssumedRule = shared.AssumedRule<Needs>;
