import type { Provenance } from './system.ts';

const MARKS: Readonly<Record<string, Provenance>> = { S: 'sheet', C: 'chapter', P: 'published', A: 'assumption' };

/** What a mark of the lists stands for: S the sheet, C a chapter, P published rules, A an assumption where both are silent. */
export function provenanceOf(mark: string): Provenance {
  return MARKS[mark] ?? 'assumption';
}
