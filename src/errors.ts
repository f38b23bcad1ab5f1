/** Process exit codes of the command line. */
export const EXIT = {
  ok: 0,
  expectationFailed: 1,
  usage: 2,
  backend: 3,
  bug: 70,
  interrupted: 130,
} as const;

/** What a terminal obeys instead of showing it: controls, marks of the writing direction, ends of lines and halves of characters. */
const UNSEEN = /\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/gu;
/** A message quotes files and command lines, whose lines may be as long as they are. */
const LINE_MAX = 1000;

/** A text that others wrote, in one line and at most a thousand characters, what would not be seen as `\u001B`. */
export function oneLine(text: string): string {
  const cut = text.length > LINE_MAX ? `${text.slice(0, LINE_MAX)}…` : text;
  return cut.replace(UNSEEN, (unseen) => `\\u${unseen.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
}

/** {@link oneLine} for each line. */
export function visible(text: string): string {
  return text.split('\n').map(oneLine).join('\n');
}

interface FracasErrorOptions {
  readonly hint?: string;
  /** Of message and hint; English when absent. */
  readonly language?: 'en' | 'fr';
  readonly cause?: unknown;
}

/** Root of every error that Fracas raises on purpose, its texts {@link visible}; `code` is stable, e.g. `scenario/unknown-key`. */
export class FracasError extends Error {
  readonly code: string;
  readonly hint: string | undefined;
  readonly language: 'en' | 'fr';
  /** What the process should exit with when nobody handles the error. */
  readonly exitCode: number = EXIT.usage;

  constructor(code: string, message: string, options: FracasErrorOptions = {}) {
    super(visible(message), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.language = options.language ?? 'en';
    this.hint = options.hint === undefined ? undefined : visible(options.hint);
  }
}

/** One mistake (or warning) in a scenario file, at its place. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** Stable code, e.g. `scenario/unknown-key`. */
  readonly code: string;
  readonly message: string;
  /** The message in French, where reports may show it: of every warning. */
  readonly french?: string;
  readonly hint: string | undefined;
  /** The hint in French; of every warning that has one. */
  readonly frenchHint?: string;
  /** Scenario path in words, e.g. `fighters.captain.equipment[1]`; empty for the whole document. */
  readonly path: string;
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Lines of the file around the place, with a pointer; empty when there is no text to show. */
  readonly frame: string;
}

/** A scenario that cannot be run; carries all the mistakes of the file, not the first. */
export class ScenarioError extends FracasError {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const errors = diagnostics.filter((d) => d.severity === 'error');
    const first = errors[0];
    const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
    super(first?.code ?? 'scenario/invalid', `${first?.file ?? 'scenario'}: ${count}`);
    this.diagnostics = diagnostics;
  }
}

/** The exact solver was asked for more states, leaves or memory than its limits allow. */
export class ExactLimitError extends FracasError {}

/** Dice were asked for something that they cannot give: a script that ran out, an impossible pool. */
export class DiceError extends FracasError {}

/** Blocks of trials could not be run: a worker died, a queue is unreachable. */
export class BackendError extends FracasError {
  override readonly exitCode: number = EXIT.backend;
}

/** A defect of Fracas itself: an invariant did not hold. The message says how to reproduce it. */
export class InvariantError extends FracasError {
  override readonly exitCode: number = EXIT.bug;

  constructor(message: string, options: FracasErrorOptions = {}) {
    super('invariant', message, options);
  }
}
