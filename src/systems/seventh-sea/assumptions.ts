import { type Assumed, assumedIn } from '../assumed.ts';
import type { Assumption, Variant, Words } from '../system.ts';
import { wordsIn } from '../vocabulary.ts';
import { ASSUMED_READINGS, ASSUMED_RULES } from './assumed/index.ts';
import type { Needs } from './assumed/reading.ts';
import { factsOf } from './felt.ts';
import { kindOf } from './kinds/index.ts';
import type { TableUse } from './kinds/kind.ts';
import { RULES } from './rules/index.ts';
import { RULINGS } from './rulings.ts';
import { DEFAULT_TABLES, EMPTY_TABLES, PUBLISHED_ENTRIES } from './table-defaults.ts';
import { TABLE_NAMES } from './table-names.ts';
import { MERGED_TABLES, type TableId } from './table-types.ts';
import { ENTRY_ALIASES } from './tables-schema.ts';

/** Readings, rules and tables without a source on which this variant's numbers rest. */
export function assumptionsOf(variant: Variant): readonly Assumption[] {
  const facts = factsOf(variant);
  return [...assumedIn(variant, kindOf(variant), ASSUMED, (needs) => facts[needs]), ...assumedTables(variant)];
}

const ASSUMED: Assumed<Needs> = {
  catalogue: RULES,
  rulings: RULINGS,
  readings: ASSUMED_READINGS,
  rules: ASSUMED_RULES,
};

/** Default tables that no source has, and that the scenario does not replace where the engagement reads them. */
function assumedTables(variant: Variant): readonly Assumption[] {
  const uses = kindOf(variant).tables?.(variant.engagement, variant) ?? [];
  const byTable = new Map<TableId, string[]>();
  for (const use of new Set(uses)) {
    const { table, entries } = assumedOf(use, variant);
    if (entries !== null) byTable.set(table, [...(byTable.get(table) ?? []), ...entries]);
  }
  return [...byTable].map(([id, entries]) => ({ id, text: tableWords(id, entries) }));
}

interface AssumedTable {
  readonly table: TableId;
  /** Names of the entries that are assumed, none for the table as a whole; null: nothing is assumed. */
  readonly entries: readonly string[] | null;
}

function assumedOf(use: TableUse, variant: Variant): AssumedTable {
  const [id = '', ...rest] = use.split('.');
  const table = id as TableId;
  const own = ((variant.tables ?? {}) as Readonly<Record<string, unknown>>)[table];
  if (EMPTY_TABLES.has(table)) return { table, entries: null };
  if (!MERGED_TABLES.some((merged) => merged === table)) return { table, entries: own === undefined ? [] : null };
  const entry = rest.join('.');
  const read = entry === '' ? Object.keys(DEFAULT_TABLES[table] ?? {}) : [entry];
  const given = (own ?? {}) as Readonly<Record<string, unknown>>;
  const defaults = DEFAULT_TABLES[table] as Readonly<Record<string, unknown>>;
  const entries = read.filter(
    (name) => given[name] === undefined && defaults[name] !== undefined && !PUBLISHED_ENTRIES.has(`${table}.${name}`),
  );
  return { table, entries: entries.length === 0 ? null : entries };
}

function tableWords(id: TableId, entries: readonly string[]): Words {
  const { alias, tells } = TABLE_NAMES[id];
  const defaults = (DEFAULT_TABLES[id] ?? {}) as Readonly<Record<string, unknown>>;
  const names = [...new Set(entries)];
  const frenchOf = wordsIn({ noun: 'entry', ids: names, aliases: ENTRY_ALIASES[id] ?? {} });
  const detail = (nameOf: (name: string) => string): string =>
    names.length === 0 ? '' : ` (${names.map((name) => `${nameOf(name)} ${defaults[name]}`).join(', ')})`;
  return {
    en: `the table ${id} is assumed: ${tells.en}${detail((name) => name)}`,
    fr: `la table «\u202f${alias}\u202f» est supposée : ${tells.fr}${detail((name) => frenchOf(name).fr).replace(/(\d)k(?=\d)/g, '$1g')}`,
  };
}
