import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Language, type Metric, type Model, type Outcome, type Tactics } from '../system.ts';
import { type Arena, STANCE } from './arena.ts';
import { Batch, DOWN, OUT, STANDING, STUNNED } from './batch.ts';
import type { BatchTables } from './batch-tables.ts';
import { DECISION } from './decisions.ts';
import type { AttackData } from './schema.ts';
import { ATTACK_METRICS, describeTarget, FINAL_STATES } from './words.ts';

/** State of a single series of blows: what became of the target, and what was counted. */
class Exchange {
  posture = STANDING;
  wounds = 0;
  isOver = false;
  attacks = 0;
  hits = 0;
  parried = 0;
  woundsDealt = 0;
  criticals = 0;
}

const ATTACKER = 0;
const TARGET = 1;

const POSTURES: Readonly<Record<string, number>> = { standing: STANDING, 'knocked-down': DOWN, stunned: STUNNED };

/** One fighter's blows of one phase at one target; the final state of the target is the outcome. */
export class AttackModel implements Model<Exchange> {
  readonly outcomes: readonly Outcome[] = FINAL_STATES;
  readonly metrics: readonly Metric[] = ATTACK_METRICS;
  readonly actors: readonly string[];
  readonly roundsMax = 0;
  readonly unresolved = -1;
  readonly keyLength = 2;
  private readonly arena: Arena;
  private readonly data: AttackData;
  private readonly tables: BatchTables | null;
  private readonly batch: Batch;
  private readonly startPosture: number;
  private readonly startWounds: number;
  private readonly stance: number;

  constructor(arena: Arena, data: AttackData, tables: BatchTables | null) {
    this.arena = arena;
    this.data = data;
    this.tables = tables;
    this.batch = new Batch(arena.readings);
    this.actors = arena.fighters.map((f) => f.name);
    this.startPosture = POSTURES[data['target-state']] ?? STANDING;
    const full = arena.combatant(TARGET).stats.W;
    this.startWounds = data['target-wounds'] ?? (this.startPosture === STANDING ? full : 0);
    this.stance =
      (data['first-round'] ? 0 : STANCE.fought | STANCE.targetFought) |
      (data.charging ? STANCE.charging : 0) |
      (data.charged ? STANCE.charged : 0) |
      (data.diving ? STANCE.diving : 0);
  }

  createState(): Exchange {
    return new Exchange();
  }

  reset(state: Exchange): void {
    state.posture = this.startPosture;
    state.wounds = this.startWounds;
    state.isOver = false;
    state.attacks = 0;
    state.hits = 0;
    state.parried = 0;
    state.woundsDealt = 0;
    state.criticals = 0;
  }

  step(state: Exchange, dice: Dice, tactics: Tactics): number {
    if (state.isOver) return this.outcomeOf(state);
    const { arena, batch, tables } = this;
    const volley = arena.volley(ATTACKER, TARGET, this.stance);
    const target = arena.combatant(TARGET);
    const hands = this.data['first-round'] ? target.first : target.later;
    const canParry = state.posture === STANDING && hands.parryItems > 0 && tactics.choose(DECISION.parry, TARGET) === 0; // MH-PAR-1
    dice.scope(1, ATTACKER);
    batch.load(volley, state.posture, state.wounds, canParry, 0, this.data['fear-failed'], false);
    if (tables === null) batch.play(dice);
    else tables.play(batch, dice);
    state.posture = batch.posture;
    state.wounds = batch.wounds;
    state.attacks = volley.blows.length;
    state.hits = batch.hits;
    state.parried = batch.parried;
    state.woundsDealt = batch.woundsDealt;
    state.criticals = batch.criticals;
    state.isOver = true;
    return CONTINUES;
  }

  /** unharmed, wounded, knocked-down, stunned, out-of-action. */
  private outcomeOf(state: Exchange): number {
    if (state.posture >= OUT) return 4;
    if (state.posture === STUNNED) return 3;
    if (state.posture === DOWN) return 2;
    return state.wounds < this.arena.combatant(TARGET).stats.W ? 1 : 0;
  }

  key(state: Exchange, out: Int32Array): void {
    out[0] = state.posture | (state.wounds << 3);
    out[1] = state.isOver ? 1 : 0;
  }

  copy(from: Exchange, to: Exchange): void {
    to.posture = from.posture;
    to.wounds = from.wounds;
    to.isOver = from.isOver;
    to.attacks = from.attacks;
    to.hits = from.hits;
    to.parried = from.parried;
    to.woundsDealt = from.woundsDealt;
    to.criticals = from.criticals;
  }

  measure(state: Exchange, out: Int32Array): void {
    out[0] = state.attacks;
    out[1] = state.hits;
    out[2] = state.parried;
    out[3] = state.woundsDealt;
    out[4] = state.criticals;
  }

  describe(state: Exchange, language: Language): readonly string[] {
    return [describeTarget(this.actors[TARGET] ?? '', state.posture, state.wounds, language)];
  }
}
