import type { Provenance, Words } from '../systems/system.ts';

/** Where a rule or an option comes from, in a word. */
export const SOURCES: Readonly<Record<Provenance, Words>> = {
  sheet: { en: 'sheet', fr: 'feuille' },
  chapter: { en: 'chapter', fr: 'chapitre' },
  published: { en: 'published', fr: 'publié' },
  assumption: { en: 'assumption', fr: 'hypothèse' },
};

/** The colon of the language, with its spaces. */
export const COLON: Words = { en: ': ', fr: '\u00a0: ' };
