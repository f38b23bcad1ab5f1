import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { describePace } from '../../src/cli/progress.ts';
import { hashSummary } from '../../src/hash.ts';

const DUEL = `
system: mordheim
title: Sword against a ghoul
fighters:
  captain: { profile: reikland-captain, equipment: [sword] }
  ghoul: { profile: ghoul }
engagement:
  kind: melee
  sides: { imperials: [captain], undead: [ghoul] }
  charger: imperials
run: { seed: 1, trials: 20_000, method: sampled }
`;

interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fracas-'));
  file = write('duel.yaml', DUEL);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
  process.exitCode = 0;
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function fracas(...args: readonly string[]): Promise<Result> {
  let out = '';
  let err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    out += String(chunk);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    err += String(chunk);
    return true;
  });
  const code = await runCommandLine(args);
  vi.restoreAllMocks();
  return { code, out, err };
}

/** The summary that `run --json` prints. */
async function summaryOf(...args: readonly string[]): Promise<Summary> {
  const { out } = await fracas('run', file, '--json', '--workers', '0', ...args);
  return JSON.parse(out) as Summary;
}

describe('fracas run', () => {
  it('prints a table on stdout, the seed on stderr, and writes both reports whole', async () => {
    const out = join(folder, 'new', 'reports');
    const result = await fracas('run', file, '--out', out, '--workers', '0');
    expect(result.code).toBe(0);
    expect(result.out).toContain('Sword against a ghoul');
    expect(result.err).toContain('seed 1');
    expect(readdirSync(out).sort()).toEqual(['duel.html', 'duel.json']);
    const summary = JSON.parse(readFileSync(join(out, 'duel.json'), 'utf8')) as Summary;
    expect(hashSummary(summary)).toBe(summary.hash);
  });

  it('takes the width of its table from COLUMNS where it writes into a pipe', async () => {
    const printed = async (columns: string): Promise<string> => {
      vi.stubEnv('COLUMNS', columns);
      const { out } = await fracas('run', file, '--workers', '0', '--out', join(folder, 'out'));
      vi.unstubAllEnvs();
      return out;
    };
    expect(await printed('24')).toContain('further column');
    expect(await printed('300')).not.toContain('further column');
    expect(await printed('wide')).not.toContain('further column');
  });

  it('with --json prints the result and nothing else, and writes no file unless a folder is named', async () => {
    const cwd = process.cwd();
    process.chdir(folder);
    const { code, out } = await fracas('run', file, '--json', '--workers', '0').finally(() => process.chdir(cwd));
    expect(code).toBe(0);
    expect(out.startsWith('{\n  "schema": 1')).toBe(true);
    expect((JSON.parse(out) as Summary).variants[0]?.trials).toBe(20_000);
    expect(readdirSync(folder)).toEqual(['duel.yaml']);
  });

  it('with --quiet says nothing on stderr', async () => {
    const { err } = await fracas('run', file, '--json', '--quiet', '--workers', '0');
    expect(err).toBe('');
  });

  it.each([
    ['1_000', 1000],
    ['1e4', 10_000],
    ['1.5e3', 1500],
    ['1', 1],
    ['16385', 16_385],
  ])('with --trials %s runs and reports exactly so many', async (text, trials) => {
    const summary = await summaryOf('--trials', text);
    expect(summary.variants[0]).toMatchObject({ trials, stopped: 'trials' });
  });

  it.each([
    ['--trials', '0'],
    ['--trials', '-1'],
    ['--trials', 'abc'],
    ['--trials', '1.5'],
    ['--trials', '1e99'],
    ['--trials', '1e13'],
    ['--precision', '0'],
    ['--precision', '60%'],
    ['--precision', 'fine'],
    ['--confidence', '100%'],
    ['--confidence', '50%'],
    ['--seed', '-1'],
    ['--seed', '1.5'],
    ['--seed', '9007199254740993'],
    ['--workers', '1000'],
    ['--method', 'guess'],
    ['--engine', 'steam'],
    ['--format', 'html,exe'],
    ['--lang', 'de'],
  ])('refuses %s %s with exit code 2 and a word on what it takes', async (option, value) => {
    const { code, out, err } = await fracas('run', file, option, value);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/It takes/);
    expect(err).toContain(value);
  });

  it('points to the help of the command itself', async () => {
    const { code, err } = await fracas('run', file, '--trails', '10');
    expect(code).toBe(2);
    expect(err).toContain('fracas run --help');
  });

  it('takes a precision as a power of ten, however small, and a confidence however near 1', async () => {
    const summary = await summaryOf('--precision', '1e-9', '--trials', '500', '--confidence', '0.9999999999999999');
    expect(summary).toMatchObject({ confidence: 0.9999999999999999, variants: [{ stopped: 'limit', trials: 500 }] });
    for (const { p, low, high } of Object.values(summary.variants[0]?.outcomes ?? {})) {
      // Some 8.3 standard errors of 500 trials.
      if (p > 0.3 && p < 0.7) expect(high - low).toBeLessThan(0.4);
    }
  });

  it('writes csv with semicolons and decimal commas on request', async () => {
    const { code } = await fracas(
      'run',
      file,
      '--format',
      'csv',
      '--out',
      folder,
      '--csv-separator',
      'semicolon',
      '--workers',
      '0',
    );
    expect(code).toBe(0);
    const rows = readFileSync(join(folder, 'duel.csv'), 'utf8').split('\r\n');
    expect(rows[0]).toMatch(/^\uFEFFvariant;.*outcome;p;low;high/);
    expect(rows[1]).toMatch(/;0,\d+;0,\d+;/);
    expect(rows.join('')).not.toMatch(/\d\.\d/);
  });

  it('takes a precision as a percentage, and a confidence', async () => {
    const summary = await summaryOf('--precision', '1%', '--confidence', '99%');
    expect(summary).toMatchObject({ confidence: 0.99, variants: [{ stopped: 'precision' }] });
  });

  it('exits with 1 when an expectation fails, and with 0 when a sample cannot tell', async () => {
    file = write('fails.yaml', `${DUEL}expect: [{ outcome: imperials, between: [90%, 99%] }]\n`);
    expect((await fracas('run', file, '--json', '--workers', '0')).code).toBe(1);
    const { variants } = await summaryOf();
    const p = variants[0]?.outcomes.imperials?.p ?? 0;
    file = write('unsure.yaml', `${DUEL}expect: [{ outcome: imperials, between: [${p}, 99%] }]\n`);
    const unsure = await fracas('run', file, '--json', '--workers', '0');
    expect(unsure.code).toBe(0);
    expect((JSON.parse(unsure.out) as Summary).expectations[0]?.verdict).toBe('inconclusive');
  });

  it('runs the sound files among several and exits with the worst code', async () => {
    const broken = write('broken.yaml', DUEL.replace('captain:', 'captain: { weapons: [sword] }\n  x:'));
    const missing = join(folder, 'missing.yaml');
    const out = join(folder, 'out');
    const { code, err } = await fracas('run', broken, missing, file, '--out', out, '--workers', '0');
    expect(code).toBe(2);
    expect(err).toContain('broken.yaml');
    expect(err).toContain('missing.yaml');
    expect(readdirSync(out).sort()).toEqual(['duel.html', 'duel.json']);
  });

  it('runs two files of one name where nothing is written', async () => {
    mkdirSync(join(folder, 'other'));
    const other = write(join('other', 'duel.yaml'), DUEL);
    const { code, out } = await fracas('run', file, other, '--json', '--trials', '100', '--workers', '0');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveLength(2);
  });

  it('refuses two files whose reports would have one name', async () => {
    const { code, err } = await fracas('run', file, join(folder, 'other', 'duel.yml'));
    expect(code).toBe(2);
    expect(err).toContain('would write the same report');
  });

  it('refuses two files whose pictures would have one name', async () => {
    const other = join(folder, 'other', 'duel.yml');
    const { code, err } = await fracas('run', file, other, '--out', folder, '--format', 'svg');
    expect(code).toBe(2);
    expect(err).toContain(`${file} and ${other} would write the same report, ${join(folder, 'duel.*.svg')}`);
  });

  it.each([
    ['its result', 'duel.json', ['--out', 'LINK'], '--out DIR'],
    ['its page', 'duel.html', ['--out', 'FOLDER'], '--out DIR'],
    ['its checks', 'duel.yaml', ['--json', '--junit', 'LINK/duel.yaml'], '--junit FILE'],
  ])('never replaces a scenario by %s', async (_, name, args, option) => {
    file = write(name, DUEL);
    symlinkSync(folder, join(folder, 'link'));
    const places = args.map((arg) => arg.replace('LINK', join(folder, 'link')).replace('FOLDER', folder));
    const { code, err } = await fracas('run', file, '--workers', '0', ...places);
    expect(code).toBe(2);
    expect(err).toContain(`${file} would be replaced by its own result`);
    expect(err).toContain(option);
    expect(readFileSync(file, 'utf8')).toBe(DUEL);
  });

  it.each([
    ['the JSON report', 'OUT/duel.json', []],
    ['the page, by another way', 'LINK/out/duel.html', []],
    ['a table of the result', 'OUT/duel.metrics.csv', ['--format', 'csv']],
    ['a picture, whatever its name', 'OUT/duel.outcomes.svg', ['--format', 'svg']],
    ['a picture, by another way', 'LINK/out/duel.rounds-at-least.png', ['--format', 'json,png']],
    ['the JSON report, by a folder of its name', 'OUT/duel.json/junit.xml', []],
  ])('never replaces %s by the checks', async (_, junit, args) => {
    const out = join(folder, 'out');
    symlinkSync(folder, join(folder, 'link'));
    const place = junit.replace('OUT', out).replace('LINK', join(folder, 'link'));
    const { code, err } = await fracas('run', file, '--workers', '0', '--out', out, '--junit', place, ...args);
    expect(code).toBe(2);
    expect(err).toContain(`${place} would replace a report of the same run`);
    expect(err).toContain('--junit FILE');
    expect(existsSync(out)).toBe(false);
  });

  it('writes checks beside pictures of another name', async () => {
    const out = join(folder, 'out');
    const junit = join(out, 'duel.checks.of.svg');
    expect((await fracas('run', file, '--workers', '0', '--out', out, '--format', 'svg', '--junit', junit)).code).toBe(
      0,
    );
    expect(readFileSync(junit, 'utf8')).toContain('<testsuites');
  });

  it('never replaces a scenario by a picture', async () => {
    const named = write('duel.outcomes.svg', DUEL);
    const { code, err } = await fracas('run', file, named, '--workers', '0', '--out', folder, '--format', 'svg');
    expect(code).toBe(2);
    expect(err).toContain(`${named} would be replaced by its own result`);
  });

  it('refuses two files of which one would write a table over the other', async () => {
    const other = write('duel.metrics.yaml', DUEL);
    const args = ['run', file, other, '--out', join(folder, 'out'), '--workers', '0'];
    const { code, err } = await fracas(...args, '--format', 'csv');
    expect(code).toBe(2);
    expect(err).toContain(
      `${file} and ${other} would write the same report, ${join(folder, 'out', 'duel.metrics.csv')}`,
    );
    expect((await fracas(...args, '--trials', '100')).code).toBe(0);
  });

  it('exits with 130 where an interrupt leaves out a file, although those before it are whole', async () => {
    const other = write('other.yaml', DUEL);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    // The table of the first file is the first word on stdout.
    vi.spyOn(process.stdout, 'write').mockImplementation(() => process.emit('SIGINT', 'SIGINT'));
    const out = join(folder, 'out');
    const code = await runCommandLine(['run', file, other, '--out', out, '--workers', '0']);
    expect(readdirSync(out).sort()).toEqual(['duel.html', 'duel.json']);
    expect(code).toBe(130);
  });

  it('says before any work that a folder cannot be written', async () => {
    const { code, out, err } = await fracas('run', file, '--out', join(file, 'sub'));
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('cannot write to');
    expect(err).toContain('--out DIR');
  });

  it.each([['--out'], ['--junit']])(
    'takes no empty path for %s, such as that of a variable that is not set',
    async (option) => {
      const { code, err } = await fracas('run', file, '--workers', '0', option, '');
      expect(code).toBe(2);
      expect(err).toContain('It takes a path, and this one is empty.');
    },
  );

  it('says that a folder is a file', async () => {
    const { code, err } = await fracas('run', file, '--out', file);
    expect(code).toBe(2);
    expect(err).toContain(`cannot write to ${file}: it is a file`);
    expect(err).toContain('--out DIR');
    expect(readFileSync(file, 'utf8')).toBe(DUEL);
  });

  it('plays scripted dice as one fight and refuses a script that does not fit', async () => {
    file = write('script.yaml', `${DUEL.replace('charger: imperials', 'charger: imperials\n  dice: [1]')}`);
    const { code, err } = await fracas('run', file, '--json');
    expect(code).toBe(2);
    const line = DUEL.split('\n').findIndex((row) => row.includes('charger: imperials')) + 2;
    expect(err).toContain(`${file}:${line}:3  error  engagement.dice: the scripted dice ran out`);
    file = write('script.yaml', `${DUEL.replace('charger: imperials', 'charger: imperials\n  dice: [6, 999, 1]')}`);
    expect((await fracas('run', file, '--json')).err).toContain(
      `${file}:${line}:13  error  engagement.dice: scripted die 2`,
    );
    expect((await fracas('replay', file)).err).toContain(`${file}:${line}:13  error  engagement.dice: scripted die 2`);
    const exact = await fracas('run', file, '--method', 'exact');
    expect(exact.err).toContain(`${file}:${line}:3  error  engagement.dice: scripted dice cannot be solved`);
  });
});

describe('fracas', () => {
  it('shows help with every command and examples', async () => {
    for (const args of [[], ['--help'], ['help']]) {
      const { code, out } = await fracas(...args);
      expect(code).toBe(0);
      for (const name of ['run', 'check', 'replay', 'compare', 'odds', 'systems', 'rules', 'init', 'schema'])
        expect(out).toContain(name);
      expect(out).toContain('Examples:');
    }
  });

  it('shows the options and examples of one command', async () => {
    for (const args of [
      ['run', '--help'],
      ['help', 'run'],
    ]) {
      const { code, out } = await fracas(...args);
      expect(code).toBe(0);
      expect(out).toContain('--precision');
      expect(out).toContain('Examples:');
    }
  });

  it('prints its version', async () => {
    const { code, out } = await fracas('--version');
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([[['dance']], [['run']], [['run', 'x.yaml', '--dance']], [['--dance']]])(
    'exits with 2 on %j',
    async (args) => {
      const { code, err } = await fracas(...args);
      expect(code).toBe(2);
      expect(err).toContain('error');
    },
  );

  it('knows a file where a command was forgotten', async () => {
    const { code, err } = await fracas('duel.yaml');
    expect(code).toBe(2);
    expect(err).toContain('fracas run duel.yaml');
  });

  it.each([
    ['my duel.yaml', "fracas run 'my duel.yaml'"],
    ["l'épée.yml", String.raw`fracas run 'l'\''épée.yml'`],
    ['$(rm x);.yaml', "fracas run '$(rm x);.yaml'"],
    ['a\nb.yaml', "fracas run 'a\nb.yaml'"],
  ])('and names it as a shell takes it: %s', async (name, command) => {
    expect((await fracas(name)).err).toContain(command);
  });
});

describe('an interrupt while a progress bar is drawn', () => {
  const { isTTY } = process.stderr;
  afterEach(() => {
    process.stderr.isTTY = isTTY;
  });

  it('leaves the terminal in order before it is told, for a second one may follow', async () => {
    process.stderr.isTTY = true;
    let err = '';
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      const isFirst = !err.includes(' trials');
      err += String(chunk);
      if (isFirst && err.includes(' trials')) setImmediate(() => process.emit('SIGINT', 'SIGINT'));
      return true;
    });
    expect(await runCommandLine(['run', file, '--json', '--trials', '1e12', '--workers', '0'])).toBe(130);
    const [before = '', after = ''] = err.split('interrupted: finishing');
    // Lines are wrapped again.
    expect(before.lastIndexOf('\u001b[?7h')).toBeGreaterThan(before.lastIndexOf('\u001b[?7l'));
    expect(before).toContain('\u001b[?7l');
    expect(after).not.toContain(' trials');
  });
});

describe('the pace shown beside the progress bar', () => {
  it('tells rate and time left, once there is something to go by', () => {
    expect(describePace(100, 900, 100)).toBe('');
    expect(describePace(2_000_000, 8_000_000, 1000)).toBe(' · 2M/s · 4 s left');
    expect(describePace(1000, 150_000, 1000)).toBe(' · 1K/s · 2 min 30 s left');
    expect(describePace(1000, 9_000_000, 1000)).toBe(' · 1K/s · 2 h 30 min left');
  });
});
