import type { Pieces } from '../../dice/pieces.ts';
import { type AmountLaw, NOTHING, trimmed } from './amount-laws.ts';
import type { Beliefs } from './beliefs.ts';
import type { Blow } from './blow.ts';
import { NotFactored } from './not-factored.ts';
import { NEGLIGIBLE_WAY, OWN_STATES_MAX, type OwnChain, type OwnStart, type OwnWay } from './own-chain.ts';
import { atRoots, atTilts, lawAtRoots, reachOf, type Transform, type Transforms } from './transforms.ts';
import { LETTERS_MAX, type Letter, type Words } from './words.ts';

/** Blows of a register in order, each with its result: where it may stand after them, in parallel lists. */
interface Story {
  /** The story before its last blow; -1 of the beginning. */
  readonly before: number;
  /** Probability of its last blow having its result. */
  readonly chance: number;
  /** Index standing → number beside the register, what is believed of it, and probability among all standings. */
  readonly parts: number[];
  readonly beliefs: number[];
  readonly shares: number[];
  /** How standings of the story before it lead to its own. */
  readonly made: Made;
  /** Blows of which it is known what they make of it. */
  readonly struck: Set<Blow>;
}

/** Index way → the standings between which it leads, and what of it; parallel lists. */
interface Made {
  readonly from: number[];
  readonly to: number[];
  /** The belief that says an amount no longer said by that of the standing reached; NOTHING_TOLD where it says all. */
  readonly told: number[];
  /** Probability, given the standing before it. */
  readonly chances: number[];
  /** Probability together with it. */
  readonly p: number[];
}

const NOTHING_TOLD = -1;

/** Of a story and a letter: the letter cannot follow. */
const NEVER = -1;

/** Standings of a story less probable than this are left out. */
const NEGLIGIBLE = 1e-16;

/** Stories less probable than this, with all that go on from them, are left out of the law of the amounts. */
const NEGLIGIBLE_STORY = 2e-15;

/** What a law does not reach more often than this, it does not reach. */
const UNREACHED = 1e-15;

/** Numbers beside a register, at most. */
const PARTS_MAX = 2 ** 10;

/**
 * A register by its story: its blows, each with its result. Of the amounts it has a law for every story, and trials need only
 * be counted by stories.
 */
export class StoryChain implements OwnChain {
  readonly #words: Words;
  readonly #beliefs: Beliefs;
  readonly #stories: Story[] = [];
  /** Story × LETTERS_MAX + letter → story with that letter added, or NEVER. */
  readonly #next = new Map<number, number>();

  constructor(words: Words, beliefs: Beliefs, { part, value }: OwnStart) {
    this.#words = words;
    this.#beliefs = beliefs;
    const parts = [part];
    this.#stories.push({
      before: -1,
      chance: 1,
      parts,
      beliefs: [beliefs.point(value)],
      shares: [1],
      made: { from: [], to: [], told: [], chances: [], p: [] },
      struck: new Set(),
    });
  }

  after(state: number, word: number): readonly OwnWay[] {
    const { first, rest } = this.#words;
    let [to, p] = [state, 1];
    for (let at = word; at !== 0; at = rest[at] as number) {
      to = this.#step(to, first[at] as number);
      if (to === NEVER) return [];
      p *= (this.#stories[to] as Story).chance;
      if (p < NEGLIGIBLE_WAY) return [];
    }
    return [{ to, p }];
  }

  /**
   * The law of all amounts, over all stories.
   * @param chances index story → probability of ending with it
   */
  *totalOf(chances: Float64Array): Pieces<AmountLaw> {
    const following = this.#following(chances);
    const order = reachOf(yield* this.#totalAt(atTilts(), chances, following), UNREACHED);
    const law = lawAtRoots(order, yield* this.#totalAt(atRoots(order), chances, following));
    return trimmed({ low: 0, p: law.map((p) => (p < UNREACHED ? 0 : p)) }, UNREACHED);
  }

  /** The transform of it. */
  *#totalAt(transforms: Transforms, chances: Float64Array, { reach, stories }: Following): Pieces<Transform> {
    const total = transforms.take();
    const known: (Transform | undefined)[] = [];
    const ofBelief = (belief: number): Transform => {
      known[belief] ??= transforms.of(this.#beliefs.amountOf(belief));
      return known[belief];
    };
    const nothing = transforms.take();
    transforms.add(nothing, transforms.of(NOTHING), 1);
    // One story after another to its end, so that few are kept.
    const waiting: { readonly story: number; readonly amounts: Amounts }[] = [{ story: 0, amounts: [nothing] }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { story, amounts } = next;
      const chance = chances[story] ?? 0;
      if (chance > 0) {
        for (const [at, belief] of (this.#stories[story] as Story).beliefs.entries()) {
          const law = amounts[at];
          if (law !== undefined) transforms.addSum(total, law, ofBelief(belief), chance);
        }
      }
      for (const after of stories[story] ?? []) {
        const { chance: mass, made } = this.#stories[after] as Story;
        const { from, to, told, chances: shares, p } = made;
        const negligible = (NEGLIGIBLE * mass) / (reach[after] as number);
        const laws: (Transform | undefined)[] = [];
        for (let way = 0; way < from.length; way += 1) {
          const before = amounts[from[way] as number];
          if (before === undefined || (p[way] as number) < negligible) continue;
          const place = to[way] as number;
          laws[place] ??= transforms.take();
          const share = (shares[way] as number) / mass;
          if (told[way] === NOTHING_TOLD) transforms.add(laws[place], before, share);
          else transforms.addSum(laws[place], before, ofBelief(told[way] as number), share);
        }
        waiting.push({ story: after, amounts: laws });
      }
      transforms.leave(amounts);
      yield;
    }
    return total;
  }

  #following(chances: Float64Array): Following {
    const reach = Float64Array.from(this.#stories, (_, story) => chances[story] ?? 0);
    const stories: number[][] = this.#stories.map(() => []);
    for (let story = reach.length - 1; story > 0; story -= 1) {
      const { before } = this.#stories[story] as Story;
      if ((reach[story] as number) < NEGLIGIBLE_STORY) continue;
      reach[before] = (reach[before] as number) + (reach[story] as number);
      stories[before]?.push(story);
    }
    return { reach, stories };
  }

  #step(story: number, letter: number): number {
    const name = story * LETTERS_MAX + letter;
    const known = this.#next.get(name);
    if (known !== undefined) return known;
    const { blow } = this.#words.letters[letter] as Letter;
    const { struck } = this.#stories[story] as Story;
    if (!struck.has(blow)) this.#strike(story, blow);
    struck.add(blow);
    const found = this.#next.get(name) ?? NEVER;
    if (found === NEVER) this.#next.set(name, NEVER);
    return found;
  }

  /** Adds the stories that a blow may make of one. */
  #strike(before: number, blow: Blow): void {
    for (const [result, { parts, beliefs, shares, made }] of this.#madeOf(before, blow)) {
      const chance = shares.reduceRight((sum, p) => sum + p, 0);
      const isLikely = chance >= NEGLIGIBLE_WAY;
      if (isLikely && this.#stories.length === OWN_STATES_MAX) throw new NotFactored('too many stories');
      const name = before * LETTERS_MAX + this.#words.letter(blow, result);
      this.#next.set(name, isLikely ? this.#stories.length : NEVER);
      if (!isLikely) continue;
      this.#stories.push({
        before,
        chance,
        parts,
        beliefs,
        shares: shares.map((p) => p / chance),
        made,
        struck: new Set(),
      });
    }
  }

  /** All that a blow may make of the standings of a story, by its result; shares are probabilities together with it. */
  #madeOf(before: number, blow: Blow): Map<number, Followers> {
    const { parts, beliefs, shares } = this.#stories[before] as Story;
    const all = new Map<number, Followers>();
    const told = this.#beliefs;
    for (let from = 0; from < parts.length; from += 1) {
      const [part, belief, p] = [parts[from] as number, beliefs[from] as number, shares[from] as number];
      if (blow.kind === 'amount') {
        followersOf(all, 0).add(part, told.add(belief, blow.pool), { from, told: NOTHING_TOLD, chance: 1, p });
        continue;
      }
      for (const [answer, chance] of told.read(belief, blow.reading).p.entries()) {
        if (p * chance < NEGLIGIBLE) continue;
        const { part: after, value, result } = blow.effectOf(part, answer);
        const known = told.after(belief, blow.reading, answer);
        const way = { from, told: value < 0 ? NOTHING_TOLD : known, chance, p: p * chance };
        followersOf(all, result).add(after, value < 0 ? known : told.point(value), way);
      }
    }
    return all;
  }
}

/** Index standing → law of the amounts that its belief does not say, together with its probability; none is nothing. */
type Amounts = readonly (Transform | undefined)[];

/** Stories that are gone through on the way to those with which trials end. */
interface Following {
  /** Index story → probability that a trial ends with it or with one that goes on from it. */
  readonly reach: Float64Array;
  /** Index story → those that go on from it. */
  readonly stories: readonly (readonly number[])[];
}

/** The standings of a story as they are found. */
class Followers {
  readonly parts: number[] = [];
  readonly beliefs: number[] = [];
  readonly shares: number[] = [];
  readonly made: Made = { from: [], to: [], told: [], chances: [], p: [] };
  readonly #places = new Map<number, number>();

  add(part: number, belief: number, way: Record<'from' | 'told' | 'chance' | 'p', number>): void {
    const name = belief * PARTS_MAX + part;
    let place = this.#places.get(name);
    if (place === undefined) {
      place = this.parts.length;
      this.#places.set(name, place);
      this.parts.push(part);
      this.beliefs.push(belief);
      this.shares.push(0);
    }
    this.shares[place] = (this.shares[place] as number) + way.p;
    this.made.from.push(way.from);
    this.made.to.push(place);
    this.made.told.push(way.told);
    this.made.chances.push(way.chance);
    this.made.p.push(way.p);
  }
}

function followersOf(all: Map<number, Followers>, result: number): Followers {
  const known = all.get(result) ?? new Followers();
  all.set(result, known);
  return known;
}
