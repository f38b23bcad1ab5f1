import { z } from 'zod';
import type { SearchRequest } from '../../scenario/analyses/search.ts';
import { bonferroniConfidence, holm } from '../../stats/families.ts';
import { type PairCounts, pairedProportion } from '../../stats/paired.ts';
import { weightedDifference } from '../../stats/paired-rates.ts';
import { type Estimate, EXACT_TIE, shareEstimate } from '../estimate.ts';
import { asksOf, type Lab, outcomeIndex } from '../lab.ts';
import type { Session } from '../session.ts';
import { bilingual, estimate, head, label, measured, measuredOf } from './parts.ts';
import { besideFirst, type Race, race, weightOf } from './search-race.ts';

const candidate = z.strictObject({
  label,
  cost: z.number().nullable(),
  value: estimate.describe('the measure, per cost where that was asked for; of those dropped, from the race'),
  standing: z
    .enum(['best', 'tied', 'behind', 'dropped'])
    .describe('tied: not told apart from the best; behind: certainly less; dropped: out before the final'),
  droppedIn: z.int().nullable().describe('round of the race in which it was dropped, from 1'),
});

export const searchResult = z.strictObject({
  kind: z.literal('search'),
  ...head,
  measure: measured,
  places: z.array(z.string()),
  payer: z.strictObject({ name: z.string(), unit: bilingual, isDivisor: z.boolean() }).nullable(),
  refused: z.int().describe('combinations that the rules refuse'),
  tooDear: z.int().describe('combinations that cost too much'),
  method: z.enum(['exact', 'race']),
  candidates: z.array(candidate).describe('best first; those dropped last, the later rounds first'),
  rounds: z.array(z.strictObject({ candidates: z.int(), survivors: z.int(), trials: z.int() })),
  droppedBest: z.number().nullable().describe('bound on the chance that the best was dropped; null when exact'),
  missedBy: z
    .number()
    .nullable()
    .describe('at the confidence of the result, no candidate dropped is better than one kept by more; null when exact'),
});

export type SearchResult = z.infer<typeof searchResult>;
type Row = SearchResult['candidates'][number];
type Found = Pick<SearchResult, 'method' | 'candidates' | 'rounds' | 'droppedBest' | 'missedBy'>;

/** Branches of all exact laws together, beyond which a race is sooner done. */
const BRANCHES_MAX = 30_000_000;
/** Share of the budget that the finalists have, on trials that none of them was chosen by. */
const FINAL_SHARE = 0.2;

/** The best of many candidates: a ranking of exact laws, else a race of which the last are compared on fresh trials. */
export async function conductSearch(request: SearchRequest, lab: Lab): Promise<SearchResult> {
  const { kind, title, line, measure, places, payer, refused, tooDear, candidates } = request;
  const [first] = candidates;
  if (first === undefined) throw new RangeError('a search has candidates');
  const found = (await exactRanking(request, lab)) ?? (await raced(request, lab));
  return {
    ...{ kind, title, line, measure: measuredOf(measure, lab.model(first.variant)), places: [...places] },
    ...{ payer: payer === null ? null : { ...payer, unit: { ...payer.unit } }, refused, tooDear },
    ...found,
  };
}

async function exactRanking(request: SearchRequest, lab: Lab): Promise<Found | null> {
  const { candidates, measure } = request;
  const variants = candidates.map(({ variant }) => variant);
  const [first] = variants;
  const law = first === undefined ? null : await lab.law(first, asksOf(measure));
  if (law === null) return null;
  if (!lab.isExactOnly && law.branches * variants.length > BRANCHES_MAX) return null;
  if ((await lab.laws(variants, asksOf(measure))) === null) return null;
  const values = (await lab.estimates(variants, measure)).map((value, index) =>
    weighted(value, weightOf(request, index)),
  );
  const best = values.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const level = values.filter(({ value }) => value >= best - EXACT_TIE).length;
  const rows = values.map((value, index): Row => {
    const standing = value.value < best - EXACT_TIE ? 'behind' : level > 1 ? 'tied' : 'best';
    return rowOf(request, index, { value, standing, droppedIn: null });
  });
  return { method: 'exact', candidates: rows.sort(byValue), rounds: [], droppedBest: null, missedBy: null };
}

async function raced(request: SearchRequest, lab: Lab): Promise<Found> {
  const { candidates, budget } = request;
  const variants = candidates.map(({ variant }) => variant);
  return lab.use(variants, budget, async (session) => {
    const run = await race(request, Math.floor((1 - FINAL_SHARE) * budget), lab, session);
    const finalists = await final(request, run, lab, session);
    const dropped = run.runners.flatMap(({ droppedIn, hits, trials }, index): Row[] => {
      if (droppedIn === null) return [];
      const share = shareEstimate(hits, trials, lab.confidence);
      return [
        rowOf(request, index, { value: weighted(share, weightOf(request, index)), standing: 'dropped', droppedIn }),
      ];
    });
    dropped.sort((a, b) => (b.droppedIn ?? 0) - (a.droppedIn ?? 0) || byValue(a, b));
    return {
      ...{ method: 'race', candidates: [...finalists, ...dropped], rounds: [...run.rounds] },
      ...{ droppedBest: run.droppedBest, missedBy: run.missedBy },
    };
  });
}

/** Every pair of finalists on fresh trials with the same luck, by Holm's method. */
async function final(
  request: SearchRequest,
  { finalists, trialsTotal }: Race,
  lab: Lab,
  session: Session,
): Promise<readonly Row[]> {
  const size = finalists.length;
  const plays = Math.max(1, (size * (size + 1)) / 2 - 1);
  const trials = Math.max(100, Math.floor((FINAL_SHARE * request.budget) / plays));
  const hits = new Map<number, number>();
  const pairs: { readonly a: number; readonly b: number; readonly counts: PairCounts }[] = [];
  for (const [place, b] of finalists.entries()) {
    const family = finalists.slice(place);
    await besideFirst(request, family, { first: trialsTotal, trials }, lab, session, (a, counts) => {
      pairs.push({ a, b, counts });
      hits.set(a, counts.both + counts.onlyA);
      hits.set(b, counts.both + counts.onlyB);
    });
  }
  if (pairs.length === 0) await alone(request, finalists, trials, hits, lab, session);
  const values = new Map(
    finalists.map((index) => {
      const share = shareEstimate(hits.get(index) ?? 0, trials, lab.confidence);
      return [index, weighted(share, weightOf(request, index))];
    }),
  );
  const adjusted = holm(pairs.map(({ a, b, counts }) => pValueOf(request, a, b, counts, lab.confidence, pairs.length)));
  const ranked = [...finalists].sort((a, b) => (values.get(b)?.value ?? 0) - (values.get(a)?.value ?? 0));
  const [best] = ranked;
  const isTied = (index: number): boolean =>
    pairs.some(
      ({ a, b }, at) =>
        ((a === best && b === index) || (b === best && a === index)) && (adjusted[at] ?? 1) > 1 - lab.confidence,
    );
  const level = ranked.filter((index) => index !== best && isTied(index));
  return ranked.flatMap((index): Row[] => {
    const value = values.get(index);
    const standing = index === best ? (level.length > 0 ? 'tied' : 'best') : level.includes(index) ? 'tied' : 'behind';
    return value === undefined ? [] : [rowOf(request, index, { value, standing, droppedIn: null })];
  });
}

/** A single finalist is measured on luck of its own. */
async function alone(
  { candidates, measure }: SearchRequest,
  finalists: readonly number[],
  trials: number,
  hits: Map<number, number>,
  lab: Lab,
  session: Session,
): Promise<void> {
  const [only] = finalists;
  const variant = candidates[only ?? -1]?.variant;
  if (only === undefined || variant === undefined) throw new RangeError('a race has a winner');
  const [tally] = await session.tallies([only], trials);
  hits.set(only, tally?.outcomes[outcomeIndex(lab.model(variant), measure.name)] ?? 0);
}

function pValueOf(
  request: SearchRequest,
  a: number,
  b: number,
  counts: PairCounts,
  confidence: number,
  family: number,
): number {
  const level = bonferroniConfidence(confidence, family);
  if (request.payer?.isDivisor !== true) return pairedProportion(counts, level).pValue;
  const { n, both, onlyA, onlyB } = counts;
  const [sumA, sumB] = [both + onlyA, both + onlyB];
  const moments = { n, sumA, squaresA: sumA, sumB, squaresB: sumB, products: both };
  const weights = { a: weightOf(request, a), b: weightOf(request, b), least: 0 };
  return weightedDifference(moments, weights, level)?.pValue ?? 1;
}

function weighted(share: Estimate, weight: number): Estimate {
  const { value, low, high } = share;
  return weight === 1 ? share : { ...share, value: weight * value, low: weight * low, high: weight * high };
}

function rowOf({ candidates }: SearchRequest, index: number, rest: Omit<Row, 'label' | 'cost'>): Row {
  const found = candidates[index];
  return { label: { ...found?.label }, cost: found?.cost ?? null, ...rest };
}

function byValue(a: Row, b: Row): number {
  return b.value.value - a.value.value;
}
