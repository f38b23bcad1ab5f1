import type { Summary } from '../../src/analysis/summary.ts';
import { run } from '../../src/run.ts';
import { loadScenario } from '../../src/scenario/load.ts';

/** A scenario for every kind of analysis. */
export const ANALYSED = [
  'mordheim/better-than-the-sword',
  'mordheim/is-the-charge-worth-five-points',
  'mordheim/best-loadout-for-ninety-crowns',
  'mordheim/how-tough-is-a-fair-ghoul',
  'seventh-sea/how-many-raises',
  'mordheim/weapons-all-against-all',
  'mordheim/what-must-a-ghoul-cost',
  'mordheim/what-is-a-ghouls-toughness-worth',
  'mordheim/which-ruling-breaks-it',
  'mordheim/to-parry-or-not',
] as const;

const known = new Map<string, Promise<Summary>>();

/** The result of such a scenario, on few trials where it is sampled: what is looked at is its shape. */
export function analysedSummary(scenario: string, method: 'auto' | 'sampled', seed = 1): Promise<Summary> {
  const key = `${scenario} ${method} ${seed}`;
  const summary = known.get(key) ?? runAnalysed(scenario, method, seed);
  known.set(key, summary);
  return summary;
}

async function runAnalysed(scenario: string, method: 'auto' | 'sampled', seed: number): Promise<Summary> {
  const file = await loadScenario(`scenarios/${scenario}.yaml`);
  return run(file, { method, trials: 500, seed, workers: 0 });
}
