import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FracasError } from '../errors.ts';

/** How another folder for reports is named. */
export const OUT_OPTION = '--out DIR';

/**
 * Makes sure, before any work is done, that results can be written: permissions do not tell it of every file system.
 * @param option how to name another place
 * @throws FracasError when the folder cannot be made or written to
 */
export async function prepareFolder(folder: string, option = OUT_OPTION): Promise<void> {
  const draft = draftIn(folder);
  try {
    await makeFolder(resolve(folder));
    await writeFile(draft, '');
    await rm(draft);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    if ((await lstat(folder).catch(() => null))?.isFile() === true) throw notOfItsKind(folder, 'a file', option);
    throw cannotWrite(folder, cause, option);
  }
}

/** One level at a time: where a file system has no room for folders, such as /proc, Node's recursive `mkdir` never ends. */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent);
  try {
    await mkdir(path);
  } catch (error) {
    // Another run may have made it meanwhile.
    if (!(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() === true;
}

/**
 * Makes sure, before any work is done, that a file can be written, and that nothing but a file would be replaced.
 * @param option how to name another file
 * @throws FracasError
 */
export async function prepareFile(path: string, option: string): Promise<void> {
  await prepareFolder(dirname(path), option);
  const present = await lstat(path).catch(() => null);
  if (present === null || present.isFile()) return;
  const kind = present.isDirectory() ? 'a folder' : 'no ordinary file';
  throw notOfItsKind(path, kind, option);
}

/** @param kind what stands there in place of a file, or a file in place of a folder */
function notOfItsKind(path: string, kind: string, option: string): FracasError {
  const wanted = kind === 'a file' ? 'a folder, new or there already' : 'a file, new or to be replaced';
  return new FracasError('cli/unwritable', `cannot write to ${path}: it is ${kind}`, {
    hint: `name ${wanted}: ${option}`,
  });
}

/**
 * Writes a file whole or not at all: readers never see half of one.
 * @param content all of it, or its pieces in order
 * @param option how to name another place
 * @returns its path
 * @throws FracasError when it cannot be written
 */
export async function writeWhole(
  folder: string,
  name: string,
  content: string | Uint8Array | Iterable<string>,
  option = OUT_OPTION,
): Promise<string> {
  const path = join(folder, name);
  const draft = draftIn(folder);
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw cannotWrite(path, cause, option);
  }
  return path;
}

/** Where a file is put together, before it takes its name: no other run's, whatever machine shares the folder. */
function draftIn(folder: string): string {
  return join(folder, `.fracas-${randomUUID()}.part`);
}

function cannotWrite(path: string, cause: unknown, option: string): FracasError {
  const { code } = cause as { readonly code?: string };
  return new FracasError('cli/unwritable', `cannot write to ${path} (${code ?? String(cause)})`, {
    hint: `make room there, or name another place that you may write to: ${option}`,
    cause,
  });
}
