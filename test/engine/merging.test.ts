import { describe, expect, it } from 'vitest';
import { exploreMergedInPieces, type MergedWalk } from '../../src/dice/explore-merged.ts';
import { finish } from '../../src/dice/pieces.ts';
import { Chain } from '../../src/engine/chain.ts';
import { CellSteps } from '../../src/engine/control/cells.ts';
import { ControlGraph } from '../../src/engine/control/graph.ts';
import { ModelSteps, roundsOf, startMetrics, startOf } from '../../src/engine/steps.ts';
import { ExactLimitError } from '../../src/errors.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import type { Model, Tactics } from '../../src/systems/system.ts';
import { compileText, readText } from '../support/solve.ts';
import { runnable } from '../systems/conformance/known-answers.ts';

/** Small enough to be solved twice, state by state once. */
const LIMITS = { states: 3_000, branches: 100_000 };

function walkOf(model: Model, tactics: Tactics, isMerging: boolean): MergedWalk {
  const options = { isMerging, negligible: model.isUnbounded === true ? 3e-18 : 0, rounds: roundsOf(model) };
  if (model.registers !== undefined) {
    const cells = new CellSteps(model, new ControlGraph(model, tactics, model.registers));
    return finish(exploreMergedInPieces(cells, cells.start(), LIMITS, options));
  }
  return finish(exploreMergedInPieces(new ModelSteps(model, tactics), startOf(model), LIMITS, options));
}

/** Odds, then how things stand at the cap, then the law of rounds, then that of each metric. */
function lawsOf(model: Model, walk: MergedWalk): readonly Float64Array[] {
  const chain = new Chain(model, walk);
  const { outcomes, rounds } = finish(chain.solveOutcomes());
  const standings = new Map(chain.standings(false).map(({ standing, p }) => [standing, p]));
  const numbers = [...standings.keys()].sort((a, b) => a - b);
  const first = startMetrics(model);
  const metrics = model.metrics.map((_, metric) => finish(chain.solveMetric(metric, first[metric] ?? 0)));
  return [outcomes, Float64Array.from(numbers, (number) => standings.get(number) ?? 0), rounds, ...metrics];
}

function largestDifference(one: readonly Float64Array[], other: readonly Float64Array[]): number {
  let most = 0;
  one.forEach((law, index) => {
    const same = other[index] ?? new Float64Array();
    for (let at = 0; at < Math.max(law.length, same.length); at += 1) {
      most = Math.max(most, Math.abs((law[at] ?? 0) - (same[at] ?? 0)));
    }
  });
  return most;
}

/** Holds each variant of a text to its own law state by state. @returns states, and those that were left of them; 0 where it is too large */
async function compare(yaml: string): Promise<readonly [number, number]> {
  if ((await readText(yaml)).script !== null) return [0, 0];
  let [states, nodes] = [0, 0];
  for (const { model, tactics } of await compileText(yaml, 'tables')) {
    try {
      const [merged, plain] = [walkOf(model, tactics, true), walkOf(model, tactics, false)];
      expect(plain.nodeCount).toBe(plain.states);
      expect(merged.states).toBe(plain.states);
      expect(largestDifference(lawsOf(model, merged), lawsOf(model, plain))).toBeLessThan(1e-12);
      states += plain.nodeCount;
      nodes += merged.nodeCount;
    } catch (error) {
      if (!(error instanceof ExactLimitError)) throw error;
    }
  }
  return [states, nodes];
}

describe('states merged by what may become of them', () => {
  it.each(systemNames())('have the laws of all known answers of %s that they have one by one', async (name) => {
    let [states, nodes, solved] = [0, 0, 0];
    for (const { yaml } of runnable(await loadSystem(name))) {
      const [walked, left] = await compare(yaml);
      states += walked;
      nodes += left;
      if (walked > 0) solved += 1;
    }
    expect(solved).toBeGreaterThan(20);
    expect(nodes).toBeLessThan(states);
  });
});
