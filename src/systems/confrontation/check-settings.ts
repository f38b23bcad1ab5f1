import type { Finding, Variant } from '../system.ts';
import { ownWoundTable } from './settings.ts';

function error(path: readonly (string | number)[], message: string, hint: string): Finding {
  return { severity: 'error', code: 'confrontation/wound-table', path: ['wound-table', ...path], message, hint };
}

/** Rows of the wound table that leave results open, or can never apply. */
export function checkSettings(variant: Variant): readonly Finding[] {
  const rows = ownWoundTable(variant)?.rows ?? [];
  const last = rows.length - 1;
  return rows.flatMap(({ to }, index) => {
    const name = `row ${index + 1} of the wound table`;
    if (index === last) {
      if (to === undefined) return [];
      const message = `${name} is the last and has \`to\`: greater results have no row`;
      return [error(['rows', index, 'to'], message, 'remove its `to`, or add a row without it')];
    }
    if (to === undefined) {
      return [
        error(['rows', index], `${name} has no \`to\`, and hides those after it`, 'write `to` in all but the last'),
      ];
    }
    const before = rows[index - 1]?.to;
    if (before === undefined || before < to) return [];
    const message = `${name} goes to ${to}, after one that goes to ${before}: it never applies`;
    return [error(['rows', index, 'to'], message, 'put the rows in ascending order')];
  });
}
