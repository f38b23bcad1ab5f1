import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { componentsOf } from '../../src/dice/components.ts';
import { exploreMergedInPieces } from '../../src/dice/explore-merged.ts';
import { finish } from '../../src/dice/pieces.ts';
import { Chain } from '../../src/engine/chain.ts';
import { endlessLaws, Passage } from '../../src/engine/endless-law.ts';
import { solveExact } from '../../src/engine/exact.ts';
import { accumulateLaw } from '../../src/engine/metric-law.ts';
import { ModelSteps, roundsOf, startOf } from '../../src/engine/steps.ts';
import { Window } from '../../src/engine/window.ts';
import { compileText } from '../support/solve.ts';

/** Two who miss as often as they hit, and whose states come back while they do. */
const DUEL = `
system: mordheim
title: A captain with sword and shield charges a ghoul
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield] }
  ghoul: { profile: ghoul }
engagement:
  kind: melee
  sides: { imperials: [captain], undead: [ghoul] }
  charger: imperials
  rounds: 200
`;

describe('laws of metrics without regard to rounds', () => {
  it('are those that are carried along round by round', async () => {
    const [compiled] = await compileText(DUEL, 'tables');
    if (compiled === undefined) throw new Error('no variant');
    const { model, tactics } = compiled;
    const limits = { states: 1e5, branches: 1e6 };
    const steps = new ModelSteps(model, tactics);
    const walk = finish(exploreMergedInPieces(steps, startOf(model), limits, { rounds: roundsOf(model) }));
    const chain = new Chain(model, walk);
    finish(chain.solveOutcomes());
    expect(chain.capped).toBeLessThan(1e-15);
    const { length } = model.metrics;
    const damage = walk.gains.filter((_, at) => at % length === 0);
    const [endless, slow] = [chain.capped, 1].map((capped) =>
      finish(
        accumulateLaw(
          {
            merger: chain.merger,
            walk,
            roundsMax: chain.roundsMax,
            unresolved: chain.unresolved,
            lawOf: chain.lawOf,
            capped,
            passageOf: (ways) => chain.passageOf(ways),
            roundsOf: (ways) => chain.roundsOf(ways),
          },
          damage,
          0,
        ),
      ),
    );
    expect(endless?.laws[0]?.length).toBeGreaterThan(3);
    for (const [value, p] of (slow?.laws[0] ?? []).entries()) expect(endless?.laws[0]?.[value]).toBeCloseTo(p, 13);
    expect(endless?.dropped).toBeLessThan(1e-13);
  });

  it('go round between two states that never stay where they are', () => {
    // One: over, or to the other for one more, evenly; the other: over, or back, evenly.
    const ways = {
      start: Int32Array.of(0, 2, 4),
      to: Int32Array.of(-1, 1, -1, 0),
      gain: Int32Array.of(0, 1, 0, 0),
      isRoundEnd: new Uint8Array(4),
      weight: Float64Array.of(0.5, 0.5, 0.5, 0.5),
    };
    const law = new Window();
    expect(endlessLaws({ ways, passage: new Passage(ways), start: 0, first: 0 }, [law])).toBeLessThan(1e-15);
    const p = law.toArray();
    expect(p[0]).toBeCloseTo(1 / 2, 15);
    for (const more of [1, 2, 3, 4]) expect(p[more]).toBeCloseTo((3 / 8) * 4 ** (1 - more), 15);
  });

  it('are not used where the cap of rounds matters', async () => {
    const [compiled] = await compileText(DUEL.replace('200', '2'), 'tables');
    if (compiled === undefined) throw new Error('no variant');
    const { metrics, outcomes } = solveExact(compiled.model, compiled.tactics);
    expect(outcomes[2]).toBeGreaterThan(0.01);
    for (const { p } of metrics) expect(p.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
  });
});

const graphs = fc
  .array(fc.array(fc.integer({ min: -1, max: 11 }), { maxLength: 4 }), { minLength: 12, maxLength: 12 })
  .map((ways) => {
    const start = new Int32Array(13);
    for (const [node, targets] of ways.entries()) start[node + 1] = (start[node] as number) + targets.length;
    return { ways, start, to: Int32Array.from(ways.flat()) };
  });

/** Nodes that can be reached from one, itself included. */
function reachable(ways: readonly (readonly number[])[], from: number): ReadonlySet<number> {
  const found = new Set([from]);
  for (const node of found) for (const to of ways[node] ?? []) if (to >= 0) found.add(to);
  return found;
}

describe('components', () => {
  it('hold the nodes that can come back to each other, in an order in which ways lead forward', () => {
    fc.assert(
      fc.property(graphs, ({ ways, start, to }) => {
        const components = componentsOf({ start, to });
        const { of } = components;
        const reach = ways.map((_, node) => reachable(ways, node));
        for (let one = 0; one < 12; one += 1) {
          for (let other = 0; other < 12; other += 1) {
            const isMutual = reach[one]?.has(other) === true && reach[other]?.has(one) === true;
            expect(of[one] === of[other]).toBe(isMutual);
          }
          for (const reached of ways[one] ?? []) {
            if (reached >= 0) expect(of[reached]).toBeGreaterThanOrEqual(of[one] as number);
          }
        }
        const listed = [...components.start.keys()].slice(1).flatMap((next) => {
          const members = components.nodes.subarray(components.start[next - 1], components.start[next]);
          return [...members].map((node) => [node, next - 1]);
        });
        expect(listed.every(([node, component]) => of[node as number] === component)).toBe(true);
        expect(new Set(listed.map(([node]) => node)).size).toBe(12);
      }),
    );
  });
});
