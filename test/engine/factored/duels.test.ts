import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/dice/pieces.ts';
import { TapeDice } from '../../../src/dice/sampled.ts';
import { runBlock, Trial } from '../../../src/engine/block.ts';
import { ControlGraph } from '../../../src/engine/control/graph.ts';
import { ASKED_LIMITS, AUTO_LIMITS, solveExact } from '../../../src/engine/exact.ts';
import { factoredInPieces } from '../../../src/engine/factored/factored.ts';
import { type Asks, BLOCK_TRIALS, type ExactResult } from '../../../src/engine/result.ts';
import { createTally } from '../../../src/engine/tally.ts';
import type { Registers } from '../../../src/systems/registers.ts';
import type { Model } from '../../../src/systems/system.ts';
import { type Compiled, compileText } from '../../support/solve.ts';

const PLAIN = '{ brawn: 2, finesse: 2, wits: 2, resolve: 1, panache: 1 }';

function duel(one: string, other: string, rest: string): string {
  return `
system: seventh-sea
fighters:
  a: ${one}
  b: ${other}
engagement: { kind: duel, sides: { castille: [a], vendel: [b] }, ${rest} }
`;
}

/** Duels that are small enough to be walked as well: what they show → scenario. */
const DUELS = {
  'swords, until one is crippled and strikes otherwise': duel(
    `{ characteristics: ${PLAIN} }`,
    `{ characteristics: ${PLAIN} }`,
    'rounds: 2',
  ),
  'wounds at the start, and the cap of rounds': duel(
    `{ characteristics: ${PLAIN}, wounds: { flesh: 12 } }`,
    `{ profile: renaldo, characteristics: { panache: 1 }, wounds: { dramatic: 1 } }`,
    'rounds: 2',
  ),
  'an effect between them': duel(
    '{ profile: renaldo, characteristics: { panache: 1 } }',
    '{ profile: renaldo, characteristics: { panache: 1 } }',
    'rounds: 2, effects: [{ kind: taunted, fighter: b, by: a, raises: 1 }]',
  ),
  'a henchman, and unlike weapons': duel(
    '{ profile: renaldo, characteristics: { panache: 1 }, equipment: [zweihander] }',
    '{ profile: sailor, equipment: [hatchet], skills: { attack-hatchet: 2 } }',
    'rounds: 2',
  ),
  'raises, drama dice and surprise': duel(
    '{ profile: renaldo, characteristics: { panache: 1 }, tactics: { raises: 1, drama-attack: 1, drama-wound: 1 } }',
    '{ profile: sailor, tactics: { drama-damage: 1 } }',
    'rounds: 3, surprised: [b]',
  ),
  'weapons that break': duel(
    '{ profile: renaldo, characteristics: { panache: 1 }, equipment: [improvised] }',
    '{ profile: renaldo, characteristics: { panache: 1 } }',
    'rounds: 3',
  ),
  'shots before blows': duel(
    '{ profile: renaldo, characteristics: { panache: 1 }, equipment: [pistol, rapier], skills: { attack-firearm: 2 } }',
    '{ profile: sailor }',
    'rounds: 3',
  ),
} as const;

async function compiled(yaml: string): Promise<Compiled> {
  const [first] = (await compileText(yaml, 'tables')) as [Compiled];
  return first;
}

function graphOf({ model, tactics }: Compiled): ControlGraph {
  return new ControlGraph(model, tactics, model.registers as Registers);
}

function factored(duel: Compiled, asks: Asks = 'laws'): ExactResult {
  const found = finish(factoredInPieces(duel.model, graphOf(duel), ASKED_LIMITS, asks));
  if (found === null) throw new Error('it does not fall apart');
  return found;
}

const LIMITS = { states: 600_000, branches: 20_000_000, work: 1e11 };

/** The same model, which does not say that it falls apart. */
function walkable(model: Model): Model {
  const registers = { ...(model.registers as Registers), parts: undefined };
  return Object.create(model, { registers: { value: registers } }) as Model;
}

function farthest(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const values = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at);
  return Math.max(...values.map((at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0))));
}

describe.each(Object.entries(DUELS))('a duel with %s', (_, yaml) => {
  it('has the law that a walk of its states has, to what is left out', async () => {
    const duel = await compiled(yaml);
    const walked = solveExact(walkable(duel.model), duel.tactics, LIMITS);
    expect(walked.droppedMass).toBeLessThan(1e-12);
    const found = factored(duel);
    expect(found.droppedMass).toBeLessThan(1e-9);
    expect(farthest(found.outcomes, walked.outcomes)).toBeLessThan(1e-9);
    expect(found.metrics.length).toBe(walked.metrics.length);
    for (const [metric, { p }] of walked.metrics.entries()) {
      expect(farthest(found.metrics[metric]?.p ?? [], p), `metric ${metric}`).toBeLessThan(1e-9);
    }
  });
});

/** Too many states to be walked: millions. */
const TWO_HANDED = duel(
  '{ profile: new-hero, equipment: [two-handed-sword] }',
  '{ profile: new-hero, equipment: [two-handed-sword] }',
  'rounds: 50',
);

/** Blocks of trials, of 16,384 each. */
const BLOCKS = 2;

it('refuses what falls into too much', async () => {
  const duel = await compiled(DUELS['shots before blows']);
  expect(finish(factoredInPieces(duel.model, graphOf(duel), { states: 10, branches: 1e6 }, 'laws'))).toBeNull();
});

describe('a duel with two-handed swords', () => {
  it('is solved exactly, what is left out being told, and goes as dice say', async () => {
    const { model, tactics } = await compiled(TWO_HANDED);
    const exact = solveExact(model, tactics, AUTO_LIMITS);
    const [one = 0, other = 0] = exact.outcomes;
    expect(exact.droppedMass).toBeLessThan(1e-9);
    expect(Math.abs(one - other)).toBeLessThan(1e-11);
    const [rolled] = (await compileText(TWO_HANDED, 'dice')) as [Compiled];
    const tally = createTally(exact.outcomes.length, exact.metrics.length);
    const trial = new Trial(rolled.model, rolled.tactics);
    const dice = new TapeDice();
    for (let block = 0; block < BLOCKS; block += 1) {
      runBlock(trial, dice, { seed: 7, block, trials: BLOCK_TRIALS }, tally);
    }
    const { trials } = tally;
    for (const [outcome, p] of exact.outcomes.entries()) {
      const off = (tally.outcomes[outcome] as number) / trials - p;
      expect(Math.abs(off) / Math.sqrt((p * (1 - p)) / trials)).toBeLessThan(5);
    }
    for (const [metric, { p }] of exact.metrics.entries()) {
      const mean = p.reduce((sum, each, value) => sum + each * value, 0);
      const variance = p.reduce((sum, each, value) => sum + each * (value - mean) ** 2, 0);
      const found = (tally.sums[metric] as number) / trials;
      if (variance > 0)
        expect(Math.abs(found - mean) / Math.sqrt(variance / trials), `metric ${metric}`).toBeLessThan(5);
    }
  });
});
