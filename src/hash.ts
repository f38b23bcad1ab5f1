import { createHash } from 'node:crypto';
import { canonicalJson } from './analysis/canonical.ts';
import type { HashedSummary } from './analysis/summarize.ts';
import type { Summary } from './analysis/summary.ts';

/** SHA-256 (hex) of a summary's hashed part in canonical JSON. */
export function hashSummary(summary: HashedSummary | Summary): string {
  const { hash: _hash, performance: _performance, ...hashed } = summary as Summary;
  return createHash('sha256').update(canonicalJson(hashed)).digest('hex');
}
