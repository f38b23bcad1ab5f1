import type { AnalysisClaim } from '../../scenario/scenario.ts';
import { entryFigures, type Figure, figuresOf } from '../analyses/figures.ts';
import type { Bilingual } from '../summary-parts.ts';
import { inBoth } from './grammar.ts';
import { type Evidence, type Judged, judgeBand, wordFinding } from './judged.ts';

/** The figure that a claim is about; null where the analysis was not finished or has none such. */
export function figureOf({ analysis, figure }: AnalysisClaim, { analyses, confidence }: Evidence): Figure | null {
  const result = analyses[analysis];
  if (result === undefined) return null;
  const figures = figure.entry === null ? figuresOf(result, confidence) : entryFigures(result, figure.entry);
  return Object.hasOwn(figures, figure.id) ? (figures[figure.id] ?? null) : null;
}

/** Holds a figure or a verdict of an analysis against what is claimed of it. */
export function judgeCheck(expectation: AnalysisClaim, evidence: Evidence): Judged {
  const found = figureOf(expectation, evidence);
  const { claim } = expectation;
  if (found === null) {
    const isThere = evidence.analyses[expectation.analysis] !== undefined;
    return open(inBoth((grammar) => (isThere ? grammar.noFigure : grammar.noAnalysis)));
  }
  if (claim.kind === 'band') {
    if (found.kind === 'verdict') return open(inBoth((grammar) => grammar.noFigure));
    const finding = { ...found, isExact: found.low === found.high };
    return judgeBand(
      finding,
      claim.between,
      wordFinding({}, finding, { isShare: found.isShare, pathWords: evidence.pathWords }),
    );
  }
  if (found.kind === 'number') return open(inBoth((grammar) => grammar.noFigure));
  const detail = found.label;
  if (claim.verdicts.some(({ id }) => id === found.verdict)) return { verdict: 'pass', margin: 0, detail };
  return found.isOpen ? open(detail) : { verdict: 'fail', margin: -1, detail };
}

function open(detail: Bilingual): Judged {
  return { verdict: 'inconclusive', margin: Number.NEGATIVE_INFINITY, detail };
}
