import type { Dice } from '../../dice/dice.ts';
import { bySide, metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type Language, type Metric, type Words } from '../system.ts';
import type { Disengagements, Way } from './disengagement.ts';
import type { Clash } from './fights/clash.ts';
import type { FightFacts } from './fights/facts.ts';
import { COUNT, Fight, FLAG } from './fights/fight.ts';
import { FightKey } from './fights/fight-key.ts';
import { describeFight } from './fights/fight-words.ts';
import type { Values } from './fights/values.ts';
import { UNITS } from './words.ts';

/** Who leaves contact: the first of the party. */
export const SUBJECT = 0;

const OUTCOMES = [
  outcome('disengaged', 'disengaged', 'désengagé'),
  outcome('engaged', 'disengaged, and engaged another', 'désengagé, puis engagé ailleurs'),
  outcome('short', 'disengaged, too short to engage', 'désengagé, trop court pour engager'),
  outcome('failed', 'failed', 'échec'),
  outcome('forbidden', 'no attempt is possible', 'aucune tentative possible'),
];
const DISENGAGED = 0;
const ENGAGED = 1;
const SHORT = 2;
const FAILED = 3;
const FORBIDDEN = 4;
/** Nothing has been tried yet. */
const UNTRIED = 5;

/** The only combat. */
const SLOT = 0;

/** State of a disengagement and of the combat that may follow it. */
class Escape {
  readonly fight: Fight;
  /** Index of the outcome. */
  result = UNTRIED;
  /** Millimetres that he may go. */
  potential = 0;

  constructor(fight: Fight) {
    this.fight = fight;
  }
}

/** What he does once he is free. */
export interface Next {
  /** Whether he engages somebody. */
  readonly isEngaging: boolean;
  /** Whether he can reach him. */
  readonly isInReach: boolean;
  /** Index of whoever is engaged, -1 when it is left open. */
  readonly target: number;
  /** What he may go, in mm. */
  readonly potential: number;
}

/** A disengagement ready to be tried. */
export interface DisengageFacts {
  readonly fight: FightFacts;
  readonly values: Values;
  readonly clash: Clash;
  readonly attempts: Disengagements;
  /** Null: he may not even try, whatever his opponents. // CF-DIS-1 */
  readonly way: Way | null;
  /** Indices of those whom he touches. */
  readonly opponents: readonly number[];
  readonly next: Next;
  /** Whether the combat of this turn is fought. // CF-DIS-9 */
  readonly isFought: boolean;
}

/** One attempt to leave contact, and the combat that follows where one is asked for. // CF-DIS */
export class DisengageModel extends SmallModel<Escape> {
  readonly keyLength: number;
  private readonly fightKey: FightKey;
  private readonly facts: DisengageFacts;

  constructor(facts: DisengageFacts) {
    const { party, engine } = facts.fight;
    super({
      outcomes: OUTCOMES,
      metrics: metricsOf(party.sideNames),
      actors: party.combatants.map(({ id }) => id),
      engine,
    });
    this.facts = facts;
    this.fightKey = new FightKey(facts.fight, { combatPart: 0, clash: facts.clash, pursuit: null });
    this.keyLength = 1 + this.fightKey.length;
  }

  createState(): Escape {
    const { party, rulings } = this.facts.fight;
    return new Escape(new Fight(party, rulings));
  }

  reset(state: Escape): void {
    const { fight } = state;
    const { combatants } = this.facts.fight.party;
    fight.begin();
    for (let i = 0; i < combatants.length; i += 1) {
      if (combatants[i]?.state.charged === true) fight.unit(i).penalty = 1; // CF-PEN-5
    }
    state.result = UNTRIED;
    state.potential = 0;
  }

  protected advance(state: Escape, dice: Dice): number {
    const { clash, isFought } = this.facts;
    if (state.result !== UNTRIED) clash.roll(state.fight, dice);
    else {
      state.result = this.attempt(state.fight, dice);
      if (state.result < FAILED) state.potential = this.facts.next.potential; // CF-DIS-5
      if (!isFought || !this.join(state)) return state.result;
    }
    state.fight.isDue = clash.settle(state.fight);
    return state.fight.isDue ? CONTINUES : state.result;
  }

  private attempt(fight: Fight, dice: Dice): number {
    const { attempts, values, way, opponents, next } = this.facts;
    if (way === null) return FORBIDDEN;
    const unit = fight.unit(SUBJECT);
    attempts.start(SUBJECT, values.initiative(unit, SUBJECT), values.strength(unit, SUBJECT));
    for (let i = 0; i < opponents.length; i += 1) attempts.face(opponents[i] as number);
    if (!attempts.mayTry(way)) return FORBIDDEN;
    if (!attempts.attempt(way, unit.condition, 1, dice)) return FAILED;
    if (!next.isEngaging) return DISENGAGED;
    return next.isInReach ? ENGAGED : SHORT; // CF-DIS-9
  }

  /** Those who fight now take up their dice. @returns whether anybody does // CF-DIS-6, CF-DIS-9 */
  private join({ fight, result }: Escape): boolean {
    const { clash, opponents, next } = this.facts;
    if (result === DISENGAGED || result === SHORT) return false;
    const subject = fight.unit(SUBJECT);
    if (result === FAILED) subject.flags |= FLAG.forced;
    if (result === ENGAGED) {
      subject.flags |= FLAG.engaging;
      fight.unit(next.target).slot = SLOT;
    } else for (let i = 0; i < opponents.length; i += 1) fight.unit(opponents[i] as number).slot = SLOT;
    subject.slot = SLOT;
    clash.begin(fight, SLOT);
    return true;
  }

  key(state: Escape, out: Int32Array): void {
    this.fightKey.write(state.fight, out);
    out[this.keyLength - 1] = state.result;
  }

  copy(from: Escape, to: Escape): void {
    to.fight.copyFrom(from.fight);
    to.result = from.result;
    to.potential = from.potential;
  }

  measure({ fight, potential }: Escape, out: Int32Array): void {
    const { counts } = fight;
    out[0] = potential;
    for (let side = 0; side < 2; side += 1) {
      out[1 + side] = counts[COUNT.damage + side] as number;
      out[3 + side] = counts[COUNT.losses + side] as number;
      out[5 + side] = counts[COUNT.hits + side] as number;
      out[7 + side] = this.facts.isFought ? this.levels(fight, side) : 0;
    }
  }

  /** Levels of a side together. */
  private levels(fight: Fight, side: number): number {
    let sum = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      if (this.facts.fight.party.sideOf[i] === side) sum += fight.unit(i).condition.level;
    }
    return sum;
  }

  describe({ fight }: Escape, language: Language): readonly string[] {
    return describeFight(this.facts.fight.party, fight, language);
  }
}

function metricsOf(sides: readonly [string, string]): readonly Metric[] {
  const each = (id: string, unit: Words, en: string, fr: string): readonly Metric[] =>
    bySide(sides, id, unit, (side) => ({ en: `${en} ${SIDES.en[side]}`, fr: `${fr} ${SIDES.fr[side]}` }));
  return [
    metric('potential', UNITS.millimetres, 'movement gained', 'mouvement gagné'),
    ...each('damage', UNITS.degrees, 'damage inflicted by', 'blessures infligées par'),
    ...each('losses', UNITS.fighters, 'dead of', 'morts de'),
    ...each('hits', UNITS.hits, 'hits by', 'coups portés par'),
    ...each('levels', UNITS.levels, 'levels at the end of', 'niveaux à la fin de').map((it) => ({
      ...it,
      isOfState: true,
    })),
  ];
}

/** Names of the two sides. */
export const SIDE_NAMES = ['subject', 'opponents'] as const;

const SIDES: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>> = {
  en: { subject: 'the subject', opponents: 'his opponents' },
  fr: { subject: 'le sujet', opponents: 'ses adversaires' },
};
