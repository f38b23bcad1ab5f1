import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { runProcess } from '../support/cli.ts';

const DUEL = `
system: mordheim
title: Sword against a ghoul
fighters:
  captain: { profile: reikland-captain, equipment: [sword] }
  ghoul: { profile: ghoul }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, charger: imperials }
run: { seed: 1, trials: 1_000, method: sampled }
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fracas-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a scenario from standard input', () => {
  it('is run like a file, and its reports are called stdin', () => {
    const out = join(folder, 'out');
    const { status, stderr } = runProcess(['run', '-', '--out', out, '--workers', '0'], 'pipe', DUEL);
    expect(stderr).toBe('<stdin>: seed 1, main thread\n');
    expect(status).toBe(0);
    expect(readdirSync(out)).toEqual(['stdin.html', 'stdin.json']);
    const summary = JSON.parse(readFileSync(join(out, 'stdin.json'), 'utf8')) as Summary;
    expect(summary.input).toEqual({ file: '<stdin>', text: DUEL });
    expect(readFileSync(join(out, 'stdin.html'), 'utf8')).toContain('fracas replay - --seed 1 --trial ');
  });

  it('gives the same numbers as a file, beside others', () => {
    const file = join(folder, 'duel.yaml');
    writeFileSync(file, DUEL);
    const { status, stdout } = runProcess(['run', '-', file, '--json', '--quiet', '--workers', '0'], 'pipe', DUEL);
    expect(status).toBe(0);
    const [one, other] = JSON.parse(stdout) as Summary[];
    expect(one?.variants).toEqual(other?.variants);
  });

  it('has its mistakes told at their places', () => {
    const { status, stderr } = runProcess(['check', '-'], 'pipe', DUEL.replace('ghoul }', 'goul }'));
    expect(status).toBe(2);
    expect(stderr).toContain('<stdin>:6:21  error  fighters.ghoul.profile: unknown profile "goul"');
    expect(runProcess(['check', '-'], 'pipe', DUEL).stdout).toBe('ok  <stdin>  1 variant\n');
  });

  it('is replayed', () => {
    const { status, stdout } = runProcess(['replay', '-', '--trial', '3'], 'pipe', DUEL);
    expect(status).toBe(0);
    expect(stdout).toContain('trial 3, seed 1');
  });

  it('may be UTF-16, is refused where it is too large, and told to be empty', () => {
    const wide = new Uint8Array(Buffer.from(`\uFEFF${DUEL}`, 'utf16le'));
    expect(runProcess(['check', '-'], 'pipe', wide).status).toBe(0);
    const { status, stderr } = runProcess(['check', '-'], 'pipe', '#'.repeat(1_048_577));
    expect(status).toBe(2);
    expect(stderr).toContain('<stdin> has more than 1048576 bytes');
    expect(runProcess(['check', '-'], ['ignore', 'pipe', 'pipe']).stderr).toContain(
      '<stdin>:1:1  error  the file is empty',
    );
  });

  it.each([['check'], ['run']])('cannot be read twice by `fracas %s`', (command) => {
    const { status, stderr } = runProcess([command, '-', '-'], 'pipe', DUEL);
    expect(status).toBe(2);
    expect(stderr).toContain('standard input can be read once');
  });

  it('would not take the place of a report of the same name', () => {
    const file = join(folder, 'stdin.yaml');
    writeFileSync(file, DUEL);
    const { status, stderr } = runProcess(['run', '-', file, '--out', folder], 'pipe', DUEL);
    expect(status).toBe(2);
    expect(stderr).toContain(`<stdin> and ${file} would write the same report`);
  });
});
