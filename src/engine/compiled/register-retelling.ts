import { BLOCK_TRIALS } from '../result.ts';
import { type LegStage, Legs } from './legs.ts';
import { DrawLuck } from './luck.ts';
import { CHUNK_TRIALS } from './register-draws.ts';
import type { RegisterMachine } from './register-machine.ts';
import { type TracedRegisters, traceRegisters } from './register-trace.ts';
import type { StopPlan } from './stop-layout.ts';
import type { Take } from './take-dice.ts';

/** What a machine with registers is told again by. */
export interface RegisterStage extends Omit<LegStage, 'facts'> {
  readonly machine: RegisterMachine;
}

/** Finds dice for a trial that a machine with registers drew: the rules are played until they go the same way, leg by leg. */
export class RegisterRetelling {
  readonly #machine: RegisterMachine;
  readonly #plan: StopPlan;
  readonly #legs: Legs;

  constructor(stage: RegisterStage, plan: StopPlan) {
    this.#machine = stage.machine;
    this.#plan = plan;
    this.#legs = new Legs({ ...stage, facts: stage.machine });
  }

  /**
   * The luck with which the rules play such a trial.
   * @throws ExactLimitError where it is too improbable to be found
   */
  takesOf({ seed, trial }: { readonly seed: number; readonly trial: number }): readonly Take[] {
    this.#layLegs(this.#trace(seed, trial));
    return this.#legs.takes(seed);
  }

  #trace(seed: number, trial: number): TracedRegisters {
    const luck = new DrawLuck();
    luck.seek(seed, Math.floor(trial / BLOCK_TRIALS));
    const within = trial % BLOCK_TRIALS;
    for (let before = CHUNK_TRIALS; before <= within; before += CHUNK_TRIALS) traceRegisters(this.#machine, luck);
    return traceRegisters(this.#machine, luck)[within % CHUNK_TRIALS] as TracedRegisters;
  }

  /** What is drawn at a stop, and what on the way to the next one, are legs. */
  #layLegs({ passed }: TracedRegisters): void {
    const { endBase, outcomeCount, entrySum } = this.#machine;
    const { courseNodes, stopNodes } = this.#plan;
    const legs = this.#legs;
    legs.begin(entrySum);
    let at = -1;
    for (const [index, stop] of passed.entries()) {
      // Drawn for a second time: nothing has happened yet.
      if (stop.course >= courseNodes.length + outcomeCount) continue;
      const from = courseNodes[stop.course] ?? ~(stop.to - endBase);
      const to = from < 0 ? from : (stopNodes[stop.to] as number);
      // Trials begin with a course; and where one only had to end, nothing happens before the next.
      if (index > 0 && !(from === at && stop.gain === 0)) legs.add(from, stop.gain, stop.held);
      if (to !== from || stop.onTheWay > 0) legs.add(to, stop.onTheWay, stop.held);
      at = to;
    }
  }
}
