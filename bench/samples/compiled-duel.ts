import { fileURLToPath } from 'node:url';
import type { CompileOptions, GameSystem, Model, Tactics } from '../../src/systems/system.ts';
import { fromDist } from '../dist.ts';

/** An engagement of one of the scenarios here, loaded; `compile` makes a model of it. */
export interface LoadedScene {
  compile(engine: CompileOptions['engine']): { readonly model: Model; readonly tactics: Tactics };
}

/** Loads every module that solving or sampling needs, and a scenario of one variant. @param file name beside bench/ */
export async function loadScene(file: string): Promise<LoadedScene> {
  const { loadScenario } = await fromDist<typeof import('../../src/scenario/load.ts')>('scenario/load.js');
  const { loadSystem } = await fromDist<typeof import('../../src/systems/registry.ts')>('systems/registry.js');
  const scenario = await loadScenario(fileURLToPath(new URL(`../${file}`, import.meta.url)));
  const system: GameSystem = await loadSystem(scenario.system);
  const variant = scenario.variants[0]?.variant;
  if (variant === undefined) throw new Error(`bench/${file} has no variant`);
  return { compile: (engine) => system.compile(variant, { engine }) };
}
