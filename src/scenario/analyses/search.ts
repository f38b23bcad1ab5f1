import { z } from 'zod';
import { fields, noted } from '../../systems/vocabulary.ts';
import type { Label } from '../axes.ts';
import type { Change } from '../derive.ts';
import { count } from '../quantities.ts';
import type { Candidate, Measure } from '../scenario-parts.ts';
import { show } from '../wording.ts';
import { DERIVED_MAX, type Desk } from './desk.ts';
import { labels, measureFields } from './fields.ts';
import { gridValues, placeOf } from './grid.ts';
import { type Payer, payerIn, perField, priceOf } from './payers.ts';
import { type Asked, analysisKind } from './request.ts';

/** One of the candidates of a search. */
export interface SearchCandidate extends Candidate {
  /** What the payer costs there; null where costs do not matter. */
  readonly cost: number | null;
}

/** The best of a grid of profiles or loadouts. */
export interface SearchPlan {
  readonly measure: Measure;
  /** Canonical paths of what differs between candidates. */
  readonly places: readonly string[];
  /** Labels stand under {@link places}. */
  readonly candidates: readonly SearchCandidate[];
  /** Candidates that the rules refuse, and those that cost too much. */
  readonly refused: number;
  readonly tooDear: number;
  /** Who pays, in what, and whether the measure is divided by the cost. */
  readonly payer: (Payer & { readonly isDivisor: boolean }) | null;
  /** Candidates that are left for the final comparison. */
  readonly keep: number;
  /** Trials of one candidate, summed over all. */
  readonly budget: number;
}

export type SearchRequest = Asked<'search', SearchPlan>;

const KEEP_DEFAULT = 3;
const BUDGET_DEFAULT = 2_000_000;

const costSchema = fields({
  of: noted(z.string(), { noun: 'fighter or side', description: 'Fighter or side that pays.' }).optional(),
  most: noted(z.number().min(0), { description: 'The most that it may cost.' }),
});

const schema = fields(
  {
    over: noted(z.record(z.string(), z.unknown()), {
      allowed: 'a map: path → list of values or map of labels',
      description: 'What is tried: every combination, up to 2,000.',
    }),
    outcome: measureFields.outcome,
    per: perField('cost: the best chance per point or coin.'),
    cost: noted(costSchema, { description: 'Candidates that cost more are left out.' }).optional(),
    keep: count(1, 10, 'Candidates left for the final comparison, up to 10; 3 when absent.').optional(),
    budget: count(1_000, 1_000_000_000, 'Trials in all, where it has to sample; 2_000_000 when absent.').optional(),
    at: labels('The variant to start from: axis of `vary:` → label.').optional(),
  },
  { parmi: 'over', garder: 'keep', coût: 'cost' },
);

type Fields = z.infer<typeof schema>;

export const search = analysisKind<'search', Fields, SearchPlan>({
  id: 'search',
  alias: 'recherche',
  summary: {
    en: 'the best of many profiles or loadouts, and how sure it is that no better one was dropped on the way',
    fr: 'le meilleur de nombreux profils ou équipements, et la certitude qu’aucun meilleur n’a été écarté en route',
  },
  schema,
  checks: {
    figures: {
      best: { en: 'value of the best candidate', fr: 'valeur du meilleur candidat' },
      ties: { en: 'candidates that may be best', fr: 'candidats qui peuvent être les meilleurs' },
      'missed-by': { en: 'most that a dropped candidate may be better by', fr: 'au plus, avance d’un candidat écarté' },
    },
    verdicts: {
      verdict: {
        label: { en: 'the verdict', fr: 'verdict' },
        words: {
          sole: { en: 'a single best', fr: 'un seul meilleur' },
          tied: { en: 'several level at the top', fr: 'plusieurs à égalité en tête' },
        },
      },
    },
  },
  plan: (given, desk) => {
    const base = desk.only(['at'], given.at);
    if (base === null) return null;
    const measure = desk.measure({ outcome: given.outcome }, desk.variants[base]?.variant);
    const combinations = combinationsOf(given, desk);
    if (measure === null || combinations === null) return null;
    const places = combinations[0]?.map(({ place }) => place) ?? [];
    const payer = payerOf(given, places, base, desk);
    if (payer === undefined) return null;
    const found = candidatesOf(given, base, combinations, payer, desk);
    if (found === null) return null;
    return {
      measure,
      places,
      ...found,
      payer,
      keep: given.keep ?? KEEP_DEFAULT,
      budget: given.budget ?? BUDGET_DEFAULT,
    };
  },
});

interface Choice {
  readonly place: string;
  readonly label: Label;
  readonly change: Change;
}

/** Every combination of the values of all places, the last place fastest. */
function combinationsOf({ over }: Fields, desk: Desk): readonly (readonly Choice[])[] | null {
  const axes: Choice[][] = [];
  for (const path of Object.keys(over)) {
    const values = gridValues(['over', path], desk);
    if (values === null) return null;
    const choices: Choice[] = [];
    for (const { label, value } of values) {
      const change = desk.change(['over', path], path, value);
      if (change === null) return null;
      choices.push({ place: placeOf(change), label, change });
    }
    const place = choices[0]?.place;
    if (axes.some(([first]) => first?.place === place)) {
      return desk.mistake(['over', path], `${show(path)} varies ${place} a second time`, 'keep one of the two');
    }
    axes.push(choices);
  }
  const size = axes.reduce((product, { length }) => product * length, 1);
  if (size < 2) return desk.mistake(['over'], 'there is one candidate only', 'give a place several values');
  if (size > DERIVED_MAX) {
    const factors = axes.map(({ length }) => length).join(' × ');
    const message = `${factors} = ${size} candidates, and ${DERIVED_MAX} are allowed`;
    return desk.mistake(['over'], message, 'shorten a list', 'scenario/too-many-variants');
  }
  return axes.reduce<readonly (readonly Choice[])[]>(
    (rows, axis) => rows.flatMap((row) => axis.map((choice) => [...row, choice])),
    [[]],
  );
}

/** Null where costs do not matter; undefined after recording what is wrong. */
function payerOf(
  { per, cost }: Fields,
  places: readonly string[],
  base: number,
  desk: Desk,
): SearchRequest['payer'] | undefined {
  const variant = desk.variants[base]?.variant;
  if ((per === undefined && cost === undefined) || variant === undefined) return null;
  const asked = cost === undefined ? ['per'] : ['cost'];
  const payer = payerIn(variant, { of: cost?.of, places, asked, named: ['cost', 'of'] }, desk);
  return payer === null ? undefined : { ...payer, isDivisor: per !== undefined };
}

/** Variants of every combination that the rules and the purse allow; null after recording that there are not two. */
function candidatesOf(
  { cost }: Fields,
  base: number,
  combinations: readonly (readonly Choice[])[],
  payer: SearchRequest['payer'],
  desk: Desk,
): Pick<SearchRequest, 'candidates' | 'refused' | 'tooDear'> | null {
  const candidates: SearchCandidate[] = [];
  let refused = 0;
  let tooDear = 0;
  for (const choices of combinations) {
    const changes = choices.map(({ change }) => change);
    const variant = desk.tried(['over'], base, changes);
    if (variant === null) return null;
    if (variant === 'refused') {
      refused += 1;
      continue;
    }
    const price = payer === null ? null : (priceOf(desk.system, variant, payer.name)?.amount ?? null);
    if (cost !== undefined && (price === null || price > cost.most)) tooDear += 1;
    else if (payer?.isDivisor === true && (price ?? 0) <= 0) refused += 1;
    else {
      const label = Object.fromEntries(choices.map(({ place, label: it }) => [place, it]));
      candidates.push({ label, variant, cost: price });
    }
  }
  if (candidates.length > 1) return { candidates, refused, tooDear };
  const message = `${candidates.length} candidates are left: the rules refuse ${refused}, and ${tooDear} cost too much`;
  return desk.mistake(tooDear > 0 ? ['cost'] : ['over'], message, 'give more values, or more to spend');
}
