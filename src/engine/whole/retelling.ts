import type { Model, Tactics } from '../../systems/system.ts';
import { packedRegisters } from '../compiled/blueprint.ts';
import { type LegStage, Legs } from '../compiled/legs.ts';
import { choiceWords, chunkOf, type DrawnTrial } from '../compiled/luck.ts';
import type { Take } from '../compiled/take-dice.ts';
import { blowsOf } from './blows.ts';
import { CHUNK_TRIALS, type DrawnChunk, drawChunk, load } from './draws.ts';
import { type FightMachine, layFights } from './machine.ts';
import { type FrameStep, Paths, type Told } from './paths.ts';
import { type FightPlan, planFights } from './plan.ts';
import { BEGINNING, type Blow, changedBy, type Stories } from './stories.ts';
import { leastGain } from './totals.ts';

/** A trial as it was drawn. */
interface DrawnFight {
  readonly ending: number;
  /** Index register → what it brought beyond the least of its story, packed. */
  readonly totals: readonly [number, number];
}

/**
 * Finds dice for a trial that was drawn as a whole: one of the ways in which it may have gone is chosen, as probable as it is
 * among them, and the rules are played until they go it, leg by leg.
 */
export class FightRetelling {
  readonly #model: Model;
  readonly #plan: FightPlan;
  readonly #machine: FightMachine;
  readonly #legs: Legs;
  /** Place of the frame and own parts, by name → node of the network. */
  readonly #nodes = new Map<string, number>();

  /** Null where no machine draws fights of such a model whole. */
  static of(model: Model, tactics: Tactics): FightRetelling | null {
    const { registers } = model;
    const plan = planFights(model, tactics);
    const machine = plan === null ? null : layFights(plan);
    if (registers === undefined || plan === null || machine === null) return null;
    return new FightRetelling({ model, tactics, registers }, plan, machine);
  }

  private constructor(
    stage: Pick<LegStage, 'model' | 'tactics' | 'registers'>,
    plan: FightPlan,
    machine: FightMachine,
  ) {
    this.#model = stage.model;
    this.#plan = plan;
    this.#machine = machine;
    this.#legs = new Legs({ ...stage, ...plan.blueprint, facts: machine });
    for (const [node, place] of plan.frame.placeOf.entries()) {
      this.#nodes.set(nameOf(place, plan.frame.partsOf(node)), node);
    }
  }

  /**
   * The luck with which the rules play such a trial.
   * @throws ExactLimitError where it is too improbable to be found
   */
  takesOf(luck: DrawnTrial): readonly Take[] {
    const { ending, totals } = this.#trace(luck);
    const word = choiceWords(luck);
    const { stories, endings, frame } = this.#plan;
    const blows = stories.map((own, register) => {
      const story = endings.stories[register as 0 | 1][ending] as number;
      return {
        told: toldIn(own, story),
        happened: this.#blowsOf(register as 0 | 1, story, totals[register as 0 | 1], word),
      };
    }) as [OwnBlows, OwnBlows];
    const fate = {
      blows: [blows[0].told, blows[1].told] as const,
      outcome: endings.outcome[ending] as number,
      rounds: endings.rounds[ending] as number,
    };
    const cap = { rounds: this.#model.roundsMax, outcome: this.#model.unresolved };
    this.#layLegs(new Paths(frame, fate, cap).choose(word), [blows[0].happened, blows[1].happened]);
    return this.#legs.takes(luck.seed);
  }

  #trace(luck: DrawnTrial): DrawnFight {
    const machine = this.#machine;
    load(machine);
    const at = luck.trial % CHUNK_TRIALS;
    let half = 0;
    const note = ({ sums }: DrawnChunk): void => {
      half = sums[at] as number;
    };
    const { endings, sums } = chunkOf(luck, CHUNK_TRIALS, (words) => drawChunk(machine, words, note));
    const ending = endings[at] as number;
    return { ending, totals: [half - (machine.sums[ending] as number), (sums[at] as number) - half] };
  }

  #blowsOf(register: 0 | 1, story: number, total: number, word: () => number): readonly Blow[] {
    const { stories, units, effectOf } = this.#plan;
    const whole = total + leastGain(stories[register], story, effectOf);
    return blowsOf(stories[register], { story, total: whole, unit: units[register] }, { effectOf }, word);
  }

  #layLegs(steps: readonly FrameStep[], blows: readonly [readonly Blow[], readonly Blow[]]): void {
    const { frame, packing, blueprint, stories, effectOf } = this.#plan;
    const parts = frame.registers.map(({ start }) => start);
    const held = stories.map(({ start }) => start.value);
    const next = [0, 0];
    const legs = this.#legs;
    legs.begin(packing.entrySum);
    for (const { from, to, rounds } of steps) {
      const node = frame.nodes[from];
      let gain = rounds * packing.round;
      if (node?.kind === 'struck') {
        const { register } = node;
        const blow = blows[register as 0 | 1][next[register] as number] as Blow;
        next[register] = (next[register] as number) + 1;
        const { leaf, part, change } = blow.struck;
        const { gain: plus, unit } = effectOf(leaf);
        gain += plus + blow.amount * unit;
        held[register] = changedBy(change, held[register] as number, blow.amount);
        parts[register] = part;
      }
      const reached = to < 0 ? to : (this.#nodes.get(nameOf(to, parts)) as number);
      legs.add(reached, gain, packedRegisters(held, blueprint.valueBits));
    }
  }
}

interface OwnBlows {
  readonly told: readonly Told[];
  readonly happened: readonly Blow[];
}

function toldIn(stories: Stories, story: number): readonly Told[] {
  const told: Told[] = [];
  for (let at = story; at !== BEGINNING; at = stories.before(at)) {
    told.unshift({ strike: stories.strike(at), result: stories.result(at) });
  }
  return told;
}

function nameOf(place: number, parts: readonly number[]): string {
  return `${place} ${parts.join()}`;
}
