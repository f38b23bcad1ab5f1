import ts from 'typescript';

/** A change of the sources that no test should let pass: the text from `start` to `end` becomes `after`. */
export interface Fault {
  /** From the project's root. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** 1-based. */
  readonly line: number;
  /** What tells it apart though lines come and go: path, text of its line, place in it, change, which of the like. */
  readonly id: string;
}

/** Operator → what it becomes. */
const RECKONED = swaps('< <= >=; <= < >; > >= <=; >= > <; + -; - +; * /; / *; % *; += -= =; -= += =; *= /= =; /= *= =');
const DECIDED = swaps('=== !==; !== ===; && ||; || &&; & |; | &; ^ &; << >>; >> <<; >>> <<');
const CALLS = swaps('min max; max min; floor ceil; ceil floor; round floor');
/** Greater literals are limits and constants of hashes. */
const LITERAL_MAX = 4096;
/** What is said, not reckoned; bounds of schemas with it. */
const SAID = /^(describe|meta|description|title|hint|message|words|label|aliases|en|fr|assert\w*|\w*Error)$/;
const BOUND = /^(min|max|gte|lte|gt|lt|multipleOf)$/;

function swaps(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(text.split('; ').map((row) => [row.split(' ')[0] ?? '', row.split(' ').slice(1)]));
}

/**
 * Every fault that a file offers, several at one place; of reports only what reckons. Types are not looked at: what joins
 * texts is left to the compiler, which refuses to subtract them.
 */
export function faultsOf(path: string, content: string): readonly Fault[] {
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.ES2023, true);
  const lines = content.split('\n');
  const faults: Fault[] = [];
  const seen = new Map<string, number>();

  function offer(node: ts.Node, ...afters: readonly string[]): void {
    const start = node.getStart(source);
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const text = lines[line] ?? '';
    const place = character - (text.length - text.trimStart().length);
    const before = content.slice(start, node.end);
    for (const after of afters) {
      const sign = [path, text.trim(), place, before, after].join('|');
      const count = (seen.get(sign) ?? 0) + 1;
      seen.set(sign, count);
      faults.push({ path, start, end: node.end, before, after, line: line + 1, id: `${sign}|${count}` });
    }
  }

  function visitNumbers(node: ts.Node): void {
    if (ts.isBinaryExpression(node))
      offer(node.operatorToken, ...(RECKONED.get(node.operatorToken.getText(source)) ?? []));
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
      offer(node, node.operand.getText(source));
    else if (ts.isPropertyAccessExpression(node) && node.expression.getText(source) === 'Math')
      offer(node.name, ...(CALLS.get(node.name.text) ?? []));
    else if (ts.isNumericLiteral(node) && Number(node.text) <= LITERAL_MAX) {
      const value = Number(node.text);
      if (Number.isInteger(value)) offer(node, String(value + 1), ...(value > 0 ? [String(value - 1)] : []));
      else if (/^\d*\.\d+$/.test(node.text)) offer(node, `${node.text}1`);
    }
  }

  function visitDecisions(node: ts.Node): void {
    if (ts.isBinaryExpression(node))
      offer(node.operatorToken, ...(DECIDED.get(node.operatorToken.getText(source)) ?? []));
    else if (ts.isConditionalExpression(node)) offer(node.condition, 'true', 'false');
    else if (ts.isIfStatement(node)) offer(node.expression, 'true', 'false');
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      offer(node, node.operand.getText(source));
    else if (ts.isContinueStatement(node) || isEffect(node)) offer(node, ';');
    else if (node.kind === ts.SyntaxKind.TrueKeyword) offer(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) offer(node, 'true');
  }

  function visit(node: ts.Node): void {
    if (isSaid(node, source) || isStepOfLoop(node)) return;
    const isLayout = ts.isNumericLiteral(node) && !ts.isBinaryExpression(node.parent);
    if (!path.startsWith('src/report/')) visitDecisions(node);
    if (!path.startsWith('src/report/') || !isLayout) visitNumbers(node);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return faults;
}

/** A statement that only changes something. */
function isEffect(node: ts.Node): boolean {
  return (
    ts.isExpressionStatement(node) && !(ts.isCallExpression(node.expression) && node.getText().startsWith('super('))
  );
}

/** What only makes a loop endless. */
function isStepOfLoop(node: ts.Node): boolean {
  return node.parent !== undefined && ts.isForStatement(node.parent) && node.parent.incrementor === node;
}

function nameOf(parent: ts.Node): ts.Node | null {
  return ts.isPropertyAssignment(parent) ? parent.name : null;
}

/** What stands after `??` for an element that is there: types ask for it, nothing comes to it. */
function isStandIn({ parent }: ts.NumericLiteral): boolean {
  if (!ts.isBinaryExpression(parent) || !ts.isElementAccessExpression(parent.left)) return false;
  return parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
}

/** Whether a node says something, or stands in a type or for a name. */
function isSaid(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return true;
  if (ts.isPropertyAssignment(node)) return SAID.test(node.name.getText(source));
  if (ts.isNumericLiteral(node)) return node === nameOf(node.parent) || isStandIn(node);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called)) return SAID.test(called.getText(source));
  return SAID.test(called.name.text) || (BOUND.test(called.name.text) && called.expression.getText(source) !== 'Math');
}
