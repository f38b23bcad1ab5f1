import type { Pieces } from '../../dice/pieces.ts';
import { type AmountLaw, AmountSum, convolved, NOTHING, trimmed } from './amount-laws.ts';
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
}

/** What a blow makes of a standing. */
interface Made extends Standing {
  readonly result: number;
  readonly from: number;
  /** Whether its belief no longer says the amounts of the one before it. */
  readonly isReplaced: boolean;
  /** The belief before it was replaced. */
  readonly told: number;
  /** Probability of the blow alone. */
  readonly chance: number;
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
    });
  }

  after(state: number, word: number): readonly OwnWay[] {
    if (word === 0) return [{ to: state, p: 1 }];
    const known = this.#afterWord[state] ?? [];
    this.#afterWord[state] = known;
    known[word] ??= this.#read(state, word);
    return known[word];
  }

  /**
   * The law of all amounts, over all stories.
   * @param chances index story → probability of ending with it
   */
  *totalOf(chances: Float64Array): Pieces<AmountLaw> {
    const sum = new AmountSum();
    const { reach, following } = this.#reached(chances);
    // One story after another to its end, so that few laws are kept.
    const waiting = [{ story: 0, amounts: [NOTHING] as readonly AmountLaw[] }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { story, amounts } = next;
      const chance = chances[story] ?? 0;
      if (chance > 0) this.#addEnd(sum, story, amounts, chance);
      for (const after of following[story] ?? []) {
        waiting.push({ story: after, amounts: this.#amountsAfter(after, amounts, reach[after] as number) });
      }
      yield;
    }
    return sum.law();
  }

  #addEnd(sum: AmountSum, story: number, amounts: readonly AmountLaw[], chance: number): void {
    // What its belief says is added to many laws at once.
    const byBelief = new Map<number, AmountSum>();
    for (const [at, { belief }] of (this.#stories[story] as Story).standings.entries()) {
      const all = byBelief.get(belief) ?? new AmountSum();
      byBelief.set(belief, all);
      all.add(amounts[at] as AmountLaw, chance);
    }
    for (const [belief, all] of byBelief) {
      const said = trimmed(this.#beliefs.amountOf(belief), NEGLIGIBLE / chance);
      sum.add(convolved(trimmed(all.law(), NEGLIGIBLE), said), 1);
    }
  }

  /** Probability that a trial ends with a story or one that goes on from it; and the stories that do so. */
  #reached(chances: Float64Array): {
    readonly reach: Float64Array;
    readonly following: readonly (readonly number[])[];
  } {
    const reach = Float64Array.from(this.#stories, (_, story) => chances[story] ?? 0);
    const following: number[][] = this.#stories.map(() => []);
    for (let story = reach.length - 1; story > 0; story -= 1) {
      const before = (this.#stories[story] as Story).before?.story ?? 0;
      if (reach[story] === 0) continue;
      reach[before] = (reach[before] as number) + (reach[story] as number);
      following[before]?.push(story);
    }
    return { reach, following };
  }

  /**
   * Index standing → law of the amounts that its belief does not say, together with the probability of the standing.
   * @param from the same of the story before it
   */
  #amountsAfter(story: number, from: readonly AmountLaw[], reach: number): readonly AmountLaw[] {
    const { before, standings } = this.#stories[story] as Story;
    if (before === null) return from;
    const made = this.#madeOf(before.story, before.blow).filter(({ result }) => result === before.result);
    const mass = made.reduceRight((sum, { p }) => sum + p, 0);
    const negligible = NEGLIGIBLE / reach;
    const places = new Map(standings.map((standing, at) => [nameOf(standing), at]));
    const sums = standings.map(() => new AmountSum());
    // Laws that gain the same are added up before they gain it.
    const gains = new Map<string, { readonly told: number; readonly place: number; readonly sum: AmountSum }>();
    for (const each of made) {
      const place = places.get(nameOf(each)) as number;
      const share = each.chance / mass;
      const law = from[each.from] as AmountLaw;
      if (each.p < negligible * mass) continue;
      if (!each.isReplaced) {
        sums[place]?.add(law, share);
        continue;
      }
      const name = `${place} ${each.told}`;
      const gained = gains.get(name) ?? { told: each.told, place, sum: new AmountSum() };
      gains.set(name, gained);
      gained.sum.add(law, share);
    }
    for (const { told, place, sum } of gains.values()) {
      sums[place]?.add(convolved(trimmed(sum.law(), negligible), trimmed(this.#beliefs.amountOf(told), negligible)), 1);
    }
    return sums.map((sum) => trimmed(sum.law(), negligible));
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
      const to = this.#stories.push({ before: { story: state, blow, result }, standings, after: new Map() });
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
        return [{ part, belief: to, p, result: 0, from, isReplaced: false, told: to, chance: 1 }];
      }
      return beliefs.read(belief, blow.reading).p.flatMap((chance, answer): Made[] => {
        if (p * chance < NEGLIGIBLE) return [];
        const { part: after, value, result } = blow.effectOf(part, answer);
        const told = beliefs.after(belief, blow.reading, answer);
        const to = value < 0 ? told : beliefs.point(value);
        return [{ part: after, belief: to, p: p * chance, result, from, isReplaced: value >= 0, told, chance }];
      });
    });
  }
}

function nameOf({ part, belief }: Pick<Standing, 'part' | 'belief'>): string {
  return `${part} ${belief}`;
}
