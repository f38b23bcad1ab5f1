import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { closeModule } from '../../bundle/module.ts';

/** Runs a closed module. @param others id → exports of what it imports */
function run(id: string, text: string, others: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { body } = closeModule(id, text);
  const factory = runInNewContext(`'use strict'; ($load, $import, $url) => {${body}\n}`);
  const load = (name: string): unknown => others[name];
  return { ...factory(load, async (name: string) => load(name), 'file:///dist/it.js') };
}

describe('a module as a function', () => {
  it('returns what it exports, in every form that is used', () => {
    const text = [
      "import { a, b as c } from './one.js';",
      "import d, { e } from 'package';",
      "import * as all from '../two.js';",
      "export { f, g as h } from './one.js';",
      "export * from '../two.js';",
      'const i = a + c + d + e + all.two;',
      'export const { j, ...k } = { j: i, l: 1 };',
      'export async function m() { return 3; }',
      'export class N {}',
      'export { i, i as o };',
    ].join('\n');
    const others = {
      'dice/one.js': { a: 1, b: 2, f: 3, g: 4 },
      package: { default: 10, e: 20 },
      'two.js': { two: 100 },
    };
    const exported = run('dice/it.js', text, others);
    expect(exported).toMatchObject({ f: 3, h: 4, two: 100, i: 133, j: 133, k: { l: 1 }, o: 133 });
    expect(exported).toHaveProperty('m');
    expect(exported).toHaveProperty('N');
    const { imports, packages } = closeModule('dice/it.js', text);
    expect([...new Set(imports)]).toEqual(['dice/one.js', 'two.js']);
    expect([...(packages.get('package') ?? [])]).toEqual(['default', 'e']);
  });

  it('imports later by id, and knows its place', async () => {
    const text = [
      "export const later = () => import('./one.js');",
      'export const named = (name) => import(new URL(name, import.meta.url).href);',
      'export const made = (() => { class A { constructor() { this.name = new.target.name; } } return new A().name; })();',
    ].join('\n');
    const one = { a: 1 };
    const { later, named, made } = run('dice/it.js', text, { 'dice/one.js': one, 'file:///dist/x.js': 5 }) as {
      readonly later: () => Promise<unknown>;
      readonly named: (name: string) => Promise<unknown>;
      readonly made: string;
    };
    expect(await later()).toBe(one);
    expect(closeModule('dice/it.js', text).lazyImports).toEqual(['dice/one.js']);
    expect(made).toBe('A');
    expect(named).toBeTypeOf('function');
  });

  it('keeps raw text as it is, in characters that a script may hold escaped', () => {
    const text = 'export const raw = String.raw`②\\n#{1 + 1}…#{`#{3}`}\\u{`;'.replaceAll('#', '$');
    expect(run('it.js', text)).toEqual({ raw: '②\\n2…3\\u{' });
    expect(closeModule('it.js', text).body).toContain('String.raw({ raw: ["②\\\\n","…","\\\\u{"] }, 1 + 1, `');
    expect(run('it.js', 'export const raw = String.raw`\\t`;')).toEqual({ raw: '\\t' });
  });

  it.each([
    'export let changing = 1;',
    'export default 1;',
    'export default function named() {}',
    "export * as all from './one.js';",
    "import fs from 'node:fs';",
    'export const here = import.meta.dirname;',
    'export const tagged = tag`text`;',
  ])('refuses what would mean something else: %s', (text) => {
    expect(() => closeModule('it.js', text)).toThrow('it.js: cannot put this into a script');
  });
});
