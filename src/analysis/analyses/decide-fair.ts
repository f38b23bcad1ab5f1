import type { z } from 'zod';
import { BLOCK_TRIALS, type Tally } from '../../engine/result.ts';
import { merge } from '../../engine/tally.ts';
import { InvariantError } from '../../errors.ts';
import type { FairQuestion } from '../../scenario/analyses/decide.ts';
import { proportionSequence } from '../../stats/confidence-sequence.ts';
import { fairness, observationsToVerdict } from '../../stats/fairness.ts';
import { OBSERVATIONS_MIN } from '../../stats/gsprt.ts';
import { looks } from '../../stats/looks.ts';
import { certain, type Estimate, EXACT_TIE, shareAtAnyLook } from '../estimate.ts';
import { type Lab, outcomeIndex } from '../lab.ts';
import type { DecideResult, fairAnswer } from './decide-result.ts';

/** Rates of error, and the most trials of each variant. */
export interface Rates {
  readonly alpha: number;
  readonly beta: number;
  readonly trialsMax: number;
}

/** What a question has come to. */
export type Decision = Pick<DecideResult, 'verdict' | 'method' | 'trials' | 'more' | 'path' | 'answer'>;

/** Decided fights: those won, and all; trials, or probabilities. */
interface Decided {
  readonly won: number;
  readonly all: number;
}

const VERDICTS = { fair: 'yes', unfair: 'no', 'not-enough-evidence': 'not-enough-evidence' } as const;

/** Whether the share of decided fights that one side wins is fair. */
export async function decideFair(question: FairQuestion, rates: Rates, lab: Lab): Promise<Decision> {
  const variants = question.variants.map(({ variant }) => variant);
  const laws = await lab.laws(variants, 'outcomes');
  if (laws === null) return sampledFair(question, rates, lab);
  const strata = laws.map(({ outcomes }, index) => decidedOf(outcomes, question, index, lab));
  const share = exactShare(together(strata));
  const { fair, within } = question;
  // Rounding must not turn an exact tie at the end of the margin into a verdict.
  const verdict = share === null ? 'not-enough-evidence' : fairness(share, fair, within + EXACT_TIE);
  return {
    ...{ verdict: VERDICTS[verdict], method: 'exact', trials: null, more: null, path: [] },
    answer: answerOf(question, share, strata.map(exactShare)),
  };
}

/**
 * Looks at the decided fights of all strata together, the same number of trials of each, through one interval that holds
 * at every look. Strata need no variance of their own: for independent trials with win and loss chances a_k and b_k the
 * factor that a round of one trial of each adds to the mixture, Π (1 + a_k·(q/s - 1) + b_k·((1 - q)/(1 - s) - 1)), is at
 * most its mean's power, which is 1 at s = Σ a_k / Σ (a_k + b_k); so Ville's inequality holds as for a single variant.
 */
async function sampledFair(question: FairQuestion, { alpha, trialsMax }: Rates, lab: Lab): Promise<Decision> {
  const variants = question.variants.map(({ variant }) => variant);
  const indexes = [...variants.keys()];
  const { fair, within } = question;
  return lab.use(variants, trialsMax * variants.length, async (session) => {
    const path: DecideResult['path'] = [];
    let tallies: readonly Tally[] = [];
    let trials = 0;
    let verdict: ReturnType<typeof fairness> = 'not-enough-evidence';
    for (const look of looks(BLOCK_TRIALS, trialsMax)) {
      const fresh = await session.more(indexes, { first: trials, trials: look - trials });
      tallies = trials === 0 ? fresh : added(tallies, fresh);
      trials = look;
      const decided = together(tallies.map(({ outcomes }, index) => decidedOf(outcomes, question, index, lab)));
      const interval = proportionSequence(decided.won, decided.all, 1 - alpha);
      path.push({ trials, value: decided.all === 0 ? fair : decided.won / decided.all, ...interval });
      if (decided.all >= OBSERVATIONS_MIN) verdict = fairness(interval, fair, within);
      if (verdict !== 'not-enough-evidence') break;
    }
    const strata = tallies.map(({ outcomes }, index) => decidedOf(outcomes, question, index, lab));
    const whole = together(strata);
    return {
      ...{ verdict: VERDICTS[verdict], method: 'confidence-sequence', trials, path },
      more: verdict === 'not-enough-evidence' ? moreTrials(whole, trials, question, alpha) : null,
      answer: answerOf(
        question,
        sampledShare(whole, 1 - alpha),
        strata.map((part) => sampledShare(part, 1 - alpha)),
      ),
    };
  });
}

function moreTrials(
  { won, all }: Decided,
  trials: number,
  { fair, within }: FairQuestion,
  alpha: number,
): number | null {
  const needed = all === 0 ? null : observationsToVerdict(won / all, fair, within, 1 - alpha);
  if (needed === null) return null;
  return Math.max(1, Math.ceil((Math.max(needed, OBSERVATIONS_MIN) / all) * trials) - trials);
}

function added(sums: readonly Tally[], fresh: readonly Tally[]): readonly Tally[] {
  sums.forEach((sum, index) => {
    const more = fresh[index];
    if (more === undefined) throw new InvariantError('a stratum without trials');
    merge(sum, more);
  });
  return sums;
}

/** @param outcomes index outcome → trials or probability */
function decidedOf(outcomes: Float64Array, question: FairQuestion, index: number, lab: Lab): Decided {
  const variant = question.variants[index]?.variant;
  if (variant === undefined) throw new InvariantError('a result without its variant');
  const model = lab.model(variant);
  const sum = (names: readonly string[]): number =>
    names.reduce((total, name) => total + (outcomes[outcomeIndex(model, name)] ?? 0), 0);
  const won = sum([question.measure.name]);
  const all = question.rivals.length === 0 ? sum(model.outcomes.map(({ name }) => name)) : won + sum(question.rivals);
  return { won, all };
}

function together(strata: readonly Decided[]): Decided {
  return strata.reduce((sum, { won, all }) => ({ won: sum.won + won, all: sum.all + all }), { won: 0, all: 0 });
}

function exactShare({ won, all }: Decided): Estimate | null {
  return all === 0 ? null : certain(won / all);
}

function sampledShare({ won, all }: Decided, confidence: number): Estimate | null {
  return all === 0 ? null : shareAtAnyLook(won, all, confidence);
}

function answerOf(
  { fair, within, rivals, variants }: FairQuestion,
  share: Estimate | null,
  shares: readonly (Estimate | null)[],
): z.infer<typeof fairAnswer> {
  const strata = variants.map((candidate, index) => ({ label: { ...candidate.label }, share: shares[index] ?? null }));
  return { is: 'fair', fair, within, rivals: [...rivals], share, variants: strata };
}
