import { describe, expect, it } from 'vitest';
import { WAY_NUMBERS } from '../../../src/engine/compiled/layout.ts';
import { DrawLuck } from '../../../src/engine/compiled/luck.ts';
import { buildMachine, type Machine } from '../../../src/engine/compiled/machine.ts';
import { traceChunk } from '../../../src/engine/compiled/trace.ts';
import { BLOCK_TRIALS } from '../../../src/engine/result.ts';
import { InvariantError } from '../../../src/errors.ts';
import { NO_CHOICES } from '../../../src/systems/system.ts';
import { burdenModel } from '../../support/burden-model.ts';
import { compileText } from '../../support/solve.ts';
import { playerOf } from './drawn.ts';

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

/** A machine whose draws lead to the start where they led to an outcome, and bring it no nearer to the cap. */
function mutated(machine: Machine): Machine {
  const { endBase, ways, effectGains } = machine;
  return {
    ...machine,
    ways: ways.map((number, at) => (at % WAY_NUMBERS === 0 && number >= endBase ? 0 : number)),
    effectGains: effectGains.map(() => 0),
    drawsMax: Math.min(machine.drawsMax, 1_000),
  };
}

describe('a compiled trial that does not end', () => {
  it.each([
    ['drawn by rounds', melee(1)],
    ['drawn by questions', melee(2)],
  ])('%s fails soon', async (_, text) => {
    const machine = mutated(await machineOf(text));
    expect(() => playerOf(machine).play(1, 0, BLOCK_TRIALS)).toThrow(InvariantError);
  });

  it('fails where it is traced, too', async () => {
    const machine = mutated(await machineOf(melee(1)));
    const luck = new DrawLuck();
    luck.seek(1, 0);
    expect(() => traceChunk(machine, luck)).toThrow('does not end');
  });

  it('is one of more draws than rounds can take', async () => {
    expect((await machineOf(melee(1))).drawsMax).toBeLessThanOrEqual(21);
    expect(buildMachine(burdenModel({ roundsMax: 20 }), NO_CHOICES)?.drawsMax).toBe(90_000);
  });
});
