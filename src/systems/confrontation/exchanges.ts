import type { Dice } from '../../dice/dice.ts';
import { tabulate } from '../../dice/tabulate.ts';
import type { CompileOptions } from '../system.ts';
import { Exchange, type ExchangeReadings, HIT, HIT_CHANCE, type PushBook } from './exchange.ts';
import { type Cuttable, type LawBook, lawBookFor } from './law-book.ts';
import type { Rulings } from './rulings.ts';
import { SITE } from './sites.ts';

/** Rulings that change an attack roll and its parry. */
export type ExchangeRulings = Pick<Rulings, 'several-sixes' | 'parry-tie' | 'counter-near-miss'>;

/** Chance to hit at which no attacker throws a 6 again: no throw does better. // CF-XCH-6 */
const ENOUGH = 5 / 6;
/** Chances closer than that are the same. */
const ALIKE = 1e-12;
/** Throws of an attack after which none is weighed. */
const THROWS_MAX = 24;
/** Leads further apart all come to the same. */
const LEAD_MAX = 255;
/** No pushes: their bits are those of 24 throws. */
const UNWEIGHED = -1;

/** Attack rolls and parries of one engagement, made once for it. // CF-XCH-5 to 8 */
export class Exchanges implements PushBook {
  /** The one exchange: to be filled, then played, then read. */
  readonly exchange = new Exchange();
  private readonly readings: ExchangeReadings;
  private readonly procedure: Cuttable<Exchange>;
  private readonly laws: LawBook<Exchange> | null;
  /** What an exchange depends on beside its lead → lead + {@link LEAD_MAX} → pushes, where they have been weighed. */
  private readonly pushes = new Map<number, Int32Array>();
  /** Those of the exchange before: others are rarely asked for in between. */
  private pushesKey = -1;
  private pushesByLead: Int32Array = new Int32Array(0);

  /** @param tellsTotal the natural total of the attack is told: more branches to enumerate */
  constructor(
    rulings: ExchangeRulings,
    { engine, tellsTotal = false }: { readonly engine: CompileOptions['engine']; readonly tellsTotal?: boolean },
  ) {
    const readings = {
      several: rulings['several-sixes'],
      needsMore: rulings['parry-tie'] === 'attacker',
      nearMissParries: rulings['counter-near-miss'] === 'parry',
      tellsTotal,
    };
    this.readings = readings;
    this.procedure = {
      createState: () => new Exchange(),
      copy: (from, to) => to.copyFrom(from),
      keyLength: Exchange.keyLength,
      key: (exchange, out) => exchange.writeKey(readings, out),
      step: (exchange, dice) => exchange.advance(readings, dice),
      isEnd: ({ isOver }) => isOver,
      isCut: ({ isCut }) => isCut,
    };
    this.laws = lawBookFor(this.procedure, engine);
  }

  /** Plays the exchange. @returns how it ended; good until the next one */
  play(dice: Dice): Exchange {
    const { exchange, laws } = this;
    exchange.pushes = 0;
    if (laws === null) {
      exchange.rollOut(this.readings, this, dice);
      return exchange;
    }
    exchange.begin();
    if (exchange.attackPolicy === HIT_CHANCE && exchange.parryDice > 0) exchange.pushes = this.pushesOf();
    dice.scope(exchange.round, exchange.attacker);
    return laws.draw(leadOf(exchange) | keyOf(exchange), exchange, dice, SITE.attack);
  }

  /** The throws of which a 6 is thrown again because it improves the chance to hit, as bits. // CF-XCH-6 */
  pushesOf(): number {
    const { exchange } = this;
    const key = keyOf(exchange);
    if (key !== this.pushesKey) this.turnTo(key);
    const pushes = this.pushesByLead[leadOf(exchange)] as number;
    return pushes === UNWEIGHED ? this.weighPushes() : pushes;
  }

  private turnTo(key: number): void {
    let byLead = this.pushes.get(key);
    if (byLead === undefined) {
      byLead = new Int32Array(2 * LEAD_MAX + 1).fill(UNWEIGHED);
      this.pushes.set(key, byLead);
    }
    this.pushesKey = key;
    this.pushesByLead = byLead;
  }

  /** Apart from {@link pushesOf}, which would else make room for the closure at every call. */
  private weighPushes(): number {
    const scale = new HitChances((total) => this.hitChance(total));
    let pushes = 0;
    for (let throws = 1; throws <= THROWS_MAX && !scale.isCertain(6 * throws); throws += 1) {
      if (!scale.keeps(6 * throws)) pushes |= 1 << throws;
    }
    this.pushesByLead[leadOf(this.exchange)] = pushes;
    return pushes;
  }

  /** Chance that an attack of that natural total is not parried. */
  private hitChance(total: number): number {
    const start = new Exchange();
    start.copyFrom(this.exchange);
    start.face(total);
    const { law, ends } = tabulate(this.procedure, start);
    return ends.reduce((sum, { result }, i) => sum + (result === HIT ? (law.probabilities[i] as number) : 0), 0);
  }
}

/** Weighs whether a 6 is better kept or thrown again. // CF-XCH-6 */
class HitChances {
  private readonly chanceAt: (total: number) => number;
  private readonly known = new Map<number, number>();

  /** @param chanceAt chance that an attack of a natural total hits */
  constructor(chanceAt: (total: number) => number) {
    this.chanceAt = chanceAt;
  }

  /** Whether no further throw is ever worth it from a total on. */
  isCertain(total: number): boolean {
    return this.at(total) >= ENOUGH - ALIKE;
  }

  /** Whether an attacker is content with a natural total of sixes. */
  keeps(total: number): boolean {
    return this.isCertain(total) || this.pushed(total) <= this.at(total) + ALIKE;
  }

  /** Chance to hit after one more throw, and whatever follows it. */
  private pushed(total: number): number {
    const next = total + 6;
    const best = next >= 6 * THROWS_MAX || this.keeps(next) ? this.at(next) : this.pushed(next);
    return (this.at(total + 2) + this.at(total + 3) + this.at(total + 4) + this.at(total + 5) + best) / 6;
  }

  private at(total: number): number {
    let chance = this.known.get(total);
    if (chance === undefined) {
      chance = this.chanceAt(total);
      this.known.set(total, chance);
    }
    return chance;
  }
}

/** The lead as a number from 0, in 9 bits. */
function leadOf({ lead }: Exchange): number {
  return Math.max(-LEAD_MAX, Math.min(LEAD_MAX, lead)) + LEAD_MAX;
}

/** Number of what an exchange depends on beside its lead, in the 14 bits above it. */
function keyOf({ parryDice, margin, attackPolicy, parryPolicy }: Exchange): number {
  return (parryDice << 9) | (margin << 13) | (attackPolicy << 16) | (parryPolicy << 19);
}
