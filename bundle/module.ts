import { posix } from 'node:path';
import ts from 'typescript';

/** A module as a function body, and what it asks for. */
export interface ClosedModule {
  /** Path from dist/, such as `engine/exact.js`. */
  readonly id: string;
  /** Body of a strict function of `$load`, `$import` and `$url` that returns the exports. */
  readonly body: string;
  /** Modules that it needs before it runs: ids of the same sort. */
  readonly imports: readonly string[];
  /** Modules that it may import later. */
  readonly lazyImports: readonly string[];
  /** Package → names that are imported of it; `*` for all of them. */
  readonly packages: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Closes a module of dist/ over constants: what it imports becomes constants of its function, set once, instead of links that
 * V8 follows at each use. That is the same, since modules export constants, functions and classes and do not import in
 * circles; and optimised code folds such constants, where it reads the `var` that bundlers write each time it needs one.
 * @throws Error on a form of import or export that it does not know
 */
export function closeModule(id: string, text: string): ClosedModule {
  const source = ts.createSourceFile(id, text, ts.ScriptTarget.ES2023, false, ts.ScriptKind.JS);
  const edits: Edit[] = [];
  const imports: string[] = [];
  const lazyImports: string[] = [];
  const packages = new Map<string, Set<string>>();
  /** Properties of the object that the function returns. */
  const exported: string[] = [];

  const replace = (node: ts.Node, replacement: string): void => {
    edits.push({ start: node.getStart(source), end: node.end, text: replacement });
  };
  const resolve = (specifier: ts.Expression): string => {
    if (!ts.isStringLiteral(specifier)) throw unknown(specifier);
    return specifier.text.startsWith('.') ? posix.join(posix.dirname(id), specifier.text) : specifier.text;
  };
  const unknown = (node: ts.Node): Error =>
    new Error(`${id}: cannot put this into a script: ${node.getText(source).split('\n', 1)}`);
  /** Notes an import. @returns what gives its exports */
  const need = (specifier: ts.Expression, names: readonly string[]): string => {
    const target = resolve(specifier);
    if (target.endsWith('.js') && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')) imports.push(target);
    else if (!target.startsWith('node:')) {
      packages.set(target, new Set([...(packages.get(target) ?? []), ...names]));
    } else if (names.includes('default')) throw unknown(specifier);
    return `$load(${JSON.stringify(target)})`;
  };

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) replace(statement, constantsOf(statement));
    else if (ts.isExportDeclaration(statement)) replace(statement, passOn(statement));
    else if (ts.isExportAssignment(statement)) throw unknown(statement);
    else exportNames(statement);
  }
  editExpressions(source);

  function constantsOf({ importClause, moduleSpecifier }: ts.ImportDeclaration): string {
    if (importClause === undefined) return `${need(moduleSpecifier, [])};`;
    const { name, namedBindings } = importClause;
    if (namedBindings !== undefined && ts.isNamespaceImport(namedBindings)) {
      return `const ${namedBindings.name.text} = ${need(moduleSpecifier, ['*'])};`;
    }
    const bound: [from: string, to: string][] = name === undefined ? [] : [['default', name.text]];
    for (const { propertyName, name } of namedBindings?.elements ?? []) {
      bound.push([(propertyName ?? name).text, name.text]);
    }
    const from = need(
      moduleSpecifier,
      bound.map(([name]) => name),
    );
    return `const { ${bound.map(property).join(', ')} } = ${from};`;
  }

  function passOn(statement: ts.ExportDeclaration): string {
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause === undefined && moduleSpecifier !== undefined) {
      exported.push(`...${need(moduleSpecifier, ['*'])}`);
      return '';
    }
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) throw unknown(statement);
    const names = exportClause.elements.map(
      ({ propertyName, name }) => [(propertyName ?? name).text, name.text] as const,
    );
    if (moduleSpecifier === undefined) {
      exported.push(...names.map(([from, to]) => property([to, from])));
      return '';
    }
    const source = need(
      moduleSpecifier,
      names.map(([from]) => from),
    );
    exported.push(...names.map(([from, to]) => `${to}: ${source}.${from}`));
    return '';
  }

  /** Takes `export` off a declaration and notes its names. */
  function exportNames(statement: ts.Statement): void {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const keyword = modifiers.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (keyword === undefined) return;
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) throw unknown(statement);
    replace(keyword, '');
    if (ts.isVariableStatement(statement)) {
      const { declarationList } = statement;
      // A variable would be seen by importers as it was when they were loaded.
      if ((declarationList.flags & ts.NodeFlags.Const) === 0) throw unknown(statement);
      for (const { name } of declarationList.declarations) exported.push(...boundNames(name));
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      exported.push(...(statement.name === undefined ? [] : [statement.name.text]));
    } else throw unknown(statement);
  }

  function editExpressions(node: ts.Node): void {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      replace(node.expression, '$import');
      const [specifier] = node.arguments;
      if (specifier !== undefined && ts.isStringLiteral(specifier)) {
        const target = resolve(specifier);
        if (specifier.text.startsWith('.')) lazyImports.push(target);
        else if (!packages.has(target)) packages.set(target, new Set(['*']));
        replace(specifier, JSON.stringify(target));
      }
    } else if (ts.isTaggedTemplateExpression(node)) {
      if (node.tag.getText(source) !== 'String.raw') throw unknown(node);
      callRaw(node.template);
    } else if (ts.isPropertyAccessExpression(node) && isImportMeta(node.expression)) {
      if (node.name.text !== 'url') throw unknown(node);
      replace(node, '$url');
    }
    ts.forEachChild(node, editExpressions);
  }

  /** Turns the template of `String.raw` into arguments: in its text nothing may be escaped, and scripts are ASCII. */
  function callRaw(template: ts.TemplateLiteral): void {
    const spans = ts.isTemplateExpression(template) ? template.templateSpans : [];
    const pieces = [
      ts.isTemplateExpression(template) ? template.head : template,
      ...spans.map(({ literal }) => literal),
    ];
    const raw = JSON.stringify(pieces.map(({ rawText }) => rawText));
    pieces.forEach((piece, index) => {
      replace(piece, (index === 0 ? `({ raw: ${raw} }` : '') + (index < spans.length ? ', ' : ')'));
    });
  }

  return { id, body: `${edit(text, edits)}\nreturn { ${exported.join(', ')} };`, imports, lazyImports, packages };
}

function isImportMeta(node: ts.Node): boolean {
  return ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword;
}

function property([from, to]: readonly [from: string, to: string]): string {
  return from === to ? from : `${from}: ${to}`;
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

/** The text with some of its places replaced, none inside another; without a `#!` line. */
function edit(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let at = text.startsWith('#!') ? text.indexOf('\n') : 0;
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => a.start - b.start)) {
    edited += text.slice(at, start) + replacement;
    at = end;
  }
  return edited + text.slice(at);
}
