import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { loadSystem } from '../../src/systems/registry.ts';
import type { RulePin, RulePins } from '../../src/systems/system.ts';
import { runnable } from '../systems/conformance/known-answers.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RULE_ID = /\b[A-Z]{2,}-[A-Z]+-\d+\b/g;

/** Pins of a game's rules, found in the names of all tests and in what its known answers are said to hold. */
export async function findRulePins(system: string): Promise<RulePins> {
  const { rules } = await loadSystem(system);
  const pins = [...namedTests(), ...(await pinnedAnswers(system))];
  return Object.fromEntries(
    rules.map(({ id }) => [id, pins.filter((pin) => pin.rules.includes(id)).map(({ file, test }) => ({ file, test }))]),
  );
}

interface NamedTest extends RulePin {
  readonly rules: readonly string[];
}

/** Every test whose name, or that of a group around it, has a rule id; in the order of the files. */
export function namedTests(): readonly NamedTest[] {
  const entries = readdirSync(`${ROOT}test`, { recursive: true, encoding: 'utf8' });
  const files = entries.filter((name) => name.endsWith('.test.ts')).map((name) => `test/${name.replaceAll('\\', '/')}`);
  return files.sort().flatMap((file) =>
    testNames(readFileSync(`${ROOT}${file}`, 'utf8')).flatMap((test) => {
      const rules = [...test.matchAll(RULE_ID)].map(([id]) => id);
      return rules.length === 0 ? [] : [{ file, test, rules }];
    }),
  );
}

/**
 * Names of the tests of a source text, those of their groups before them; what a table fills in is left open. Tests that
 * are skipped do not count.
 */
export function testNames(source: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? declared(node) : null;
    if (call?.sort === 'skipped') return;
    if (call?.sort === 'test') names.push([...groups, call.title].join(' > '));
    const inner = call?.sort === 'group' ? [...groups, call.title] : groups;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest), []);
  return names;
}

interface Declared {
  readonly sort: 'test' | 'group' | 'skipped';
  readonly title: string;
}

const SORTS: Readonly<Record<string, Declared['sort']>> = { it: 'test', test: 'test', describe: 'group' };

/** `it('…')`, `test.each(table)('…')`, `describe('…')` and their like; null for other calls. */
function declared({ expression, arguments: [first] }: ts.CallExpression): Declared | null {
  if (first === undefined || !ts.isStringLiteralLike(first)) return null;
  let root: ts.Node = expression;
  let isSkipped = false;
  while (ts.isCallExpression(root) || ts.isPropertyAccessExpression(root)) {
    if (ts.isPropertyAccessExpression(root) && ['skip', 'todo'].includes(root.name.text)) isSkipped = true;
    root = root.expression;
  }
  const sort = ts.isIdentifier(root) ? SORTS[root.text] : undefined;
  if (sort === undefined) return null;
  return { sort: isSkipped ? 'skipped' : sort, title: first.text.replaceAll(/%[sdifjo]|\$\w+/g, '…') };
}

/** Known answers that some rules are held to: `test/systems/<name>/known-answer-rules.ts` says which. */
async function pinnedAnswers(name: string): Promise<readonly NamedTest[]> {
  const folder = `test/systems/${name}`;
  if (!existsSync(`${ROOT}${folder}/known-answer-rules.ts`)) return [];
  const module = (await import(new URL(`../../${folder}/known-answer-rules.ts`, import.meta.url).href)) as {
    readonly KNOWN_ANSWER_RULES: Readonly<Record<string, readonly string[]>>;
  };
  return runnable(await loadSystem(name)).map(({ id }) => ({
    file: `${folder}/known-answers.test.ts`,
    test: `${id} is exact`,
    rules: module.KNOWN_ANSWER_RULES[id] ?? [],
  }));
}
