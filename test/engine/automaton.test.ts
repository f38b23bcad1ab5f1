import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TapeDice } from '../../src/dice/sampled.ts';
import { buildAutomaton } from '../../src/engine/automaton.ts';
import { resultMetrics, runBlock, Trial } from '../../src/engine/block.ts';
import type { Tally } from '../../src/engine/result.ts';
import { createTally } from '../../src/engine/tally.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import { coinTactics } from '../support/fake-model.ts';
import { archerModel } from '../support/pool-model.ts';
import { bytesOf } from '../support/tally-bytes.ts';

interface Case {
  readonly id: string;
  readonly yaml: string;
}

const TRIALS = 4_096;
/** The game whose dice a machine can read, but for its largest fights. */
const OF_SIXES = 'mordheim';
const names = systemNames();

/** Known cases of every system whose kinds exist. */
async function cases(): Promise<readonly Case[]> {
  const found: Case[] = [];
  for (const name of names) {
    const system = await loadSystem(name);
    const kinds = new Set(system.kinds.map((kind) => kind.id));
    const golden = JSON.parse(
      readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8'),
    ) as readonly Case[];
    found.push(...golden.filter(({ yaml }) => kinds.has(/kind: ([\w-]+)/.exec(yaml)?.[1] ?? '')));
  }
  return found;
}

function play(trial: Trial, seed: number): Tally {
  const tally = createTally(trial.model.outcomes.length, resultMetrics(trial.model).length);
  for (let block = 0; block < 2; block += 1) runBlock(trial, new TapeDice(), { seed, block, trials: TRIALS }, tally);
  return tally;
}

describe('the machine derived from a model', () => {
  it('plays every known case to the byte as the rules do', { timeout: 120_000 }, async () => {
    let compared = 0;
    let tooLarge = 0;
    for (const { id, yaml } of await cases()) {
      const scenario = await parseScenario(yaml, id, { loadSystem, systemNames: names });
      const system = await loadSystem(scenario.system);
      for (const [index, { variant }] of scenario.variants.entries()) {
        const tables = system.compile(variant, { engine: 'tables' });
        const automaton = buildAutomaton(tables.model, tables.tactics);
        if (automaton === null) {
          if (scenario.system === OF_SIXES) tooLarge += 1;
          continue;
        }
        const rules = system.compile(variant, { engine: 'dice' });
        const slow = new Trial(rules.model, rules.tactics);
        const fast = new Trial(rules.model, rules.tactics);
        fast.useWalker(automaton);
        const expected = bytesOf(play(slow, 11));
        const walked = bytesOf(play(fast, 11));
        expect(walked === expected, `${id}, variant ${index}`).toBe(true);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(60);
    expect(tooLarge).toBeLessThan(8);
  });

  it('is given up where the states are too many', async () => {
    const yaml = `system: mordheim
fighters: { w: { profile: warrior } }
engagement: { kind: melee, sides: { a: [5 x w], b: [5 x w] }, rounds: 20 }
`;
    const scenario = await parseScenario(yaml, 'crowd', { loadSystem, systemNames: names });
    const system = await loadSystem('mordheim');
    const variant = scenario.variants[0]?.variant;
    if (variant === undefined) throw new Error('no variant');
    const { model, tactics } = system.compile(variant, { engine: 'tables' });
    expect(buildAutomaton(model, tactics)).toBeNull();
  });

  it('is not derived from rules that keep the best dice of a pool', () => {
    expect(buildAutomaton(archerModel(3), coinTactics)).toBeNull();
  });
});
