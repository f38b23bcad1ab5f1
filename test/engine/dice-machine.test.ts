import { describe, expect, it } from 'vitest';
import { TapeDice } from '../../src/dice/sampled.ts';
import { resultMetrics, runBlock, Trial } from '../../src/engine/block.ts';
import { buildDiceMachine, type DiceMachine } from '../../src/engine/dice-machine.ts';
import { BLOCK_TRIALS, type Tally } from '../../src/engine/result.ts';
import { createTally } from '../../src/engine/tally.ts';
import { loadSystem } from '../../src/systems/registry.ts';
import { CONTINUES, NO_CHOICES, ROUND_ENDS } from '../../src/systems/system.ts';
import { type Burden, burdenModel } from '../support/burden-model.ts';
import { coinTactics } from '../support/fake-model.ts';
import { archerModel } from '../support/pool-model.ts';
import { type Compiled, compileText } from '../support/solve.ts';
import { bytesOf } from '../support/tally-bytes.ts';
import { runnable } from '../systems/conformance/known-answers.ts';

const TRIALS = 2_000;
const fights = runnable(await loadSystem('seventh-sea')).filter(({ yaml }) => /kind: (duel|brawl)/.test(yaml));

/** Fighters of equal Panache, who may have to draw for who acts first; and one who holds his dice to interrupt. */
const EQUALS = `
system: seventh-sea
fighters:
  a: { profile: renaldo }
  b: { profile: renaldo, tactics: { hold: 1, defend: interrupt } }
engagement: { kind: duel, sides: { castille: [a], vendel: [b] }, rounds: 20 }
`;

function play(trial: Trial, seed: number): Tally {
  const tally = createTally(trial.model.outcomes.length, resultMetrics(trial.model).length);
  const dice = new TapeDice();
  for (let block = 0; block < 2; block += 1) runBlock(trial, dice, { seed, block, trials: TRIALS }, tally);
  return tally;
}

/** Whether a machine could be derived, and then whether it counts what the rules count. */
async function expectAlike(yaml: string): Promise<boolean> {
  const [dice] = (await compileText(yaml, 'dice')) as [Compiled];
  const [tables] = (await compileText(yaml, 'tables')) as [Compiled];
  const machine = buildDiceMachine(tables.model, tables.tactics);
  if (machine === null) return false;
  const [byRules, byMachine] = [new Trial(dice.model, dice.tactics), new Trial(dice.model, dice.tactics)];
  byMachine.useWalker(machine);
  expect(bytesOf(play(byMachine, 31))).toEqual(bytesOf(play(byRules, 31)));
  return true;
}

describe('a machine that reads the dice of a model with registers', () => {
  it.each(fights)('$id comes to the very counts of the rules', async ({ id, yaml }) => {
    const isDerived = await expectAlike(yaml);
    if (['SS-KA-34', 'SS-KA-36'].includes(id)) expect(isDerived).toBe(true);
  });

  it('follows dice beside those of pools: who acts first among equals', async () => {
    expect(await expectAlike(EQUALS)).toBe(true);
  });

  it('plays many blocks side by side as it plays them one after another', async () => {
    const { yaml } = fights.find(({ id }) => id === 'SS-KA-34') as (typeof fights)[number];
    const [dice] = (await compileText(yaml, 'dice')) as [Compiled];
    const [tables] = (await compileText(yaml, 'tables')) as [Compiled];
    const trial = new Trial(dice.model, dice.tactics);
    trial.useWalker(buildDiceMachine(tables.model, tables.tactics) as DiceMachine);
    // More blocks than are played at once, the last of them short.
    const trials = 40 * BLOCK_TRIALS + 123;
    const newTally = (): Tally => createTally(trial.model.outcomes.length, resultMetrics(trial.model).length);
    const [together, apart] = [newTally(), newTally()];
    runBlock(trial, new TapeDice(), { seed: 5, block: 7, trials }, together);
    for (let done = 0; done < trials; done += BLOCK_TRIALS) {
      const order = { seed: 5, block: 7 + done / BLOCK_TRIALS, trials: Math.min(BLOCK_TRIALS, trials - done) };
      runBlock(trial, new TapeDice(), order, apart);
    }
    expect(together.trials).toBe(trials);
    expect(bytesOf(together)).toEqual(bytesOf(apart));
  });

  it.each([
    ['rounds may pass in which nothing happens', { target: 8, rest: () => CONTINUES }],
    ['there is one round', { roundsMax: 1 }],
    ['one step asks for two dice that count', { target: 8, isFinding: true }],
    ['two rounds may pass between what counts', { target: 8, isChoosing: true }],
    ['amounts may come to much', { target: 8, roundsMax: 1_000 }],
    ['loads are of many dice', { target: 8, count: 20 }],
    ['registers nearly fill their bits', { target: 8, weight: 53 }],
  ])('comes to the cap of rounds with the rules, where %s', (_, options) => {
    const model = burdenModel(options);
    const [byRules, byMachine] = [new Trial(model, NO_CHOICES), new Trial(model, NO_CHOICES)];
    byMachine.useWalker(buildDiceMachine(model, NO_CHOICES) as DiceMachine);
    expect(bytesOf(play(byMachine, 31))).toEqual(bytesOf(play(byRules, 31)));
  });

  it('is not derived where what follows a round without dice counts: it may be beyond the cap', () => {
    const rest = (state: Burden): number => {
      state.rests += 1;
      return CONTINUES;
    };
    expect(buildDiceMachine(burdenModel({ rest }), NO_CHOICES)).toBeNull();
    expect(buildDiceMachine(burdenModel({ wake: () => ROUND_ENDS }), NO_CHOICES)).toBeNull();
  });

  it('is not derived from a model without registers', () => {
    expect(buildDiceMachine(archerModel(5), coinTactics)).toBeNull();
  });
});
