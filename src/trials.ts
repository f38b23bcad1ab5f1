import { setImmediate } from 'node:timers/promises';
import { canonicalJson } from './analysis/canonical.ts';
import type { Summary, VariantSummary } from './analysis/summary.ts';
import { resultMetrics } from './engine/block.ts';
import { buildMachine, type Machine } from './engine/compiled/machine.ts';
import { drawTrials } from './engine/compiled/trials.ts';
import type { Stage } from './engine/replay.ts';
import { playTrials, type TrialColumns } from './engine/trials.ts';
import { FracasError, InvariantError } from './errors.ts';
import type { ExportedFile } from './report/export/files.ts';
import type { TrialBlock } from './report/export/parquet.ts';
import type { LabelledVariant, Scenario } from './scenario/scenario.ts';
import { loadSystem } from './systems/registry.ts';
import type { GameSystem } from './systems/system.ts';

/**
 * A result as Parquet files: NAME.analyses.parquet with the numbers of its analyses, where it has any, and NAME.parquet with
 * every sampled trial. A result without trials has the first alone.
 * @throws FracasError when there is neither, or too many trials, or no scenario to play them again from
 */
export async function* parquetFiles(
  summary: Summary,
  scenario: Scenario | null,
  name: string,
): AsyncGenerator<ExportedFile> {
  const { countTrialRows, parquetTrials } = await import('./report/export/parquet.ts');
  const hasTrials = summary.variants.some(({ trials }) => trials !== null);
  if (summary.analyses.length > 0) {
    const { parquetAnalyses } = await import('./report/export/parquet-analyses.ts');
    yield { name: `${name}.analyses.parquet`, content: parquetAnalyses(summary) };
    if (!hasTrials) return;
  }
  countTrialRows(summary);
  if (scenario === null) {
    throw new FracasError('export/no-scenario', 'trials are played again from their scenario, and none is given', {
      hint: "report(summary, { format: 'parquet', scenario })",
    });
  }
  yield { name: `${name}.parquet`, content: await parquetTrials(summary, replaySample(scenario, summary)) };
}

/**
 * Every trial behind the sampled numbers of a result, played again from its seed: variant by variant, in order.
 * @param scenario the one that the result is of
 * @throws InvariantError when the trials do not count up to the result
 */
export async function* replaySample(
  scenario: Scenario,
  summary: Summary,
  load: (name: string) => Promise<GameSystem> = loadSystem,
): AsyncGenerator<TrialBlock> {
  const { seed } = summary;
  if (seed === null) return;
  const system = await load(scenario.system);
  const variants = new Map(scenario.variants.map((each) => [canonicalJson(each.label), each]));
  for (const [index, found] of summary.variants.entries()) {
    const labelled = variants.get(canonicalJson(found.label));
    if (found.trials === null || labelled === undefined) continue;
    const { engine = 'dice' } = found;
    const stage = system.compile(labelled.variant, { engine: engine === 'dice' ? 'dice' : 'tables' });
    const machine = engine === 'dice' ? null : buildMachine(stage.model, stage.tactics);
    const luck = { seed, trials: found.trials };
    const outcomes = stage.model.outcomes.map(({ name }) => name);
    const metrics = resultMetrics(stage.model).map(({ name }) => name);
    const counts = new Float64Array(outcomes.length);
    for (const columns of columnsOf(stage, machine, luck)) {
      // Lets signals through between blocks.
      await setImmediate();
      for (const outcome of columns.outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
      yield {
        variant: index,
        first: columns.first,
        outcomes: Array.from(columns.outcomes, (outcome) => outcomes[outcome] ?? ''),
        metrics: Object.fromEntries(metrics.map((name, at) => [name, columns.metrics[at] ?? new Int32Array(0)])),
      };
    }
    checkCounts(found, new Map(outcomes.map((name, at) => [name, counts[at] ?? 0])), labelled);
  }
}

function columnsOf(
  { model, tactics }: Stage,
  machine: Machine | null,
  luck: { readonly seed: number; readonly trials: number },
): Iterable<TrialColumns> {
  if (machine === null) return playTrials({ model, tactics }, luck);
  return drawTrials(model, machine, luck);
}

function checkCounts(found: VariantSummary, counts: ReadonlyMap<string, number>, { label }: LabelledVariant): void {
  for (const [name, count] of counts) {
    const sampled = found.audit?.outcomes[name]?.count ?? found.outcomes[name]?.count ?? 0;
    if (count === sampled) continue;
    throw new InvariantError(
      `the trials of ${canonicalJson(label)}, played again, give "${name}" ${count} times, not ${sampled} as the result says`,
      { hint: 'this is a defect of Fracas, please report it with your scenario and seed' },
    );
  }
}
