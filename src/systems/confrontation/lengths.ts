import { z } from 'zod';
import { noted } from '../vocabulary.ts';

/** A length in centimetres with at most one decimal. */
export function centimetres(high: number, description: string): z.ZodNumber {
  const allowed = `centimetres, 0 to ${high}, with at most one decimal`;
  return noted(z.number().min(0).max(high).multipleOf(0.1), { allowed, description: `${description}: ${allowed}` });
}

/** Centimetres → millimetres, in which models count. */
export function millimetres(cm: number): number {
  return Math.round(cm * 10);
}

/** Highest flight level. */
export const LEVEL_MAX = 2;
