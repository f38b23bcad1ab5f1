import type { Place, Unit } from '../../analysis/numbers/number.ts';
import { measureOf, numbersOf, summaryNumbers } from '../../analysis/numbers/numbers.ts';
import type { Summary } from '../../analysis/summary.ts';
import type { Field } from './delimited.ts';

/** `analysis` and `n` are whole numbers, `value`, `low`, `high` and `confidence` any numbers, `partial` a truth, the others text. */
export const ANALYSIS_COLUMNS = [
  ...['analysis', 'kind', 'title', 'measure', 'subject', 'against', 'figure', 'unit'],
  ...['value', 'low', 'high', 'confidence', 'method', 'n', 'verdict', 'partial'],
] as const;

/**
 * Every number of every analysis as a row of its own: first what `expect:` can name of it, without subject, then what that
 * sums up. `analysis` is the index in the result's `analyses`.
 */
export function* analysisRows(summary: Summary): Generator<readonly Field[]> {
  for (const [index, result] of summary.analyses.entries()) {
    const measure = measureOf(result);
    for (const number of [...summaryNumbers(result, summary.confidence), ...numbersOf(result, summary.confidence)]) {
      const { subject, against, figure, unit, value, low, high, confidence, method, n, verdict } = number;
      yield [
        ...[index, result.kind, result.title, measure?.name ?? null, placeText(subject), placeText(against)],
        ...[figure, unitText(unit), value, low, high, confidence, method, n, verdict, summary.partial],
      ];
    }
  }
}

function unitText(unit: Unit | null): string | null {
  return typeof unit === 'string' ? unit : (unit?.en ?? null);
}

/** `captain.equipment=sword; engagement.charger=imperials`; nothing of the whole analysis. */
function placeText(place: Place): string | null {
  const entries = Object.entries(place).map(([name, value]) => `${name}=${value}`);
  return entries.length === 0 ? null : entries.join('; ');
}
