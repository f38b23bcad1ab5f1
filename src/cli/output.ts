import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { FracasError } from '../errors.ts';

/**
 * Makes sure, before any work is done, that results can be written.
 * @throws FracasError when the folder cannot be made or written to
 */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw cannotWrite(folder, cause);
  }
}

/**
 * Writes a file whole or not at all: readers never see half of one.
 * @param content all of it, or its pieces in order
 * @returns its path
 * @throws FracasError when it cannot be written
 */
export async function writeWhole(
  folder: string,
  name: string,
  content: string | Uint8Array | Iterable<string>,
): Promise<string> {
  const path = join(folder, name);
  const draft = join(folder, `.${name}.${process.pid}.part`);
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw cannotWrite(path, cause);
  }
  return path;
}

function cannotWrite(path: string, cause: unknown): FracasError {
  const { code } = cause as { readonly code?: string };
  return new FracasError('cli/unwritable', `cannot write to ${path} (${code ?? String(cause)})`, {
    hint: 'make room there, or name another folder that you may write to: --out DIR',
    cause,
  });
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
