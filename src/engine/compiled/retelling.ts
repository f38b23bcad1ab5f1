import type { Dice } from '../../dice/dice.ts';
import { RecordingDice } from '../../dice/recording.ts';
import { ExactLimitError } from '../../errors.ts';
import { type Model, ROUND_ENDS, type Tactics } from '../../systems/system.ts';
import { type Field, GROUP_BITS } from '../packing.ts';
import { startOf } from '../steps.ts';
import { Work } from './atoms.ts';
import { blueprintOf } from './blueprint.ts';
import { type Chain, chainOf, NodeNames } from './chain.ts';
import { CHUNK_TRIALS } from './draws.ts';
import { choiceWords, chunkOf, type DrawnTrial } from './luck.ts';
import { ASKED_MACHINE, buildMachine, type RoundMachine } from './machine.ts';
import { drawnWith } from './register-machine.ts';
import { RegisterRetelling } from './register-retelling.ts';
import { type Leg, RoundPaths } from './round-paths.ts';
import { planStops } from './stop-layout.ts';
import { type Take, TakeDice } from './take-dice.ts';
import { type Traced, traceRounds } from './trace.ts';

/** Takes after which a leg is too improbable to be told. */
const TAKES_MAX = 1_000_000;

/** Additions of probabilities for the ways that a trial may have gone. */
const PATH_WORK = 20_000_000;

/**
 * Finds dice for a trial that a machine drew: the machine says where it went, and the rules are played from there, round by
 * round, until they go the same way with the same gains. So what is told has the odds of the rules, given what was drawn.
 */
export class Retelling {
  readonly #model: Model;
  readonly #tactics: Tactics;
  readonly #chain: Chain;
  readonly #machine: RoundMachine;
  readonly #names: NodeNames;

  /** @param model compiled with tabulated sub-procedures, in small steps */
  private constructor(model: Model, tactics: Tactics, chain: Chain, machine: RoundMachine) {
    this.#model = model;
    this.#tactics = tactics;
    this.#chain = chain;
    this.#machine = machine;
    this.#names = new NodeNames(model, tactics, ASKED_MACHINE);
  }

  /** Null where no machine samples such a model. */
  static of(model: Model, tactics: Tactics): Pick<Retelling, 'takesOf'> | null {
    const machine = buildMachine(model, tactics);
    if (machine === null) return null;
    if (machine.kind === 'registers') {
      const blueprint = blueprintOf(model, tactics, drawnWith(ASKED_MACHINE));
      const { registers } = model;
      const plan = blueprint === null ? null : planStops(blueprint);
      if (blueprint === null || plan === null || registers === undefined) return null;
      return new RegisterRetelling({ model, tactics, registers, machine, ...blueprint }, plan);
    }
    const chain = chainOf(model, tactics, ASKED_MACHINE);
    return chain === null ? null : new Retelling(model, tactics, chain, machine);
  }

  /**
   * The luck with which the rules play such a trial.
   * @throws ExactLimitError where it is too improbable to be found
   */
  takesOf(luck: DrawnTrial): readonly Take[] {
    const { seed, trial } = luck;
    const chunk = chunkOf(luck, CHUNK_TRIALS, (words) => traceRounds(this.#machine, words));
    const traced = chunk[trial % CHUNK_TRIALS] as Traced;
    const word = choiceWords(luck);
    const isStepwise = this.#machine.opening.rounds === 0;
    const legs = isStepwise
      ? stepsOf(traced, this.#chain.rest)
      : new RoundPaths(this.#chain, new Work(PATH_WORK)).find(traced, word);
    const [from, to] = [startOf(this.#model), this.#model.createState()];
    const takes: Take[] = [];
    let rounds = 0;
    let next = 0;
    for (const leg of legs) {
      const take = this.#shoot(leg, { from, to, seed, first: next, rounds, isStepwise });
      next = take.number + 1;
      rounds += take.rounds;
      takes.push(take);
      this.#model.copy(to, from);
    }
    return takes;
  }

  /** Plays a leg until it goes as it should; `to` is where it ends. */
  #shoot(leg: Leg, shot: Shot): Take & { readonly rounds: number } {
    const luck = new TakeDice();
    for (let number = shot.first; number < shot.first + TAKES_MAX; number += 1) {
      luck.begin(shot.seed, number);
      // Recorded as it will be told: what records may ask for the dice of one question one by one.
      const played = this.#play(new RecordingDice(luck), shot);
      if (played.gain === leg.gain && played.to === leg.to) {
        return { seed: shot.seed, number, asked: luck.asked, rounds: played.rounds };
      }
    }
    throw new ExactLimitError('replay/improbable', 'no dice were found for a trial as improbable as this one', {
      hint: 'tell another trial',
    });
  }

  /** One round, or one step. */
  #play(dice: Dice, { from, to, rounds, isStepwise }: Shot): Leg & { readonly rounds: number } {
    const model = this.#model;
    const before = new Int32Array(model.metrics.length);
    const after = new Int32Array(model.metrics.length);
    model.copy(from, to);
    model.measure(to, before);
    let code = model.step(to, dice, this.#tactics);
    while (code < 0 && code !== ROUND_ENDS && !isStepwise) code = model.step(to, dice, this.#tactics);
    model.measure(to, after);
    const ended = code === ROUND_ENDS ? 1 : 0;
    const isOver = code >= 0 || (ended === 1 && rounds + 1 >= model.roundsMax);
    const { nodeCount, capped } = this.#chain;
    const place = code >= 0 ? nodeCount + code : isOver ? capped : this.#names.nodeOf(to);
    const gains = [
      ...(model.roundsMax === 0 ? [] : [ended]),
      ...after.map((value, i) => value - (before[i] as number)),
    ];
    return { to: place, gain: sumOf(gains, this.#chain.packing.fields), rounds: ended };
  }
}

/** The steps of a trial whose every draw is one, but for those that leave it open where it is, or in which nothing happens. */
function stepsOf({ drawn, place }: Traced, rest: number): readonly Leg[] {
  const steps = drawn.filter(({ from, to, gain }) => to !== rest && !(to === from && gain === 0));
  return steps.map(({ to, gain }, at) => ({ to: at === steps.length - 1 ? place : to, gain }));
}

interface Shot {
  readonly from: unknown;
  readonly to: unknown;
  readonly seed: number;
  readonly first: number;
  readonly rounds: number;
  readonly isStepwise: boolean;
}

function sumOf(gains: readonly number[], fields: readonly Field[]): number {
  return fields.reduce((sum, { group, shift }, i) => sum + (gains[i] ?? 0) * 2 ** (group * GROUP_BITS + shift), 0);
}
