import { SEARCH_CHECKS } from '../../scenario/analyses/search-checks.ts';
import type { Figure, Figures } from './figures.ts';
import type { SearchResult } from './search.ts';

/** What `expect:` can hold against a search. */
export function searchFigures({ candidates, missedBy, payer, method }: SearchResult): Figures {
  const [best] = candidates;
  const ties = candidates.filter(({ standing }) => standing === 'best' || standing === 'tied').length;
  const verdict = ties > 1 ? 'tied' : 'sole';
  const label = SEARCH_CHECKS.verdicts.verdict?.words[verdict] ?? { en: verdict, fr: verdict };
  const isShare = payer?.isDivisor !== true;
  const number = (value: number, low: number, high: number, asShare: boolean): Figure => ({
    ...{ kind: 'number', value, low, high, isShare: asShare },
  });
  return {
    verdict: { kind: 'verdict', verdict, label, isOpen: method === 'race' && ties > 1 },
    ties: number(ties, method === 'exact' ? ties : 1, ties, false),
    ...(best === undefined ? {} : { best: number(best.value.value, best.value.low, best.value.high, isShare) }),
    ...(missedBy === null ? {} : { 'missed-by': number(missedBy, 0, missedBy, isShare) }),
  };
}
