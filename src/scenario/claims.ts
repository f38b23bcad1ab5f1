import type { z } from 'zod';
import type { expectationSchema } from './common.ts';
import type { Band, Expectation } from './scenario-parts.ts';

/** An entry of `expect:` as written. */
export type Written = z.infer<typeof expectationSchema>;

/** Which analysis an entry is about, as written; found among `analyses:` later. */
export interface WrittenCheck {
  readonly kind: 'written-check';
  readonly outcome: null;
  readonly metric: null;
  readonly analysis: string | number;
  readonly figure: string | null;
  /** Entry of a roster that the figure is of. */
  readonly entry: string | null;
  readonly between: Band | null;
  readonly verdicts: readonly string[];
  readonly line: number;
}

export type Draft = Exclude<Expectation, { kind: 'analysis' }> | WrittenCheck;

/** Says what is wrong at a key of the entry. */
export type Wrong = (key: string, message: string, hint: string, code?: string) => void;

/** The forms of a claim about variants: the key that tells it, those that it needs, what it is called. */
const FORMS = {
  between: { needs: [], noun: 'a band' },
  difference: { needs: ['of', 'from'], noun: 'a difference' },
  rank: { needs: ['of'], noun: 'a rank' },
  dominates: { needs: ['of'], noun: 'a dominance' },
} as const;

type Form = keyof typeof FORMS;
type Key = keyof Written;

const FORM_KEYS = Object.keys(FORMS) as readonly Form[];

/** Makes the claim that an entry states; null after saying why it states none. Labels stay as written. */
export function draftOf(written: Written, line: number, wrong: Wrong): Draft | null {
  return written.analysis === undefined ? variantClaim(written, line, wrong) : analysisCheck(written, line, wrong);
}

function variantClaim(written: Written, line: number, wrong: Wrong): Draft | null {
  const { outcome = null, metric = null, where = {} } = written;
  let isSound = true;
  const refuse: Wrong = (...mistake) => {
    isSound = false;
    wrong(...mistake);
  };
  const forms = FORM_KEYS.filter((key) => written[key] !== undefined);
  const [form, second] = forms;
  if ((outcome === null) === (metric === null)) {
    const message =
      outcome === null ? 'neither an outcome nor a metric is named' : 'both an outcome and a metric are named';
    refuse('metric', message, 'name one: `outcome:` (its probability) or `metric:` (its mean)');
  }
  if (form === undefined) {
    const hint =
      'write `between:` and two numbers, the lower one first: [45%, 55%]; or claim a `difference:`, a `rank:` or what it `dominates:`';
    refuse('', 'the key "between" is missing', hint, 'scenario/missing-key');
    return null;
  }
  if (second !== undefined) {
    refuse(
      second,
      `both ${FORMS[form].noun} and ${FORMS[second].noun} are claimed`,
      'make them two entries of `expect:`',
    );
    return null;
  }
  onlyKeys(written, ['outcome', 'metric', 'where', form, ...FORMS[form].needs], FORMS[form].noun, refuse);
  for (const key of FORMS[form].needs) {
    if (Object.keys(written[key] ?? {}).length > 0) continue;
    const hint = `write \`${key}:\` with axis → label, such as { captain.equipment: sword }`;
    refuse('', `the key "${key}" is missing`, hint, 'scenario/missing-key');
  }
  const head = { outcome, metric, where, line };
  const { of = {}, from = {}, dominates = {} } = written;
  const draft = ((): Draft => {
    switch (form) {
      case 'between':
        return { kind: 'band', ...head, between: bandOf(written, 'between', [0, 1], refuse) };
      case 'difference':
        return { kind: 'difference', ...head, difference: bandOf(written, 'difference', [-1, 1], refuse), of, from };
      case 'rank':
        return { kind: 'rank', ...head, rank: ranksOf(written, refuse), of };
      case 'dominates':
        return { kind: 'dominance', ...head, of, dominates };
    }
  })();
  // A claim that names what it is about is still checked for its names.
  return isSound || form === 'between' ? draft : null;
}

function onlyKeys(written: Written, allowed: readonly Key[], noun: string, wrong: Wrong): void {
  for (const [key, value] of Object.entries(written)) {
    if (value === undefined || allowed.includes(key as Key)) continue;
    wrong(key, `"${key}" says nothing in a claim about ${noun}`, `remove it; what goes with it: ${allowed.join(', ')}`);
  }
}

/** The bounds as percentages where they can be meant so; else an example. */
function percentBand(low: number, high: number, key: 'between' | 'difference'): string {
  const least = key === 'between' ? 0 : -100;
  const isPercent = low >= least && high <= 100 && low <= high;
  if (isPercent) return `[${low}%, ${high}%]`;
  return key === 'between' ? '[45%, 55%]' : '[2%, 8%]';
}

/** @param range of what is about a probability */
function bandOf(written: Written, key: 'between' | 'difference', range: Band, wrong: Wrong): Band {
  const [low = 0, high = 0] = written[key] ?? [];
  if (low > high) wrong(key, `the bounds ${low} and ${high} do not ascend`, `write [${high}, ${low}]`);
  const [least, most] = range;
  const isShare = written.outcome !== undefined;
  if (isShare && (Math.min(low, high) < least || Math.max(low, high) > most)) {
    const noun = key === 'between' ? 'a probability' : 'a difference of probabilities';
    const message = `${noun} lies between ${least} and ${most}, got ${low} to ${high}`;
    wrong(key, message, `write percentages: ${percentBand(low, high, key)}`);
  }
  return [low, high];
}

function ranksOf({ rank = 1 }: Written, wrong: Wrong): Band {
  const [best = 1, worst = best] = typeof rank === 'number' ? [rank] : rank;
  if (best > worst) wrong('rank', `the ranks ${best} and ${worst} do not ascend`, `write [${worst}, ${best}]`);
  return [best, worst];
}

function analysisCheck(written: Written, line: number, wrong: Wrong): Draft | null {
  const { analysis, figure, entry = null, between, verdict } = written;
  let isSound = true;
  const refuse: Wrong = (...mistake) => {
    isSound = false;
    wrong(...mistake);
  };
  onlyKeys(written, ['analysis', 'figure', 'entry', 'between', 'verdict'], 'an analysis', refuse);
  if ((between === undefined) === (verdict === undefined)) {
    const message =
      between === undefined ? 'nothing is claimed about the analysis' : 'both a band and a verdict are claimed';
    const hint = 'write `figure:` and `between:` for a number, or `verdict:` for a word';
    refuse(between === undefined ? '' : 'verdict', message, hint);
  }
  if (between !== undefined && figure === undefined) {
    refuse('between', 'the band is that of no figure', 'write `figure:` and its name beside it');
  }
  const [low = 0, high = 0] = between ?? [];
  if (low > high) refuse('between', `the bounds ${low} and ${high} do not ascend`, `write [${high}, ${low}]`);
  if (!isSound || analysis === undefined) return null;
  return {
    kind: 'written-check',
    ...{ outcome: null, metric: null, analysis, figure: figure ?? null, entry, line },
    between: between === undefined ? null : [low, high],
    verdicts: verdict === undefined ? [] : [verdict].flat().map(String),
  };
}
