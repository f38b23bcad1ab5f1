import type { Walk } from '../dice/explore.ts';

/** How a metric grows along the edges of a walk. */
export interface Growth {
  /** It changes at all. */
  readonly isCounted: boolean;
  /** It changes by nothing but the step that ends a trial. */
  readonly isFinal: boolean;
  /** It falls somewhere. */
  readonly isFalling: boolean;
}

/** The increments that edges have, and how probable it is that a trial ends by an edge with them. */
export class GainFlows {
  private readonly counterCount: number;
  /** Increments × number of counters. */
  private readonly gains: Int32Array;
  /** Index increments → probability of ending by an edge with them. */
  private readonly flow: Float64Array;
  /** Index increments → 1 where some edge with them does not lead to an outcome by itself. */
  private readonly isPassing: Uint8Array;

  /** @param endFlow index edge → probability that a trial ends by it */
  constructor({ edgeCode, edgeGain, gains }: Walk<unknown>, counterCount: number, endFlow: Float64Array) {
    const count = gains.length / counterCount;
    const flow = new Float64Array(count);
    const isPassing = new Uint8Array(count);
    for (let edge = 0; edge < edgeGain.length; edge += 1) {
      const gain = edgeGain[edge] as number;
      flow[gain] = (flow[gain] as number) + (endFlow[edge] as number);
      if ((edgeCode[edge] as number) < 0) isPassing[gain] = 1;
    }
    this.counterCount = counterCount;
    this.gains = gains;
    this.flow = flow;
    this.isPassing = isPassing;
  }

  growthOf(metric: number): Growth {
    const { gains, counterCount, isPassing } = this;
    let isCounted = false;
    let isFinal = true;
    let isFalling = false;
    for (let index = 0, at = metric; index < isPassing.length; index += 1, at += counterCount) {
      const gain = gains[at] as number;
      if (gain === 0) continue;
      isCounted = true;
      if (isPassing[index] === 1) isFinal = false;
      if (gain < 0) isFalling = true;
    }
    return { isCounted, isFinal, isFalling };
  }

  /**
   * Law of a metric that grows only by the step that ends a trial.
   * @param start its value at the start
   * @param dropped probability, at most, that the walk has left out; it counts as no growth
   */
  finalLaw(metric: number, start: number, dropped: number): Float64Array {
    const { gains, counterCount, flow } = this;
    let most = 0;
    for (let at = metric; at < gains.length; at += counterCount) most = Math.max(most, gains[at] as number);
    const law = new Float64Array(start + 1 + most);
    let ended = 0;
    for (let index = 0, at = metric; index < flow.length; index += 1, at += counterCount) {
      const value = start + (gains[at] as number);
      ended += flow[index] as number;
      law[value] = (law[value] as number) + (flow[index] as number);
    }
    law[start] = (law[start] as number) + Math.min(dropped, Math.max(0, 1 - ended));
    return law;
  }
}
