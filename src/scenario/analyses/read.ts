import { z } from 'zod';
import { normalizeWord, noted } from '../../systems/vocabulary.ts';
import type { DiagnosticLog } from '../diagnostic-log.ts';
import { findEntry, keyNames } from '../key-names.ts';
import { type MapNode, type SourceNode, toData } from '../source.ts';
import { validate } from '../validate.ts';
import { show, suggestion } from '../wording.ts';
import { Desk, type DeskOptions } from './desk.ts';
import { type AnalysisRequest, KINDS } from './kinds.ts';
import type { AnalysisHead } from './request.ts';

/** Analyses of one scenario. */
const ANALYSES_MAX = 50;

const names = keyNames({ kind: ['genre', 'type'], title: ['titre'] });

const titleSchema = noted(z.string().min(1).max(200), {
  description: 'Title of its section in the report.',
}).optional();

/** An entry of `analyses:` whose shape is sound. */
export interface AnalysisDraft {
  readonly index: number;
  readonly node: MapNode;
  readonly kind: (typeof KINDS)[number];
  readonly title: string | null;
  /** Looks up everything that it names; null after recording what is wrong. */
  readonly plan: (desk: Desk, head: AnalysisHead) => AnalysisRequest | null;
}

/** Reads `analyses:` as far as it can be read without knowing the variants; mistakes go to the log. */
export function readAnalyses(node: SourceNode | null, log: DiagnosticLog): readonly AnalysisDraft[] {
  if (node === null) return [];
  const at = { path: ['analyses'], place: node.place };
  if (node.kind !== 'list') {
    const hint = 'write a list: `- { kind: compare }`';
    log.add({
      code: 'scenario/wrong-type',
      ...at,
      message: `expected a list of analyses, got ${show(toData(node))}`,
      hint,
    });
    return [];
  }
  if (node.items.length > ANALYSES_MAX) {
    const message = `${node.items.length} analyses, and ${ANALYSES_MAX} are allowed`;
    log.add({ code: 'scenario/too-many-analyses', ...at, message, hint: 'split the scenario in two' });
    return [];
  }
  return node.items.flatMap((item, index) => readAnalysis(item, index, log) ?? []);
}

function readAnalysis(written: SourceNode, index: number, log: DiagnosticLog): AnalysisDraft | null {
  const path = ['analyses', index];
  // `- compare` asks for one with everything at its default.
  const node = written.kind === 'scalar' && typeof written.value === 'string' ? bare(written) : written;
  const ids = KINDS.map(({ id }) => id);
  const entry = findEntry(node, 'kind', names);
  if (node.kind !== 'map' || entry === null) {
    const message =
      node.kind === 'map' ? 'the key "kind" is missing' : `expected an analysis, got ${show(toData(node))}`;
    const hint = suggestion(null, ids, 'write `kind:` with one of');
    log.add({ code: 'scenario/missing-key', path, place: node.place, message, hint });
    return null;
  }
  const word = toData(entry.node);
  const wanted = typeof word === 'string' ? normalizeWord(word) : '';
  const kind = KINDS.find(({ id, alias }) => normalizeWord(id) === wanted || normalizeWord(alias) === wanted);
  if (kind === undefined) {
    const hint = suggestion(typeof word === 'string' ? word : null, ids, 'one of', {
      also: KINDS.map(({ alias }) => alias),
    });
    const at = { path: [...path, 'kind'], place: entry.node.place };
    log.add({ code: 'scenario/unknown-word', ...at, message: `unknown kind of analysis ${show(word)}`, hint });
    return null;
  }
  const titleEntry = findEntry(node, 'title', names);
  const title =
    titleEntry === null
      ? { data: undefined }
      : validate(titleSchema, { path: [...path, 'title'], node: titleEntry.node, names }, log);
  const own = { ...node, entries: node.entries.filter((other) => other !== entry && other !== titleEntry) };
  const plan = kind.read({ path, node: own, names }, log);
  if (plan === null || title === null) return null;
  return { index, node, kind, title: title.data ?? null, plan };
}

function bare(word: SourceNode): MapNode {
  return { kind: 'map', entries: [{ key: 'kind', keyPlace: word.place, node: word }], place: word.place };
}

/** Looks up everything that the drafts name and derives their variants; mistakes go to the log. */
export function planAnalyses(
  drafts: readonly AnalysisDraft[],
  options: Omit<DeskOptions, 'path' | 'node' | 'names'>,
): readonly AnalysisRequest[] {
  return drafts.flatMap(({ index, node, title, plan }) => {
    const desk = new Desk({ ...options, path: ['analyses', index], node, names });
    return plan(desk, { title, line: options.log.line(node.place.start) }) ?? [];
  });
}
