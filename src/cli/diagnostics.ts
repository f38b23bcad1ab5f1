import pc from 'picocolors';
import { type Diagnostic, type FracasError, ScenarioError } from '../errors.ts';
import type { Language } from '../systems/system.ts';
import { hasColour } from './colour.ts';

const WORDS = {
  en: { error: 'error', warning: 'warning', hintIs: 'hint:' },
  fr: { error: 'erreur', warning: 'avertissement', hintIs: 'conseil\u00a0:' },
} as const satisfies Readonly<Record<Language, unknown>>;

type Words = (typeof WORDS)[Language];

type Colors = ReturnType<typeof pc.createColors>;

/** Colours for messages on stderr. */
export function stderrColors(): Colors {
  return pc.createColors(hasColour(process.stderr));
}

/** One diagnostic as lines of text: place, message, frame, hint. */
function renderDiagnostic(diagnostic: Diagnostic, colors: Colors, { warning, hintIs }: Words = WORDS.en): string {
  const { severity, file, line, column, code, message, frame, hint } = diagnostic;
  const word = severity === 'error' ? colors.red(colors.bold('error')) : colors.yellow(colors.bold(warning));
  const lines = [`${colors.bold(`${file}:${line}:${column}`)}  ${word}  ${message}  ${colors.dim(`[${code}]`)}`];
  if (frame !== '') lines.push(colorFrame(frame, colors));
  if (hint !== undefined && hint !== '') lines.push(`  ${colors.cyan(hintIs)} ${hint}`);
  return `${lines.join('\n')}\n`;
}

function colorFrame(frame: string, colors: Colors): string {
  return frame
    .split('\n')
    .map((row) => {
      if (row.startsWith('>')) return `${colors.red('>')}${row.slice(1)}`;
      return /^\s*\|\s*\^+\s*$/.test(row)
        ? row.replace(/\^+/, (marks) => colors.red(colors.bold(marks)))
        : colors.dim(row);
    })
    .map((row) => `  ${row}`)
    .join('\n');
}

/** Any error that Fracas raises on purpose, as text for stderr: all diagnostics of a scenario, or message and hint. */
export function renderError(error: FracasError, colors: Colors): string {
  if (error instanceof ScenarioError) {
    const parts = error.diagnostics.map((diagnostic) => renderDiagnostic(diagnostic, colors));
    return `${parts.join('\n')}\n${colors.red(error.message)}\n`;
  }
  const words = WORDS[error.language];
  const hint = error.hint === undefined ? '' : `  ${colors.cyan(words.hintIs)} ${error.hint}\n`;
  return `${colors.red(colors.bold(words.error))}  ${error.message}  ${colors.dim(`[${error.code}]`)}\n${hint}`;
}

/** Warnings of a scenario that can run, as text for stderr; empty without any. */
export function renderWarnings(warnings: readonly Diagnostic[], colors: Colors, language: Language = 'en'): string {
  const worded = warnings.map((warning) => {
    if (language === 'en') return renderDiagnostic(warning, colors);
    const { message, french = message, hint, frenchHint = hint } = warning;
    return renderDiagnostic({ ...warning, message: french, hint: frenchHint }, colors, WORDS.fr);
  });
  return worded.join('\n');
}
