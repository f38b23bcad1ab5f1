import { spawnSync } from 'node:child_process';
import { promises as files } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerInit } from '../../src/cli/init.ts';
import { draftFile, placeFiles, prepareFolder } from '../../src/cli/output.ts';
import { runCommand, runProcess } from '../support/cli.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fracas-output-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  return rm(folder, { recursive: true, force: true });
});

/** The next file is written in part, as a full disk does it. */
function fillDisk(): void {
  const real = files.writeFile;
  vi.spyOn(files, 'writeFile').mockImplementationOnce(async (path, data) => {
    await real(path, String(data).slice(0, 10));
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  // For modules that have imported it by name.
  syncBuiltinESMExports();
}

describe('fracas init onto a full disk', () => {
  it('says so, and leaves nothing half-written', async () => {
    fillDisk();
    const { err, thrown, exitCode } = await runCommand(registerInit, 'init', join(folder, 'duel.yaml'));
    expect(thrown).toMatchObject({
      code: 'cli/unwritable',
      message: `cannot write to ${join(folder, 'duel.yaml')} (ENOSPC)`,
      hint: expect.stringContaining('fracas init FILE'),
    });
    expect([err, exitCode]).toEqual(['', 2]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps the file that it was to replace', async () => {
    const file = join(folder, 'mine.yaml');
    await writeFile(file, 'mine');
    fillDisk();
    expect((await runCommand(registerInit, 'init', file, '--force')).exitCode).toBe(2);
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect(await readdir(folder)).toEqual(['mine.yaml']);
  });
});

describe('a folder for reports', () => {
  it('is swept of the drafts of dead processes of this machine, and of no others', async () => {
    const host = hostname().replace(/[^A-Za-z0-9]/g, '');
    const other = '01234567-89ab-cdef-0123-456789abcdef';
    const dead = spawnSync(process.execPath, ['--version']).pid;
    const names = [
      `.fracas-${host}-${dead}-${other}-1.part`,
      // A former process of the same number.
      `.fracas-${host}-${process.pid}-${other}-1.part`,
      `.fracas-${host}-${process.ppid}-${other}-1.part`,
      `.fracas-${host}x-${dead}-${other}-1.part`,
      '.fracas-mine.part',
    ];
    for (const name of names) await writeFile(join(folder, name), '');
    const draft = await draftFile(folder, { name: 'a.json', content: 'a' });
    await prepareFolder(folder);
    expect((await readdir(folder)).sort()).toEqual([basename(draft.draft), ...names.slice(2)].sort());
    await placeFiles([draft]);
    expect(await readFile(join(folder, 'a.json'), 'utf8')).toBe('a');
  });

  it('is made with those above it, by any number of runs at once', async () => {
    const deep = join(folder, 'a', 'b', 'c');
    await Promise.all(Array.from({ length: 8 }, () => prepareFolder(deep)));
    expect(await readdir(join(folder, 'a', 'b'))).toEqual(['c']);
    expect(await readdir(deep)).toEqual([]);
    await prepareFolder(join(deep, '..', 'd', ''));
    expect(await readdir(join(folder, 'a', 'b'))).toEqual(['c', 'd']);
  });

  it('may be a link to one, but not one to nothing', async () => {
    await mkdir(join(folder, 'real'));
    await symlink('real', join(folder, 'link'));
    await prepareFolder(join(folder, 'link', 'sub'));
    expect(await readdir(join(folder, 'real'))).toEqual(['sub']);
    await symlink('nowhere', join(folder, 'broken'));
    await expect(prepareFolder(join(folder, 'broken'))).rejects.toMatchObject({ code: 'cli/unwritable' });
  });

  it('where a file system takes none is an error, and does not hang', ({ skip }) => {
    skip(process.platform !== 'linux', 'no /proc');
    const { status, stderr } = runProcess(['run', 'scenarios/mordheim/first-duel.yaml', '--out', '/proc/no/folder']);
    expect(stderr).toContain('cannot write to /proc/no/folder (ENOENT)');
    expect(status).toBe(2);
  });
});
