import { AddressedDice } from '../dice/addressed.ts';
import type { Pieces } from '../dice/pieces.ts';
import { TapeDice } from '../dice/sampled.ts';
import { resultMetrics, runBlockInPieces, Trial } from '../engine/block.ts';
import { createLoops, type Loops } from '../engine/compiled/loops.ts';
import { MachinePlayer } from '../engine/compiled/player.ts';
import { FamilyPlay, type JointTally } from '../engine/joint.ts';
import { BLOCK_TRIALS, type Tally } from '../engine/result.ts';
import { checkTally, createTally, merge } from '../engine/tally.ts';
import { InvariantError } from '../errors.ts';
import type { GameSystem } from '../systems/system.ts';
import { attend } from './attention.ts';
import type { BlockRange, FamilyRange, JointPart, Part, SamplingJob } from './backend.ts';
import { Kept } from './kept.ts';
import { isAlike, type Watched, watch, withoutRulings } from './watched.ts';

/**
 * Models that a thread keeps at once: the sum of the squares of their numbers of actors. Those of 15 against 15 take some three
 * megabytes each, and 8 of them are kept; duels come to some two thousand.
 */
const MODELS_WEIGHT = 8 * 30 ** 2;

/** Of this thread: see {@link createLoops}. */
let loops: Loops | null = null;

export interface RunnerOptions {
  readonly job: SamplingJob;
  /** How to find a game by its name. */
  readonly load: (name: string) => Promise<GameSystem>;
  /** Read between pieces of some hundredths of a second; true ends the work, and leaves out the block under way. */
  readonly isStopped: () => boolean;
}

/** A variant, compiled to be played. */
interface Stage {
  readonly trial: Trial;
  /** What samples it in place of the rules; null where they do. */
  readonly player: MachinePlayer | null;
}

/** What plays trials in one thread. */
export interface Runner {
  run(ranges: readonly BlockRange[]): Promise<readonly Part[]>;
  share(ranges: readonly FamilyRange[]): Promise<readonly JointPart[]>;
}

/** Plays ranges in the current thread; models are compiled when they are needed, and the last ones kept. */
export function createRunner(options: RunnerOptions): Runner {
  const { job, load, isStopped } = options;
  const dice = new TapeDice();
  let addressed: AddressedDice | null = null;
  /** Index variant → what plays it; of many, those played last. */
  const stages = new Kept<number, Stage>(MODELS_WEIGHT);
  /** The same of those that others differ from in rulings alone. */
  const watchedStages = new Kept<number, { readonly trial: Trial; readonly watched: Watched }>(MODELS_WEIGHT);
  /** Calls wait for those before them: they share their dice. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  async function stageOf(index: number): Promise<Stage> {
    const known = stages.get(index);
    if (known !== undefined) return known;
    const variant = job.variants[index];
    if (variant === undefined) throw new RangeError(`the job has no variant ${index}`);
    const system = await load(variant.system);
    const { model, tactics } = system.compile(variant, { engine: job.engine });
    const trial = new Trial(model, tactics);
    const machine = job.machines?.[index] ?? null;
    if (machine !== null) loops ??= createLoops();
    const player =
      machine === null || loops === null ? null : new MachinePlayer(machine, loops, model.settle?.bind(model));
    const stage = { trial, player };
    stages.set(index, stage, model.actors.length ** 2);
    return stage;
  }

  async function run(ranges: readonly BlockRange[]): Promise<readonly Part[]> {
    const parts: Part[] = [];
    for (const range of ranges) {
      if (isStopped()) break;
      const { trial, player } = await stageOf(range.variant);
      const part = player === null ? await runRange(trial, range) : await drawRange(trial, player, range);
      if (part.trials > 0) parts.push(part);
    }
    return parts;
  }

  async function share(ranges: readonly FamilyRange[]): Promise<readonly JointPart[]> {
    const parts: JointPart[] = [];
    for (const range of ranges) {
      const tally = await playFamily(range);
      if (tally === null) break;
      parts.push({ ...range, tally });
    }
    return parts;
  }

  return { run: (ranges) => inTurn(() => run(ranges)), share: (ranges) => inTurn(() => share(ranges)) };

  /** Null where it was stopped. */
  async function playFamily({ family, first, trials, followed }: FamilyRange): Promise<JointTally | null> {
    addressed ??= new AddressedDice();
    const play = new FamilyPlay({ seed: job.seed, first, trials, followed }, addressed);
    const [lead = 0, ...others] = family;
    const twins = others.filter((index) => isTwin(lead, index));
    const { trial, watched } = twins.length === 0 ? { ...(await stageOf(lead)), watched: null } : await watchedOf(lead);
    if ((await attend(play.add(trial), isStopped)) === null) return null;
    for (const index of others) {
      const variant = job.variants[index];
      const isTold = watched !== null && variant !== undefined && twins.includes(index) && isAlike(watched, variant);
      // Trial by trial it would do the same.
      if (isTold) play.repeat();
      else if ((await attend(play.add((await stageOf(index)).trial), isStopped)) === null) return null;
    }
    return play.tally();
  }

  /** Whether two variants are one but for how their rulings read. */
  function isTwin(one: number, other: number): boolean {
    const [a, b] = [job.variants[one], job.variants[other]];
    return one !== other && a !== undefined && b !== undefined && withoutRulings(a) === withoutRulings(b);
  }

  async function watchedOf(index: number): Promise<{ readonly trial: Trial; readonly watched: Watched }> {
    const known = watchedStages.get(index);
    if (known !== undefined) return known;
    const variant = job.variants[index];
    if (variant === undefined) throw new RangeError(`the job has no variant ${index}`);
    const watched = watch(variant);
    const { model, tactics } = (await load(variant.system)).compile(watched.own, { engine: job.engine });
    const stage = { trial: new Trial(model, tactics), watched };
    watchedStages.set(index, stage, model.actors.length ** 2);
    return stage;
  }

  /** As {@link runRange}, by a machine: what it counts is moved to the tally once for all blocks. */
  async function drawRange({ model }: Trial, player: MachinePlayer, range: BlockRange): Promise<Part> {
    const tally = createTally(model.outcomes.length, resultMetrics(model).length);
    const seed = job.seeds?.[range.variant] ?? job.seed;
    let { block } = range;
    let left = range.trials;
    const blocks = function* (): Pieces<void> {
      for (; left > 0; block += 1) {
        const count = Math.min(BLOCK_TRIALS, left);
        player.play(seed, block, count);
        left -= count;
        yield;
      }
    };
    await attend(blocks(), isStopped);
    player.flush(tally);
    checkTally(tally);
    return { ...range, trials: range.trials - left, tally };
  }

  /** Plays a range, or as many whole blocks of it as there is time for. */
  async function runRange(trial: Trial, range: BlockRange): Promise<Part> {
    const empty = (): Tally => createTally(trial.model.outcomes.length, resultMetrics(trial.model).length);
    const tally = empty();
    const seed = job.seeds?.[range.variant] ?? job.seed;
    let { block } = range;
    let left = range.trials;
    try {
      while (left > 0) {
        const count = Math.min(BLOCK_TRIALS, left);
        const counted = empty();
        const order = { seed, block, trials: count };
        if ((await attend(runBlockInPieces(trial, dice, order, counted), isStopped)) === null) break;
        merge(tally, counted);
        left -= count;
        block += 1;
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
