import { type AmountLaw, AmountSum, convolved, NOTHING } from './amount-laws.ts';
import type { Beliefs } from './beliefs.ts';
import type { Blow, Words } from './frame.ts';
import { NotFactored } from './not-factored.ts';
import { NEGLIGIBLE_WAY, OWN_STATES_MAX, type OwnChain, type OwnStart, type OwnWay } from './own-chain.ts';

/** Where a register stands that has a story. */
interface Standing {
  readonly part: number;
  readonly belief: number;
  /** Probability, among all standings of the story. */
  readonly p: number;
}

interface Story {
  /** The story before its last blow; none of the beginning. */
  readonly before: { readonly story: number; readonly blow: Blow; readonly result: number } | null;
  readonly standings: readonly Standing[];
  /** What follows on a blow: result → story, and its probability; made when first asked for. */
  readonly after: Map<Blow, Map<number, OwnWay>>;
  /** Index standing → law of the amounts that its belief does not say; made when first asked for. */
  amounts: readonly AmountLaw[] | null;
}

/** What a blow makes of a standing. */
interface Made extends Standing {
  readonly result: number;
  readonly from: number;
  /** Whether its belief no longer says the amounts of the one before it. */
  readonly isReplaced: boolean;
  /** The belief before it was replaced. */
  readonly told: number;
}

/** Standings of a story less probable than this are left out. */
const NEGLIGIBLE = 1e-16;

/**
 * A register by its story: its blows, each with its result. Of the amounts it has a law for every story, and trials need only
 * be counted by stories.
 */
export class StoryChain implements OwnChain {
  readonly #words: Words;
  readonly #beliefs: Beliefs;
  readonly #stories: Story[] = [];
  readonly #afterWord: (readonly OwnWay[] | undefined)[][] = [];

  constructor(words: Words, beliefs: Beliefs, { part, value }: OwnStart) {
    this.#words = words;
    this.#beliefs = beliefs;
    this.#stories.push({
      before: null,
      standings: [{ part, belief: beliefs.point(value), p: 1 }],
      after: new Map(),
      amounts: [NOTHING],
    });
  }

  get size(): number {
    return this.#stories.length;
  }

  after(state: number, word: number): readonly OwnWay[] {
    if (word === 0) return [{ to: state, p: 1 }];
    const known = this.#afterWord[state] ?? [];
    this.#afterWord[state] = known;
    known[word] ??= this.#read(state, word);
    return known[word];
  }

  /** The law of all amounts of a story. */
  amountOf(story: number): AmountLaw {
    const sum = new AmountSum();
    const amounts = this.#amountsOf(story);
    for (const [at, { belief, p }] of (this.#stories[story] as Story).standings.entries()) {
      sum.add(convolved(amounts[at] as AmountLaw, this.#beliefs.amountOf(belief)), p);
    }
    return sum.law();
  }

  #read(state: number, word: number): readonly OwnWay[] {
    const { blow, result, rest } = this.#words;
    const first = this.#afterBlow(state, blow[word] as Blow).get(result[word] as number);
    if (first === undefined) return [];
    return this.after(first.to, rest[word] as number)
      .map(({ to, p }) => ({ to, p: p * first.p }))
      .filter(({ p }) => p >= NEGLIGIBLE_WAY);
  }

  #afterBlow(state: number, blow: Blow): Map<number, OwnWay> {
    const { after } = this.#stories[state] as Story;
    const known = after.get(blow) ?? this.#strike(state, blow);
    after.set(blow, known);
    return known;
  }

  #strike(state: number, blow: Blow): Map<number, OwnWay> {
    const ways = new Map<number, OwnWay>();
    const byResult = new Map<number, Made[]>();
    for (const made of this.#madeOf(state, blow)) {
      const all = byResult.get(made.result) ?? [];
      byResult.set(made.result, all);
      all.push(made);
    }
    for (const [result, all] of byResult) {
      const p = all.reduceRight((sum, made) => sum + made.p, 0);
      if (p < NEGLIGIBLE_WAY) continue;
      if (this.#stories.length === OWN_STATES_MAX) throw new NotFactored('too many stories');
      const merged = new Map<string, Standing>();
      for (const made of all) {
        const name = nameOf(made);
        merged.set(name, { part: made.part, belief: made.belief, p: (merged.get(name)?.p ?? 0) + made.p / p });
      }
      const standings = [...merged.values()];
      const to = this.#stories.push({ before: { story: state, blow, result }, standings, after: new Map(), amounts: null });
      ways.set(result, { to: to - 1, p });
    }
    return ways;
  }

  /** All that a blow may make of the standings of a story. */
  #madeOf(story: number, blow: Blow): readonly Made[] {
    const beliefs = this.#beliefs;
    return (this.#stories[story] as Story).standings.flatMap(({ part, belief, p }, from): Made[] => {
      if (blow.kind === 'amount') {
        const to = beliefs.add(belief, blow.pool);
        return [{ part, belief: to, p, result: 0, from, isReplaced: false, told: to }];
      }
      return beliefs.read(belief, blow.reading).p.flatMap((chance, answer): Made[] => {
        if (p * chance < NEGLIGIBLE) return [];
        const { part: after, value, result } = blow.effectOf(part, answer);
        const told = beliefs.after(belief, blow.reading, answer);
        const to = value < 0 ? told : beliefs.point(value);
        return [{ part: after, belief: to, p: p * chance, result, from, isReplaced: value >= 0, told }];
      });
    });
  }

  #amountsOf(story: number): readonly AmountLaw[] {
    const known = this.#stories[story] as Story;
    if (known.amounts !== null) return known.amounts;
    const { before, standings } = known;
    if (before === null) return [];
    const from = this.#amountsOf(before.story);
    const places = new Map(standings.map((standing, at) => [nameOf(standing), at]));
    const sums = standings.map(() => new AmountSum());
    let mass = 0;
    for (const made of this.#madeOf(before.story, before.blow)) {
      if (made.result !== before.result) continue;
      mass += made.p;
      const law = from[made.from] as AmountLaw;
      const gained = made.isReplaced ? convolved(law, this.#beliefs.amountOf(made.told)) : law;
      sums[places.get(nameOf(made)) as number]?.add(gained, made.p);
    }
    known.amounts = sums.map((sum, at) => {
      const { low, p } = sum.law();
      const share = (standings[at] as Standing).p * mass;
      return { low, p: p.map((chance) => chance / share) };
    });
    return known.amounts;
  }
}

function nameOf({ part, belief }: Pick<Standing, 'part' | 'belief'>): string {
  return `${part} ${belief}`;
}
