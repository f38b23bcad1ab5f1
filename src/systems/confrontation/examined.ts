import type { Path } from '../findings.ts';
import type { Finding, Variant } from '../system.ts';
import type { MergedFighter } from './combatant.ts';
import type { FighterData } from './fighter-schema.ts';

/** A fighter under examination. */
export interface Examined {
  readonly id: string;
  readonly data: FighterData;
  readonly merged: MergedFighter;
  readonly variant: Variant;
  /** Rulings on which numbers of the engagement's kind can rest. */
  readonly felt: ReadonlySet<string>;
}

function finding(severity: Finding['severity']) {
  return ({ id }: Examined, code: string, path: Path, message: string, hint: string): Finding => ({
    severity,
    code: `confrontation/${code}`,
    path: ['fighters', id, ...path],
    message,
    hint,
  });
}

/** Something wrong with a fighter. @param path below the fighter */
export const fighterError = finding('error');
/** Something about a fighter that cannot matter. @param path below the fighter */
export const fighterWarning = finding('warning');
