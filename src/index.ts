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
export { renderHtml } from './report/html.ts';
export { renderTerminal } from './report/terminal.ts';
export { hashSummary, type RunObserver, type RunOptions, run, solve } from './run.ts';
export { loadScenario } from './scenario/load.ts';
export type { Expectation, LabelledVariant, Method, RunSettings, Scenario } from './scenario/scenario.ts';
export type { Language, Variant } from './systems/system.ts';
export { VERSION } from './version.ts';
