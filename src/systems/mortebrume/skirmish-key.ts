import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import type { Host } from './muster.ts';
import type { Rulings } from './rulings.ts';
import { type Skirmish, STAGE } from './skirmish-state.ts';

/** Five bits tell a fighter. */
const BITS = 5;
const PER_NUMBER = 6;
/** Integers of a key beside one for each fighter, and one for each six places of the group. */
const HEAD = 3;

/** A skirmish as its keys see it. */
export interface SkirmishKeyFacts {
  readonly hosts: readonly [Host, Host];
  readonly combatants: readonly Combatant[];
  readonly rulings: Rulings;
  readonly hasMorale: boolean;
  /** Whether it matters that a turn is odd. */
  readonly alternates: boolean;
}

/** Writes the identity of a skirmish: what can still be asked for before it is cleared or forgotten. */
export class SkirmishKey {
  /** Integers of a key. */
  readonly length: number;
  private readonly facts: SkirmishKeyFacts;
  /** Index fighter → first of the run of his equals that he stands in. */
  private readonly runs: readonly number[];
  /** Index fighter → whether he answers a blow alike whatever has befallen him this turn. // MB-CC-3 */
  private readonly answersAlike: readonly boolean[];
  /** Index fighter → his place: those of a run who have fallen come last. */
  private readonly places: Int32Array;
  /** Index side → whether it still acts in this turn. */
  private readonly acts: [boolean, boolean] = [false, false];

  constructor(facts: SkirmishKeyFacts) {
    const { hosts, combatants, rulings } = facts;
    this.facts = facts;
    this.length = HEAD + combatants.length + Math.ceil(combatants.length / PER_NUMBER);
    this.places = new Int32Array(combatants.length);
    this.runs = runsOf(facts);
    this.answersAlike = combatants.map((who, i) => {
      const { policy } = i < hosts[0].end ? hosts[1] : hosts[0];
      const { reaction } = who.tactics;
      const mayPass = rulings['stunned-pass'] === 'allowed' && rulings['activated-pass'] === 'allowed';
      const passes = reaction === 'pass' && mayPass && who.aptitudes['weapon-skill'] !== null;
      return policy.combine === 'never' && (passes || reaction === 'take');
    });
  }

  /** @param out integers to fill, {@link length} of them */
  write(state: Skirmish, out: Int32Array): void {
    const { facts, places } = this;
    const { fallen, fallenBefore, conditions } = state;
    const isOdd = facts.alternates ? state.turn % 2 : 0;
    this.look(state);
    const boost = this.isBoostWanted(state) ? state.boost | (state.boostedSide << 4) : 0;
    out[0] = state.stage | (this.sideOf(state) << 2) | (isOdd << 3) | (boost << 4);
    const before = state.stage === STAGE.morale ? fallenBefore[0] | (fallenBefore[1] << BITS) : 0;
    out[1] = facts.hasMorale ? before | (fallen[0] << (2 * BITS)) | (fallen[1] << (3 * BITS)) : 0;
    const { groupSize, next, hasPassed } = state;
    const target = groupSize === 0 ? 0 : (places[state.target] as number);
    out[2] = groupSize | (next << BITS) | (target << (2 * BITS)) | (Number(hasPassed) << (3 * BITS));
    for (let i = 0; i < conditions.length; i += 1) out[HEAD + (places[i] as number)] = this.codeOf(state, i);
    const groups = HEAD + conditions.length;
    for (let i = 0; i < conditions.length; i += PER_NUMBER) out[groups + i / PER_NUMBER] = this.groupCode(state, i);
  }

  /** Notes who still acts, and gives everybody his place. */
  private look(state: Skirmish): void {
    const { hosts } = this.facts;
    for (let side = 0; side < 2; side += 1) {
      const { first, end } = hosts[side] as Host;
      let acts = state.stage === STAGE.attacking && state.side === side;
      for (let i = first; i < end && !acts; i += 1) acts = state.condition(i).isAble;
      this.acts[side] = acts;
      this.place(state, first, end);
    }
  }

  /** Whoever has fallen is neither chosen nor asked any more: it is all the same which of a run he was. */
  private place(state: Skirmish, first: number, end: number): void {
    const { runs, places } = this;
    for (let from = first, to = from; from < end; from = to) {
      to = from;
      while (to < end && runs[to] === from) to += 1;
      let place = from;
      for (let i = from; i < to; i += 1) if (state.condition(i).isConscious) places[i] = place++;
      for (let i = from; i < to; i += 1) if (!state.condition(i).isConscious) places[i] = place++;
    }
  }

  /** Whose turn it is to act: his enemies', where nobody of his can. // MB-SKIR-5 */
  private sideOf({ stage, side }: Skirmish): number {
    if (stage !== STAGE.acting || this.acts[side as 0 | 1]) return side;
    return this.acts[side === 0 ? 1 : 0] ? 1 - side : 0;
  }

  /** Whether the roll for which the bonus of morale is meant may yet be made. // MB-MOR-7 */
  private isBoostWanted({ boost, boostedSide }: Skirmish): boolean {
    if (boost === 0) return false;
    const isForAttack = (this.facts.hosts[boostedSide] as Host).policy['morale-use'] === 'first-attack';
    return this.acts[isForAttack === (boostedSide === 0) ? 0 : 1];
  }

  /** A condition, as far as it matters: until the turn is over, for who may act or be attacked in it. */
  private codeOf(state: Skirmish, index: number): number {
    const condition = state.condition(index);
    if (!condition.isConscious) return 0;
    const { physique, armour, destiny, isPrisoner } = condition;
    const lasting = physique | (armour << 7) | (destiny << 14);
    if (isPrisoner) return lasting | (1 << 28);
    return lasting | this.passingOf(condition, index);
  }

  /** What the end of a turn clears. // MB-TURN-6 */
  private passingOf(condition: Condition, index: number): number {
    const { isStunned, isActivated, isWithoutDodge, dodgeBonus } = condition;
    const isAttacked = this.acts[index < this.facts.hosts[0].end ? 1 : 0];
    if (!isAttacked || this.answersAlike[index] === true) return isStunned || isActivated ? 1 << 26 : 0;
    const { rulings } = this.facts;
    // MB-STATE-3, MB-TURN-4: who is stunned does not act anyway
    const isActivationLost =
      isStunned && (rulings['activated-pass'] === 'allowed' || rulings['stunned-pass'] === 'forbidden');
    return (
      (dodgeBonus << 18) |
      (isStunned ? 1 << 25 : 0) |
      (isActivated || isActivationLost ? 1 << 26 : 0) |
      (isWithoutDodge ? 1 << 27 : 0)
    );
  }

  /** Those of six places of the group who have not attacked yet, in one number. */
  private groupCode({ group, groupSize, next }: Skirmish, from: number): number {
    let code = 0;
    for (let i = Math.max(from, next); i < Math.min(from + PER_NUMBER, groupSize); i += 1) {
      code |= (this.places[group[i] as number] as number) << (BITS * (i - from));
    }
    return code;
  }
}

/** Equals who stand side by side in the list; a champion who was named has no equal. // MB-TURN-2 */
function runsOf({ hosts, combatants }: SkirmishKeyFacts): readonly number[] {
  const runs: number[] = [];
  for (const { first, end, policy } of hosts) {
    for (let i = first; i < end; i += 1) {
      const isEqual = i > first && policy.champion === 'best' && combatants[i]?.fighter === combatants[i - 1]?.fighter;
      runs.push(isEqual ? (runs[i - 1] as number) : i);
    }
  }
  return runs;
}
