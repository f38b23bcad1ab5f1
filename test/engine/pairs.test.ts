import { describe, expect, it } from 'vitest';
import { type Automaton, buildAutomaton } from '../../src/engine/automaton.ts';
import { pairTable } from '../../src/engine/pairs.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';

const DUEL = `system: mordheim
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield] }
  ghoul: { profile: ghoul }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, charger: imperials, rounds: 20 }
`;

async function machineOfDuel(): Promise<Automaton> {
  const scenario = await parseScenario(DUEL, 'duel', { loadSystem, systemNames: systemNames() });
  const system = await loadSystem('mordheim');
  const variant = scenario.variants[0]?.variant;
  if (variant === undefined) throw new Error('no variant');
  const { model, tactics } = system.compile(variant, { engine: 'tables' });
  const machine = buildAutomaton(model, tactics);
  if (machine === null) throw new Error('no machine');
  return machine;
}

describe('the pairs of a machine', () => {
  it('lead where two dice lead one after the other, or where the first does when no second follows', async () => {
    const machine = await machineOfDuel();
    const { quickNext, quickGains, dieEnd } = machine;
    const { next, gains, end } = pairTable(machine);
    expect(end).toBe(8 * dieEnd);
    let singles = 0;
    for (let node = 0; node < dieEnd; node += 8) {
      for (let first = 1; first <= 6; first += 1) {
        const between = quickNext[node + first] ?? -1;
        const gain = quickGains[node + first] ?? Number.NaN;
        for (let second = 1; second <= 6; second += 1) {
          const at = 8 * node + 8 * first + second;
          if (between >= dieEnd) {
            singles += 1;
            expect([next[at], gains[at]]).toEqual([8 * between + 1, gain]);
          } else {
            const sum = gain + (quickGains[between + second] ?? Number.NaN);
            expect([next[at], gains[at]]).toEqual([8 * (quickNext[between + second] ?? -1), sum]);
          }
        }
      }
    }
    expect(singles).toBeGreaterThan(0);
  });

  it('end so early that no cap of rounds can come between two dice', async () => {
    const machine = await machineOfDuel();
    const { cap, round } = machine.packing;
    const { gains, sumEnd } = pairTable(machine);
    const most = Math.max(...machine.quickGains.map((gain) => Math.floor(gain / round)));
    expect(most).toBeGreaterThan(0);
    expect(sumEnd + most * round).toBe(machine.quickEnd);
    expect(Math.max(...gains.map((gain) => Math.floor(gain / round)))).toBeLessThanOrEqual((cap - sumEnd) / round);
  });

  it('are left out where they would crowd the caches', async () => {
    const machine = await machineOfDuel();
    const { next, end } = pairTable({ ...machine, dieEnd: 8 * 1_025 });
    expect([next.length, end]).toEqual([0, 0]);
  });
});
