import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { affairOf } from '../../../src/systems/confrontation/movement/affair.ts';
import type { MovementData } from '../../../src/systems/confrontation/movement/fields.ts';
import { measureMove } from '../../../src/systems/confrontation/movement/measure.ts';
import { loadSystem } from '../../../src/systems/registry.ts';
import type { Variant } from '../../../src/systems/system.ts';
import { compileText } from '../../support/solve.ts';
import { enemy, mover, tableText } from './tables.ts';

async function affairIn(text: string) {
  const [compiled] = await compileText(text);
  const { variant } = compiled as { variant: Variant };
  return affairOf(variant.engagement as MovementData, variant);
}

describe('moves on the table', () => {
  it('finds a way through the crowded table of the benchmarks', async () => {
    const affair = await affairIn(readFileSync('bench/crowded-table.yaml', 'utf8'));
    expect(affair.table.figures.length).toBeGreaterThanOrEqual(30);
    expect(affair.table.obstacles.length).toBe(20);
    expect(measureMove(affair).outcome).toBe('contact');
  });

  it('finds the same numbers on a table that is turned and moved', async () => {
    const turn = 0.7;
    const turned = ([x, y]: readonly [number, number]) =>
      [3 + x * Math.cos(turn) - y * Math.sin(turn), -8 + x * Math.sin(turn) + y * Math.cos(turn)] as const;
    const facing = (turn * 180) / Math.PI;
    const posts: readonly (readonly [number, number])[] = [
      [6, 1],
      [9, -2.9],
      [12, 2],
    ];
    const lengthOf = async (put: typeof turned, front: number) => {
      const others = Object.fromEntries(
        posts.map((place, index) => [`p${index}`, enemy(put(place) as [number, number])]),
      );
      const z = mover({ mark: put([0, 0]), facing: front });
      const a = { ...enemy(put([18, -1]) as [number, number]), base: { square: 3 }, facing: front + 20 };
      return measureMove(await affairIn(tableText({ action: 'charge', target: 'a' }, { z, a, ...others }))).lengths
        ?.path;
    };
    expect(await lengthOf(turned, facing)).toBeCloseTo((await lengthOf((place) => place, 0)) ?? Number.NaN, 9);
  });

  it('CF-GEO-19: slides along an edge until the base is clear, even where two others overlap', async () => {
    // As printed in the specification, where they do: refused as a scenario, but the geometry is sound.
    const z = mover({ base: { square: 2.5 } });
    const square = { base: { square: 2.5 }, facing: 60 };
    const sound = await affairIn(
      tableText({ action: 'charge', target: 'a' }, { z, a: enemy([12, 3], square), b: enemy([8, 9], square) }),
    );
    const [charger, a, b] = sound.table.figures;
    if (charger === undefined || a === undefined || b === undefined) throw new Error('three stand on the table');
    const figures = [charger, a, { ...b, centre: { x: 9.9, y: 4.2 } }];
    const { end, lengths, standing } = measureMove({ ...sound, table: { ...sound.table, figures } });
    expect(lengths?.path).toBeCloseTo(11.5983035486, 9);
    expect([end.mark.x, end.mark.y]).toEqual([expect.closeTo(11.4454482672, 9), expect.closeTo(1.87679491924, 9)]);
    expect(standing?.touched.length).toBe(2);
  });

  it('states its numbers and its plan without a die', async () => {
    const system = await loadSystem('confrontation');
    const [compiled] = await compileText(tableText({ action: 'charge', target: 'a' }, { a: enemy([12, 0]) }));
    const { model } = compiled as { model: ReturnType<typeof system.compile>['model'] };
    expect(model.metrics).toEqual([]);
    expect(model.measurements?.map(({ name }) => name)).toContain('path-length');
    expect(model.picture?.description.en).toContain('z ends in contact, facing 0°; used 10.5 of 20 cm');
    expect(model.picture?.description.fr).toContain('z finit au contact, orienté à 0°');
    const kinds = model.picture?.shapes.map(({ kind }) => kind);
    // Target with its front, where he was and is with his, the path as measured and as travelled.
    expect(kinds).toEqual(['disc', 'line', 'disc', 'line', 'line', 'line', 'disc', 'line']);
  });
});
