import { type Command, Option } from 'commander';
import { loadSystem, systemNames } from '../systems/registry.ts';
import type { GameSystem, Language } from '../systems/system.ts';
import { fighterFields, gamesText, kindFields, settingFields, systemText } from './systems-text.ts';
import { printedWidth } from './table.ts';

interface SystemsOptions {
  readonly lang: Language;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  fracas systems
  fracas systems mordheim --lang fr
  fracas systems --json
The rules themselves: fracas rules`;

/** `fracas systems [NAME]`: what games there are, and what a game's scenarios may hold. */
export function registerSystems(program: Command): void {
  program
    .command('systems')
    .description('list game systems, or everything that one offers: kinds, fields, rulings, decisions, catalogues')
    .argument('[name]', 'game system')
    .addOption(new Option('--lang <language>', 'language of the texts').choices(['en', 'fr']).default('en'))
    .option('--json', 'print JSON instead of tables')
    .addHelpText('after', EXAMPLES)
    .action(async (name: string | undefined, { lang, json }: SystemsOptions) => {
      const systems = await Promise.all((name === undefined ? systemNames() : [name]).map(loadSystem));
      if (json === true) {
        const facts = systems.map(factsOf);
        process.stdout.write(`${JSON.stringify(name === undefined ? facts : facts[0], null, 2)}\n`);
        return;
      }
      const width = printedWidth();
      const text =
        name === undefined
          ? gamesText(systems, lang, width)
          : systems.map((system) => systemText(system, lang, width)).join('\n');
      process.stdout.write(text);
    });
}

/** Everything about a system that is plain data, its rules apart. */
function factsOf(system: GameSystem) {
  const { name, title, editions, rulings, presets, decisions, catalogues } = system;
  const kinds = system.kinds.map((kind) => ({ ...kind, fields: kindFields(system, kind) }));
  const [fighter, settings] = [fighterFields(system), settingFields(system)];
  return { name, title, editions, kinds, fighter, settings, rulings, presets, decisions, catalogues };
}
