import { readFile, stat } from 'node:fs/promises';
import { FracasError } from '../errors.ts';
import { loadSystem, systemNames } from '../systems/registry.ts';
import { parseScenario } from './parse.ts';
import { LIMITS, type Scenario } from './scenario.ts';

/**
 * Reads a scenario file with the games of this installation.
 * @throws FracasError when the file cannot be read, ScenarioError with all its mistakes when it can
 */
export async function loadScenario(path: string): Promise<Scenario> {
  const text = await readText(path);
  return parseScenario(text, path, { loadSystem, systemNames: systemNames() });
}

/**
 * Text of a file within the size limit, without its byte order mark.
 * @throws FracasError `scenario/file` when it is missing, a folder, too large or no UTF-8 text
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readBytes(path);
  if (bytes.length > LIMITS.fileBytes) throw tooLarge(path, bytes.length);
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  try {
    if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new FracasError('scenario/not-text', `${path} is not a text in UTF-8`, {
      hint: 'a scenario is a YAML text: save it in UTF-8',
      cause,
    });
  }
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const status = await stat(path);
    if (status.isDirectory()) {
      throw new FracasError('scenario/file', `${path} is a folder`, {
        hint: `name the files: ${path.replace(/\/$/, '')}/*.yaml`,
      });
    }
    if (!status.isFile())
      throw new FracasError('scenario/file', `${path} is not a regular file`, { hint: 'name a YAML file' });
    if (status.size > LIMITS.fileBytes) throw tooLarge(path, status.size);
    return new Uint8Array(await readFile(path));
  } catch (cause) {
    if (cause instanceof FracasError) throw cause;
    const { code } = cause as { readonly code?: string };
    const missing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new FracasError(
      'scenario/file',
      missing ? `there is no file ${path}` : `cannot read ${path} (${code ?? 'unknown reason'})`,
      {
        hint: missing ? 'check the name, or make a first scenario with `fracas init`' : 'check that you may read it',
        cause,
      },
    );
  }
}

function tooLarge(path: string, size: number): FracasError {
  const message = `${path} has ${size} bytes, and ${LIMITS.fileBytes} are allowed`;
  return new FracasError('scenario/too-large', message, { hint: 'split it into several scenarios' });
}
