import { expect } from 'vitest';
import { Fraction } from '../../src/dice/fraction.ts';
import { resultMetrics } from '../../src/engine/block.ts';
import { ASKED_LIMITS, solveExact } from '../../src/engine/exact.ts';
import type { ExactResult, MetricLaw } from '../../src/engine/result.ts';
import { playScript } from '../../src/engine/script.ts';
import { type Diagnostic, ScenarioError } from '../../src/errors.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import type { CompileOptions, GameSystem, Model, Tactics, Variant } from '../../src/systems/system.ts';

/** Reads a text with the real games. */
export function readText(yaml: string): Promise<Scenario> {
  return parseScenario(yaml, 'test.yaml', { loadSystem, systemNames: systemNames() });
}

/** Every diagnostic of a text, warnings included. */
export async function diagnosticsOf(yaml: string): Promise<readonly Diagnostic[]> {
  try {
    return (await readText(yaml)).warnings;
  } catch (error) {
    if (error instanceof ScenarioError) return error.diagnostics;
    throw error;
  }
}

/** A variant compiled, with what is needed to play it. */
export interface Compiled {
  readonly system: GameSystem;
  readonly variant: Variant;
  readonly model: Model;
  readonly tactics: Tactics;
}

/** Every variant of a text, compiled for one engine. */
export async function compileText(yaml: string, engine: CompileOptions['engine'] = 'tables'): Promise<Compiled[]> {
  const scenario = await readText(yaml);
  const system = await loadSystem(scenario.system);
  return scenario.variants.map(({ variant }) => ({ system, variant, ...system.compile(variant, { engine }) }));
}

/** An exact answer whose numbers can be asked for by name. */
export class Answer {
  readonly #model: Model;
  readonly #result: Pick<ExactResult, 'outcomes' | 'metrics'>;

  constructor(model: Model, result: Pick<ExactResult, 'outcomes' | 'metrics'>) {
    this.#model = model;
    this.#result = result;
  }

  /** Probability of an outcome. */
  p(outcome: string): number {
    return this.#result.outcomes[indexOf(this.#model.outcomes, outcome)] ?? Number.NaN;
  }

  law(metric: string): MetricLaw {
    return this.#result.metrics[indexOf(resultMetrics(this.#model), metric)] as MetricLaw;
  }

  mean(metric: string): number {
    const measured = this.#model.measurements?.find(({ name }) => name === metric);
    if (measured !== undefined) return measured.value;
    return this.#least(metric) + this.law(metric).p.reduce((sum, p, index) => sum + p * index, 0);
  }

  /** Probability that a metric has a value. */
  chance(metric: string, value: number): number {
    return this.law(metric).p[value - this.#least(metric)] ?? 0;
  }

  #least(metric: string): number {
    return resultMetrics(this.#model).find(({ name }) => name === metric)?.min ?? 0;
  }

  /** `a` an outcome's probability, `mean x` a metric's mean, `x=3` the probability of a value. */
  number(name: string): number {
    if (name.startsWith('mean ')) return this.mean(name.slice(5));
    const [metric = '', value] = name.split('=');
    return value === undefined ? this.p(name) : this.chance(metric, Number(value));
  }
}

function indexOf(named: readonly { readonly name: string }[], name: string): number {
  const index = named.findIndex((it) => it.name === name);
  if (index < 0) throw new Error(`no ${name} among ${named.map((it) => it.name).join(', ')}`);
  return index;
}

/** The exact answer of every variant of a text; where it scripts its dice, the certain answer of its one trial. */
export async function solveText(
  yaml: string,
  engine: CompileOptions['engine'] = 'tables',
  limits = ASKED_LIMITS,
): Promise<Answer[]> {
  const { script } = await readText(yaml);
  const compiled = await compileText(yaml, script === null ? engine : 'dice');
  if (script !== null) return compiled.map((one) => scripted(one, script));
  return compiled.map(({ model, tactics }) => new Answer(model, solveExact(model, tactics, limits)));
}

/** The one trial of a script as a law: all its numbers are certain. */
function scripted({ model, tactics, system }: Compiled, script: readonly number[]): Answer {
  const { outcomes, histograms } = playScript(model, tactics, script, (site) => system.sites[site]?.en ?? '');
  return new Answer(model, { outcomes, metrics: histograms.map((p) => ({ p })) });
}

/** Expected numbers by the names of {@link Answer.number}, as fractions `a/b`. */
export type Expected = Readonly<Record<string, string>>;

/** Solves a text exactly and compares each variant with its fractions, to 1e-12. */
export async function expectExact(yaml: string, ...variants: readonly Expected[]): Promise<void> {
  const answers = await solveText(yaml);
  expect(answers.length, 'variants').toBe(variants.length);
  variants.forEach((expected, index) => {
    for (const [name, fraction] of Object.entries(expected)) {
      const difference = (answers[index] as Answer).number(name) - Fraction.parse(fraction).toNumber();
      const got = (answers[index] as Answer).number(name);
      expect(Math.abs(difference), `variant ${index}: ${name} is ${got}, not ${fraction}`).toBeLessThan(1e-12);
    }
  });
}
