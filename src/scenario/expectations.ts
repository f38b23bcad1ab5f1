import { FracasError, InvariantError } from '../errors.ts';
import type { CompileOptions, GameSystem } from '../systems/system.ts';
import type { Axis } from './axes.ts';
import { expectationSchema } from './common.ts';
import type { DiagnosticLog } from './diagnostic-log.ts';
import type { Expansion } from './expand.ts';
import { keyNames, locate } from './key-names.ts';
import type { Expectation, LabelledVariant } from './scenario.ts';
import { type SourceNode, toData } from './source.ts';
import { validate } from './validate.ts';
import { resolveLabels } from './where.ts';
import { show, suggestion } from './wording.ts';

const ENGINE: CompileOptions = { engine: 'dice' };
const names = keyNames();

/** An expectation with its place in the list `expect:`. */
export interface Claim {
  readonly index: number;
  readonly expectation: Expectation;
  /** Whether its `where` names what does not exist, so that nobody can tell which variants it means. */
  readonly isElsewhere: boolean;
}

/** Reads `expect:` as far as it can be read without knowing the variants; mistakes go to the log. */
export function readExpectations(node: SourceNode | null, log: DiagnosticLog): readonly Claim[] {
  if (node === null) return [];
  if (node.kind !== 'list') {
    const message = `expected a list of checks, got ${show(toData(node))}`;
    const hint = 'write lines such as `- { outcome: imperials, between: [45%, 55%] }`';
    log.add({ code: 'scenario/wrong-type', path: ['expect'], place: node.place, message, hint });
    return [];
  }
  return node.items.flatMap((item, index) => readExpectation(item, index, log) ?? []);
}

function readExpectation(node: SourceNode, index: number, log: DiagnosticLog): Claim | null {
  const parsed = validate(expectationSchema, { path: ['expect', index], node, names }, log);
  if (parsed === null) return null;
  const wrong = (key: string, message: string, hint: string): void => {
    const { place } = locate(node, [key], names).node;
    log.add({ code: 'scenario/expectation', path: ['expect', index], place, message, hint });
  };
  const { between, outcome = null, metric = null, where = {} } = parsed.data;
  const [low = 0, high = 0] = between;
  if ((outcome === null) === (metric === null)) {
    const message =
      outcome === null ? 'neither an outcome nor a metric is named' : 'both an outcome and a metric are named';
    wrong('metric', message, 'name one: `outcome:` (its probability) or `metric:` (its mean)');
  }
  if (low > high) wrong('between', `the bounds ${low} and ${high} do not ascend`, `write [${high}, ${low}]`);
  if (outcome !== null && (Math.min(low, high) < 0 || Math.max(low, high) > 1)) {
    wrong('between', `a probability lies between 0 and 1, got ${low} to ${high}`, 'write percentages: [45%, 55%]');
  }
  const line = log.line(node.place.start);
  return { index, expectation: { outcome, metric, between: [low, high], where, line }, isElsewhere: false };
}

/** Checks axes and labels named by `where`, and brings them to their canonical form. */
export function resolveWhere(
  claims: readonly Claim[],
  node: SourceNode | null,
  axes: readonly Axis[],
  expansion: Expansion | null,
  log: DiagnosticLog,
): readonly Claim[] {
  if (node === null) return claims;
  return claims.map(({ index, expectation }) => {
    const at = { node, base: ['expect'], path: [index, 'where'] };
    const where = resolveLabels({ labels: expectation.where, at, axes, expansion }, log);
    return { index, expectation: { ...expectation, where: where ?? {} }, isElsewhere: where === null };
  });
}

const EMPTY: SourceNode = { kind: 'map', entries: [], place: { start: 0, end: 1 } };

/** Checks that the outcomes and metrics named exist in the variants meant, by compiling one of them. */
export function checkNames(
  claims: readonly Claim[],
  node: SourceNode | null,
  variants: readonly LabelledVariant[],
  system: GameSystem,
  log: DiagnosticLog,
): void {
  for (const { index, expectation, isElsewhere } of claims) {
    if (isElsewhere) continue;
    const found = variants.find(({ label }) =>
      Object.entries(expectation.where).every(([axis, value]) => label[axis] === value),
    );
    if (found === undefined) continue;
    const model = compileOrReport(system, found, log);
    if (model === null) return;
    if ((expectation.outcome === null) === (expectation.metric === null)) continue;
    const isOutcome = expectation.outcome !== null;
    const name = expectation.outcome ?? expectation.metric ?? '';
    const rounds = model.roundsMax > 0 ? ['rounds'] : [];
    const known = isOutcome
      ? model.outcomes.map((outcome) => outcome.name)
      : [...rounds, ...[...model.metrics, ...(model.measurements ?? [])].map((metric) => metric.name)];
    if (known.includes(name)) continue;
    const key = isOutcome ? 'outcome' : 'metric';
    log.add({
      code: `scenario/unknown-${key}`,
      path: ['expect', index, key],
      place: locate(node ?? EMPTY, [index, key], names).node.place,
      message: `unknown ${key} ${show(name)}`,
      hint: suggestion(name, [...new Set(known)], `${key}s`),
    });
  }
}

function compileOrReport(system: GameSystem, { variant }: LabelledVariant, log: DiagnosticLog) {
  try {
    return system.compile(variant, ENGINE).model;
  } catch (error) {
    if (!(error instanceof FracasError) || error instanceof InvariantError) throw error;
    const place = { start: 0, end: 1 };
    log.add({ code: error.code, path: ['engagement'], place, message: error.message, hint: error.hint });
    return null;
  }
}
