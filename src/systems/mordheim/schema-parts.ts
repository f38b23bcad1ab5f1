import { z } from 'zod';
import { sideNames } from '../schema-parts.ts';
import { noted } from '../vocabulary.ts';

export { fighterId, integer, kindWord, option, sideNames, sides, yesOrNo } from '../schema-parts.ts';

/** A length in inches, fractions allowed. */
export function inches(high: number, description: string): z.ZodNumber {
  const allowed = `inches, 0 to ${high}`;
  return noted(z.number().min(0).max(high), { allowed, description: `${description}: ${allowed}` });
}

/** A distance in inches that is there at all, in whole eighths: so far lengths are kept apart. */
export function wholeEighths(high: number, description: string): z.ZodNumber {
  const allowed = `inches, more than 0 and up to ${high}, in steps of 0.125`;
  return noted(z.number().gt(0).max(high).multipleOf(0.125), { allowed, description: `${description}: ${allowed}` });
}

/** Which sides test for rout. */
export const rout = z
  .union([z.boolean(), sideNames])
  .default(false)
  .describe('sides that test for rout: true, false or a list');
