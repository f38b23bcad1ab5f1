import { sum } from 'simple-statistics';
import { expect } from 'vitest';
import { EnumeratedDice } from '../../../src/dice/enumerated.ts';
import { facesOf, RecordingDice } from '../../../src/dice/recording.ts';
import { TapeDice } from '../../../src/dice/sampled.ts';
import { ScriptedDice } from '../../../src/dice/scripted.ts';
import { AUTO_LIMITS, solveExact } from '../../../src/engine/exact.ts';
import type { ExactResult } from '../../../src/engine/result.ts';
import { ExactLimitError } from '../../../src/errors.ts';
import type { Model, Tactics } from '../../../src/systems/system.ts';
import type { Compiled } from '../../support/solve.ts';

const BRANCHES_MAX = 5_000;
const STEPS_MAX = 10_000;

/** A state met along random trials, its identity and what it had counted. */
interface Visit {
  readonly key: string;
  readonly state: unknown;
}

function keyOf(model: Model, state: unknown): string {
  const key = new Int32Array(model.keyLength);
  model.key(state, key);
  return key.join(' ');
}

/** The identity of a state that a step has led to; none of one in which the trial is over, for it has no future. */
function keyAfter(model: Model, code: number, state: unknown): string | null {
  return code >= 0 ? null : keyOf(model, state);
}

function measured(model: Model, state: unknown): Int32Array {
  const out = new Int32Array(model.metrics.length);
  model.measure(state, out);
  return out;
}

function copied(model: Model, state: unknown): unknown {
  const copy = model.createState();
  model.copy(state, copy);
  return copy;
}

/** States before each step of a number of random trials. */
function visits({ model, tactics }: Compiled, trials: number): Visit[] {
  const dice = new TapeDice();
  dice.seek(3, 0);
  const found: Visit[] = [];
  const state = model.createState();
  for (let trial = 0; trial < trials; trial += 1) {
    model.reset(state);
    let rounds = 1;
    let code = -1;
    for (let steps = 0; code < 0 && steps < STEPS_MAX; steps += 1) {
      found.push({ key: keyOf(model, state), state: copied(model, state) });
      code = model.step(state, dice, tactics);
      if (code !== -2) continue;
      rounds += 1;
      if (rounds > model.roundsMax) break;
    }
  }
  return found;
}

/** Fresh and reset states are one and the same. */
export function expectSoundReset({ model, tactics }: Compiled): void {
  const state = model.createState();
  model.reset(state);
  const [key, counts] = [keyOf(model, state), measured(model, state)];
  const dice = new TapeDice();
  dice.seek(4, 0);
  for (let trial = 0; trial < 20; trial += 1) {
    for (let steps = 0, code = -1; code === -1 && steps < STEPS_MAX; steps += 1)
      code = model.step(state, dice, tactics);
    model.reset(state);
    expect(keyOf(model, state)).toBe(key);
    expect(measured(model, state)).toEqual(counts);
  }
}

interface Stepped {
  readonly code: number;
  readonly key: string | null;
  readonly gain: readonly number[];
}

function stepWith({ model, tactics }: Compiled, from: unknown, dice: ScriptedDice): Stepped {
  const state = copied(model, from);
  const before = measured(model, state);
  const code = model.step(state, dice, tactics);
  dice.finish();
  const after = measured(model, state);
  return { code, key: keyAfter(model, code, state), gain: [...after].map((value, i) => value - (before[i] ?? 0)) };
}

/** A copy takes the same step with the same dice; so does every state of equal key, and counts the same. */
export function expectKeysTell(compiled: Compiled): void {
  const { model, tactics } = compiled;
  const luck = new TapeDice();
  luck.seek(5, 0);
  const known = new Map<string, { faces: number[]; stepped: Stepped }>();
  for (const { key, state } of visits(compiled, 150)) {
    const before = known.get(key);
    if (before !== undefined) {
      expect(stepWith(compiled, state, new ScriptedDice(before.faces))).toEqual(before.stepped);
      continue;
    }
    const dice = new RecordingDice(luck);
    const copy = copied(model, state);
    expect(keyOf(model, copy)).toBe(key);
    expect(measured(model, copy)).toEqual(measured(model, state));
    const code = model.step(copy, dice, tactics);
    expect(keyOf(model, state), 'a step on a copy leaves the original alone').toBe(key);
    const faces = dice.log.flatMap(facesOf);
    const stepped = stepWith(compiled, state, new ScriptedDice(faces));
    expect(stepped.key).toBe(keyAfter(model, code, copy));
    known.set(key, { faces, stepped });
  }
  expect(known.size).toBeGreaterThan(0);
}

/** The branches of every step met have weights that sum to 1, and counts never fall. */
export function expectWholeBranches(compiled: Compiled): void {
  const { model, tactics } = compiled;
  const dice = new EnumeratedDice();
  const seen = new Set<string>();
  const isOfState = (metric: number): boolean => model.metrics[metric]?.isOfState === true;
  for (const { key, state } of visits(compiled, 30)) {
    if (seen.has(key)) continue;
    seen.add(key);
    const before = measured(model, state);
    let total = 0;
    let branches = 0;
    let falling = 0;
    dice.start();
    do {
      const copy = copied(model, state);
      model.step(copy, dice, tactics);
      total += dice.weight;
      branches += 1;
      if (measured(model, copy).some((value, metric) => !isOfState(metric) && value < (before[metric] ?? 0)))
        falling += 1;
    } while (dice.next() && branches < BRANCHES_MAX);
    expect(falling, 'branches along which a metric falls').toBe(0);
    if (branches < BRANCHES_MAX) expect(total).toBeCloseTo(1, 12);
  }
}

/** The laws of outcomes and metrics sum to 1 but for what was left out, and a value without another is certain. */
export function expectWholeLaws(model: Model, tactics: Tactics): void {
  const solved = solveWithin(model, tactics);
  if (solved === null) return;
  const { outcomes, metrics, droppedMass } = solved;
  for (const p of [outcomes, ...metrics.map((metric) => metric.p)]) {
    const isAlone = p.filter((each) => each > 0).length === 1;
    if (p.includes(1) || droppedMass === 0) expect(p.includes(1), 'certain').toBe(isAlone);
    expect(Math.abs(sum([...p]) - 1)).toBeLessThanOrEqual(droppedMass === 0 ? 2 ** -53 : 1e-12);
  }
}

/** Null where that takes too much. */
function solveWithin(model: Model, tactics: Tactics): ExactResult | null {
  try {
    return solveExact(model, tactics, AUTO_LIMITS);
  } catch (error) {
    if (error instanceof ExactLimitError) return null;
    throw error;
  }
}
