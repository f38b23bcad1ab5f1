import { type Replay, replayScript } from '../../src/engine/replay.ts';
import { resultMetrics } from '../../src/engine/block.ts';
import { type Compiled, compileText } from './solve.ts';

/** How a scripted trial went, by names. */
export interface Told {
  readonly outcome: string;
  readonly metrics: Readonly<Record<string, number>>;
  /** Names of the rolls in order, in English. */
  readonly rolls: readonly string[];
  readonly failure: unknown;
}

/** Names what a replay holds. */
export function told({ model, system }: Compiled, replay: Replay): Told {
  return {
    outcome: model.outcomes[replay.outcome]?.name ?? 'failed',
    metrics: Object.fromEntries(resultMetrics(model).map(({ name }, i) => [name, replay.metrics[i] ?? Number.NaN])),
    rolls: replay.happenings.flatMap((it) => (it.kind === 'die' ? [system.sites[it.entry.site]?.en ?? ''] : [])),
    failure: replay.failure,
  };
}

/** Plays the only variant of a text with forced faces; left-over faces are a failure. */
export async function playFaces(yaml: string, faces: readonly number[]): Promise<Told> {
  const compiled = (await compileText(yaml, 'dice'))[0] as Compiled;
  const stage = { model: compiled.model, tactics: compiled.tactics, language: 'en' as const };
  const siteName = (site: number): string => compiled.system.sites[site]?.en ?? '';
  return told(compiled, replayScript(stage, faces, siteName));
}

/** The faces that a replay showed. */
export function facesOf({ happenings }: Replay): number[] {
  return happenings.flatMap((it) => (it.kind === 'die' && it.entry.kind !== 'draw' ? [it.entry.face] : []));
}

