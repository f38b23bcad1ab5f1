import type { AnalysisResult } from './analyses/results.ts';
import type { Comparison } from './summary-parts.ts';

/** The pairs of all analyses `compare`, flat, one analysis after the other. */
export function comparisonsOf(analyses: readonly AnalysisResult[]): readonly Comparison[] {
  return analyses.flatMap((result, analysis) => {
    if (result.kind !== 'compare') return [];
    const { baseline, level, measure } = result;
    return result.pairs.map((pair): Comparison => {
      const { value, low, high, n, method } = pair.difference;
      return {
        analysis,
        baseline: { ...pair.circumstance, ...baseline },
        variant: { ...pair.circumstance, ...pair.label },
        measure: { kind: measure.kind, name: measure.name },
        difference: value,
        ...{ low, high, level, n, method, p: pair.p, adjusted: pair.adjusted, verdict: pair.verdict },
      };
    });
  });
}
