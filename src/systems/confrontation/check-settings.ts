import { idleAt, unasked } from '../asked.ts';
import type { Finding, Variant } from '../system.ts';
import { COMBATS } from './rules/players.ts';
import { ownSettings, ownWoundTable } from './settings.ts';

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

/** Keys of a scenario → kinds of engagements that look at them; a wound table is for whatever rolls damage. */
const FELT: readonly (readonly [keyof ReturnType<typeof ownSettings>, readonly string[]])[] = [
  ['range-difficulty', ['shooting']],
  ['cover-difficulty', ['shooting']],
  ['contact-limit', ['movement', ...COMBATS]],
];

/** Warnings of settings that the kind of engagement never looks at. @param rollsDamage whether it may */
export function warnOfSettings(variant: Variant, rollsDamage: boolean): readonly Finding[] {
  const { kind } = variant.engagement as { readonly kind: string };
  const own = ownSettings(variant);
  const idle = [
    ...FELT.filter(([key, kinds]) => own[key] !== undefined && !kinds.includes(kind)).map(([key]) => key),
    ...(rollsDamage || ownWoundTable(variant) === null ? [] : ['wound-table']),
  ];
  return idle.map((key) => idleAt('confrontation', [key], key, unasked(kind)));
}
