import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Summary } from '../src/analysis/summary.ts';
import { runCommandLine } from '../src/cli/program.ts';
import { EXIT } from '../src/errors.ts';
import { run } from '../src/run.ts';
import { loadScenario } from '../src/scenario/load.ts';

const ROOT = resolve('.');
const README = readFileSync('README.md', 'utf8');

/** A fenced block of a document: `name` is the second word behind its fence, if any. */
interface Block {
  readonly language: string;
  readonly name: string;
  readonly text: string;
}

function blocksOf(document: string): readonly Block[] {
  return [...document.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', name = '', text = '']) => ({
      language,
      name,
      text,
    }),
  );
}

/** A text with its unbreakable spaces made plain, as they are typed. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

/** Words of a command line, quotes taken off. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

/** Runs a command in this process and takes what it prints on stdout. */
async function capture(line: string): Promise<{ readonly out: string; readonly code: number }> {
  let out = '';
  const onOut = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const onErr = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const before = process.exitCode;
  try {
    const code = await runCommandLine(wordsOf(line).slice(2));
    return { out, code };
  } finally {
    process.exitCode = before;
    onOut.mockRestore();
    onErr.mockRestore();
  }
}

describe('the README', () => {
  const blocks = blocksOf(README);
  /** Inside the tree, so that the library's example finds its way through the same compiler. */
  let folder = '';

  beforeAll(() => {
    mkdirSync('reports', { recursive: true });
    folder = mkdtempSync(join(ROOT, 'reports', 'readme-'));
    symlinkSync(join(ROOT, 'scenarios'), join(folder, 'scenarios'));
    process.chdir(folder);
  });

  afterAll(() => {
    process.chdir(ROOT);
    rmSync(folder, { recursive: true });
  });

  it('gives the two commands', () => {
    const commands = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text.trim());
    expect(commands).toContain('npm ci && npx fracas run scenarios/mordheim/sword-or-axe.yaml');
    expect(commands).toContain('npm ci && npm test');
  });

  it('shows commands that do what it says, in its order', async () => {
    let out = '';
    let ran = 0;
    for (const { language, name, text } of blocks) {
      if (language === 'yaml') writeFileSync(name, text);
      // What a command prints holds the lines shown below it.
      if (language === 'text') expect(plain(out)).toContain(text);
      if (language !== 'sh' || text.startsWith('npm ci')) continue;
      out = '';
      for (const line of text.trim().split('\n')) {
        expect(line).toMatch(/^npx fracas /);
        const result = await capture(line);
        expect(result.code, line).toBe(EXIT.ok);
        out += result.out;
        ran += 1;
      }
    }
    expect(ran).toBeGreaterThan(6);
  }, 240_000);

  it('shows a program that runs', async () => {
    const program = blocks.find(({ language }) => language === 'ts')?.text ?? '';
    const file = join(folder, 'program.ts');
    writeFileSync(
      file,
      `${program.replace("'fracas'", "'../../src/index.ts'")}\nexport { exact, page, sampled, tables };\n`,
    );
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { exact, page, sampled, tables } = (await import(/* @vite-ignore */ file)) as {
      exact: Summary;
      page: string;
      sampled: Summary;
      tables: readonly { readonly name: string }[];
    };
    expect(log).toHaveBeenCalledTimes(exact.variants.length);
    log.mockRestore();
    expect(sampled.variants[0]?.trials).toBe(100_000);
    expect(page).toContain('</html>');
    expect(tables.map(({ name }) => name)).toContain('duel.csv');
  });

  it('says truly that rules shows what 7th Sea only points to', async () => {
    expect(README).toContain('(poisons, the\neffects of spells)');
    const { out } = await capture('npx fracas rules seventh-sea');
    for (const words of ['Poisons', 'Effects of spells']) expect(out).toContain(words);
  });

  it('tells every exit code', () => {
    const told = [...README.matchAll(/^\| +(\d+) \|/gm)].map(([, code]) => Number(code));
    expect(told).toEqual(Object.values(EXIT));
  });
});

describe.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'src/DESIGN.md', 'src/systems/mordheim/README.md'])(
  '%s',
  (document) => {
    const text = readFileSync(document, 'utf8');

    it('links to files that exist', () => {
      for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
        if (/^https?:/.test(target)) continue;
        expect(() => readFileSync(resolve(dirname(document), target)), target).not.toThrow('ENOENT');
      }
    });

    it('names source files that exist', () => {
      for (const [, path = ''] of text.matchAll(/`((?:src|test|bench|scenarios)\/[\w./-]+\.\w+)`/g)) {
        if (!path.includes('NAME')) expect(() => readFileSync(path), path).not.toThrow('ENOENT');
      }
    });

    it('runs scripts that exist', () => {
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
      for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
    });
  },
);

describe('the example report', () => {
  const example = JSON.parse(readFileSync('reports/examples/sword-or-axe.json', 'utf8')) as Summary;

  it('shows what its scenario gives today (npm run examples renews it)', async () => {
    const fresh = await run(await loadScenario('scenarios/mordheim/sword-or-axe.yaml'), { workers: 0 });
    expect(example.input.text).toBe(fresh.input.text);
    expect(example.variants.length).toBe(fresh.variants.length);
    fresh.variants.forEach(({ label, outcomes }, index) => {
      const shown = example.variants[index];
      expect(shown?.label).toEqual(label);
      for (const [name, { p }] of Object.entries(outcomes)) expect(shown?.outcomes[name]?.p).toBeCloseTo(p, 9);
    });
  });

  it('is the page of its own result', () => {
    expect(readFileSync('reports/examples/sword-or-axe.html', 'utf8')).toContain(example.hash);
  });

  it('has a small picture', () => {
    expect(readFileSync('reports/examples/sword-or-axe.png').byteLength).toBeLessThan(200 * 1024);
  });
});
