import type { Field } from './system.ts';

/** A field as listings show it. */
export function field(name: string, en: string, fr: string): Field {
  return { name, text: { en, fr } };
}
