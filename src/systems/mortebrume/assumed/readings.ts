import type { RulingId } from '../rulings.ts';
import type { AssumedReading } from './reading.ts';
import { READINGS_OF_ACTIONS } from './readings-of-actions.ts';
import { READINGS_OF_BLOWS } from './readings-of-blows.ts';

/** Readings that no source states, by ruling. */
export const ASSUMED_READINGS: { readonly [Id in RulingId]?: AssumedReading } = {
  ...READINGS_OF_BLOWS,
  ...READINGS_OF_ACTIONS,
};
