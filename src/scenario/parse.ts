import { safeParse } from 'zod/v4/core';
import { FracasError, oneLine, ScenarioError } from '../errors.ts';
import type { GameSystem } from '../systems/system.ts';
import { normalizeWord } from '../systems/vocabulary.ts';
import { readAxes } from './axes.ts';
import { Cast, warnOfUnused } from './cast.ts';
import { DEFAULT_RUN, descriptionSchema, diceSchema, runSchema, TOP_KEYS, titleSchema } from './common.ts';
import { DiagnosticLog, type MistakeSink } from './diagnostic-log.ts';
import { readDocument } from './document.ts';
import { checkFighters, expand } from './expand.ts';
import { checkEntries, checkNames, readExpectations, resolveChecks, resolveWhere } from './expectations.ts';
import { aliasesOf, schemasOf } from './field-names.ts';
import { findEntry, keyNames } from './key-names.ts';
import { commonNames, type Root, readRoot, withOwnKeys } from './root.ts';
import type { Scenario } from './scenario.ts';
import type { RunSettings } from './scenario-parts.ts';
import { kindOf } from './sections.ts';
import { entryOf, type MapNode, type SourceNode, toData } from './source.ts';
import { validate } from './validate.ts';
import { nearest, show, suggestion } from './wording.ts';

export interface ParseOptions {
  /** Gives the system of that name. @throws FracasError, with a hint, when there is none */
  readonly loadSystem: (name: string) => Promise<GameSystem>;
  /** Names to propose when the scenario names no system. */
  readonly systemNames?: readonly string[];
}

/** Top-level keys on which the meaning of fighters and engagement does not depend. */
const HARMLESS_KEYS: ReadonlySet<string> = new Set([
  'system',
  'title',
  'description',
  'run',
  'expect',
  'analyses',
] satisfies (typeof TOP_KEYS)[number][]);

/**
 * Reads the text of a scenario: validates it, expands its axes and fills in every default.
 * @param file as diagnostics name it
 * @throws ScenarioError with all the mistakes of the text
 */
export async function parseScenario(written: string, file: string, options: ParseOptions): Promise<Scenario> {
  // Lines may end in CR alone, as YAML has it.
  const text = written.replace(/\r(?!\n)/g, '\n');
  const log = new DiagnosticLog(file, text);
  const scenario = await read(text, log, options);
  const diagnostics = log.all();
  if (scenario === null || log.hasErrors) throw new ScenarioError(diagnostics);
  return { ...scenario, warnings: diagnostics };
}

async function read(text: string, log: DiagnosticLog, options: ParseOptions): Promise<Scenario | null> {
  const document = readDocument(text, log);
  if (document === null) return null;
  let isWhole = !log.hasErrors;
  /** Keys that are missing for being misspelt, which is told of the unknown key. */
  const misspelt = new Set<string | null>();
  /** Takes mistakes after which nobody can tell what the sections hold. */
  const structural: MistakeSink = {
    add: (mistake) => {
      isWhole &&= mistake.meant != null && HARMLESS_KEYS.has(mistake.meant);
      if (mistake.meant !== undefined) misspelt.add(mistake.meant);
      log.add(mistake);
    },
  };
  const common = readRoot(document, structural);
  if (common === null) return null;
  const system = await readSystem(common, log, options);
  const root = withOwnKeys(common, system, structural);
  const given = (key: string): SourceNode | null => {
    const node = entryOf(root, key)?.node ?? null;
    return node?.kind === 'scalar' && node.value === null ? null : node;
  };
  const piece = (key: string) => ({ path: [key], node: given(key) ?? root, names: commonNames });
  const title = given('title') === null ? null : validate(titleSchema, piece('title'), log);
  const description = given('description') === null ? null : validate(descriptionSchema, piece('description'), log);
  const run = readRun(given('run'), log);
  const asked = given('analyses');
  // Most scenarios ask for none, and need not wait for the modules that read them.
  const reader = asked === null ? null : await import('./analyses/read.ts');
  const drafts = reader?.readAnalyses(asked, log) ?? [];
  checkFighters(root, structural);
  const expect = given('expect');
  const claims = readExpectations(expect, log);
  if (system === null) return null;
  const names = keyNames(system.keyAliases, aliasesOf(system.schema));
  const { script, engagement } = readScript(given('engagement'), system, log);
  const axes = readAxes(given('vary'), given('fighters'), system, names, structural);
  const needsEngagement = engagement === null && !axes.some((axis) => axis.section === 'engagement');
  if (needsEngagement && !misspelt.has('engagement'))
    missingKey(root, 'engagement', 'write `engagement:` and its `kind:`', structural);
  const needsFighters = given('fighters') === null && kindOf(engagement, system)?.needsFighters !== false;
  if (needsFighters && !misspelt.has('fighters')) {
    missingKey(root, 'fighters', 'write `fighters:` and below it a name for each', structural);
  }
  const { expansion, deriver, nameable } = expand({ root, engagement, axes, system, names, isWhole }, log);
  const resolved = resolveWhere(claims, expect, axes, expansion, log);
  checkNames(resolved, expect, nameable, system, log);
  const isReadable = asked === null || (asked.kind === 'list' && asked.items.length === drafts.length);
  const claimed = resolveChecks(resolved, expect, drafts, isReadable, log);
  if (expansion === null || deriver === null || log.hasErrors) return null;
  if (script !== null && drafts.length > 0) refuseScript(asked ?? root, log);
  const cast = new Cast(system);
  for (const { variant } of expansion.variants) cast.addVariant(variant);
  const analyses = reader?.planAnalyses(drafts, { system, expansion, axes, deriver, cast, expect: claimed, log }) ?? [];
  if (!log.hasErrors) checkEntries(claimed, expect, analyses, log);
  if (log.hasErrors) return null;
  warnOfUnused(root, cast, log);
  return {
    file: log.file,
    text,
    title: title?.data ?? oneLine(titleOf(log.file)),
    description: description?.data ?? null,
    system: system.name,
    edition: expansion.variants[0]?.variant.edition ?? null,
    axes: expansion.axes,
    variants: expansion.variants,
    run,
    expect: claimed,
    analyses,
    script,
    warnings: [],
  };
}

async function readSystem(common: Root, log: DiagnosticLog, options: ParseOptions): Promise<GameSystem | null> {
  const { root, others } = common;
  const entry = entryOf(root, 'system');
  if (entry === null) {
    if (others.some(({ key }) => nearest(key, TOP_KEYS) === 'system')) return null;
    const known = options.systemNames ?? [];
    missingKey(
      root,
      'system',
      known.length === 0
        ? 'write `system:` and the name of a game'
        : suggestion(null, known, 'write `system:` with one of'),
      log,
    );
    return null;
  }
  const at = { path: ['system'], place: entry.node.place };
  const name = toData(entry.node);
  if (typeof name !== 'string') {
    const hint = suggestion(null, options.systemNames ?? [], 'one of');
    log.add({
      code: 'scenario/wrong-type',
      ...at,
      message: `expected the name of a game system, got ${show(name)}`,
      hint,
    });
    return null;
  }
  try {
    return await options.loadSystem(normalizeWord(name));
  } catch (error) {
    if (!(error instanceof FracasError)) throw error;
    log.add({ code: 'scenario/unknown-word', ...at, message: `unknown game system ${show(name)}`, hint: error.hint });
    return null;
  }
}

function missingKey(root: MapNode, key: string, hint: string, log: MistakeSink): void {
  const place = entryOf(root, key)?.keyPlace ?? root.entries[0]?.keyPlace ?? root.place;
  log.add({ code: 'scenario/missing-key', path: [], place, message: `the key "${key}" is missing or empty`, hint });
}

function readRun(node: SourceNode | null, log: DiagnosticLog): RunSettings {
  if (node === null) return DEFAULT_RUN;
  const parsed = validate(runSchema, { path: ['run'], node, names: commonNames }, log);
  if (parsed === null) return DEFAULT_RUN;
  const { method, trials, precision, seed, confidence, peek } = parsed.data;
  if (trials !== undefined && precision !== undefined) {
    const place = findEntry(node, 'precision', commonNames)?.keyPlace ?? node.place;
    const message = 'both trials and precision are given';
    const hint = 'keep one: a number of trials, or the precision at which to stop';
    log.add({ code: 'scenario/trials-and-precision', path: ['run'], place, message, hint });
  }
  return {
    method: method ?? DEFAULT_RUN.method,
    trials: trials ?? null,
    precision: precision ?? null,
    seed: seed ?? null,
    confidence: confidence ?? DEFAULT_RUN.confidence,
    ...(peek === true ? { peek } : {}),
  };
}

/** Takes the scripted dice, which are common to all systems, out of the engagement. */
function readScript(
  node: SourceNode | null,
  system: GameSystem,
  log: DiagnosticLog,
): { script: readonly number[] | null; engagement: SourceNode | null } {
  const entry = findEntry(node, 'dice', commonNames);
  if (node?.kind !== 'map' || entry === null) return { script: null, engagement: node };
  const kind = kindOf(node, system);
  if (kind !== undefined && isOwnDice(entry.node, system, kind.id)) return { script: null, engagement: node };
  const path = ['engagement', 'dice'];
  const parsed = validate(diceSchema, { path, node: entry.node, names: commonNames }, log);
  const entries = node.entries.filter((other) => other !== entry);
  return { script: parsed?.data ?? null, engagement: { ...node, entries } };
}

/** Whether `dice` is a field of the kind itself, such as a number of dice: a list is a script where the kind takes no list. */
function isOwnDice(node: SourceNode, system: GameSystem, kind: string): boolean {
  const schema = system.schema.engagements[kind];
  const own = schema === undefined ? [] : schemasOf(schema, 'dice');
  return own.length > 0 && (node.kind !== 'list' || own.some((field) => safeParse(field, []).success));
}

function refuseScript({ place }: SourceNode, log: DiagnosticLog): void {
  const message = 'scripted dice make one fight, which there is nothing to analyse in';
  const hint = 'remove `analyses:`, or `engagement.dice`';
  log.add({ code: 'scenario/analysis', path: ['analyses'], place, message, hint });
}

/** `sword-or-axe.yaml` → `sword-or-axe`. */
function titleOf(file: string): string {
  return (file.split(/[\\/]/).at(-1) ?? file).replace(/\.ya?ml$/i, '') || 'scenario';
}
