import type { GameSystem, RuleEntry, RulePin, Ruling, RulingOption, Words } from '../systems/system.ts';

/** A ruling as one sees it from a rule that it switches. */
export interface ExplainedRuling {
  readonly id: string;
  readonly question: Words;
  readonly options: readonly RulingOption[];
  /** Option in force when a scenario says nothing. */
  readonly default: string;
  /** Preset, e.g. `sheet` → option in force under it. */
  readonly presets: Readonly<Record<string, string>>;
  /** Edition → its default, where that is another. */
  readonly editions: Readonly<Record<string, string>>;
}

/** A rule with all that one can say about it. */
export interface ExplainedRule extends Omit<RuleEntry, 'rulings'> {
  readonly rulings: readonly ExplainedRuling[];
  readonly pins: readonly RulePin[];
}

/** Puts together what a game says about one of its rules. */
export function explain(system: GameSystem, rule: RuleEntry, pins: readonly RulePin[]): ExplainedRule {
  const rulings = system.rulings.filter(({ id }) => rule.rulings.includes(id));
  return { ...rule, rulings: rulings.map((ruling) => explainRuling(system, ruling)), pins };
}

function explainRuling({ presets }: GameSystem, { id, question, options, editions = {} }: Ruling): ExplainedRuling {
  const first = options[0]?.id ?? '';
  const values = Object.entries(presets?.values ?? {});
  return {
    id,
    question,
    options,
    default: first,
    presets: Object.fromEntries(values.map(([preset, chosen]) => [preset, chosen[id] ?? first])),
    editions,
  };
}
