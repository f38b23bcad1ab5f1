import { expect } from 'vitest';
import type { GameSystem, Lever, Variant } from '../../../src/systems/system.ts';
import { readText } from '../../support/solve.ts';

/** What became of a lever. */
type Turned = { readonly variant: Variant } | { readonly refused: string };

/** Writes a fighter into a variant as a scenario would: through his schema, then past the rules. */
function put(system: GameSystem, variant: Variant, fighter: string, written: unknown): Turned {
  const read = system.schema.fighter.safeParse(JSON.parse(JSON.stringify(written)));
  if (!read.success) return { refused: `unreadable: ${read.error.message}` };
  const changed = { ...variant, fighters: { ...variant.fighters, [fighter]: read.data } };
  const error = system.check(changed).find(({ severity }) => severity === 'error');
  return error === undefined ? { variant: changed } : { refused: error.message };
}

/** Ids and values: what a fighter's levers say of him. */
function readings(levers: readonly Lever[]): readonly string[] {
  return levers.map((lever) => (lever.sort === 'dial' ? `${lever.id} = ${lever.value}` : lever.id));
}

/**
 * Turns every lever of every fighter of a scenario. A dial turned within its bounds reads one more or less and nothing
 * else changes, unless the rules refuse it in words; turned back, the fighter is as before. What is taken away is gone.
 * @param met fighters by what they are and do: each is tried once
 * @returns how many were turned
 */
export async function expectSoundLevers(system: GameSystem, yaml: string, met: Set<string>): Promise<number> {
  const [first] = (await readText(yaml)).variants;
  if (first === undefined) throw new Error('no variant');
  const { variant } = first;
  let turned = 0;
  const count = (result: Turned): result is { readonly variant: Variant } => {
    if ('variant' in result) turned += 1;
    return 'variant' in result;
  };
  for (const [fighter, data] of Object.entries(variant.fighters)) {
    const { kind } = variant.engagement as { readonly kind: string };
    const key = JSON.stringify([kind, data]);
    if (met.has(key)) continue;
    met.add(key);
    const levers = system.levers(variant, fighter);
    expect(new Set(levers.map(({ id }) => id)).size, 'ids differ').toBe(levers.length);
    for (const lever of levers) {
      expect(lever.label.en !== '' && lever.label.fr !== '', lever.id).toBe(true);
      if (lever.sort === 'belonging') {
        const result = put(system, variant, fighter, lever.without());
        if ('refused' in result) expect(result.refused, lever.id).not.toMatch(/^unreadable/);
        if (count(result)) expectGone(system, result.variant, fighter, levers, lever.id);
        continue;
      }
      expect(lever.value, lever.id).toBeGreaterThanOrEqual(lever.least);
      expect(lever.value, lever.id).toBeLessThanOrEqual(lever.most);
      for (const to of [lever.value - 1, lever.value + 1]) {
        if (to < lever.least || to > lever.most) continue;
        const result = put(system, variant, fighter, lever.set(to));
        if ('refused' in result) expect(result.refused, lever.id).not.toMatch(/^unreadable/);
        if (count(result)) expectTurned(system, variant, fighter, result.variant, lever.id, to);
      }
    }
  }
  return turned;
}

function expectGone(system: GameSystem, variant: Variant, fighter: string, before: readonly Lever[], id: string): void {
  const after = readings(system.levers(variant, fighter));
  expect(after, id).not.toEqual(readings(before));
  // Of two alike, the one that is left takes the name of the first.
  if (!before.some((other) => other.id.startsWith(`${id}#`))) expect(after, id).not.toContain(id);
}

function expectTurned(
  system: GameSystem,
  variant: Variant,
  fighter: string,
  changed: Variant,
  id: string,
  to: number,
): void {
  const levers = system.levers(changed, fighter);
  const lever = levers.find((other) => other.id === id);
  if (lever?.sort !== 'dial') throw new Error(`${id} is gone`);
  expect(lever.value, id).toBeCloseTo(to, 9);
  const before = system.levers(variant, fighter).find((other) => other.id === id);
  if (before?.sort !== 'dial') throw new Error(`${id} was not there`);
  const back = put(system, changed, fighter, lever.set(before.value));
  if (!('variant' in back)) throw new Error(`${id} cannot be turned back: ${back.refused}`);
  // Written out or by default, he is the same: what each lever says of him, and what he costs.
  expect(readings(system.levers(back.variant, fighter))).toEqual(readings(system.levers(variant, fighter)));
  expect(system.costOf(back.variant, fighter)).toEqual(system.costOf(variant, fighter));
}
