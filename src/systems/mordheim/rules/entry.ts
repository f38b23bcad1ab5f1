import type { RuleEntry, RuleKind, Words } from '../../system.ts';
import { provenanceOf } from '../provenance.ts';
import { RULINGS } from '../rulings.ts';

/** Kinds of engagement that play blows. */
export const BLOWS = ['attack', 'melee', 'skirmish', 'diving-charge'] as const;
/** Those that play fights of two sides, turn by turn. */
export const FIGHTS = ['melee', 'skirmish'] as const;
/** Those that play a whole close-combat phase, in which both sides strike. */
export const PHASES = [...FIGHTS, 'diving-charge'] as const;
/** Those that play shots of a shooting phase. */
export const SHOTS = ['shooting', 'skirmish'] as const;
/** Those in which somebody can fall. */
export const FALLS = ['climb', 'jump-down', 'diving-charge', 'leap', 'edge-fall', 'fall'] as const;
/** Those in which somebody can be wounded. */
export const WOUNDS = [...new Set([...BLOWS, ...SHOTS, ...FALLS])] as const;

/** A rule before it has its place in a section. */
export type Row = Omit<RuleEntry, 'section' | 'rulings'>;

interface Facts {
  readonly kind: RuleKind;
  /** Where it comes from: the sheet, published rules, an assumption. */
  readonly from: readonly ('S' | 'P' | 'A')[];
  /** Kinds of engagement whose results it can change. */
  readonly felt: readonly string[];
  readonly title: Words;
  readonly text: Words;
}

/** @param id without the prefix of the game, e.g. `PAR-3` */
export function rule(id: string, { kind, from, felt, title, text }: Facts): Row {
  return { id: `MH-${id}`, kind, title, text, provenance: from.map(provenanceOf), engagements: felt };
}

/** A section of the catalogue; which rulings switch its rules is known from the rulings. */
export function section(title: Words, rows: readonly Row[]): readonly RuleEntry[] {
  return rows.map((row) => ({ ...row, section: title, rulings: rulingsOf(row.id) }));
}

function rulingsOf(rule: string): readonly string[] {
  return RULINGS.filter(({ rules }) => rules.includes(rule)).map(({ id }) => id);
}
