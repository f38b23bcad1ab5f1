import { lstat, mkdir, mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { FracasError } from '../errors.ts';
import type { ExportedFile } from '../report/export/files.ts';
import { draftIn, sweepDrafts } from './drafts.ts';

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
    await sweepDrafts(folder);
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

/** A file that is whole and safe on its disk, but has not taken its name yet. */
export interface Draft {
  readonly path: string;
  readonly draft: string;
  /** How to name another place. */
  readonly option: string;
}

/**
 * Puts a file together beside its place.
 * @throws FracasError when it cannot be written
 */
export async function draftFile(folder: string, { name, content }: ExportedFile, option = OUT_OPTION): Promise<Draft> {
  const path = join(folder, name);
  const draft = draftIn(folder);
  try {
    const file = await open(draft, 'wx');
    try {
      await writeFile(file, content);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (cause) {
    await discard([{ draft }]);
    throw cannotWrite(path, cause, option);
  }
  return { path, draft, option };
}

/** Removes the files of an earlier run, so that one that is killed meanwhile leaves no files of two runs side by side. */
export async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true }).catch(() => undefined);
}

/**
 * Gives files their names, in order.
 * @throws FracasError when one cannot be placed; those after it are discarded
 */
export async function placeFiles(drafts: readonly Draft[]): Promise<void> {
  for (const [at, { path, draft, option }] of drafts.entries()) {
    try {
      await rename(draft, path);
    } catch (cause) {
      await discard(drafts.slice(at));
      throw cannotWrite(path, cause, option);
    }
  }
  const [first] = drafts;
  if (first !== undefined) await syncFolder(dirname(first.path));
}

/** Removes drafts that are not to be placed. */
export async function discard(drafts: readonly Pick<Draft, 'draft'>[]): Promise<void> {
  for (const { draft } of drafts) await rm(draft, { force: true }).catch(() => undefined);
}

/** Makes names last as long as files; where folders cannot be synced, they do without. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
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
  content: ExportedFile['content'],
  option = OUT_OPTION,
): Promise<string> {
  const draft = await draftFile(folder, { name, content }, option);
  await placeFiles([draft]);
  return draft.path;
}

/**
 * Writes files that found no room where they belong.
 * @param before where others of them are; a new folder among the temporary ones when null
 * @returns where; null where there is no room either
 */
export async function writeElsewhere(
  files: AsyncIterable<ExportedFile> | Iterable<ExportedFile>,
  before: string | null = null,
): Promise<string | null> {
  try {
    const folder = before ?? (await mkdtemp(join(tmpdir(), 'fracas-')));
    for await (const { name, content } of files) await writeWhole(folder, name, content);
    return folder;
  } catch {
    return null;
  }
}

/** What kept a file from its place, and where it is instead. */
export function writtenElsewhere(cause: unknown, folder: string): unknown {
  if (!(cause instanceof FracasError) || cause.code !== 'cli/unwritable') return cause;
  return new FracasError(cause.code, `${cause.message}: written to ${folder} instead`, {
    ...(cause.hint === undefined ? {} : { hint: cause.hint }),
    cause,
  });
}

function cannotWrite(path: string, cause: unknown, option: string): FracasError {
  const { code } = cause as { readonly code?: string };
  return new FracasError('cli/unwritable', `cannot write to ${path} (${code ?? String(cause)})`, {
    hint: `make room there, or name another place that you may write to: ${option}`,
    cause,
  });
}
