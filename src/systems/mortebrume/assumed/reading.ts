import type { Words } from '../../system.ts';
import type { Facts } from '../felt.ts';

/** Whether a variant can feel a reading. */
export type Needs = (facts: Facts) => boolean;

/** What a reading without a source says, by option of its ruling. */
export interface AssumedReading {
  /** Where it cannot be felt, it is not told. */
  readonly needs?: Needs;
  readonly says: Readonly<Record<string, Words>>;
}

/** What a rule without a source says, where it is played. */
export interface AssumedRule {
  readonly id: string;
  /** Ids of the kinds whose numbers can rest on it. */
  readonly kinds: readonly string[];
  /** Where it cannot be felt, it is not told. */
  readonly needs?: Needs;
  readonly says: Words;
}

export function say(en: string, fr: string): Words {
  return { en, fr };
}
