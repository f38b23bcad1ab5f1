import { z } from 'zod';
import { noted } from '../vocabulary.ts';
import type { PoolBase } from './pools.ts';

/** `XkY`, or `XgY` as the French say, perhaps with points added or taken. */
const POOL = /^\s*(\d{1,2})\s*[kg]\s*(\d{1,2})\s*(?:([+-])\s*(\d{1,3}))?\s*$/i;

/** Reads `5k3`, `12g6+5`; null when it is not a pool, or one of more than 99 dice. */
export function parsePool(text: string): PoolBase | null {
  const match = POOL.exec(text);
  if (match === null) return null;
  const points = Number(match[4] ?? 0);
  return { rolled: Number(match[1]), kept: Number(match[2]), bonus: match[3] === '-' ? -points : points };
}

/** A pool that a scenario names, in text. */
export function poolText(description: string): z.ZodType<string> {
  const allowed = 'a pool: XkY or XgY, perhaps +B or -B, such as 5k3 or 12g6+5, up to 99 dice';
  return noted(z.string().regex(POOL), { noun: 'pool', allowed, description: `${description}: ${allowed}` });
}
