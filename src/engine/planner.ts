import { finish, type Pieces } from '../dice/pieces.ts';
import { ExactLimitError } from '../errors.ts';
import type { Model, Tactics } from '../systems/system.ts';
import {
  ASKED_MACHINE,
  buildMachine,
  buildMachineInPieces,
  type Machine,
  type MachineLimits,
} from './compiled/machine.ts';
import { buildDiceMachine, type DiceMachine } from './dice-machine.ts';
import { buildParted, type PartedMachine } from './parted/machine.ts';
import type { Plan } from './plan.ts';
import { buildFights, buildFightsInPieces, type FightMachine } from './whole/machine.ts';

/** What samples: every die by itself, tables of what happens in a fight, or tables of whole fights. */
export type Engine = 'dice' | 'tables' | 'fights';

/** What is to sample: `auto` lets the planner choose between the others. */
export type EngineChoice = 'auto' | Engine;

/** Fewer trials than these are rolled: they take no longer than it takes to build a machine. */
const TRIALS_MIN = 2 ** 18;

/** Trials that take about as long as enumerating one branch: by the rules a trial takes microseconds, and so does a branch. */
const TRIALS_A_BRANCH = 8;
/** The same of models with registers: a trial of exploding dice takes the rules as long as several branches. */
const REGISTERED_TRIALS_A_BRANCH = 2;

/**
 * Fewer trials than these of fights whose rounds fall apart are rolled. Their machine is the same for any number of trials,
 * so that a trial can be told again without knowing of how many it was one.
 */
const PARTED_TRIALS_MIN = 2 ** 21;

/** Fewer trials than these of fights that can be drawn whole are drawn by other tables: theirs take seconds to build. */
const FIGHT_TRIALS_MIN = 2 ** 27;

/** Branches to a state, as a rule: a bound on the states that are met before the branches run out. */
const BRANCHES_A_STATE = 4;

/** Variance of an outcome's share, at most. */
const VARIANCE_MAX = 0.25;

/** What samples in place of dice: rounds as wholes, or as their parts, or whole fights. */
export type AnyMachine = Machine | PartedMachine | FightMachine;

/** Whether a machine draws the rounds of a fight part by part. */
export function isParted(machine: AnyMachine): machine is PartedMachine {
  return 'kinds' in machine;
}

/**
 * The machine that is to sample a variant, or null where dice are. It depends on the model, on the choice and on the number
 * of trials alone, never on time: building is given up after so many branches that it cannot pay any more.
 * @param compile gives the model with tabulated sub-procedures, in small steps
 */
export function planMachine(compile: Compile, choice: EngineChoice, trials: number): AnyMachine | null {
  return finish(planMachineInPieces(compile, choice, trials));
}

type Compile = () => { readonly model: Model; readonly tactics: Tactics };

/** The same in pieces. */
export function* planMachineInPieces(
  compile: Compile,
  choice: EngineChoice,
  trials: number,
): Pieces<AnyMachine | null> {
  if (choice === 'dice' || (choice === 'auto' && trials < TRIALS_MIN)) return null;
  try {
    const { model, tactics } = compile();
    yield;
    const limits = choice === 'auto' ? limitsFor(model, trials) : ASKED_MACHINE;
    const isWhole = choice === 'fights' || (choice === 'auto' && trials >= FIGHT_TRIALS_MIN);
    const whole = isWhole ? yield* buildFightsInPieces(model, tactics) : null;
    if (whole !== null) return whole;
    if (model.parts === undefined) return yield* buildMachineInPieces(model, tactics, limits);
    if (choice === 'auto' && trials < PARTED_TRIALS_MIN) return null;
    const parted = buildParted(model, tactics);
    yield;
    return parted ?? (yield* buildMachineInPieces(model, tactics, limits));
  } catch (error) {
    if (error instanceof ExactLimitError) return null;
    throw error;
  }
}

/**
 * What is derived from a model with tabulated sub-procedures; null where the law of one of them is out of reach, as only its
 * compilation or its first use tells. Then dice are rolled.
 */
export function withinReach<Derived>(derive: () => Derived | null): Derived | null {
  try {
    return derive();
  } catch (error) {
    if (error instanceof ExactLimitError) return null;
    throw error;
  }
}

/**
 * The machine that is to read the dice of a variant with registers, or null where the rules roll them until they have played
 * so many trials that each thread derives one. Results do not depend on it.
 * @param compile as for {@link planMachine}
 */
export function planDiceMachine(compile: Compile, trials: number): DiceMachine | null {
  if (trials < TRIALS_MIN) return null;
  return withinReach(() => {
    const { model, tactics } = compile();
    // A branch takes a quarter of a trial by the rules: what is derived for nothing costs little.
    return buildDiceMachine(model, tactics, trials);
  });
}

/** The machine by which an engine samples a model, if any does, to play its trials again. */
export function machineOf(model: Model, tactics: Tactics, engine: Engine): AnyMachine | null {
  if (engine === 'dice') return null;
  if (engine === 'fights') return buildFights(model, tactics);
  return (model.parts === undefined ? null : buildParted(model, tactics)) ?? buildMachine(model, tactics);
}

/** The engine that a machine belongs to. */
export function engineBy(machine: AnyMachine): Exclude<Engine, 'dice'> {
  return isParted(machine) || machine.kind !== 'fights' ? 'tables' : 'fights';
}

/** What so many trials pay for. */
function limitsFor({ registers }: Model, trials: number): MachineLimits {
  const trialsABranch = registers === undefined ? TRIALS_A_BRANCH : REGISTERED_TRIALS_A_BRANCH;
  const branches = Math.min(ASKED_MACHINE.branches, Math.floor(trials / trialsABranch));
  const states = Math.min(ASKED_MACHINE.states, Math.floor(branches / BRANCHES_A_STATE));
  // An outcome of a law is added up many times as fast as a branch is enumerated.
  return { ...ASKED_MACHINE, branches, states, outcomes: Math.min(ASKED_MACHINE.outcomes, trials) };
}

/** Trials that a plan will take: as many as it says, or as many as its precision needs at the worst. */
export function trialsOf(plan: Plan): number {
  if (plan.kind === 'trials') return plan.trials;
  return Math.min(plan.trialsMax, Math.ceil(VARIANCE_MAX / plan.halfWidth ** 2));
}
