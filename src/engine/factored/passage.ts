import type { Pieces } from '../../dice/pieces.ts';
import type { Model } from '../../systems/system.ts';
import { EndingSums, type Endings } from '../endings.ts';
import { NotFactored } from './not-factored.ts';
import type { Final, Pair, RoundChain, RoundWays } from './round-chain.ts';

/** Probability of a pair in a round, and of a way from a pair, below which it is left out. */
const NEGLIGIBLE = 1e-15;

/** How far the ways from a pair may be from certain: more is no rounding, nor what they leave out. */
const TOLERANCE = 1e-6;

/** How trials end that go through a chain of rounds. */
export interface Passed extends Endings {
  /** Index final → probability. */
  readonly ended: readonly number[];
  /** Probability left out. */
  readonly dropped: number;
  /** Expected rounds. */
  readonly roundsExpected: number;
}

/** Goes round by round through a chain until all have ended, or the cap ends them. */
export function* passedThrough(chain: RoundChain, { roundsMax, unresolved, outcomes }: Model): Pieces<Passed> {
  const sums = new EndingSums(outcomes.length, roundsMax + 1);
  const ended: number[] = [];
  const known: (RoundWays | undefined)[] = [];
  const end = (final: number, flow: number): void => {
    const { outcome } = chain.finals[final] as Final;
    sums.ended[outcome] = (sums.ended[outcome] as number) + flow;
    ended[final] = (ended[final] ?? 0) + flow;
  };
  let dropped = 0;
  let roundsExpected = 0;
  let here = [1];
  for (let round = 1; round <= roundsMax && here.length > 0; round += 1) {
    const next: number[] = [];
    for (let pair = 0; pair < here.length; pair += 1) {
      const mass = here[pair] ?? 0;
      if (mass < NEGLIGIBLE) {
        dropped += mass;
        continue;
      }
      roundsExpected += mass;
      const ways = known[pair] ?? chain.waysFrom(pair, NEGLIGIBLE);
      known[pair] = ways;
      const { to, p } = ways;
      let gone = 0;
      for (let way = 0; way < to.length; way += 1) {
        const flow = mass * (p[way] as number);
        const target = to[way] as number;
        gone += p[way] as number;
        if (target < 0) end(~target, flow);
        else if (round < roundsMax) {
          while (next.length <= target) next.push(0);
          next[target] = (next[target] as number) + flow;
        } else end(chain.finalOf(unresolved, (chain.pairs[target] as Pair).own), flow);
      }
      if (Math.abs(1 - gone) > TOLERANCE) throw new NotFactored('the results of a blow are not those of its frame');
      dropped += mass * Math.max(0, 1 - gone);
    }
    sums.close(round);
    here = next;
    yield;
  }
  return { ...sums.sums(), ended, dropped, roundsExpected };
}
