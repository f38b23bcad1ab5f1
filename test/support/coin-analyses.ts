import type { AnalysisResult } from '../../src/analysis/analyses/results.ts';
import type { Summary } from '../../src/analysis/summary.ts';
import { createInlineBackend } from '../../src/backend/inline.ts';
import { createThreadsBackend } from '../../src/backend/threads.ts';
import { type RunOptions, type RunPorts, run } from '../../src/run.ts';
import type { AnalysisRequest } from '../../src/scenario/analyses/kinds.ts';
import type { Candidate } from '../../src/scenario/scenario-parts.ts';
import { coinSolver } from './fake-exact.ts';
import { type CoinDuel, coinScenario, coinVariant, loadCoins } from './fake-model.ts';

const WORKER = new URL('./coins-worker.ts', import.meta.url);

/** Duels of coins, solved by their formula, played inline or by threads. */
const PORTS: RunPorts = {
  loadSystem: loadCoins,
  solve: coinSolver(255),
  createBackend: (job, workers) =>
    workers === 0 ? createInlineBackend(job, loadCoins) : createThreadsBackend(job, { workers, workerUrl: WORKER }),
};

/** A duel of coins under a label. */
export function coinCandidate(duel: CoinDuel, label: Candidate['label'] = { faces: duel.faces }): Candidate {
  return { label, variant: coinVariant(duel) };
}

/** The summary of a scenario of one small duel that asks for an analysis. */
export function runWith(request: AnalysisRequest, options: RunOptions = {}): Promise<Summary> {
  const scenario = coinScenario([{ faces: 2, roundsMax: 1 }], { analyses: [request] });
  return run(scenario, { workers: 0, trials: 100, ...options }, PORTS);
}

/** What an analysis of coin duels found out. */
export async function conductCoins<Kind extends AnalysisResult['kind']>(
  request: AnalysisRequest & { readonly kind: Kind },
  options: RunOptions = {},
): Promise<Extract<AnalysisResult, { kind: Kind }>> {
  const [result] = (await runWith(request, options)).analyses;
  if (result?.kind !== request.kind) throw new Error('another analysis than was asked for');
  return result as Extract<AnalysisResult, { kind: Kind }>;
}
