import type { Finding, Variant } from '../system.ts';
import { checkFear } from './check-fear.ts';
import { checkFighter } from './check-fighter.ts';
import { checkNeeds } from './check-needs.ts';
import { checkSettings, warnOfSettings } from './check-settings.ts';
import type { FighterData } from './fighter-schema.ts';
import { warning } from './findings.ts';
import { warnIdleTactics } from './idle-tactics.ts';
import { kindOf } from './kinds/index.ts';
import { ownSettings } from './settings.ts';

/** Contradictions, and warnings about what cannot matter. Paths are those of the scenario. */
export function check(variant: Variant): readonly Finding[] {
  const kind = kindOf(variant);
  const findings: Finding[] = [...checkSettings(variant)];
  for (const [id, data] of Object.entries(variant.fighters)) {
    findings.push(...checkFighter(id, data as FighterData, variant));
  }
  findings.push(...kind.check(variant.engagement, variant), ...checkNeeds(kind, variant));
  if (findings.some(({ severity }) => severity === 'error')) return findings;
  const warnings = kind.warn?.(variant.engagement, variant) ?? [];
  const rollsDamage = kind.rollsDamage?.(variant.engagement, variant) ?? false;
  return [
    ...findings,
    ...warnings,
    ...warnIdleTactics(variant, findings),
    ...checkFear(variant),
    ...(rollsDamage ? checkWoundTable(variant) : []),
    ...warnOfSettings(variant, rollsDamage),
  ];
}

/** A warning where numbers rest on a table that nobody has published. // CF-WND-3 */
function checkWoundTable(variant: Variant): readonly Finding[] {
  if (ownSettings(variant)['wound-table'] !== undefined) return [];
  const message = {
    en: 'damage is read in the default wound table, which is an assumption: the published one is not known',
    fr: 'les dégâts sont lus dans la table des blessures par défaut, qui est une supposition\u00a0: la table publiée n’est pas connue',
  };
  return [
    warning('wound-table', ['kind'], message, {
      en: 'write `wound-table:` with the numbers of your own book, or `wound-table: assumed`',
      fr: 'écrivez `wound-table` avec les nombres de votre livre, ou `wound-table: assumed`',
    }),
  ];
}
