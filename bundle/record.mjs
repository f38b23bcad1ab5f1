// Runs representative commands by the scripts of dist/, and writes the code caches of all that ran: functions that V8 has
// read need not be read again. Plain JavaScript, for a development loader in the process would be recorded with it.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { encodeCache, openScripts } from '../dist/scripts.js';

const scenario = (path) => fileURLToPath(new URL(`../scenarios/${path}.yaml`, import.meta.url));
const QUIET = ['--quiet', '--format', 'json'];
const SAMPLED = ['--method', 'sampled', '--seed', '1', '--workers', '0', '--trials'];
const DUEL = scenario('mordheim/first-duel');

/** Reports twice, of laws and of samples; then what plays the trials, and a fight of each game. */
const COMMANDS = [
  ['--help'],
  ['run', DUEL, '--quiet'],
  ['run', DUEL, '--quiet', ...SAMPLED, '300_000'],
  ['run', DUEL, ...QUIET, ...SAMPLED, '100_000', '--engine', 'dice'],
  ['run', DUEL, ...QUIET, ...SAMPLED, '20_000', '--workers', '1'],
  ['run', scenario('confrontation/first-duel'), ...QUIET],
  ['run', scenario('mortebrume/which-dice'), ...QUIET],
  ['run', scenario('mortebrume/duel-au-sommet'), ...QUIET, ...SAMPLED, '20_000'],
  ['run', scenario('seventh-sea/chair-leg'), ...QUIET],
  ['run', scenario('seventh-sea/which-blade'), ...QUIET, ...SAMPLED, '20_000'],
  ['check', DUEL],
  ['replay', DUEL, '--seed', '1'],
  ['odds', '7k3 >= 20'],
  ['systems'],
  ['rules', 'mordheim'],
];

// What the first commands needed must be there at the end.
setFlagsFromString('--no-flush-bytecode');
const scripts = openScripts();
if (scripts === null) throw new Error('there are no scripts in dist/');
const { runCommandLine } = scripts.load('cli/program.js');
scripts.load('cli/start.js');
for (const command of COMMANDS) {
  const exitCode = await runCommandLine(command);
  // A check of the scenario that fails (1) is for the tests to tell.
  if (exitCode > 1) throw new Error(`fracas ${command.join(' ')} ended with ${exitCode}`);
}

// A cache is for the flags under which it was made: those of a plain process.
setFlagsFromString('--flush-bytecode');
for (const [name, script] of scripts.compiled) {
  writeFileSync(new URL(`../dist/scripts/${name}.cache`, import.meta.url), encodeCache(script.createCachedData()));
}
