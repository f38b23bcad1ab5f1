import { z } from 'zod';
import type { AnalysisResult } from '../../src/analysis/analyses/results.ts';
import type { Summary } from '../../src/analysis/summary.ts';
import { createInlineBackend } from '../../src/backend/inline.ts';
import type { Dice } from '../../src/dice/dice.ts';
import { solveExact } from '../../src/engine/exact.ts';
import { type Diagnostic, ScenarioError } from '../../src/errors.ts';
import { type RunOptions, type RunPorts, run } from '../../src/run.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import type { GameSystem, Model, Tactics, Variant } from '../../src/systems/system.ts';
import { fields } from '../../src/systems/vocabulary.ts';
import { fakeSystem } from './fake-system.ts';

/** Faces of the die that decides a bout: scores are its twentieths. */
const FACES = 20;

/** What a fighter of the toy brings: strength, a hand of rock, paper and scissors, and coins to match. */
interface Toy {
  /** Wins in twentieths of the fights against strength 0, less those of the other; from -9 to 9. */
  readonly strength?: number;
  readonly hand?: 'rock' | 'paper' | 'scissors';
  readonly coins?: number;
  readonly tactics?: { readonly coin?: 'heads' | 'tails' | 'edge' };
}

const BEATS = { rock: 'scissors', scissors: 'paper', paper: 'rock' } as const;

/** Twentieths of the fights that the first side wins. */
export function twentieths(one: Toy, other: Toy): number {
  if (one.tactics?.coin !== undefined || other.tactics?.coin !== undefined) {
    const [mine, yours] = [one.tactics?.coin ?? 'heads', other.tactics?.coin ?? 'heads'];
    // An edge loses whatever comes.
    if (mine === 'edge') return 0;
    if (yours === 'edge') return FACES;
    return mine === yours ? FACES : 0;
  }
  if (one.hand !== undefined && other.hand !== undefined) {
    if (BEATS[one.hand] === other.hand) return 15;
    return BEATS[other.hand] === one.hand ? 5 : 10;
  }
  return 10 + (one.strength ?? 0) - (other.strength ?? 0);
}

const fighter = fields({
  strength: z.int().min(-9).max(9).optional(),
  hand: z.enum(['rock', 'paper', 'scissors']).optional(),
  coins: z.int().min(0).optional(),
  tactics: fields({ coin: z.enum(['heads', 'tails', 'edge']).optional() }).optional(),
});

const NO_SIDES: Readonly<Record<string, readonly string[]>> = {};

function compile(variant: Variant): { readonly model: Model; readonly tactics: Tactics } {
  const { sides = NO_SIDES } = variant.engagement as { sides?: Readonly<Record<string, readonly string[]>> };
  const [one, other] = Object.values(sides).map(([id]) => variant.fighters[id ?? ''] as Toy);
  const wins = twentieths(one ?? {}, other ?? {});
  const names = [...Object.keys(sides), 'draw'];
  const words = (text: string) => ({ en: text, fr: text });
  const model: Model = {
    outcomes: names.map((name) => ({ name, label: words(name) })),
    metrics: [],
    actors: Object.values(sides).flat(),
    roundsMax: 0,
    unresolved: -1,
    keyLength: 0,
    createState: () => null,
    reset: () => undefined,
    step: (_state, dice: Dice) => (dice.roll(FACES, 0) <= wins ? 0 : 1),
    key: () => undefined,
    copy: () => undefined,
    measure: () => undefined,
    describe: () => [],
  };
  return { model, tactics: { choose: () => 0 } };
}

/** One roll of a die of twenty faces decides; strengths, hands and coins say how many of them win. */
export const toySystem: GameSystem = {
  ...fakeSystem,
  sites: [{ en: 'bout', fr: 'passe' }],
  rulings: [],
  presets: null,
  decisions: [
    {
      id: 'coin',
      alias: 'piece',
      when: { en: 'At the start', fr: 'Au début' },
      options: ['heads', 'tails', 'edge'],
      place: 'fighter',
    },
  ],
  schema: { ...fakeSystem.schema, fighter, rulings: fields({}) },
  check: () => [],
  costOf: ({ fighters }, id) => {
    const { coins } = (fighters[id] ?? {}) as Toy;
    return coins === undefined ? null : { amount: coins, unit: { en: 'coins', fr: 'pièces' } };
  },
  compile: (variant) => compile(variant),
};

export function loadToy(): Promise<GameSystem> {
  return Promise.resolve(toySystem);
}

/** A duel of the toy with one analysis. @param analysis YAML of the entry, in one line */
export function toyText(analysis: string, fighters = 'a: {}\n  b: {}'): string {
  return `system: fake
fighters:
  ${fighters}
engagement: { kind: duel, sides: { left: [a], right: [b] } }
analyses:
  - ${analysis}
`;
}

export function readToy(text: string): Promise<Scenario> {
  return parseScenario(text, 'toy.yaml', { loadSystem: loadToy, systemNames: ['fake'] });
}

const PORTS: RunPorts = {
  loadSystem: loadToy,
  solve: (system, { variant, limits }) => {
    const { model, tactics } = system.compile(variant, { engine: 'tables' });
    return solveExact(model, tactics, limits);
  },
  createBackend: (job) => createInlineBackend(job, loadToy),
};

/** The whole run of a toy duel with one analysis. */
export async function runToy(text: string, options: RunOptions = {}): Promise<Summary> {
  return run(await readToy(text), { seed: 1, workers: 0, ...options }, PORTS);
}

/** What the only analysis of a toy duel comes to. */
export async function analyseToy<Kind extends AnalysisResult['kind']>(
  kind: Kind,
  text: string,
  options: RunOptions = {},
): Promise<Extract<AnalysisResult, { readonly kind: Kind }>> {
  const [result] = (await runToy(text, options)).analyses;
  if (result?.kind !== kind) throw new Error(`no ${kind} but ${result?.kind}`);
  return result as Extract<AnalysisResult, { readonly kind: Kind }>;
}

/** Every diagnostic of a text that is not sound. */
export async function diagnoseToy(text: string): Promise<readonly Diagnostic[]> {
  try {
    return (await readToy(text)).warnings;
  } catch (error) {
    if (error instanceof ScenarioError) return error.diagnostics;
    throw error;
  }
}
