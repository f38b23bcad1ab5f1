import type { Words } from '../../system.ts';
import type { Facts } from '../felt.ts';

/** A ruling with options that no source states: what each of them says, and what a variant needs to feel it. */
export interface AssumedReading {
  /** What a variant must have; absent: every variant of a kind that the ruling touches feels it. */
  readonly needs?: keyof Facts;
  /** Option id → a statement. */
  readonly says: Readonly<Record<string, Words>>;
}

/** A rule that no source states. */
export interface AssumedRule {
  readonly id: string;
  /** Kinds whose numbers rest on it. */
  readonly kinds: readonly string[];
  /** As of a reading. */
  readonly needs?: keyof Facts;
  readonly says: Words;
}

/** A statement in both languages. */
export function say(en: string, fr: string): Words {
  return { en, fr };
}
