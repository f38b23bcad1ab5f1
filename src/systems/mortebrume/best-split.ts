import type { Procedure } from '../../dice/procedure.ts';
import { tabulate } from '../../dice/tabulate.ts';
import { ASSAULT_KEY, Assault, type AssaultFacts, Assaults, TARGET } from './assault.ts';
import { plannedRolls } from './plan.ts';

/** Most attackers among whom the best split is searched for. */
export const OPTIMAL_MAX = 9;

/** Chances and means closer than this are equal. // MB-COMB-5 */
const EQUAL = 1e-12;

/** States that can have been reached, by key. */
type Spread = Map<string, { readonly state: Assault; mass: number }>;

/** Where one attack can lead. */
type Ways = readonly { readonly key: string; readonly state: Assault; readonly chance: number }[];

/** What a split comes to. */
interface Prospect {
  readonly malus: readonly number[];
  /** Chance that the target ends without physique. */
  readonly falls: number;
  /** Physique that he loses on average. */
  readonly loss: number;
}

/**
 * The split of the malus with the smallest chance that the target ends out of combat; of equals that with the smallest
 * loss, then the one that puts most on the first. Index attacker → points.
 * @source MB-COMB-5
 */
export function bestSplit(facts: AssaultFacts): readonly number[] {
  return new Search({ ...facts, engine: 'tables' }).run();
}

/** Every split is followed attack by attack through the exact laws; what splits have in common is followed once. */
class Search {
  private readonly facts: AssaultFacts;
  private readonly assaults: Assaults;
  private readonly planned: readonly boolean[];
  private readonly lastPlanned: number;
  private readonly ways = new Map<string, Ways>();
  private readonly key = new Int32Array(ASSAULT_KEY);
  private readonly malus: number[];
  private best: Prospect | null = null;

  constructor(facts: AssaultFacts) {
    this.facts = facts;
    this.assaults = new Assaults(facts);
    this.planned = plannedRolls(facts.wanted);
    this.lastPlanned = this.planned.lastIndexOf(true);
    this.malus = this.planned.map(() => 0);
  }

  run(): readonly number[] {
    const start = new Assault(this.facts.combatants.length);
    start.begin(this.facts.combatants);
    if (this.lastPlanned >= 0) {
      this.split(0, this.planned.length, new Map([[this.keyOf(start), { state: start, mass: 1 }]]));
    }
    return this.best?.malus ?? this.malus;
  }

  /** @param index of the attacker whose malus comes next @param left points that are left */
  private split(index: number, left: number, spread: Spread): void {
    if (index === this.planned.length) {
      this.judge(spread);
      return;
    }
    const most = this.planned[index] === true ? left : 0;
    const least = index === this.lastPlanned ? most : 0;
    for (let points = most; points >= least; points -= 1) {
      this.malus[index] = points;
      this.split(index + 1, left - points, this.attacked(index, points, spread));
    }
  }

  /** One attacker has attacked, wherever it is his turn. */
  private attacked(index: number, points: number, spread: Spread): Spread {
    const next: Spread = new Map();
    for (const [from, { state, mass }] of spread) {
      for (const { key, state: to, chance } of this.waysFrom(from, state, index, points)) {
        const known = next.get(key);
        if (known === undefined) next.set(key, { state: to, mass: mass * chance });
        else known.mass += mass * chance;
      }
    }
    return next;
  }

  private waysFrom(from: string, state: Assault, index: number, points: number): Ways {
    const attacker = index + 1;
    // Whoever has fallen stays so: what follows matters no more.
    const isIdle = state.target.physique === 0 || this.assaults.attackerOf(state) !== attacker;
    if (isIdle) return [{ key: from, state, chance: 1 }];
    const name = `${from} ${points}`;
    const known = this.ways.get(name);
    if (known !== undefined) return known;
    const { law, ends } = tabulate(this.oneAttack(attacker, points), state);
    const ways = ends.map((end, i) => ({ key: this.keyOf(end), state: end, chance: law.probabilities[i] as number }));
    this.ways.set(name, ways);
    return ways;
  }

  private oneAttack(attacker: number, points: number): Procedure<Assault> {
    return {
      createState: () => new Assault(this.facts.combatants.length),
      copy: (from, to) => to.copyFrom(from),
      keyLength: ASSAULT_KEY,
      key: (state, out) => state.writeKey(out),
      step: (state, dice) => this.assaults.attack(state, attacker, points, dice),
      isEnd: ({ next }) => next > attacker,
    };
  }

  private keyOf(state: Assault): string {
    state.writeKey(this.key);
    return this.key.join();
  }

  private judge(spread: Spread): void {
    const start = this.facts.combatants[TARGET]?.physiqueLeft ?? 0;
    let falls = 0;
    let loss = 0;
    for (const { state, mass } of spread.values()) {
      const { physique } = state.target;
      if (physique === 0) falls += mass;
      loss += mass * (start - physique);
    }
    const { best } = this;
    if (best !== null && (falls > best.falls + EQUAL || (falls > best.falls - EQUAL && loss > best.loss - EQUAL))) {
      return;
    }
    this.best = { malus: [...this.malus], falls, loss };
  }
}
