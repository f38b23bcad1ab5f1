import { RecordingDice } from '../../dice/recording.ts';
import { ExactLimitError } from '../../errors.ts';
import { type Model, type Registers, ROUND_ENDS, type Tactics } from '../../systems/system.ts';
import type { NetworkNode } from '../control/network.ts';
import { groupStart } from '../packing.ts';
import { BLOCK_TRIALS } from '../result.ts';
import { startOf } from '../steps.ts';
import { type Blueprint, packedRegisters } from './blueprint.ts';
import { DrawLuck } from './luck.ts';
import { CHUNK_TRIALS } from './register-draws.ts';
import type { RegisterMachine } from './register-machine.ts';
import { type TracedRegisters, traceRegisters } from './register-trace.ts';
import type { StopPlan } from './stop-layout.ts';
import { type Take, TakeDice } from './take-dice.ts';

/** Takes after which a leg is too improbable to be told. */
const TAKES_MAX = 1_000_000;

/** Steps that one leg may take, at most. */
const STEPS_MAX = 256;

/** A stretch of a trial between two steps. */
interface Leg {
  /** Node of the network; ~outcome at an end. */
  readonly to: number;
  readonly gain: number;
  /** What registers hold in the end, packed. */
  readonly held: number;
}

/** What a machine with registers is told again by. */
export interface RegisterStage extends Blueprint {
  readonly model: Model;
  readonly tactics: Tactics;
  readonly registers: Registers;
  readonly machine: RegisterMachine;
}

/** Finds dice for a trial that a machine with registers drew: the rules are played until they go the same way, leg by leg. */
export class RegisterRetelling {
  readonly #stage: RegisterStage;
  readonly #plan: StopPlan;
  readonly #key: Int32Array;

  constructor(stage: RegisterStage, plan: StopPlan) {
    this.#stage = stage;
    this.#plan = plan;
    this.#key = new Int32Array(stage.model.keyLength);
  }

  /**
   * The luck with which the rules play such a trial.
   * @throws ExactLimitError where it is too improbable to be found
   */
  takesOf({ seed, trial }: { readonly seed: number; readonly trial: number }): readonly Take[] {
    const { model } = this.#stage;
    const [from, to] = [startOf(model), model.createState()];
    const takes: Take[] = [];
    let next = 0;
    for (const leg of this.#legsOf(this.#trace(seed, trial))) {
      const take = this.#shoot(leg, from, to, { seed, first: next });
      next = take.number + 1;
      takes.push(take);
      model.copy(to, from);
    }
    return takes;
  }

  #trace(seed: number, trial: number): TracedRegisters {
    const { machine } = this.#stage;
    const luck = new DrawLuck();
    luck.seek(seed, Math.floor(trial / BLOCK_TRIALS));
    const within = trial % BLOCK_TRIALS;
    for (let before = CHUNK_TRIALS; before <= within; before += CHUNK_TRIALS) traceRegisters(machine, luck);
    return traceRegisters(machine, luck)[within % CHUNK_TRIALS] as TracedRegisters;
  }

  /** What is drawn at a stop, and what on the way to the next one, are legs; those that end within a step belong to the next one. */
  #legsOf({ passed }: TracedRegisters): readonly Leg[] {
    const { endBase, outcomeCount, entrySum } = this.#stage.machine;
    const { courseNodes, stopNodes } = this.#plan;
    const legs: Leg[] = [];
    // What comes before the first question belongs to the first leg.
    let gain = entrySum;
    let at = -1;
    const add = (to: number, more: number, held: number): void => {
      gain += more;
      if (to >= 0 && this.#isWithin(to)) return;
      legs.push({ to, gain, held });
      gain = 0;
    };
    for (const [index, stop] of passed.entries()) {
      // Drawn for a second time: nothing has happened yet.
      if (stop.course >= courseNodes.length + outcomeCount) continue;
      const from = courseNodes[stop.course] ?? ~(stop.to - endBase);
      const to = from < 0 ? from : (stopNodes[stop.to] as number);
      // Trials begin with a course; and where one only had to end, nothing happens before the next.
      if (index > 0 && !(from === at && stop.gain === 0)) add(from, stop.gain, stop.held);
      if (to !== from || stop.onTheWay > 0) add(to, stop.onTheWay, stop.held);
      at = to;
    }
    return legs;
  }

  #isWithin(node: number): boolean {
    return (this.#stage.network.nodes[node] as NetworkNode).question.path.length > 0;
  }

  /** Plays a leg until it goes as it should; `to` is where it ends. */
  #shoot(leg: Leg, from: unknown, to: unknown, luck: { readonly seed: number; readonly first: number }): Take {
    const dice = new TakeDice();
    for (let number = luck.first; number < luck.first + TAKES_MAX; number += 1) {
      dice.begin(luck.seed, number);
      this.#stage.model.copy(from, to);
      // Recorded as it will be told: what records may ask for the dice of one question one by one.
      if (this.#play(leg, to, new RecordingDice(dice))) return { seed: luck.seed, number, asked: dice.asked };
    }
    throw new ExactLimitError('replay/improbable', 'no dice were found for a trial as improbable as this one', {
      hint: 'tell another trial',
    });
  }

  /** Whether the rules go a leg, which may take several steps. */
  #play(leg: Leg, state: unknown, dice: RecordingDice): boolean {
    const { model, tactics } = this.#stage;
    const before = new Int32Array(model.metrics.length);
    const after = new Int32Array(model.metrics.length);
    model.measure(state, before);
    for (let steps = 0, rounds = 0; steps < STEPS_MAX; steps += 1) {
      const code = model.step(state, dice, tactics);
      if (code === ROUND_ENDS) rounds += 1;
      model.measure(state, after);
      const gains = after.map((value, i) => value - (before[i] as number));
      const gain = this.#sumOf(rounds, gains);
      if (code >= 0) return leg.to === ~code && leg.gain === gain;
      if (gain === leg.gain && this.#isAt(leg.to, state) && this.#held(state) === leg.held) return true;
    }
    return false;
  }

  /** Whether a state stands before the question of a node. */
  #isAt(node: number, state: unknown): boolean {
    const { graph, network } = this.#stage;
    const link = graph.root(graph.controlOf(state));
    return link.kind === 'question' && network.nodeOf.get(link) === node;
  }

  #held(state: unknown): number {
    const { model, registers, valueBits } = this.#stage;
    model.key(state, this.#key);
    const values = registers.places.map((place) => this.#key[place] as number);
    return packedRegisters(values, valueBits);
  }

  #sumOf(rounds: number, gains: Int32Array): number {
    const { fields, groupBits, roundsMax } = this.#stage.machine;
    const counts = roundsMax === 0 ? [...gains] : [rounds, ...gains];
    return fields.reduce(
      (sum, { group, shift }, i) => sum + (counts[i] ?? 0) * 2 ** (groupStart(groupBits, group) + shift),
      0,
    );
  }
}
