import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, type Language, type Metric, type Model, type Outcome, type Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import { Batch } from './batch.ts';
import type { BatchTables } from './batch-tables.ts';
import { effectiveWounds, finalStateOf } from './final-state.ts';
import { OUT, STANDING } from './posture.ts';
import { recovered } from './recovery.ts';
import { aimAt, PAST, shotsInPhase } from './shots.ts';
import type { Volley } from './volley.ts';
import { actorNames, describeTarget, FINAL_STATES, SHOOTING_METRICS } from './words.ts';

interface ShootingOptions {
  /** The shooters, then their one target. */
  readonly arena: Arena;
  /** Inches. */
  readonly range: number;
  /** `moved`, `covered` and `large` of AIM, the same for every shooter and phase. */
  readonly circumstances: number;
  /** Shooting phases. */
  readonly phases: number;
  /** The target's posture and wounds before the first shot. */
  readonly start: { readonly posture: number; readonly wounds: number };
  /** Laws of shots to draw from; null rolls every die. */
  readonly tables: BatchTables | null;
  /** One shot a step, so that equal futures meet early; otherwise a phase. */
  readonly isStepwise: boolean;
}

/** State of a shooting: the target, whose shot is next, and what was counted. */
export class Barrage {
  posture = STANDING;
  wounds = 0;
  /** From 0. */
  phase = 0;
  /** Who shoots next, and which of his shots of the phase it is. */
  shooter = 0;
  shot = 0;
  /** Bit set of critical slots used up by his shots of the phase. // MH-SHT-7 */
  criticalsUsed = 0;

  shots = 0;
  hits = 0;
  woundsDealt = 0;
  effectiveWounds = 0;
  criticals = 0;
}

/** What he did before a phase is one of three things: nothing, shots in the last phase, shots in the last but one. */
const PASTS = [0, PAST.fired | PAST.firedLastTurn, PAST.fired] as const;

/**
 * Shooters against one target, phase after phase; the final state of the target is the outcome.
 * // MH-SHT-6: shot by shot, shooters in list order
 */
export class ShootingModel implements Model<Barrage> {
  readonly outcomes: readonly Outcome[] = FINAL_STATES;
  readonly metrics: readonly Metric[] = SHOOTING_METRICS;
  readonly actors: readonly string[];
  readonly roundsMax = 0;
  readonly unresolved = -1;
  readonly keyLength = 2;
  private readonly arena: Arena;
  private readonly phases: number;
  private readonly start: ShootingOptions['start'];
  private readonly tables: BatchTables | null;
  private readonly isStepwise: boolean;
  private readonly batch: Batch;
  /** Index of the target among the fighters, that is the number of shooters. */
  private readonly target: number;
  /** Index shooter → each of his shots. */
  private readonly volleys: readonly Volley[];
  /** Index past × shooters + shooter → number of shots; see PASTS. // MH-SHT-5 */
  private readonly counts: Uint8Array;

  constructor(options: ShootingOptions) {
    const { arena, range, circumstances } = options;
    this.arena = arena;
    this.phases = options.phases;
    this.start = options.start;
    this.tables = options.tables;
    this.isStepwise = options.isStepwise;
    this.batch = new Batch(arena.readings);
    this.actors = actorNames(arena);
    this.target = arena.sizes[0];
    const shooters = arena.fighters.slice(0, this.target);
    const aims = shooters.map((shooter) => aimAt(shooter, range, circumstances));
    this.volleys = aims.map((aim, index) => arena.volleys.shot(index, this.target, aim));
    this.counts = Uint8Array.from(
      PASTS.flatMap((past) => shooters.map((shooter, index) => shotsInPhase(shooter, aims[index] ?? 0, past))),
    );
  }

  createState(): Barrage {
    return new Barrage();
  }

  reset(state: Barrage): void {
    state.posture = this.start.posture;
    state.wounds = this.start.wounds;
    state.phase = 0;
    state.shooter = 0;
    state.shot = 0;
    state.criticalsUsed = 0;
    state.shots = 0;
    state.hits = 0;
    state.woundsDealt = 0;
    state.effectiveWounds = 0;
    state.criticals = 0;
  }

  step(state: Barrage, dice: Dice, tactics: Tactics): number {
    let code = this.shoot(state, dice, tactics);
    while (code === CONTINUES && !this.isStepwise && state.shooter < this.target)
      code = this.shoot(state, dice, tactics);
    return code;
  }

  /** The next shot, or the outcome when there is none. */
  private shoot(state: Barrage, dice: Dice, tactics: Tactics): number {
    if (!this.findShot(state, tactics)) return this.outcomeOf(state);
    const { batch, tables } = this;
    const { shooter } = state;
    dice.scope(state.phase + 1, shooter);
    batch.name(state.phase + 1, shooter, this.target);
    const volley = this.volleys[shooter] as Volley;
    batch.load(volley, state.posture, state.wounds, false, state.criticalsUsed, false, false);
    if (tables === null) batch.play(dice);
    else tables.play(batch, dice);
    state.effectiveWounds += effectiveWounds(batch.woundsDealt, state.wounds);
    state.posture = batch.posture;
    state.wounds = batch.wounds;
    state.criticalsUsed = batch.criticalsUsed;
    state.shots += 1;
    state.hits += batch.hits;
    state.woundsDealt += batch.woundsDealt;
    state.criticals += batch.criticals;
    if (state.posture >= OUT) return this.outcomeOf(state);
    state.shot += 1;
    if (state.shot >= this.shotsOf(state)) this.pass(state);
    return CONTINUES;
  }

  /** Goes on to the next shot to be made; false when the last phase is over. // MH-SHT-9 */
  private findShot(state: Barrage, tactics: Tactics): boolean {
    for (;;) {
      while (state.shooter < this.target && this.shotsOf(state) === 0) this.pass(state);
      if (state.shooter < this.target) return true;
      if (state.phase + 1 >= this.phases) return false;
      state.posture = recovered(this.arena, state.posture, this.target, tactics);
      state.phase += 1;
      state.shooter = 0;
    }
  }

  private pass(state: Barrage): void {
    state.shooter += 1;
    state.shot = 0;
    state.criticalsUsed = 0;
  }

  /** Shots of whoever shoots next in this phase: he has fired whenever he could. // MH-SHT-5 */
  private shotsOf(state: Barrage): number {
    if (state.phase === 0) return this.counts[state.shooter] as number;
    const again = this.counts[this.target + state.shooter] as number;
    return again > 0 || (state.phase & 1) === 1 ? again : (this.counts[2 * this.target + state.shooter] as number);
  }

  private outcomeOf(state: Barrage): number {
    return finalStateOf(state.posture, state.wounds, this.arena.combatant(this.target).stats.W);
  }

  key(state: Barrage, out: Int32Array): void {
    out[0] = state.posture | (state.wounds << 3) | (state.shot << 7) | (state.shooter << 10);
    out[1] = (state.phase << 1) | (state.criticalsUsed === 0 ? 0 : 1);
  }

  copy(from: Barrage, to: Barrage): void {
    to.posture = from.posture;
    to.wounds = from.wounds;
    to.phase = from.phase;
    to.shooter = from.shooter;
    to.shot = from.shot;
    to.criticalsUsed = from.criticalsUsed;
    to.shots = from.shots;
    to.hits = from.hits;
    to.woundsDealt = from.woundsDealt;
    to.effectiveWounds = from.effectiveWounds;
    to.criticals = from.criticals;
  }

  measure(state: Barrage, out: Int32Array): void {
    out[0] = state.shots;
    out[1] = state.hits;
    out[2] = state.woundsDealt;
    out[3] = state.effectiveWounds;
    out[4] = state.criticals;
  }

  describe(state: Barrage, language: Language): readonly string[] {
    return [describeTarget(this.actors[this.target] ?? '', state.posture, state.wounds, language)];
  }
}
