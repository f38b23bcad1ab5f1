import type { Finding, Variant } from '../system.ts';
import { mergedFighter } from './combatant.ts';
import type { FighterData } from './fighter-schema.ts';
import { TRAITS } from './traits.ts';

/** What is wrong or pointless about one fighter. */
export function checkFighter(id: string, data: FighterData, _variant: Variant): readonly Finding[] {
  return checkNeeds(id, data);
}

/** An error where a fighter lacks numbers that everybody of his rank has. */
function checkNeeds(id: string, data: FighterData): readonly Finding[] {
  const { rank, characteristics } = mergedFighter(data);
  const needed = rank === 'squad' ? (['threat'] as const) : TRAITS;
  const missing = needed.filter((key) => characteristics[key] === undefined);
  if (missing.length === 0) return [];
  return [
    {
      severity: 'error',
      code: 'seventh-sea/missing-characteristic',
      path: ['fighters', id, ...(data.characteristics === undefined ? [] : ['characteristics'])],
      message: `fighter ${id} needs ${missing.join(', ')}`,
      hint: `give the characteristics of a ${rank}, or a profile that has them`,
    },
  ];
}
