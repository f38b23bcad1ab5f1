import { type LegStage, Legs } from './legs.ts';
import { chunkOf, type DrawnTrial } from './luck.ts';
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
  takesOf(luck: DrawnTrial): readonly Take[] {
    const chunk = chunkOf(luck, CHUNK_TRIALS, (words) => traceRegisters(this.#machine, words));
    this.#layLegs(chunk[luck.trial % CHUNK_TRIALS] as TracedRegisters);
    return this.#legs.takes(luck.seed);
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
