import { resultMetrics } from '../../../src/engine/block.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import type { Scene } from '../../../src/engine/parted/course.ts';
import { buildParted, type PartedMachine } from '../../../src/engine/parted/machine.ts';
import { PartedPlayer } from '../../../src/engine/parted/player.ts';
import { BLOCK_TRIALS, type ExactResult, type Tally } from '../../../src/engine/result.ts';
import { createTally } from '../../../src/engine/tally.ts';
import { compileText } from '../../support/solve.ts';

/** Small fights whose rounds fall apart, and one that has many to each: what it shows → scenario. */
export const FIGHTS = {
  'two pairs, a charge and fear': `
system: mordheim
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield, light-armour] }
  warrior: { profile: warrior, equipment: [axe, shield] }
  ghoul: { profile: ghoul }
  zombie: { profile: zombie }
engagement:
  kind: melee
  sides: { imperials: [captain, warrior], undead: [ghoul, zombie] }
  charger: imperials
  contact: paired
  rounds: 6
`,
  'one more on a side, standing alone, and weapons of the first round': `
system: mordheim
fighters:
  champion: { profile: champion, equipment: [morning-star, shield] }
  youngblood: { profile: youngblood, equipment: [spear, buckler] }
  orc: { profile: orc-boy, equipment: [sword, helmet] }
engagement:
  kind: melee
  sides: { imperials: [champion, youngblood], orcs: [3 x orc] }
  charger: orcs
  contact: paired
  rounds: 2
`,
  'several wounds, pistols, frenzy, the weakest first and no limit on criticals': `
system: mordheim
rulings: { critical-limit: unlimited, psychology: 'on' }
fighters:
  ogre: { profile: ogre-bodyguard, tactics: { target: weakest } }
  duellist: { profile: champion, equipment: [brace-of-pistols, sword], abilities: [frenzy] }
  goblin: { profile: goblin-warrior, equipment: [dagger, crossbow-pistol], tactics: { target: strongest } }
engagement:
  kind: melee
  sides: { hired: [ogre, duellist], greenskins: [2 x goblin] }
  contact: paired
  rounds: 4
`,
} as const;

// What takes seconds is made once for all tests of a file.
const scenes = new Map<string, Promise<Scene>>();
const machines = new WeakMap<Scene, PartedMachine>();
const laws = new WeakMap<Scene, ExactResult>();

/** The model of a scenario, whose rounds fall apart. */
export function sceneOf(yaml: string): Promise<Scene> {
  const scene = scenes.get(yaml) ?? compiledScene(yaml);
  scenes.set(yaml, scene);
  return scene;
}

async function compiledScene(yaml: string): Promise<Scene> {
  const [compiled] = await compileText(yaml, 'tables');
  if (compiled?.model.parts === undefined) throw new Error('its rounds do not fall apart');
  return { model: compiled.model, tactics: compiled.tactics, parts: compiled.model.parts };
}

export function machineOf(scene: Scene): PartedMachine {
  const machine = machines.get(scene) ?? buildParted(scene.model, scene.tactics);
  if (machine === null) throw new Error('there is no machine');
  machines.set(scene, machine);
  return machine;
}

export function lawOf(scene: Scene): ExactResult {
  const law = laws.get(scene) ?? solveExact(scene.model, scene.tactics);
  laws.set(scene, law);
  return law;
}

export function emptyTally({ model }: Scene): Tally {
  return createTally(model.outcomes.length, resultMetrics(model).length);
}

/** What a machine counts in the first trials of a seed. */
export function drawn(scene: Scene, machine: PartedMachine, seed: number, trials: number): Tally {
  const player = new PartedPlayer(machine, scene);
  const tally = emptyTally(scene);
  for (let block = 0, left = trials; left > 0; block += 1, left -= BLOCK_TRIALS) {
    player.play(seed, block, Math.min(BLOCK_TRIALS, left), tally);
  }
  player.flush(tally);
  return tally;
}
