import { defaultOption } from '../systems/rulings.ts';
import type { GameSystem, Variant } from '../systems/system.ts';
import type { Summary } from './summary.ts';
import type { RulingNote } from './summary-parts.ts';

type RulingsPart = Pick<Summary, 'rulings' | 'rulingNotes' | 'assumptions' | 'assumptionNotes'>;

/** How a result reads the rules, and what it takes for granted: the same in every variant, or noted as varied. */
export function describeRulings(system: GameSystem, variants: readonly Variant[]): RulingsPart {
  const notes = system.rulings.map((ruling): RulingNote => {
    const taken = new Set(variants.map((variant) => variant.rulings[ruling.id]));
    const option = taken.size === 1 ? ([...taken][0] ?? null) : null;
    return {
      id: ruling.id,
      question: ruling.question,
      option,
      options: ruling.options.map(({ id }) => id),
      isDefault: variants.every(({ rulings, edition }) => rulings[ruling.id] === defaultOption(ruling, edition)),
      provenance: ruling.options.find(({ id }) => id === option)?.provenance ?? null,
    };
  });
  const assumptions = new Map<string, Summary['assumptionNotes'][number]>();
  for (const variant of variants) {
    for (const { id, text } of system.assumptions(variant)) assumptions.set(`${id}\n${text.en}`, { id, text });
  }
  const assumptionNotes = [...assumptions.values()];
  return {
    rulings: Object.fromEntries(notes.flatMap(({ id, option }) => (option === null ? [] : [[id, option]]))),
    rulingNotes: notes,
    assumptions: assumptionNotes.map(({ text }) => text.en),
    assumptionNotes,
  };
}
