import type { Dice, Law } from '../../dice/dice.ts';
import { Act, drawsLaws } from '../act.ts';
import { metric } from '../outcomes.ts';
import { CONTINUES, type CompileOptions, type Outcome, type Variant, type Words } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { Contest, type Opponent, type Tie, WINNER } from './contest.ts';
import { deedOf, rollOfDeed } from './deeds.ts';
import { RAISE, traitTn } from './pools.ts';
import { attemptWords } from './roll-words.ts';
import { SITE } from './sites.ts';
import type { Trait } from './traits.ts';
import { UNITS } from './words.ts';

/** One of two opponents, and what he brings. */
export interface Party {
  readonly who: Combatant;
  readonly trait: Trait;
  readonly skill?: string | undefined;
  readonly raises: number;
  readonly freeRaises: number;
}

/** Two who oppose each other, each against the trait of the other. // SS-CONT-1 */
export function contestOf(
  [attacker, target]: readonly [Party, Party],
  { rulings }: Variant,
  options: CompileOptions,
): Contest {
  const isDrawn = drawsLaws(options);
  const opponent = (party: Party, other: Party, site: number): Opponent => {
    const more = { bonus: RAISE * party.freeRaises }; // SS-DICE-13
    const deed = deedOf(party.who, party.trait, rulings, { skill: party.skill, more });
    const tn = traitTn(other.who.traits[other.trait]) + RAISE * party.raises + deed.tnMore; // SS-DICE-12
    return { roll: rollOfDeed(deed, rulings, isDrawn), tn, site };
  };
  return new Contest(
    opponent(attacker, target, SITE.attacker),
    opponent(target, attacker, SITE.defender),
    rulings['contest-tie'] as Tie,
  );
}

/** What is about to happen in a contest. */
export function contestWords(contest: Contest, names: readonly [string, string]): Words {
  const { attacker, target } = contest;
  const [one, other] = [
    attemptWords(names[0], attacker.roll, attacker.tn),
    attemptWords(names[1], target.roll, target.tn),
  ];
  return { en: `${one.en}; ${other.en}`, fr: `${one.fr} ; ${other.fr}` };
}

export interface ContestFacts {
  readonly contest: Contest;
  readonly names: readonly [string, string];
  /** That the attacker, the target and nobody prevails. */
  readonly outcomes: readonly [Outcome, Outcome, Outcome];
  /** Cap of rolls; null without. */
  readonly rollsMax: number | null;
}

/** A contest played to its end, its rolls counted. // SS-CONT-2, SS-CONT-3 */
export class ContestAct extends Act<'rolls' | 'past'> {
  private readonly contest: Contest;
  private readonly rollsMax: number | null;
  /** Of the whole contest; null where it is rolled. */
  private readonly law: Law | null;

  constructor({ contest, names, outcomes, rollsMax }: ContestFacts, options: CompileOptions) {
    super({
      outcomes,
      metrics: [metric('rolls', UNITS.rolls, 'pairs of rolls', 'paires de jets')],
      actors: names,
      engine: options.engine,
      // How often they have rolled matters only under a cap.
      keyed: rollsMax === null ? [] : ['past'],
      counted: ['rolls'],
      opening: contestWords(contest, names),
    });
    this.contest = contest;
    this.rollsMax = rollsMax;
    this.law = drawsLaws(options) && contest.isDecidable ? contest.law(rollsMax) : null;
  }

  protected advance(state: Record<'rolls' | 'past', number>, dice: Dice): number {
    const { contest, rollsMax, law } = this;
    if (law !== null) return drawn(state, law, dice);
    if (!contest.isDecidable) {
      state.rolls = rollsMax ?? 0;
      return WINNER.nobody;
    }
    state.rolls += 1;
    if (rollsMax !== null) state.past += 1;
    const winner = contest.roll(dice);
    return winner !== WINNER.nobody || state.past === rollsMax ? winner : CONTINUES;
  }
}

function drawn(state: Record<'rolls' | 'past', number>, law: Law, dice: Dice): number {
  const drawnAt = dice.draw(law, SITE.attacker);
  const last = law.probabilities.length - 1;
  state.rolls = drawnAt === last ? last / 2 : Math.floor(drawnAt / 2) + 1;
  return drawnAt === last ? WINNER.nobody : drawnAt % 2;
}
