import { provenanceOf } from './provenance.ts';
import type { RuleEntry, RuleKind, Ruling, Words } from './system.ts';

/** A rule before it has its place in a section. */
export type RuleRow = Omit<RuleEntry, 'section' | 'rulings'>;

export interface RuleFacts {
  readonly kind: RuleKind;
  /** Where it comes from: the sheet, a chapter, published rules, an assumption. */
  readonly from: readonly ('S' | 'C' | 'P' | 'A')[];
  /** Kinds of engagement whose results it can change. */
  readonly felt: readonly string[];
  readonly title: Words;
  readonly text: Words;
}

/** Writes the catalogue of a game's rules. */
export interface RuleWriter {
  /** @param id without the prefix of the game, e.g. `PAR-3` */
  rule(id: string, facts: RuleFacts): RuleRow;
  /** A section of the catalogue; which rulings switch its rules is known from the rulings. */
  section(title: Words, rows: readonly RuleRow[]): readonly RuleEntry[];
}

/**
 * @param prefix of the rule ids of a game, e.g. `MH`
 * @param rulings of the game
 */
export function ruleWriter(prefix: string, rulings: readonly Ruling[]): RuleWriter {
  const rulingsOf = (rule: string): readonly string[] =>
    rulings.filter(({ rules }) => rules.includes(rule)).map(({ id }) => id);
  return {
    rule: (id, { kind, from, felt, title, text }) => ({
      id: `${prefix}-${id}`,
      kind,
      title,
      text,
      provenance: from.map(provenanceOf),
      engagements: felt,
    }),
    section: (title, rows) => rows.map((row) => ({ ...row, section: title, rulings: rulingsOf(row.id) })),
  };
}
