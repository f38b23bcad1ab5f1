import { z } from 'zod';
import { sideNames } from '../schema-parts.ts';
import { fields, noted } from '../vocabulary.ts';
import { KEY_WORDS } from './key-words.ts';

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

/**
 * A strict object whose keys may be written in French, too: as {@link KEY_WORDS} has them.
 * @param aliases further ones, alias → canonical key
 */
export function frenchFields<Shape extends z.core.$ZodShape>(
  shape: Shape,
  aliases: Readonly<Record<string, string>> = {},
): z.ZodType<z.infer<z.ZodObject<Shape, z.core.$strict>>> {
  // What an engagement is must be known before its other keys are read.
  const keys = Object.keys(shape).filter((key) => key !== 'kind');
  const french = keys.flatMap((key) => {
    const word = KEY_WORDS[key]?.replace(/[ ’]/g, '-');
    return word === undefined || word === key ? [] : [[word, key] as const];
  });
  return fields(shape, { ...Object.fromEntries(french), ...aliases });
}
