import { expect } from 'vitest';

/** An element of a small XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text right inside it. */
  readonly text: string;
}

/** Reads XML without namespaces, comments and entities of its own. @throws Error when it is not well-formed */
export function parseXml(text: string): XmlElement {
  const tokens = text.replace(/^<\?xml [^>]*\?>\n/, '').match(/<[^>]*>|[^<]+/g) ?? [];
  interface Open {
    readonly name: string;
    readonly attributes: Record<string, string>;
    readonly children: XmlElement[];
    text: string;
  }
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  for (const token of tokens) {
    const top = open.at(-1) ?? root;
    if (!token.startsWith('<')) {
      top.text += plain(token);
      continue;
    }
    const [, close, name = '', rest = '', empty] = /^<(\/?)([\w-]+)((?: [\w-]+="[^"<>]*")*)(\/?)>$/.exec(token) ?? [];
    if (name === '') throw new Error(`not well-formed: ${token}`);
    if (close === '/') {
      if (open.pop()?.name !== name) throw new Error(`${token} closes what is not open`);
      open.at(-1)?.children.push(top);
      continue;
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    );
    const element: Open = { name, attributes, children: [], text: '' };
    if (empty === '/') top.children.push(element);
    else open.push(element);
  }
  const [only, second] = root.children;
  if (open.length !== 1 || only === undefined || second !== undefined) throw new Error('there is not one root');
  return only;
}

function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML forbids
  if (/&(?!(lt|gt|quot|#39|amp);)|[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(text)) {
    throw new Error(`not well-formed: ${JSON.stringify(text)}`);
  }
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

export function elementsOf(parent: XmlElement | undefined, name: string): readonly XmlElement[] {
  return parent?.children.filter((child) => child.name === name) ?? [];
}

const SUITE = ['name', 'package', 'id', 'timestamp', 'hostname', 'tests', 'failures', 'errors', 'skipped', 'time'];

/** Holds a document to the structure that the schema of Ant's JUnitReport asks for: elements, order, attributes, counts. */
export function checkJunit(root: XmlElement): void {
  expect(root.name).toBe('testsuites');
  expect(root.attributes).toEqual({});
  root.children.forEach((suite, id) => {
    expect(suite.name).toBe('testsuite');
    expect(Object.keys(suite.attributes)).toEqual(SUITE);
    expect(suite.attributes).toMatchObject({ id: String(id), hostname: 'localhost' });
    expect(suite.attributes.name).not.toBe('');
    expect(suite.attributes.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(suite.attributes.time).toMatch(/^\d+(\.\d+)?$/);
    const cases = elementsOf(suite, 'testcase');
    const order = ['properties', ...cases.map(() => 'testcase'), 'system-out', 'system-err'];
    expect(suite.children.map(({ name }) => name)).toEqual(order);
    const count = (name: string): string => String(cases.filter((each) => elementsOf(each, name).length > 0).length);
    const [failures, errors, skipped] = ['failure', 'error', 'skipped'].map(count);
    expect(suite.attributes).toMatchObject({ tests: String(cases.length), failures, errors, skipped });
    for (const each of cases) checkCase(each);
  });
}

function checkCase({ attributes, children, text }: XmlElement): void {
  expect(Object.keys(attributes)).toEqual(['name', 'classname', 'time']);
  expect(text).toBe('');
  expect(children.length).toBeLessThanOrEqual(1);
  for (const { name, attributes: own } of children) {
    expect(['skipped', 'error', 'failure']).toContain(name);
    expect(Object.keys(own)).toEqual(name === 'skipped' ? ['message'] : ['message', 'type']);
  }
}

/** An element and all below it. */
export function* everyElement(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* everyElement(child);
}
