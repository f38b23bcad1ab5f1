import { describe, expect, it } from 'vitest';
import { drawsMax, drawsMaxOf } from '../../../src/engine/compiled/endless.ts';
import { DrawLuck } from '../../../src/engine/compiled/luck.ts';
import { buildMachine, type Draw, type Machine } from '../../../src/engine/compiled/machine.ts';
import { MachinePlayer } from '../../../src/engine/compiled/player.ts';
import { traceChunk } from '../../../src/engine/compiled/trace.ts';
import { BLOCK_TRIALS } from '../../../src/engine/result.ts';
import { InvariantError } from '../../../src/errors.ts';
import { compileText } from '../../support/solve.ts';

const melee = (times: number): string => `
system: mordheim
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield] }
  ghoul: { profile: ghoul }
engagement:
  kind: melee
  sides: { imperials: [${times} x captain], undead: [${times} x ghoul] }
  charger: imperials
  contact: paired
  rounds: 20
`;
async function machineOf(text: string): Promise<Machine> {
  const [compiled] = await compileText(text, 'tables');
  const machine = compiled === undefined ? null : buildMachine(compiled.model, compiled.tactics);
  if (machine === null) throw new Error('no machine');
  return machine;
}

/** A machine whose draws lead to a node where they led to an outcome, and bring it no nearer to the cap. */
function mutated(machine: Machine): Machine {
  if (machine.kind === 'registers') throw new Error('this is for machines without registers');
  const { opening, draws, endBase } = machine;
  const node = opening.tables.place.find((place) => place < endBase) ?? 0;
  const loop = (draw: Draw): Draw => {
    const place = draw.tables.place.map((to) => (to < endBase ? to : node));
    return { ...draw, tables: { ...draw.tables, place, gain: draw.tables.gain.map(() => 0) } };
  };
  return { ...machine, draws: draws.map(loop) };
}

describe('a compiled trial that does not end', () => {
  it.each([
    ['drawn by rounds', melee(1)],
    ['drawn by steps', melee(2)],
  ])('%s fails soon', async (_, text) => {
    const machine = mutated(await machineOf(text));
    expect(() => new MachinePlayer(machine).play(1, 0, BLOCK_TRIALS)).toThrow(InvariantError);
  });

  it('fails where it is traced, too', async () => {
    const machine = mutated(await machineOf(melee(1)));
    const luck = new DrawLuck();
    luck.seek(1, 0);
    expect(() => traceChunk(machine, luck)).toThrow('does not end');
  });

  it('is one of more draws than rounds can take', async () => {
    expect(drawsMax(1)).toBe(52_000);
    expect(drawsMax(20)).toBe(90_000);
    expect(drawsMax(0)).toBe(10_000_000);
    expect(drawsMax(10_000_000)).toBe(10_000_000);
    const machine = await machineOf(melee(1));
    if (machine.kind === 'rounds') expect(drawsMaxOf(machine)).toBe(machine.draws.length);
  });
});
