import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { BLOCK_TRIALS } from '../../src/engine/result.ts';
import { MAIN, runProcess } from '../support/cli.ts';

const ENDLESS = `
system: mordheim
title: Sword or axe
fighters:
  captain: { profile: reikland-captain, equipment: [sword] }
  ghoul: { profile: ghoul }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, charger: imperials }
vary: { captain.equipment: { sword: [sword], axe: [axe] } }
run: { seed: 1, trials: 1_000_000_000, method: sampled }
`;

/** Fights whose blocks take half a minute each. */
const SLOW = `
system: mordheim
fighters:
  a: { profile: warrior, characteristics: { S: 1, T: 10, A: 4 }, equipment: [sword, shield] }
engagement: { kind: melee, sides: { A: [15 x a], B: [15 x a] }, charger: A, rounds: 500 }
run: { seed: 1, trials: 100_000, method: sampled }
`;

let folder = '';
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fracas-'));
  writeFileSync(join(folder, 'duel.yaml'), ENDLESS);
});

afterEach(() => {
  // Whatever a failed test left running.
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{
    readonly code: number | null;
    readonly signal: NodeJS.Signals | null;
    readonly out: string;
    readonly err: string;
  }>;
  /** Resolves when stderr says so. */
  says(text: string): Promise<void>;
}

function start(...args: readonly string[]): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args]);
  children.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const ended = new Promise<Awaited<Run['ended']>>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
  return {
    child,
    ended,
    says: async (text) => {
      while (!err.includes(text) && child.exitCode === null && child.signalCode === null) await setTimeout(20);
    },
  };
}

describe('Ctrl-C', () => {
  it('once ends with a partial result of whole blocks, written and marked, and exit code 130', async () => {
    const run = start('run', join(folder, 'duel.yaml'), '--out', folder, '--workers', '0');
    // In the main thread the first block begins with this line; a block that has begun is finished.
    await run.says('seed 1');
    await setTimeout(1000);
    run.child.kill('SIGINT');
    const { code, err } = await run.ended;
    expect(code).toBe(130);
    expect(err).toContain('what is finished is being written');
    const summary = JSON.parse(readFileSync(join(folder, 'duel.json'), 'utf8')) as Summary;
    expect(summary.partial).toBe(true);
    expect(summary.variants.map(({ stopped }) => stopped)).toEqual(['interrupted']);
    expect(summary.variants[0]?.trials).toBeGreaterThan(0);
    expect((summary.variants[0]?.trials ?? 1) % BLOCK_TRIALS).toBe(0);
    expect(summary.warnings.join()).toContain('captain.equipment = axe');
    expect(existsSync(join(folder, 'duel.html'))).toBe(true);
  });

  it.each([
    ['in the main thread', 'SIGINT', '0'],
    ['in a thread', 'SIGINT', '1'],
    ['in a thread', 'SIGHUP', '1'],
  ] as const)('stops inside a block %s (%s)', async (_, signal, workers) => {
    writeFileSync(join(folder, 'slow.yaml'), SLOW);
    const run = start('run', join(folder, 'slow.yaml'), '--out', join(folder, 'new'), '--workers', workers);
    await run.says('seed 1');
    await setTimeout(2_000);
    const begun = performance.now();
    run.child.kill(signal);
    const { code, err } = await run.ended;
    // A block takes half a minute, and an idle machine some tenths of a second.
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(code).toBe(130);
    expect(err).toContain('interrupted before the first result');
  });

  it.each([
    ['in a thread', []],
    ['in the main thread', ['--workers', '0']],
  ])('abandons an exact solution that is under way %s', async (_, args) => {
    const crowd = ENDLESS.replace('[captain]', '[captain, captain, captain]').replace(
      '[ghoul]',
      '[ghoul, ghoul, ghoul]',
    );
    writeFileSync(
      join(folder, 'crowd.yaml'),
      crowd.replace(/^vary:.*$/m, '').replace(/^run:.*$/m, 'run: { method: exact }'),
    );
    const run = start('run', join(folder, 'crowd.yaml'), '--out', join(folder, 'new'), ...args);
    // The folder is made before the solution begins, which then takes some four seconds; it would be written if it were waited for.
    while (!existsSync(join(folder, 'new')) && run.child.exitCode === null) await setTimeout(20);
    await setTimeout(1_000);
    run.child.kill('SIGINT');
    const { code, err } = await run.ended;
    expect(code).toBe(130);
    expect(err).toContain('interrupted before the first result: nothing is written');
    expect(readdirSync(join(folder, 'new'))).toEqual([]);
  });

  it('twice stops at once with nothing written', async () => {
    const run = start('run', join(folder, 'duel.yaml'), '--out', folder, '--workers', '1');
    await run.says('seed 1');
    run.child.kill('SIGINT');
    await run.says('again to stop');
    run.child.kill('SIGINT');
    const { signal } = await run.ended;
    // Shells report it as 130.
    expect(signal).toBe('SIGINT');
    expect(existsSync(join(folder, 'duel.json'))).toBe(false);
  });

  it('twice stops even the wait for a pipe that nobody writes to', async ({ skip }) => {
    skip(process.platform === 'win32', 'no mkfifo');
    const pipe = join(folder, 'pipe.yaml');
    execFileSync('mkfifo', [pipe]);
    const run = start('run', pipe, '--out', folder);
    // Listening begins when the folder is ready: a signal before that ends the process by itself.
    await setTimeout(1500);
    run.child.kill('SIGINT');
    await run.says('again to stop');
    run.child.kill('SIGINT');
    const { signal } = await run.ended;
    expect(signal).toBe('SIGINT');
  });
});

describe('a full disk behind stdout', () => {
  beforeEach(({ skip }) => skip(!existsSync('/dev/full'), 'no /dev/full'));

  it('is explained, and is no defect', () => {
    const full = openSync('/dev/full', 'w');
    const command = ['run', join(folder, 'duel.yaml'), '--trials', '10', '--quiet', '--out', folder];
    const { status, stderr } = runProcess(command, ['ignore', full, 'pipe']);
    closeSync(full);
    expect(status).toBe(2);
    expect(stderr).toContain('ENOSPC');
    expect(stderr).toContain('cli/output-lost');
    expect(stderr).not.toContain('defect');
  });

  it('behind stderr costs messages alone', () => {
    const full = openSync('/dev/full', 'w');
    const command = ['run', join(folder, 'duel.yaml'), '--trials', '10', '--json'];
    const { status, stdout } = runProcess(command, ['ignore', 'pipe', full]);
    closeSync(full);
    expect(status).toBe(0);
    expect((JSON.parse(stdout) as Summary).variants).toHaveLength(2);
  });
});

describe('a reader that closes early', () => {
  it('is no error', async () => {
    const run = start('run', join(folder, 'duel.yaml'), '--json', '--trials', '1000');
    run.child.stdout?.destroy();
    const { code, err } = await run.ended;
    expect(code).toBe(0);
    expect(err).not.toContain('EPIPE');
  });

  it('keeps no file from being written', async () => {
    writeFileSync(join(folder, 'second.yaml'), ENDLESS);
    const files = ['duel', 'second'].map((name) => join(folder, `${name}.yaml`));
    const run = start('run', ...files, '--format', 'json', '--trials', '1000', '--out', join(folder, 'out'));
    run.child.stdout?.destroy();
    expect((await run.ended).code).toBe(0);
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['duel.json', 'second.json']);
  });

  it('of messages leaves the exit code as it is', async () => {
    writeFileSync(join(folder, 'duel.yaml'), ENDLESS.replace('ghoul }', 'ghool }'));
    const run = start('check', join(folder, 'duel.yaml'));
    run.child.stderr?.destroy();
    expect((await run.ended).code).toBe(2);
  });
});

describe('a word that is no command', () => {
  it.each([[['duell']], [['help', 'duell']]])('is an error of usage in `fracas %s`', (args) => {
    const { status, stderr } = runProcess(args);
    expect(status).toBe(2);
    expect(stderr).toContain("unknown command 'duell'");
  });

  it('leaves help on a command alone', () => {
    const { status, stdout } = runProcess(['help', 'run']);
    expect(status).toBe(0);
    expect(stdout).toContain('Usage: fracas run');
  });
});
