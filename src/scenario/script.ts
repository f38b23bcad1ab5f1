import { ScriptError } from '../dice/scripted.ts';
import { FracasError, ScenarioError } from '../errors.ts';
import { DiagnosticLog } from './diagnostic-log.ts';
import { readDocument } from './document.ts';
import { findEntry } from './key-names.ts';
import { commonNames } from './root.ts';
import type { Scenario } from './scenario.ts';
import type { Place } from './source.ts';

/**
 * What went wrong with the scripted dice of a scenario, at the face that does not fit.
 * @returns the error itself where it is about something else, or the scenario has no text
 */
export function atScript({ file, text }: Scenario, error: unknown): unknown {
  if (!(error instanceof FracasError) || !/^(?:dice|run)\/script-/.test(error.code)) return error;
  const place = scriptPlace(text, error instanceof ScriptError ? error.face : null);
  if (place === null) return error;
  const log = new DiagnosticLog(file, text);
  const { code, message, hint } = error;
  log.add({ code, path: ['engagement', 'dice'], place, message, hint });
  return new ScenarioError(log.all());
}

/** @param face 0-based; of what is beyond the last, and of null, the place of the script */
function scriptPlace(text: string, face: number | null): Place | null {
  const root = readDocument(text, new DiagnosticLog('', text));
  const engagement = findEntry(root, 'engagement', commonNames)?.node ?? null;
  const dice = findEntry(engagement, 'dice', commonNames);
  const item = dice?.node.kind === 'list' && face !== null ? dice.node.items[face] : undefined;
  return item?.place ?? dice?.keyPlace ?? null;
}
