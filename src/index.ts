import type { Summary } from './analysis/summary.ts';
import type { Language } from './systems/system.ts';

export type {
  Audit,
  Axis,
  Bilingual,
  ExpectationResult,
  Label,
  MetricSummary,
  OutcomeSummary,
  RulingNote,
  Summary,
  VariantSummary,
} from './analysis/summary.ts';
export type { Diagnostic } from './errors.ts';
export {
  BackendError,
  DiceError,
  EXIT,
  ExactLimitError,
  FracasError,
  InvariantError,
  ScenarioError,
} from './errors.ts';
export { hashSummary, type RunObserver, type RunOptions, run, solve } from './run.ts';
export { loadScenario } from './scenario/load.ts';
export type { Expectation, LabelledVariant, Method, RunSettings, Scenario } from './scenario/scenario.ts';
export type { Language, Variant } from './systems/system.ts';
export { VERSION } from './version.ts';

export interface ReportOptions {
  /** A self-contained page, a text for terminals, or the result as JSON. */
  readonly format: 'html' | 'text' | 'json';
  /** English by default; JSON has both languages in any case. */
  readonly language?: Language;
}

/** Writes a summary out for readers. The charts' library is loaded when the first page is asked for. */
export async function report(summary: Summary, options: ReportOptions): Promise<string> {
  const { format, language = 'en' } = options;
  switch (format) {
    case 'html': {
      const { renderHtml } = await import('./report/html.ts');
      return renderHtml(summary, { language });
    }
    case 'text': {
      const { renderTerminal } = await import('./report/terminal.ts');
      return renderTerminal(summary, { language });
    }
    case 'json':
      return `${JSON.stringify(summary, null, 2)}\n`;
  }
}
