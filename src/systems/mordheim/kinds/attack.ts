import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import {
  CONTINUES,
  type Finding,
  type Language,
  type Metric,
  type Model,
  type Outcome,
  type Tactics,
  type Variant,
} from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { Arena, STANCE } from '../arena.ts';
import { Batch, DOWN, STANDING, STUNNED } from '../batch.ts';
import { type BatchTables, batchTablesFor } from '../batch-tables.ts';
import { characteristicsOf } from '../combatant.ts';
import { DECISION } from '../decisions.ts';
import type { FighterData } from '../fighter-schema.ts';
import { finalStateOf } from '../final-state.ts';
import { checkFighterId, error } from '../findings.ts';
import { CLOSE_COMBAT_RULINGS } from '../rulings.ts';
import { fighterId, integer, kindWord, option } from '../schema-parts.ts';
import { tacticsOf } from '../tactics.ts';
import { ATTACK_METRICS, describeTarget, FINAL_STATES } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields({
  kind: kindWord('attack', 'attaque').describe('one attacker’s blows on one target'),
  attacker: fighterId.describe('who strikes'),
  target: fighterId.describe('who is struck'),
  charging: z.boolean().default(false).describe('the attacker charges'),
  charged: z.boolean().default(false).describe('the attacker was charged this turn'),
  'first-round': z.boolean().default(true).describe('first round of the combat, for both'),
  diving: z.boolean().default(false).describe('diving charge: S +1 and +1 to hit'),
  'fear-failed': z.boolean().default(false).describe('the attacker failed his fear test'),
  'target-state': option('target-state', ['standing', 'knocked-down', 'stunned']).default('standing'),
  'target-wounds': integer(0, 10, 'wounds left to the target; W if standing, else 0').optional(),
});

type AttackData = z.infer<typeof schema>;

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
class AttackModel implements Model<Exchange> {
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
    if (state.isOver) return finalStateOf(state.posture, state.wounds, this.arena.combatant(TARGET).stats.W);
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

function check(data: AttackData, variant: Variant): readonly Finding[] {
  const findings: Finding[] = [];
  for (const role of ['attacker', 'target'] as const) {
    findings.push(...checkFighterId([role], data[role], variant));
  }
  const wounds = data['target-wounds'];
  const target = variant.fighters[data.target] as FighterData | undefined;
  if (wounds === undefined || target === undefined) return findings;
  const full = characteristicsOf(target).W;
  if (data['target-state'] !== 'standing' && wounds !== 0) {
    const message = `target-wounds ${wounds} contradicts target-state ${data['target-state']}`;
    findings.push(error('target-wounds', ['target-wounds'], message, 'a man who is down has 0 wounds left'));
  } else if (full !== undefined && wounds > full) {
    const message = `target-wounds ${wounds} is more than the target's W ${full}`;
    findings.push(error('target-wounds', ['target-wounds'], message, `give 0 to ${full}`));
  }
  return findings;
}

/** One fighter's blows of one phase at one target. */
export const attack: KindDefinition<AttackData> = {
  listing: {
    id: 'attack',
    alias: 'attaque',
    summary: { en: 'one fighter’s blows of one phase at one target', fr: 'les coups d’un combattant sur une cible' },
    fields: [
      { name: 'attacker', text: 'fighter id' },
      { name: 'target', text: 'fighter id' },
      { name: 'charging', text: 'true | false (default): the attacker charges' },
      { name: 'charged', text: 'true | false (default): the attacker was charged' },
      { name: 'first-round', text: 'true (default) | false: first round of the combat, for both' },
      { name: 'diving', text: 'true | false (default): diving charge' },
      { name: 'fear-failed', text: 'true | false (default): the attacker failed his fear test' },
      { name: 'target-state', text: 'standing (default) | knocked-down | stunned' },
      { name: 'target-wounds', text: 'wounds left; default W if standing, else 0' },
    ],
  },
  schema,
  needs: ['WS', 'S', 'T', 'W', 'I', 'A', 'Ld'],
  doings: ['blows'],
  rulings: CLOSE_COMBAT_RULINGS,
  check,
  compile: (data, variant, options) => {
    const arena = new Arena(variant, [data.attacker, data.target], [[data.attacker], [data.target]]);
    const tables = batchTablesFor(arena.readings, options.engine, true);
    return { model: new AttackModel(arena, data, tables) as Model, tactics: tacticsOf(arena) };
  },
};
