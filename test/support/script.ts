import { expect } from 'vitest';
import { facesOf as facesOfEntry } from '../../src/dice/recording.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { resultMetrics, Trial } from '../../src/engine/block.ts';
import { type Replay, replayScript } from '../../src/engine/replay.ts';
import { type Compiled, compileText } from './solve.ts';

/** How a scripted trial went, by names. */
export interface Told {
  readonly outcome: string;
  readonly metrics: Readonly<Record<string, number>>;
  /** Names of the rolls in order, in English. */
  readonly rolls: readonly string[];
  /** Who made each of them. */
  readonly by: readonly string[];
  readonly failure: unknown;
}

/** Plays the only variant of a text with forced faces; left-over faces are a failure. Large steps must end alike. */
export async function playFaces(yaml: string, faces: readonly number[]): Promise<Told> {
  const { model, tactics, system } = (await compileText(yaml, 'steps'))[0] as Compiled;
  const siteName = (site: number): string => system.sites[site]?.en ?? '';
  const replay = replayScript({ model, tactics }, faces, siteName);
  if (replay.failure === null) expect(await endInLargeSteps(yaml, faces)).toEqual([replay.outcome, ...replay.metrics]);
  return {
    outcome: model.outcomes[replay.outcome]?.name ?? 'failed',
    metrics: Object.fromEntries(resultMetrics(model).map(({ name }, i) => [name, replay.metrics[i] ?? Number.NaN])),
    rolls: replay.happenings.flatMap((it) => (it.kind === 'die' ? [siteName(it.entry.site)] : [])),
    by: replay.happenings.flatMap((it) => (it.kind === 'die' ? [model.actors[it.entry.actor] ?? ''] : [])),
    failure: replay.failure,
  };
}

async function endInLargeSteps(yaml: string, faces: readonly number[]): Promise<readonly number[]> {
  const { model, tactics } = (await compileText(yaml, 'dice'))[0] as Compiled;
  const dice = new ScriptedDice(faces);
  const trial = new Trial(model, tactics);
  const outcome = trial.play(dice);
  dice.finish();
  const values = resultMetrics(model).map(({ min = 0 }, metric) => min + (trial.values[metric] ?? 0));
  return [outcome, ...values];
}

/** The faces that a replay showed, in order. */
export function facesOf({ happenings }: Replay): number[] {
  return happenings.flatMap((it) => (it.kind === 'die' ? facesOfEntry(it.entry) : []));
}
