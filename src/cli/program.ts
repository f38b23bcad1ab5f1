import { Command, CommanderError } from 'commander';
import { EXIT, FracasError, visible } from '../errors.ts';
import { shellWord } from '../report/replay-command.ts';
import { VERSION } from '../version.ts';
import { reportFailure } from './failure.ts';

type Register = (program: Command) => void;

interface LazyCommand {
  readonly name: string;
  readonly summary: string;
  /** Loads the command's module: only the one that runs is loaded, so that start-up stays short. */
  readonly load: () => Promise<Register>;
}

const COMMANDS: readonly LazyCommand[] = [
  {
    name: 'run',
    summary: 'resolve the fights of scenarios and report the odds',
    load: async () => (await import('./run.ts')).registerRun,
  },
  {
    name: 'check',
    summary: 'validate scenarios without running them',
    load: async () => (await import('./check.ts')).registerCheck,
  },
  {
    name: 'replay',
    summary: 'tell one fight roll by roll',
    load: async () => (await import('./replay.ts')).registerReplay,
  },
  {
    name: 'compare',
    summary: 'what moved between two results',
    load: async () => (await import('./compare.ts')).registerCompare,
  },
  {
    name: 'odds',
    summary: 'exact odds of a dice expression, such as "7k3 >= 20"',
    load: async () => (await import('./odds.ts')).registerOdds,
  },
  {
    name: 'systems',
    summary: 'games, their kinds, fields, rulings, decisions and bestiaries',
    load: async () => (await import('./systems.ts')).registerSystems,
  },
  {
    name: 'rules',
    summary: 'rules of a game: what each does, its source, its switches, its tests',
    load: async () => (await import('./rules.ts')).registerRules,
  },
  {
    name: 'init',
    summary: 'write a first scenario to start from',
    load: async () => (await import('./init.ts')).registerInit,
  },
  {
    name: 'schema',
    summary: 'print the JSON Schema of scenarios, for editors, or of results',
    load: async () => (await import('./schema.ts')).registerSchema,
  },
];

const EXAMPLES = `
Examples:
  $ fracas run scenarios/mordheim/sword-or-axe.yaml     odds on the terminal, report in reports/
  $ fracas run duel.yaml --method sampled --precision 0.1%   roll dice until the leader is known to ±0.1 point
  $ fracas replay duel.yaml --trial 41                  one fight, roll by roll
  $ fracas compare old.json new.json                    what moved between two results
  $ fracas odds "7k3 >= 20"                             exact dice odds at once

Exit codes: 0 done, 1 an expectation of the scenario failed, 2 usage or scenario error, 3 workers failed,
70 defect of Fracas, 130 interrupted (partial results are written and marked).`;

/**
 * Runs one command line.
 * @param args without the interpreter and the script
 * @returns the exit code
 */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  process.exitCode = EXIT.ok;
  try {
    const program = await createProgram(wantedCommand(args));
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(isHelpOnNothing(args) ? args.slice(1) : args, { from: 'user' });
    return Number(process.exitCode ?? EXIT.ok);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 || isHelp(error) ? EXIT.ok : EXIT.usage;
    return reportFailure(error);
  }
}

function isHelp({ code }: CommanderError): boolean {
  return code === 'commander.help' || code === 'commander.helpDisplayed' || code === 'commander.version';
}

/** Commander would answer `help` on a word that is no command with the whole help, as if all were well. */
function isHelpOnNothing([first, about]: readonly string[]): boolean {
  return first === 'help' && about !== undefined && ![...COMMANDS.map(({ name }) => name), 'help'].includes(about);
}

/** The word that names a command: the first that is no option, after `help`. */
function wantedCommand(args: readonly string[]): string | undefined {
  return args.filter((arg) => !arg.startsWith('-')).find((arg) => arg !== 'help');
}

async function createProgram(wanted: string | undefined): Promise<Command> {
  const program = new Command('fracas')
    .description('Exact and sampled odds for tabletop combat: who wins, how often, how hard, and is it fair?')
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help of a command')
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(fracas --help shows the commands)')
    .configureOutput({ outputError: (text, write) => write(visible(text)) })
    .exitOverride();
  if (wanted !== undefined && /\.ya?ml$/i.test(wanted) && !COMMANDS.some(({ name }) => name === wanted)) {
    program.on('command:*', () => {
      throw new FracasError('cli/no-command', `"${wanted}" is a file, not a command`, {
        hint: `fracas run ${shellWord(wanted)}`,
      });
    });
  }
  for (const { name, summary, load } of COMMANDS) {
    if (name === wanted) (await load())(program);
    else program.command(name).description(summary);
    program.commands.at(-1)?.showHelpAfterError(`(fracas ${name} --help shows what it takes)`);
  }
  return program;
}
