import { z } from 'zod';
import { noted } from '../vocabulary.ts';
import type { Rulings } from './rulings.ts';

/** Greatest length of an engagement, in cm. */
export const LENGTH_MAX = 1000;

/** A length in centimetres with at most one decimal. // MB-GEN-2 */
export function centimetres(high: number, description: string): z.ZodNumber {
  const allowed = `centimetres, 0 to ${high}, with at most one decimal`;
  return noted(z.number().min(0).max(high).multipleOf(0.1), { allowed, description: `${description}: ${allowed}` });
}

/** Centimetres → millimetres, in which models count. */
export function millimetres(cm: number): number {
  return Math.round(cm * 10);
}

/** Millimetres → centimetres, in which encumbrance is told: it has no parts of one. */
export function centimetresOf(mm: number): number {
  return Math.round(mm / 10);
}

/** Half of a whole number, by the ruling `half-rounding`. */
export function half(value: number, rulings: Pick<Rulings, 'half-rounding'>): number {
  return rulings['half-rounding'] === 'up' ? Math.ceil(value / 2) : Math.floor(value / 2);
}

/** Whole centimetres of a length in mm, by the ruling `partial-cm`. */
export function wholeCentimetres(mm: number, rulings: Pick<Rulings, 'partial-cm'>): number {
  return rulings['partial-cm'] === 'up' ? Math.ceil(mm / 10) : Math.floor(mm / 10);
}
