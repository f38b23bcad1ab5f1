import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { field } from '../../field.ts';
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
import { Arena } from '../arena.ts';
import { Batch } from '../batch.ts';
import { type BatchTables, batchTablesFor } from '../batch-tables.ts';
import { combatantOf } from '../combatant.ts';
import { CHOICES, DECISION } from '../decisions.ts';
import { effectiveWounds, finalStateOf } from '../final-state.ts';
import { checkFighterId, warning } from '../findings.ts';
import { STANDING } from '../posture.ts';
import { fighterId, frenchFields, kindWord } from '../schema-parts.ts';
import { canStrike } from '../stalemate.ts';
import { STANCE } from '../stance.ts';
import { tacticsOf } from '../tactics.ts';
import { checkTargetStart, TARGET_FIELDS, TARGET_LISTING, targetAtStart } from '../target-start.ts';
import { ATTACK_METRICS, describeTarget, FINAL_STATES } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('attack', 'attaque').describe('one attacker’s blows on one target'),
  attacker: fighterId.describe('who strikes'),
  target: fighterId.describe('who is struck'),
  charging: z.boolean().default(false).describe('the attacker charges'),
  charged: z.boolean().default(false).describe('the attacker was charged this turn'),
  'first-round': z.boolean().default(true).describe('first round of the combat, for both'),
  diving: z.boolean().default(false).describe('diving charge: S +1 and +1 to hit'),
  'fear-failed': z.boolean().default(false).describe('the attacker failed his fear test'),
  ...TARGET_FIELDS,
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
  effectiveWounds = 0;
  criticals = 0;
}

const ATTACKER = 0;
const TARGET = 1;

/** One fighter's blows of one phase at one target; the final state of the target is the outcome. */
class AttackModel implements Model<Exchange> {
  readonly outcomes: readonly Outcome[] = FINAL_STATES;
  readonly metrics: readonly Metric[] = ATTACK_METRICS;
  readonly choices = CHOICES;
  readonly actors: readonly string[];
  readonly roundsMax = 0;
  readonly unresolved = -1;
  readonly keyLength = 2;
  private readonly arena: Arena;
  private readonly data: AttackData;
  private readonly tables: BatchTables | null;
  private readonly batch: Batch;
  private readonly start: ReturnType<typeof targetAtStart>;
  private readonly stance: number;
  private readonly isAfraid: boolean;

  constructor(arena: Arena, data: AttackData, tables: BatchTables | null) {
    this.arena = arena;
    this.data = data;
    this.tables = tables;
    this.batch = new Batch(arena.readings);
    this.actors = arena.fighters.map((f) => f.name);
    this.start = targetAtStart(data, arena.combatant(TARGET).stats.W);
    this.stance =
      (data['first-round'] ? 0 : STANCE.fought | STANCE.targetFought) |
      (data.charging ? STANCE.charging : 0) |
      (data.charged ? STANCE.charged : 0) |
      (data.charged && arena.isUnstoppable[TARGET] === true ? STANCE.targetUnstoppable : 0) |
      (data.diving ? STANCE.diving : 0);
    this.isAfraid = data['fear-failed'] && arena.rulings.psychology !== 'off'; // MH-HIT-4
  }

  createState(): Exchange {
    return new Exchange();
  }

  reset(state: Exchange): void {
    state.posture = this.start.posture;
    state.wounds = this.start.wounds;
    state.isOver = false;
    state.attacks = 0;
    state.hits = 0;
    state.parried = 0;
    state.woundsDealt = 0;
    state.effectiveWounds = 0;
    state.criticals = 0;
  }

  step(state: Exchange, dice: Dice, tactics: Tactics): number {
    if (state.isOver) return finalStateOf(state.posture, state.wounds, this.arena.combatant(TARGET).stats.W);
    const { arena, batch, tables } = this;
    const volley = arena.volleys.of(ATTACKER, TARGET, this.stance);
    const target = arena.combatant(TARGET);
    const hands = this.data['first-round'] ? target.first : target.later;
    const canParry = state.posture === STANDING && hands.parryItems > 0 && tactics.choose(DECISION.parry, TARGET) === 0; // MH-PAR-1
    dice.scope(1, ATTACKER);
    batch.load(volley, state.posture, state.wounds, canParry, 0, this.isAfraid, false);
    if (tables === null) batch.play(dice);
    else tables.play(batch, dice);
    state.effectiveWounds = effectiveWounds(batch.woundsDealt, state.wounds);
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
    to.effectiveWounds = from.effectiveWounds;
    to.criticals = from.criticals;
  }

  measure(state: Exchange, out: Int32Array): void {
    out[0] = state.attacks;
    out[1] = state.hits;
    out[2] = state.parried;
    out[3] = state.woundsDealt;
    out[4] = state.effectiveWounds;
    out[5] = state.criticals;
  }

  describe(state: Exchange, language: Language): readonly string[] {
    return [describeTarget(this.actors[TARGET] ?? '', state.posture, state.wounds, language)];
  }
}

function check(data: AttackData, variant: Variant): readonly Finding[] {
  return [
    ...checkFighterId(['attacker'], data.attacker, variant),
    ...checkFighterId(['target'], data.target, variant),
    ...checkTargetStart(data, data.target, variant),
    ...checkFear(data, variant),
  ];
}

/** Fear that a ruling switches off. // MH-HIT-4 */
function checkFear(data: AttackData, { rulings }: Variant): readonly Finding[] {
  if (!data['fear-failed'] || rulings.psychology !== 'off') return [];
  const message = {
    en: 'fear-failed has no effect under psychology: off',
    fr: '`fear-failed` est sans effet avec `psychology: off`',
  };
  return [
    warning('no-effect', ['fear-failed'], message, {
      en: 'remove it, or set psychology: on',
      fr: 'retirez-le, ou écrivez `psychology: on`',
    }),
  ];
}

/** Blows that cannot wound, at a target whom it takes a wound to hurt. */
function warn(data: AttackData, variant: Variant): readonly Finding[] {
  const { attacker, target, diving } = data;
  if (data['target-state'] === 'stunned' && variant.rulings['stunned-target'] === 'out-of-action') return [];
  if (canStrike(combatantOf(variant, attacker), combatantOf(variant, target), variant, diving)) return [];
  const message = {
    en: `${attacker} can never wound ${target}`,
    fr: `${attacker} ne peut jamais blesser ${target}`,
  };
  return [
    warning('never-wounds', ['target'], message, {
      en: 'it takes an attack whose Strength is less than 4 below the Toughness',
      fr: 'il faut une attaque dont la Force soit inférieure de moins de 4 à l’Endurance',
    }),
  ];
}

/** One fighter's blows of one phase at one target. */
export const attack: KindDefinition<AttackData> = {
  listing: {
    id: 'attack',
    alias: 'attaque',
    summary: { en: 'one fighter’s blows of one phase at one target', fr: 'les coups d’un combattant sur une cible' },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('charging', 'true | false (default): the attacker charges', 'true | false (défaut) : l’attaquant charge'),
      field(
        'charged',
        'true | false (default): the attacker was charged',
        'true | false (défaut) : l’attaquant a été chargé',
      ),
      field(
        'first-round',
        'true (default) | false: first round of the combat, for both',
        'true (défaut) | false : premier tour du combat, pour les deux',
      ),
      field('diving', 'true | false (default): diving charge', 'true | false (défaut) : charge plongeante'),
      field(
        'fear-failed',
        'true | false (default): the attacker failed his fear test',
        'true | false (défaut) : l’attaquant a raté son test de peur',
      ),
      ...TARGET_LISTING,
    ],
  },
  schema,
  // Whoever lies is struck, not shot at.
  neverFelt: ['wound-while-down'],
  needs: ['WS', 'S', 'T', 'W', 'I', 'A', 'Ld'],
  doings: ['blows'],
  check,
  warn,
  compile: (data, variant, options) => {
    const arena = new Arena(variant, [data.attacker, data.target], [[data.attacker], [data.target]]);
    const tables = batchTablesFor(arena.readings, options.engine, true);
    return { model: new AttackModel(arena, data, tables) as Model, tactics: tacticsOf(arena) };
  },
};
