import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompileOptions, GameSystem, Model, Tactics, Variant } from '../../src/systems/system.ts';
import { fromDist } from '../dist.ts';

const BENCH = fileURLToPath(new URL('../../bench/', import.meta.url));

/** An engagement of one of the scenarios here, loaded; `compile` makes a model of it. */
export interface LoadedScene {
  compile(engine: CompileOptions['engine']): { readonly model: Model; readonly tactics: Tactics };
}

/** Loads every module that solving or sampling needs, and a scenario of one variant. @param file in bench/, or anywhere else in full */
export async function loadScene(file: string): Promise<LoadedScene> {
  const { loadSystem } = await fromDist<typeof import('../../src/systems/registry.ts')>('systems/registry.js');
  const variant = await loadVariant(file);
  const system: GameSystem = await loadSystem(variant.system);
  return { compile: (engine) => system.compile(variant, { engine }) };
}

/** The one variant of a scenario. @param file as above */
export async function loadVariant(file: string): Promise<Variant> {
  const { loadScenario } = await fromDist<typeof import('../../src/scenario/load.ts')>('scenario/load.js');
  const scenario = await loadScenario(resolve(BENCH, file));
  const variant = scenario.variants[0]?.variant;
  if (variant === undefined) throw new Error(`${file} has no variant`);
  return variant;
}
