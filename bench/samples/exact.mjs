// Solves a scenario in this process, once cold and then warm, and prints milliseconds as JSON: ExactSample of
// bench/exact-sample.ts. As the command does, it takes the modules from the scripts of dist/ with their code caches. Plain
// JavaScript, for a development loader beside it would be measured with it: its threads, and its garbage.
//
//   exact.mjs FILE WARM-UPS REPEATS
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openScripts } from '../../dist/scripts.js';

const BENCH = fileURLToPath(new URL('..', import.meta.url));
const [file, warmUps, repeats] = process.argv.slice(2);

const scripts = openScripts();
if (scripts === null) throw new Error('dist/ has no scripts: npm run build');
const { solveExact } = scripts.load('engine/exact.js');
const { loadScenario } = scripts.load('scenario/load.js');
const { loadSystem } = scripts.load('systems/registry.js');

const scenario = await loadScenario(resolve(BENCH, file));
const system = await loadSystem(scenario.system);
const [{ variant }] = scenario.variants;

/** As `startWatch` of bench/threads.ts: milliseconds for which the main thread waited for a core; 0 where nobody knows. */
function waitedMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** From the variant to its law, compiling the rules included. */
function solve() {
  // What is taken off is read within what passes: a wait between the two readings must not shorten the time.
  const begin = performance.now();
  const waitedBefore = waitedMs();
  const cpu = process.cpuUsage();
  const { model, tactics } = system.compile(variant, { engine: 'tables' });
  const law = solveExact(model, tactics);
  const { user, system: kernel } = process.cpuUsage(cpu);
  const waited = waitedMs() - waitedBefore;
  const ms = performance.now() - begin - waited;
  return {
    ms,
    cpuMs: (user + kernel) / 1_000,
    states: law.states,
    outcomes: Object.fromEntries(model.outcomes.map(({ name }, index) => [name, law.outcomes[index]])),
  };
}

for (const [name, { cachedDataRejected }] of scripts.compiled) {
  if (cachedDataRejected !== false) throw new Error(`V8 does not accept the code cache of ${name}`);
}
// Or the garbage of loading modules would be cleared away within some measurements and not in others. V8 accepts no code cache
// in a process that was begun with this flag.
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
// Node reads a file and asks for CPU time more slowly the first time, which is no part of a solution.
waitedMs();
process.cpuUsage();
const cold = solve();
for (let warmUp = 0; warmUp < Number(warmUps); warmUp += 1) solve();
const warm = Array.from({ length: Number(repeats) }, () => solve().ms).sort((a, b) => a - b);

const { ms: coldMs, cpuMs: coldCpuMs, states, outcomes } = cold;
process.stdout.write(JSON.stringify({ coldMs, coldCpuMs, warmMs: warm[warm.length >> 1] ?? null, states, outcomes }));
