import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { expandSide } from '../../sides.ts';
import { SmallModel } from '../../small-model.ts';
import { CONTINUES, type CompileOptions, type Finding, type Language, type Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { Attacks } from '../attacks.ts';
import { answersNeeds, checkFighters, checkShots, modeNeeds, warnOfShots } from '../check-attackers.ts';
import { checkActor } from '../checks.ts';
import { type Combatant, combatantOf, rulingsOf } from '../combatant.ts';
import { Condition } from '../condition.ts';
import { describeCondition } from '../condition-words.ts';
import { instancesOf } from '../instances.ts';
import { centimetresOf } from '../lengths.ts';
import { SHOTS_LISTING, shotsMap } from '../shot-fields.ts';
import { lost, UNITS } from '../words.ts';
import type { KindDefinition, Need } from './kind.ts';

/** Most attackers, and most rivals. */
const ATTACKERS_MAX = 30;
/** Rivals that cancel under the ruling `several`. // MB-PICK-3 */
const SEVERAL = 2;

const schema = fields(
  {
    kind: kindWord('pick-up', 'ramasser').describe('an object is picked up, perhaps under attack'),
    subject: fighterId.describe('who picks it up; his action'),
    object: fields({ encumbrance: integer(0, 99, 'in cm') }, { encombrement: 'encumbrance' }).describe(
      'what he picks up',
    ),
    attackers: z
      .array(z.string())
      .max(ATTACKERS_MAX)
      .default([])
      .describe('who attacks him before the end of the turn, in order'),
    rivals: integer(0, ATTACKERS_MAX, 'adversaries who could pick it up as well').default(0),
    shots: shotsMap,
  },
  { sujet: 'subject', objet: 'object', attaquants: 'attackers', rivaux: 'rivals', tirs: 'shots' },
);

type PickUpData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('picked-up', 'picked up', 'ramassé'),
  outcome('interrupted', 'wounded meanwhile', 'blessé entre-temps'),
  outcome('cancelled', 'cancelled by rivals', 'annulé par des rivaux'),
  outcome('out', 'out of combat', 'hors de combat'),
];
const PICKED_UP = 0;
const INTERRUPTED = 1;
const CANCELLED = 2;
const OUT = 3;

const SUBJECT = 0;

/** State of an attempt to pick something up. */
class PickUp {
  /** The subject, then the attackers. */
  readonly conditions: readonly Condition[];
  /** Index of the next attacker. */
  next = SUBJECT + 1;
  lost = 0;
  encumbrance = 0;

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
  }
}

interface PickUpFacts {
  /** The subject, then the attackers. */
  readonly combatants: readonly Combatant[];
  readonly attacks: Attacks;
  /** In cm. */
  readonly object: number;
  readonly isCancelled: boolean;
  readonly engine: CompileOptions['engine'];
}

/** An object is picked up while others attack. // MB-PICK-1 to 4 */
class PickUpModel extends SmallModel<PickUp> {
  readonly keyLength: number;
  private readonly facts: PickUpFacts;

  constructor(facts: PickUpFacts) {
    super({
      outcomes: OUTCOMES,
      metrics: [
        metric('encumbrance', UNITS.centimetres, 'encumbrance afterwards', 'encombrement ensuite'),
        lost('subject'),
      ],
      actors: facts.combatants.map(({ name }) => name),
      engine: facts.engine,
    });
    this.facts = facts;
    this.keyLength = 2 + facts.combatants.length;
  }

  createState(): PickUp {
    return new PickUp(this.facts.combatants.length);
  }

  reset(state: PickUp): void {
    const { combatants } = this.facts;
    for (let index = 0; index < combatants.length; index += 1) {
      (state.conditions[index] as Condition).begin(combatants[index] as Combatant);
    }
    (state.conditions[SUBJECT] as Condition).isActivated = true; // MB-PICK-1
    state.next = SUBJECT + 1;
    state.lost = 0;
    state.encumbrance = 0;
  }

  protected advance(state: PickUp, dice: Dice): number {
    const { combatants } = this.facts;
    const subject = state.conditions[SUBJECT] as Condition;
    if (state.next < combatants.length && subject.isConscious) {
      this.attack(state, subject, dice);
      state.next += 1;
      if (state.next < combatants.length && subject.isConscious) return CONTINUES;
    }
    return this.end(state, subject);
  }

  /** The next attacker attacks, if he can reach at all. // MB-SHOT-3 */
  private attack(state: PickUp, subject: Condition, dice: Dice): void {
    const { attacks } = this.facts;
    const { next } = state;
    if (!attacks.canAttack(next)) return;
    const before = subject.physique;
    attacks.prepare(next);
    attacks.play(state.conditions, 1, dice);
    state.lost += before - subject.physique;
  }

  // MB-PICK-2, MB-PICK-3, MB-PICK-4
  private end(state: PickUp, subject: Condition): number {
    const { combatants, object, isCancelled } = this.facts;
    const carried = centimetresOf((combatants[SUBJECT] as Combatant).encumbrance);
    state.encumbrance = carried;
    if (!subject.isConscious) return OUT;
    if (isCancelled) return CANCELLED;
    if (state.lost > 0) return INTERRUPTED;
    state.encumbrance = carried + object;
    return PICKED_UP;
  }

  key(state: PickUp, out: Int32Array): void {
    out[0] = state.next;
    out[1] = state.lost > 0 ? 1 : 0;
    // Whoever has attacked is of no more account.
    for (let index = 0; index < state.conditions.length; index += 1) {
      const matters = index === SUBJECT || index >= state.next;
      out[2 + index] = matters ? (state.conditions[index] as Condition).code : 0;
    }
  }

  copy(from: PickUp, to: PickUp): void {
    for (let index = 0; index < from.conditions.length; index += 1) {
      (to.conditions[index] as Condition).copyFrom(from.conditions[index] as Condition);
    }
    to.next = from.next;
    to.lost = from.lost;
    to.encumbrance = from.encumbrance;
  }

  measure(state: PickUp, out: Int32Array): void {
    out[0] = state.encumbrance;
    out[1] = state.lost;
  }

  describe({ conditions }: PickUp, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, index) =>
      describeCondition(name, conditions[index] as Condition, language),
    );
  }
}

function modelOf(data: PickUpData, variant: Variant, { engine }: CompileOptions): PickUpModel {
  const rulings = rulingsOf(variant);
  const combatants = instancesOf([[data.subject], data.attackers])
    .flat()
    .map((name) => combatantOf(variant, name));
  const targets = combatants.map((_, index) => (index === SUBJECT ? -1 : SUBJECT));
  return new PickUpModel({
    combatants,
    attacks: new Attacks({ combatants, targets, shots: data.shots, variant, rulings, engine }),
    object: data.object.encumbrance,
    isCancelled: data.rivals >= (rulings['pick-up-rivals'] === 'several' ? SEVERAL : 1),
    engine,
  });
}

function check({ subject, attackers, shots }: PickUpData, variant: Variant): readonly Finding[] {
  const findings = [...checkActor(['subject'], subject, variant), ...checkFighters('attackers', attackers, variant, 0)];
  return findings.length > 0 ? findings : checkShots(shots, expandSide(attackers), variant);
}

function needs({ subject, attackers }: PickUpData, variant: Variant): readonly Need[] {
  const all = expandSide(attackers);
  if (all.length === 0) return [];
  return [...answersNeeds(subject, all, variant), ...all.flatMap((id) => modeNeeds(id, variant))];
}

/** An object is picked up, perhaps under attack. */
export const pickUp: KindDefinition<PickUpData> = {
  listing: {
    id: 'pick-up',
    alias: 'ramasser',
    summary: {
      en: 'an object is picked up, perhaps under attack',
      fr: 'un objet est ramassé, peut-être sous les attaques',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('object', '{encumbrance: cm}', '{encombrement : cm}'),
      field('attackers', 'list of fighters in order, default none', 'liste de combattants dans l’ordre, défaut aucun'),
      field(
        'rivals',
        'adversaries who could pick it up, default 0',
        'adversaires qui pourraient le ramasser, défaut 0',
      ),
      SHOTS_LISTING,
    ],
  },
  schema,
  needs,
  check,
  warn: ({ attackers, shots }, variant) => warnOfShots(shots, expandSide(attackers), variant),
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
