import type { Words } from '../systems/system.ts';
import { normalizeWord } from '../systems/vocabulary.ts';
import type { AnalysisRequest } from './analyses/kinds.ts';
import type { AnalysisDraft } from './analyses/read.ts';
import type { Checks } from './analyses/request.ts';
import type { WrittenCheck, Wrong } from './claims.ts';
import type { AnalysisClaim } from './scenario-parts.ts';
import { show, suggestion } from './wording.ts';

/** What is meant where a verdict is claimed and no figure named. */
const MAIN = 'verdict';

/**
 * Finds the analysis that a check names, and in it the figure and the verdicts; null after saying what does not exist.
 * @param isWhole whether all of `analyses:` could be read: else nobody can tell what is not there
 */
export function resolveCheck(
  check: WrittenCheck,
  drafts: readonly AnalysisDraft[],
  isWhole: boolean,
  wrong: Wrong,
): AnalysisClaim | null {
  const draft = findAnalysis(check, drafts, isWhole, wrong);
  if (draft === null) return null;
  const { checks } = draft.kind;
  const found = check.between === null ? verdictIn(checks, check, draft, wrong) : numberIn(checks, check, draft, wrong);
  if (found === null) return null;
  const name: Words =
    draft.title === null ? { en: draft.kind.id, fr: draft.kind.alias } : { en: draft.title, fr: draft.title };
  return {
    kind: 'analysis',
    ...{ outcome: null, metric: null, analysis: draft.index, name, line: check.line },
    ...found,
  };
}

function findAnalysis(
  { analysis }: WrittenCheck,
  drafts: readonly AnalysisDraft[],
  isWhole: boolean,
  wrong: Wrong,
): AnalysisDraft | null {
  const matching = drafts.filter(({ index, title, kind }) => {
    if (typeof analysis === 'number') return index === analysis;
    const word = normalizeWord(analysis);
    return title === analysis || normalizeWord(kind.id) === word || normalizeWord(kind.alias) === word;
  });
  const titled = matching.filter(({ title }) => title === analysis);
  const [first, second] = titled.length === 1 ? titled : matching;
  if (first === undefined) {
    if (!isWhole) return null;
    const known = drafts.map(({ title, kind }) => title ?? kind.id);
    const hint =
      known.length === 0
        ? 'the scenario has no `analyses:`'
        : suggestion(typeof analysis === 'string' ? analysis : null, known, 'analyses, the first is 0');
    wrong('analysis', `there is no analysis ${show(analysis)}`, hint);
    return null;
  }
  if (second === undefined) return first;
  const hint = `name one by its place: ${matching.map(({ index }) => index).join(', ')}`;
  wrong('analysis', `${matching.length} analyses go by ${show(analysis)}`, hint);
  return null;
}

type Found = Pick<AnalysisClaim, 'figure' | 'claim'>;

function numberIn(
  { figures, entryFigures = {} }: Checks,
  { figure, entry, between }: WrittenCheck,
  { kind }: AnalysisDraft,
  wrong: Wrong,
): Found | null {
  const all = { ...figures, ...entryFigures };
  const id = figureId(figure ?? '', Object.keys(all));
  const label = id === null ? undefined : all[id];
  if (id === null || label === undefined || between === null) {
    unknownFigure(figure ?? '', Object.keys(all), kind.id, wrong);
    return null;
  }
  const claim = { kind: 'band', between } as const;
  const isOfEntry = Object.hasOwn(entryFigures, id);
  if (isOfEntry === (entry !== null)) return { figure: { id, label: labelOf(label, entry), entry }, claim };
  if (isOfEntry) wrong('', `the figure ${id} is that of one entry`, 'write `entry:` and its name in the roster');
  else wrong('entry', `the figure ${id} is that of the whole analysis`, 'remove `entry:`');
  return null;
}

function labelOf(label: Words, entry: string | null): Words {
  return entry === null ? label : { en: `${label.en} of ${entry}`, fr: `${label.fr} pour ${entry}` };
}

/** Says so where the roster of an analysis does not have the entry that a check is about. */
export function checkEntry(
  { figure: { entry } }: AnalysisClaim,
  request: AnalysisRequest | undefined,
  wrong: Wrong,
): void {
  const entries = request !== undefined && 'entries' in request ? request.entries : [];
  if (entry === null || entries.includes(entry)) return;
  wrong('entry', `there is no entry ${show(entry)}`, suggestion(entry, entries, 'one of'));
}

function verdictIn({ verdicts }: Checks, check: WrittenCheck, { kind }: AnalysisDraft, wrong: Wrong): Found | null {
  if (check.entry !== null) {
    wrong('entry', 'verdicts are those of the whole analysis', 'remove `entry:`');
    return null;
  }
  const id = figureId(check.figure ?? MAIN, Object.keys(verdicts));
  const told = id === null ? undefined : verdicts[id];
  if (id === null || told === undefined) {
    if (check.figure !== null) unknownFigure(check.figure, Object.keys(verdicts), kind.id, wrong);
    else wrong('verdict', `an analysis ${kind.id} comes to no verdict`, 'claim a `figure:` of it');
    return null;
  }
  const known = Object.keys(told.words);
  const found = check.verdicts.flatMap((word) => {
    const meant = figureId(word, known);
    const label = meant === null ? undefined : told.words[meant];
    if (meant !== null && label !== undefined) return [{ id: meant, label }];
    wrong('verdict', `unknown verdict ${show(word)}`, suggestion(word, known, 'verdicts'), 'scenario/unknown-word');
    return [];
  });
  if (found.length < check.verdicts.length) return null;
  return { figure: { id, label: told.label, entry: null }, claim: { kind: 'verdict', verdicts: found } };
}

function figureId(written: string, known: readonly string[]): string | null {
  return known.find((id) => normalizeWord(id) === normalizeWord(written)) ?? null;
}

function unknownFigure(written: string, known: readonly string[], kind: string, wrong: Wrong): void {
  const hint =
    known.length === 0 ? `nothing of an analysis ${kind} can be claimed so` : suggestion(written, known, 'figures');
  wrong('figure', `unknown figure ${show(written)}`, hint, 'scenario/unknown-word');
}
