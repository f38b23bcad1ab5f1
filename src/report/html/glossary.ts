import type { TextKey } from '../locale/en.ts';
import type { Locale } from '../locale/locale.ts';
import { escapeHtml } from './markup.ts';

const TERMS: readonly (readonly [TextKey, TextKey])[] = [
  ['variant', 'gVariant'],
  ['axis', 'gAxis'],
  ['outcome', 'gOutcome'],
  ['best', 'gBest'],
  ['wins', 'gWins'],
  ['ahead', 'gAhead'],
  ['next', 'gNext'],
  ['most', 'gMost'],
  ['moreBy', 'gAhead'],
  ['share', 'gShare'],
  ['intervals', 'gInterval'],
  ['exact', 'gExact'],
  ['tieMark', 'gTie'],
  ['average', 'gAverage'],
  ['byStriker', 'gStriker'],
  ['cost', 'gCost'],
  ['costPerWin', 'gCostPerWin'],
  ['meanRounds', 'gMeanRounds'],
  ['measured', 'gMeasured'],
  ['measuredValue', 'gMeasured'],
  ['value', 'gX'],
  ['equals', 'gEquals'],
  ['atLeast', 'gAtLeast'],
  ['probability', 'gProbability'],
  ['distributionError', 'gBand'],
  ['fights', 'gFight'],
  ['trialCount', 'gTrialCount'],
  ['trials', 'gTrial'],
  ['halfWidth', 'gHalfWidth'],
  ['trialsForHalf', 'gTrialsForHalf'],
  ['quantileTrio', 'gQuantileTrio'],
  ['stopped', 'gStopped'],
  ['method', 'gMethod'],
  ['mean', 'gMean'],
  ['sd', 'gSd'],
  ['median', 'gQuantile'],
  ['min', 'gMinMax'],
  ['max', 'gMinMax'],
  ['result', 'gExpectation'],
  ['claim', 'gClaim'],
  ['found', 'gFound'],
  ['line', 'gLine'],
  ['question', 'gQuestion'],
  ['ruling', 'gRuling'],
  ['inForce', 'gInForce'],
  ['source', 'gSource'],
  ['options', 'gOptions'],
  ['assumptions', 'gAssumption'],
  ['seed', 'gSeed'],
  ['hash', 'gHash'],
];

/** Quantiles of the tables of counts; each is a column of its own. */
export const QUANTILES = ['0.05', '0.25', '0.5', '0.75', '0.95'];

/** Every column and mark that a report may show, in words; columns that mean the same are explained together. */
export function glossaryHtml(locale: Locale): string {
  const terms = new Map<TextKey, string[]>();
  for (const [term, meaning] of TERMS) terms.set(meaning, [...(terms.get(meaning) ?? []), locale.text(term)]);
  const quantiles = QUANTILES.filter((q) => q !== '0.5').map((q) =>
    locale.text('quantile', { percent: locale.percent(100 * Number(q), 0) }),
  );
  terms.set('gQuantile', [...(terms.get('gQuantile') ?? []), ...quantiles]);
  const items = [...terms].map(
    ([meaning, names]) =>
      `<div>${[...new Set(names)].map((name) => `<dt>${escapeHtml(name)}</dt>`).join('')}<dd>${escapeHtml(locale.text(meaning))}</dd></div>`,
  );
  return `<dl class="terms">${items.join('')}</dl>`;
}
