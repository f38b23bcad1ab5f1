import { advised, type Path, worded } from '../findings.ts';
import type { Finding, Variant, Words } from '../system.ts';
import type { MergedFighter } from './combatant.ts';
import type { FighterData } from './fighter-schema.ts';

/** A fighter under examination. */
export interface Examined {
  readonly id: string;
  readonly data: FighterData;
  readonly merged: MergedFighter;
  readonly variant: Variant;
}

function placeOf({ id }: Examined, code: string, path: Path): Pick<Finding, 'code' | 'path'> {
  return { code: `confrontation/${code}`, path: ['fighters', id, ...path] };
}

/** Something wrong with a fighter. @param path below the fighter */
export function fighterError(
  examined: Examined,
  code: string,
  path: Path,
  message: string | Words,
  hint: string,
): Finding {
  return { severity: 'error', ...placeOf(examined, code, path), ...worded(message), hint };
}

/** Something about a fighter that cannot matter. @param path below the fighter */
export function fighterWarning(examined: Examined, code: string, path: Path, message: Words, hint: Words): Finding {
  return { severity: 'warning', ...placeOf(examined, code, path), ...advised(message, hint) };
}
