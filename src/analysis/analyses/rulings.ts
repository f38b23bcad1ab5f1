import type { RulingSwitch, RulingsRequest } from '../../scenario/analyses/rulings.ts';
import type { Lab } from '../lab.ts';
import { type Effects, effectsOf } from './effects.ts';
import { factorialOf } from './factorial.ts';
import { bestFlips, judgeFlips, LEAD_TOLD, leaderFlip, type Sought } from './flips.ts';
import { measuredOf } from './parts.ts';
import type { Reading, RulingsResult } from './rulings-result.ts';

/** Trials of each variant where nobody asks for more. */
export const RULINGS_TRIALS_MAX = 200_000;

/** What becomes of the verdict when each thing that the sources leave open is read in another way. */
export async function conductRulings(request: RulingsRequest, lab: Lab): Promise<RulingsResult> {
  const { kind, title, line, measure, variants, along, switches, refused, untouched, untried } = request;
  const question = { measure, ...lab.differenceFor(request, RULINGS_TRIALS_MAX) };
  const found: Found[] = [];
  for (const [index, { variant }] of variants.entries()) {
    const changed = switches.flatMap((it) => it.variants[index] ?? []);
    const places = placesIn(switches, index);
    found.push({ places, effects: await effectsOf(variant, changed, question, lab) });
  }
  const tried = switches.map((it, at) => readingOf(request, it, at, found, lab));
  const flips = judgeFlips(
    tried.map(({ sought }) => sought),
    lab.confidence,
  );
  const readings = tried.map(({ reading: read }, at): Reading => ({ ...read, flips: flips[at] ?? [] }));
  const [first] = variants;
  if (first === undefined) throw new RangeError('an audit has at least one variant');
  return {
    ...{ kind, title, line, measure: measuredOf(measure, lab.model(first.variant)) },
    variants: variants.map((it, index) => ({
      label: { ...it.label },
      base: baseOf(found, index),
    })),
    outcomes: Object.fromEntries(
      [...variants.map((it) => it.variant), ...switches.flatMap((it) => it.variants.filter((read) => read !== null))]
        .flatMap((variant) => lab.model(variant).outcomes)
        .map(({ name, label: words }) => [name, words]),
    ),
    ...{ along: along?.axis ?? null, readings },
    refused: refused.map((it) => ({ ...it })),
    untouched: [...untouched],
    untried: untried.map(({ id, text }) => ({ id, text })),
    factorial: request.pairs ? await factorialOf(request, readings, question, lab) : null,
  };
}

/** What was found about one variant. */
interface Found {
  /** Index switch → index of its effect; -1 where it was not tried. */
  readonly places: readonly number[];
  readonly effects: Effects;
}

function placesIn(switches: readonly RulingSwitch[], variant: number): readonly number[] {
  let count = 0;
  return switches.map(({ variants }) => {
    if ((variants[variant] ?? null) === null) return -1;
    count += 1;
    return count - 1;
  });
}

function baseOf(found: readonly Found[], index: number): Effects['base'] {
  const base = found[index]?.effects.base;
  if (base === undefined) throw new RangeError('a variant was not looked at');
  return base;
}

function readingOf(
  { variants, along, measure }: RulingsRequest,
  it: RulingSwitch,
  at: number,
  found: readonly Found[],
  lab: Lab,
): { readonly reading: Omit<Reading, 'flips'>; readonly sought: readonly Sought[] } {
  const moves = found.map(({ places, effects }) => effects.effects[places[at] ?? -1] ?? null);
  const leaders = found.flatMap(({ places, effects }, index) => {
    const place = places[at] ?? -1;
    const [before, after] = [effects.besides[place], effects.shares[place]];
    const [base, read] = [variants[index]?.variant, it.variants[index]];
    if (before === undefined || after === undefined || base === undefined || read === undefined || read === null)
      return [];
    const names = [lab.model(base), lab.model(read)].map(({ outcomes }) => outcomes.map(({ name }) => name));
    return leaderFlip(index, { before, after, names: names[0] ?? [], namesAfter: names[1] ?? [] });
  });
  const bases = found.map((_, index) => baseOf(found, index));
  // What is little of a metric, only a reader knows.
  const told = measure.kind === 'outcome' ? LEAD_TOLD : 0;
  const sizes = moves.map((move) => Math.abs(move?.value ?? 0));
  const isUnasked = found.every(({ places, effects }) => effects.alike[places[at] ?? -1] !== false);
  const { sort, id, question, option, inForce, provenance } = it;
  return {
    reading: {
      ...{ sort, id, question, option, inForce, provenance, moves },
      largest: Math.max(0, sizes.indexOf(Math.max(...sizes))),
      ...(isUnasked ? { unasked: true as const } : {}),
    },
    sought: [...leaders, ...bestFlips(along?.groups ?? [], bases, moves, lab.confidence, told)],
  };
}
