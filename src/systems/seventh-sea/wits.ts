import type { Dice, Law } from '../../dice/dice.ts';
import { makeLaw } from '../../dice/law.ts';
import { Act, drawsLaws } from '../act.ts';
import { CONTINUES, type CompileOptions, type Metric, type Outcome, type Variant, type Words } from '../system.ts';
import { check } from './checks.ts';
import { type Contest, WINNER } from './contest.ts';
import { contestOf, contestWords, type Party } from './contest-act.ts';
import { chanceToReach } from './expectation.ts';
import { attemptWords } from './roll-words.ts';
import { SITE } from './sites.ts';

/** A contest of wits between two, to be won once or several times running. */
export interface Bout {
  readonly contest: Contest;
  /** Only the attacker rolls. // SS-SOC-1 */
  readonly isSimple: boolean;
  /** Successes needed in a row. // SS-SOC-3 */
  readonly needed: number;
}

/** @param needed successes in a row // SS-SOC-1, SS-SOC-3 */
export function boutOf(
  parties: readonly [Party, Party],
  needed: number,
  variant: Variant,
  options: CompileOptions,
): Bout {
  const isSimple = variant.rulings['repartee-roll'] === 'simple';
  return { contest: contestOf(parties, variant, options), isSimple, needed };
}

/** Chance that the attacker wins all that he needs to. // SS-SOC-3 */
export function chanceOf({ contest, isSimple, needed }: Bout): number {
  const { attacker } = contest;
  return (isSimple ? chanceToReach(attacker.roll, attacker.tn) : contest.chance) ** needed;
}

export function boutWords({ contest, isSimple }: Bout, names: readonly [string, string]): Words {
  const { roll, tn } = contest.attacker;
  return isSimple ? attemptWords(names[0], roll, tn) : contestWords(contest, names);
}

/** Index of the outcomes of a bout. */
export const BOUT = { success: 0, failure: 1 } as const;

interface BoutFacts {
  readonly bout: Bout;
  readonly names: readonly [string, string];
  readonly outcomes: readonly Outcome[];
  readonly metrics: readonly Metric[];
  /** Raises announced. */
  readonly raises: number;
  /** What a success does; counted where it is a metric. */
  readonly effect: number;
}

type Count = 'won' | 'raises' | 'effect';

/** A bout of wits: the first loss ends it. // SS-SOC-1 to 5 */
export class BoutAct extends Act<Count> {
  private readonly facts: BoutFacts;
  /** Of one contest: won or lost; null where it is rolled. */
  private readonly law: Law | null;

  constructor(facts: BoutFacts, options: CompileOptions) {
    const { bout, names, outcomes, metrics } = facts;
    super({
      outcomes,
      metrics,
      actors: names,
      engine: options.engine,
      keyed: ['won'],
      counted: (['raises', 'effect'] as const).slice(0, metrics.length),
      opening: boutWords(bout, names),
    });
    this.facts = facts;
    const { isSimple, contest } = bout;
    this.law =
      drawsLaws(options) && !isSimple ? { ...makeLaw([contest.chance, 1 - contest.chance]), fractions: null } : null;
  }

  protected advance(state: Record<Count, number>, dice: Dice): number {
    const winner = this.winner(dice);
    if (winner === WINNER.nobody) return CONTINUES;
    if (winner === WINNER.target) return this.end(state, false);
    state.won += 1;
    return state.won < this.facts.bout.needed ? CONTINUES : this.end(state, true);
  }

  private winner(dice: Dice): number {
    const { contest, isSimple } = this.facts.bout;
    dice.scope(1, 0);
    if (isSimple) {
      const { roll, tn, site } = contest.attacker;
      return check(roll, tn, dice, site) ? WINNER.attacker : WINNER.target;
    }
    if (this.law !== null) return dice.draw(this.law, SITE.attacker);
    return contest.isDecidable ? contest.roll(dice) : WINNER.target;
  }

  private end(state: Record<Count, number>, isWon: boolean): number {
    state.raises = this.facts.raises;
    if (isWon) state.effect = this.facts.effect;
    return isWon ? BOUT.success : BOUT.failure;
  }
}
