import { AddressedDice } from '../dice/addressed.ts';
import { TapeDice } from '../dice/sampled.ts';
import { buildAutomaton } from '../engine/automaton.ts';
import { blocksAtOnce, resultMetrics, runBlock, Trial } from '../engine/block.ts';
import { MachinePlayer } from '../engine/compiled/player.ts';
import { buildDiceMachine } from '../engine/dice-machine.ts';
import { columnsOf, createJointTally, type MetricColumns, runFamily } from '../engine/joint.ts';
import type { Scene } from '../engine/parted/course.ts';
import { PartedPlayer } from '../engine/parted/player.ts';
import { type AnyMachine, isParted, withinReach } from '../engine/planner.ts';
import { BLOCK_TRIALS } from '../engine/result.ts';
import { checkTally, createTally } from '../engine/tally.ts';
import { FightPlayer } from '../engine/whole/player.ts';
import { InvariantError } from '../errors.ts';
import type { GameSystem, Model, Variant } from '../systems/system.ts';
import type { BlockRange, FamilyRange, JointPart, Part, SamplingJob } from './backend.ts';

/** Trials of a variant in one thread from which a machine is worth its making. */
const MACHINE_TRIALS = 4 * BLOCK_TRIALS;
/** The same of a model with registers, whose machine takes a second or two. */
const REGISTER_TRIALS = 16 * BLOCK_TRIALS;

export interface RunnerOptions {
  readonly job: SamplingJob;
  /** How to find a game by its name. */
  readonly load: (name: string) => Promise<GameSystem>;
  /** Read between blocks; true ends the work softly. */
  readonly isStopped: () => boolean;
}

/** What samples by a machine. */
type Player = MachinePlayer | PartedPlayer | FightPlayer;

/** What plays trials in one thread. */
export interface Runner {
  run(ranges: readonly BlockRange[]): Promise<readonly Part[]>;
  share(ranges: readonly FamilyRange[]): Promise<readonly JointPart[]>;
}

/** Plays ranges in the current thread; models are compiled once per variant. */
export function createRunner(options: RunnerOptions): Runner {
  const { job, load, isStopped } = options;
  const dice = new TapeDice();
  let addressed: AddressedDice | null = null;
  const trials = new Map<number, Trial>();
  /** Index variant → what samples it, where that is a machine. */
  const players = new Map<number, Player>();
  /** Index variant → trials played here by the rules themselves. */
  const played = new Map<number, number>();

  async function trialOf(index: number): Promise<Trial> {
    const known = trials.get(index);
    if (known !== undefined) return known;
    const variant = job.variants[index];
    if (variant === undefined) throw new RangeError(`the job has no variant ${index}`);
    const system = await load(variant.system);
    const { model, tactics } = system.compile(variant, { engine: job.engine });
    const trial = new Trial(model, tactics);
    const machine = job.diceMachines?.[index];
    if (machine !== undefined && machine !== null) trial.useWalker(machine);
    trials.set(index, trial);
    return trial;
  }

  async function run(ranges: readonly BlockRange[]): Promise<readonly Part[]> {
    const parts: Part[] = [];
    for (const range of ranges) {
      if (isStopped()) break;
      const trial = await trialOf(range.variant);
      const player = await playerOf(trial, range.variant);
      if (player === null) await quicken(trial, range);
      const part = player === null ? runRange(trial, range) : drawRange(trial, player, range);
      if (part.trials > 0) parts.push(part);
    }
    return parts;
  }

  async function share(ranges: readonly FamilyRange[]): Promise<readonly JointPart[]> {
    const parts: JointPart[] = [];
    for (const range of ranges) {
      if (isStopped()) break;
      const family: Trial[] = [];
      for (const index of range.family) family.push(await trialOf(index));
      parts.push({ ...range, tally: playFamily(family, range) });
    }
    return parts;
  }

  return { run, share };

  function playFamily(family: readonly Trial[], range: FamilyRange): JointPart['tally'] {
    const { first, trials: count, followed } = range;
    const tally = createJointTally(family, followed !== undefined);
    const columns: readonly MetricColumns[] = columnsOf(family);
    addressed ??= new AddressedDice();
    runFamily(family, columns, addressed, { seed: job.seed, first, trials: count, followed }, tally);
    return tally;
  }

  /**
   * Derives the machine of a variant once enough trials have shown that it will pay: the same dice give the same bytes,
   * so that it does not matter when.
   */
  async function quicken(trial: Trial, range: BlockRange): Promise<void> {
    const before = played.get(range.variant) ?? 0;
    const after = before + range.trials;
    played.set(range.variant, after);
    const variant = job.variants[range.variant];
    const enough = trial.model.registers === undefined ? MACHINE_TRIALS : REGISTER_TRIALS;
    if (job.engine !== 'dice' || trial.walker !== null || before >= enough || after < enough || variant === undefined)
      return;
    const system = await load(variant.system);
    const machine = withinReach(() => {
      const { model, tactics } = system.compile(variant, { engine: 'tables' });
      return model.registers === undefined ? buildAutomaton(model, tactics) : buildDiceMachine(model, tactics);
    });
    if (machine !== null) trial.useWalker(machine);
  }

  async function playerOf({ model }: Trial, index: number): Promise<Player | null> {
    const known = players.get(index);
    if (known !== undefined) return known;
    const machine = job.machines?.[index];
    if (machine === undefined || machine === null) return null;
    const player = await playerBy(machine, model, index);
    players.set(index, player);
    return player;
  }

  async function playerBy(machine: AnyMachine, model: Model, index: number): Promise<Player> {
    if (isParted(machine)) return new PartedPlayer(machine, await sceneOf(index));
    const settle = model.settle?.bind(model);
    return machine.kind === 'fights' ? new FightPlayer(machine, settle) : new MachinePlayer(machine, settle);
  }

  /** What a parted machine plays that stands in no table. */
  async function sceneOf(index: number): Promise<Scene> {
    const variant = job.variants[index] as Variant;
    const system = await load(variant.system);
    const { model, tactics } = system.compile(variant, { engine: 'tables' });
    if (model.parts === undefined) throw new InvariantError('a parted machine without parts');
    return { model, tactics, parts: model.parts };
  }

  /** As {@link runRange}, by a machine: what it counts is moved to the tally once for all blocks. */
  function drawRange({ model }: Trial, player: Player, range: BlockRange): Part {
    const tally = createTally(model.outcomes.length, resultMetrics(model).length);
    const seed = job.seeds?.[range.variant] ?? job.seed;
    let { block } = range;
    let left = range.trials;
    for (; left > 0 && !isStopped(); block += 1) {
      const count = Math.min(BLOCK_TRIALS, left);
      player.play(seed, block, count, tally);
      left -= count;
    }
    player.flush(tally);
    checkTally(tally);
    return { ...range, trials: range.trials - left, tally };
  }

  function runRange(trial: Trial, range: BlockRange): Part {
    const tally = createTally(trial.model.outcomes.length, resultMetrics(trial.model).length);
    const seed = job.seeds?.[range.variant] ?? job.seed;
    let { block } = range;
    let left = range.trials;
    try {
      while (left > 0 && !isStopped()) {
        const count = Math.min(BLOCK_TRIALS * blocksAtOnce(trial), left);
        runBlock(trial, dice, { seed, block, trials: count }, tally);
        left -= count;
        block += Math.ceil(count / BLOCK_TRIALS);
      }
    } catch (error) {
      throw error instanceof InvariantError ? locate(error, range.variant, job.engine) : error;
    }
    return { ...range, trials: range.trials - left, tally };
  }
}

/** The same defect with its variant, which a block does not know, in the message and in the replay command. */
function locate(error: InvariantError, variant: number, engine: SamplingJob['engine']): InvariantError {
  const place = `replay FILE --variant ${variant}${engine === 'tables' ? ' --engine tables' : ''}`;
  const hint = error.hint === undefined ? {} : { hint: error.hint.replace('replay FILE', place) };
  return new InvariantError(`variants[${variant}]: ${error.message}`, { ...hint, cause: error });
}
