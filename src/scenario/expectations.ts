import { FracasError, InvariantError } from '../errors.ts';
import type { CompileOptions, GameSystem } from '../systems/system.ts';
import type { AnalysisRequest } from './analyses/kinds.ts';
import type { AnalysisDraft } from './analyses/read.ts';
import { checkEntry, resolveCheck } from './analysis-claims.ts';
import type { Axis } from './axes.ts';
import { type Draft, draftOf, type Wrong } from './claims.ts';
import { expectationSchema } from './common.ts';
import type { DiagnosticLog } from './diagnostic-log.ts';
import type { Expansion } from './expand.ts';
import { keyNames, locate } from './key-names.ts';
import type { Expectation, LabelledVariant, Labels } from './scenario-parts.ts';
import { type SourceNode, toData } from './source.ts';
import { validate } from './validate.ts';
import { resolveLabels } from './where.ts';
import { show, suggestion } from './wording.ts';

const ENGINE: CompileOptions = { engine: 'dice' };
const names = keyNames();

/** An expectation with its place in the list `expect:`. */
export interface Claim {
  readonly index: number;
  readonly draft: Draft;
  /** Whether it names axes or labels that do not exist, so that nobody can tell which variants it means. */
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
  return node.items.flatMap((item, index) => {
    const parsed = validate(expectationSchema, { path: ['expect', index], node: item, names }, log);
    if (parsed === null) return [];
    const draft = draftOf(parsed.data, log.line(item.place.start), wrongAt(item, index, log));
    return draft === null ? [] : [{ index, draft, isElsewhere: false }];
  });
}

/** Records mistakes at the keys of one entry; an empty key stands for the entry itself. */
function wrongAt(node: SourceNode, index: number, log: DiagnosticLog): Wrong {
  return (key, message, hint, code = 'scenario/expectation') => {
    const { place } = key === '' ? node : locate(node, [key], names).node;
    log.add({ code, path: ['expect', index], place, message, hint });
  };
}

/** Checks axes and labels named by the claims, and brings them to their canonical form. */
export function resolveWhere(
  claims: readonly Claim[],
  node: SourceNode | null,
  axes: readonly Axis[],
  expansion: Expansion | null,
  log: DiagnosticLog,
): readonly Claim[] {
  if (node === null) return claims;
  return claims.map((claim) => {
    const { index, draft } = claim;
    let isElsewhere = false;
    const resolved = withLabels(draft, (key, labels) => {
      const at = { node, base: ['expect'], path: [index, key] };
      const found = resolveLabels({ labels, at, axes, expansion }, log);
      isElsewhere ||= found === null;
      return found ?? {};
    });
    if (!isElsewhere) checkAxes(resolved, expansion, wrongAt(itemOf(node, index), index, log));
    return { index, draft: resolved, isElsewhere };
  });
}

/** A draft with each of its maps of labels replaced. */
function withLabels(draft: Draft, replace: (key: string, labels: Labels) => Labels): Draft {
  if (draft.kind === 'written-check') return draft;
  const where = replace('where', draft.where);
  switch (draft.kind) {
    case 'band':
      return { ...draft, where };
    case 'difference':
      return { ...draft, where, of: replace('of', draft.of), from: replace('from', draft.from) };
    case 'rank':
      return { ...draft, where, of: replace('of', draft.of) };
    case 'dominance':
      return { ...draft, where, of: replace('of', draft.of), dominates: replace('dominates', draft.dominates) };
  }
}

/** Two variants are told apart by the same axes, which circumstances then leave free. */
function checkAxes(draft: Draft, expansion: Expansion | null, wrong: Wrong): void {
  if (draft.kind === 'written-check' || draft.kind === 'band') return;
  const twice = Object.keys(draft.of).find((axis) => Object.hasOwn(draft.where, axis));
  if (twice !== undefined) {
    wrong('where', `both \`of\` and \`where\` name ${twice}`, `leave ${twice} out of \`where\``);
  }
  if (draft.kind === 'rank') {
    const values = Object.keys(draft.of).map(
      (name) => expansion?.axes.find((axis) => axis.name === name)?.values.length,
    );
    const count = values.reduce<number>((product, length) => product * (length ?? Number.POSITIVE_INFINITY), 1);
    const [, worst] = draft.rank;
    if (worst > count) wrong('rank', `there is no rank ${worst}: the axis has ${count} values`, `write 1 to ${count}`);
    return;
  }
  const [key, other] =
    draft.kind === 'difference' ? (['from', draft.from] as const) : (['dominates', draft.dominates] as const);
  const axes = Object.keys(draft.of).sort();
  if (JSON.stringify(axes) !== JSON.stringify(Object.keys(other).sort())) {
    wrong(key, `\`of\` and \`${key}\` name different axes`, `name the same ones in both: ${axes.join(', ')}`);
  } else if (axes.every((axis) => draft.of[axis] === other[axis])) {
    wrong(key, `\`of\` and \`${key}\` are one and the same`, 'name two different labels');
  }
}

function itemOf(node: SourceNode, index: number): SourceNode {
  return (node.kind === 'list' ? node.items[index] : null) ?? node;
}

/**
 * Finds the analyses that claims are about.
 * @param isWhole whether all of `analyses:` could be read
 */
export function resolveChecks(
  claims: readonly Claim[],
  node: SourceNode | null,
  drafts: readonly AnalysisDraft[],
  isWhole: boolean,
  log: DiagnosticLog,
): readonly Expectation[] {
  return claims.flatMap(({ index, draft }): readonly Expectation[] => {
    if (draft.kind !== 'written-check') return [draft];
    const found = resolveCheck(draft, drafts, isWhole, wrongAt(itemOf(node ?? EMPTY, index), index, log));
    return found === null ? [] : [found];
  });
}

/** Checks that claims about an entry of a roster name one. @param claims of all items of `expect:` */
export function checkEntries(
  claims: readonly Expectation[],
  node: SourceNode | null,
  analyses: readonly AnalysisRequest[],
  log: DiagnosticLog,
): void {
  for (const [index, claim] of claims.entries()) {
    if (claim.kind !== 'analysis') continue;
    checkEntry(claim, analyses[claim.analysis], wrongAt(itemOf(node ?? EMPTY, index), index, log));
  }
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
  for (const { index, draft, isElsewhere } of claims) {
    if (isElsewhere || draft.kind === 'written-check') continue;
    const found = variants.find(({ label }) =>
      Object.entries(conditionOf(draft)).every(([axis, value]) => label[axis] === value),
    );
    if (found === undefined) continue;
    const model = compileOrReport(system, found, log);
    if (model === null) return;
    if ((draft.outcome === null) === (draft.metric === null)) continue;
    const isOutcome = draft.outcome !== null;
    const name = draft.outcome ?? draft.metric ?? '';
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

/** Labels of a variant that the claim is about. */
function conditionOf(draft: Exclude<Draft, { kind: 'written-check' }>): Labels {
  return draft.kind === 'band' ? draft.where : { ...draft.where, ...draft.of };
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
