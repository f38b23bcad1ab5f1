import { ADVENTURES } from './adventures.ts';
import { FIGHTING } from './fighting.ts';
import type { AssumedReading } from './reading.ts';

export { ASSUMED_RULES } from './rules.ts';

/** Ruling id → its readings that no source states. */
export const ASSUMED_READINGS: Readonly<Record<string, AssumedReading>> = { ...FIGHTING, ...ADVENTURES };
