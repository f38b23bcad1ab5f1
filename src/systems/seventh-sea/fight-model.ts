import type { Dice } from '../../dice/dice.ts';
import { sideOutcomes } from '../outcomes.ts';
import type { RegisterParts, Registers } from '../registers.ts';
import { CONTINUES, type Language, type Metric, type Model, type Outcome } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { Fight, NOBODY } from './fight.ts';
import { type FightFacts, roundReadings } from './fight-facts.ts';
import { FightTurn } from './fight-turn.ts';
import { describeFight, fightMetrics } from './fight-words.ts';
import { RoundStart } from './round-start.ts';
import { SITE } from './sites.ts';
import { UNRESOLVED } from './words.ts';
import { crippledAt, outAt } from './wounds.ts';

const DRAW = 2;

/** Two sides until one has nobody left, round by round. // SS-FIGHT-1, SS-FIGHT-2 */
export class FightModel implements Model<Fight> {
  readonly outcomes: readonly Outcome[];
  readonly metrics: readonly Metric[];
  readonly actors: readonly string[];
  readonly roundsMax: number;
  readonly unresolved = DRAW;
  readonly isUnbounded = true;
  readonly keyLength: number;
  readonly registers: Registers<Fight> | undefined;
  private readonly facts: FightFacts;
  private readonly isFixed: boolean;
  private readonly isStepwise: boolean;
  private readonly rounds: RoundStart;
  private readonly turn: FightTurn;

  /** @param isStepwise one action or roll a step, so that equal futures meet early; otherwise a round a step */
  constructor(facts: FightFacts, roundsMax: number, isStepwise: boolean) {
    this.facts = facts;
    this.roundsMax = roundsMax;
    this.isStepwise = isStepwise;
    this.isFixed = roundReadings(facts.ground).isFixed;
    this.rounds = new RoundStart(facts);
    this.turn = new FightTurn(facts, this.rounds);
    this.outcomes = sideOutcomes(facts.sideNames, UNRESOLVED);
    this.metrics = fightMetrics(facts.sideNames);
    this.actors = facts.combatants.map(({ name }) => name);
    this.keyLength = this.createState().keyLength;
    this.registers = this.registersOf();
  }

  /** Flesh wounds decide nothing but wound checks; where drama dice answer a failed one, those rolls look at them too. */
  private registersOf(): Registers<Fight> | undefined {
    const { combatants, ground } = this.facts;
    const answers =
      ground.rulings['drama-timing'] === 'after' && combatants.some(({ tactics }) => tactics.drama.wound > 0);
    if (answers) return undefined;
    const { frayPlace, fray } = this.createState();
    return {
      places: fray.fleshPlaces.map((place) => frayPlace + place),
      amounts: [SITE.damage],
      write: ({ fray: of }, fighter, flesh) => {
        of.condition(fighter).flesh = flesh;
      },
      parts: this.partsOf(),
    };
  }

  /** Of dramatic wounds it matters only whether they cripple. Among several enemies one may be chosen by his wounds. */
  private partsOf(): RegisterParts<Fight> | undefined {
    const { combatants } = this.facts;
    if (combatants.length > 2) return undefined;
    return {
      of: ({ fray }, fighter) => fray.condition(fighter).dramatic,
      put: ({ fray }, fighter, dramatic) => {
        fray.condition(fighter).dramatic = dramatic;
      },
      standIn: (fighter, dramatic) => {
        const who = combatants[fighter] as Combatant;
        return [outAt(who), crippledAt(who)].find((least) => dramatic >= least) ?? 0;
      },
    };
  }

  createState(): Fight {
    return new Fight(this.facts.combatants, this.isFixed);
  }

  reset(fight: Fight): void {
    this.rounds.reset(fight);
  }

  step(fight: Fight, dice: Dice): number {
    this.facts.strikes.round = fight.round;
    this.facts.order.round = fight.round;
    let code = this.advance(fight, dice);
    while (code === CONTINUES && !this.isStepwise) code = this.advance(fight, dice);
    return code;
  }

  private advance(fight: Fight, dice: Dice): number {
    if (fight.roller === NOBODY) return this.turn.play(fight, dice);
    this.rounds.roll(fight, dice);
    return CONTINUES;
  }

  key(fight: Fight, out: Int32Array): void {
    fight.writeKey(out);
  }

  copy(from: Fight, to: Fight): void {
    to.copyFrom(from);
  }

  measure({ counts }: Fight, out: Int32Array): void {
    for (let i = 0; i < counts.length; i += 1) out[i] = counts[i] as number;
  }

  describe(fight: Fight, language: Language): readonly string[] {
    return describeFight(this.facts.combatants, fight, language);
  }
}
