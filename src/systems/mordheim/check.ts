import type { Finding, Variant } from '../system.ts';
import { checkFighter } from './check-fighter.ts';
import type { FighterData } from './fighter-schema.ts';
import { warnIdleTactics } from './idle-tactics.ts';
import { kindOf } from './kinds/index.ts';

/** Contradictions, impossible loadouts, and warnings about what cannot matter. Paths are those of the scenario. */
export function check(variant: Variant): readonly Finding[] {
  const kind = kindOf(variant);
  const findings: Finding[] = [];
  for (const [id, data] of Object.entries(variant.fighters)) {
    findings.push(...checkFighter(id, data as FighterData, variant, kind));
  }
  findings.push(...kind.check(variant.engagement, variant));
  if (findings.some((f) => f.severity === 'error')) return findings;
  return [...findings, ...warnIdleTactics(variant), ...(kind.warn?.(variant.engagement, variant) ?? [])];
}
