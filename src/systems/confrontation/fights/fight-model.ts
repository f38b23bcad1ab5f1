import type { Dice } from '../../../dice/dice.ts';
import { CONTINUES, type Language, type Metric, type Model, type Outcome, ROUND_ENDS } from '../../system.ts';
import type { Ending } from './ending.ts';
import type { FightFacts } from './facts.ts';
import { Fight } from './fight.ts';
import { FightKey, type KeyOptions } from './fight-key.ts';
import { describeFight, fightMetrics, measureFight } from './fight-words.ts';
import type { TurnPart } from './turn-part.ts';

export interface FightOptions {
  readonly facts: FightFacts;
  readonly ending: Ending;
  /** Parts of a turn, in order. */
  readonly parts: readonly TurnPart[];
  readonly roundsMax: number;
  readonly key: KeyOptions;
  /** Counts how an assault has come off, too. */
  readonly isAssault: boolean;
  /** Takes a fight that has just been reset to the start of this engagement. */
  open(fight: Fight): void;
}

/** Two sides until one is gone, turn by turn. // CF-TURN */
export class FightModel implements Model<Fight> {
  readonly outcomes: readonly Outcome[];
  readonly metrics: readonly Metric[];
  readonly actors: readonly string[];
  readonly roundsMax: number;
  readonly unresolved: number;
  readonly keyLength: number;
  private readonly fightKey: FightKey;
  private readonly options: FightOptions;
  private readonly isStepwise: boolean;

  constructor(options: FightOptions) {
    const { facts, ending, roundsMax, isAssault } = options;
    const { sideNames, combatants } = facts.party;
    this.options = options;
    this.roundsMax = roundsMax;
    // One roll a step, so that equal futures meet early; whole turns where every die is rolled.
    this.isStepwise = facts.engine !== 'dice';
    this.outcomes = ending.outcomes;
    this.unresolved = ending.unresolved;
    this.metrics = fightMetrics(sideNames, isAssault);
    this.actors = combatants.map(({ id }) => id);
    this.fightKey = new FightKey(facts, options.key);
    this.keyLength = this.fightKey.length;
  }

  createState(): Fight {
    const { party, rulings } = this.options.facts;
    return new Fight(party, rulings);
  }

  reset(fight: Fight): void {
    fight.begin();
    this.options.open(fight);
  }

  step(fight: Fight, dice: Dice): number {
    let code = this.advance(fight, dice);
    while (code === CONTINUES && !this.isStepwise) code = this.advance(fight, dice);
    return code;
  }

  /** One roll, and all that needs none up to the next. */
  private advance(fight: Fight, dice: Dice): number {
    if (!fight.isDue) {
      this.part(fight).begin(fight);
      const code = this.proceed(fight);
      if (code !== CONTINUES) return code;
    }
    this.part(fight).roll(fight, dice);
    return this.proceed(fight);
  }

  /** Goes on to the next roll, through as many parts of the turn as need none. */
  private proceed(fight: Fight): number {
    const { parts, ending } = this.options;
    for (;;) {
      const part = this.part(fight);
      fight.isDue = part.settle(fight);
      if (fight.isDue) return CONTINUES;
      const code = part.endsFights ? ending.outcome(fight) : CONTINUES;
      if (code !== CONTINUES) return code;
      fight.part += 1;
      if (fight.part === parts.length) break;
      this.part(fight).begin(fight);
    }
    fight.part = 0;
    fight.round += 1;
    fight.isFirstTurn = false;
    return ROUND_ENDS;
  }

  private part(fight: Fight): TurnPart {
    return this.options.parts[fight.part] as TurnPart;
  }

  key(fight: Fight, out: Int32Array): void {
    this.fightKey.write(fight, out);
  }

  copy(from: Fight, to: Fight): void {
    to.copyFrom(from);
  }

  measure(fight: Fight, out: Int32Array): void {
    const { facts, ending } = this.options;
    measureFight(fight, facts.party.sideOf, ending, out);
  }

  describe(fight: Fight, language: Language): readonly string[] {
    return describeFight(this.options.facts.party, fight, language);
  }
}
