import { DECIDE_CHECKS } from '../../scenario/analyses/decide-checks.ts';
import type { DecideResult } from './decide.ts';
import type { Figure, Figures } from './figures.ts';

/** What `expect:` can hold against a decision. */
export function decideFigures({ answer, verdict, measure }: DecideResult): Figures {
  const isShare = measure.kind === 'outcome';
  const found = answer.is === 'fair' ? answer.share : answer.difference;
  const name = answer.is === 'fair' ? 'share' : 'difference';
  const word = answer.is === 'fair' ? FAIR[verdict] : verdict;
  const label = DECIDE_CHECKS.verdicts.verdict?.words[word] ?? { en: word, fr: word };
  const told: Figure = { kind: 'verdict', verdict: word, label, isOpen: verdict === 'not-enough-evidence' };
  if (found === null) return { verdict: told };
  const { value, low, high } = found;
  return { verdict: told, [name]: { kind: 'number', value, low, high, isShare } };
}

const FAIR = { yes: 'fair', no: 'unfair', 'not-enough-evidence': 'not-enough-evidence' } as const;
