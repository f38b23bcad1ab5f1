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
  const met = new Map<string, { part: Omit<MetPart, 'count'>; count: number }>();
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
  const list = [...met.values()].map(({ part, count }) => ({ ...part, count }));
  return { parts: list.sort((a, b) => b.count - a.count), trials };

  function note(count: number): void {
    for (let group = 0; group < count; group += 1) {
      const members = membersOf(groups, group);
      const conditions = members.map((member) => parts.condition(state, member));
      const sorts = members.map((member) => parts.sorts[member] ?? 0);
      const common = parts.common(state);
      const name = `${common} ${sorts.join()} ${conditions.join()}`;
      const known = met.get(name);
      if (known === undefined) met.set(name, { part: { common, sorts, conditions, members }, count: 1 });
      else known.count += 1;
    }
  }
}

/** Members of one group. @param groups as {@link Parts.divide} gives them */
export function membersOf(groups: Int32Array, group: number): readonly number[] {
  return [...groups.keys()].filter((member) => groups[member] === group);
}
