import { describe, expect, it } from 'vitest';
import { DIVIDED, ENDED, type Scene } from '../../../src/engine/parted/course.ts';
import { CourseWalk } from '../../../src/engine/parted/course-walk.ts';
import { lawsOf, type PartLaw } from '../../../src/engine/parted/part-laws.ts';
import { membersOf } from '../../../src/engine/parted/survey.ts';
import { GONE } from '../../../src/systems/parts.ts';
import { FIGHTS, sceneOf } from './fights.ts';

const LIMITS = { states: 200_000, branches: 3_000_000 };
/** Rounds of each fight that are compared. */
const ROUNDS = 40;

/** What a round comes to: conditions of all in the next, or the outcome; and the gains. */
type RoundLaw = ReadonlyMap<string, number>;

/** Conditions with which rounds begin, as far as this many ends of trials' first rounds lead. */
function* openedRounds(scene: Scene): Generator<{ readonly common: number; readonly conditions: readonly number[] }> {
  const { model, parts } = scene;
  const seen = new Set<string>();
  const waiting: ((state: unknown) => void)[] = [(state) => model.reset(state)];
  for (let begin = waiting.shift(); begin !== undefined && seen.size < ROUNDS; begin = waiting.shift()) {
    for (const { course } of new CourseWalk(scene, 'divided', [begin], LIMITS).lawOf(0)) {
      if (course.mark !== DIVIDED) continue;
      const conditions = membersAll(scene).map((member) => parts.condition(course.state, member));
      const common = parts.common(course.state);
      const name = `${common} ${conditions.join()}`;
      if (seen.has(name) || seen.size >= ROUNDS) continue;
      seen.add(name);
      yield { common, conditions };
      waiting.push(composed(scene, common, conditions));
    }
  }
}

function membersAll({ parts }: Scene): readonly number[] {
  return [...Array(parts.members).keys()];
}

function composed({ parts }: Scene, common: number, conditions: readonly number[]): (state: unknown) => void {
  return (state) => parts.compose(state, common, Int32Array.from(conditions));
}

/** The law of a round as the rules play it whole. */
function wholeLaw(scene: Scene, common: number, conditions: readonly number[]): RoundLaw {
  const { parts } = scene;
  const law = new Map<string, number>();
  const ends = new CourseWalk(scene, 'divided', [composed(scene, common, conditions)], LIMITS).lawOf(0);
  for (const { course, gains, p } of ends) {
    const after = membersAll(scene).map((member) => parts.condition(course.state, member));
    // Who was lost before counts for nothing in a state that is composed: the set says that the fight is over.
    const outcome = course.mark >= ENDED ? course.mark - ENDED : parts.outcomeOf(presentIn(after));
    const name = nameOf(outcome, after, gains.slice(1));
    law.set(name, (law.get(name) ?? 0) + p);
  }
  return law;
}

function presentIn(conditions: readonly number[]): number {
  return conditions.reduce((set, condition, member) => set | (condition === GONE ? 0 : 1 << member), 0);
}

function nameOf(outcome: number, conditions: readonly number[], gains: readonly number[]): string {
  return `${outcome >= 0 ? `outcome ${outcome}` : conditions.join()} ${gains.join()}`;
}

interface Joint {
  readonly conditions: readonly number[];
  readonly support: number;
  readonly gains: readonly number[];
  readonly open: readonly { readonly members: readonly number[]; readonly support: number; readonly law: PartLaw }[];
  readonly p: number;
}

/** The law of a round put together from those of its parts. */
function partedLaw(scene: Scene, common: number, conditions: readonly number[]): RoundLaw {
  const { model, parts } = scene;
  const state = model.createState();
  composed(scene, common, conditions)(state);
  const groups = new Int32Array(parts.members);
  const count = parts.divide(state, groups);
  const nothing = model.metrics.map(() => 0);
  let joint: readonly Joint[] = [
    { conditions: conditions.map(() => GONE), support: 0, gains: nothing, open: [], p: 1 },
  ];
  for (let group = 0; group < count; group += 1) {
    const members = membersOf(groups, group);
    const own = members.map((member) => conditions[member] as number);
    const [law = []] = lawsOf(scene, [{ common, members, conditions: own }], LIMITS).laws;
    joint = joint.flatMap((before) => law.map((end) => joined(before, members, end)));
  }
  const law = new Map<string, number>();
  for (const each of joint.flatMap(closed)) {
    const name = nameOf(parts.outcomeOf(presentIn(each.conditions)), each.conditions, each.gains);
    law.set(name, (law.get(name) ?? 0) + each.p);
  }
  return law;
}

function joined(before: Joint, members: readonly number[], { landing, gains, p }: PartLaw[number]): Joint {
  const conditions = [...before.conditions];
  // Where a trial ends by a part, its members have no further condition: whoever is left has any but that of the lost.
  for (const [place, member] of members.entries()) {
    const isLost = ((landing.lost >> place) & 1) === 1;
    conditions[member] = isLost ? GONE : (landing.next[place] as number) || -1;
  }
  const { alone, support } = landing;
  return {
    conditions,
    support: before.support + support,
    gains: before.gains.map((gain, i) => gain + (gains[i + 1] as number)),
    open: alone === null ? before.open : [...before.open, { members, support, law: alone }],
    p: before.p * p,
  };
}

/** A round with the closings of those whom nobody else supports. */
function closed(each: Joint): readonly Joint[] {
  const { open, support } = each;
  let all: readonly Joint[] = [{ ...each, open: [] }];
  for (const { members, law } of open.filter((part) => part.support === support)) {
    all = all.flatMap((before) => law.map((end) => ({ ...joined(before, members, end), support })));
  }
  return all;
}

describe.each(Object.entries(FIGHTS))('%s', (_, yaml) => {
  it('has rounds whose law is the product of the laws of their parts, to 1e-12', { timeout: 240_000 }, async () => {
    const scene = await sceneOf(yaml);
    let compared = 0;
    for (const { common, conditions } of openedRounds(scene)) {
      const whole = wholeLaw(scene, common, conditions);
      const parted = partedLaw(scene, common, conditions);
      for (const name of new Set([...whole.keys(), ...parted.keys()])) {
        expect(Math.abs((whole.get(name) ?? 0) - (parted.get(name) ?? 0)), name).toBeLessThan(1e-12);
      }
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  });
});
