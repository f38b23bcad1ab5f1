import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** What names of drafts say of the process that they belong to: its machine, its number there, and a word of its own. */
const HOST = hostname().replace(/[^A-Za-z0-9]/g, '');
const OWN = randomUUID();
const NAME = /^\.fracas-([A-Za-z0-9]*)-(\d+)-([0-9a-f-]{36})-\d+\.part$/;

let drafts = 0;

/** Where a file is put together, before it takes its name: no other run's, whatever machine shares the folder. */
export function draftIn(folder: string): string {
  drafts += 1;
  return join(folder, `.fracas-${HOST}-${process.pid}-${OWN}-${drafts}.part`);
}

/** Removes drafts of processes of this machine that ended without doing so, as by `kill -9`. */
export async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, host, pid, own] = NAME.exec(name) ?? [];
    if (host !== HOST || own === OWN || isAlive(Number(pid))) continue;
    await rm(join(folder, name), { force: true });
  }
}

/** Whether a process of another word has that number. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
