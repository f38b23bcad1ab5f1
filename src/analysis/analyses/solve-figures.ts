import { SOLVE_CHECKS } from '../../scenario/analyses/solve-checks.ts';
import type { Figure, Figures } from './figures.ts';
import type { SolveResult } from './solve.ts';

/** What `expect:` can hold against a solution. */
export function solveFigures(result: SolveResult): Figures {
  const { crossings, credible, direction, method, positions, values, nearest, measure } = result;
  const isOpen = method === 'sampled' && crossings.length === 0 && !isBeyond(credible);
  const verdict =
    crossings.length > 0
      ? 'crossed'
      : isOpen || (method === 'sampled' && direction === 'flat')
        ? 'open'
        : 'not-reached';
  const label = SOLVE_CHECKS.verdicts.verdict?.words[verdict] ?? { en: verdict, fr: verdict };
  const [first] = crossings;
  const [from, to] = first === undefined ? [] : [positions?.[first.after], positions?.[first.before]];
  const best = nearest === null ? null : values[nearest];
  const number = (value: number, low: number, high: number, isShare: boolean): Figure => ({
    ...{ kind: 'number', value, low, high, isShare },
  });
  return {
    verdict: { kind: 'verdict', verdict, label, isOpen },
    ...(first === undefined || first.at === null || from === undefined || to === undefined
      ? {}
      : { crossing: number(first.at, from, to, false) }),
    ...(best === null || best === undefined
      ? {}
      : { nearest: number(best.value, best.low, best.high, measure.kind === 'outcome') }),
  };
}

/** Whether the crossing lies beyond an end of the list. */
function isBeyond(credible: SolveResult['credible']): boolean {
  return credible !== null && (credible.low === null) !== (credible.high === null);
}
