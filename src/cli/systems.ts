import { type Command, Option } from 'commander';
import { loadSystem, systemNames } from '../systems/registry.ts';
import type { Catalogue, GameSystem, Language, Words } from '../systems/system.ts';
import { heading, printedWidth, table } from './table.ts';

interface SystemsOptions {
  readonly lang: Language;
  readonly json?: boolean;
}

const HEADINGS = {
  kinds: { en: 'Kinds of engagement', fr: 'Types d’engagement' },
  rulings: {
    en: 'Rulings (ambiguous rules; the first option is the default)',
    fr: 'Arbitrages (la première option est le défaut)',
  },
  decisions: {
    en: 'Decision points (the first option is the default)',
    fr: 'Choix des joueurs (la première option est le défaut)',
  },
  presets: { en: 'Presets', fr: 'Préréglages' },
  id: { en: 'id', fr: 'id' },
  alias: { en: 'French', fr: 'français' },
  summary: { en: 'what it is', fr: 'ce que c’est' },
  field: { en: 'field', fr: 'champ' },
  meaning: { en: 'meaning', fr: 'sens' },
  question: { en: 'question', fr: 'question' },
  options: { en: 'options', fr: 'options' },
  place: { en: 'where', fr: 'où' },
  when: { en: 'when', fr: 'quand' },
  editions: { en: 'editions', fr: 'éditions' },
  more: {
    en: 'fracas systems NAME lists fields, rulings, decisions and catalogues',
    fr: 'fracas systems NOM : champs, arbitrages, choix et catalogues',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** `fracas systems [NAME]`: what games there are, and what a game's scenarios may hold. */
export function registerSystems(program: Command): void {
  program
    .command('systems')
    .description('list game systems, or everything that one offers: kinds, fields, rulings, decisions, catalogues')
    .argument('[name]', 'game system')
    .addOption(new Option('--lang <language>', 'language of the texts').choices(['en', 'fr']).default('en'))
    .option('--json', 'print JSON instead of tables')
    .addHelpText('after', '\nExamples:\n  fracas systems\n  fracas systems --json')
    .action(async (name: string | undefined, options: SystemsOptions) => {
      const systems = await Promise.all((name === undefined ? systemNames() : [name]).map(loadSystem));
      if (options.json === true) {
        const facts = systems.map(factsOf);
        process.stdout.write(`${JSON.stringify(name === undefined ? facts : facts[0], null, 2)}\n`);
        return;
      }
      const width = printedWidth();
      const text =
        name === undefined
          ? overview(systems, options.lang, width)
          : systems.map((system) => details(system, options.lang, width)).join('\n');
      process.stdout.write(text);
    });
}

/** Everything about a system that is plain data. */
function factsOf(system: GameSystem) {
  const { name, title, editions, kinds, rulings, presets, decisions, catalogues } = system;
  return { name, title, editions, kinds, rulings, presets, decisions, catalogues };
}

function overview(systems: readonly GameSystem[], lang: Language, width: number): string {
  const parts = systems.map((system) => {
    const rows = system.kinds.map((kind) => [kind.id, kind.alias, kind.summary[lang]]);
    return `${system.name}: ${system.title[lang]}\n${table(columns(lang, 'id', 'alias', 'summary'), rows, width)}`;
  });
  return `${parts.join('\n')}\n${HEADINGS.more[lang]}\n`;
}

function details(system: GameSystem, lang: Language, width: number): string {
  const parts = [`${system.name}: ${system.title[lang]}`];
  if (system.editions.length > 0) parts.push(`${HEADINGS.editions[lang]}: ${system.editions.join(', ')}`);
  parts.push(heading(HEADINGS.kinds[lang]));
  for (const kind of system.kinds) {
    const fields = kind.fields.map((field) => [field.name, field.text]);
    parts.push(
      `${kind.id} (${kind.alias}): ${kind.summary[lang]}`,
      table(columns(lang, 'field', 'meaning'), fields, width),
    );
  }
  const rulings = system.rulings.map((ruling) => {
    const options = ruling.options.map((option) => `${option.id} (${option.provenance})`).join(', ');
    return [ruling.id, ruling.question[lang], options];
  });
  if (rulings.length > 0)
    parts.push(heading(HEADINGS.rulings[lang]), table(columns(lang, 'id', 'question', 'options'), rulings, width));
  if (system.presets !== null) {
    const { id, values } = system.presets;
    const rows = Object.entries(values).map(([preset, chosen]) => [
      `${id}: ${preset}`,
      Object.entries(chosen)
        .map((pair) => pair.join(': '))
        .join(', '),
    ]);
    parts.push(heading(HEADINGS.presets[lang]), table(columns(lang, 'id', 'options'), rows, width));
  }
  const decisions = system.decisions.map((decision) => [
    decision.id,
    decision.place,
    decision.when[lang],
    decision.options.join(', '),
  ]);
  if (decisions.length > 0)
    parts.push(
      heading(HEADINGS.decisions[lang]),
      table(columns(lang, 'id', 'place', 'when', 'options'), decisions, width),
    );
  for (const catalogue of system.catalogues)
    parts.push(heading(catalogue.title[lang]), catalogueTable(catalogue, lang, width));
  return `${parts.join('\n')}\n`;
}

function catalogueTable(catalogue: Catalogue, lang: Language, width: number): string {
  const rows = catalogue.rows.map((row) => [row.id, row.alias, ...row.cells]);
  return table([HEADINGS.id[lang], HEADINGS.alias[lang], ...catalogue.columns], rows, width);
}

function columns(lang: Language, ...ids: readonly (keyof typeof HEADINGS)[]): readonly string[] {
  return ids.map((id) => HEADINGS[id][lang]);
}
