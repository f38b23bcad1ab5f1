import { promises as files, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerRun } from '../../src/cli/run.ts';
import { type Ran, runCommand, runProcess } from '../support/cli.ts';
import { checkJunit, elementsOf, parseXml } from '../support/xml.ts';

const DUEL = `
system: mordheim
title: Sword against a ghoul
fighters:
  captain: { profile: reikland-captain, equipment: [sword] }
  ghoul: { profile: ghoul }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, charger: imperials }
run: { seed: 1, trials: 1_000 }
expect:
  - { outcome: imperials, between: [1%, 99%] }
  - { outcome: undead, between: [99%, 100%] }
`;

let folder = '';
let out = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fracas-'));
  out = join(folder, 'out');
  file = join(folder, 'duel.yaml');
  writeFileSync(file, DUEL);
});

afterEach(() => rmSync(folder, { recursive: true }));

function fracas(...args: readonly string[]): Promise<Ran> {
  return runCommand(registerRun, 'run', file, '--out', out, '--workers', '0', '--quiet', ...args);
}

describe('fracas run --format', () => {
  it('writes every format beside the others, whole', async () => {
    const { exitCode, err } = await fracas('--format', 'html,json,csv,svg,png,parquet,md', '--method', 'sampled');
    expect(err).toBe('');
    expect(exitCode).toBe(1);
    const files = readdirSync(out);
    for (const name of ['duel.html', 'duel.json', 'duel.csv', 'duel.metrics.csv', 'duel.distributions.csv', 'duel.md'])
      expect(files).toContain(name);
    expect(files).toContain('duel.outcomes.svg');
    expect(files).toContain('duel.outcomes.png');
    expect(readFileSync(join(out, 'duel.parquet')).subarray(0, 4).toString()).toBe('PAR1');
    expect(files.filter((name) => name.endsWith('.svg'))).toHaveLength(files.filter((n) => n.endsWith('.png')).length);
    expect(files.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('tells many pictures by their number', async () => {
    const { out: told } = await fracas('--format', 'svg');
    expect(told.replaceAll('\n', ' ')).toMatch(/duel\.\*\.svg \(\d+\)/);
  });

  it('writes what is named by a list and by the option said again', async () => {
    await fracas('--format', 'json', '--format', 'md,json');
    expect(readdirSync(out).sort()).toEqual(['duel.json', 'duel.md']);
  });

  it('draws dark pictures when asked', async () => {
    await fracas('--format', 'svg', '--theme', 'dark');
    expect(readFileSync(join(out, 'duel.outcomes.svg'), 'utf8')).toContain('fill="#14171b"');
  });

  it.each([
    ['parqet', 'parquet'],
    ['markdown', 'md'],
    ['jsn', 'json'],
  ])('asks whether %s means a format that it knows', async (word, meant) => {
    const { thrown } = await fracas('--format', `html,${word}`);
    const message = String(thrown);
    expect(message).toContain('html, json, csv, svg, png, md, parquet');
    if (meant !== 'md') expect(message).toContain(`Did you mean "${meant}" rather than "${word}"?`);
  });

  it('refuses trials before any work where there will be none, or too many', async () => {
    const exact = await fracas('--format', 'parquet', '--method', 'exact');
    expect(exact.err).toContain('export/nothing-sampled');
    expect(exact.exitCode).toBe(2);
    const many = await fracas('--format', 'parquet', '--method', 'sampled', '--trials', '1e9');
    expect(many.err).toContain('export/too-many-trials');
    expect(many.out).toBe('');
  });

  it('writes the other formats, and the table, where a solution has made trials needless', async () => {
    const { err, out: told, exitCode } = await fracas('--format', 'parquet,json');
    expect(err).toContain('export/nothing-sampled');
    expect(told).toContain('Sword against a ghoul');
    expect(exitCode).toBe(2);
    expect(readdirSync(out)).toEqual(['duel.json']);
  });

  it('writes analyses as tables of their own, in Parquet even where there are no trials', async () => {
    writeFileSync(file, `${DUEL}analyses: [sensitivity]\n`);
    const { err, exitCode } = await fracas('--format', 'csv,parquet', '--method', 'exact');
    expect(err).toBe('');
    expect(exitCode).toBe(1);
    const tables = ['duel.analyses.csv', 'duel.analyses.parquet', 'duel.csv', 'duel.distributions.csv'];
    expect(readdirSync(out)).toEqual([...tables, 'duel.metrics.csv']);
    await fracas('--format', 'parquet', '--method', 'sampled');
    expect(readdirSync(out)).toContain('duel.parquet');
  });

  it('says when a file cannot be written, writes it elsewhere, and the others where they belong', async () => {
    mkdirSync(join(out, 'duel.md'), { recursive: true });
    const { err, out: told, exitCode } = await fracas('--format', 'md,csv');
    expect(err).toContain('cli/unwritable');
    expect(exitCode).toBe(2);
    expect(readdirSync(out)).toContain('duel.csv');
    const [, elsewhere = ''] = /written to (\S+) instead/.exec(err) ?? [];
    expect(readdirSync(elsewhere)).toEqual(['duel.md']);
    expect(told).toContain('imperials');
    rmSync(elsewhere, { recursive: true });
  });

  it('puts all files in place together, the JSON last, and leaves none of an earlier run', async () => {
    mkdirSync(out);
    for (const name of ['duel.json', 'duel.csv', 'duel.analyses.csv', 'duel.html', 'other.csv'])
      writeFileSync(join(out, name), 'old');
    const placed: string[] = [];
    const real = files.rename;
    vi.spyOn(files, 'rename').mockImplementation(async (from, to) => {
      const inPlace = readdirSync(out).filter((name) => !name.startsWith('.'));
      for (const name of inPlace) if (name.startsWith('duel') && name !== 'duel.html') expect(placed).toContain(name);
      placed.push(basename(String(to)));
      return real(from, to);
    });
    syncBuiltinESMExports();
    await fracas('--format', 'json,csv');
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(placed.at(-1)).toBe('duel.json');
    // Of a format that was not asked for.
    expect(readFileSync(join(out, 'duel.html'), 'utf8')).toBe('old');
    expect(readdirSync(out).sort()).toEqual([
      ...['duel.csv', 'duel.distributions.csv', 'duel.html', 'duel.json', 'duel.metrics.csv', 'other.csv'],
    ]);
  });
});

describe('fracas run --junit', () => {
  it('writes the checks of all files, those that cannot be run as errors', async () => {
    const broken = join(folder, 'broken.yaml');
    writeFileSync(broken, DUEL.replace('ghoul }', 'goul }'));
    const report = join(folder, 'new', 'junit.xml');
    const { exitCode } = await runCommand(registerRun, 'run', file, broken, '--out', out, '--junit', report, '--quiet');
    expect(exitCode).toBe(2);
    const root = parseXml(readFileSync(report, 'utf8'));
    checkJunit(root);
    const [first, second] = elementsOf(root, 'testsuite');
    expect(first?.attributes).toMatchObject({ name: file, tests: '2', failures: '1', errors: '0' });
    expect(second?.attributes).toMatchObject({ name: broken, tests: '1', failures: '0', errors: '1' });
  });
});

describe('fracas run --junit with a place that takes no report', () => {
  it.each([
    ['a folder', () => folder],
    ['no ordinary file', () => '/dev/null'],
  ])('says before any work that it is %s', async (kind, target) => {
    const { thrown, exitCode } = await fracas('--junit', target());
    expect(thrown).toMatchObject({ code: 'cli/unwritable', message: expect.stringContaining(kind) });
    expect(thrown).toMatchObject({ hint: expect.stringContaining('--junit FILE') });
    expect(exitCode).toBe(2);
    expect(readdirSync(out)).toEqual([]);
  });

  it('says before any work that there can be no folder for it', async () => {
    const { thrown } = await fracas('--junit', join(file, 'sub', 'junit.xml'));
    expect(thrown).toMatchObject({ code: 'cli/unwritable', hint: expect.stringContaining('--junit FILE') });
    expect(readdirSync(out)).toEqual([]);
  });
});

describe('the real command line', () => {
  it('writes tables and a report of checks, and exits with 1 when one fails', () => {
    const args = [
      'run',
      file,
      '--out',
      out,
      '--format',
      'csv,md',
      '--junit',
      join(folder, 'junit.xml'),
      '--lang',
      'fr',
    ];
    const { status, stderr } = runProcess(args);
    expect(stderr).toBe('');
    expect(status).toBe(1);
    expect(readdirSync(out).sort()).toEqual(['duel.csv', 'duel.distributions.csv', 'duel.md', 'duel.metrics.csv']);
    checkJunit(parseXml(readFileSync(join(folder, 'junit.xml'), 'utf8')));
  });
});
