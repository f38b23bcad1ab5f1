/** Intimidation or provocation in force between two fighters. // SS-SOC-4, SS-SOC-5 */
export interface Feeling {
  readonly kind: 'intimidated' | 'taunted';
  /** Index of who feels it. */
  readonly fighter: number;
  /** Index of who caused it. */
  readonly by: number;
  /** Unkept dice lost on actions against him, or raises that they must make. */
  readonly amount: number;
}

/** Who is intimidated or taunted by whom. // SS-ATT-16, SS-DEF-4 */
export class Feelings {
  private readonly all: readonly Feeling[];

  constructor(all: readonly Feeling[]) {
    this.all = all;
  }

  /** How much somebody feels towards another, all such effects together. */
  amount(kind: Feeling['kind'], fighter: number, by: number): number {
    return this.all.reduce(
      (sum, feeling) =>
        feeling.kind === kind && feeling.fighter === fighter && feeling.by === by ? sum + feeling.amount : sum,
      0,
    );
  }
}
