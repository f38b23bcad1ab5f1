import type { Finding, Variant } from '../system.ts';
import { checkEngagement } from './check-engagement.ts';
import { checkFighter } from './check-fighter.ts';
import { checkMatch } from './check-match.ts';
import type { FighterData } from './schema.ts';

/** Contradictions, impossible loadouts, and warnings about what cannot matter. Paths are those of the scenario. */
export function check(variant: Variant): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [id, data] of Object.entries(variant.fighters)) {
    findings.push(...checkFighter(id, data as FighterData, variant));
  }
  findings.push(...checkEngagement(variant));
  if (!findings.some((f) => f.severity === 'error')) findings.push(...checkMatch(variant));
  return findings;
}
