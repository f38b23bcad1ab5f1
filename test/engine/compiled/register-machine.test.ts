import { describe, expect, it } from 'vitest';
import type { Dice, Law } from '../../../src/dice/dice.ts';
import { explore, type Steps } from '../../../src/dice/explore.ts';
import { makeLaw } from '../../../src/dice/law.ts';
import { Chain } from '../../../src/engine/chain.ts';
import { buildMachine } from '../../../src/engine/compiled/machine.ts';
import { type ComposedDraw, Composer, type DrawFamily, type Leaf } from '../../../src/engine/control/composed.ts';
import { type Change, ControlGraph, type Question } from '../../../src/engine/control/graph.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import { roundsOf } from '../../../src/engine/steps.ts';
import { loadSystem } from '../../../src/systems/registry.ts';
import { CONTINUES, type Model, ROUND_ENDS, type Tactics } from '../../../src/systems/system.ts';
import { type Compiled, compileText } from '../../support/solve.ts';
import { runnable } from '../../systems/conformance/known-answers.ts';

const sea = runnable(await loadSystem('seventh-sea'));

async function compiledCase(id: string): Promise<Compiled> {
  const [compiled] = await compileText(sea.find((each) => each.id === id)?.yaml ?? '', 'tables');
  if (compiled === undefined) throw new Error(`no case ${id}`);
  return compiled;
}

/** Outcomes of a draw less probable than this are left out: hundreds of them together are far below 1e-12. */
const NEGLIGIBLE = 1e-17;

interface KeptLaw {
  readonly law: Law;
  readonly kept: readonly { readonly leaf: number; readonly amount: number }[];
}

/** A trial draw by draw: index of its question, registers, counters. */
class DrawSteps implements Steps<Int32Array> {
  readonly keyLength: number;
  readonly counterCount: number;
  private readonly composer: Composer;
  private readonly graph: ControlGraph;
  private readonly draws: ComposedDraw[] = [];
  private readonly indexOf = new Map<Question, number>();
  private readonly laws = new Map<DrawFamily, KeptLaw[]>();

  constructor(model: Model, tactics: Tactics) {
    if (model.registers === undefined) throw new Error('no registers');
    this.graph = new ControlGraph(model, tactics, model.registers);
    this.composer = new Composer(this.graph);
    this.keyLength = 1 + this.graph.registerCount;
    this.counterCount = this.graph.counterCount;
  }

  start(): Int32Array {
    const state = this.createState();
    state.set(this.graph.startRegisters, 1);
    this.arrive(state, this.composer.enter(0), 0);
    return state;
  }

  createState(): Int32Array {
    return new Int32Array(this.keyLength + this.counterCount);
  }

  copy(from: Int32Array, to: Int32Array): void {
    to.set(from);
  }

  key(state: Int32Array, out: Int32Array): void {
    out.set(state.subarray(0, this.keyLength));
  }

  measure(state: Int32Array, out: Int32Array): void {
    out.set(state.subarray(this.keyLength));
  }

  step(state: Int32Array, dice: Dice): number {
    const draw = this.draws[state[0] as number] as ComposedDraw;
    const { register } = draw.family;
    const { kept, law } = this.lawAt(draw.family, register < 0 ? 0 : (state[1 + register] as number));
    const drawn = kept[dice.draw(law, 0)] as { readonly leaf: number; readonly amount: number };
    return this.arrive(state, draw.leaf(drawn.leaf), drawn.amount);
  }

  private lawAt(family: DrawFamily, value: number): KeptLaw {
    const laws = this.laws.get(family) ?? [];
    this.laws.set(family, laws);
    const known = laws[value];
    if (known !== undefined) return known;
    const { leaf, amount, p } = family.lawAt(value);
    const places = [...p.keys()].filter((at) => (p[at] as number) >= NEGLIGIBLE);
    const made = {
      law: makeLaw(places.map((at) => p[at] as number)),
      kept: places.map((at) => ({ leaf: leaf[at] as number, amount: amount[at] as number })),
    };
    laws[value] = made;
    return made;
  }

  private arrive(state: Int32Array, { next, outcome, rounds, changes, gains }: Leaf, amount: number): number {
    const change = ({ kept, plus, times }: Change, value: number): number => kept * value + plus + times * amount;
    changes.forEach((each, i) => {
      state[1 + i] = change(each, state[1 + i] as number);
    });
    gains.forEach((each, i) => {
      state[this.keyLength + i] = (state[this.keyLength + i] as number) + change(each, 0);
    });
    if (next !== null && !this.indexOf.has(next)) {
      this.indexOf.set(next, this.draws.length);
      this.draws.push(this.composer.drawAt(next));
    }
    state[0] = next === null ? -1 : (this.indexOf.get(next) as number);
    return outcome >= 0 ? outcome : rounds > 0 ? ROUND_ENDS : CONTINUES;
  }
}

describe('draws of whole attacks', () => {
  it.each(['SS-KA-40', 'SS-KA-42'])('have the exact law of %s to 1e-12', async (id) => {
    const { model, tactics } = await compiledCase(id);
    const exact = solveExact(model, tactics);
    const steps = new DrawSteps(model, tactics);
    const walk = explore(
      steps,
      steps.start(),
      { states: 1e5, branches: 1e7 },
      {
        negligible: 3e-18,
        rounds: roundsOf(model),
      },
    );
    const chain = new Chain(model, walk);
    const { outcomes } = chain.solveOutcomes();
    for (const [outcome, p] of outcomes.entries()) {
      expect(Math.abs(p - (exact.outcomes[outcome] as number))).toBeLessThan(1e-12);
    }
    const own = model.roundsMax > 0 ? 1 : 0;
    for (const metric of model.metrics.keys()) {
      const law = chain.solveMetric(metric, 0);
      const off = law.map((p, value) => Math.abs(p - (exact.metrics[own + metric]?.p[value] ?? 0)));
      expect(Math.max(...off)).toBeLessThan(1e-12);
    }
  });

  it('make a machine of the duels of 7th Sea', async () => {
    for (const id of ['SS-KA-34', 'SS-KA-35', 'SS-KA-36', 'SS-KA-40']) {
      const { model, tactics } = await compiledCase(id);
      expect(buildMachine(model, tactics)?.kind, id).toBe('registers');
    }
  });

  it('make none where there are too many states, or outcomes', async () => {
    const { model, tactics } = await compiledCase('SS-KA-34');
    const limits = { states: 60_000, branches: 1e6, atoms: 1e6, outcomes: 1e6 };
    expect(buildMachine(model, tactics, limits)).not.toBeNull();
    expect(buildMachine(model, tactics, { ...limits, states: 20 })).toBeNull();
    expect(buildMachine(model, tactics, { ...limits, outcomes: 1_000 })).toBeNull();
  });
});
