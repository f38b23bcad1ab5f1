import type { z } from 'zod';
import { FAMILY_TRIALS, type JointTally, mergeJoint } from '../../engine/joint.ts';
import type { StrongerQuestion } from '../../scenario/analyses/decide.ts';
import { meanSequence, mixtureScale, pairedSequence } from '../../stats/confidence-sequence.ts';
import { type GsprtPlan, type GsprtResult, gsprt, OBSERVATIONS_MIN, observationsToGo } from '../../stats/gsprt.ts';
import { looks } from '../../stats/looks.ts';
import { sampleVariance } from '../../stats/moments.ts';
import type { PairCounts } from '../../stats/paired.ts';
import { differenceMoments, type PairMoments } from '../../stats/paired-means.ts';
import { trialsToSeparate } from '../../stats/unpaired.ts';
import { certain, type Estimate, EXACT_TIE, meanEstimate, shareAtAnyLook } from '../estimate.ts';
import { asksOf, type Lab } from '../lab.ts';
import type { PairedTrials } from './contrast.ts';
import type { Decision, Rates } from './decide-fair.ts';
import type { DecideResult, strongerAnswer } from './decide-result.ts';
import { pairedTrials } from './paired-trials.ts';

/** A look counts a quarter of a block more at least. */
const LOOK_UNIT = FAMILY_TRIALS;
/** Share of pairs that differ for which the intervals of differences are tightest at the first look. */
const DISCORDANT = 1 / 4;

/**
 * Whether a measure is higher in one variant than in another, on shared luck. An outcome is put to a generalised
 * sequential probability ratio test of the mean score (1 + hit of the one − hit of the other)/2: (1 + above)/2 against
 * (1 + by)/2. A metric, which has no bounds, is put to an asymptotic confidence sequence at the smaller of the two rates.
 */
export async function decideStronger(question: StrongerQuestion, rates: Rates, lab: Lab): Promise<Decision> {
  const { of, than, measure } = question;
  const variants = [than.variant, of.variant];
  if ((await lab.laws(variants, asksOf(measure))) !== null) {
    const [its, mine] = await lab.estimates(variants, measure);
    if (its === undefined || mine === undefined) throw new RangeError('a comparison is of two variants');
    const value = mine.value - its.value;
    const verdict = value >= question.by - EXACT_TIE ? 'yes' : 'no';
    return {
      ...{ verdict, method: 'exact', trials: null, more: null, path: [] },
      answer: answerOf(question, mine, its, certain(value)),
    };
  }
  const models = { first: lab.model(than.variant), other: lab.model(of.variant) };
  return lab.use(variants, 2 * rates.trialsMax, async (session) => {
    const path: DecideResult['path'] = [];
    let tally: JointTally | null = null;
    let last: Look | null = null;
    for (const look of looks(LOOK_UNIT, rates.trialsMax)) {
      const first: number = tally?.trials ?? 0;
      const fresh = await session.pairs([0, 1], { first, trials: look - first });
      if (tally === null) tally = fresh;
      else mergeJoint(tally, fresh);
      last = lookAt(pairedTrials(tally, 0, measure, models), question, rates, lab.confidence);
      path.push({ trials: look, ...last.point });
      if (last.verdict !== 'not-enough-evidence') break;
    }
    if (last === null) throw new RangeError('a question takes one trial at least');
    const { verdict, more, mine, its, difference } = last;
    return {
      ...{ verdict, method: measure.kind === 'outcome' ? 'gsprt' : 'confidence-sequence' },
      ...{ trials: tally?.trials ?? 0, path },
      more: verdict === 'not-enough-evidence' && more !== null ? moreThan(tally?.trials ?? 0, more) : null,
      answer: answerOf(question, mine, its, difference),
    };
  });
}

/** One at least: those taken have not decided, and none is decided on fewer than a hundred. */
function moreThan(trials: number, more: number): number {
  return Math.max(1, OBSERVATIONS_MIN - trials, more);
}

/** What the trials so far say. */
interface Look {
  readonly verdict: DecideResult['verdict'];
  readonly point: Omit<DecideResult['path'][number], 'trials'>;
  readonly more: number | null;
  readonly mine: Estimate;
  readonly its: Estimate;
  readonly difference: Estimate;
}

function lookAt(trials: PairedTrials, question: StrongerQuestion, rates: Rates, confidence: number): Look {
  return trials.kind === 'outcome'
    ? lookAtOutcome(trials.counts, question, rates, confidence)
    : lookAtMetric(trials, question, rates);
}

const VERDICTS = { 'accept-h1': 'yes', 'accept-h0': 'no', continue: 'not-enough-evidence' } as const;

function lookAtOutcome(
  pairs: PairCounts,
  { by, above }: StrongerQuestion,
  { alpha, beta }: Rates,
  confidence: number,
): Look {
  const test = scoreTest(pairs, { s0: (1 + above) / 2, s1: (1 + by) / 2, alpha, beta });
  const { n, both, onlyA, onlyB } = pairs;
  const scale = mixtureScale(DISCORDANT * LOOK_UNIT, confidence);
  return {
    verdict: VERDICTS[test.verdict],
    point: { value: test.llr, low: test.lower, high: test.upper },
    more: observationsToGo(test),
    mine: shareAtAnyLook(both + onlyA, n, confidence),
    its: shareAtAnyLook(both + onlyB, n, confidence),
    difference: {
      ...{ value: (onlyA - onlyB) / n, ...pairedSequence(pairs, scale, confidence) },
      ...{ n, method: 'confidence-sequence' },
    },
  };
}

/** The sequential test of two variants on shared luck, each pair scored 0 (only b), ½ or 1 (only a). */
export function scoreTest({ n, onlyA, onlyB }: PairCounts, plan: GsprtPlan): GsprtResult {
  return gsprt({ scores: [0, 1 / 2, 1], counts: [onlyB, n - onlyA - onlyB, onlyA] }, plan);
}

function lookAtMetric(
  { moments: pairs, least }: { readonly moments: PairMoments; readonly least: number | null },
  { by, above }: StrongerQuestion,
  { alpha, beta }: Rates,
): Look {
  const confidence = 1 - Math.min(alpha, beta);
  const moments = differenceMoments(pairs);
  const variance = sampleVariance(moments) ?? 0;
  const { n } = pairs;
  const value = moments.sum / n;
  const scale = mixtureScale(LOOK_UNIT, confidence);
  const interval = meanSequence(moments, scale, confidence) ?? { low: value, high: value };
  const isEarly = n < OBSERVATIONS_MIN;
  const verdict = isEarly ? 'not-enough-evidence' : interval.low > above ? 'yes' : interval.high < by ? 'no' : null;
  const gap = value > (above + by) / 2 ? value - above : by - value;
  return {
    verdict: verdict ?? 'not-enough-evidence',
    point: { value, ...interval },
    more: trialsToSeparate(gap, MIXTURE_PRICE * variance, confidence, n),
    mine: meanEstimate({ n, sum: pairs.sumA, squares: pairs.squaresA }, confidence, least),
    its: meanEstimate({ n, sum: pairs.sumB, squares: pairs.squaresB }, confidence, least),
    difference: { value, ...interval, n, method: 'confidence-sequence' },
  };
}

/** How many times more trials an interval takes that holds at every look. @source measured: about 2.5 */
const MIXTURE_PRICE = 2.5;

function answerOf(
  { by, above, of, than }: StrongerQuestion,
  mine: Estimate,
  its: Estimate,
  difference: Estimate,
): z.infer<typeof strongerAnswer> {
  return {
    ...{ is: 'stronger', by, above, difference },
    of: { label: { ...of.label }, value: mine },
    than: { label: { ...than.label }, value: its },
  };
}
