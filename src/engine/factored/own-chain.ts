import { type AmountLaws, NOTHING } from './amount-laws.ts';
import type { Beliefs } from './beliefs.ts';
import type { Blow, ReadingBlow, Words } from './frame.ts';
import { NotFactored } from './not-factored.ts';

/** All that one register has come to. */
interface OwnState {
  readonly part: number;
  readonly belief: number;
  /** Index counter → what its bands have brought. */
  readonly gains: readonly number[];
}

/** A way from one state to another, on which amounts were gained that no belief says any more. */
export interface OwnWay {
  readonly to: number;
  /** Their law, see {@link AmountLaws}. */
  readonly law: number;
  readonly p: number;
}

/** States of a register, at most. */
export const OWN_STATES_MAX = 2 ** 12;

/** Less probable ways are left out. */
const NEGLIGIBLE = 1e-18;

/** A register by itself: what becomes of it, blow by blow. */
export class OwnChain {
  readonly #words: Words;
  readonly #beliefs: Beliefs;
  readonly #laws: AmountLaws;
  readonly #states: OwnState[] = [];
  readonly #names = new Map<string, number>();
  readonly #afterBlow: Map<Blow, Map<number, readonly OwnWay[]>>[] = [];
  readonly #afterWord: (readonly OwnWay[] | undefined)[][] = [];

  constructor(words: Words, beliefs: Beliefs, laws: AmountLaws, start: { readonly part: number; readonly value: number; readonly counters: number }) {
    this.#words = words;
    this.#beliefs = beliefs;
    this.#laws = laws;
    this.#stateOf({ part: start.part, belief: beliefs.point(start.value), gains: new Array<number>(start.counters).fill(0) });
  }

  get size(): number {
    return this.#states.length;
  }

  gains(state: number): readonly number[] {
    return (this.#states[state] as OwnState).gains;
  }

  /** The law of the amounts that its belief says. */
  amountOf(state: number): number {
    return this.#beliefs.amountOf((this.#states[state] as OwnState).belief);
  }

  /** Where a word leads: the probability that all its blows have their results is that of all ways together. */
  after(state: number, word: number): readonly OwnWay[] {
    if (word === 0) return [{ to: state, law: NOTHING, p: 1 }];
    const known = this.#afterWord[state] ?? [];
    this.#afterWord[state] = known;
    known[word] ??= this.#read(state, word);
    return known[word];
  }

  #read(state: number, word: number): readonly OwnWay[] {
    const { blow, result, rest } = this.#words;
    const ways: OwnWay[] = [];
    for (const first of this.#afterOne(state, blow[word] as Blow, result[word] as number)) {
      for (const then of this.after(first.to, rest[word] as number)) {
        addWay(ways, { to: then.to, law: this.#laws.sum(first.law, then.law), p: first.p * then.p });
      }
    }
    return ways;
  }

  #afterOne(state: number, blow: Blow, result: number): readonly OwnWay[] {
    const byBlow = this.#afterBlow[state] as Map<Blow, Map<number, readonly OwnWay[]>>;
    const known = byBlow.get(blow) ?? this.#strike(state, blow);
    byBlow.set(blow, known);
    return known.get(result) ?? [];
  }

  /** @returns result → ways */
  #strike(state: number, blow: Blow): Map<number, readonly OwnWay[]> {
    if (blow.kind === 'reading') return this.#read1(state, blow);
    const { belief, ...rest } = this.#states[state] as OwnState;
    const to = this.#stateOf({ ...rest, belief: this.#beliefs.add(belief, blow.pool) });
    return new Map([[0, [{ to, law: NOTHING, p: 1 }]]]);
  }

  #read1(state: number, { reading, effectOf }: ReadingBlow): Map<number, readonly OwnWay[]> {
    const { part, belief, gains } = this.#states[state] as OwnState;
    const beliefs = this.#beliefs;
    const all = new Map<number, OwnWay[]>();
    for (const [answer, p] of beliefs.read(belief, reading).p.entries()) {
      if (p < NEGLIGIBLE) continue;
      const effect = effectOf(part, answer);
      const told = beliefs.after(belief, reading, answer);
      const isKept = effect.value < 0;
      const to = this.#stateOf({
        part: effect.part,
        belief: isKept ? told : beliefs.point(effect.value),
        gains: gains.map((gain, counter) => gain + (effect.gains[counter] as number)),
      });
      const ways = all.get(effect.result) ?? [];
      all.set(effect.result, ways);
      addWay(ways, { to, law: isKept ? NOTHING : beliefs.amountOf(told), p });
    }
    return all;
  }

  #stateOf(state: OwnState): number {
    const name = `${state.part} ${state.belief} ${state.gains.join()}`;
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    if (this.#states.length === OWN_STATES_MAX) throw new NotFactored('too many states of a register');
    this.#names.set(name, this.#states.length);
    this.#afterBlow.push(new Map());
    return this.#states.push(state) - 1;
  }
}

/** Adds a way to others, of which it may be like one. */
function addWay(ways: OwnWay[], way: OwnWay): void {
  if (way.p < NEGLIGIBLE) return;
  const at = ways.findIndex(({ to, law }) => to === way.to && law === way.law);
  if (at < 0) ways.push(way);
  else ways[at] = { ...way, p: way.p + (ways[at] as OwnWay).p };
}
