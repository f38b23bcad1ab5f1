import { RecordingDice } from '../../dice/recording.ts';
import { ExactLimitError } from '../../errors.ts';
import { type Model, type Registers, ROUND_ENDS, type Tactics } from '../../systems/system.ts';
import type { NetworkNode } from '../control/network.ts';
import { groupStart } from '../packing.ts';
import { startOf } from '../steps.ts';
import type { SumFacts } from '../sum-counter.ts';
import { type Blueprint, packedRegisters, type RegisterFrame } from './blueprint.ts';
import { type Take, TakeDice } from './take-dice.ts';

/** Takes after which a leg is too improbable to be told. */
const TAKES_MAX = 1_000_000;

/** Steps that one leg may take, at most. */
const STEPS_MAX = 256;

/** A stretch of a trial between two steps. */
export interface Leg {
  /** Node of the network; ~outcome at an end. */
  readonly to: number;
  /** Packed. */
  readonly gain: number;
  /** What registers hold in the end, packed. */
  readonly held: number;
}

/** What trials of a machine with registers are told again by. */
export interface LegStage extends Blueprint {
  readonly model: Model;
  readonly tactics: Tactics;
  readonly registers: Registers;
  /** What the sums of its machine mean. */
  readonly facts: SumFacts & Pick<RegisterFrame, 'groupBits'>;
}

/** Finds dice for a trial that went leg by leg: the rules are played until they go the same way. */
export class Legs {
  readonly #stage: LegStage;
  readonly #key: Int32Array;
  #legs: Leg[] = [];
  /** Gained since the last leg. */
  #gain = 0;

  constructor(stage: LegStage) {
    this.#stage = stage;
    this.#key = new Int32Array(stage.model.keyLength);
  }

  /** A trial begins. @param gain what comes before its first question, and belongs to its first leg */
  begin(gain: number): void {
    this.#legs = [];
    this.#gain = gain;
  }

  /** A leg more; one that ends within a step belongs to the next one. */
  add(to: number, gain: number, held: number): void {
    this.#gain += gain;
    if (to >= 0 && this.#isWithin(to)) return;
    this.#legs.push({ to, gain: this.#gain, held });
    this.#gain = 0;
  }

  /**
   * The luck with which the rules go these legs.
   * @throws ExactLimitError where it is too improbable to be found
   */
  takes(seed: number): readonly Take[] {
    const { model } = this.#stage;
    const [from, to] = [startOf(model), model.createState()];
    const takes: Take[] = [];
    let next = 0;
    for (const leg of this.#legs) {
      const take = this.#shoot(leg, from, to, { seed, first: next });
      next = take.number + 1;
      takes.push(take);
      model.copy(to, from);
    }
    return takes;
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
    const { fields, groupBits, roundsMax } = this.#stage.facts;
    const counts = roundsMax === 0 ? [...gains] : [rounds, ...gains];
    return fields.reduce(
      (sum, { group, shift }, i) => sum + (counts[i] ?? 0) * 2 ** (groupStart(groupBits, group) + shift),
      0,
    );
  }
}
