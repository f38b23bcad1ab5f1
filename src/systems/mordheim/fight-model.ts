import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Language, type Model, type Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import type { BatchTables } from './batch-tables.ts';
import { CHOICES } from './decisions.ts';
import { Fight, STAGE } from './fight.ts';
import { FightKey } from './fight-key.ts';
import { isInPhase, Phase } from './phase.ts';
import { FinalPostures } from './standing.ts';
import { actorNames, describeFight, meleeMetrics, sideOutcomes } from './words.ts';

export interface FightOptions {
  readonly arena: Arena;
  /** Side of the first turn. */
  readonly firstTurn: number;
  readonly roundsMax: number;
  /** Laws of batches to draw from; null rolls every die. */
  readonly tables: BatchTables | null;
  readonly stepSize: StepSize;
  /** See KeyOptions. */
  readonly isDecided: boolean;
}

/**
 * What is one step: a round; the attacks of one fighter, the opening of the round with the first of them; or each part
 * of a round by itself. Small steps let equal futures meet early, and have less to be gone through once a branch.
 */
export type StepSize = 'round' | 'attacks' | 'part';

const DRAW = 2;

/** Two sides until one has nobody left, round by round (one round = one player turn). // MH-TURN-4 */
export abstract class FightModel implements Model<Fight> {
  readonly outcomes: Model['outcomes'];
  readonly metrics: Model['metrics'];
  readonly choices = CHOICES;
  readonly actors: readonly string[];
  readonly roundsMax: number;
  readonly unresolved = DRAW;
  readonly standing: FinalPostures;
  readonly keyLength: number;
  protected readonly arena: Arena;
  protected readonly firstTurn: number;
  protected readonly phase: Phase;
  private readonly stepSize: StepSize;
  private readonly fightKey: FightKey;
  private readonly costs: readonly [number, number];

  constructor({ arena, firstTurn, roundsMax, tables, stepSize, isDecided }: FightOptions) {
    this.arena = arena;
    this.firstTurn = firstTurn;
    this.roundsMax = roundsMax;
    this.stepSize = stepSize;
    this.fightKey = new FightKey(arena, { isDecided });
    this.phase = new Phase(arena, tables);
    this.outcomes = sideOutcomes(arena);
    this.metrics = meleeMetrics(arena);
    this.standing = new FinalPostures(arena);
    this.actors = actorNames(arena);
    this.keyLength = this.fightKey.length;
    const costOf = (side: number): number =>
      arena.fighters.reduce((sum, f, i) => (arena.sideOf[i] === side ? sum + f.cost : sum), 0);
    this.costs = [costOf(0), costOf(1)];
  }

  abstract reset(fight: Fight): void;

  /** One indivisible part of a round. */
  protected abstract advance(fight: Fight, dice: Dice, tactics: Tactics): number;

  createState(): Fight {
    return new Fight(this.arena.fighters.length, this.arena.isSpread);
  }

  step(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { stepSize } = this;
    const opens = fight.stage === STAGE.opening;
    let code = this.advance(fight, dice, tactics);
    if (stepSize === 'part' || (stepSize === 'attacks' && !opens)) return code;
    if (stepSize === 'attacks') return code === CONTINUES ? this.advance(fight, dice, tactics) : code;
    while (code === CONTINUES) {
      code = isInPhase(fight) ? this.phase.play(fight, dice, tactics) : this.advance(fight, dice, tactics);
    }
    return code;
  }

  key(fight: Fight, out: Int32Array): void {
    this.fightKey.write(fight, out);
  }

  copy(from: Fight, to: Fight): void {
    to.copyFrom(from);
  }

  measure(fight: Fight, out: Int32Array): void {
    const { counts } = fight;
    for (let i = 0; i < counts.length; i += 1) out[i] = counts[i] as number;
    out[counts.length] = this.costs[0];
    out[counts.length + 1] = this.costs[1];
  }

  describe(fight: Fight, language: Language): readonly string[] {
    return describeFight(this.actors, fight, language);
  }
}
