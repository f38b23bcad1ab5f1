import { RecordingDice } from '../../dice/recording.ts';
import { ExactLimitError } from '../../errors.ts';
import { type Model, ROUND_ENDS, type Tactics } from '../../systems/system.ts';
import type { NetworkNode } from '../control/network.ts';
import { groupStart } from '../packing.ts';
import { startOf } from '../steps.ts';
import { Work } from './atoms.ts';
import { type Chain, chainOf, packedRegisters } from './chain.ts';
import { CHUNK_TRIALS } from './loops.ts';
import { choiceWords, chunkOf, type DrawnTrial } from './luck.ts';
import { ASKED_MACHINE, drawsOf, type Machine, machineOf } from './machine.ts';
import { RoundPaths } from './round-paths.ts';
import { type Take, TakeDice } from './take-dice.ts';
import { type Traced, traceChunk } from './trace.ts';

/** Takes after which a leg is too improbable to be told. */
const TAKES_MAX = 1_000_000;
/** Steps that one leg may take, at most. */
const STEPS_MAX = 10_000;
/** Additions of probabilities for the ways that a trial may have gone. */
const PATH_WORK = 20_000_000;

/** A stretch of a trial: a question and what follows in its step, or a round. */
interface Leg {
  /** Node, or outcome from `nodeCount` on. */
  readonly to: number;
  /** Packed. */
  readonly gain: number;
  /** What registers hold in the end, packed. */
  readonly held: number;
  /** Whether it ends with an amount and the check that follows it. */
  readonly isChecked: boolean;
}

/**
 * Finds dice for a trial that a machine drew: the machine says where it went, and the rules are played from there, leg by leg,
 * until they go the same way with the same gains. So what is told has the odds of the rules, given what was drawn.
 */
export class Retelling {
  readonly #model: Model;
  readonly #tactics: Tactics;
  readonly #chain: Chain;
  readonly #machine: Machine;
  readonly #key: Int32Array;

  private constructor(model: Model, tactics: Tactics, chain: Chain, machine: Machine) {
    this.#model = model;
    this.#tactics = tactics;
    this.#chain = chain;
    this.#machine = machine;
    this.#key = new Int32Array(model.keyLength);
  }

  /**
   * Null where no machine samples such a model.
   * @param model compiled with tabulated sub-procedures, in small steps
   */
  static of(model: Model, tactics: Tactics): Retelling | null {
    const chain = chainOf(model, tactics, ASKED_MACHINE);
    const machine = chain === null ? null : machineOf(chain, drawsOf(chain));
    return chain === null || machine === null ? null : new Retelling(model, tactics, chain, machine);
  }

  /**
   * The luck with which the rules play such a trial.
   * @throws ExactLimitError where it is too improbable to be found
   */
  takesOf(luck: DrawnTrial): readonly Take[] {
    const chunk = chunkOf(luck, CHUNK_TRIALS, (words) => traceChunk(this.#machine, words));
    const traced = chunk[luck.trial % CHUNK_TRIALS] as Traced;
    const isByRounds = this.#machine.size.roundsADraw > 0;
    const legs = isByRounds ? this.#roundsOf(traced, choiceWords(luck)) : this.#stepsOf(traced);
    const model = this.#model;
    const [from, to] = [startOf(model), model.createState()];
    const takes: Take[] = [];
    let next = 0;
    let rounds = 0;
    for (const leg of legs) {
      const take = this.#shoot(leg, from, to, { seed: luck.seed, first: next, rounds, isByRounds });
      next = take.number + 1;
      rounds += take.rounds;
      takes.push(take);
      model.copy(to, from);
    }
    return takes;
  }

  /** What comes before the first question belongs to the first leg. */
  #roundsOf(traced: Traced, next: () => number): readonly Leg[] {
    const paths = new RoundPaths(this.#chain, new Work(PATH_WORK));
    const held = this.#chain.entryRegisters;
    return paths.find(traced, next).map(({ to, gain }, at) => ({
      to,
      gain: at === 0 ? gain + this.#chain.entryGain : gain,
      held,
      isChecked: false,
    }));
  }

  /** Draws that end within a step belong to the next one. */
  #stepsOf({ drawn }: Traced): readonly Leg[] {
    const { network, entryGain, nodeCount } = this.#chain;
    const legs: Leg[] = [];
    let gain = entryGain;
    for (const draw of drawn) {
      gain += draw.gain;
      if (draw.to < nodeCount && (network.nodes[draw.to] as NetworkNode).question.path.length > 0) continue;
      const { isChecked } = (network.nodes[draw.from] as NetworkNode).family;
      legs.push({ to: draw.to, gain, held: draw.held, isChecked });
      gain = 0;
    }
    return legs;
  }

  /** Plays a leg until it goes as it should; `to` is where it ends. */
  #shoot(leg: Leg, from: unknown, to: unknown, shot: Shot): Take & { readonly rounds: number } {
    const dice = new TakeDice();
    for (let number = shot.first; number < shot.first + TAKES_MAX; number += 1) {
      dice.begin(shot.seed, number);
      this.#model.copy(from, to);
      const rounds = this.#play(leg, to, dice, shot);
      if (rounds >= 0) return { seed: shot.seed, number, asked: dice.asked, rounds };
    }
    throw new ExactLimitError('replay/improbable', 'no dice were found for a trial as improbable as this one', {
      hint: 'tell another trial',
    });
  }

  /** Rounds that end where the rules go a leg, which may take several steps; -1 where they do not. */
  #play(leg: Leg, state: unknown, takes: TakeDice, { rounds: before, isByRounds }: Shot): number {
    const model = this.#model;
    // Recorded as it will be told: what records may ask for the dice of one question one by one.
    const dice = new RecordingDice(takes);
    const { nodeCount, capped, graph, network } = this.#chain;
    const [start, now] = [new Int32Array(model.metrics.length), new Int32Array(model.metrics.length)];
    model.measure(state, start);
    let isChecked = !leg.isChecked;
    for (let steps = 0, rounds = 0; steps < STEPS_MAX; steps += 1) {
      const code = model.step(state, dice, this.#tactics);
      if (code === ROUND_ENDS) rounds += 1;
      model.measure(state, now);
      const isAlike = this.#sumOf(rounds, now, start) === leg.gain;
      if (code >= 0) return isAlike && leg.to === nodeCount + code ? rounds : -1;
      // Trials that are over at the cap are where they are.
      const isOver = model.roundsMax > 0 && before + rounds >= model.roundsMax;
      if (isOver && leg.to === capped) return isAlike ? rounds : -1;
      const question = network.leaves.questionAt(graph.controlOf(state));
      if (question === null) continue;
      if (!isChecked && question.ask.kind === 'reading') {
        isChecked = true;
        continue;
      }
      if (isAlike && network.nodeOf.get(question) === leg.to && this.#held(state) === leg.held) return rounds;
      const isPause = graph.root(question.control).kind === 'arrival';
      // Nothing is drawn for what comes before the first question.
      if (!isPause && (isByRounds ? rounds > 0 : takes.asked > 0)) return -1;
    }
    return -1;
  }

  #held(state: unknown): number {
    this.#model.key(state, this.#key);
    const values = (this.#model.registers?.places ?? []).map((place) => this.#key[place] as number);
    return packedRegisters(values, this.#chain.valueBits);
  }

  #sumOf(rounds: number, now: Int32Array, start: Int32Array): number {
    const { fields, groupBits, roundsMax } = this.#chain;
    const gains = Array.from(now, (value, i) => value - (start[i] as number));
    const counts = roundsMax === 0 ? gains : [rounds, ...gains];
    return fields.reduce(
      (sum, { group, shift }, i) => sum + (counts[i] ?? 0) * 2 ** (groupStart(groupBits, group) + shift),
      0,
    );
  }
}

interface Shot {
  readonly seed: number;
  /** Number of the first take. */
  readonly first: number;
  /** Rounds that have ended before. */
  readonly rounds: number;
  readonly isByRounds: boolean;
}
