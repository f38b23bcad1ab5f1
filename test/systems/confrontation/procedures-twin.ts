/** When a 6 is thrown again. */
export type Policy = 'stop-when-sufficient' | 'never' | 'once' | 'always';
export type Sixes = 'kept-die' | 'all-each-time' | 'single';

/** Sixes in a row beyond which nothing is counted: 6^-20 = 3e-16. */
const SIXES_MAX = 20;

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** A natural total, 0 for a failure, with its probability, by formulas instead of dice. */
export type Totals = ReadonlyMap<number, number>;

export interface TestRule {
  readonly dice: number;
  readonly policy: Policy;
  readonly need: number;
  readonly sixes: Sixes;
}

/** The law of the natural total of a test. */
export function totals({ dice, policy, need, sixes }: TestRule): Totals {
  const law = new Map<number, number>();
  const add = (total: number, p: number): void => void law.set(total, (law.get(total) ?? 0) + p);
  const again = (total: number, throws: number): boolean =>
    policy === 'always' || (policy === 'once' && throws === 1) || (policy === 'stop-when-sufficient' && total < need);
  const wave = (count: number, before: number, throws: number, p: number): void => {
    const all = 6 ** count;
    add(0, p / all);
    for (let best = 2; best <= 5; best += 1) add(before + best, (p * (best ** count - (best - 1) ** count)) / all);
    const total = before + 6;
    for (let shown = 1; shown <= count; shown += 1) {
      const chance = (p * choose(count, shown) * 5 ** (count - shown)) / all;
      const isSingle = sixes === 'single' || (sixes === 'kept-die' && throws > 1);
      if (throws < SIXES_MAX && again(total, throws)) wave(isSingle ? 1 : shown, total, throws + 1, chance);
      else add(total, chance);
    }
  };
  wave(dice, 0, 1, 1);
  return law;
}

/** Chance that a total is at least so much. */
export function atLeast(law: Totals, need: number): number {
  return [...law].reduce((sum, [total, p]) => (total > 0 && total >= need ? sum + p : sum), 0);
}

export interface ExchangeRule {
  /** Attack value less parry value. */
  readonly lead: number;
  /** 0: no parry. */
  readonly parryDice: number;
  /** 0 for a plain parry. */
  readonly margin: number;
  readonly needsMore: boolean;
  readonly nearMissParries: boolean;
  readonly attack: Policy | 'hit-chance';
  readonly parry: Policy;
  readonly sixes: Sixes;
}

export interface Exchanged {
  readonly missed: number;
  readonly parried: number;
  readonly hit: number;
}

/** How an attack comes out against an announced parry. */
export function exchanged(rule: ExchangeRule): Exchanged {
  const { lead, parryDice, margin, needsMore, nearMissParries, parry, sixes } = rule;
  const known = new Map<number, number>();
  const hits = (total: number): number => {
    if (parryDice === 0) return 1;
    const kept = known.get(total);
    if (kept !== undefined) return kept;
    const need = total + lead + (needsMore ? 1 : 0);
    const law = totals({ dice: parryDice, policy: parry, need: need + margin, sixes });
    const chance = 1 - atLeast(law, nearMissParries ? need : need + margin);
    known.set(total, chance);
    return chance;
  };
  let missed = 0;
  let hit = 0;
  const end = (total: number, p: number): void => {
    hit += p * hits(total);
  };
  const thrown = (before: number, throws: number, p: number): void => {
    missed += p / 6;
    for (let face = 2; face <= 5; face += 1) end(before + face, p / 6);
    const total = before + 6;
    if (throws < SIXES_MAX && pushes(rule, total, throws, hits)) thrown(total, throws + 1, p / 6);
    else end(total, p / 6);
  };
  thrown(0, 1, 1);
  return { missed, hit, parried: 1 - missed - hit };
}

function pushes(rule: ExchangeRule, total: number, throws: number, hits: (total: number) => number): boolean {
  if (rule.attack !== 'hit-chance') return rule.attack === 'always' || (rule.attack === 'once' && throws === 1);
  if (rule.parryDice === 0 || hits(total) >= 5 / 6 - 1e-12) return false;
  return worth(total, hits) > hits(total) + 1e-12;
}

/** Chance to hit after one more throw, each further 6 kept or thrown again as is better. */
function worth(total: number, hits: (total: number) => number): number {
  const next = total + 6;
  const isEnough = hits(next) >= 5 / 6 - 1e-12 || next > 6 * SIXES_MAX;
  const best = isEnough ? hits(next) : Math.max(hits(next), worth(next, hits));
  return (hits(total + 2) + hits(total + 3) + hits(total + 4) + hits(total + 5) + best) / 6;
}

export interface ContestRule {
  /** What is added to the dice of the first less that of the second. */
  readonly lead: number;
  readonly first: Policy | 'when-behind';
  readonly second: Policy | 'when-behind';
}

/** Chance that the first of two wins an opposed test with a die each; ties and double failures are rolled again. */
export function firstWins({ lead, first, second }: ContestRule): number {
  let [won, lost] = [0, 0];
  const opening = (policy: ContestRule['first']): Totals =>
    totals({ dice: 1, policy: policy === 'when-behind' ? 'never' : policy, need: 0, sixes: 'single' });
  // Whoever waits and sees may still throw a 6 again.
  const isLive = (policy: ContestRule['first'], total: number): boolean => policy === 'when-behind' && total === 6;
  const race = (ahead: number, canFirst: boolean, canSecond: boolean, depth: number, p: number): void => {
    const mayFirst = ahead < 0 && canFirst;
    const maySecond = ahead > 0 && canSecond;
    if (depth === 2 * SIXES_MAX || (!mayFirst && !maySecond)) {
      if (ahead > 0) won += p;
      else if (ahead < 0) lost += p;
      return;
    }
    if (mayFirst) lost += p / 6;
    else won += p / 6;
    for (let face = 2; face <= 6; face += 1) {
      const live = face === 6;
      if (mayFirst) race(ahead + face, live, canSecond, depth + 1, p / 6);
      else race(ahead - face, canFirst, live, depth + 1, p / 6);
    }
  };
  for (const [a, pa] of opening(first)) {
    for (const [b, pb] of opening(second)) {
      if (a === 0 && b === 0) continue;
      if (a === 0) lost += pa * pb;
      else if (b === 0) won += pa * pb;
      else race(lead + a - b, isLive(first, a), isLive(second, b), 0, pa * pb);
    }
  }
  return won / (won + lost);
}

export interface DamageRule {
  /** S - w - RES. */
  readonly excess: number;
  readonly strengthDice: number;
  readonly rowsUp: number;
  /** 0 without. */
  readonly survival: number;
  readonly isWorseOnDoubles: boolean;
}

/** The law of what the default table inflicts, index = code, by its formula instead of its rows. */
export function inflicted({ excess, strengthDice, rowsUp, survival, isWorseOnDoubles }: DamageRule): readonly number[] {
  const spared = survival === 0 ? 0 : (7 - survival) / 6;
  const law = [spared, 0, 0, 0, 0, 0];
  const pairs = 36 * 6 ** strengthDice;
  for (let roll = 0; roll < pairs; roll += 1) {
    const [a, b] = [1 + (roll % 6), 1 + (Math.floor(roll / 6) % 6)];
    let more = 0;
    for (let left = Math.floor(roll / 36), die = 0; die < strengthDice; die += 1, left = Math.floor(left / 6)) {
      more += 1 + (left % 6);
    }
    // A row up is a result lower, from 11, that of the last row, on down to -3.
    const row = Math.max(-3, Math.min(11, Math.max(-3, Math.max(a, b) + excess + more)) - rowsUp);
    const sum = row + Math.min(a, b) - 3;
    const code = sum <= 0 ? 0 : Math.min(5, Math.ceil(sum / 2));
    const worse = isWorseOnDoubles && a === b ? Math.min(5, code + 1) : code;
    law[worse] = (law[worse] ?? 0) + (1 - spared) / pairs;
  }
  return law;
}
