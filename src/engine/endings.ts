/** Outcome probabilities, and the law of the round in which a trial ends (index round). */
export interface Endings {
  readonly outcomes: Float64Array;
  readonly rounds: Float64Array;
}

/** Adds up how trials end, round by round. */
export class EndingSums {
  /** Index outcome → probability of ending so in this round, and what rounding has taken from it. */
  private readonly ended: Float64Array;
  private readonly lost: Float64Array;
  private readonly outcomes: Float64Array;
  /** What rounding has taken from {@link outcomes}. */
  private readonly carry: Float64Array;
  private readonly rounds: Float64Array;

  /** @param roundCount rounds told apart, 0 included */
  constructor(outcomeCount: number, roundCount: number) {
    this.ended = new Float64Array(outcomeCount);
    this.lost = new Float64Array(outcomeCount);
    this.outcomes = new Float64Array(outcomeCount);
    this.carry = new Float64Array(outcomeCount);
    this.rounds = new Float64Array(roundCount);
  }

  /**
   * Adds a probability of ending so in this round: millions may be too small to be seen beside the others.
   * @source A. Neumaier, Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen (1974)
   */
  add(outcome: number, mass: number): void {
    const { ended, lost } = this;
    const sum = ended[outcome] as number;
    const next = sum + mass;
    lost[outcome] = (lost[outcome] as number) + (sum >= mass ? sum - next + mass : mass - next + sum);
    ended[outcome] = next;
  }

  /** Takes over what ended in a round. */
  close(round: number): void {
    const { ended, lost, outcomes, carry, rounds } = this;
    for (let outcome = 0; outcome < ended.length; outcome += 1) {
      const mass = (ended[outcome] as number) + (lost[outcome] as number);
      const sum = outcomes[outcome] as number;
      const next = sum + mass;
      const taken = sum >= mass ? sum - next + mass : mass - next + sum;
      carry[outcome] = (carry[outcome] as number) + taken;
      outcomes[outcome] = next;
      rounds[round] = (rounds[round] as number) + mass;
      ended[outcome] = 0;
      lost[outcome] = 0;
    }
  }

  sums(): Endings {
    const { outcomes, carry, rounds } = this;
    for (let i = 0; i < outcomes.length; i += 1) outcomes[i] = (outcomes[i] as number) + (carry[i] as number);
    return { outcomes, rounds };
  }
}
