import { randomUUID } from 'node:crypto';
import { lstat, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { FracasError } from '../errors.ts';

/** How another folder for reports is named. */
const OUT_OPTION = '--out DIR';

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

/**
 * Makes sure that no scenario is replaced by what is made of it.
 * @param results paths of what is to be written
 * @param option how to name another place
 * @throws FracasError
 */
export async function spareScenarios(
  files: readonly string[],
  results: readonly string[],
  option = OUT_OPTION,
): Promise<void> {
  const taken = new Set(await Promise.all(results.map(entryOf)));
  for (const file of files) {
    if (!taken.has(await entryOf(file))) continue;
    throw new FracasError('cli/overwrites-scenario', `${file} would be replaced by its own result`, {
      hint: `name another place: ${option}`,
    });
  }
}

/**
 * Makes sure that no result is replaced by another of the same run.
 * @param results paths of what is to be written
 * @param further path of what is written beside them, if anything
 * @param option how to name another place for that
 * @throws FracasError
 */
export async function spareResults(
  results: readonly string[],
  further: string | undefined,
  option: string,
): Promise<void> {
  const taken = new Set<string>();
  for (const result of results) {
    const entry = await entryOf(result);
    if (taken.has(entry)) {
      throw new FracasError('cli/same-name', `two reports of this run would be the same file, ${result}`, {
        hint: 'run the scenarios one by one, each with its own --out',
      });
    }
    taken.add(entry);
  }
  if (further === undefined || !taken.has(await entryOf(further))) return;
  throw new FracasError('cli/overwrites-result', `${further} would replace a report of the same run`, {
    hint: `name another file: ${option}`,
  });
}

/** The entry of a folder that a path names, whichever way it leads there. */
async function entryOf(path: string): Promise<string> {
  const folder = resolve(dirname(path));
  return join(await realpath(folder).catch(() => folder), basename(path));
}

/**
 * Names of the results of several scenario files, without extension.
 * @throws FracasError when two would overwrite each other
 */
export function resultNames(files: readonly string[]): readonly string[] {
  const names = files.map((file) => basename(file, extname(file)));
  names.forEach((name, index) => {
    const first = names.indexOf(name);
    if (first === index) return;
    throw new FracasError('cli/same-name', `${files[first]} and ${files[index]} would write the same report, ${name}`, {
      hint: 'run them one by one, each with its own --out',
    });
  });
  return names;
}
