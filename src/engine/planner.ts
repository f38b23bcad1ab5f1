import { finish, type Pieces } from '../dice/pieces.ts';
import { ExactLimitError } from '../errors.ts';
import type { Model, Tactics } from '../systems/system.ts';
import type { MachineLimits } from './compiled/chain.ts';
import { ASKED_MACHINE, buildMachineInPieces, type Machine } from './compiled/machine.ts';

/** What samples: every die by itself, or tables of what happens in a fight. */
export type Engine = 'dice' | 'tables';

/** What is to sample: `auto` lets the planner choose between the others. */
export type EngineChoice = 'auto' | Engine;

/**
 * Fewer trials than these are rolled: on dice they take no longer than a machine takes to build. Measured: 8 to 320 ms for duels of
 * 2 to 20 µs a trial, 3 s for a duel with registers of 14 µs.
 */
const TRIALS_MIN = 2 ** 17;
const REGISTERED_TRIALS_MIN = 2 ** 18;

/**
 * Trials that take ten times as long as enumerating one branch: what is given up costs a tenth of the sampling that follows. A
 * branch takes about as long as a trial without registers; with them, as half a trial of exploding dice.
 */
const TRIALS_A_BRANCH = 16;
const REGISTERED_TRIALS_A_BRANCH = 8;

/** Branches to a state, as a rule: a bound on the states that are met before the branches run out. */
const BRANCHES_A_STATE = 4;

/**
 * The machine that is to sample a variant, or null where dice are. It depends on the model, on the choice and on the number
 * of trials alone, never on time: building is given up after so many branches that it cannot pay any more.
 * @param compile gives the model with tabulated sub-procedures, in small steps
 */
export function planMachine(compile: Compile, choice: EngineChoice, trials: number): Machine | null {
  return finish(planMachineInPieces(compile, choice, trials));
}

type Compile = () => { readonly model: Model; readonly tactics: Tactics };

/** The same in pieces. */
export function* planMachineInPieces(compile: Compile, choice: EngineChoice, trials: number): Pieces<Machine | null> {
  if (choice === 'dice' || (choice === 'auto' && trials < TRIALS_MIN)) return null;
  try {
    const { model, tactics } = compile();
    yield;
    if (choice === 'auto' && model.registers !== undefined && trials < REGISTERED_TRIALS_MIN) return null;
    const limits = choice === 'auto' ? limitsFor(model, trials) : ASKED_MACHINE;
    return yield* buildMachineInPieces(model, tactics, limits);
  } catch (error) {
    if (error instanceof ExactLimitError) return null;
    throw error;
  }
}

/** What so many trials pay for. */
function limitsFor({ registers }: Model, trials: number): MachineLimits {
  const trialsABranch = registers === undefined ? TRIALS_A_BRANCH : REGISTERED_TRIALS_A_BRANCH;
  const branches = Math.min(ASKED_MACHINE.branches, Math.floor(trials / trialsABranch));
  const states = Math.min(ASKED_MACHINE.states, Math.floor(branches / BRANCHES_A_STATE));
  // An outcome of a law is added up many times as fast as a branch is enumerated.
  return {
    branches,
    states,
    outcomes: Math.min(ASKED_MACHINE.outcomes, trials),
    work: Math.min(ASKED_MACHINE.work, trials),
  };
}
