import { WIDTH_BITS } from '../../../src/engine/compiled/law-columns.ts';
import { SumCounter, type SumFacts } from '../../../src/engine/sum-counter.ts';
import { AMOUNT_BITS, ENDING, type FightMachine, OUTCOME } from '../../../src/engine/whole/machine.ts';
import type { FightPlan } from '../../../src/engine/whole/plan.ts';
import { type TotalLaw, totalsOf } from '../../../src/engine/whole/totals.ts';
import { drawn as endsOf } from '../compiled/table-law.ts';

/** Index outcome, then metric → value → probability. */
export interface FightLaw {
  readonly outcomes: Float64Array;
  readonly metrics: readonly (readonly number[])[];
}

type Law = readonly (readonly [number, number])[];

/** One way in which a fight may go. */
interface Way {
  readonly p: number;
  readonly outcome: number;
  /** What is gained in any case, and the laws of what else is. */
  readonly sum: number;
  readonly totals: readonly [Law, Law];
}

/** The law of fights as they are planned, before any table is made. */
export function plannedLaw(plan: FightPlan): FightLaw {
  const { endings, packing, facts } = plan;
  const totals = [plannedTotals(plan, 0), plannedTotals(plan, 1)] as const;
  const way = (p: number, at: number): Way => ({
    p,
    outcome: endings.outcome[at] as number,
    sum: packing.entrySum + (endings.rounds[at] as number) * packing.round,
    totals: [
      totals[0].get(endings.stories[0][at] as number) as Law,
      totals[1].get(endings.stories[1][at] as number) as Law,
    ],
  });
  return lawOf(facts, [...endings.p].map(way));
}

/** Story → the law of what a register brings by it. */
function plannedTotals({ stories, endings, units, effectOf }: FightPlan, register: 0 | 1): ReadonlyMap<number, Law> {
  const own = stories[register];
  const chances = new Float64Array(own.count);
  for (const story of endings.stories[register]) chances[story] = 1;
  const laws = totalsOf(own, { effectOf, chances, negligible: 0 });
  const lawIn = ({ plus, amount, p }: TotalLaw): Law =>
    p.map((each, at) => [(plus[at] as number) + units[register] * (amount[at] as number), each]);
  return new Map([...laws].map(([story, law]) => [story, lawIn(law)]));
}

/** The law of the trials of a machine of whole fights, from its very tables. */
export function tabledLaw(machine: FightMachine): FightLaw {
  const { opening, common, groups, endings, sums } = machine;
  const known = new Map<number, Law>();
  const totalOf = (ending: number, register: 0 | 1): Law => {
    const law = endings[ENDING * ending + register] as number;
    const found = known.get(law) ?? drawn(machine, law).map(([end, p]) => [gainOf(machine, end, register), p] as const);
    known.set(law, found);
    return found;
  };
  const way = (ending: number, p: number): Way => ({
    p,
    outcome: endings[ENDING * ending + OUTCOME] as number,
    sum: sums[ending] as number,
    totals: [totalOf(ending, 0), totalOf(ending, 1)],
  });
  const ways = drawn(machine, opening).flatMap(([end, p]) => {
    if (end < common) return [way(end, p)];
    const group = 2 * (end - common);
    return drawn(machine, groups[group] as number).map(([own, q]) => way((groups[group + 1] as number) + own, p * q));
  });
  return lawOf(machine, ways);
}

function lawOf(facts: SumFacts, ways: readonly Way[]): FightLaw {
  const counter = new SumCounter(facts);
  const outcomes = new Float64Array(facts.outcomeCount);
  const sums = Array.from(outcomes, () => new Map<number, number>());
  for (const { p, outcome, sum, totals } of ways) {
    outcomes[outcome] = (outcomes[outcome] as number) + p;
    const known = sums[outcome] as Map<number, number>;
    for (const [one, q] of totals[0]) {
      for (const [other, r] of totals[1]) {
        const all = sum + one + other;
        known.set(all, (known.get(all) ?? 0) + p * q * r);
      }
    }
  }
  const metrics = facts.fields.map((): number[] => []);
  for (const [outcome, known] of sums.entries()) {
    for (const [sum, p] of known) {
      for (const [metric, value] of counter.valuesOf(facts.endBase + outcome, sum).entries()) {
        const law = metrics[metric] as number[];
        law[value] = (law[value] ?? 0) + p;
      }
    }
  }
  return { outcomes, metrics };
}

function gainOf({ plus, units }: FightMachine, end: number, register: 0 | 1): number {
  return (plus[end >> AMOUNT_BITS] as number) + (end & (2 ** AMOUNT_BITS - 1)) * units[register];
}

/** The ends of a law by its name, with the probability with which each is drawn. */
function drawn(machine: FightMachine, law: number): Law {
  return endsOf(machine, law >>> WIDTH_BITS, law & (2 ** WIDTH_BITS - 1));
}
