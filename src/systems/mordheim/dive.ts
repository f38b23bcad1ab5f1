import type { Dice } from '../../dice/dice.ts';
import {
  CONTINUES,
  type Language,
  type Metric,
  type Model,
  type Outcome,
  type Tactics,
  type Words,
} from '../system.ts';
import type { Arena } from './arena.ts';
import type { BatchTables } from './batch-tables.ts';
import { describeFall, FALL_HITS, FALLEN_STATES, TARGET_STATES } from './fall-words.ts';
import type { Falls } from './falling.ts';
import { Fight, FLAG } from './fight.ts';
import { FightKey } from './fight-key.ts';
import { finalStateOf } from './final-state.ts';
import { highestPass, passesInitiative } from './initiative.ts';
import { settleContacts } from './order.ts';
import { Phase } from './phase.ts';
import { isFrightened } from './psychology.ts';
import { SITE } from './sites.ts';
import { startFight } from './turn.ts';
import { actorNames, describeFight } from './words.ts';

const NOT_ALLOWED: Outcome = { name: 'not-allowed', label: { en: 'not allowed', fr: 'interdit' } };
const HOLDS: Outcome = { name: 'holds', label: { en: 'held by fear', fr: 'retenu par la peur' } };

const OUTCOMES: readonly Outcome[] = [NOT_ALLOWED, HOLDS, ...FALLEN_STATES, ...TARGET_STATES];
const FIRST_FALLEN = OUTCOMES.indexOf(FALLEN_STATES[0] as Outcome);
const FIRST_TARGET = OUTCOMES.indexOf(TARGET_STATES[0] as Outcome);

const STATE: Words = { en: '0 unharmed to 4 out of action', fr: '0 indemne à 4 hors de combat' };

const METRICS: readonly Metric[] = [
  FALL_HITS,
  { name: 'attacker-state', label: { en: 'state of the attacker', fr: 'état de l’assaillant' }, unit: STATE },
  { name: 'target-state', label: { en: 'state of the target', fr: 'état de l’adversaire' }, unit: STATE },
];

const ATTACKER = 0;
const TARGET = 1;

/** Stages of a diving charge, in order. */
const DARING = 0;
const JUMPING = 1;
const FALLING = 2;
const FIGHTING = 3;

/** State of a diving charge. */
class Dive {
  stage = DARING;
  testsPassed = 0;
  /** Hits of the fall. */
  hits = 0;
  readonly fight = new Fight(2);
}

interface DiveOptions {
  /** The attacker, then the target, a side each. */
  readonly arena: Arena;
  /** Whether height and distance allow it. // MH-DIV-1 */
  readonly isAllowed: boolean;
  /** Tests of the jump. // MH-JMP-2 */
  readonly tests: number;
  /** The attacker's falls, one for each test that may fail. // MH-JMP-3 */
  readonly falls: Falls;
  /** Laws of batches of blows to draw from; null rolls every die. */
  readonly tables: BatchTables | null;
}

/** One fighter jumps down on another, and one close-combat phase follows. // MH-DIV-1 to 3 */
export class DiveModel implements Model<Dive> {
  readonly outcomes = OUTCOMES;
  readonly metrics = METRICS;
  readonly actors: readonly string[];
  readonly roundsMax = 0;
  readonly unresolved = -1;
  readonly keyLength: number;
  private readonly arena: Arena;
  private readonly isAllowed: boolean;
  private readonly tests: number;
  private readonly falls: Falls;
  private readonly phase: Phase;
  private readonly highestPass: number;
  private readonly rerolls: boolean;
  private readonly fightKey: FightKey;
  /** The key of the close combat, for the moment. */
  private readonly words: Int32Array;

  constructor({ arena, isAllowed, tests, falls, tables }: DiveOptions) {
    const attacker = arena.combatant(ATTACKER);
    this.arena = arena;
    this.isAllowed = isAllowed;
    this.tests = tests;
    this.falls = falls;
    this.phase = new Phase(arena, tables);
    this.fightKey = new FightKey(arena, { isDecided: false });
    this.words = new Int32Array(this.fightKey.length);
    this.keyLength = 1 + this.fightKey.length;
    this.actors = actorNames(arena);
    this.highestPass = highestPass(attacker.stats.I, arena.rulings);
    this.rerolls = attacker.abilities.has('acrobat'); // MH-JMP-4
  }

  createState(): Dive {
    return new Dive();
  }

  reset(dive: Dive): void {
    dive.stage = DARING;
    dive.testsPassed = 0;
    dive.hits = 0;
    startFight(this.arena, dive.fight, 0);
  }

  // MH-DIV-2
  step(dive: Dive, dice: Dice, tactics: Tactics): number {
    switch (dive.stage) {
      case DARING:
        return this.dare(dive, dice);
      case JUMPING:
        return dive.testsPassed < this.tests ? this.jump(dive, dice) : this.land(dive, dice);
      case FALLING:
        return this.fall(dive, dice);
      default:
        return this.fight(dive, dice, tactics);
    }
  }

  /** Whether he may and will. // MH-DIV-1, MH-PSY-3 */
  private dare(dive: Dive, dice: Dice): number {
    if (!this.isAllowed) return OUTCOMES.indexOf(NOT_ALLOWED);
    const { fight } = dive;
    fight.round = 1;
    fight.activeSide = 0;
    dive.stage = JUMPING;
    if (!isFrightened(this.arena, fight, ATTACKER, TARGET, dice)) return CONTINUES;
    fight.unit(ATTACKER).flags |= FLAG.held;
    return OUTCOMES.indexOf(HOLDS);
  }

  /** One test on the way down. // MH-JMP-2, MH-JMP-4 */
  private jump(dive: Dive, dice: Dice): number {
    dice.scope(1, ATTACKER);
    const passes =
      passesInitiative(this.highestPass, dice) ||
      (this.rerolls && passesInitiative(this.highestPass, dice, SITE.initiativeAgain));
    if (passes) dive.testsPassed += 1;
    else dive.stage = FALLING;
    return CONTINUES;
  }

  // MH-FAL-1 to 3
  private fall(dive: Dive, dice: Dice): number {
    const { fight } = dive;
    const unit = fight.unit(ATTACKER);
    const { posture, wounds, hits } = this.falls.play(dive.testsPassed, unit.posture, unit.wounds, ATTACKER, dice);
    fight.place(ATTACKER, posture);
    unit.wounds = wounds;
    dive.hits = hits;
    return FIRST_FALLEN + this.stateOf(dive, ATTACKER);
  }

  /** He charges, and frightens whom he may. // MH-DIV-2, MH-DIV-3, MH-PSY-2 */
  private land(dive: Dive, dice: Dice): number {
    const { arena } = this;
    const { fight } = dive;
    fight.unit(ATTACKER).flags |= FLAG.charging | FLAG.diving;
    const target = fight.unit(TARGET);
    target.flags |= FLAG.charged;
    if (isFrightened(arena, fight, TARGET, ATTACKER, dice)) target.flags |= FLAG.afraid;
    settleContacts(arena, fight);
    this.phase.begin(fight);
    dive.stage = FIGHTING;
    return CONTINUES;
  }

  /** The phase, up to its end or that of one of them. A tie comes up once at most, and is settled when it does. */
  private fight(dive: Dive, dice: Dice, tactics: Tactics): number {
    const result = this.phase.step(dive.fight, dice, tactics);
    return result === CONTINUES ? CONTINUES : FIRST_TARGET + this.stateOf(dive, TARGET);
  }

  private stateOf({ fight }: Dive, index: number): number {
    const { posture, wounds } = fight.unit(index);
    return finalStateOf(posture, wounds, this.arena.combatant(index).stats.W);
  }

  key(dive: Dive, out: Int32Array): void {
    out[0] = dive.stage | (dive.testsPassed << 2);
    this.fightKey.write(dive.fight, this.words);
    out.set(this.words, 1);
  }

  copy(from: Dive, to: Dive): void {
    to.stage = from.stage;
    to.testsPassed = from.testsPassed;
    to.hits = from.hits;
    to.fight.copyFrom(from.fight);
  }

  measure(dive: Dive, out: Int32Array): void {
    out[0] = dive.hits;
    out[1] = this.stateOf(dive, ATTACKER);
    out[2] = this.stateOf(dive, TARGET);
  }

  describe(dive: Dive, language: Language): readonly string[] {
    const [attacker = '', target = ''] = describeFight(this.actors, dive.fight, language);
    return [dive.stage === FALLING ? describeFall(this.actors[ATTACKER] ?? '', language) : attacker, target];
  }
}
