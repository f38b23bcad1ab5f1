import { type Command, Option } from 'commander';
import { FracasError } from '../errors.ts';
import { nearest } from '../scenario/wording.ts';
import { loadRulePins, loadSystem, systemNames } from '../systems/registry.ts';
import type { GameSystem, Language, RuleEntry } from '../systems/system.ts';
import { normalizeWord } from '../systems/vocabulary.ts';
import { type ExplainedRule, explain } from './explained-rule.ts';
import { catalogueText, gamesText, ruleText } from './rules-text.ts';
import { printedWidth } from './table.ts';

interface RulesOptions {
  readonly lang: Language;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  fracas rules mordheim                 every rule in a line
  fracas rules mordheim MH-PAR-3        one rule in full
  fracas rules mordheim MH-PAR          a family of rules in full
  fracas rules mordheim critical-limit  the rules that a ruling switches`;

/** `fracas rules [SYSTEM] [ID]`: what the rules of a game are, where each comes from, and what holds the code to it. */
export function registerRules(program: Command): void {
  program
    .command('rules')
    .description('the rules of a game: what each does, where it comes from, what switches it, which tests pin it')
    .argument('[system]', 'game system; without it, the games that there are')
    .argument(
      '[id]',
      'a rule, the family of one, or the ruling that switches some, such as MH-PAR-3, MH-PAR or critical-limit; without it, all',
    )
    .addOption(new Option('--lang <language>', 'language of the texts').choices(['en', 'fr']).default('en'))
    .option('--json', 'print JSON instead of text')
    .addHelpText('after', EXAMPLES)
    .action(async (name: string | undefined, id: string | undefined, { lang, json }: RulesOptions) => {
      const width = printedWidth();
      if (name === undefined) {
        const systems = await Promise.all(systemNames().map(loadSystem));
        print(json === true ? systems.map(countOf) : gamesText(systems, lang));
        return;
      }
      const system = await loadSystem(name);
      const pins = await loadRulePins(name);
      const rules = wanted(system, id).map((rule) => explain(system, rule, pins[rule.id] ?? []));
      if (json === true) print(isOne(rules, id) ? rules[0] : rules);
      else print(id === undefined ? catalogueText(system, rules, lang, width) : ruleText(system, rules, lang, width));
    });
}

function print(output: unknown): void {
  process.stdout.write(typeof output === 'string' ? output : `${JSON.stringify(output, null, 2)}\n`);
}

function countOf({ name, title, rules }: GameSystem) {
  return { name, title, rules: rules.length };
}

/** Whether one rule was asked for by its own id, and not a family of one. */
function isOne(rules: readonly ExplainedRule[], id: string | undefined): boolean {
  return rules.length === 1 && rules[0]?.id === id?.toUpperCase();
}

/**
 * The rule of that id, or those of the family or of the ruling; all without an id.
 * @throws FracasError `rules/unknown` when there is none
 */
function wanted({ name, rules, rulings }: GameSystem, id: string | undefined): readonly RuleEntry[] {
  if (id === undefined) return rules;
  const known = id.trim().toUpperCase();
  const ruling = normalizeWord(id);
  const found = rules.filter(
    (rule) => rule.id === known || rule.id.startsWith(`${known}-`) || rule.rulings.includes(ruling),
  );
  if (found.length > 0) return found;
  const ids = [...rules.map((rule) => rule.id), ...rulings.map((it) => it.id)];
  const near = ids.find((it) => it.endsWith(`-${known}`)) ?? nearest(id, ids);
  const question = near === null ? '' : `did you mean "${near}"? `;
  throw new FracasError('rules/unknown', `${name} has no rule "${id}"`, {
    hint: `${question}\`fracas rules ${name}\` lists them all`,
  });
}
