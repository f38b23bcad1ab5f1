import { describe, expect, it } from 'vitest';
import { isIdle } from '../../../src/engine/control/composed.ts';
import { ControlGraph } from '../../../src/engine/control/graph.ts';
import { type Network, networkOf } from '../../../src/engine/control/network.ts';
import { stopsOf } from '../../../src/engine/control/stops.ts';
import { NO_CHOICES, type Registers } from '../../../src/systems/system.ts';
import { burdenModel } from '../../support/burden-model.ts';

const model = burdenModel({ target: 8 });
const limits = { nodes: 100, states: 100, branches: 10_000, values: 1024, outcomes: 10_000 };

function network(): Network {
  const graph = new ControlGraph(model, NO_CHOICES, model.registers as Registers);
  const found = networkOf(graph, limits, { isFused: true, negligible: 1e-17 });
  if (found === null) throw new Error('no network');
  return found;
}

describe('stops', () => {
  const ways = network();
  const { nodes, nodeOf } = ways;
  const { stops, courses } = stopsOf(ways);

  it('where a course had to end lead back to their question, nothing having happened', () => {
    const pausing = stops.filter(({ family }) => family === null);
    expect(pausing.length).toBeGreaterThan(0);
    for (const { node, leaves } of pausing) {
      expect(leaves.length).toBe(1);
      const [leaf] = leaves;
      expect(leaf?.next).toBe(nodes[node]?.question);
      expect(leaf?.rounds).toBe(0);
      expect(leaf !== undefined && isIdle(leaf)).toBe(true);
    }
  });

  it('are reached by courses of all probability, on which one round ends at most', () => {
    const places = new Set(stops.map(({ node }) => node));
    for (const { to, rounds, p } of courses.values()) {
      expect(p.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 14);
      expect(Math.max(...rounds)).toBeLessThanOrEqual(1);
      expect(to.every((node) => places.has(node))).toBe(true);
    }
  });

  it('lead to where courses begin, or to an end', () => {
    const next = stops.flatMap(({ leaves }) => leaves.flatMap((leaf) => leaf?.next ?? []));
    expect(next.length).toBeGreaterThan(0);
    for (const question of next) expect(courses.has(nodeOf.get(question) ?? -1)).toBe(true);
  });
});
