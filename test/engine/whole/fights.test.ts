import { describe, expect, it } from 'vitest';
import { DrawLuck } from '../../../src/engine/compiled/luck.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import { machineOf } from '../../../src/engine/planner.ts';
import { drawnTeller } from '../../../src/engine/replay.ts';
import type { ExactResult } from '../../../src/engine/result.ts';
import { SumCounter } from '../../../src/engine/sum-counter.ts';
import { CHUNK_TRIALS, drawChunk, load } from '../../../src/engine/whole/draws.ts';
import { type FightMachine, layFights } from '../../../src/engine/whole/machine.ts';
import { planFights } from '../../../src/engine/whole/plan.ts';
import { FightPlayer } from '../../../src/engine/whole/player.ts';
import { totalsOf } from '../../../src/engine/whole/totals.ts';
import { traceFights } from '../../../src/engine/whole/trace.ts';
import type { Model, Tactics } from '../../../src/systems/system.ts';
import { type Compiled, compileText } from '../../support/solve.ts';
import { emptyTally } from '../compiled/drawn.ts';
import { type FightLaw, plannedLaw, tabledLaw } from './fight-law.ts';

/** Two rounds, in which either may be crippled, and so strike and be struck otherwise. */
const SWORDS = `
system: seventh-sea
fighters:
  a: { characteristics: { brawn: 2, finesse: 2, wits: 2, resolve: 1, panache: 1 } }
  b: { characteristics: { brawn: 2, finesse: 2, wits: 2, resolve: 1, panache: 1 } }
engagement: { kind: duel, sides: { castille: [a], vendel: [b] }, rounds: 2 }
`;
const EFFECTS = `
system: seventh-sea
fighters:
  a: { profile: renaldo, characteristics: { panache: 1 } }
  b: { profile: renaldo, characteristics: { panache: 1 } }
engagement: { kind: duel, sides: { castille: [a], vendel: [b] }, rounds: 1, effects: [{ kind: taunted, fighter: b, by: a, raises: 1 }] }
`;
const BRUTES = `
system: seventh-sea
fighters:
  a: { profile: renaldo, characteristics: { panache: 1 } }
  b: { profile: sailor }
engagement: { kind: duel, sides: { castille: [a], navy: [b] }, rounds: 2 }
`;

/** As many rounds as it takes. */
const LONG = `
system: seventh-sea
fighters:
  a: { profile: renaldo, characteristics: { panache: 1 } }
  b: { profile: sailor, equipment: [hatchet], skills: { attack-hatchet: 2 } }
engagement: { kind: duel, sides: { castille: [a], navy: [b] }, rounds: 30 }
`;

async function compiled(yaml: string): Promise<Compiled> {
  const [first] = (await compileText(yaml, 'tables')) as [Compiled];
  return first;
}

function farthest(
  law: FightLaw,
  exact: Pick<ExactResult, 'outcomes' | 'metrics'>,
): Readonly<Record<keyof FightLaw, number>> {
  const off = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
    Math.max(
      ...Array.from({ length: Math.max(one.length, other.length) }, (_, at) =>
        Math.abs((one[at] ?? 0) - (other[at] ?? 0)),
      ),
    );
  return {
    outcomes: off(law.outcomes, exact.outcomes),
    metrics: Math.max(...law.metrics.map((each, metric) => off(each, exact.metrics[metric]?.p ?? []))),
  };
}

function fightsOf(model: Model, tactics: Tactics): FightMachine {
  const machine = machineOf(model, tactics, 'fights');
  if (machine === null || !('kind' in machine) || machine.kind !== 'fights')
    throw new Error('no machine of whole fights');
  return machine;
}

describe.each(Object.entries({ SWORDS, EFFECTS, BRUTES }))('whole fights of %s', (_, yaml) => {
  it('have the exact law to 1e-12, totals less probable than 2^-33 apart, for which sums have no room', async () => {
    const { model, tactics } = await compiled(yaml);
    const plan = planFights(model, tactics, { law: 3e-18, ending: 0 });
    if (plan === null) throw new Error('no plan');
    const { outcomes, metrics } = farthest(plannedLaw(plan), solveExact(model, tactics));
    expect(outcomes).toBeLessThan(1e-12);
    expect(metrics).toBeLessThan(2e-11);
  });

  // Some hundred outcomes a draw, each off by less than 2^-32, and those left out that are less probable than that.
  it('are drawn from tables of that law', async () => {
    const { model, tactics } = await compiled(yaml);
    const { outcomes, metrics } = farthest(tabledLaw(fightsOf(model, tactics)), solveExact(model, tactics));
    expect(outcomes).toBeLessThan(5e-7);
    expect(metrics).toBeLessThan(5e-7);
  });
});

describe('what a story brings', () => {
  it('has nearly its whole law where the story is hardly met', async () => {
    const { model, tactics } = await compiled(SWORDS);
    const plan = planFights(model, tactics);
    if (plan === null) throw new Error('no plan');
    const { stories, endings, effectOf } = plan;
    const chances = new Float64Array(stories[0].count);
    for (const story of endings.stories[0]) chances[story] = 1e-12;
    const laws = totalsOf(stories[0], { effectOf, chances, negligible: 2 ** -40 });
    expect(laws.size).toBe(new Set(endings.stories[0]).size);
    for (const { p } of laws.values()) expect(p.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0.98);
  });
});

describe('the player of whole fights', () => {
  it('counts what the tables draw, and of the last chunk only what was asked for', async () => {
    const { model, tactics } = await compiled(SWORDS);
    const machine = fightsOf(model, tactics);
    const player = new FightPlayer(machine);
    const trials = CHUNK_TRIALS + 100;
    player.play(5, 3, trials);
    const tally = emptyTally(model);
    player.flush(tally);
    const luck = new DrawLuck();
    luck.seek(5, 3);
    const trace = traceFights(machine);
    const ended = [...trace(luck), ...trace(luck)].slice(0, trials);
    const counter = new SumCounter(machine);
    for (const { place, sum } of ended) counter.add(place, sum, 1);
    const expected = emptyTally(model);
    counter.flush(expected);
    expect(tally).toEqual(expected);
  });

  it('draws the same after another machine was traced in between', async () => {
    const { model, tactics } = await compiled(SWORDS);
    const other = await compiled(EFFECTS);
    const otherMachine = fightsOf(other.model, other.tactics);
    const player = new FightPlayer(fightsOf(model, tactics));
    const played = () => {
      player.play(5, 3, CHUNK_TRIALS);
      const tally = emptyTally(model);
      player.flush(tally);
      return tally;
    };
    const before = played();
    const trace = traceFights(otherMachine);
    const luck = new DrawLuck();
    luck.seek(5, 3);
    const traced = trace(luck);
    expect(played()).toEqual(before);
    luck.seek(5, 3);
    expect(trace(luck)).toEqual(traced);
  });

  it('draws as often as the law says, ways included that are drawn for twice', async () => {
    const { model, tactics } = await compiled(SWORDS);
    const plan = planFights(model, tactics);
    const machine = plan === null ? null : layFights(plan, 16);
    if (plan === null || machine === null) throw new Error('no machine of whole fights');
    expect(machine.common).toBeLessThan(16);
    load(machine);
    const law = plan.endings.p;
    const counts = new Float64Array(law.length);
    const luck = new DrawLuck();
    luck.seek(11, 0);
    const chunks = 200;
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      for (const ending of drawChunk(machine, luck).endings) counts[ending] = (counts[ending] as number) + 1;
    }
    const trials = chunks * CHUNK_TRIALS;
    for (const [ending, p] of law.entries()) {
      // False alarm below 1e-8 each, by the normal law; the luck is always the same.
      expect(Math.abs((counts[ending] as number) - trials * p)).toBeLessThan(6 * Math.sqrt(trials * p * (1 - p)) + 1);
    }
  });
});

describe('a trial of whole fights', () => {
  it.each(Object.entries({ SWORDS, BRUTES, LONG }))(
    'of %s is told as it was drawn',
    { timeout: 120_000 },
    async (_, yaml) => {
      const { model, tactics } = await compiled(yaml);
      const machine = fightsOf(model, tactics);
      const tell = drawnTeller({ model, tactics }, 'fights');
      const luck = new DrawLuck();
      luck.seek(9, 0);
      const trace = traceFights(machine);
      const ended = [...trace(luck), ...trace(luck)];
      const counter = new SumCounter(machine);
      for (const trial of [0, 1, 2, 3, 4, 5, 6, 7, CHUNK_TRIALS, CHUNK_TRIALS + 1]) {
        const replay = tell({ seed: 9, trial });
        expect(replay.failure).toBeNull();
        const { place, sum } = ended[trial] as (typeof ended)[number];
        expect(replay.outcome).toBe(place);
        expect(replay.metrics.map((value, i) => value - (i === 0 ? 0 : (model.metrics[i - 1]?.min ?? 0)))).toEqual([
          ...counter.valuesOf(place, sum),
        ]);
      }
    },
  );
});

describe('fights that are not drawn whole', () => {
  const none: Record<string, string> = {
    'those of more than two': `
system: seventh-sea
fighters: { a: { profile: renaldo, characteristics: { panache: 1 } }, b: { profile: renaldo, characteristics: { panache: 1 } } }
engagement: { kind: brawl, sides: { castille: [a], vendel: [2 x b] }, rounds: 1 }
`,
    'those in which dice are kept that strikes change': `
system: seventh-sea
fighters:
  a: { profile: renaldo, characteristics: { panache: 1 }, drama: 2, tactics: { drama-attack: 1, wake: always } }
  b: { profile: renaldo, rank: villain, characteristics: { panache: 1 }, tactics: { drama-wound: all } }
engagement: { kind: duel, sides: { a: [a], b: [b] }, rounds: 1, gm-dice: 1 }
`,
    'those without registers': `
system: mordheim
fighters: { captain: { profile: reikland-captain }, ghoul: { profile: ghoul } }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, rounds: 20 }
`,
  };
  it('are those of which too much would be left out', async () => {
    const { model, tactics } = await compiled(SWORDS);
    expect(planFights(model, tactics, { law: 2 ** -33, ending: 1e-4 })).toBeNull();
    expect(planFights(model, tactics, { law: 2 ** -33, ending: 1e-10 })).not.toBeNull();
  });

  it.each(Object.entries(none))('are %s', async (_, yaml) => {
    const { model, tactics } = await compiled(yaml);
    expect(planFights(model, tactics)).toBeNull();
    expect(machineOf(model, tactics, 'fights')).toBeNull();
  });

  it('are told as the other tables drew them, which a run takes in their place', async () => {
    const stage = await compiled(none['those without registers'] as string);
    const [told, drawn] = [drawnTeller(stage, 'fights'), drawnTeller(stage, 'tables')];
    for (const trial of [0, 1, 2, 3]) expect(told({ seed: 9, trial })).toEqual(drawn({ seed: 9, trial }));
  });

  it('are laid out as plain data', async () => {
    const { model, tactics } = await compiled(EFFECTS);
    const plan = planFights(model, tactics);
    expect(plan === null ? null : structuredClone(layFights(plan))).toEqual(fightsOf(model, tactics));
  });
});
