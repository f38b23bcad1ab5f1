import { type FileHandle, open } from 'node:fs/promises';
import { FracasError, oneLine } from '../errors.ts';
import { loadSystem, systemNames } from '../systems/registry.ts';
import { parseScenario } from './parse.ts';
import type { Scenario } from './scenario.ts';
import { LIMITS } from './scenario-parts.ts';

/**
 * Reads a scenario file with the games of this installation.
 * @throws FracasError when the file cannot be read, ScenarioError with all its mistakes when it can
 */
export async function loadScenario(path: string): Promise<Scenario> {
  return parse(await readText(path), path);
}

/**
 * Reads a scenario from a stream.
 * @param name as messages call it
 * @throws FracasError when it cannot be read, ScenarioError with all its mistakes when it can
 */
export async function readScenario(stream: AsyncIterable<Uint8Array>, name: string): Promise<Scenario> {
  return parse(decode(await readStream(stream, name), name), name);
}

function parse(text: string, name: string): Promise<Scenario> {
  return parseScenario(text, name, { loadSystem, systemNames: systemNames() });
}

/**
 * Text of a file within the size limit, without its byte order mark.
 * @throws FracasError when it is missing, a folder, too large or no UTF-8 text
 */
export async function readText(path: string): Promise<string> {
  return decode(await readBytes(path), path);
}

function decode(bytes: Uint8Array, path: string): string {
  if (bytes.length > LIMITS.fileBytes) throw tooLarge(path);
  try {
    return textOf(bytes);
  } catch (cause) {
    throw new FracasError('scenario/not-text', `${oneLine(path)} is not a text in UTF-8`, {
      hint: 'a scenario is a YAML text: save it in UTF-8',
      cause,
    });
  }
}

/**
 * A text without its byte order mark: UTF-8, or UTF-16 where the mark says so.
 * @throws TypeError when it is none
 */
export function textOf(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const file = await open(path, 'r');
    try {
      return await readUpTo(file, LIMITS.fileBytes + 1);
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw unreadable(path, (cause as { readonly code?: string }).code ?? 'unknown reason', cause);
  }
}

async function readStream(stream: AsyncIterable<Uint8Array>, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > LIMITS.fileBytes) break;
    }
  } catch (cause) {
    throw unreadable(name, (cause as { readonly code?: string }).code ?? 'unknown reason', cause);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The first bytes of a file or pipe, no more than asked: a device may never end. */
async function readUpTo(file: FileHandle, bytesMax: number): Promise<Uint8Array> {
  const buffer = new Uint8Array(bytesMax);
  let length = 0;
  while (length < bytesMax) {
    const { bytesRead } = await file.read(buffer, length, bytesMax - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}

function unreadable(file: string, code: string, cause: unknown): FracasError {
  const path = oneLine(file);
  if (code === 'EISDIR') {
    const hint = `name the files: ${path.replace(/\/$/, '')}/*.yaml`;
    return new FracasError('scenario/file', `${path} is a folder`, { hint, cause });
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    const hint = 'check the name, or make a first scenario with `fracas init`';
    return new FracasError('scenario/file', `there is no file ${path === '' ? 'without a name' : path}`, {
      hint,
      cause,
    });
  }
  return new FracasError('scenario/file', `cannot read ${path} (${code})`, {
    hint: 'check that you may read it',
    cause,
  });
}

function tooLarge(path: string): FracasError {
  const message = `${oneLine(path)} has more than ${LIMITS.fileBytes} bytes`;
  return new FracasError('scenario/too-large', message, { hint: 'split it into several scenarios' });
}
