import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { FracasError } from '../errors.ts';
import { isStdin } from './input.ts';

/** A file that a run is going to write. */
export interface Output {
  readonly path: string;
  /** Ends the name where only the run will tell its middle, a word without a dot: `.svg` after `reports/duel.`. */
  readonly end?: string;
  /** The scenario that it is a report of; absent where it is of all. */
  readonly of?: string;
  /** How to name another place. */
  readonly option: string;
}

/**
 * Makes sure, before any work is done, that no file of a run takes the place of another: of a scenario that it reads, or of
 * what it writes besides. Nor may one be a folder of another.
 * @throws FracasError
 */
export async function keepApart(files: readonly string[], outputs: readonly Output[]): Promise<void> {
  /** Entry → what has it. */
  const scenarios = new Map<string, string>();
  const named = new Map<string, Output>();
  for (const file of files) if (!isStdin(file)) scenarios.set(await entryOf(file), file);
  const open: { readonly start: string; readonly output: Output }[] = [];
  for (const output of outputs) {
    const entry = await entryOf(output.path);
    if (output.end === undefined) {
      const written = [entry, ...foldersOf(entry)].map(
        (at) => open.find((each) => fits(at, each))?.output ?? named.get(at),
      );
      const other = scenarios.get(entry) ?? written.find((each) => each !== undefined);
      if (other !== undefined) throw overwritten(other, output);
      named.set(entry, output);
    } else {
      const fitting = { start: entry, output };
      const other =
        [...scenarios, ...named].find(([at]) => fits(at, fitting))?.[1] ??
        open.find(({ start, output: { end } }) => start === entry && end === output.end)?.output;
      if (other !== undefined) throw overwritten(other, output);
      open.push(fitting);
    }
  }
}

function fits(entry: string, { start, output: { end = '' } }: { readonly start: string; readonly output: Output }) {
  return entry.startsWith(start) && entry.endsWith(end) && /^[^./\\]+$/.test(entry.slice(start.length, -end.length));
}

function overwritten(other: string | Output, { path, end, of, option }: Output): FracasError {
  const hint = `name another place: ${option}`;
  const shown = end === undefined ? path : `${path}*${end}`;
  if (typeof other === 'string')
    return new FracasError('cli/overwrites-scenario', `${other} would be replaced by its own result`, { hint });
  if (of === undefined)
    return new FracasError('cli/overwrites-result', `${path} would replace a report of the same run`, { hint });
  return new FracasError('cli/same-name', `${other.of} and ${of} would write the same report, ${shown}`, {
    hint: 'run them one by one, each with its own --out',
  });
}

/** The entry of a folder that a path names, whichever way it leads there; neither need exist. */
async function entryOf(path: string): Promise<string> {
  return join(await realFolder(dirname(resolve(path))), basename(path));
}

async function realFolder(folder: string): Promise<string> {
  const parent = dirname(folder);
  return realpath(folder).catch(async () =>
    parent === folder ? folder : join(await realFolder(parent), basename(folder)),
  );
}

function foldersOf(entry: string): readonly string[] {
  const parent = dirname(entry);
  return parent === entry ? [] : [parent, ...foldersOf(parent)];
}
