import { expect, it } from 'vitest';
import { Conditions } from '../../../src/engine/parted/conditions.ts';
import { sumOf } from '../../../src/engine/parted/counting.ts';
import type { Scene } from '../../../src/engine/parted/course.ts';
import type { PartedMachine, PartKind } from '../../../src/engine/parted/machine.ts';
import { lawsOf, type Part } from '../../../src/engine/parted/part-laws.ts';
import {
  END_BITS,
  END_MASK,
  GAIN_SHIFT,
  LOST_MASK,
  LOST_SHIFT,
  ROW_BITS,
  ROW_MASK,
  SUPPORT_MASK,
  TAIL,
} from '../../../src/engine/parted/part-tables.ts';
import { survey } from '../../../src/engine/parted/survey.ts';
import { FIGHTS, machineOf, sceneOf } from './fights.ts';

const LIMITS = { states: 200_000, branches: 3_000_000 };
/** Twice the 2^-32 by which each of two draws may be off. */
const OFF = 2 ** -31;
const TIMEOUT = 240_000;

/** What a draw from a row gives: number of an end → probability. */
function drawnLaw(columns: Int32Array, row: number): Map<number, number> {
  const law = new Map<number, number>();
  const bits = row & ROW_MASK;
  const first = row >> ROW_BITS;
  const add = (end: number, p: number): void => {
    if (end !== TAIL) law.set(end, (law.get(end) ?? 0) + p);
    else for (const [other, q] of drawnLaw(columns, columns[2 * first - 2] ?? 0)) add(other, p * q);
  };
  for (let column = first; column < first + 2 ** bits; column += 1) {
    const threshold = columns[2 * column] ?? 0;
    const both = columns[2 * column + 1] ?? 0;
    add(both & END_MASK, threshold / 2 ** 32);
    add(both >>> END_BITS, 2 ** -bits - threshold / 2 ** 32);
  }
  return law;
}

/** Row of a part, 0 where it has none. */
function rowOf({ rows }: PartedMachine, kind: PartKind, common: number, codes: readonly number[]): number {
  const node = codes.reduce(
    (sum, code, place) => sum + (rows.offsets[(kind.places[place] ?? 0) + code] ?? 0),
    kind.node + common * kind.commonStride,
  );
  return node < 0 ? 0 : (rows.ofNode[node] ?? 0);
}

/** The law of a part's round, by what its ends tell. */
function exactLaw(
  scene: Scene,
  machine: PartedMachine,
  conditions: Conditions,
  part: Part,
  sorts: readonly number[],
): Map<string, number> {
  const law = new Map<string, number>();
  for (const { landing, gains, p } of lawsOf(scene, [part], LIMITS).laws[0] ?? []) {
    const next = landing.next.map((condition, place) => conditions.codeOf(sorts[place] ?? 0, condition));
    const sum = sumOf(gains.slice(1), machine.counting.fields);
    const name = `${next.join()} ${landing.lost} ${landing.support} ${sum}`;
    law.set(name, (law.get(name) ?? 0) + p);
  }
  return law;
}

it.each(Object.entries(FIGHTS))(
  '%s: tables draw the laws of parts, each end within 2^-31',
  { timeout: TIMEOUT },
  async (_, yaml) => {
    const scene = await sceneOf(yaml);
    const machine = machineOf(scene);
    const conditions = new Conditions(scene.parts.sorts, machine.conditions);
    let compared = 0;
    let tailed = 0;
    for (const part of survey(scene, 2_000).parts) {
      const kind = machine.kinds.find(({ sorts }) => sorts.join() === part.sorts.join());
      const codes = part.conditions.map((condition, place) => conditions.codeOf(part.sorts[place] ?? 0, condition));
      const row = kind === undefined ? 0 : rowOf(machine, kind, part.common, codes);
      if (kind === undefined || row === 0) continue;
      const drawn = new Map<string, number>();
      for (const [number, p] of drawnLaw(machine.rows.columns, row)) {
        const packed = machine.rows.ends[2 * (kind.end + number)] ?? 0;
        const mark = machine.rows.ends[2 * (kind.end + number) + 1] ?? 0;
        const next = part.sorts.map((__, place) => (packed >> (place * kind.codeBits)) & (2 ** kind.codeBits - 1));
        const lost = (mark >> LOST_SHIFT) & LOST_MASK;
        const name = `${next.join()} ${lost} ${mark & SUPPORT_MASK} ${machine.rows.gains[mark >>> GAIN_SHIFT]}`;
        drawn.set(name, (drawn.get(name) ?? 0) + p);
      }
      const exact = exactLaw(scene, machine, conditions, part, part.sorts);
      for (const name of new Set([...exact.keys(), ...drawn.keys()])) {
        expect(Math.abs((exact.get(name) ?? 0) - (drawn.get(name) ?? 0)), name).toBeLessThan(OFF);
      }
      compared += 1;
      if ((machine.rows.columns[2 * (row >> ROW_BITS) - 2] ?? 0) > 0) tailed += 1;
    }
    expect(compared).toBeGreaterThan(10);
    expect(tailed).toBeGreaterThan(5);
  },
);
