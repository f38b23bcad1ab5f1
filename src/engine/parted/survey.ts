import { KeyTable } from '../../dice/key-table.ts';
import { TapeDice } from '../../dice/sampled.ts';
import { CONTINUES, ROUND_ENDS } from '../../systems/system.ts';
import type { Scene } from './course.ts';

/** Parts of rounds that trials of a model meet, and how often. */
export interface Survey {
  /** Those met, the most frequent first. */
  readonly parts: readonly MetPart[];
  readonly trials: number;
}

/** A part of an opened round, whichever members of their sorts it is of. */
export interface MetPart {
  readonly common: number;
  readonly sorts: readonly number[];
  readonly conditions: readonly number[];
  /** Members for which it was met. */
  readonly members: readonly number[];
  readonly count: number;
}

/** Luck of surveys: any will do, as long as it is always the same. */
const SEED = 1;

/** Plays trials by the rules, and lists the parts of their rounds. */
export function survey(scene: Scene, trials: number): Survey {
  const { model, tactics, parts } = scene;
  const met: Omit<MetPart, 'count'>[] = [];
  const counts: number[] = [];
  // The common, then sort and condition of each member; no condition is 0, which stands where there are no more.
  const key = new Int32Array(1 + 2 * parts.members);
  const numbers = new KeyTable(key.length);
  const dice = new TapeDice();
  dice.seek(SEED, 0);
  const state = model.createState();
  const groups = new Int32Array(parts.members);
  for (let trial = 0; trial < trials; trial += 1) {
    model.reset(state);
    let rounds = 0;
    for (let code = CONTINUES; code < 0 && rounds < model.roundsMax; ) {
      const isOpening = parts.isBefore(state);
      code = model.step(state, dice, tactics);
      if (code === ROUND_ENDS) rounds += 1;
      else if (isOpening && code === CONTINUES) note(parts.divide(state, groups));
    }
  }
  const list = met.map((part, number) => ({ ...part, count: counts[number] as number }));
  return { parts: list.sort((a, b) => b.count - a.count), trials };

  function note(count: number): void {
    for (let group = 0; group < count; group += 1) {
      const number = numberOf(group);
      if (number === met.length) {
        met.push(partOf(membersOf(groups, group)));
        counts.push(0);
      }
      counts[number] = (counts[number] as number) + 1;
    }
  }

  /** Number of a part by its common and by the sorts and conditions of its members. */
  function numberOf(group: number): number {
    key.fill(0);
    key[0] = parts.common(state);
    let place = 1;
    for (let member = 0; member < groups.length; member += 1) {
      if (groups[member] !== group) continue;
      key[place] = parts.sorts[member] as number;
      key[place + 1] = parts.condition(state, member);
      place += 2;
    }
    return numbers.indexOf(key);
  }

  function partOf(members: readonly number[]): Omit<MetPart, 'count'> {
    const conditions = members.map((member) => parts.condition(state, member));
    return {
      common: parts.common(state),
      sorts: members.map((member) => parts.sorts[member] ?? 0),
      conditions,
      members,
    };
  }
}

/** Members of one group. @param groups as {@link Parts.divide} gives them */
export function membersOf(groups: Int32Array, group: number): readonly number[] {
  return [...groups.keys()].filter((member) => groups[member] === group);
}
