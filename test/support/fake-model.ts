import { z } from 'zod';
import type { Dice } from '../../src/dice/dice.ts';
import type { MetricLaw } from '../../src/engine/result.ts';
import { ExactLimitError } from '../../src/errors.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import {
  CONTINUES,
  type GameSystem,
  type Model,
  ROUND_ENDS,
  type Tactics,
  type Variant,
} from '../../src/systems/system.ts';

/** A duel of coin flips: each round both flip, first `heads`, then `tails`; who shows heads first wins at once. */
export interface CoinDuel {
  /** Faces of each coin; a 1 is heads. */
  readonly faces: number;
  readonly roundsMax: number;
  /** Burns this much time while compiling, to upset the order in which workers finish. */
  readonly delayMs?: number;
  /** A file that tells a worker whether it has died already. */
  readonly diesFor?: string;
  /** What goes wrong in a step, for tests of failure. */
  readonly fault?: 'throws' | 'too-large' | 'endless' | 'exits';
}

interface CoinState {
  turn: number;
  flips: number;
}

class CoinModel implements Model<CoinState> {
  readonly outcomes = [
    { name: 'heads', label: { en: 'Heads', fr: 'Face' } },
    { name: 'tails', label: { en: 'Tails', fr: 'Pile' } },
    { name: 'draw', label: { en: 'Draw', fr: 'Nul' } },
  ];
  readonly metrics = [{ name: 'flips', label: { en: 'Flips', fr: 'Lancers' }, unit: { en: 'flips', fr: 'lancers' } }];
  readonly actors = ['heads', 'tails'];
  readonly unresolved = 2;
  readonly keyLength = 1;
  readonly roundsMax: number;
  readonly #duel: CoinDuel;

  constructor(duel: CoinDuel) {
    this.roundsMax = duel.roundsMax;
    this.#duel = duel;
  }

  createState(): CoinState {
    return { turn: 0, flips: 0 };
  }

  reset(state: CoinState): void {
    state.turn = 0;
    state.flips = 0;
  }

  step(state: CoinState, dice: Dice): number {
    if (this.#duel.fault === 'throws') throw new Error('the coin rolled under the table');
    if (this.#duel.fault === 'too-large') throw new ExactLimitError('exact/too-large', 'more coins than there are');
    if (this.#duel.fault === 'endless') return CONTINUES;
    if (this.#duel.fault === 'exits') process.exit(9);
    const turn = state.turn;
    state.flips += 1;
    state.turn = 1 - turn;
    if (!dice.atLeast(this.#duel.faces, 2, 0)) return turn;
    return turn === 0 ? CONTINUES : ROUND_ENDS;
  }

  key(state: CoinState, out: Int32Array): void {
    out[0] = state.turn;
  }

  copy(from: CoinState, to: CoinState): void {
    to.turn = from.turn;
    to.flips = from.flips;
  }

  measure(state: CoinState, out: Int32Array): void {
    out[0] = state.flips;
  }

  describe(state: CoinState): readonly string[] {
    return [`flip ${state.flips}`];
  }
}

/** The coin duel with its flips told as a difference that begins at `min`. */
export function differenceModel(duel: CoinDuel, min: number): Model {
  const model = coinModel(duel);
  return Object.assign(model, { metrics: model.metrics.map((metric) => ({ ...metric, min })) });
}

export const coinTactics: Tactics = { choose: () => 0 };

export function coinModel(duel: CoinDuel): Model {
  return new CoinModel(duel) as Model<unknown> as Model;
}

/** The exact law of the duel, by its geometric series. Metrics: rounds, flips. */
export function coinLaw(duel: CoinDuel): { outcomes: Float64Array; metrics: readonly MetricLaw[] } {
  const hit = 1 / duel.faces;
  const outcomes = new Float64Array(3);
  const rounds = new Float64Array(duel.roundsMax + 1);
  const flips = new Float64Array(2 * duel.roundsMax + 1);
  let alive = 1;
  for (let flip = 0; flip < 2 * duel.roundsMax; flip += 1) {
    const mass = alive * hit;
    const round = 1 + Math.floor(flip / 2);
    outcomes[flip % 2] = (outcomes[flip % 2] ?? 0) + mass;
    rounds[round] = (rounds[round] ?? 0) + mass;
    flips[flip + 1] = mass;
    alive -= mass;
  }
  outcomes[2] = alive;
  rounds[duel.roundsMax] = (rounds[duel.roundsMax] ?? 0) + alive;
  flips[2 * duel.roundsMax] = (flips[2 * duel.roundsMax] ?? 0) + alive;
  return { outcomes, metrics: [{ p: rounds }, { p: flips }] };
}

export function coinVariant(duel: CoinDuel): Variant {
  return {
    system: 'coins',
    edition: null,
    rulings: { edge: 'reflip' },
    tables: null,
    fighters: { heads: {}, tails: {} },
    engagement: { kind: 'duel', sides: { heads: ['heads'], tails: ['tails'] }, ...duel },
  };
}

/** The coin duel as a game of its own. */
export const coinSystem: GameSystem = {
  name: 'coins',
  title: { en: 'Coins', fr: 'Pièces' },
  editions: [],
  sites: [{ en: 'flip', fr: 'lancer' }],
  kinds: [{ id: 'duel', alias: 'duel', summary: { en: 'A duel', fr: 'Un duel' }, fields: [] }],
  fighter: [],
  rulings: [
    {
      id: 'edge',
      question: { en: 'What if the coin stands on its edge?', fr: 'Et si la pièce tient sur la tranche ?' },
      options: [
        { id: 'reflip', alias: 'relancer', provenance: 'assumption' },
        { id: 'draw', alias: 'nul', provenance: 'published' },
      ],
      rules: ['COIN-1'],
    },
  ],
  rules: [],
  presets: null,
  decisions: [],
  catalogues: [],
  schema: { fighter: z.unknown(), engagements: { duel: z.unknown() }, rulings: z.unknown(), tables: null },
  keyAliases: {},
  keyWords: {},
  check: () => [],
  assumptions: () => [{ id: 'edge', text: { en: 'No coin stands on its edge.', fr: 'Aucune pièce sur la tranche.' } }],
  costOf: (_variant, fighter) => ({ amount: fighter === 'heads' ? 3 : 4, unit: { en: 'pence', fr: 'sous' } }),
  levers: () => [],
  compile: (variant) => {
    const duel = variant.engagement as CoinDuel;
    const until = performance.now() + (duel.delayMs ?? 0);
    while (performance.now() < until);
    return { model: coinModel(duel), tactics: coinTactics };
  },
};

export function loadCoins(): Promise<GameSystem> {
  return Promise.resolve(coinSystem);
}

/** A scenario of coin duels: one variant per duel, along the axis `engagement.faces`. */
export function coinScenario(duels: readonly CoinDuel[], changes: Partial<Scenario> = {}): Scenario {
  return {
    file: 'scenarios/coins/duel.yaml',
    text: 'system: coins\n',
    title: 'Who flips first?',
    description: null,
    system: 'coins',
    edition: null,
    axes: [{ name: 'engagement.faces', values: duels.map((duel) => duel.faces) }],
    variants: duels.map((duel) => ({ label: { 'engagement.faces': duel.faces }, variant: coinVariant(duel) })),
    run: { method: 'auto', trials: null, precision: null, seed: 1, confidence: 0.95 },
    expect: [],
    analyses: [],
    script: null,
    warnings: [],
    ...changes,
  };
}
