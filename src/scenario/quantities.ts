import { z } from 'zod';
import { noted } from '../systems/vocabulary.ts';

const DIGITS = /^([-+]?)(\d+(?:[_\u0020\u00A0\u202F]\d+)*)$/;
const COUNT_TEXT = '^[-+]?\\d+([_ ]\\d+)*$';
const SHARE_TEXT = '^[-+]?\\d+([.,]\\d+)?\\s*(%|‰)$|^\\d+([.,]\\d+)?\\s*/\\s*\\d+([.,]\\d+)?$|^[-+]?\\d+[.,]\\d+$';

/** Reads `1_000_000` or `1 000 000`; anything else is handed back as it came. */
export function readCount(value: unknown): unknown {
  const match = typeof value === 'string' ? DIGITS.exec(value.trim()) : null;
  return match === null ? value : Number(`${match[1] ?? ''}${(match[2] ?? '').replace(/\D/g, '')}`);
}

/**
 * Reads a share: `95%`, `0,1 %`, `5‰`, `1/20`, `0.95`. Anything else is handed back as it came.
 * @source `%` divides by 100 in decimal, so that `0.1%` is the double nearest to 0.001
 */
export function readShare(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim().replaceAll(',', '.').replace(/\s+/g, '');
  const scaled = /^([-+]?\d+(?:\.\d+)?)([%‰]?)$/.exec(text);
  if (scaled !== null) return Number(`${scaled[1] ?? ''}e${scaled[2] === '%' ? -2 : scaled[2] === '‰' ? -3 : 0}`);
  const fraction = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(text);
  if (fraction === null || Number(fraction[2]) === 0) return value;
  return Number(fraction[1]) / Number(fraction[2]);
}

/** A whole number in [min, max], digits grouped or not. */
export function count(min: number, max: number, description: string): z.ZodType<number> {
  const allowed = `such as ${1_000_000 <= max ? '1_000_000' : String(min)}`;
  return z.preprocess(readCount, noted(z.int().min(min).max(max), { allowed, text: COUNT_TEXT, description }));
}

/** A share, bounds excluded; also written as a percentage or a fraction. */
export function share(above: number, below: number, example: string, description: string): z.ZodType<number> {
  return z.preprocess(
    readShare,
    noted(z.number().gt(above).lt(below), { allowed: `such as ${example}`, text: SHARE_TEXT, description }),
  );
}

/** Any number, also written as a percentage or a fraction. */
export function quantity(description: string): z.ZodType<number> {
  return z.preprocess(readShare, noted(z.number(), { allowed: 'such as 45% or 3.5', text: SHARE_TEXT, description }));
}
