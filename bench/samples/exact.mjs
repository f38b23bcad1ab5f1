// Solves the duel in this process, once cold and then warm, and prints milliseconds of wall-clock time as JSON. Plain
// JavaScript, for a development loader beside it would be measured with it: its threads, and its garbage.
import { fileURLToPath } from 'node:url';

const WARM_UPS = 200;
const REPEATS = 200;

const dist = (path) => import(new URL(`../../dist/${path}`, import.meta.url).href);
const { solveExact } = await dist('engine/exact.js');
const { loadScenario } = await dist('scenario/load.js');
const { loadSystem } = await dist('systems/registry.js');

const scenario = await loadScenario(fileURLToPath(new URL('../duel.yaml', import.meta.url)));
const system = await loadSystem(scenario.system);
const [{ variant }] = scenario.variants;

/** From the variant to its law, compiling the rules included. */
function solve() {
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const { model, tactics } = system.compile(variant, { engine: 'tables' });
  const law = solveExact(model, tactics);
  const ms = performance.now() - begin;
  const { user, system: kernel } = process.cpuUsage(cpu);
  const cpuMs = (user + kernel) / 1_000;
  return {
    ms,
    cpuMs,
    outcomes: Object.fromEntries(model.outcomes.map(({ name }, index) => [name, law.outcomes[index]])),
  };
}

// Or the garbage of loading modules would be cleared away within some measurements and not in others.
globalThis.gc();
const cold = solve();
for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) solve();
const warm = Array.from({ length: REPEATS }, () => solve().ms).sort((a, b) => a - b);

const { ms: coldMs, cpuMs: coldCpuMs, outcomes } = cold;
process.stdout.write(JSON.stringify({ coldMs, coldCpuMs, warmMs: warm[REPEATS / 2], outcomes }));
