import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FIXTURE = 'test/fixtures/arm-wrestling/index.ts';
const SCENARIO = `system: arm-wrestling
fighters: { anna: { strength: 0 }, bert: { force: 0 } }
engagement: { kind: bras, sides: { anna: [anna], bert: [bert] }, points: 1 }
rulings: { tie: first }
`;

let root: string;

/** A copy of the sources with one folder more: nothing else is changed. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fracas-'));
  cpSync('src', join(root, 'src'), { recursive: true });
  cpSync('package.json', join(root, 'package.json'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const game = join(root, 'src/systems/arm-wrestling');
  mkdirSync(game);
  // It stands two folders further from the sources than it will.
  writeFileSync(join(game, 'index.ts'), readFileSync(FIXTURE, 'utf8').replaceAll("'../../../src/", "'../../"));
  writeFileSync(join(root, 'arms.yaml'), SCENARIO);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What the command line of the copy says. */
function fracas(...args: readonly string[]): Promise<Ended> {
  const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
  const command = ['--import', tsx, join(root, 'src/cli/main.ts'), ...args];
  return new Promise((settle) => {
    execFile(process.execPath, command, { cwd: root, timeout: 50_000, killSignal: 'SIGKILL' }, (error, out, err) => {
      settle({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

describe('a game is one folder', () => {
  it('is listed with all that it offers, and its rules', async () => {
    expect((await fracas('systems')).out).toContain('arm-wrestling: Arm wrestling');
    expect((await fracas('systems', 'arm-wrestling')).out).toMatch(/arms \(bras\)/);
    expect((await fracas('rules', 'arm-wrestling', 'AW-ARM-2')).out).toContain('Who gains on a tie?');
  });

  it('is solved exactly, sampled, and both agree', async () => {
    const { out } = await fracas('run', 'arms.yaml', '--json', '--quiet');
    const [variant] = JSON.parse(out).variants;
    expect(variant.method).toBe('exact');
    expect(variant.outcomes.anna.p).toBeCloseTo(7 / 12, 12);
    const both = ['--method', 'both', '--trials', '20000', '--seed', '1', '--workers', '0'];
    expect((await fracas('run', 'arms.yaml', '--json', '--quiet', ...both)).code).toBe(0);
  });

  it('has its mistakes told at their place', async () => {
    writeFileSync(join(root, 'wrong.yaml'), SCENARIO.replace('force: 0', 'forse: 0').replace('[bert]', '[bret]'));
    const { code, err } = await fracas('check', 'wrong.yaml');
    expect(code).toBe(2);
    expect(err).toMatch(/wrong\.yaml:2:\d+/);
    expect(err).toContain('did you mean');
  });
});
