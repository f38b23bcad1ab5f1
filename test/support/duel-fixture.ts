import type { Label, MetricSummary, OutcomeSummary, VariantSummary } from '../../src/analysis/summary.ts';

/**
 * A toy duel: each round one side may strike the other out, so that outcomes and rounds follow a geometric law and all
 * numbers of an invented result are consistent.
 */
interface Duel {
  /** Chance that the first side ends the fight in a round, and then that the second does. */
  readonly first: number;
  readonly second: number;
  readonly roundsMax: number;
}

const EN_CROWNS = { en: 'crowns', fr: 'couronnes' };
const ROUNDS = { en: 'rounds', fr: 'tours' };
const WOUNDS = { en: 'wounds', fr: 'blessures' };
const FIGHTERS = { en: 'fighters', fr: 'combattants' };

/** What an invented variant is made of. */
export interface VariantOptions {
  readonly label: Readonly<Record<string, Label>>;
  readonly duel: Duel;
  readonly sides: readonly [string, string];
  readonly method: 'exact' | 'sampled' | 'both';
  readonly trials: number;
  readonly costs: Readonly<Record<string, number>>;
}

/** A variant of the toy duel, exact or sampled without noise. */
export function variantOf(options: VariantOptions): VariantSummary {
  const { label, duel, sides, method, trials, costs } = options;
  const [a, b] = sides;
  const go = (1 - duel.first) * (1 - duel.second);
  const rounds = new Array<number>(duel.roundsMax + 1).fill(0);
  let alive = 1;
  let firstWins = 0;
  for (let round = 1; round <= duel.roundsMax; round += 1) {
    const ends = round === duel.roundsMax ? 1 : 1 - go;
    rounds[round] = alive * ends;
    firstWins += alive * duel.first;
    alive *= go;
  }
  const draw = alive;
  const secondWins = 1 - firstWins - draw;
  const sampled = method === 'sampled';
  const chances = { [a]: firstWins, [b]: secondWins, draw };
  const outcomes: Record<string, OutcomeSummary> = {};
  const counts = countsOf(Object.values(chances), trials);
  Object.entries(chances).forEach(([name, p], index) => {
    outcomes[name] = sampled
      ? sampledOutcome(name, counts[index] ?? 0, trials)
      : { label: outcomeLabel(name), p, low: p, high: p, count: null, fraction: null, interval: 'exact' };
  });
  const damage = (p: number): number[] => [1 - p, p * 0.7, p * 0.24, p * 0.06];
  const metric = (name: string, fr: string, unit: typeof ROUNDS, law: readonly number[]): MetricSummary =>
    lawMetric(
      { en: name, fr },
      unit,
      sampled ? countsOf(law, trials).map((count) => count / trials) : law,
      sampled ? trials : null,
    );
  const audit =
    method === 'both'
      ? {
          trials,
          outcomes: Object.fromEntries(
            Object.entries(chances).map(([name], index) => {
              const { p, low, high } = sampledOutcome(name, counts[index] ?? 0, trials);
              return [name, { p, low, high, count: counts[index] ?? 0 }];
            }),
          ),
          worstZ: 1.83,
          agrees: true,
        }
      : null;
  return {
    label,
    method,
    trials: method === 'exact' ? null : trials,
    stopped: method === 'exact' ? 'exact' : 'trials',
    outcomes,
    metrics: {
      rounds: metric('rounds fought', 'tours livrés', ROUNDS, rounds),
      [`damage.${a}`]: metric(`wounds dealt by ${a}`, `blessures infligées par ${a}`, WOUNDS, damage(firstWins)),
      [`damage.${b}`]: metric(`wounds dealt by ${b}`, `blessures infligées par ${b}`, WOUNDS, damage(secondWins)),
      [`losses.${a}`]: metric(`losses of ${a}`, `pertes de ${a}`, FIGHTERS, [1 - secondWins, secondWins]),
      [`losses.${b}`]: metric(`losses of ${b}`, `pertes de ${b}`, FIGHTERS, [1 - firstWins, firstWins]),
      [`value-lost.${a}`]: metric(
        `value lost by ${a}`,
        `valeur perdue par ${a}`,
        EN_CROWNS,
        sparse(costs.captain ?? 5, secondWins),
      ),
    },
    costs: Object.fromEntries(Object.entries(costs).map(([name, amount]) => [name, { amount, unit: EN_CROWNS }])),
    audit,
    exact: sampled ? null : { states: 184, branches: 21_402, droppedMass: 0 },
  };
}

function sparse(value: number, p: number): number[] {
  const law = new Array<number>(value + 1).fill(0);
  law[0] = 1 - p;
  law[value] = p;
  return law;
}

/** The summary of a metric with this law, index = value. */
export function lawMetric(
  label: MetricSummary['label'],
  unit: MetricSummary['unit'],
  law: readonly number[],
  trials: number | null = null,
): MetricSummary {
  const present = law.map((p, value) => ({ p, value })).filter(({ p }) => p > 0);
  const mean = present.reduce((total, { p, value }) => total + p * value, 0);
  const sd = Math.sqrt(present.reduce((total, { p, value }) => total + p * (value - mean) ** 2, 0));
  const half = trials === null ? 0 : (1.96 * sd) / Math.sqrt(trials);
  const quantile = (q: number): number => {
    let below = 0;
    for (const { p, value } of present) {
      below += p;
      if (below >= q - 1e-12) return value;
    }
    return present.at(-1)?.value ?? 0;
  };
  return {
    label,
    unit,
    mean,
    meanLow: mean - half,
    meanHigh: mean + half,
    sd,
    min: present[0]?.value ?? 0,
    max: present.at(-1)?.value ?? 0,
    quantiles: Object.fromEntries([0.05, 0.25, 0.5, 0.75, 0.95].map((q) => [`${q}`, quantile(q)])),
    p: Object.fromEntries(present.map(({ p, value }) => [`${value}`, p])),
    overflow: 0,
  };
}

/** Wilson interval at 95 %, or the closed-form Clopper-Pearson bound at zero or full counts. */
export function sampledOutcome(name: string, count: number, trials: number): OutcomeSummary {
  const label = outcomeLabel(name);
  const p = count / trials;
  const edge = 1 - 0.025 ** (1 / trials);
  if (count === 0) return { label, p, low: 0, high: edge, count, fraction: null, interval: 'clopper-pearson' };
  if (count === trials) return { label, p, low: 1 - edge, high: 1, count, fraction: null, interval: 'clopper-pearson' };
  const z2 = 1.959964 ** 2;
  const centre = (p + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = Math.sqrt(z2 * ((p * (1 - p)) / trials + z2 / (4 * trials ** 2))) / (1 + z2 / trials);
  return { label, p, low: centre - half, high: centre + half, count, fraction: null, interval: 'wilson' };
}

function outcomeLabel(name: string): { en: string; fr: string } {
  return name === 'draw' ? { en: 'draw', fr: 'indécis' } : { en: `victory of ${name}`, fr: `victoire de ${name}` };
}

function countsOf(law: readonly number[], trials: number): number[] {
  const counts = law.map((p) => Math.floor(p * trials));
  const rest = trials - counts.reduce((total, count) => total + count, 0);
  const largest = law.indexOf(Math.max(...law));
  counts[largest] = (counts[largest] ?? 0) + rest;
  return counts;
}
